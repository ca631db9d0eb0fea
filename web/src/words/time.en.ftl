### Time to think, who is away, and what is taken back.

clock = Time to think
clock-0 = none
clock-30 = 30 s
clock-60 = 60 s
clock-180 = 3 min
clock-86400 = 1 day
clock-259200 = 3 days
clock-about-0 = Everyone thinks as long as they like.
clock-about-30 = 30 seconds for each decision. After that a bot plays this one move.
clock-about-60 = One minute for each decision. After that a bot plays this one move.
clock-about-180 = Three minutes for each decision. After that a bot plays this one move.
clock-about-86400 = One day for each decision, for a match over days. After that a bot plays this one move.
clock-about-259200 = Three days for each decision, for a match over weeks. After that a bot plays this one move.
clock-at = { $clock ->
    [30] 30 s a move
    [60] 60 s a move
    [180] 3 min a move
    [86400] 1 day a move
   *[259200] 3 days a move
}
serious = Serious table
serious-on = Nothing is taken back.
serious-off = A move can be taken back if everyone agrees.
serious-at = serious

time-seconds = { $n ->
    [one] one second left
   *[other] { $n } seconds left
}
time-minutes = { $n } minutes left
time-until = until { $moment }
time-today = today { $time }
time-short = { $n } s
time-half = Half of your time is gone, { $left }.
time-late = Your time is running out: soon a bot plays this move for you.
time-late-figure = { $figure } left, then a bot plays this move for you.
time-late-until = Your time is running out ({ $figure }). After that a bot plays this move for you.

## Who is away

away = away
away-heard = The connection is gone.
stand-in-plays = { $bot } plays
stand-in-was = You were away: { $bot } played for you. Now you play yourself again.

## Taking back

undo = Take back
undo-yes = Yes
undo-no = No
undo-move = the last move
undo-trump = the choice of trump
undo-asks = { $name } would like to take back { $what }. All right with you?
undo-waits = You would like to take back { $what }. Still to answer: { $names }.
undo-others = { $name } would like to take back { $what }. Still to answer: { $names }.
command-undo = Take back your last move, if everyone agrees
command-yes = Agreed: the move is taken back
command-no = Not agreed: the move stays
command-clock = Set the time to think at this table, in seconds
why-serious = This is a serious table: nothing is taken back here.
why-not-back = There is no move of yours that could be taken back now.
why-nobody-asks = Nobody is asking you now whether something may be taken back.
why-clock-which = Add how many seconds: 0, 30, 60, 180, 86400 or 259200.

## What the chronicle says of it

happened-stood-in = { $name } is away; the bot { $bot } plays on.
happened-time-up = { $name } has run out of time; the bot { $bot } plays this move.
happened-credited = The server was away: { $seconds ->
    [one] one second is
   *[other] { $seconds } seconds are
} given back.
happened-take-back-asked = { $name } would like to take back the last move.
happened-take-back-refused = { $name } does not agree: the move stays.
happened-taken-back = { $name } takes back the last move.

no-nothing-to-take-back = There is no move of yours that can be taken back.
no-serious-table = This is a serious table: nothing is taken back here.
no-others-have-acted = Somebody has played after you; your move stays.
no-turn-settled = That is settled: a confirmed bid, a full trick or new cards stay.
no-take-back-refused = You have asked for that already, and the move stays.
no-enough-taken-back = { $most } moves have been taken back in this match, and no more can be.
no-nobody-asks = Nobody wants to take anything back now.
