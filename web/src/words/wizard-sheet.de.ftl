### Wizard: was sich nachsehen lässt: der ganze Block, die Stiche, und was man verpasst hat.

wizard-block-whole = Ganzer Block mit Verlauf
wizard-sheet-legend = Je Spieler: Stiche genommen/angesagt, Punkte der Runde, Summe.
wizard-cell-total = , Summe { $total }
wizard-chart = Verlauf
wizard-chart-about = { $n ->
    [one] Die Summen nach einer Runde als Linien; die Zahlen stehen in der Tabelle.
   *[other] Die Summen über { $n } Runden als Linien; die Zahlen stehen in der Tabelle.
}
wizard-print = Drucken
wizard-print-rounds = { $n } Runden
wizard-print-scoring = Ansage getroffen: 20 Punkte und 10 je Stich; sonst 10 ab für jeden Stich daneben.
wizard-where-scored = Nach Runde { $n }

wizard-tricks = Stiche der Runde { $round }
wizard-trick-before = Stich davor
wizard-trick-next = Stich danach
wizard-trick-trump = Trumpf { $suit }
wizard-tricks-who = Wer welchen nahm
wizard-trick-look = Stich { $n } ansehen
wizard-tricks-none = noch keinen

wizard-missed-title = Während du weg warst
wizard-missed-close = Gelesen
wizard-missed-rounds = { $n ->
    [one] Runde { $to } ging zu Ende{ $own ->
        [yes] : du { $points }.
       *[no] .
    }
   *[other] Runde { $from } bis { $to } gingen zu Ende{ $own ->
        [yes] : du zusammen { $points }.
       *[no] .
    }
}
wizard-missed-lead = { $n ->
    [one] { $you ->
        [yes] Du führst mit { $total }.
       *[no] { $who } führt mit { $total }.
    }
   *[other] Gleichauf vorn mit { $total }: { $list }.
}
wizard-missed-tricks = { $n ->
    [one] Ein Stich wurde gespielt{ $own ->
        [yes] , du nahmst { $mine }.
       *[no] .
    }
   *[other] { $n } Stiche wurden gespielt{ $own ->
        [yes] , du nahmst { $mine }.
       *[no] .
    }
}
wizard-missed-bid = Ansage { $bid }
wizard-missed-bot = { $n ->
    [0] { $bot } hat für dich gespielt.
   *[other] { $bot } hat für dich gespielt: { $list }.
}

wizard-tell-only = { $n ->
    [one] Von der ersten Runde steht hier nur das Ergebnis.
   *[other] Von den ersten { $n } Runden stehen hier nur die Ergebnisse.
}
