### Kampf der Magier am Tisch.

## Karten

kampf-card = { $card ->
    [J] Joker
    [C] Kristallkugel
   *[other] Magier { $value }
}
kampf-joker-as = Joker als { $value }
kampf-joker-inside = Joker { $value }

## Oben: Runde und Stapel

kampf-standing = Stand der Runde
kampf-round = Runde
kampf-fewest = Wenigste Karten gewinnen
kampf-last-fight = Der letzte Kampf dieser Runde
kampf-in-stock-1 = im
kampf-in-stock-2 = Stapel

## Plätze

kampf-takes = nimmt
kampf-holds = hält die { $total }
kampf-opened = eröffnet
kampf-collected = { $n ->
    [one] 1 gesammelte Karte
   *[other] { $n } gesammelte Karten
}
kampf-all = gesamt
kampf-all-heard = { $n ->
    [one] 1 Karte gesamt
   *[other] { $n } Karten gesamt
}
kampf-in-hand = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
kampf-left = { $n ->
    [one] davon 1 von der Hand
   *[other] davon { $n } von der Hand
}

## Mitte

kampf-niche = Die Mitte
kampf-middle = { $n ->
    [one] In der Mitte, 1 Karte
   *[other] In der Mitte, { $n } Karten
}
kampf-earlier = { $n ->
    [one] davor 1 weitere
   *[other] davor { $n } weitere
}
kampf-open = noch offen
kampf-to-beat = zu schlagen
kampf-stays = bleibt { $total }
kampf-play-ball = { $you ->
    [yes] Du hältst
   *[no] { $who } hält
}
kampf-begins = Kampf { $number }: { $you ->
    [yes] du eröffnest.
   *[no] { $who } eröffnet.
}
kampf-scored-how = Was auf der Hand blieb, zählt mit; die Mitte zählt für niemanden.

## Was gerade ist

kampf-asks-open = { $you ->
    [yes] Du eröffnest den Kampf.
   *[no] { $who } eröffnet den Kampf.
}
kampf-asks-beat = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
kampf-hint-beat = { $you ->
    [yes] Dir gehört die { $total }; ab { $least } schlägst du sie.
   *[no] { $who } hält die { $total }; ab { $least } schlägst du sie.
}
kampf-hint-ball = Die Kristallkugel hält die { $total }; ab { $least } schlägst du sie.
kampf-hint-least = Ab { $least } reicht es.
kampf-hint-last = Jemand hat keine Karten mehr: Dieser Kampf ist der letzte der Runde.

## Was geschah

kampf-tell-dealt = Runde { $round }: { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
kampf-tell-opens = { $you ->
    [yes] Du eröffnest mit { $sum }
   *[no] { $who } eröffnet mit { $sum }
}
kampf-tell-lays = { $you ->
    [yes] Du legst { $sum }
   *[no] { $who } legt { $sum }
}
kampf-tell-ball = { $you ->
    [yes] Du legst { $with ->
        [yes] { $sum } und eine Kristallkugel
       *[no] eine Kristallkugel
    }: { $total } bleibt
   *[no] { $who } legt { $with ->
        [yes] { $sum } und eine Kristallkugel
       *[no] eine Kristallkugel
    }: { $total } bleibt
}
kampf-tell-taken = { $you ->
    [yes] Du nimmst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
   *[no] { $who } nimmt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
}
kampf-tell-void = { $cards ->
    [one] 1 Karte zählt für niemanden
   *[other] { $cards } Karten zählen für niemanden
}.
kampf-tell-fight = Kampf { $number }: { $list }
kampf-tell-last-fight = Zum Schluss: { $list }
kampf-tell-cards = { $who } { $cards }
kampf-tell-scored = Runde { $round }: { $list }.
kampf-tell-won = { $you ->
    [yes] Du gewinnst mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
   *[no] { $who } gewinnt mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
}
kampf-tell-shared = { $list } teilen sich den Sieg mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
kampf-undo-ball = die Kristallkugel
kampf-undo-take = das Nehmen

## Hand und Auswahl

kampf-picked = { $card }, gewählt
kampf-picked-joker = Joker, gewählt, gilt als { $value }
kampf-unfit = { $card }, passt nicht zur Auswahl
kampf-locked = { $card }, reicht jetzt nicht
kampf-counts-as = gilt als
kampf-choice = Deine Auswahl
kampf-joker-stands = Wofür steht der Joker?
kampf-opens = eröffnet
kampf-beats = schlägt { $total }
kampf-lacks = { $n ->
    [one] es fehlt 1 bis { $least }
   *[other] es fehlen { $n } bis { $least }
}
kampf-needs-mage = braucht einen Magier
kampf-no-ball = geht hier nicht
kampf-lay-none = Legen
kampf-lay-how = Tipp erst Karten an.
kampf-lay-ball = Kristallkugel legen
kampf-lay-total = { $total } legen
kampf-lay-low = { $total } reicht nicht
kampf-lay-price = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $stock ->
    [empty] der Stapel ist leer
   *[more] dann ziehst du nach
}
kampf-better = Dazu passt { $cards }: { $total }.
kampf-low-why = Leg mehr dazu oder nimm; ab { $least } reicht es.
kampf-take = Nehmen
kampf-take-price = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aus der Mitte: dein Haufen { $before } → { $after }
kampf-take-ask = Noch einmal, und du nimmst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
kampf-not-yet = Du bist noch nicht am Zug.

## Stand und Kämpfe

kampf-table = Tisch
kampf-stand = Stand
kampf-stand-close = Stand schließen
kampf-stand-open = Stand öffnen
kampf-rank = Platz
kampf-nth = { $n }.
kampf-side = Stand und Gespräch
kampf-fights = Kämpfe dieser Runde
kampf-fights-short = Letzte Kämpfe
kampf-fights-none = In dieser Runde ist noch kein Kampf zu Ende.
kampf-fights-closed = An diesem Tisch wird nicht nachgesehen, was in früheren Kämpfen lag.
kampf-fight = Kampf { $number }
