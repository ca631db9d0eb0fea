### A finished match, looked at again.

replay = Replay
replay-of = Replay: { $table }
replay-played = Watch again:
replay-look = Watch it again
replay-loading = The match is being fetched.
replay-side = Score, rounds and chronicle
replay-views = Views
replay-menu = This match
replay-score = Score
replay-chronicle = Chronicle
replay-not = This match cannot be shown
replay-no-game = This page cannot show matches of { $game } yet. Perhaps it is older than the server: reloading helps.
replay-again = Try again
replay-to-table = To the table
replay-matches = Matches played here
replay-match-at = { $when }: { $names }
replay-broken-off = broken off

## Going through it

replay-controls = Through the match
replay-moment = Moment
replay-first = To the deal
replay-last = To the end
replay-back = One move back
replay-on = One move on
replay-trick-back = One trick back
replay-trick-on = One trick on
replay-play = Play
replay-pause = Pause
replay-jump = Jump to
replay-jump-short = Rounds
replay-rounds = Rounds
replay-round = Round { $n }
replay-trick = Trick { $n }
replay-bids = Bids

## Whose view

replay-eye = Whose view
replay-eye-none = Spectator
replay-eye-open = All open
replay-hands = All hands
replay-hand = { $n ->
    [0] { $who } has no cards left
    [one] { $who }’s hand, one card
   *[other] { $who }’s hand, { $n } cards
}

## What happened

replay-took-back = The last move was taken back.
replay-broken-off-here = Here the match was broken off.
replay-stood-in = The bot { $bot } moved for { $who }.

## A link to the moment

replay-link = Link to this moment
replay-link-about = Whoever opens it sees the match from here, with the cards you see now.
replay-link-closed = This table is private and its invitation is not on this device. Only those who may watch there can open the link.
replay-link-copy = Copy link

## Was it fair?

replay-fair = Was the shuffle honest?
fair-good = Yes: the promises of all had fixed the deal before anyone could know it.
fair-unknown = Everything that can be checked here is right.
fair-bad = No: something in this record does not fit.
fair-mark-good = Right:
fair-mark-bad = Wrong:
fair-mark-unknown = Not known:
fair-record-bad = The record is damaged and cannot be read.
fair-key-good = The server’s key is the one it had promised.
fair-key-bad = The server’s key is not the one it had promised.
fair-nonces-good = Every player’s number is the one they had promised.
fair-nonces-bad = This number is not the one that was promised: { $names }.
fair-noted-good = The server’s promise is the one this browser noted before the deal.
fair-noted-bad = The server’s promise is another than this browser noted before the deal.
fair-noted-unknown = This browser was not there before the deal, so it cannot say whether the promise was changed later.
fair-own-good = Your own number, which this browser kept, is part of the key.
fair-own-unknown = No number of yours from this match is kept in this browser.
fair-cards-good = { $of ->
    [position] A scenario begins with its position: nothing is shuffled there.
    [turns] Shuffled and drawn again from the key: the cards of all { $round } turns are exactly these.
   *[rounds] { $round ->
        [one] Dealt again from the key: the cards of the one round are exactly these.
       *[other] Dealt again from the key: the cards of all { $round } rounds are exactly these.
    }
}
fair-cards-bad = { $of ->
    [turns] Shuffled and drawn again from the key, the cards of turn { $round } are others.
   *[rounds] Dealt again from the key, the cards of round { $round } are others.
}
fair-moves-good = The moves shown are those of the record.
fair-moves-bad = The moves shown are not those of the record.
fair-proved-title = What this proves
fair-proved = The order of the cards comes from numbers that all had promised, server and players, before anyone knew the others’. So nobody could choose the cards, the host included, and those that were played are the ones that were dealt.
fair-open-title = What it does not prove
fair-open = That nobody showed their cards to another, that nobody sat on two seats, and that nobody looked into the server while you played. Nor that this was the first try: whoever runs the server can let a start come to nothing and try again until the cards please them.
fair-voided = { $voided ->
    [one] At this table one start has come to nothing so far.
   *[other] At this table { $voided } starts have come to nothing so far.
}
