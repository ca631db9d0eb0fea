### Kampf der Magier aan tafel.

## Kaarten

kampf-card = { $card ->
    [J] Joker
    [C] Kristallen bol
   *[other] Magiër { $value }
}
kampf-joker-as = Joker als { $value }
kampf-joker-inside = joker { $value }

## Bovenaan: ronde en stapel

kampf-standing = Stand van de ronde
kampf-round = Ronde
kampf-fewest = De minste kaarten winnen
kampf-last-fight = Het laatste gevecht van deze ronde
kampf-in-stock-1 = in de
kampf-in-stock-2 = stapel

## Plaatsen

kampf-takes = pakt
kampf-holds = houdt de { $total }
kampf-opened = opende
kampf-collected = { $n ->
    [one] 1 verzamelde kaart
   *[other] { $n } verzamelde kaarten
}
kampf-all = totaal
kampf-all-heard = { $n ->
    [one] 1 kaart in totaal
   *[other] { $n } kaarten in totaal
}
kampf-in-hand = { $n ->
    [one] 1 kaart in de hand
   *[other] { $n } kaarten in de hand
}
kampf-left = { $n ->
    [one] waarvan 1 uit de hand
   *[other] waarvan { $n } uit de hand
}

## Midden

kampf-niche = Het midden
kampf-middle = { $n ->
    [one] In het midden, 1 kaart
   *[other] In het midden, { $n } kaarten
}
kampf-earlier = { $n ->
    [one] daarvoor nog 1
   *[other] daarvoor nog { $n }
}
kampf-open = nog open
kampf-to-beat = te verslaan
kampf-stays = { $total } blijft
kampf-play-ball = { $you ->
    [yes] Jij houdt
   *[no] { $who } houdt
}
kampf-begins = Gevecht { $number }: { $you ->
    [yes] jij opent.
   *[no] { $who } opent.
}
kampf-scored-how = Wat in de hand bleef telt mee; het midden telt voor niemand.

## Wat er nu is

kampf-asks-open = { $you ->
    [yes] Jij opent het gevecht.
   *[no] { $who } opent het gevecht.
}
kampf-asks-beat = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
}
kampf-hint-beat = { $you ->
    [yes] De { $total } is van jou; vanaf { $least } versla je hem.
   *[no] { $who } houdt de { $total }; vanaf { $least } versla je hem.
}
kampf-hint-ball = De kristallen bol houdt de { $total }; vanaf { $least } versla je hem.
kampf-hint-least = Vanaf { $least } is het genoeg.
kampf-hint-last = Iemand heeft geen kaarten meer: dit gevecht is het laatste van de ronde.

## Wat er gebeurde

kampf-tell-dealt = Ronde { $round }: { $you ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
kampf-tell-opens = { $you ->
    [yes] Jij opent met { $sum }
   *[no] { $who } opent met { $sum }
}
kampf-tell-lays = { $you ->
    [yes] Jij legt { $sum }
   *[no] { $who } legt { $sum }
}
kampf-tell-ball = { $you ->
    [yes] Jij legt { $with ->
        [yes] { $sum } en een kristallen bol
       *[no] een kristallen bol
    }: { $total } blijft
   *[no] { $who } legt { $with ->
        [yes] { $sum } en een kristallen bol
       *[no] een kristallen bol
    }: { $total } blijft
}
kampf-tell-taken = { $you ->
    [yes] Jij pakt { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
   *[no] { $who } pakt { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
}
kampf-tell-void = { $cards ->
    [one] 1 kaart telt voor niemand
   *[other] { $cards } kaarten tellen voor niemand
}.
kampf-tell-fight = Gevecht { $number }: { $list }
kampf-tell-last-fight = Tot slot: { $list }
kampf-tell-cards = { $who } { $cards }
kampf-tell-scored = Ronde { $round }: { $list }.
kampf-tell-won = { $you ->
    [yes] Jij wint met { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
   *[no] { $who } wint met { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
}
kampf-tell-shared = { $list } delen de overwinning met { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
kampf-undo-ball = de kristallen bol
kampf-undo-take = het pakken

## Hand en keuze

kampf-picked = { $card }, gekozen
kampf-picked-joker = Joker, gekozen, telt als { $value }
kampf-unfit = { $card }, past niet bij je keuze
kampf-locked = { $card }, nu niet genoeg
kampf-counts-as = telt als
kampf-choice = Je keuze
kampf-joker-stands = Waarvoor staat de joker?
kampf-opens = opent
kampf-beats = verslaat { $total }
kampf-lacks = { $n ->
    [one] nog 1 tot { $least }
   *[other] nog { $n } tot { $least }
}
kampf-needs-mage = heeft een magiër nodig
kampf-no-ball = kan hier niet
kampf-lay-none = Leggen
kampf-lay-how = Tik eerst kaarten aan.
kampf-lay-ball = Kristallen bol leggen
kampf-lay-total = { $total } leggen
kampf-lay-low = { $total } is te weinig
kampf-lay-price = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, { $stock ->
    [empty] de stapel is leeg
   *[more] daarna trek je bij
}
kampf-better = Daarbij past { $cards }: { $total }.
kampf-low-why = Leg er meer bij of pak; vanaf { $least } is het genoeg.
kampf-take = Pakken
kampf-take-price = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} uit het midden: jouw stapel { $before } → { $after }
kampf-take-ask = Nog een keer, en je pakt { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}.
kampf-not-yet = Je bent nog niet aan de beurt.

## Stand en gevechten

kampf-table = Tafel
kampf-stand = Stand
kampf-stand-close = Stand sluiten
kampf-stand-open = Stand openen
kampf-rank = Plaats
kampf-nth = { $n }.
kampf-side = Stand en gesprek
kampf-fights = Gevechten van deze ronde
kampf-fights-short = Laatste gevechten
kampf-fights-none = In deze ronde is nog geen gevecht voorbij.
kampf-fights-closed = Aan deze tafel wordt niet opgezocht wat in eerdere gevechten lag.
kampf-fight = Gevecht { $number }
