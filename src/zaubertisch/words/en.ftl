### What the terminal says, in English.

## Refusals, by their code

no = zaubertisch: { $sentence } [{ $code }]
no-unknown-game = There is no game called “{ $game }”. Choose one of these: { $games }.
no-unknown-bot = There is no bot called “{ $bot }”. Choose one of these: { $bots }.
no-bot-does-not-play = The bot “{ $bot }” has not learnt { $game }. Choose another one with --bots.
no-wrong-number-of-players = With these options { $game } is for { $span } players, not for { $players }. Choose another number.
no-wrong-number-of-bots = Against { $seats } bots you name one for all, or all { $seats } of them, not { $bots }. Correct --bots.
no-bad-option = “{ $option }” fits no option of { $game }. Write --option NAME=VALUE, with one of these: { $options }.
no-bots-needed = Say with --bots who plays: one name a seat, of these: { $bots }. Or take --ladder.
no-one-bot-alone = “{ $bot }” alone can challenge nobody. Name another one with --bots or --among.
no-ladder-needed = { $word } goes with --ladder, which is missing here. Add it, or leave { $word } out.
no-decks-not-resumed = Matches between decks are not kept in a file yet. Leave --resume out, or --decks.
no-unwritable-file = The file { $file } cannot be written. Name one in a folder that is there.
no-dmmixed-sets-the-bids = With plan=dmmixed the rounds say how bids are made. Leave notequal and hiddentip out.
no-unreadable-file = The file { $file } cannot be read: { $detail }. Check its name.
no-not-a-record = This is no record of a match: { $detail }. Take the file as the table gave it out.
no-unknown-format = This record has format { $format }, and this version reads format { $known }. Take the version of Zaubertisch that wrote it.
no-unknown-rules = The rules of “{ $game }”, version { $rules }, are not known here. Take the version of Zaubertisch that wrote this record.

## The arena

arena-title = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} from { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
} each
arena-place = seat
arena-bot = bot
arena-score = points a match
arena-exact = bids met
arena-wins = wins
arena-draws = draws
arena-time = ms a decision
arena-rounded-up = Every deal is played from every seating, so { $matches } matches instead of { $asked }.
arena-progress = { $done } of { $of } matches
arena-decks-title = { $game }: { $matches } matches, every pair of decks from both seats
arena-deck = deck
arena-against = against
arena-matches = matches
arena-turns = Own turns: { $median } (10 % to 90 %: { $least } to { $most })
arena-ending = Ended { $cause ->
    [ten_defeats] by ten defeats
    [no_card] by two turns without a card
    [empty_deck] by an empty deck
   *[turns] by the last turn
}: { $share }
arena-first = Won by who began: { $share }
ladder-title = { $game }: wins of one against { $others ->
    [one] one other
   *[other] { $others } of a kind
}, { $matches } matches a pair
ladder-rating = rating
ladder-unrated = For a rating openskill is missing: pip install "zaubertisch[lab]".
arena-share = { $bot }: { $share }{ $half } won, { $ms } ms a decision, at most { $most } ms

## The check of a record

verify-match = { $game }, { $players } seats: { $names }
verify-promises = { $ok ->
    [yes] ✓ Promises: what was opened is what the server and everyone at the table had promised before the deal.
   *[no] ✗ Promises: what was opened is not what had been promised before the deal.
}
verify-moves = { $ok ->
    [yes] ✓ Deals and moves: dealt again from the opened values, and all { $turns } turns played again; each was legal.
   *[no] ✗ Deals and moves: dealt again from the opened values, the match cannot be played as it is written ({ $reason }).
}
verify-scores = { $ok ->
    [yes] ✓ Points: they come out as written ({ $scores }).
   *[no] ✗ Points: they do not come out as written ({ $scores }).
}
verify-over = { $ok ->
    [yes] ✓ End: the match is { $over ->
        [yes] over
       *[no] broken off
    }, as written.
   *[no] ✗ End: written as { $over ->
        [yes] over
       *[no] broken off
    }, but it is not.
}
verify-won = – { $winners ->
    [0] A draw: nobody has won.
    [1] { $names } has won.
   *[other] { $names } share the victory.
}
verify-unchecked = – { $what ->
    [scores] Points
   *[over] End
}: not checked, since the match cannot be played again.
verify-bots = – Bots, as the record says: { $names }
verify-stood-in = – Moves that { $bot } made for { $player }, as the record says: { $moves }
verify-sound = The record is sound. It cannot show whether somebody looked at the cards.
verify-unsound = The record is not sound. Do not trust it.

