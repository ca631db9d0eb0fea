### Wat aan elke tafel wordt gezegd, bij welk spel ook.

## Wie

match-you-title = Jij
match-you = jij

## Aan tafel

match-round-of = ronde { $round } van { $rounds }
match-out-of = van { $n }
match-places = Aan tafel
match-starts = begint de ronde
match-on-turn = aan de beurt
match-stand-in = Een bot speelt voor { $who }
match-hand = { $n ->
    [one] Jouw hand, één kaart
   *[other] Jouw hand, { $n } kaarten
}
match-not-yet = { $who } is aan de beurt.

## Einde

match-round-scored = Ronde { $n } is geteld
match-go-on = Verder
match-where-over = Einde
match-aborted = Het spel is afgebroken.
match-won = { $you ->
    [yes] Jij wint.
   *[no] { $who } wint.
}
match-shared = { $list } delen de winst.
match-after = na { $n } rondes
match-final = Eindstand
match-rank = Plaats { $n }
match-rematch = Nog een spel
match-rematch-by = { $who } kan het volgende spel klaarzetten.
match-lobby = Naar de lobby

## Weergaven

match-views = Weergaven
match-chronicle = Kroniek
match-talk = Gesprek
