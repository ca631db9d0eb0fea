### The coach at a training table and after the match.

training = Training table
training-on = Whoever is asked may ask the coach.
training-off = A coach says, when asked, what each choice brings. Everybody sees that one sits here.
training-at = training
training-or-serious = No coach sits at a serious table.

coach = Coach
coach-ask = Ask the coach
coach-thinks = The coach is thinking …
coach-not-asked = As soon as you are asked, the coach says what your choices bring.
coach-again = Ask again
coach-bid = Bid { $n }
coach-trump = Trump { $suit }
coach-best = Best on average: { $move }, { $points } points in this round.
coach-only = Only one thing can be done: { $move }.
coach-close = Perhaps as good: { $moves }.
coach-close-many = { $n } others are perhaps as good.
coach-choices = Points on average
coach-tricks = So many tricks it will be; the bid is met in { $percent }% of the cases
coach-tricks-n = { $n ->
    [one] one trick: { $percent }%
   *[other] { $n } tricks: { $percent }%
}
coach-worlds = Reckoned in { $n } deals that fit all you have seen. The coach knows no more than you do.
coach-need = { $n ->
    [0] You need no more tricks.
    [one] You need one more trick; { $left ->
        [one] one is to come
       *[other] { $left } are to come
    }.
   *[other] You need { $n } more tricks; { $left ->
        [one] one is to come
       *[other] { $left } are to come
    }.
}
coach-too-many = { $n ->
    [one] You have one trick too many.
   *[other] You have { $n } tricks too many.
}
coach-lacks = { $who } did not follow suit and has { $none } left.
coach-sure = Nearly sure of a trick: { $cards }.
coach-shaky = Sometimes a trick: { $cards }.
coach-takes = { $percent ->
    [0] { $move } does not take this trick.
    [100] { $move } surely takes this trick.
   *[other] { $move } takes this trick in { $percent }% of the cases.
}
coach-beaten = { $who } can go above it in { $percent }% of the cases.
coach-beaten-trump = { $who } can go above it in { $percent }% of the cases, in { $trump }% by a trump.

## After the match

coach-review = The coach looks back
coach-review-whose = Whose game?
coach-review-thinks = The coach looks at every decision …
coach-dear = What cost most
coach-dear-none = No decision was clearly worse than the best.
coach-dear-line = Round { $round }: { $move }. { $best } promised more.
coach-dear-need = { $n ->
    [0] No more tricks were needed.
    [one] One more trick was needed; { $left ->
        [one] one was to come
       *[other] { $left } were to come
    }.
   *[other] { $n } more tricks were needed; { $left ->
        [one] one was to come
       *[other] { $left } were to come
    }.
}
coach-dear-many = { $n ->
    [one] There was one trick too many.
   *[other] There were { $n } tricks too many.
}
coach-dear-bid = { $move } is met in { $percent }%, { $best } in { $other }% of the cases.
coach-dear-card = With { $move } the bid is met in { $percent }%, with { $best } in { $other }% of the cases.
coach-dear-look = Show me
coach-dear-about = These are points to be expected at the time. How the cards really lay does not count here.
coach-rounds = The best bid of each round
coach-rounds-round = Round
coach-rounds-bid = Bid
coach-rounds-taken = Tricks
coach-rounds-points = Points
coach-rounds-before = Before
coach-rounds-after = After
coach-rounds-about = Before: the bid that promised most by what { $who } knew. After: the best one, had all hands lain open. Small beside them are the points on average; bold is what was clearly better than the bid.