## At the table: who

you = you
play-begins = { $seats ->
    [3] Wizard for three
    [4] Wizard for four
    [5] Wizard for five
   *[6] Wizard for six
 }: you, { $list }. Type ? for help, q to leave.
play-left = You have left the table.

## At the table: cards

suit-R = flame
suit-Y = star
suit-G = herb
suit-B = moon
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
letter-R = F
letter-Y = S
letter-G = H
letter-B = M
letter-W = W
letter-J = J

## At the table: what happens

round-dealt = Round { $round } of { $rounds }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each. { $turned ->
    [W] A wizard is turned up: the dealer names the trump.
    [J] A jester is turned up: no trump.
    [none] All cards are dealt: no trump.
   *[card] { $card } is turned up: trump is { $colour }, { $suit }.
}
trump-named = { $you ->
    [yes] You name { $colour }, { $suit }, as trump.
   *[no] { $who } names { $colour }, { $suit }, as trump.
}
bid-made = { $you ->
    [yes] You bid { $tricks }.
   *[no] { $who } bids { $tricks }.
}
bid-again = { $you ->
    [yes] You change your bid to { $tricks }.
   *[no] { $who } changes the bid to { $tricks }.
}
bids-shown = The bids are open: { $list }.
card-led = { $you ->
    [yes] You lead { $card }
   *[no] { $who } leads { $card }
}
card-laid = { $you ->
    [yes] You lay { $card }
   *[no] { $who } lays { $card }
}
trick-taken = { $you ->
    [yes] You take trick { $number }.
   *[no] { $who } takes trick { $number }.
}
sheet = Block of Truth
sheet-round = Round
sheet-sum = Sum
match-over = { $shared ->
    [yes] { $list } share the victory with { $total } points.
   *[no] { $you ->
        [yes] You win with { $total } points.
       *[no] { $list } wins with { $total } points.
    }
}

## At the table: what is asked

ask-trump = You name the trump.
ask-bid = How many tricks will you take?
ask-bid-secret = How many tricks will you take? The bids stay secret until everyone has bid.
ask-bid-again = Together that is exactly { $cards }, which this table forbids. You bid last, so bid once more.
ask-lead = You lead.
ask-card = Your turn.
table-trump = Trump: { $colour }, { $suit }
table-no-trump = No trump
table-ahead = ahead: { $who }
hand = Hand
not-understood = “{ $said }” is none of the choices. Type a number or a name from the list, or ? for help.
why-must-follow = You hold { $suit } and must follow.
why-bid-makes-even = { $bid } won’t do: together that makes exactly { $cards }.
why-bid-out-of-range = { $bid } won’t do: there are { $cards } tricks.
why-not-in-hand = You do not hold { $card }.
help-title = What you can type
help-card = a number or a card: 2, or { $example }; small letters do
help-bid = how many tricks you will take
help-trump = a number or the letter of a suit
help-quit = q leaves the table
help-letters = { $R } flame (red), { $Y } star (yellow), { $G } herb (green), { $B } moon (blue), { $W } wizard, { $J } jester. Cards in brackets may not be laid now.
help-goal = Take exactly as many tricks as you bid: 20 points and 10 a trick. Each trick more or less costs 10.

## Kampf der Magier

