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
coach-bid = Ansage { $n }
coach-trump = Trumpf { $suit }
coach-best = Im Mittel bringt am meisten: { $move }, { $points } Punkte in dieser Runde.
coach-only = Nur eins ist möglich: { $move }.
coach-close = Vielleicht genauso gut: { $moves }.
coach-close-many = { $n } andere sind vielleicht genauso gut.
coach-choices = Punkte im Mittel
coach-tricks = So viele Stiche werden es; die Ansage gelingt in { $percent } % der Fälle
coach-tricks-n = { $n ->
    [one] ein Stich: { $percent } %
   *[other] { $n } Stiche: { $percent } %
}
coach-worlds = Gerechnet in { $n } Verteilungen der Karten, die zu allem passen, was du gesehen hast. Mehr als du weiß der Coach nicht.
coach-need = { $n ->
    [0] Du brauchst keinen Stich mehr.
    [one] Du brauchst noch einen Stich; { $left ->
        [one] einer steht aus
       *[other] { $left } stehen aus
    }.
   *[other] Du brauchst noch { $n } Stiche; { $left ->
        [one] einer steht aus
       *[other] { $left } stehen aus
    }.
}
coach-too-many = { $n ->
    [one] Du hast einen Stich zu viel.
   *[other] Du hast { $n } Stiche zu viel.
}
coach-lacks = { $who } hat nicht bedient und hat { $none } mehr.
coach-sure = Fast sicher einen Stich: { $cards }.
coach-shaky = Manchmal einen Stich: { $cards }.
coach-takes = { $percent ->
    [0] { $move } nimmt diesen Stich nicht.
    [100] { $move } nimmt diesen Stich sicher.
   *[other] { $move } nimmt diesen Stich in { $percent } % der Fälle.
}
coach-beaten = { $who } kann in { $percent } % der Fälle höher legen.
coach-beaten-trump = { $who } kann in { $percent } % der Fälle höher legen, in { $trump } % mit Trumpf.

## Nach dem Spiel

coach-review = Der Coach blickt zurück
coach-review-whose = Wessen Spiel?
coach-review-thinks = Der Coach sieht sich jede Entscheidung an …
coach-dear = Was am meisten gekostet hat
coach-dear-none = Keine Entscheidung war deutlich schlechter als die beste.
coach-dear-line = Runde { $round }: { $move }. Mehr versprach { $best }.
coach-dear-need = { $n ->
    [0] Es fehlte kein Stich mehr.
    [one] Es fehlte noch ein Stich; { $left ->
        [one] einer stand aus
       *[other] { $left } standen aus
    }.
   *[other] Es fehlten noch { $n } Stiche; { $left ->
        [one] einer stand aus
       *[other] { $left } standen aus
    }.
}
coach-dear-many = { $n ->
    [one] Es war ein Stich zu viel.
   *[other] Es waren { $n } Stiche zu viel.
}
coach-dear-bid = { $move } gelingt in { $percent } %, { $best } in { $other } % der Fälle.
coach-dear-card = Mit { $move } gelingt die Ansage in { $percent } %, mit { $best } in { $other } % der Fälle.
coach-dear-look = Ansehen
coach-dear-about = Gezählt sind Punkte, die vorher zu erwarten waren. Wie die Karten wirklich lagen, spielt hier keine Rolle.
coach-rounds = Die beste Ansage jeder Runde
coach-rounds-round = Runde
coach-rounds-bid = Ansage
coach-rounds-taken = Stiche
coach-rounds-points = Punkte
coach-rounds-before = Vorher
coach-rounds-after = Nachher
coach-rounds-about = Vorher: die Ansage, die mit dem Wissen von { $who } am meisten versprach. Nachher: die beste, wenn alle Hände offen gelegen hätten. Klein daneben stehen die Punkte im Mittel; fett ist, was deutlich besser war als die gemachte.
