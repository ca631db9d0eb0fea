### Der Coach am Trainingstisch und nach dem Spiel.

training = Trainingstisch
training-on = Wer gefragt ist, darf den Coach fragen.
training-off = Der Coach sagt auf Wunsch, was jede Möglichkeit bringt. Alle sehen, dass er hier sitzt.
training-at = Training
training-or-serious = An einem ernsten Tisch sitzt kein Coach.

coach = Coach
coach-ask = Den Coach fragen
coach-thinks = Der Coach überlegt …
coach-not-asked = Sobald du gefragt bist, sagt der Coach, was deine Möglichkeiten bringen.
coach-again = Noch einmal fragen
coach-bid = Gebot { $n }
coach-trump = Trumpf { $suit }
coach-best = Im Mittel bringt am meisten: { $move }, { $points } Punkte in dieser Runde.
coach-only = Nur eins ist möglich: { $move }.
coach-close = { $n ->
    [one] Nicht sicher schlechter ist { $moves }.
   *[other] Nicht sicher schlechter sind { $moves }.
}
coach-close-many = { $n } andere sind nicht sicher schlechter.
coach-choices = Punkte im Mittel
coach-tricks = So viele Stiche werden es; das Gebot gelingt in { $percent } %
coach-tricks-n = { $n ->
    [one] ein Stich: { $percent } %
   *[other] { $n } Stiche: { $percent } %
}
coach-worlds = Gerechnet in { $n } Verteilungen der Karten, die zu allem passen, was du gesehen hast. Mehr als du weiß der Coach nicht.
coach-need = { $n ->
    [0] Du brauchst keinen Stich mehr.
    [one] Du brauchst noch einen Stich; { $left } stehen aus.
   *[other] Du brauchst noch { $n } Stiche; { $left } stehen aus.
}
coach-too-many = { $n ->
    [one] Du hast einen Stich zu viel.
   *[other] Du hast { $n } Stiche zu viel.
}
coach-lacks = { $who } hat nicht bedient und hat kein { $suit } mehr.
coach-sure = Fast sicher einen Stich: { $cards }.
coach-shaky = Manchmal einen Stich: { $cards }.
coach-takes = { $percent ->
    [0] { $move } nimmt diesen Stich nicht.
    [100] { $move } nimmt diesen Stich sicher.
   *[other] { $move } nimmt diesen Stich in { $percent } % der Fälle.
}
coach-beaten = { $who } kann sie in { $percent } % der Fälle überbieten.
coach-beaten-trump = { $who } kann sie in { $percent } % der Fälle überbieten, in { $trump } % mit Trumpf.

## Nach dem Spiel

coach-review = Der Coach blickt zurück
coach-review-whose = Wessen Spiel?
coach-review-thinks = Der Coach sieht sich jede Entscheidung an …
coach-dear = Was am meisten gekostet hat
coach-dear-none = Keine Entscheidung war deutlich schlechter als die beste.
coach-dear-line = Runde { $round }: { $move }. Mehr versprach { $best }.
coach-dear-met = Mit { $move } gelingt es in { $percent } %.
coach-dear-look = Ansehen
coach-dear-about = Gezählt sind Punkte, die vorher zu erwarten waren. Wie die Karten wirklich lagen, spielt hier keine Rolle.
coach-rounds = Das beste Gebot jeder Runde
coach-rounds-round = Runde
coach-rounds-bid = Gebot
coach-rounds-taken = Stiche
coach-rounds-points = Punkte
coach-rounds-before = vorher
coach-rounds-after = nachher
coach-rounds-about = Vorher: das Gebot, das mit dem Wissen von { $who } am meisten versprach. Nachher: das beste, wenn alle Hände offen gelegen hätten. Klein daneben stehen die Punkte im Mittel; fett ist, was deutlich besser war als das Gebot.