kampf-letter-J = J
kampf-letter-C = C
kampf-letter-T = T
kampf-begins = Kampf der Magier for { $seats }: you, { $list }. Type ? for help, q to leave.
kampf-round = Round { $round } of { $rounds }. { $you ->
    [yes] You open it.
   *[no] { $who } opens it.
}
kampf-opens = { $you ->
    [yes] You open
   *[no] { $who } opens
} with { $cards }: { $total }
kampf-lays = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { $cards }: { $total }
kampf-ball = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { $cards }: it stays at { $total }
kampf-taken = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $collected } so far.
kampf-stock-empty = The stock is empty.
kampf-sheet = Cards collected
kampf-over = { $shared ->
    [yes] { $list } share the victory
   *[no] { $you ->
        [yes] You win
       *[no] { $list } wins
    }
} with { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
kampf-ask = { $total } is to be beaten.
kampf-ask-open = You open a fight.
kampf-take = take
kampf-stock = Stock { $cards }
kampf-seat = { $who }: { $hand } in hand, { $collected } collected
kampf-not-understood = “{ $said }” is no cards. Type one of the choices, or ? for help.
kampf-why-not-in-hand = You do not hold { $card }, or not so often.
kampf-why-not-of-one-value = Only cards of one value are laid together.
kampf-why-joker-without-value = Say what the joker counts, as J=3.
kampf-why-joker-value = No joker counts { $value } here: 1 to 7, and as much as the mages it goes with.
kampf-why-joker-needs-mage = At this table a joker goes with a mage.
kampf-why-too-low = That makes { $total }; at least { $least } is needed.
kampf-why-ball-cannot-open = A crystal ball has no total to keep yet.
kampf-why-ball-stands-alone = A crystal ball is laid alone.
kampf-why-ball-needs-total = At this table a crystal ball goes with cards that make { $total } again.
kampf-why-must-beat = At this table whoever can beat { $total } must.
kampf-why-nothing-to-take = Nothing lies in the middle.
kampf-help-cards = cards of one value: 7, or 4+4, or 4+4+{ $J } with a joker; { $J }=3 is a joker by itself; { $C } is the crystal ball
kampf-help-take = { $T } takes the cards of the middle
kampf-help-goal = Collect as few cards as you can. Lay more than what lies there; a crystal ball keeps the total; whoever does neither takes the middle. A round ends when a hand is empty.

## The quick duel

no-potions-out-of-range = { $potions } potions are not offered. Take potions=0, which is without limit, or { $fewest } to { $most }.
no-safety-rounds-out-of-range = A duel cannot end after { $rounds } rounds. Take safety_rounds=1 to { $most }.
duel-begins = A quick duel against { $list }. Type ? for help, q to leave.
duel-round = Round { $round }
duel-standing = { $you ->
    [yes] You
   *[no] { $who }
}: { $life } life, { $mana } mana
duel-pile = { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the draw pile
duel-type-attack = attack
duel-type-defence = defence
duel-type-universal = universal
duel-spell = { $spell }, { $type } { $strength }, costs { $cost }
duel-ask-potion = Drink a mana potion? It brings you to { $mana } mana.
duel-choices-potion = 1 drink   2 keep
duel-ask-spell = Which spell do you cast? It lies face down until both have chosen.
duel-nothing-payable = You can pay none of them. One you must cast, and it loses.
duel-warning = { $spell } costs { $cost } and you have { $mana } mana: casting it loses the duel. Type it once more if you mean it.
duel-drinks = { $you ->
    [yes] You drink a potion and have { $mana } mana.
   *[no] { $who } drinks a potion and has { $mana } mana.
}
duel-keeps = { $you ->
    [yes] You drink nothing and have { $mana } mana.
   *[no] { $who } drinks nothing and has { $mana } mana.
}
duel-casts = { $you ->
    [yes] You { $drank ->
        [yes] have drunk a potion and cast
       *[no] cast
    } { $card }.
   *[no] { $who } { $drank ->
        [yes] has drunk a potion and casts
       *[no] casts
    } { $card }.
}
duel-cannot-pay = { $you ->
    [yes] You cannot pay for it.
   *[no] { $who } cannot pay for it.
}
duel-loses = { $you ->
    [yes] You lose a life and have { $life }.
   *[no] { $who } loses a life and has { $life }.
}
duel-nobody-loses = Nobody loses a life.
duel-refilled = The draw pile is empty: { $cards } used cards are shuffled into a new one.
duel-drawn = You draw { $card }.
duel-cause = { $cause ->
    [mana] A spell could not be paid.
    [life] The last life is lost.
    [hands] All cards are played: the higher life decides.
   *[rounds] The rounds are over: the higher life decides, then the higher mana.
}
duel-won = { $you ->
    [yes] You win the duel.
   *[no] { $who } wins the duel.
}
duel-draw = The duel is a draw.
duel-help-choose = a number or the name of a spell; spells in brackets cannot be paid now
duel-help-goal = An attack costs a weaker attack’s or defence’s player a life; equal attacks cost both one. A universal spell is an attack. Whoever cannot pay loses at once.
why-spell-barred = { $card } costs { $cost }, and you have { $mana } mana. Here you cast what you can pay.

## Seelenkrieger

soul-begins = Seelenkrieger against { $list }. Type ? for help, q to leave.
soul-face-down = a spell, face down
soul-nothing = nothing
soul-kind-warrior = warrior
soul-kind-hero = hero
soul-kind-equipment = equipment
soul-kind-spell = spell
soul-kind-landscape = landscape
soul-kind-building = building
soul-faction-orcs = orcs
soul-faction-elves = elves
soul-faction-mages = mages
soul-faction-dwarves = dwarves
soul-faction-undead = undead
soul-faction-dragons = dragons
soul-stat-damage = damage
soul-stat-armour = armour
soul-stat-life = life
soul-keyword-guard = guard
soul-keyword-stealth = stealth
soul-keyword-untouchable = untouchable
soul-keyword-piercing = piercing { $n }
soul-keyword-overrun = overrun
soul-keyword-regeneration = regeneration { $n }
soul-keyword-drain = drain
soul-keyword-steadfast = steadfast
soul-printed = { $damage } damage, { $armour } armour, { $life } life
soul-values = { $damage } damage, { $armour } armour, { $left } of { $life } life
soul-building-life = { $life } life
soul-slots = { $slots ->
    [one] one slot
   *[other] { $slots } slots
}
soul-tired = has attacked
soul-standing = { $you ->
    [yes] You
   *[no] { $who }
}: { $defeats } of { $goal } defeats, { $sparks } sparks (+{ $income }), { $hand } in hand, { $deck } in the deck, { $side } in the side deck, { $valley } in the valley, { $discard } discarded, { $prepared } prepared
soul-last-chance = { $you ->
    [yes] You lose if you end your turn without playing a card.
   *[no] { $who } loses by ending the turn without playing a card.
}
soul-prepared = prepared: { $list }
soul-waits = Waiting, of { $you ->
    [yes] yours
   *[no] { $who }
}: { $what }
soul-hand = Hand
soul-side = Side deck and hero
soul-held = { $card }{ $free ->
    [yes] {""}
   *[no] , costs { $cost }
}
soul-looking = You are looking at: { $list }
soul-do-keep = keep the hand
soul-do-redraw = shuffle it in and draw anew
soul-do-play = play { $card } ({ $cost })
soul-do-call = call { $card }
soul-do-use = use { $card } ({ $cost })
soul-do-cast = cast { $card }, prepared in place { $place } ({ $cost })
soul-do-attack = attack: { $example }
soul-do-pass = let it pass
soul-do-pass-rest = let everything pass in this turn
soul-do-end-turn = end the turn
soul-do-agree = yes
soul-do-decline = no
soul-do-take-nothing = take nothing
soul-do-arrange = on top { $top }; below { $bottom }
soul-ask-mulligan = Do you keep your first hand?
soul-ask-main = Your turn.
soul-ask-window = { $opening ->
    [played] A card is being played
   *[attack] An attack is declared
    [used] An effect is being used
    [defeat] A warrior would be defeated
    [start] The turn begins
    [end] The turn ends
}. Do you answer?
soul-ask-triggers = Which comes first?
soul-ask-aim = At what is { $card } aimed? Up to { $most }.
soul-ask-pay = { $card }: do you pay { $n ->
    [one] one spark
   *[other] { $n } sparks
}?
soul-ask-replace = { $card } would be defeated. Does something else happen instead?
soul-ask-search = Which card do you take?
soul-ask-arrange = How do the cards go back?
soul-ask-attach = Who bears { $card }?
soul-ask-discard = Lay away { $n ->
    [one] one card
   *[other] { $n } cards
}.
soul-ask-overflow = Who takes { $n } damage that is left over?
soul-keeps = { $you ->
    [yes] You keep your
   *[no] { $who } keeps the
} first hand.
soul-redraws = { $you ->
    [yes] You draw a new
   *[no] { $who } draws a new
} first hand.
soul-turn = Turn { $turn }: { $you ->
    [yes] yours
   *[no] { $who }
}. { $sparks ->
    [one] One spark comes
   *[other] { $sparks } sparks come
} in.
soul-draws = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
soul-drawn = You draw { $card }.
soul-plays = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card } for { $paid }.
soul-calls = { $you ->
    [yes] You call
   *[no] { $who } calls
} { $card }.
soul-enters = { $how ->
    [bearer] { $bearer } bears { $card } now.
    [valley] { $card } comes back out of a valley.
   *[plain] { $card } comes into play.
}
soul-leaves = { $card } goes to { $to ->
    [hand] the hand
    [top] the top of the deck
    [bottom] the bottom of the deck
    [valley] the Valley of the Dead
    [side] the side deck
   *[discard] the discard
}.
soul-attacks = { $you ->
    [yes] You attack
   *[no] { $who } attacks
}: { $attack }
soul-attack-ended = The attack on { $card } comes to nothing.
soul-uses = { $you ->
    [yes] You { $spell ->
        [yes] cast
       *[no] use
    }
   *[no] { $who } { $spell ->
        [yes] casts
       *[no] uses
    }
} { $card }{ $at ->
    [yes] :
   *[no] .
}
soul-negated = It comes to nothing: { $card }.
soul-passes-rest = { $you ->
    [yes] You let
   *[no] { $who } lets
} everything pass in this turn.
soul-triggered = its effect happens
soul-damaged = { $card } loses { $n } life{ $prevented ->
    [0] {""}
   *[other] ; { $prevented } more did not get through
}.
soul-healed = { $card } regains { $n } life.
soul-changed = { $card }: { $n } { $what }.
soul-granted = { $card } has { $what } now.
soul-shielded = The next { $n } damage to { $card } is not taken.
soul-turned = { $card } { $used ->
    [yes] attacks no more in this turn
   *[no] may attack once more
}.
soul-defeated = { $you ->
    [yes] Your warrior { $card }
   *[no] { $card } of { $who }
} is defeated.
soul-replaced = { $card } is spared.
soul-destroyed = { $card } is destroyed.
soul-sparks = { $you ->
    [yes] You { $gains ->
        [yes] gain
       *[no] lose
    }
   *[no] { $who } { $gains ->
        [yes] gains
       *[no] loses
    }
} { $n ->
    [one] one spark
   *[other] { $n } sparks
}.
soul-found = { $you ->
    [yes] You find
   *[no] { $who } finds
}: { $card }.
soul-looks = { $you ->
    [yes] You look
   *[no] { $who } looks
} at { $cards ->
    [one] one card
   *[other] { $cards } cards
} of the deck.
soul-puts-back = { $you ->
    [yes] You put
   *[no] { $who } puts
} cards back: { $top } on top, { $bottom } below.
soul-reveals = { $you ->
    [yes] Your
   *[no] { $who }’s
} deck shows: { $list }.
soul-shuffles = { $you ->
    [yes] You shuffle your
   *[no] { $who } shuffles the
} deck.
soul-counted = One more defeat counts for { $you ->
    [yes] you
   *[no] { $who }
}.
soul-stopped = This would go on for ever: all effects that still wait come to nothing.
soul-cause = { $cause ->
    [defeats] Enough warriors are defeated.
    [no_card] Two turns without a card are over.
    [empty_deck] There is nothing left to draw.
    [scenario] The scenario is over.
   *[turns] The last turn is over.
}
soul-won = { $you ->
    [yes] You win
   *[no] { $who } wins
} the match.
soul-draw = The match is a draw.
soul-not-understood = “{ $said }” is none of the choices. Type a number, an attack such as a 1+3 > 2, or ? for help.
soul-why-wrong-phase = You cannot attack now.
soul-why-preparation = In the first turns nobody attacks.
soul-why-not-a-band = One to { $most } different warriors attack together.
soul-why-may-not-attack = Only your own warriors attack, each once in a turn.
soul-why-too-weak = A building falls in one go: { $strength } damage does not suffice for { $life } life.
soul-why-not-a-target = This cannot be attacked: it is no enemy, is in stealth, or a guard stands before it.
soul-why-wrong-overflow = Name after a second > the enemy who takes what is left over, if there may be one: a 1 > 2 > 4.
soul-help-choose = a number of the list; where … stands, a second number says at what it is aimed
soul-help-attack = a 1+3 > 2 attacks number 2 with 1 and 3; a 1 > 2 > 4 names 4 for what is left over
soul-help-card = ? and the name or number of a card shows what is printed on it: ? 12
soul-help-board = Numbers in [ ] are those of cards in play, brackets hold what cannot be played now, +2 are the sparks that your next turn brings.
soul-help-goal = Defeat ten enemy warriors. Damage less armour costs life; two own turns without a card lose.
soul-problem-unknown-card = { $zone }: there is no card { $card }
soul-problem-count-below-one = { $zone }: { $have } of { $card }
soul-problem-not-in-main = { $card } does not belong in the main deck
soul-problem-not-in-side = { $card } does not belong in the side deck
soul-problem-not-a-hero = { $card } is no hero
soul-problem-too-many-copies = { $have } of { $card }, at most { $want }
soul-problem-main-size = { $have } cards in the main deck instead of { $want }
soul-problem-few-warriors = { $have } warriors in the main deck, at least { $want }
soul-problem-side-size = { $have } cards in the side deck, at most { $want }
soul-fault = line { $line }: { $text }
soul-fault-nearest = line { $line }: { $text } (perhaps { $nearest })
no-no-decks = In { $game } nobody brings a deck. Leave --deck out.
no-no-decks-meet = In { $game } nobody brings a deck. Leave --decks out.
no-one-deck-alone = “{ $deck }” needs another deck to meet. Name at least two, or say --decks all.
no-deck-unreadable = The deck cannot be read: { $problems }. Correct these lines.
no-deck-not-allowed = The deck may not be played: { $problems }.
no-deck-not-legal = The starter decks do not fit this table ({ $problem }). Bring your own with --deck.
no-turns-out-of-range = A match cannot end after { $turns } turns. Take longest=1 to { $most }.

## The check of a deck

deck-sound = { $file }: { $main } cards, { $side } in the side deck, { $hero ->
    [yes] a hero
   *[no] no hero
}. This deck may be played.
deck-unsound = { $n ->
    [one] One thing is
   *[other] { $n } things are
} wrong. Correct the list and check it again.
deck-fault-unknown-name = there is no card “{ $text }”
deck-fault-unknown-heading = there is no section “{ $text }”; the sections are Main, Side and Hero
deck-fault-bad-count = in “{ $text }” the number must be 1 to 99
deck-fault-second-hero = “{ $text }” is one hero too many; there is one at most
deck-fault-not-json = this is no deck in JSON: { $text }
deck-fault-too-long = a list of cards is never so long
deck-perhaps = { $says } (perhaps { $nearest })

## Examples and puzzles

scenario-kind-lesson = Examples: each teaches a rule
scenario-kind-puzzle = Puzzles: win this turn
scenario-other = The other side
scenario-solved = Solved.
scenario-missed = That does not do it.
scenario-again = Press enter to try again, or type q.
no-unknown-scenario = There is no scenario “{ $scenario }”. To see all: zaubertisch scenario list
no-scenario-alone = The scenario “{ $scenario }” has its own position. Leave the other options out.
no-which-scenario = Say which one: zaubertisch scenario { $do } NAME
