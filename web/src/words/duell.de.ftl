### Der Tisch des Duells.

duell-where = Runde { $n }
duell-where-over = Vorbei
duell-round = Runde
duell-in-pile = im Stapel
duell-life = Leben
duell-mana = Mana
duell-potions-left = { $n ->
    [one] ein Trank
   *[other] { $n } Tränke
}
duell-middle = Die Mitte
duell-go-on = Weiter

## Die fünf Schritte einer Runde

duell-step-drink = Trank
duell-step-cast = Wählen
duell-step-turned = Aufdecken
duell-step-paid = Zahlen
duell-step-compared = Vergleichen

## Was jemand gerade tut

duell-thinks = { $you ->
    [yes] überlegst
   *[no] überlegt
}
duell-has-decided = { $you ->
    [yes] hast entschieden
   *[no] hat entschieden
}
duell-is-full = { $you ->
    [yes] hast genug Mana
   *[no] hat genug Mana
}
duell-has-drunk = { $you ->
    [yes] hast getrunken
   *[no] hat getrunken
}
duell-chooses-now = { $you ->
    [yes] wählst
   *[no] wählt
}
duell-has-chosen = { $you ->
    [yes] hast gewählt
   *[no] hat gewählt
}

## Die Mitte

duell-chosen = gewählt
duell-own-back = Deine Karte, verdeckt
duell-back = Karte von { $who }, verdeckt
duell-card-ahead = { $card }, schlägt die andere
duell-none-chosen = Wählt einen Zauber
duell-one-chosen = Einer hat gewählt
duell-both-chosen = Beide haben gewählt
duell-turning = Gleich wird aufgedeckt.
duell-pays = { $you ->
    [yes] Du zahlst { $cost }.
   *[no] { $who } zahlt { $cost }.
}
duell-pays-nothing = { $you ->
    [yes] du kannst nicht zahlen
   *[no] kann nicht zahlen
}

## Was herauskommt

duell-beats = { $strong } schlägt { $weak }
duell-holds = { $shield } hält { $attack } ab
duell-even = { $strong } gegen { $strong }
duell-two-shields = Zwei Schilde
duell-not-compared = Es wird nicht verglichen
duell-loses-life = { $you ->
    [yes] Du verlierst 1 Leben
   *[no] { $who } verliert 1 Leben
}
duell-both-lose = Beide verlieren 1 Leben
duell-nobody-loses = Niemand verliert Leben
duell-cannot-pay = { $you ->
    [yes] Du kannst nicht zahlen
   *[no] { $who } kann nicht zahlen
}
duell-neither-pays = Beide können nicht zahlen
duell-shows = { $who }: { $spell }, { $kind }.
duell-life-left = { $you ->
    [yes] Du hast noch { $n } Leben.
   *[no] { $who } hat noch { $n } Leben.
}
duell-round-line = Runde { $n }: { $left } mit { $leftSpell }, { $right } mit { $rightSpell }.
duell-drank-line = { $you ->
    [yes] Runde { $n }: Du trinkst, Mana { $from } → { $to }.
   *[no] Runde { $n }: { $who } trinkt, Mana { $from } → { $to }.
}
duell-refilled = Der Stapel war leer: { $n } abgelegte Zauber sind neu gemischt.

## Die Zeile über der Hand

duell-new-round = Neue Runde.
duell-potion-first = Erst der Trank, dann der Zauber.
duell-both-consider = Beide überlegen, ob sie trinken.
duell-considers = { $you ->
    [yes] Du überlegst noch.
   *[no] { $who } überlegt noch, ob ein Trank lohnt.
}
duell-you-drink = Du trinkst.
duell-you-keep = Du trinkst nicht.
duell-may-not-drink = Du hast zu viel Mana für einen Trank.
duell-choose = Wähl einen Zauber.
duell-both-choose = Beide wählen.
duell-chooses = { $you ->
    [yes] Du wählst.
   *[no] { $who } wählt noch.
}
duell-your-mana = Du hast { $n } Mana.
duell-nothing-payable = Du kannst keinen davon bezahlen: welchen du auch wählst, du verlierst.
duell-last-round = Es ist die letzte Runde.
duell-refills = Der Stapel ist leer; vor dem Ziehen wird neu gemischt.
duell-lies = { $spell } liegt fest.
duell-stands = Du hast gewählt; das steht fest.
duell-potion-before = Erst der Trank, dann der Zauber.
duell-barred = { $spell } kostet { $cost }, du hast { $mana } Mana. Unbezahlbare Zauber sind an diesem Tisch gesperrt.
duell-ask-again = Noch einmal tippen, dann liegt { $spell }.

## Trank

duell-potion-ask = Einen Manatrank trinken?
duell-potion-brings = Mana { $from }, mit Trank { $to }.
duell-without-potion = Ohne Trank kannst du { $what } bezahlen.
duell-with-potion = Mit Trank { $what }.
duell-pay-all = alles
duell-pay-none = nichts
duell-pay-only = nur { $list }
duell-pay-but = alles außer { $list }
duell-pay-some = { $n } von { $of } Zaubern
duell-keep = Ohne Trank
duell-drink = Trinken
duell-decides-too = { $who } entscheidet zugleich. Du siehst es, wenn beide entschieden haben.
duell-other-full = { $who } hat zu viel Mana für einen Trank.

## Hand

