### The table of the duel.

duell-where = Round { $n }
duell-where-over = Over
duell-round = Round
duell-in-pile = in the pile
duell-life = Life
duell-mana = Mana
duell-potions-left = { $n ->
    [one] one potion
   *[other] { $n } potions
}
duell-middle = The middle
duell-go-on = Go on

## The five steps of a round

duell-step-drink = Potion
duell-step-cast = Choose
duell-step-turned = Reveal
duell-step-paid = Pay
duell-step-compared = Compare

## What somebody is doing

duell-thinks = { $you ->
    [yes] thinking
   *[no] thinking
}
duell-has-decided = { $you ->
    [yes] decided
   *[no] has decided
}
duell-is-full = { $you ->
    [yes] enough mana
   *[no] enough mana
}
duell-has-drunk = { $you ->
    [yes] you drank
   *[no] drank
}
duell-chooses-now = { $you ->
    [yes] choosing
   *[no] choosing
}
duell-has-chosen = { $you ->
    [yes] you have chosen
   *[no] has chosen
}

## The middle

duell-chosen = chosen
duell-own-back = Your card, face down
duell-back = { $who }'s card, face down
duell-card-ahead = { $card }, beats the other
duell-none-chosen = Choose a spell
duell-one-chosen = One has chosen
duell-both-chosen = Both have chosen
duell-turning = Both turn at once.
duell-pays = { $you ->
    [yes] You pay { $cost }.
   *[no] { $who } pays { $cost }.
}
duell-pays-nothing = { $you ->
    [yes] you cannot pay
   *[no] cannot pay
}

## What comes of it

duell-beats = { $strong } beats { $weak }
duell-holds = { $shield } holds off { $attack }
duell-even = { $strong } against { $strong }
duell-two-shields = Two shields
duell-not-compared = Nothing is compared
duell-loses-life = { $you ->
    [yes] You lose 1 life
   *[no] { $who } loses 1 life
}
duell-both-lose = Both lose 1 life
duell-nobody-loses = Nobody loses life
duell-cannot-pay = { $you ->
    [yes] You cannot pay
   *[no] { $who } cannot pay
}
duell-neither-pays = Neither can pay
duell-shows = { $who }: { $spell }, { $kind }.
duell-life-left = { $you ->
    [yes] You have { $n } life left.
   *[no] { $who } has { $n } life left.
}
duell-round-line = Round { $n }: { $left } with { $leftSpell }, { $right } with { $rightSpell }.
duell-drank-line = { $you ->
    [yes] Round { $n }: You drink, mana { $from } → { $to }.
   *[no] Round { $n }: { $who } drinks, mana { $from } → { $to }.
}
duell-refilled = The pile was empty: { $n } used spells are shuffled again.

## The line above the hand

duell-new-round = A new round.
duell-potion-first = First the potion, then the spell.
duell-both-consider = Both are thinking about a potion.
duell-considers = { $you ->
    [yes] You are still thinking.
   *[no] { $who } is still thinking about a potion.
}
duell-you-drink = You drink.
duell-you-keep = You do not drink.
duell-may-not-drink = You have too much mana for a potion.
duell-choose = Choose a spell.
duell-both-choose = Both are choosing.
duell-chooses = { $you ->
    [yes] You are choosing.
   *[no] { $who } is still choosing.
}
duell-your-mana = You have { $n } mana.
duell-nothing-payable = You can pay for none of them: whichever you choose, you lose.
duell-last-round = This is the last round.
duell-refills = The pile is empty; it is shuffled again before you draw.
duell-lies = { $spell } is laid.
duell-stands = You have chosen, and that stands.
duell-potion-before = First the potion, then the spell.
duell-barred = { $spell } costs { $cost }, you have { $mana } mana. At this table spells that cannot be paid are barred.
duell-ask-again = Tap once more to lay { $spell }.

## Potion

duell-potion-ask = Drink a mana potion?
duell-potion-brings = Mana { $from }, with a potion { $to }.
duell-without-potion = Without it you can pay for { $what }.
duell-with-potion = With it: { $what }.
duell-pay-all = everything
duell-pay-none = nothing
duell-pay-only = only { $list }
duell-pay-but = everything except { $list }
duell-pay-some = { $n } of { $of } spells
duell-keep = No potion
duell-drink = Drink
duell-decides-too = { $who } decides at the same time. You will see it once both have decided.
duell-other-full = { $who } has too much mana for a potion.

