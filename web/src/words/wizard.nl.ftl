### Wizard aan tafel.

## Kaarten

card-suit = { $suit ->
    [R] Vlam
    [Y] Ster
    [G] Kruid
   *[B] Maan
}
card-suit-inside = { $suit ->
    [R] vlam
    [Y] ster
    [G] kruid
   *[B] maan
}
card-suit-none = geen { card-suit-inside }
card-colour = { $suit ->
    [R] rood
    [Y] geel
    [G] groen
   *[B] blauw
}
card-special = { $card ->
    [W] Tovenaar
   *[J] Nar
}
card-special-inside = { $how ->
   *[what] { $card ->
        [W] een tovenaar
       *[J] een nar
    }
}
card-letter = { $card ->
    [R] V
    [Y] S
    [G] K
    [B] M
    [W] T
   *[J] J
}

## Boven: ronde, troef, slag

wizard-standing = Stand van de ronde
wizard-round = Ronde
wizard-trick = Slag
wizard-cards = { $n ->
    [one] kaart
   *[other] kaarten
}
wizard-each-hand = per hand
wizard-where = Slag { $n } van { $of }
wizard-where-bid = Bieden
wizard-where-trump = Troef kiezen
wizard-trump = Troef
wizard-trump-colour = Troef · { $colour }
wizard-no-trump = geen troef
wizard-no-trump-jester = er ligt een nar open
wizard-no-trump-last = alle kaarten zijn gedeeld
wizard-trump-asked = { $you ->
    [yes] jij kiest
   *[no] { $who } kiest
}
wizard-wheel = Kies de troef

## Plaatsen

wizard-to-bid = moet bieden
wizard-to-choose = kiest
wizard-ahead = ligt voor
wizard-leads = komt uit
wizard-takes = haalt hem
wizard-has-bid = heeft geboden
wizard-took = { $taken } van { $bid } slagen
wizard-took-unbid = { $taken } slagen, nog geen bod
wizard-took-secret = { $taken } slagen, gesloten bod
wizard-total = { $total } punten
wizard-total-if = { $total } punten, { $projected } als de ronde nu eindigt

## Veld

wizard-thinks = denkt na
wizard-lay = leg een kaart
wizard-says = { $you ->
    [yes] jij biedt
   *[no] biedt
}
wizard-sealed = { $you ->
    [yes] jij biedt gesloten
   *[no] gesloten
}
wizard-ponders = { $you ->
    [yes] jij mag
   *[no] denkt na
}
wizard-hit = gehaald
wizard-missed = { $n ->
    [one] 1 ernaast
   *[other] { $n } ernaast
}
wizard-to-follow = Te bekennen
wizard-free = vrij
wizard-open = nog open
wizard-trick-begins = Slag { $n } begint
wizard-bid-sum = { $sum } van { $cards } geboden
wizard-bids-left = { $n ->
    [one] 1 slag is nog vrij
   *[other] { $n } slagen zijn nog vrij
}
wizard-bids-even = evenveel als er slagen zijn
wizard-bids-over = { $n ->
    [one] 1 slag te veel
   *[other] { $n } slagen te veel
}
wizard-sealed-count = { $n } van { $of } hebben gesloten geboden

## Wat er nu is

wizard-asks-trump = { $you ->
    [yes] Jij kiest de troef.
   *[no] { $who } kiest de troef.
}
wizard-asks-bid = { $you ->
    [yes] { $place ->
        [first] Jij biedt als eerste.
        [last] Jij biedt als laatste.
       *[between] Jij biedt.
    }
   *[no] { $who } biedt.
}
wizard-asks-sealed = Iedereen biedt gesloten; jouw bod ontbreekt nog.
wizard-waits-sealed = Je bod staat. Nog te bieden: { $list }.
wizard-watches-sealed = Iedereen biedt gesloten. Nog te bieden: { $list }.
wizard-asks-again = { $you ->
    [yes] Jij biedt nog een keer, nu open.
   *[no] { $who } biedt nog een keer, nu open.
}
wizard-asks-lead = { $you ->
    [yes] Jij komt uit.
   *[no] { $who } komt uit.
}
wizard-asks-card = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
}
wizard-hint-follow = Je moet { $suit } bekennen.
wizard-hint-trump = Troef is { $suit }.
wizard-hint-no-trump = Er is geen troef.
wizard-sending = Een ogenblik.

## Wat er gebeurde

