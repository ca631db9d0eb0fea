### Seelenkrieger: wat er gebeurt, in woorden.

soul-face-down = een gedekte spreuk
soul-the-attack = de aanval

## Wat er gebeurd is

soul-tell-since = Je bent er sinds beurt { $turn } bij. Wat ervoor was, laat de partij zien zodra ze uit is.

soul-tell-keeps = { $you ->
    [yes] Je houdt je
   *[no] { $who } houdt de
} eerste hand.
soul-tell-redraws = { $you ->
    [yes] Je trekt een nieuwe
   *[no] { $who } trekt een nieuwe
} eerste hand.
soul-tell-turn = Beurt { $turn }: { $you ->
    [yes] jij bent
   *[no] { $who } is
} aan de beurt{ $sparks ->
    [0] , er komt geen vonk
    [one] , er komt één vonk
   *[other] , er komen { $sparks } vonken
} binnen.
soul-tell-draws = { $you ->
    [yes] Je trekt
   *[no] { $who } trekt
} { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
}.
soul-tell-drawn = { $you ->
    [yes] Je trekt
   *[no] { $who } trekt
} { $card }.
soul-tell-plays = { $you ->
    [yes] Je { $how ->
        [calls] roept
        [hangs] hangt
       *[plays] speelt
    }
   *[no] { $who } { $how ->
        [calls] roept
        [hangs] hangt
       *[plays] speelt
    }
} { $card }{ $how ->
    [calls] {""}
    [hangs] {" "}aan { $bearer }{ $paid ->
        [0] , gratis
        [one] , voor één vonk
       *[other] , voor { $paid } vonken
    }
   *[plays] { $paid ->
        [0] {" "}gratis
        [one] {" "}voor één vonk
       *[other] {" "}voor { $paid } vonken
    }
}.
soul-tell-lays = { $you ->
    [yes] Je legt
   *[no] { $who } legt
} een spreuk gedekt neer, { $paid ->
    [0] gratis
    [one] voor één vonk
   *[other] voor { $paid } vonken
}.
soul-tell-enters = { $how ->
    [bearer] { $bearer } draagt nu { $card }.
    [valley] { $card } keert uit het Dal der Doden terug.
   *[plain] { $card } komt in het spel.
}
soul-tell-leaves = { $card } gaat naar { $to ->
    [hand] de hand
    [top] het deck, bovenop
    [bottom] het deck, onderop
    [valley] het Dal der Doden
    [side] het zijdeck
   *[discard] de aflegstapel
}.
soul-tell-prepared = { $you ->
    [yes] Je spreuk ligt
   *[no] Een spreuk van { $who } ligt
} klaar.
soul-tell-attacks = { $you ->
    [yes] Je valt
   *[no] { $who } valt
} { $target } aan, met { $band }{ $also ->
    [yes] ; wat overblijft treft { $second }
   *[no] {""}
}.
soul-tell-attack-ended = De aanval op { $card } loopt op niets uit.
soul-tell-uses = { $you ->
    [yes] Je { $spell ->
        [yes] spreekt
       *[no] zet
    }
   *[no] { $who } { $spell ->
        [yes] spreekt
       *[no] zet
    }
} { $card }{ $spell ->
    [yes] {" "}uit
   *[no] {" "}in
}{ $at ->
    [yes] , doel: { $aims }
   *[no] {""}
}.
soul-tell-negated = Het loopt op niets uit: { $card }.
soul-tell-passes = { $you ->
    [yes] Je laat
   *[no] { $who } laat
} { $rest ->
    [yes] deze beurt alles gebeuren
   *[no] het gebeuren
}.
soul-tell-triggered = { $card } werkt{ $at ->
    [yes] {" "}op { $aims }
   *[no] {""}
}.
soul-tell-damaged = { $card } verliest { $n } leven{ $prevented ->
    [0] {""}
   *[other] ; nog eens { $prevented } kwamen niet door
}.
soul-tell-healed = { $card } krijgt { $n } leven terug.
soul-tell-changed = { $card }: { $n } { $stat }.
soul-tell-granted = { $card } heeft nu { $keyword }.
soul-tell-shielded = De volgende { $n } schade krijgt { $card } niet.
soul-tell-turned = { $card } { $used ->
    [yes] valt deze beurt niet meer aan
   *[no] mag nog eens aanvallen
}.
soul-tell-defeated = { $you ->
    [yes] Jouw krijger { $card }
   *[no] { $card } van { $who }
} is verslagen.
soul-tell-spared = { $card } blijft gespaard.
soul-tell-destroyed = { $card } is verwoest.
soul-tell-sparks = { $you ->
    [yes] Je { $gains ->
        [yes] wint
       *[no] verliest
    }
   *[no] { $who } { $gains ->
        [yes] wint
       *[no] verliest
    }
} { $n ->
    [one] één vonk
   *[other] { $n } vonken
}.
soul-tell-finds = { $you ->
    [yes] Je vindt
   *[no] { $who } vindt
}: { $card }.
soul-tell-nothing = niets
soul-tell-looks = { $you ->
    [yes] Je bekijkt
   *[no] { $who } bekijkt
} { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} van het deck.
soul-tell-puts-back = { $you ->
    [yes] Je legt
   *[no] { $who } legt
} kaarten terug: { $top } boven, { $bottom } onder.
soul-tell-reveals = Boven op { $you ->
    [yes] jouw deck
   *[no] het deck van { $who }
} ligt: { $list }.
soul-tell-shuffles = { $you ->
    [yes] Je schudt je
   *[no] { $who } schudt het
} deck.
soul-tell-counted = Er telt één verslagen krijger meer voor { $you ->
    [yes] jou
   *[no] { $who }
}.
soul-tell-stopped = Dit zou eindeloos doorgaan: alle effecten die nog wachten vervallen.

