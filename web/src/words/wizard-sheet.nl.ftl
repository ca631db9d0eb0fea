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

wizard-missed-title = Terwijl je weg was
wizard-missed-close = Gelezen
wizard-missed-rounds = { $n ->
    [one] Ronde { $to } is afgelopen{ $own ->
        [yes] : jij { $points }.
       *[no] .
    }
   *[other] Ronde { $from } tot en met { $to } zijn afgelopen{ $own ->
        [yes] : jij samen { $points }.
       *[no] .
    }
}
wizard-missed-lead = { $n ->
    [one] { $you ->
        [yes] Je staat voor met { $total }.
       *[no] { $who } staat voor met { $total }.
    }
   *[other] Samen aan kop met { $total }: { $list }.
}
wizard-missed-tricks = { $n ->
    [one] Er is één slag gespeeld{ $own ->
        [yes] , jij haalde er { $mine }.
       *[no] .
    }
   *[other] Er zijn { $n } slagen gespeeld{ $own ->
        [yes] , jij haalde er { $mine }.
       *[no] .
    }
}
wizard-missed-bid = bod { $bid }
wizard-missed-bot = { $n ->
    [0] { $bot } speelde voor je.
   *[other] { $bot } speelde voor je: { $list }.
}

wizard-tell-only = { $n ->
    [one] Van de eerste ronde staat hier alleen de uitslag.
   *[other] Van de eerste { $n } rondes staan hier alleen de uitslagen.
}
