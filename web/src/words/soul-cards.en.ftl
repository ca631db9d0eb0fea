### The cards of Seelenkrieger.

soul-faction = { $faction ->
    [orcs] Orcs
    [elves] Elves
    [mages] Mages
    [dwarves] Dwarves
    [undead] Undead
    [dragons] Dragons
   *[none] no faction
}
soul-kind = { $kind ->
    [hero] Hero
    [equipment] Equipment
    [spell] Spell
    [landscape] Landscape
    [building] Building
   *[warrior] Warrior
}
soul-rarity = { $rarity ->
    [green] green
    [blue] blue
    [violet] violet
   *[red] red
}
soul-stat = { $stat ->
    [damage] Damage
    [armour] Armour
   *[life] Life
}

## What a card says, for those who hear it

soul-cost = costs { $cost }
soul-called = is called
soul-value = { soul-stat } { $figure }
soul-value-changed = { soul-stat } { $figure }, printed { $base }
soul-slots = { $n ->
    [one] 1 slot
   *[other] { $n } slots
}
soul-used = exhausted
soul-prepared = lies ready, only you see it
soul-bears = bears { $cards }
soul-back = Card, face down

## A card to be read

soul-read-whole = Key I or right click: with all its words
soul-words = The words of this card
soul-printed = printed { $base }
soul-slots-title = Slots
soul-effect = Effect
soul-reason = { $card } { $by }
soul-reason-only = { $card } { $by }, only { $only ->
    [in_combination] in combined attacks
    [beside_source] in combined attacks with it
   *[against_buildings] against buildings
}
