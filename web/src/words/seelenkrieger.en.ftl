### Seelenkrieger: what happens, in words.

soul-face-down = a spell face down
soul-the-attack = the attack

## What has happened

soul-tell-since = You have been here since turn { $turn }. What came before, the match will show once it is over.

soul-tell-keeps = { $you ->
    [yes] You keep your
   *[no] { $who } keeps the
} first hand.
soul-tell-redraws = { $you ->
    [yes] You draw a new
   *[no] { $who } draws a new
} first hand.
soul-tell-turn = Turn { $turn }: { $you ->
    [yes] yours
   *[no] { $who }
}{ $sparks ->
    [0] , no spark comes
    [one] , one spark comes
   *[other] , { $sparks } sparks come
} in.
soul-tell-draws = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
soul-tell-drawn = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $card }.
soul-tell-plays = { $you ->
    [yes] You { $how ->
        [calls] call
        [hangs] hang
       *[plays] play
    }
   *[no] { $who } { $how ->
        [calls] calls
        [hangs] hangs
       *[plays] plays
    }
} { $card }{ $how ->
    [calls] {""}
    [hangs] {" "}on { $bearer }{ $paid ->
        [0] , for nothing
        [one] , for one spark
       *[other] , for { $paid } sparks
    }
   *[plays] { $paid ->
        [0] {" "}for nothing
        [one] {" "}for one spark
       *[other] {" "}for { $paid } sparks
    }
}.
soul-tell-lays = { $you ->
    [yes] You lay
   *[no] { $who } lays
} a spell face down, { $paid ->
    [0] for nothing
    [one] for one spark
   *[other] for { $paid } sparks
}.
soul-tell-enters = { $how ->
    [bearer] { $bearer } bears { $card } now.
    [valley] { $card } comes back out of the Valley of the Dead.
   *[plain] { $card } comes into play.
}
soul-tell-leaves = { $card } goes to { $to ->
    [hand] the hand
    [top] the top of the deck
    [bottom] the bottom of the deck
    [valley] the Valley of the Dead
    [side] the side deck
   *[discard] the discard
}.
soul-tell-prepared = { $you ->
    [yes] Your spell
   *[no] A spell of { $who }
} lies prepared.
soul-tell-attacks = { $you ->
    [yes] You attack
   *[no] { $who } attacks
} { $target } with { $band }{ $also ->
    [yes] ; what is left over hits { $second }
   *[no] {""}
}.
soul-tell-attack-ended = The attack on { $card } comes to nothing.
soul-tell-uses = { $you ->
    [yes] You { $spell ->
        [yes] cast
       *[no] use
    }
   *[no] { $who } { $spell ->
        [yes] casts
       *[no] uses
    }
} { $card }{ $at ->
    [yes] {" "}on { $aims }
   *[no] {""}
}.
soul-tell-negated = It comes to nothing: { $card }.
soul-tell-passes = { $you ->
    [yes] You let
   *[no] { $who } lets
} { $rest ->
    [yes] everything happen in this turn
   *[no] it happen
}.
soul-tell-triggered = { $card } takes effect{ $at ->
    [yes] {" "}on { $aims }
   *[no] {""}
}.
soul-tell-damaged = { $card } loses { $n } life{ $prevented ->
    [0] {""}
   *[other] ; { $prevented } more did not get through
}.
soul-tell-healed = { $card } regains { $n } life.
soul-tell-changed = { $card }: { $n } { $stat }.
soul-tell-granted = { $card } has { $keyword } now.
soul-tell-shielded = The next { $n } damage to { $card } is not taken.
soul-tell-turned = { $card } { $used ->
    [yes] attacks no more in this turn
   *[no] may attack once more
}.
soul-tell-defeated = { $you ->
    [yes] Your warrior { $card }
   *[no] { $card } of { $who }
} is defeated.
soul-tell-spared = { $card } is spared.
soul-tell-destroyed = { $card } is destroyed.
soul-tell-sparks = { $you ->
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
soul-tell-finds = { $you ->
    [yes] You find
   *[no] { $who } finds
}: { $card }.
soul-tell-nothing = nothing
soul-tell-looks = { $you ->
    [yes] You look
   *[no] { $who } looks
} at { $cards ->
    [one] one card
   *[other] { $cards } cards
} of the deck.
soul-tell-puts-back = { $you ->
    [yes] You put
   *[no] { $who } puts
} cards back: { $top } on top, { $bottom } below.
soul-tell-reveals = { $you ->
    [yes] Your
   *[no] { $who }’s
} deck shows: { $list }.
soul-tell-shuffles = { $you ->
    [yes] You shuffle your
   *[no] { $who } shuffles the
} deck.
soul-tell-counted = One more defeated warrior counts for { $you ->
    [yes] you
   *[no] { $who }
}.
soul-tell-stopped = This would go on for ever: all effects that still wait come to nothing.

## On the cards, while it happens

soul-struck-tired = tired
soul-struck-ready = ready again
soul-struck-spared = spared
soul-struck-shielded = shield { $n }

## Who comes back

soul-missed-turns = { $n ->
    [one] Since you were last here one turn has passed.
   *[other] Since you were last here { $n } turns have passed.
}
soul-missed-fallen = { $n ->
    [one] One
   *[other] { $n }
} of { $you ->
    [yes] your warriors
   *[no] { $who }’s warriors
} { $n ->
    [one] was
   *[other] were
} defeated.
soul-missed-come = { $you ->
    [yes] New on your side
   *[no] New with { $who }
}: { $list }.

## The end

soul-end-won = { $you ->
    [yes] You win
   *[no] { $who } wins
} the match.
soul-end-draw = The match is a draw.
soul-end-by = { $you ->
    [yes] { $cause ->
        [defeats] Enough of your warriors are defeated.
        [no_card] You have played no card in two turns, one after the other.
        [empty_deck] You have nothing left to draw.
        [scenario] The scenario is over.
       *[turns] The last turn is over, and more of your warriors are defeated.
    }
   *[no] { $cause ->
        [defeats] Enough of { $who }’s warriors are defeated.
        [no_card] { $who } has played no card in two turns, one after the other.
        [empty_deck] { $who } has nothing left to draw.
        [scenario] The scenario is over.
       *[turns] The last turn is over, and more of { $who }’s warriors are defeated.
    }
}
soul-end-drawn-by = { $cause ->
    [defeats] On both sides enough warriors are defeated at the same moment.
   *[turns] The last turn is over, and on both sides equally many warriors are defeated.
}

## The match once more

soul-replay-dealt = The cards are dealt. { $who } begins.
soul-replay-hands = The first hands
soul-replay-turn = Turn { $n }: { $who }
soul-replay-attack = Attack { $n }
soul-replay-no-hero = no hero
soul-replay-defeats = { $n } of { $goal } warriors defeated
soul-replay-own-deck = Own deck