## Hand

duell-hand = { $n ->
    [one] Your hand, one spell
   *[other] Your hand, { $n } spells
}
duell-dear = too dear
duell-card-chosen = { $card }, chosen, lies face down in the middle
duell-card-dear = { $card }, too dear: whoever cannot pay loses
duell-card-locked = { $card }, too dear and barred
duell-dear-ask = { $spell } is too dear
duell-dear-why = It costs { $cost }, you have { $mana } mana. Whoever cannot pay loses the duel at once.
duell-dear-no = Choose another
duell-dear-yes = Choose it anyway

## Guidance

duell-guide = Step by step
duell-guide-open = Show the guidance
duell-guide-close = Hide
duell-guide-drink = One potion before each round: 4 more mana, but never beyond 10.
duell-guide-full = A potion gives 4 mana, but never beyond 10: with so much you do not drink.
duell-guide-kinds = Staff: attack. Shield: defence. Both: universal. Strength below on the left.
duell-guide-costs = The cost stands below on the right. Only potions bring mana back.
duell-guide-cast = Nobody is the attacker. You do not see what the other chooses.
duell-guide-sealed = Your spell stands. The other sees only that you have chosen.
duell-guide-covered = Both turn at once; then each pays.
duell-guide-turned = First each pays for their own card, then the strength counts.
duell-guide-universal = Universal always counts as an attack. First each pays for their card.
duell-guide-paid = Stone by stone: as much mana as stands below on the right of the card.
duell-guide-unpaid = Whoever cannot pay loses at once. Then nothing is compared.
duell-guide-hit = An attack higher than the shield: one life stone breaks. Only ever one.
duell-guide-held = The shield is at least as strong as the attack: nobody loses anything.
duell-guide-shields = Two shields: nobody loses anything, and both cards are used up.
duell-guide-both = Two equal attacks: both lose a life stone.
duell-guide-past = Two attacks: the weaker one costs a life stone.

## Rounds

duell-history = Rounds
duell-history-open = Show the rounds
duell-history-close = Close the rounds
duell-history-one = { $who } { $n }
duell-history-both = both { $n }
duell-history-mana = no mana
duell-history-potion = Potion?
duell-history-covered = face down
duell-history-drank = with a potion
duell-elements = Element and colour have no effect in this game.

## Used spells

duell-used-tool = Used spells
duell-used-short = Used
duell-used = { $n ->
    [0] Used spells
    [one] One used spell
   *[other] { $n } used spells, the latest first
}
duell-used-none = None lies here yet.

## The end

duell-won = { $you ->
    [yes] You win the duel.
   *[no] { $who } wins the duel.
}
duell-drawn = The duel is a draw.
duell-aborted = The match was broken off.
duell-why-mana = { $you ->
    [yes] You could not pay.
   *[no] { $who } could not pay.
}
duell-why-life = { $you ->
    [yes] You have no life left.
   *[no] { $who } has no life left.
}
duell-why-hands = { $you ->
    [yes] The cards are used up, and you have less life.
   *[no] The cards are used up, and { $who } has less life.
}
duell-why-rounds = { $you ->
    [yes] The rounds are played, and you have less left.
   *[no] The rounds are played, and { $who } has less left.
}
duell-why-drawn-mana = Neither could pay.
duell-why-drawn-life = Neither has any life left.
duell-why-drawn-hands = The cards are used up, and both have the same life.
duell-why-drawn-rounds = The rounds are played, and both have the same left.
duell-congratulate = { $you ->
    [yes] Congratulations.
   *[no] Congratulations to { $who }.
}
duell-congratulate-both = Congratulations to you both.
duell-rematch = Another duel
duell-rematch-by = { $who } can set up the next duel.
duell-lobby = To the lobby
duell-beginner = Beginner mode
duell-beginner-why = The beginner mode would be the next step. Its rules are not published, so the quick duel is what is played here.

## Views

duell-views = Views
duell-side = Rounds and talk
duell-tab = Duel
duell-talk = Talk

## Looked at again

duell-replay-round = Round { $n }
duell-replay-hand = { $who }'s hand
duell-replay-potions = Potion
