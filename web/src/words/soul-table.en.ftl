### Seelenkrieger at the table.

## Above, and on the plates

soul-turn = Turn { $n }
soul-before = Before the first turn
soul-piles-look = Valleys and piles
soul-passing = { $you ->
    [yes] let all pass
   *[no] lets all pass
}
soul-answers-now = { $you ->
    [yes] are asked
   *[no] is asked
}
soul-waiting = { $you ->
    [yes] wait
   *[no] waits
}
soul-defeats = { $n } of { $goal } enemy warriors defeated
soul-defeats-of = { $you ->
    [yes] of your warriors defeated
   *[no] of { $who }’s warriors defeated
}
soul-last-chance = { $you ->
    [yes] You lose
   *[no] { $who } loses
} if this turn, too, ends without a card.
soul-sparks = { $n ->
    [one] 1 spark
   *[other] { $n } sparks
}
soul-income = next income
soul-income-why = Why so many sparks come in
soul-income-of = { $you ->
    [yes] Your next income
   *[no] { $who }’s next income
}
soul-income-nobody = Nobody stands on the field.
soul-income-about = Each faction among the own warriors brings a spark; a warrior of two counts once, and only while neither is counted already.
soul-spark-counts = { $factions }
soul-spark-counted = { $factions }: counted already
soul-spark-none = of no faction
soul-pile = { $pile ->
    [hand] hand
    [deck] deck
    [side] side deck
    [valley] valley
   *[discard] discard
}
soul-pile-open = , look at it
soul-pile-of = { $you ->
    [yes] Your { $pile ->
        [side] side deck
        [valley] valley
       *[discard] discard
    }
   *[no] { $who }’s { $pile ->
        [valley] valley
       *[discard] discard
    }
} ({ $n })
soul-pile-empty = Nothing lies here.
soul-piles = Valleys and piles
soul-call = Call
soul-call-not = { $why ->
    [condition-not-met] condition not met
    [no-room] no room
    [called-already] enough called already
    [played-enough] enough was played in this turn
   *[other] not now
}

## The field

soul-hero = Hero
soul-warriors = { $you ->
    [yes] Your warriors
   *[no] { $who }’s warriors
}, { $n }
soul-prepared-by = { $you ->
    [yes] Your prepared spells
   *[no] { $who }’s prepared spells
}, { $n }
soul-prepared-own = { $n ->
    [one] 1 ready, only you see it
   *[other] { $n } ready, only you see them
}
soul-prepared-count = { $n } ready
soul-mark-attacks = , attacks
soul-mark-aimed = , is the target
soul-mark-open = , can be chosen
soul-middle = The middle
soul-no-landscape = No landscape lies here.
soul-preparation = Preparation
soul-preparation-about = In the first turns nobody attacks.
soul-building-falls = life { $life } → destroyed
soul-building-holds = life { $life }: withstands
soul-life-left = life { $life } → { $left }
soul-life-none = life { $life } → defeated
soul-note-combination = { $n ->
    [1] Two more may join.
    [2] A third may join.
   *[other] No more than three.
}
soul-note-stack = What lies on top comes first.

## The hand

soul-locked = { $why ->
    [too-dear] Too dear: costs { $cost }.
    [condition-not-met] The condition is not met.
    [no-bearer] Nobody can bear it.
    [no-room] No room.
    [preparation] Not in the preparation phase.
    [played-enough] Enough was played in this turn.
   *[other] Not now.
}
soul-end-turn = End turn

## The slip

