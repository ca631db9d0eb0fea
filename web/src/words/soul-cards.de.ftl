### Die Karten von Seelenkrieger.

soul-faction = { $faction ->
    [orcs] Orks
    [elves] Elfen
    [mages] Magier
    [dwarves] Zwerge
    [undead] Untote
    [dragons] Drachen
   *[none] ohne Fraktion
}
soul-kind = { $kind ->
    [hero] Held
    [equipment] Ausrüstung
    [spell] Zauber
    [landscape] Landschaft
    [building] Gebäude
   *[warrior] Krieger
}
soul-rarity = { $rarity ->
    [green] grün
    [blue] blau
    [violet] violett
   *[red] rot
}
soul-stat = { $stat ->
    [damage] Schaden
    [armour] Rüstung
   *[life] Leben
}

## Was eine Karte sagt, für alle, die sie hören

soul-cost = Kosten { $cost }
soul-called = wird gerufen
soul-value = { soul-stat } { $figure }
soul-value-changed = { soul-stat } { $figure }, aufgedruckt { $base }
soul-slots = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
soul-used = erschöpft
soul-prepared = liegt bereit, nur du siehst sie
soul-bears = trägt { $cards }
soul-back = Karte, verdeckt

## Eine Karte zum Lesen

soul-read-whole = Taste I oder Rechtsklick: mit allen Wörtern
soul-words = Die Wörter dieser Karte
soul-printed = aufgedruckt { $base }
soul-slots-title = Plätze
soul-effect = Effekt
soul-reason = { $card } { $by }
soul-reason-only = { $card } { $by }, nur { $only ->
    [in_combination] in Kombinationsangriffen
    [beside_source] in Kombinationsangriffen mit ihr
   *[against_buildings] gegen Gebäude
}
