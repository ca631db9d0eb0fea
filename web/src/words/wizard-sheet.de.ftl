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
