### Kampf der Magier at the table.

## Cards

kampf-card = { $card ->
    [J] Joker
    [C] Crystal ball
   *[other] Mage { $value }
}
kampf-joker-as = Joker as { $value }
kampf-joker-inside = joker { $value }

## On top: round and stock

kampf-standing = The round so far
kampf-round = Round
kampf-fewest = Fewest cards win
kampf-last-fight = The last fight of this round
kampf-in-stock-1 = in the
kampf-in-stock-2 = stock

## Places

kampf-takes = takes
kampf-holds = holds the { $total }
kampf-opened = opened
kampf-collected = { $n ->
    [one] 1 card collected
   *[other] { $n } cards collected
}
kampf-all = in all
kampf-all-heard = { $n ->
    [one] 1 card in all
   *[other] { $n } cards in all
}
kampf-in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
kampf-left = { $n ->
    [one] 1 of them from the hand
   *[other] { $n } of them from the hand
}

## Middle

kampf-niche = The middle
kampf-middle = { $n ->
    [one] In the middle, 1 card
   *[other] In the middle, { $n } cards
}
kampf-earlier = { $n ->
    [one] 1 more before
   *[other] { $n } more before
}
kampf-open = still open
kampf-to-beat = to beat
kampf-stays = { $total } stays
kampf-play-ball = { $you ->
    [yes] You hold
   *[no] { $who } holds
}
kampf-begins = Fight { $number }: { $you ->
    [yes] you open.
   *[no] { $who } opens.
}
kampf-scored-how = What stayed in hand counts too; the middle counts for nobody.

## What is now

kampf-asks-open = { $you ->
    [yes] You open the fight.
   *[no] { $who } opens the fight.
}
kampf-asks-beat = { $you ->
    [yes] Your turn.
   *[no] { $who } to play.
}
kampf-hint-beat = { $you ->
    [yes] The { $total } is yours; { $least } or more beats it.
   *[no] { $who } holds the { $total }; { $least } or more beats it.
}
kampf-hint-ball = The crystal ball holds the { $total }; { $least } or more beats it.
kampf-hint-least = { $least } or more is enough.
kampf-hint-last = Somebody has run out of cards: this fight is the last of the round.

## What happened

kampf-tell-dealt = Round { $round }: { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
kampf-tell-opens = { $you ->
    [yes] You open with { $sum }
   *[no] { $who } opens with { $sum }
}
kampf-tell-lays = { $you ->
    [yes] You lay { $sum }
   *[no] { $who } lays { $sum }
}
kampf-tell-ball = { $you ->
    [yes] You lay { $with ->
        [yes] { $sum } and a crystal ball
       *[no] a crystal ball
    }: { $total } stays
   *[no] { $who } lays { $with ->
        [yes] { $sum } and a crystal ball
       *[no] a crystal ball
    }: { $total } stays
}
kampf-tell-taken = { $you ->
    [yes] You take { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
   *[no] { $who } takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
}
kampf-tell-void = { $cards ->
    [one] 1 card counts for nobody
   *[other] { $cards } cards count for nobody
}.
kampf-tell-fight = Fight { $number }: { $list }
kampf-tell-last-fight = At the end: { $list }
kampf-tell-cards = { $who } { $cards }
kampf-tell-scored = Round { $round }: { $list }.
kampf-tell-won = { $you ->
    [yes] You win with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
   *[no] { $who } wins with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
}
kampf-tell-shared = { $list } share the victory with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
kampf-undo-ball = the crystal ball
kampf-undo-take = taking the cards

## Hand and choice

kampf-picked = { $card }, chosen
kampf-picked-joker = Joker, chosen, counts as { $value }
kampf-unfit = { $card }, does not go with the chosen
kampf-locked = { $card }, not enough now
kampf-counts-as = counts as
kampf-choice = Your choice
kampf-joker-stands = What does the joker stand for?
kampf-opens = opens
kampf-beats = beats { $total }
kampf-lacks = { $n ->
    [one] 1 short of { $least }
   *[other] { $n } short of { $least }
}
kampf-needs-mage = needs a mage
kampf-no-ball = won’t do here
kampf-lay-none = Lay
kampf-lay-how = Tap cards first.
kampf-lay-ball = Lay the crystal ball
kampf-lay-total = Lay { $total }
kampf-lay-low = { $total } won’t do
kampf-lay-price = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $stock ->
    [empty] the stock is empty
   *[more] then you draw
}
kampf-better = { $cards } goes with it: { $total }.
kampf-low-why = Add more or take; { $least } or more is enough.
kampf-take = Take
kampf-take-price = { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the middle: your heap { $before } → { $after }
kampf-take-ask = Once more, and you take { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
kampf-not-yet = It is not your turn yet.

## Score and fights

kampf-table = Table
kampf-stand = Score
kampf-stand-close = Close the score
kampf-stand-open = Open the score
kampf-rank = Place
kampf-nth = { $n }.
kampf-side = Score and talk
kampf-fights = Fights of this round
kampf-fights-short = Last fights
kampf-fights-none = No fight of this round is over yet.
kampf-fights-closed = At this table nobody looks up what lay in earlier fights.
kampf-fight = Fight { $number }
