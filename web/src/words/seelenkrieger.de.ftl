### Seelenkrieger: was geschieht, in Worten.

soul-face-down = eine verdeckte Zauberkarte
soul-the-attack = der Angriff

## Was geschehen ist

soul-tell-since = Du bist seit Zug { $turn } dabei. Was davor war, zeigt die Partie, wenn sie zu Ende ist.

soul-tell-keeps = { $you ->
    [yes] Du behältst deine
   *[no] { $who } behält die
} erste Hand.
soul-tell-redraws = { $you ->
    [yes] Du ziehst eine neue
   *[no] { $who } zieht eine neue
} erste Hand.
soul-tell-turn = Zug { $turn }: { $you ->
    [yes] Du bist
   *[no] { $who } ist
} am Zug{ $sparks ->
    [0] , kein Funke kommt
    [one] , ein Funke kommt
   *[other] , { $sparks } Funken kommen
} herein.
soul-tell-draws = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
soul-tell-drawn = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $card }.
soul-tell-plays = { $you ->
    [yes] Du { $how ->
        [calls] rufst
        [hangs] hängst
       *[plays] spielst
    }
   *[no] { $who } { $how ->
        [calls] ruft
        [hangs] hängt
       *[plays] spielt
    }
} { $card }{ $how ->
    [calls] {""}
    [hangs] {" "}an { $bearer }{ $paid ->
        [0] , umsonst
        [one] , für einen Funken
       *[other] , für { $paid } Funken
    }
   *[plays] { $paid ->
        [0] {" "}umsonst
        [one] {" "}für einen Funken
       *[other] {" "}für { $paid } Funken
    }
}.
soul-tell-lays = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} einen Zauber verdeckt hin, { $paid ->
    [0] umsonst
    [one] für einen Funken
   *[other] für { $paid } Funken
}.
soul-tell-enters = { $how ->
    [bearer] { $bearer } trägt nun { $card }.
    [valley] { $card } kehrt aus dem Tal der Toten zurück.
   *[plain] { $card } kommt ins Spiel.
}
soul-tell-leaves = { $card } geht { $to ->
    [hand] auf die Hand
    [top] oben auf das Deck
    [bottom] unter das Deck
    [valley] ins Tal der Toten
    [side] ins Nebendeck
   *[discard] auf die Ablage
}.
soul-tell-prepared = { $you ->
    [yes] Dein Zauber liegt
   *[no] Ein Zauber von { $who } liegt
} bereit.
soul-tell-attacks = { $you ->
    [yes] Du greifst
   *[no] { $who } greift
} { $target } an, mit { $band }{ $also ->
    [yes] ; was übrig bleibt, trifft { $second }
   *[no] {""}
}.
soul-tell-attack-ended = Der Angriff auf { $card } bleibt ohne Wirkung.
soul-tell-uses = { $you ->
    [yes] Du { $spell ->
        [yes] wirkst
       *[no] setzt
    }
   *[no] { $who } { $spell ->
        [yes] wirkt
       *[no] setzt
    }
} { $card }{ $spell ->
    [yes] {""}
   *[no] {" "}ein
}{ $at ->
    [yes] , Ziel: { $aims }
   *[no] {""}
}.
soul-tell-negated = Es bleibt ohne Wirkung: { $card }.
soul-tell-passes = { $you ->
    [yes] Du lässt
   *[no] { $who } lässt
} { $rest ->
    [yes] in diesem Zug alles geschehen
   *[no] es geschehen
}.
soul-tell-triggered = { $card } wirkt{ $at ->
    [yes] {" "}auf { $aims }
   *[no] {""}
}.
soul-tell-damaged = { $card } verliert { $n } Leben{ $prevented ->
    [0] {""}
   *[other] ; weitere { $prevented } kamen nicht durch
}.
soul-tell-healed = { $card } gewinnt { $n } Leben zurück.
soul-tell-changed = { $card }: { $n } { $stat }.
soul-tell-granted = { $card } hat nun { $keyword }.
soul-tell-shielded = Die nächsten { $n } Schaden nimmt { $card } nicht.
soul-tell-turned = { $card } { $used ->
    [yes] greift in diesem Zug nicht mehr an
   *[no] darf noch einmal angreifen
}.
soul-tell-defeated = { $you ->
    [yes] Dein Krieger { $card }
   *[no] { $card } von { $who }
} ist besiegt.
soul-tell-spared = { $card } bleibt verschont.
soul-tell-destroyed = { $card } ist zerstört.
soul-tell-sparks = { $you ->
    [yes] Du { $gains ->
        [yes] gewinnst
       *[no] verlierst
    }
   *[no] { $who } { $gains ->
        [yes] gewinnt
       *[no] verliert
    }
} { $n ->
    [one] einen Funken
   *[other] { $n } Funken
}.
soul-tell-finds = { $you ->
    [yes] Du findest
   *[no] { $who } findet
}: { $card }.
soul-tell-nothing = nichts
soul-tell-looks = { $you ->
    [yes] Du siehst
   *[no] { $who } sieht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} des Decks an.