duell-hand = { $n ->
    [one] Deine Hand, ein Zauber
   *[other] Deine Hand, { $n } Zauber
}
duell-dear = zu teuer
duell-card-chosen = { $card }, gewählt, liegt verdeckt in der Mitte
duell-card-dear = { $card }, zu teuer: wer nicht zahlen kann, verliert
duell-card-locked = { $card }, zu teuer und gesperrt
duell-dear-ask = { $spell } ist zu teuer
duell-dear-why = Dieser Zauber kostet { $cost }, du hast { $mana } Mana. Wer nicht zahlen kann, verliert das Duell sofort.
duell-dear-no = Anders wählen
duell-dear-yes = Trotzdem wählen

## Anleitung

duell-guide = Schritt für Schritt
duell-guide-open = Anleitung zeigen
duell-guide-close = Ausblenden
duell-guide-drink = Ein Trank vor jeder Runde: 4 Mana mehr, doch nie über 10.
duell-guide-full = Ein Trank gibt 4 Mana, doch nie über 10: mit so viel Mana trinkst du nicht.
duell-guide-kinds = Stab: Angriff. Schild: Abwehr. Beides: universell. Links unten die Stärke.
duell-guide-costs = Rechts unten die Kosten. Mana kommt nur durch Tränke zurück.
duell-guide-cast = Niemand ist der Angreifer. Was der andere wählt, siehst du nicht.
duell-guide-sealed = Dein Zauber steht fest. Der andere sieht nur, dass du gewählt hast.
duell-guide-covered = Beide drehen sich zugleich um; dann zahlt jeder.
duell-guide-turned = Zuerst zahlt jeder die eigenen Kosten, dann zählt die Stärke.
duell-guide-universal = Universell zählt immer als Angriff. Zuerst zahlt jeder die eigenen Kosten.
duell-guide-paid = Stein für Stein: so viel Mana, wie rechts unten auf der eigenen Karte steht.
duell-guide-unpaid = Wer nicht zahlen kann, verliert sofort. Verglichen wird dann nicht mehr.
duell-guide-hit = Angriff höher als Schild: ein Lebensstein bricht. Immer nur einer.
duell-guide-held = Der Schild ist mindestens so stark wie der Angriff: niemand verliert etwas.
duell-guide-shields = Zwei Schilde: niemand verliert etwas, beide Karten sind verbraucht.
duell-guide-both = Zwei gleich starke Angriffe: beide verlieren einen Lebensstein.
duell-guide-past = Zwei Angriffe: der schwächere kostet einen Lebensstein.

## Verlauf

duell-history = Verlauf
duell-history-open = Verlauf öffnen
duell-history-close = Verlauf schließen
duell-history-one = { $who } { $n }
duell-history-both = beide { $n }
duell-history-mana = Mana fehlt
duell-history-potion = Trank?
duell-history-covered = verdeckt
duell-history-drank = mit Trank
duell-elements = Element und Farbe haben in diesem Spiel keine Wirkung.

## Abgelegte Zauber

duell-used-tool = Abgelegte Zauber
duell-used-short = Abgelegt
duell-used = { $n ->
    [0] Abgelegte Zauber
    [one] Ein abgelegter Zauber
   *[other] { $n } abgelegte Zauber, die letzten zuerst
}
duell-used-none = Noch liegt keiner da.

## Ende

duell-won = { $you ->
    [yes] Du gewinnst das Duell.
   *[no] { $who } gewinnt das Duell.
}
duell-drawn = Das Duell endet unentschieden.
duell-aborted = Das Spiel wurde abgebrochen.
duell-why-mana = { $you ->
    [yes] Du konntest nicht zahlen.
   *[no] { $who } konnte nicht zahlen.
}
duell-why-life = { $you ->
    [yes] Du hast kein Leben mehr.
   *[no] { $who } hat kein Leben mehr.
}
duell-why-hands = { $you ->
    [yes] Die Karten sind aufgebraucht, und du hast weniger Leben.
   *[no] Die Karten sind aufgebraucht, und { $who } hat weniger Leben.
}
duell-why-rounds = { $you ->
    [yes] Die Runden sind gespielt, und du hast weniger übrig.
   *[no] Die Runden sind gespielt, und { $who } hat weniger übrig.
}
duell-why-drawn-mana = Beide konnten nicht zahlen.
duell-why-drawn-life = Beide haben kein Leben mehr.
duell-why-drawn-hands = Die Karten sind aufgebraucht, und beide haben gleich viel Leben.
duell-why-drawn-rounds = Die Runden sind gespielt, und beide haben gleich viel übrig.
duell-congratulate = { $you ->
    [yes] Herzlichen Glückwunsch.
   *[no] Herzlichen Glückwunsch an { $who }.
}
duell-congratulate-both = Herzlichen Glückwunsch euch beiden.
duell-rematch = Noch ein Duell
duell-rematch-by = { $who } kann das nächste Duell ansetzen.
duell-lobby = Zur Lobby
duell-beginner = Anfängermodus
duell-beginner-why = Der Anfängermodus wäre der nächste Schritt. Seine Regeln sind nicht veröffentlicht, darum spielt man hier das schnelle Duell.

## Ansichten

duell-views = Ansichten
duell-side = Verlauf und Gespräch
duell-tab = Duell
duell-talk = Gespräch

## Noch einmal angesehen

duell-replay-round = Runde { $n }
duell-replay-hand = Hand von { $who }
duell-replay-potions = Trank
