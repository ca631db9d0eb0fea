### Wizard am Tisch.

## Karten

card-suit = { $suit ->
    [R] Flamme
    [Y] Stern
    [G] Kraut
   *[B] Mond
}
card-suit-inside = { card-suit }
card-suit-none = { $suit ->
    [R] keine Flamme
    [Y] keinen Stern
    [G] kein Kraut
   *[B] keinen Mond
}
card-colour = { $suit ->
    [R] rot
    [Y] gelb
    [G] grün
   *[B] blau
}
card-special = { $card ->
    [W] Zauberer
   *[J] Narr
}
card-special-inside = { $card ->
    [W] { $how ->
        [with] einem Zauberer
       *[what] einen Zauberer
    }
   *[J] { $how ->
        [with] einem Narren
       *[what] einen Narren
    }
}
card-letter = { $card ->
    [R] F
    [Y] S
    [G] K
    [B] M
    [W] Z
   *[J] N
}

## Oben: Runde, Trumpf, Stich

wizard-standing = Stand der Runde
wizard-round = Runde
wizard-trick = Stich
wizard-cards = { $n ->
    [one] Karte
   *[other] Karten
}
wizard-each-hand = je Hand
wizard-where = Stich { $n } von { $of }
wizard-where-bid = Ansage
wizard-where-trump = Trumpfwahl
wizard-trump = Trumpf
wizard-trump-colour = Trumpf · { $colour }
wizard-no-trump = kein Trumpf
wizard-no-trump-jester = ein Narr liegt auf
wizard-no-trump-last = alle Karten sind verteilt
wizard-trump-asked = { $you ->
    [yes] du wählst
   *[no] { $who } wählt
}
wizard-wheel = Wähle den Trumpf

## Plätze

wizard-to-bid = sagt an
wizard-to-choose = wählt
wizard-ahead = liegt vorn
wizard-leads = spielt aus
wizard-takes = nimmt ihn
wizard-has-bid = hat angesagt
wizard-took = { $taken } von { $bid } Stichen
wizard-took-unbid = { $taken } Stiche, noch keine Ansage
wizard-took-secret = { $taken } Stiche, Ansage verdeckt
wizard-total = { $total } Punkte
wizard-total-if = { $total } Punkte; { $projected }, wenn die Runde jetzt endet

## Feld

wizard-thinks = denkt nach
wizard-lay = leg eine Karte
wizard-says = { $you ->
    [yes] du sagst
   *[no] sagt
}
wizard-sealed = { $you ->
    [yes] du sagst verdeckt
   *[no] verdeckt
}
wizard-ponders = { $you ->
    [yes] du bist dran
   *[no] überlegt
}
wizard-hit = getroffen
wizard-missed = { $n ->
    [one] um 1 verfehlt
   *[other] um { $n } verfehlt
}
wizard-to-follow = Zu bedienen
wizard-free = frei
wizard-open = noch offen
wizard-trick-begins = Stich { $n } beginnt
wizard-bid-sum = Angesagt { $sum } von { $cards }
wizard-bids-left = { $n ->
    [one] 1 Stich ist noch frei
   *[other] { $n } Stiche sind noch frei
}
wizard-bids-even = genau so viele wie Stiche
wizard-bids-over = { $n ->
    [one] 1 Stich zu viel
   *[other] { $n } Stiche zu viel
}
wizard-sealed-count = { $n } von { $of } haben verdeckt angesagt

## Was gerade ist

wizard-asks-trump = { $you ->
    [yes] Du wählst den Trumpf.
   *[no] { $who } wählt den Trumpf.
}
wizard-asks-bid = { $you ->
    [yes] { $place ->
        [first] Du sagst zuerst an.
        [last] Du sagst zuletzt an.
       *[between] Du sagst an.
    }
   *[no] { $who } sagt an.
}
wizard-asks-sealed = Alle sagen verdeckt an, deine Ansage fehlt noch.
wizard-waits-sealed = Deine Ansage steht. Es fehlt noch: { $list }.
wizard-watches-sealed = Alle sagen verdeckt an. Es fehlt noch: { $list }.
wizard-asks-again = { $you ->
    [yes] Du sagst noch einmal an, jetzt offen.
   *[no] { $who } sagt noch einmal an, jetzt offen.
}
wizard-asks-lead = { $you ->
    [yes] Du spielst aus.
   *[no] { $who } spielt aus.
}
wizard-asks-card = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
wizard-hint-follow = { $suit } ist zu bedienen.
wizard-hint-trump = Trumpf ist { $suit }.
wizard-hint-no-trump = Es gibt keinen Trumpf.
wizard-sending = Einen Augenblick.