wizard-tell-dealt = Ronde { $round }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} voor iedereen.
wizard-tell-dealt-trump = Ronde { $round }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} voor iedereen. Omgedraaid: { $card }, dus troef { $suit }.
wizard-tell-dealt-jester = Ronde { $round }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} voor iedereen. Omgedraaid: een nar, dus geen troef.
wizard-tell-dealt-wizard = Ronde { $round }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} voor iedereen. Omgedraaid: een tovenaar, dus de troef wordt gekozen.
wizard-tell-trump = { $you ->
    [yes] Jij kiest { $suit } als troef.
   *[no] { $who } kiest { $suit } als troef.
}
wizard-tell-bid = { $you ->
    [yes] Jij biedt { $tricks }.
   *[no] { $who } biedt { $tricks }.
}
wizard-tell-bid-again = { $you ->
    [yes] Jij biedt opnieuw: { $tricks }.
   *[no] { $who } biedt opnieuw: { $tricks }.
}
wizard-tell-bids = Alle biedingen liggen open: { $list }.
wizard-tell-card = { $you ->
    [yes] Jij legt { $card }.
   *[no] { $who } legt { $card }.
}
wizard-tell-lead = { $you ->
    [yes] Jij komt uit met { $card }
   *[no] { $who } komt uit met { $card }
}
wizard-tell-lay = { $you ->
    [yes] jij legt { $card }
   *[no] { $who } legt { $card }
}
wizard-tell-going = Slag { $number }: { $list }.
wizard-tell-taken = { $you ->
    [yes] Jij haalt de slag.
   *[no] { $who } haalt de slag.
}
wizard-tell-trick = Slag { $number }: { $you ->
    [yes] Jij haalt hem met { $card }
   *[no] { $who } haalt hem met { $card }
}{ $trump ->
    [yes] , troef.
   *[no] .
}
wizard-tell-scored = Ronde { $round }: { $list }.
wizard-tell-scored-own = { $hit ->
    [yes] Ronde { $round }: { $taken } geboden en gehaald, dat is { $points }.
   *[no] Ronde { $round }: { $bid } geboden, { $taken } gehaald, dat is { $points }.
}
wizard-tell-won = { $you ->
    [yes] Jij wint met { $total } punten.
   *[no] { $who } wint met { $total } punten.
}
wizard-tell-shared = { $list } delen de winst met { $total } punten.

## Hand

wizard-playable = { $card }, speelbaar
wizard-not-playable = { $card }, niet speelbaar
wizard-being-laid = { $card }, wordt gelegd
wizard-must-follow = Je hebt { $suit } en moet bekennen.
wizard-bid-first = Eerst bieden, dan spelen.
wizard-your-bid-first = Eerst jouw bod, dan de kaarten.
wizard-trump-first = Eerst wordt de troef gekozen.

## Blok der Waarheid

wizard-block = Blok der Waarheid
wizard-block-short = Blok
wizard-block-close = Blok sluiten
wizard-block-open = Blok openen
wizard-block-all = Alle rondes
wizard-block-less = Alleen deze ronde
wizard-row-stands = staat
wizard-row-bids = biedt
wizard-row-sealed = gesloten
wizard-cell = geboden { $bid }, gehaald { $taken }, { $points } punten
wizard-sum = Totaal
wizard-sum-bid = { $sum } van { $cards } slagen geboden
wizard-sum-left = { $n ->
    [one] één slag blijft over
   *[other] { $n } slagen blijven over
}
wizard-sum-even = het komt precies uit
wizard-sum-over = { $n ->
    [one] één slag te veel
   *[other] { $n } slagen te veel
}
wizard-ask = Hoeveel slagen haal je?
wizard-ask-name = Jouw bod
wizard-ask-less = Eén minder
wizard-ask-more = Eén meer
wizard-ask-values = Mogelijke biedingen
wizard-ok = OK
wizard-ask-forbidden = { $n }, kan niet
wizard-forbidden = { $bid } kan niet: { $sum } is precies { $cards }.
wizard-table-notequal = Aan deze tafel geldt ‘ongelijk’.
wizard-sealed-why = Gesloten: de anderen zien je bod pas als iedereen geboden heeft.
wizard-again-why = Samen precies { $cards }, en aan deze tafel geldt ‘ongelijk’. Jij biedt als laatste: nog een keer, nu open.

## Laatste slag

wizard-last = Laatste slag
wizard-last-none = Er is nog geen slag gespeeld.

## Het einde

wizard-exact = { $n } van { $of } biedingen gehaald

## Weergaven

wizard-side = Blok en gesprek