soul-side = What is going on
soul-your-turn = Your turn
soul-main-about = Tap a card of your hand to play it, or your warriors to attack.
soul-reading-hint = { $touch ->
    [yes] Hold a card to read it whole.
   *[no] Right-click a card, or press I on it, to read it whole.
}
soul-waits-for = { $who } is asked
soul-stack = Stack
soul-stack-order = top comes first
soul-stack-heard = What waits, the top first: { $n }
soul-stack-attack = { $you ->
    [yes] You: attack
   *[no] { $who }: attack
}
soul-stack-uses = { $you ->
    [yes] You
   *[no] { $who }
}: { $card }
soul-stack-plays = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card }
soul-stack-at = { $cards } at { $target }
soul-stack-on = at { $target }
soul-choose-this = This
soul-window = { $opening ->
    [start] The turn begins
    [end] The turn ends
    [defeat] Somebody falls
    [attack] An attack
    [used] An effect
   *[played] A card
}
soul-no-answer = You have no answer now. You are asked all the same, so that the time you take tells nothing.
soul-without-answer = Without an answer
soul-with-answer = With { $card }
soul-with-open = how it ends is open
soul-attack-ends = the attack ends
soul-pass = Pass
soul-pass-rest = Let all pass
soul-windows = When you are asked
soul-windows-others = In the other’s turn
soul-windows-mine = In your turn
soul-windows-hold = ask always
soul-windows-own = not about my own
soul-windows-pass = let all pass
soul-windows-about = Everyone sees “let all pass”. What you hold never changes any of this.
soul-attack = Attack
soul-attack-on = Attack on { $card }
soul-attack-whom = Whom?
soul-attack-first = { $n ->
    [one] What { $cards } does when attacking comes first, and is not reckoned in here.
   *[other] What { $cards } do when attacking comes first, and is not reckoned in here.
}
soul-attack-more = one more
soul-attack-without = Without { $card }
soul-attack-foot = { $n ->
    [one] Then it is exhausted.
   *[other] Then all are exhausted.
} { $who } may answer first.
soul-armour = Armour
soul-armour-shield = Armour and shield
soul-armour-once = { $card }, once off the sum
soul-against-buildings = Against buildings
soul-damage = Damage
soul-life-sum = Life { $life } − { $loss } = { $left }
soul-building-life = Life { $life }
soul-falls = destroyed
soul-withstands = withstands
soul-stands = stands
soul-falls-warrior = defeated
soul-second = Who takes what is left over
soul-second-must = { $over } left over. Who takes it?
soul-second-may = { $over ->
    [0] Nothing is left over. In case: who would take it?
   *[other] { $over } left over. Who takes it?
}
soul-doable = { $verb ->
    [play] Play { $card }
    [call] Call { $card }
    [use] Use { $card }
    [cast] Cast { $card }
    [lay] Discard { $card }
   *[choose] Choose a target
}
soul-go = { $verb ->
    [attack] Attack
    [play] Play
    [call] Call
    [use] Use
    [cast] Cast
    [lay] Discard
   *[choose] Choose
}
soul-go-cost = { $n ->
    [0] for nothing
    [one] for 1 spark
   *[other] for { $n } sparks
}
soul-step-back = Back
soul-put-back = Take back
soul-aimed-at = At { $cards }.
soul-ask-bearer = Who bears it?
soul-ask-target = At whom?
soul-ask-targets = At whom? There may be several, or fewer.
soul-these = These ({ $n })
soul-where = { $where ->
    [valley] in the valley
    [discard] in the discard
    [stack] on the stack
    [equipment] equipment
    [building] building
    [landscape] landscape
   *[field] { $own ->
        [yes] yours
       *[no] across
    }
}
soul-question = { $asked ->
    [mulligan] Your first hand
    [triggers] What comes first?
    [pay] Pay for { $card }?
    [replace] Avert the defeat?
    [search] Look for a card
    [arrange] Order cards
    [attach] Who bears { $card }?
    [discard] Discard
    [overflow] Whom does the rest hit?
   *[aim] { $card }: at whom?
}
soul-mulligan-about = You may shuffle all of it in, once, and draw as many.
soul-keep = Keep
soul-redraw = Draw anew
soul-pay = { $n ->
    [one] Pay 1 spark
   *[other] Pay { $n } sparks
}
soul-pay-not = Do not pay
soul-replace-about = { $card } falls.
soul-replace-yes = Avert it
soul-replace-no = Let it fall
soul-order-about = Several things happen at once. What shall come first?
soul-search-about = You look at { $n } cards.
soul-search-rest = All the cards looked at
soul-take-nothing = Take none
soul-discard-about = { $n ->
    [one] Tap the card of your hand that you discard.
   *[other] { $n } cards are to be discarded. Tap the first.
}
soul-arrange-top = On top of the deck
soul-arrange-bottom = Below the deck
soul-arrange-up = { $card } up
soul-arrange-down = { $card } down
soul-arrange-to-bottom = to the bottom
soul-arrange-to-top = to the top
soul-arrange-done = Put them back so

## The line

soul-now-mulligan = Do you keep your first hand?
soul-now-mulligan-other = { $who } looks at the first hand.
soul-now-main = { $you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
soul-now-window = { $you ->
    [yes] You are asked: answer or pass.
   *[no] { $who } is asked.
}
soul-now-asked = { $you ->
    [yes] You are asked.
   *[no] { $who } chooses.
}
soul-hint-last = Play a card: without one you lose at the end of the turn.
soul-hint-preparation = Nobody attacks yet.
soul-hint-attack = Tap your warriors to attack.
soul-hint-both = Play cards or attack.
soul-hint-play = Play cards, or end the turn.
soul-tab-slip = Turn
soul-tab-piles = Piles

## The end

soul-draw = A draw
soul-cause = { $cause ->
    [defeats] { $goal } warriors are defeated.
    [no_card] Two turns without a card.
    [empty_deck] The deck was empty.
    [scenario] The scenario is over.
   *[turns] The last turn is played.
} After { $turn } turns.
