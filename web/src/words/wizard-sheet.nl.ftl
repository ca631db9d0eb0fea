### Wizard: wat je kunt nakijken: het hele blok, de slagen, en wat je gemist hebt.

wizard-block-whole = Hele blok met verloop
wizard-sheet-legend = Per speler: slagen gehaald/geboden, punten van de ronde, totaal.
wizard-cell-total = , totaal { $total }
wizard-chart = Verloop
wizard-chart-about = { $n ->
    [one] De totalen na één ronde als lijnen; de getallen staan in de tabel.
   *[other] De totalen over { $n } rondes als lijnen; de getallen staan in de tabel.
}
wizard-print = Afdrukken
wizard-print-rounds = { $n } rondes
wizard-print-scoring = Bod gehaald: 20 punten en 10 per slag; anders 10 eraf voor elke slag ernaast.
wizard-where-scored = Na ronde { $n }

wizard-tricks = Slagen van ronde { $round }
wizard-trick-before = Slag ervoor
wizard-trick-next = Slag erna
wizard-trick-trump = Troef { $suit }
wizard-tricks-who = Wie welke haalde
wizard-trick-look = Slag { $n } bekijken
wizard-tricks-none = nog geen
