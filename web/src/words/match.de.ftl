### Was an jedem Tisch gesagt wird, gleich welches Spiel.

## Wer

match-you-title = Du
match-you = du

## Am Tisch

match-round-of = Runde { $round } von { $rounds }
match-out-of = von { $n }
match-places = Am Tisch
match-starts = beginnt die Runde
match-on-turn = am Zug
match-stand-in = Ein Bot spielt für { $who }
match-hand = { $n ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $n } Karten
}
match-not-yet = { $who } ist am Zug.

## Ende

match-round-scored = Runde { $n } ist gewertet
match-go-on = Weiter
match-where-over = Ende
match-aborted = Das Spiel wurde abgebrochen.
match-won = { $you ->
    [yes] Du gewinnst.
   *[no] { $who } gewinnt.
}
match-shared = { $list } teilen sich den Sieg.
match-after = nach { $n } Runden
match-final = Endstand
match-rank = { $n }. Platz
match-rematch = Noch ein Spiel
match-rematch-by = { $who } kann das nächste Spiel ansetzen.
match-lobby = Zur Lobby

## Ansichten

match-views = Ansichten
match-chronicle = Chronik
match-talk = Gespräch
