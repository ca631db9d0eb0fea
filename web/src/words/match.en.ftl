### What is said at every table, whatever the game.

## Who

match-you-title = You
match-you = you

## At the table

match-round-of = round { $round } of { $rounds }
match-out-of = of { $n }
match-places = At the table
match-starts = starts the round
match-on-turn = to play
match-stand-in = A bot plays for { $who }
match-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
match-not-yet = { $who } is to play.

## The end

match-round-scored = Round { $n } is scored
match-go-on = Go on
match-where-over = The end
match-aborted = The match was broken off.
match-won = { $you ->
    [yes] You win.
   *[no] { $who } wins.
}
match-shared = { $list } share the victory.
match-after = after { $n } rounds
match-final = Final score
match-rank = Place { $n }
match-rematch = Another match
match-rematch-by = { $who } can set up the next match.
match-lobby = To the lobby

## Views

match-views = Views
match-chronicle = Chronicle
match-talk = Talk