soul-tell-puts-back = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} Karten zurück: { $top } oben, { $bottom } unten.
soul-tell-reveals = Oben auf dem Deck { $you ->
    [yes] liegt bei dir
   *[no] von { $who } liegt
}: { $list }.
soul-tell-shuffles = { $you ->
    [yes] Du mischst dein
   *[no] { $who } mischt das
} Deck.
soul-tell-counted = Ein besiegter Krieger mehr zählt für { $you ->
    [yes] dich
   *[no] { $who }
}.
soul-tell-stopped = Das ginge endlos weiter: Alle Wirkungen, die noch warten, verfallen.

## Auf den Karten, während es geschieht

soul-struck-tired = müde
soul-struck-ready = wieder bereit
soul-struck-spared = verschont
soul-struck-shielded = Schutz { $n }

## Wer wiederkommt

soul-missed-turns = { $n ->
    [one] Seit du zuletzt hier warst, ist ein Zug vergangen.
   *[other] Seit du zuletzt hier warst, sind { $n } Züge vergangen.
}
soul-missed-fallen = { $you ->
    [yes] Von deinen Kriegern
   *[no] Von den Kriegern von { $who }
} { $n ->
    [one] ist einer besiegt worden
   *[other] sind { $n } besiegt worden
}.
soul-missed-come = { $you ->
    [yes] Neu auf deiner Seite
   *[no] Neu bei { $who }
}: { $list }.

## Das Ende

soul-end-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} die Partie.
soul-end-draw = Die Partie endet unentschieden.
soul-end-by = { $you ->
    [yes] { $cause ->
        [defeats] Von deinen Kriegern sind genug besiegt.
        [no_card] Du hast in zwei Zügen nacheinander keine Karte gespielt.
        [empty_deck] Du hast nichts mehr zu ziehen.
        [scenario] Das Szenario ist zu Ende.
       *[turns] Der letzte Zug ist um, und von deinen Kriegern sind mehr besiegt.
    }
   *[no] { $cause ->
        [defeats] Von den Kriegern von { $who } sind genug besiegt.
        [no_card] { $who } hat in zwei Zügen nacheinander keine Karte gespielt.
        [empty_deck] { $who } hat nichts mehr zu ziehen.
        [scenario] Das Szenario ist zu Ende.
       *[turns] Der letzte Zug ist um, und von den Kriegern von { $who } sind mehr besiegt.
    }
}
soul-end-drawn-by = { $cause ->
    [defeats] Auf beiden Seiten sind im selben Augenblick genug Krieger besiegt.
   *[turns] Der letzte Zug ist um, und auf beiden Seiten sind gleich viele Krieger besiegt.
}

## Die Partie noch einmal

soul-replay-dealt = Die Karten sind gegeben. { $who } beginnt.
soul-replay-hands = Die ersten Hände
soul-replay-turn = Zug { $n }: { $who }
soul-replay-attack = Angriff { $n }
soul-replay-no-hero = kein Held
soul-replay-defeats = { $n } von { $goal } Kriegern besiegt
soul-replay-own-deck = Eigenes Deck
