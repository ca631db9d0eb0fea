### Wizard: what can be looked up: the whole block, the tricks, and what one has missed.

wizard-block-whole = Whole block with its course
wizard-sheet-legend = For each player: tricks taken/bid, points of the round, total.
wizard-cell-total = , total { $total }
wizard-chart = Course of the match
wizard-chart-about = { $n ->
    [one] The totals after one round as lines; the figures are in the table.
   *[other] The totals over { $n } rounds as lines; the figures are in the table.
}
wizard-print = Print
wizard-print-rounds = { $n } rounds
wizard-print-scoring = Bid met: 20 points and 10 a trick; otherwise 10 off for each trick beside it.
wizard-where-scored = After round { $n }

wizard-tricks = Tricks of round { $round }
wizard-trick-before = The trick before
wizard-trick-next = The trick after
wizard-trick-trump = { $suit } is trump
wizard-tricks-who = Who took which
wizard-trick-look = Look at trick { $n }
wizard-tricks-none = none yet

wizard-missed-title = While you were away
wizard-missed-close = Got it
wizard-missed-rounds = { $n ->
    [one] Round { $to } ended{ $own ->
        [yes] : you { $points }.
       *[no] .
    }
   *[other] Rounds { $from } to { $to } ended{ $own ->
        [yes] : you { $points } together.
       *[no] .
    }
}
wizard-missed-lead = { $n ->
    [one] { $you ->
        [yes] You lead with { $total }.
       *[no] { $who } leads with { $total }.
    }
   *[other] Level in the lead with { $total }: { $list }.
}
wizard-missed-tricks = { $n ->
    [one] One trick was played{ $own ->
        [yes] , you took { $mine }.
       *[no] .
    }
   *[other] { $n } tricks were played{ $own ->
        [yes] , you took { $mine }.
       *[no] .
    }
}
wizard-missed-bid = bid { $bid }
wizard-missed-bot = { $n ->
    [0] { $bot } played for you.
   *[other] { $bot } played for you: { $list }.
}

wizard-tell-only = { $n ->
    [one] Of the first round only the result stands here.
   *[other] Of the first { $n } rounds only the results stand here.
}