## Op de kaarten, terwijl het gebeurt

soul-struck-tired = moe
soul-struck-ready = weer klaar
soul-struck-spared = gespaard
soul-struck-shielded = schild { $n }

## Wie terugkomt

soul-missed-turns = { $n ->
    [one] Sinds je hier het laatst was, is er één beurt voorbij.
   *[other] Sinds je hier het laatst was, zijn er { $n } beurten voorbij.
}
soul-missed-fallen = { $you ->
    [yes] Van jouw krijgers
   *[no] Van de krijgers van { $who }
} { $n ->
    [one] is er één verslagen
   *[other] zijn er { $n } verslagen
}.
soul-missed-come = { $you ->
    [yes] Nieuw aan jouw kant
   *[no] Nieuw bij { $who }
}: { $list }.

## Het einde

soul-end-won = { $you ->
    [yes] Jij wint
   *[no] { $who } wint
} de partij.
soul-end-draw = De partij eindigt gelijk.
soul-end-by = { $you ->
    [yes] { $cause ->
        [defeats] Van jouw krijgers zijn er genoeg verslagen.
        [no_card] Je hebt twee beurten na elkaar geen kaart gespeeld.
        [empty_deck] Je hebt niets meer te trekken.
        [scenario] Het scenario is afgelopen.
       *[turns] De laatste beurt is om, en van jouw krijgers zijn er meer verslagen.
    }
   *[no] { $cause ->
        [defeats] Van de krijgers van { $who } zijn er genoeg verslagen.
        [no_card] { $who } heeft twee beurten na elkaar geen kaart gespeeld.
        [empty_deck] { $who } heeft niets meer te trekken.
        [scenario] Het scenario is afgelopen.
       *[turns] De laatste beurt is om, en van de krijgers van { $who } zijn er meer verslagen.
    }
}
soul-end-drawn-by = { $cause ->
    [defeats] Aan beide kanten zijn op hetzelfde moment genoeg krijgers verslagen.
   *[turns] De laatste beurt is om, en aan beide kanten zijn evenveel krijgers verslagen.
}

## De partij nog een keer

soul-replay-dealt = De kaarten zijn gedeeld. { $who } begint.
soul-replay-hands = De eerste handen
soul-replay-turn = Beurt { $n }: { $who }
soul-replay-attack = Aanval { $n }
soul-replay-no-hero = geen held
soul-replay-defeats = { $n } van { $goal } krijgers verslagen
soul-replay-own-deck = Eigen deck
