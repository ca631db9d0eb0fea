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
