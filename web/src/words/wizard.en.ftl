### Wizard at the table.

## Cards

card-suit = { $suit ->
    [R] Flame
    [Y] Star
    [G] Herb
   *[B] Moon
}
card-suit-inside = { $suit ->
    [R] flame
    [Y] star
    [G] herb
   *[B] moon
}
card-suit-none = no { card-suit-inside }
card-colour = { $suit ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
card-special = { $card ->
    [W] Wizard
   *[J] Jester
}
card-special-inside = { $how ->
   *[what] { $card ->
        [W] a wizard
       *[J] a jester
    }
}
card-letter = { $card ->
    [R] F
    [Y] S
    [G] H
    [B] M
    [W] W
   *[J] J
}

## On top: round, trump, trick

wizard-standing = The round so far
wizard-round = Round
wizard-trick = Trick
wizard-cards = { $n ->
    [one] card
   *[other] cards
}
wizard-each-hand = a hand
wizard-where = Trick { $n } of { $of }
wizard-where-bid = Bids
wizard-where-trump = Choosing trump
wizard-trump = Trump
wizard-trump-colour = Trump · { $colour }
wizard-no-trump = no trump
wizard-no-trump-jester = a jester turned up
wizard-no-trump-last = all cards are dealt
wizard-trump-asked = { $you ->
    [yes] you choose
   *[no] { $who } chooses
}
wizard-wheel = Choose the trump

## Places

wizard-to-bid = to bid
wizard-to-choose = to choose
wizard-ahead = ahead
wizard-leads = led
wizard-takes = takes it
wizard-has-bid = has bid
wizard-took = { $taken } of { $bid } tricks
wizard-took-unbid = { $taken } tricks, no bid yet
wizard-took-secret = { $taken } tricks, bid hidden
wizard-total = { $total } points
wizard-total-if = { $total } points, { $projected } if the round ended now

## Field

wizard-thinks = thinking
wizard-lay = lay a card
wizard-says = { $you ->
    [yes] you bid
   *[no] bids
}
wizard-sealed = { $you ->
    [yes] you bid, hidden
   *[no] hidden
}
wizard-ponders = { $you ->
    [yes] your turn
   *[no] thinking
}
wizard-hit = made
wizard-missed = { $n ->
    [one] missed by 1
   *[other] missed by { $n }
}
wizard-to-follow = To follow
wizard-free = free
wizard-open = still open
wizard-trick-begins = Trick { $n } begins
wizard-bid-sum = { $sum } of { $cards } bid
wizard-bids-left = { $n ->
    [one] 1 trick is left
   *[other] { $n } tricks are left
}
wizard-bids-even = as many as there are tricks
wizard-bids-over = { $n ->
    [one] 1 trick too many
   *[other] { $n } tricks too many
}
wizard-sealed-count = { $n } of { $of } have bid, hidden

## What is now

wizard-asks-trump = { $you ->
    [yes] You choose the trump.
   *[no] { $who } chooses the trump.
}
wizard-asks-bid = { $you ->
    [yes] { $place ->
        [first] You bid first.
        [last] You bid last.
       *[between] Your bid.
    }
   *[no] { $who } to bid.
}
wizard-asks-sealed = Everyone bids in secret; your bid is missing.
wizard-waits-sealed = Your bid stands. Still missing: { $list }.
wizard-watches-sealed = Everyone bids in secret. Still missing: { $list }.
wizard-asks-again = { $you ->
    [yes] You bid once more, openly this time.
   *[no] { $who } bids once more, openly this time.
}
wizard-asks-lead = { $you ->
    [yes] You lead.
   *[no] { $who } to lead.
}
wizard-asks-card = { $you ->
    [yes] Your turn.
   *[no] { $who } to play.
}
wizard-hint-follow = Follow { $suit }.
wizard-hint-trump = Trump is { $suit }.
wizard-hint-no-trump = There is no trump.
wizard-sending = One moment.

## What happened

wizard-tell-dealt = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each.
wizard-tell-dealt-trump = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each. Turned up: { $card }, so trump is { $suit }.
wizard-tell-dealt-jester = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each. Turned up: a jester, so no trump.
wizard-tell-dealt-wizard = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each. Turned up: a wizard, so the trump is chosen.
wizard-tell-trump = { $you ->
    [yes] You choose { $suit } as trump.
   *[no] { $who } chooses { $suit } as trump.
}
wizard-tell-bid = { $you ->
    [yes] You bid { $tricks }.
   *[no] { $who } bids { $tricks }.
}
wizard-tell-bid-again = { $you ->
    [yes] You change your bid to { $tricks }.
   *[no] { $who } changes the bid to { $tricks }.
}
wizard-tell-bids = All bids are open: { $list }.
wizard-tell-card = { $you ->
    [yes] You lay { $card }.
   *[no] { $who } lays { $card }.
}
wizard-tell-lead = { $you ->
    [yes] You lead { $card }
   *[no] { $who } leads { $card }
}
wizard-tell-lay = { $you ->
    [yes] you lay { $card }
   *[no] { $who } lays { $card }
}
wizard-tell-going = Trick { $number }: { $list }.
wizard-tell-taken = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
wizard-tell-trick = Trick { $number }: { $you ->
    [yes] You take it with { $card }
   *[no] { $who } takes it with { $card }
}{ $trump ->
    [yes] , trump.
   *[no] .
}
wizard-tell-scored = Round { $round }: { $list }.
wizard-tell-scored-own = { $hit ->
    [yes] Round { $round }: { $taken } bid and taken, that is { $points }.
   *[no] Round { $round }: { $bid } bid, { $taken } taken, that is { $points }.
}
wizard-tell-won = { $you ->
    [yes] You win with { $total } points.
   *[no] { $who } wins with { $total } points.
}
wizard-tell-shared = { $list } share the victory with { $total } points.

## Hand

wizard-playable = { $card }, playable
wizard-not-playable = { $card }, not playable
wizard-being-laid = { $card }, being laid
wizard-must-follow = You hold { $suit } and must follow.
wizard-bid-first = Bids come first, then the cards.
wizard-your-bid-first = Your bid first, then the cards.
wizard-trump-first = The trump is chosen first.

## Block of Truth

wizard-block = Block of Truth
wizard-block-short = Block
wizard-block-close = Close the block
wizard-block-open = Open the block
wizard-block-all = All rounds
wizard-block-less = This round only
wizard-row-stands = set
wizard-row-bids = bids
wizard-row-sealed = hidden
wizard-cell = bid { $bid }, took { $taken }, { $points } points
wizard-sum = Sum
wizard-sum-bid = { $sum } of { $cards } tricks bid
wizard-sum-left = { $n ->
    [one] one trick is left over
   *[other] { $n } tricks are left over
}
wizard-sum-even = it comes out even
wizard-sum-over = { $n ->
    [one] one trick too many
   *[other] { $n } tricks too many
}
wizard-ask = How many tricks will you take?
wizard-ask-name = Your bid
wizard-ask-less = One less
wizard-ask-more = One more
wizard-ask-values = Possible bids
wizard-ok = OK
wizard-ask-forbidden = { $n }, won't do
wizard-forbidden = { $bid } won't do: { $sum } makes exactly { $cards }.
wizard-table-notequal = This table plays “unequal”.
wizard-sealed-why = In secret: the others see your bid once everyone has bid.
wizard-again-why = Together exactly { $cards }, and this table plays “unequal”. You bid last: once more, openly this time.

## Last trick

wizard-last = Last trick
wizard-last-none = No trick has been played yet.

## The end

wizard-exact = { $n } of { $of } bids made

## Views

wizard-side = Block and talk