## Was geschah

wizard-tell-dealt = Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden.
wizard-tell-dealt-trump = Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden. Aufgedeckt: { $card }, also Trumpf { $suit }.
wizard-tell-dealt-jester = Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden. Aufgedeckt: ein Narr, also kein Trumpf.
wizard-tell-dealt-wizard = Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden. Aufgedeckt: ein Zauberer, also wird der Trumpf gewählt.
wizard-tell-trump = { $you ->
    [yes] Du wählst { $suit } zum Trumpf.
   *[no] { $who } wählt { $suit } zum Trumpf.
}
wizard-tell-bid = { $you ->
    [yes] Du sagst { $tricks } an.
   *[no] { $who } sagt { $tricks } an.
}
wizard-tell-bid-again = { $you ->
    [yes] Du sagst neu an: { $tricks }.
   *[no] { $who } sagt neu an: { $tricks }.
}
wizard-tell-bids = Alle Ansagen liegen offen: { $list }.
wizard-tell-card = { $you ->
    [yes] Du legst { $card }.
   *[no] { $who } legt { $card }.
}
wizard-tell-lead = { $you ->
    [yes] Du spielst { $card } aus
   *[no] { $who } spielt { $card } aus
}
wizard-tell-lay = { $you ->
    [yes] du legst { $card }
   *[no] { $who } legt { $card }
}
wizard-tell-going = Stich { $number }: { $list }.
wizard-tell-taken = { $you ->
    [yes] Du nimmst den Stich.
   *[no] { $who } nimmt den Stich.
}
wizard-tell-trick = Stich { $number }: { $you ->
    [yes] Du nimmst ihn mit { $card }
   *[no] { $who } nimmt ihn mit { $card }
}{ $trump ->
    [yes] , Trumpf.
   *[no] .
}
wizard-tell-scored = Runde { $round }: { $list }.
wizard-tell-scored-own = { $hit ->
    [yes] Runde { $round }: { $taken } angesagt und genommen, das bringt { $points }.
   *[no] Runde { $round }: { $bid } angesagt, { $taken } genommen, das macht { $points }.
}
wizard-tell-won = { $you ->
    [yes] Du gewinnst mit { $total } Punkten.
   *[no] { $who } gewinnt mit { $total } Punkten.
}
wizard-tell-shared = { $list } teilen sich den Sieg mit { $total } Punkten.

## Hand

wizard-playable = { $card }, spielbar
wizard-not-playable = { $card }, nicht spielbar
wizard-being-laid = { $card }, wird gelegt
wizard-must-follow = Du hast { $suit } und musst bedienen.
wizard-bid-first = Erst wird angesagt, dann gespielt.
wizard-your-bid-first = Erst deine Ansage, dann die Karten.
wizard-trump-first = Erst wird der Trumpf gewählt.

## Block der Wahrheit

wizard-block = Block der Wahrheit
wizard-block-short = Block
wizard-block-close = Block schließen
wizard-block-open = Block öffnen
wizard-block-all = Alle Runden
wizard-block-less = Nur diese Runde
wizard-row-stands = steht
wizard-row-bids = sagt
wizard-row-sealed = verdeckt
wizard-cell = angesagt { $bid }, genommen { $taken }, { $points } Punkte
wizard-sum = Summe
wizard-sum-bid = Angesagt { $sum } von { $cards } Stichen
wizard-sum-left = { $n ->
    [one] ein Stich bleibt übrig
   *[other] { $n } Stiche bleiben übrig
}
wizard-sum-even = es geht genau auf
wizard-sum-over = { $n ->
    [one] ein Stich zu viel
   *[other] { $n } Stiche zu viel
}
wizard-ask = Wie viele Stiche nimmst du?
wizard-ask-name = Deine Ansage
wizard-ask-less = Einen weniger
wizard-ask-more = Einen mehr
wizard-ask-values = Mögliche Ansagen
wizard-ok = OK
wizard-ask-forbidden = { $n }, geht nicht
wizard-forbidden = { $bid } geht nicht: { $sum } ergäbe genau { $cards }.
wizard-table-notequal = Am Tisch gilt „ungleich“.
wizard-sealed-why = Verdeckt: die anderen sehen deine Ansage erst, wenn alle angesagt haben.
wizard-again-why = Zusammen genau { $cards }, und am Tisch gilt „ungleich“. Du sagst zuletzt an: noch einmal, jetzt offen.

## Letzter Stich

wizard-last = Letzter Stich
wizard-last-none = Noch ist kein Stich gespielt.

## Ende

wizard-exact = { $n } von { $of } Ansagen getroffen

## Ansichten

wizard-side = Block und Gespräch
