### De kaarten van Seelenkrieger.

soul-faction = { $faction ->
    [orcs] Orks
    [elves] Elfen
    [mages] Magiërs
    [dwarves] Dwergen
    [undead] Ondoden
    [dragons] Draken
   *[none] zonder factie
}
soul-kind = { $kind ->
    [hero] Held
    [equipment] Uitrusting
    [spell] Spreuk
    [landscape] Landschap
    [building] Gebouw
   *[warrior] Krijger
}
soul-rarity = { $rarity ->
    [green] groen
    [blue] blauw
    [violet] violet
   *[red] rood
}
soul-stat = { $stat ->
    [damage] Schade
    [armour] Pantser
   *[life] Leven
}

## Wat een kaart zegt, voor wie haar hoort

soul-cost = kost { $cost }
soul-called = wordt geroepen
soul-value = { soul-stat } { $figure }
soul-value-changed = { soul-stat } { $figure }, gedrukt { $base }
soul-slots = { $n ->
    [one] 1 plek
   *[other] { $n } plekken
}
soul-used = uitgeput
soul-prepared = ligt klaar, alleen jij ziet haar
soul-bears = draagt { $cards }
soul-back = Kaart, gedekt

## Een kaart om te lezen

soul-read-whole = Toets I of rechtermuisknop: met alle woorden
soul-words = De woorden van deze kaart
soul-printed = gedrukt { $base }
soul-slots-title = Plekken
soul-effect = Effect
soul-reason = { $card } { $by }
soul-reason-only = { $card } { $by }, alleen { $only ->
    [in_combination] in combinatieaanvallen
    [beside_source] in combinatieaanvallen met haar
   *[against_buildings] tegen gebouwen
}
