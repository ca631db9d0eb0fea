### Was das Terminal sagt, auf Deutsch.

## Absagen, nach ihrem Code

no = zaubertisch: { $sentence } [{ $code }]
no-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Nimm eines von diesen: { $games }.
no-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Nimm einen von diesen: { $bots }.
no-bot-does-not-play = Der Bot „{ $bot }“ hat { $game } nicht gelernt. Nimm mit --bots einen anderen.
no-wrong-number-of-players = Mit diesen Optionen ist { $game } für { $span } Spieler, nicht für { $players }. Nimm eine andere Zahl.
no-wrong-number-of-bots = Gegen { $seats } Bots nennst du einen für alle oder alle { $seats }, nicht { $bots }. Ändere --bots.
no-bad-option = „{ $option }“ passt zu keiner Option von { $game }. Schreib --option NAME=WERT mit einer von diesen: { $options }.
no-bots-needed = Sag mit --bots, wer spielt: ein Name je Platz, aus diesen: { $bots }. Oder nimm --ladder.
no-one-bot-alone = „{ $bot }“ allein kann niemanden herausfordern. Nenne mit --bots oder --among noch einen.
no-ladder-needed = { $word } gehört zu --ladder, und das fehlt hier. Nimm es dazu, oder lass { $word } weg.
no-decks-not-resumed = Partien zwischen Decks werden noch nicht in einer Datei aufgehoben. Lass --resume weg, oder --decks.
no-unwritable-file = Die Datei { $file } kann nicht geschrieben werden. Nenne eine in einem Ordner, den es gibt.
no-dmmixed-sets-the-bids = Mit plan=dmmixed legen die Runden fest, wie angesagt wird. Lass notequal und hiddentip weg.
no-unreadable-file = Die Datei { $file } ist nicht zu lesen: { $detail }. Prüf ihren Namen.
no-not-a-record = Das ist keine Aufzeichnung eines Spiels: { $detail }. Nimm die Datei so, wie der Tisch sie ausgegeben hat.
no-unknown-format = Diese Aufzeichnung hat Format { $format }, diese Fassung liest Format { $known }. Nimm die Fassung von Zaubertisch, die sie geschrieben hat.
no-unknown-rules = Die Regeln von „{ $game }“, Fassung { $rules }, sind hier nicht bekannt. Nimm die Fassung von Zaubertisch, die diese Aufzeichnung geschrieben hat.

## Die Arena

arena-title = { $game }: { $matches ->
    [one] ein Spiel
   *[other] { $matches } Spiele
}, { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
} aus je { $seatings ->
    [one] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}
arena-place = Platz
arena-bot = Bot
arena-score = Punkte je Spiel
arena-exact = Ansagen getroffen
arena-wins = Siege
arena-draws = Unentschieden
arena-time = ms je Entscheidung
arena-rounded-up = Jede Verteilung wird aus jeder Sitzordnung gespielt, darum { $matches } Spiele statt { $asked }.
arena-progress = { $done } von { $of } Spielen
arena-decks-title = { $game }: { $matches } Spiele, jedes Paar von Decks von beiden Plätzen aus
arena-deck = Deck
arena-against = gegen
arena-matches = Spiele
arena-turns = Eigene Züge: { $median } (10 % bis 90 %: { $least } bis { $most })
arena-ending = Ende durch { $cause ->
    [ten_defeats] zehn Besiegte
    [no_card] zwei Züge ohne Karte
    [empty_deck] ein leeres Deck
   *[turns] den letzten Zug
}: { $share }
arena-first = Gewonnen von dem, der begann: { $share }
ladder-title = { $game }: Siege von einem gegen { $others ->
    [one] einen anderen
   *[other] { $others } gleiche
}, { $matches } Spiele je Paar
ladder-rating = Wertung
ladder-unrated = Für eine Wertung fehlt openskill: pip install "zaubertisch[lab]".
arena-share = { $bot }: { $share }{ $half } gewonnen, { $ms } ms je Entscheidung, höchstens { $most } ms

## Die Prüfung einer Aufzeichnung

verify-match = { $game }, { $players } Plätze: { $names }
verify-promises = { $ok ->
    [yes] ✓ Zusagen: Aufgedeckt wurde, was Server und Spieler vor dem Geben zugesagt hatten.
   *[no] ✗ Zusagen: Aufgedeckt wurde etwas anderes, als vor dem Geben zugesagt war.
}
verify-moves = { $ok ->
    [yes] ✓ Karten und Züge: aus den aufgedeckten Werten neu gegeben und alle { $turns } Züge nachgespielt; jeder war erlaubt.
   *[no] ✗ Karten und Züge: Aus den aufgedeckten Werten neu gegeben, lässt sich das Spiel so nicht spielen ({ $reason }).
}
verify-scores = { $ok ->
    [yes] ✓ Punkte: Sie ergeben sich wie aufgeschrieben ({ $scores }).
   *[no] ✗ Punkte: Sie ergeben sich nicht wie aufgeschrieben ({ $scores }).
}
verify-over = { $ok ->
    [yes] ✓ Ende: Das Spiel ist { $over ->
        [yes] zu Ende gespielt
       *[no] abgebrochen
    }, wie aufgeschrieben.
   *[no] ✗ Ende: Aufgeschrieben ist „{ $over ->
        [yes] zu Ende gespielt
       *[no] abgebrochen
    }“, aber das stimmt nicht.
}
verify-won = – { $winners ->
    [0] Unentschieden: Niemand hat gewonnen.
    [1] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
verify-unchecked = – { $what ->
    [scores] Punkte
   *[over] Ende
}: nicht geprüft, da sich das Spiel nicht nachspielen lässt.
verify-bots = – Bots, laut Aufzeichnung: { $names }
verify-stood-in = – Züge von { $bot } für { $player }, laut Aufzeichnung: { $moves }
verify-sound = Die Aufzeichnung stimmt. Ob jemand in die Karten gesehen hat, kann sie nicht zeigen.
verify-unsound = Die Aufzeichnung stimmt nicht. Trau ihr nicht.

## Am Tisch: wer

you = du
play-begins = { $seats ->
    [3] Wizard zu dritt
    [4] Wizard zu viert
    [5] Wizard zu fünft
   *[6] Wizard zu sechst
 }: du, { $list }. ? hilft, q steht auf.
play-left = Du bist aufgestanden.

## Am Tisch: Karten

suit-R = Flamme
suit-Y = Stern
suit-G = Kraut
suit-B = Mond
colour-R = rot
colour-Y = gelb
colour-G = grün
colour-B = blau
letter-R = F
letter-Y = S
letter-G = K
letter-B = M
letter-W = Z
letter-J = N

## Am Tisch: was geschieht

round-dealt = Runde { $round } von { $rounds }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden. { $turned ->
    [W] Ein Zauberer liegt auf: Der Geber wählt den Trumpf.
    [J] Ein Narr liegt auf: kein Trumpf.
    [none] Alle Karten sind verteilt: kein Trumpf.
   *[card] { $card } liegt auf: Trumpf ist { $colour }, { $suit }.
}
trump-named = { $you ->
    [yes] Du wählst { $colour }, { $suit }, zum Trumpf.
   *[no] { $who } wählt { $colour }, { $suit }, zum Trumpf.
}
bid-made = { $you ->
    [yes] Du sagst { $tricks } an.
   *[no] { $who } sagt { $tricks } an.
}
bid-again = { $you ->
    [yes] Du sagst neu an: { $tricks }.
   *[no] { $who } sagt neu an: { $tricks }.
}
bids-shown = Die Ansagen liegen offen: { $list }.
card-led = { $you ->
    [yes] Du spielst { $card } aus
   *[no] { $who } spielt { $card } aus
}
card-laid = { $you ->
    [yes] Du legst { $card }
   *[no] { $who } legt { $card }
}
trick-taken = { $you ->
    [yes] Du nimmst Stich { $number }.
   *[no] { $who } nimmt Stich { $number }.
}
sheet = Block der Wahrheit
sheet-round = Runde
sheet-sum = Summe
match-over = { $shared ->
    [yes] { $list } teilen sich den Sieg mit { $total } Punkten.
   *[no] { $you ->
        [yes] Du gewinnst mit { $total } Punkten.
       *[no] { $list } gewinnt mit { $total } Punkten.
    }
}

## Am Tisch: was gefragt ist

ask-trump = Du wählst den Trumpf.
ask-bid = Wie viele Stiche nimmst du?
ask-bid-secret = Wie viele Stiche nimmst du? Die Ansagen bleiben verdeckt, bis alle angesagt haben.
ask-bid-again = Zusammen sind das genau { $cards }, und das darf an diesem Tisch nicht sein. Du sagst zuletzt an, darum noch einmal.
ask-lead = Du spielst aus.
ask-card = Du bist am Zug.
table-trump = Trumpf: { $colour }, { $suit }
table-no-trump = Kein Trumpf
table-ahead = vorn: { $who }
hand = Hand
not-understood = „{ $said }“ steht nicht zur Wahl. Tippe eine Zahl oder einen Namen aus der Liste, oder ? für Hilfe.
why-must-follow = Du hast { $suit } und musst bedienen.
why-bid-makes-even = { $bid } geht nicht: zusammen ergäbe das genau { $cards }.
why-bid-out-of-range = { $bid } geht nicht: es sind { $cards } Stiche.
why-not-in-hand = { $card } hast du nicht auf der Hand.
help-title = Was du tippen kannst
help-card = eine Zahl oder eine Karte: 2 oder { $example }; kleine Buchstaben gehen auch
help-bid = wie viele Stiche du nimmst
help-trump = eine Zahl oder den Buchstaben einer Farbe
help-quit = q steht vom Tisch auf
help-letters = { $R } Flamme (rot), { $Y } Stern (gelb), { $G } Kraut (grün), { $B } Mond (blau), { $W } Zauberer, { $J } Narr. Was in Klammern steht, darf gerade nicht gelegt werden.
help-goal = Nimm genau so viele Stiche, wie du ansagst: 20 Punkte und 10 je Stich. Jeder Stich daneben kostet 10.

## Kampf der Magier

kampf-letter-J = J
kampf-letter-C = K
kampf-letter-T = N
kampf-begins = Kampf der Magier zu { $seats }: du, { $list }. ? hilft, q steht auf.
kampf-round = Runde { $round } von { $rounds }. { $you ->
    [yes] Du eröffnest sie.
   *[no] { $who } eröffnet sie.
}
kampf-opens = { $you ->
    [yes] Du eröffnest
   *[no] { $who } eröffnet
} mit { $cards }: { $total }
kampf-lays = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { $cards }: { $total }
kampf-ball = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { $cards }: { $total } bleibt
kampf-taken = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: bisher { $collected }.
kampf-stock-empty = Der Stapel ist leer.
kampf-sheet = Gesammelte Karten
kampf-over = { $shared ->
    [yes] { $list } teilen sich den Sieg
   *[no] { $you ->
        [yes] Du gewinnst
       *[no] { $list } gewinnt
    }
} mit { $cards ->
    [one] einer Karte.
   *[other] { $cards } Karten.
}
kampf-ask = { $total } ist zu schlagen.
kampf-ask-open = Du eröffnest einen Kampf.
kampf-take = nehmen
kampf-stock = Stapel { $cards }
kampf-seat = { $who }: { $hand } auf der Hand, { $collected } gesammelt
kampf-not-understood = „{ $said }“ sind keine Karten. Tipp eine der Möglichkeiten, oder ? für Hilfe.
kampf-why-not-in-hand = { $card } hast du nicht, oder nicht so oft.
kampf-why-not-of-one-value = Nur Karten eines Wertes werden zusammen gelegt.
kampf-why-joker-without-value = Sag, was der Joker gilt, etwa J=3.
kampf-why-joker-value = { $value } gilt der Joker hier nicht: 1 bis 7, und so viel wie die Magier, zu denen er liegt.
kampf-why-joker-needs-mage = An diesem Tisch liegt ein Joker bei einem Magier.
kampf-why-too-low = Das ergibt { $total }; nötig ist mindestens { $least }.
kampf-why-ball-cannot-open = Noch gibt es keine Summe, die eine Kristallkugel halten könnte.
kampf-why-ball-stands-alone = Eine Kristallkugel wird allein gelegt.
kampf-why-ball-needs-total = An diesem Tisch liegt eine Kristallkugel bei Karten, die wieder { $total } ergeben.
kampf-why-must-beat = Wer { $total } schlagen kann, muss es an diesem Tisch.
kampf-why-nothing-to-take = In der Mitte liegt nichts.
kampf-help-cards = Karten eines Wertes: 7 oder 4+4 oder mit Joker 4+4+{ $J }; { $J }=3 ist ein Joker allein; { $C } ist die Kristallkugel
kampf-help-take = { $T } nimmt die Karten der Mitte
kampf-help-goal = Sammle so wenige Karten wie möglich. Leg mehr, als da liegt; eine Kristallkugel hält die Summe; wer beides nicht tut, nimmt die Mitte. Eine Runde endet, wenn eine Hand leer ist.

## Das schnelle Duell

no-potions-out-of-range = { $potions } Tränke gibt es nicht. Nimm potions=0, das ist ohne Grenze, oder { $fewest } bis { $most }.
no-safety-rounds-out-of-range = Nach { $rounds } Runden kann kein Duell enden. Nimm safety_rounds=1 bis { $most }.
duel-begins = Ein schnelles Duell gegen { $list }. Tippe ? für Hilfe, q zum Gehen.
duel-round = Runde { $round }
duel-standing = { $you ->
    [yes] Du
   *[no] { $who }
}: { $life } Leben, { $mana } Mana
duel-pile = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Stapel
duel-type-attack = Angriff
duel-type-defence = Verteidigung
duel-type-universal = universell
duel-spell = { $spell }, { $type } { $strength }, kostet { $cost }
duel-ask-potion = Einen Manatrank trinken? Er bringt dich auf { $mana } Mana.
duel-choices-potion = 1 trinken   2 lassen
duel-ask-spell = Welchen Zauber wirkst du? Er liegt verdeckt, bis beide gewählt haben.
duel-nothing-payable = Du kannst keinen davon bezahlen. Einen musst du wirken, und er verliert.
duel-warning = { $spell } kostet { $cost }, und du hast { $mana } Mana: Damit verlierst du das Duell. Tippe es noch einmal, wenn du es willst.
duel-drinks = { $you ->
    [yes] Du trinkst einen Trank und hast { $mana } Mana.
   *[no] { $who } trinkt einen Trank und hat { $mana } Mana.
}
duel-keeps = { $you ->
    [yes] Du trinkst nichts und hast { $mana } Mana.
   *[no] { $who } trinkt nichts und hat { $mana } Mana.
}
duel-casts = { $you ->
    [yes] Du { $drank ->
        [yes] hast einen Trank getrunken und wirkst
       *[no] wirkst
    } { $card }.
   *[no] { $who } { $drank ->
        [yes] hat einen Trank getrunken und wirkt
       *[no] wirkt
    } { $card }.
}
duel-cannot-pay = { $you ->
    [yes] Du kannst ihn nicht bezahlen.
   *[no] { $who } kann ihn nicht bezahlen.
}
duel-loses = { $you ->
    [yes] Du verlierst ein Leben und hast noch { $life }.
   *[no] { $who } verliert ein Leben und hat noch { $life }.
}
duel-nobody-loses = Niemand verliert ein Leben.
duel-refilled = Der Stapel ist leer: { $cards } abgelegte Karten werden zu einem neuen gemischt.
duel-drawn = Du ziehst { $card }.
duel-cause = { $cause ->
    [mana] Ein Zauber konnte nicht bezahlt werden.
    [life] Das letzte Leben ist verloren.
    [hands] Alle Karten sind gespielt: Mehr Leben entscheidet.
   *[rounds] Die Runden sind um: Mehr Leben entscheidet, dann mehr Mana.
}
duel-won = { $you ->
    [yes] Du gewinnst das Duell.
   *[no] { $who } gewinnt das Duell.
}
duel-draw = Das Duell endet unentschieden.
duel-help-choose = eine Zahl oder der Name eines Zaubers; Zauber in Klammern sind gerade nicht zu bezahlen
duel-help-goal = Ein Angriff kostet den schwächeren Angriff oder Schild ein Leben; gleiche Angriffe kosten beide eines. Universell zählt als Angriff. Wer nicht zahlen kann, verliert sofort.
why-spell-barred = { $card } kostet { $cost }, und du hast { $mana } Mana. Hier wirkst du, was du bezahlen kannst.

## Seelenkrieger

soul-begins = Seelenkrieger gegen { $list }. Mit ? gibt es Hilfe, mit q stehst du auf.
soul-face-down = ein verdeckter Zauber
soul-nothing = nichts
soul-kind-warrior = Krieger
soul-kind-hero = Held
soul-kind-equipment = Ausrüstung
soul-kind-spell = Zauber
soul-kind-landscape = Landschaft
soul-kind-building = Gebäude
soul-faction-orcs = Orks
soul-faction-elves = Elfen
soul-faction-mages = Magier
soul-faction-dwarves = Zwerge
soul-faction-undead = Untote
soul-faction-dragons = Drachen
soul-stat-damage = Schaden
soul-stat-armour = Rüstung
soul-stat-life = Leben
soul-keyword-guard = Wächter
soul-keyword-stealth = Tarnung
soul-keyword-untouchable = unberührbar
soul-keyword-piercing = Durchschlag { $n }
soul-keyword-overrun = Wucht
soul-keyword-regeneration = Regeneration { $n }
soul-keyword-drain = Lebensraub
soul-keyword-steadfast = standhaft
soul-printed = { $damage } Schaden, { $armour } Rüstung, { $life } Leben
soul-values = { $damage } Schaden, { $armour } Rüstung, { $left } von { $life } Leben
soul-building-life = { $life } Leben
soul-slots = { $slots ->
    [one] ein Platz
   *[other] { $slots } Plätze
}
soul-tired = hat angegriffen
soul-standing = { $you ->
    [yes] Du
   *[no] { $who }
}: { $defeats } von { $goal } Siegen, { $sparks } Funken (+{ $income }), { $hand } auf der Hand, { $deck } im Deck, { $side } im Nebendeck, { $valley } im Tal, { $discard } abgelegt, { $prepared } vorbereitet
soul-last-chance = { $you ->
    [yes] Du verlierst, wenn du deinen Zug ohne eine Karte beendest.
   *[no] { $who } verliert mit einem Zug ohne Karte.
}
soul-prepared = vorbereitet: { $list }
soul-waits = Es wartet, von { $you ->
    [yes] dir
   *[no] { $who }
}: { $what }
soul-hand = Hand
soul-side = Nebendeck und Held
soul-held = { $card }{ $free ->
    [yes] {""}
   *[no] , kostet { $cost }
}
soul-looking = Du siehst: { $list }
soul-do-keep = die Hand behalten
soul-do-redraw = einmischen und neu ziehen
soul-do-play = { $card } spielen ({ $cost })
soul-do-call = { $card } rufen
soul-do-use = { $card } einsetzen ({ $cost })
soul-do-cast = { $card } wirken, vorbereitet auf Platz { $place } ({ $cost })
soul-do-attack = angreifen: { $example }
soul-do-pass = vorbeilassen
soul-do-pass-rest = in diesem Zug alles vorbeilassen
soul-do-end-turn = den Zug beenden
soul-do-agree = ja
soul-do-decline = nein
soul-do-take-nothing = nichts nehmen
soul-do-arrange = oben { $top }; unten { $bottom }
soul-ask-mulligan = Behältst du deine erste Hand?
soul-ask-main = Du bist am Zug.
soul-ask-window = { $opening ->
    [played] Eine Karte wird gespielt
   *[attack] Ein Angriff ist angesagt
    [used] Ein Effekt wird eingesetzt
    [defeat] Ein Krieger würde besiegt
    [start] Der Zug beginnt
    [end] Der Zug endet
}. Antwortest du?
soul-ask-triggers = Was kommt zuerst?
soul-ask-aim = Worauf zielt { $card }? Bis zu { $most }.
soul-ask-pay = { $card }: Zahlst du { $n ->
    [one] einen Funken
   *[other] { $n } Funken
}?
soul-ask-replace = { $card } würde besiegt. Soll stattdessen etwas anderes geschehen?
soul-ask-search = Welche Karte nimmst du?
soul-ask-arrange = Wie gehen die Karten zurück?
soul-ask-attach = Wer trägt { $card }?
soul-ask-discard = Lege { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab.
soul-ask-overflow = Wer nimmt { $n } übrigen Schaden?
soul-keeps = { $you ->
    [yes] Du behältst deine
   *[no] { $who } behält die
} erste Hand.
soul-redraws = { $you ->
    [yes] Du ziehst eine neue
   *[no] { $who } zieht eine neue
} erste Hand.
soul-turn = Zug { $turn }: { $you ->
    [yes] deiner
   *[no] { $who }
}. { $sparks ->
    [one] Ein Funke kommt
   *[other] { $sparks } Funken kommen
} herein.
soul-draws = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
soul-drawn = Du ziehst { $card }.
soul-plays = { $you ->
    [yes] Du spielst
   *[no] { $who } spielt
} { $card } für { $paid }.
soul-calls = { $you ->
    [yes] Du rufst
   *[no] { $who } ruft
} { $card }.
soul-enters = { $how ->
    [bearer] { $bearer } trägt nun { $card }.
    [valley] { $card } kehrt aus einem Tal zurück.
   *[plain] { $card } kommt ins Spiel.
}
soul-leaves = { $card } geht { $to ->
    [hand] auf die Hand
    [top] oben auf das Deck
    [bottom] unter das Deck
    [valley] ins Tal der Toten
    [side] ins Nebendeck
   *[discard] auf die Ablage
}.
soul-attacks = { $you ->
    [yes] Du greifst an
   *[no] { $who } greift an
}: { $attack }
soul-attack-ended = Der Angriff auf { $card } bleibt ohne Wirkung.
soul-uses = { $you ->
    [yes] Du { $spell ->
        [yes] wirkst
       *[no] setzt ein:
    }
   *[no] { $who } { $spell ->
        [yes] wirkt
       *[no] setzt ein:
    }
} { $card }{ $at ->
    [yes] :
   *[no] .
}
soul-negated = Es bleibt ohne Wirkung: { $card }.
soul-passes-rest = { $you ->
    [yes] Du lässt
   *[no] { $who } lässt
} in diesem Zug alles vorbei.
soul-triggered = der Effekt tritt ein
soul-damaged = { $card } verliert { $n } Leben{ $prevented ->
    [0] {""}
   *[other] ; weitere { $prevented } kamen nicht durch
}.
soul-healed = { $card } gewinnt { $n } Leben zurück.
soul-changed = { $card }: { $n } { $what }.
soul-granted = { $card } hat nun: { $what }.
soul-shielded = Die nächsten { $n } Schaden nimmt { $card } nicht.
soul-turned = { $card } { $used ->
    [yes] greift in diesem Zug nicht mehr an
   *[no] darf noch einmal angreifen
}.
soul-defeated = { $you ->
    [yes] Dein Krieger { $card }
   *[no] { $card } von { $who }
} ist besiegt.
soul-replaced = { $card } bleibt verschont.
soul-destroyed = { $card } ist zerstört.
soul-sparks = { $you ->
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
soul-found = { $you ->
    [yes] Du findest
   *[no] { $who } findet
}: { $card }.
soul-looks = { $you ->
    [yes] Du siehst
   *[no] { $who } sieht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} des Decks an.
soul-puts-back = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} Karten zurück: { $top } oben, { $bottom } unten.
soul-reveals = Oben auf dem Deck { $you ->
    [yes] liegt bei dir
   *[no] von { $who } liegt
}: { $list }.
soul-shuffles = { $you ->
    [yes] Du mischst dein
   *[no] { $who } mischt das
} Deck.
soul-counted = Ein weiterer Sieg zählt für { $you ->
    [yes] dich
   *[no] { $who }
}.
soul-stopped = Das ginge endlos weiter: Alle Wirkungen, die noch warten, verfallen.
soul-cause = { $cause ->
    [defeats] Es sind genug Krieger besiegt.
    [no_card] Zwei Züge ohne Karte sind um.
    [empty_deck] Es ist nichts mehr zu ziehen.
    [scenario] Das Szenario ist zu Ende.
   *[turns] Der letzte Zug ist um.
}
soul-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} die Partie.
soul-draw = Die Partie endet unentschieden.
soul-not-understood = „{ $said }“ steht nicht zur Wahl. Tippe eine Zahl, einen Angriff wie a 1+3 > 2, oder ? für Hilfe.
soul-why-wrong-phase = Du kannst jetzt nicht angreifen.
soul-why-preparation = In den ersten Zügen greift niemand an.
soul-why-not-a-band = Ein bis { $most } verschiedene Krieger greifen zusammen an.
soul-why-may-not-attack = Nur deine eigenen Krieger greifen an, jeder einmal im Zug.
soul-why-too-weak = Ein Gebäude fällt auf einmal: { $strength } Schaden reichen nicht für { $life } Leben.
soul-why-not-a-target = Das kann nicht angegriffen werden: Es ist kein Feind, ist getarnt, oder ein Wächter steht davor.
soul-why-wrong-overflow = Nenne nach einem zweiten > den Feind, der den Rest nimmt, wenn es einen geben darf: a 1 > 2 > 4.
soul-help-choose = eine Zahl der Liste; wo … steht, sagt eine zweite Zahl, worauf gezielt wird
soul-help-attack = a 1+3 > 2 greift mit 1 und 3 die 2 an; a 1 > 2 > 4 nennt die 4 für den Rest
soul-help-card = ? und der Name oder die Nummer einer Karte zeigt, was auf ihr steht: ? 12
soul-help-board = Zahlen in [ ] gehören Karten im Spiel, in runden Klammern steht, was gerade nicht geht, +2 sind die Funken des nächsten Zuges.
soul-help-goal = Besiege zehn feindliche Krieger. Schaden minus Rüstung kostet Leben; zwei eigene Züge ohne Karte verlieren.
soul-problem-unknown-card = { $zone }: die Karte { $card } gibt es nicht
soul-problem-count-below-one = { $zone }: { $have } von { $card }
soul-problem-not-in-main = { $card } gehört nicht ins Hauptdeck
soul-problem-not-in-side = { $card } gehört nicht ins Nebendeck
soul-problem-not-a-hero = { $card } ist kein Held
soul-problem-too-many-copies = { $have } von { $card }, höchstens { $want }
soul-problem-main-size = { $have } Karten im Hauptdeck statt { $want }
soul-problem-few-warriors = { $have } Krieger im Hauptdeck, mindestens { $want }
soul-problem-side-size = { $have } Karten im Nebendeck, höchstens { $want }
soul-fault = Zeile { $line }: { $text }
soul-fault-nearest = Zeile { $line }: { $text } (vielleicht { $nearest })
no-no-decks = Zu { $game } bringt niemand ein Deck mit. Lass --deck weg.
no-no-decks-meet = Bei { $game } bringt niemand ein Deck mit. Lass --decks weg.
no-one-deck-alone = „{ $deck }“ braucht ein anderes Deck als Gegner. Nenne mindestens zwei, oder schreibe --decks all.
no-deck-unreadable = Das Deck ist nicht zu lesen: { $problems }. Berichtige diese Zeilen.
no-deck-not-allowed = Das Deck ist nicht erlaubt: { $problems }.
no-deck-not-legal = Die Startdecks passen nicht an diesen Tisch ({ $problem }). Bring ein eigenes mit --deck mit.
no-turns-out-of-range = Eine Partie kann nicht nach { $turns } Zügen enden. Nimm longest=1 bis { $most }.

## Die Prüfung eines Decks

deck-sound = { $file }: { $main } Karten, { $side } im Nebendeck, { $hero ->
    [yes] ein Held
   *[no] kein Held
}. Dieses Deck darf gespielt werden.
deck-unsound = { $n ->
    [one] Eines stimmt
   *[other] { $n } Dinge stimmen
} nicht. Berichtige die Liste und prüf sie noch einmal.
deck-fault-unknown-name = die Karte „{ $text }“ gibt es nicht
deck-fault-unknown-heading = den Abschnitt „{ $text }“ gibt es nicht; die Abschnitte sind Hauptdeck, Nebendeck und Held
deck-fault-bad-count = in „{ $text }“ muss die Zahl 1 bis 99 sein
deck-fault-second-hero = „{ $text }“ ist ein Held zu viel; es gibt höchstens einen
deck-fault-not-json = das ist kein Deck in JSON: { $text }
deck-fault-too-long = so lang ist keine Liste von Karten
deck-perhaps = { $says } (vielleicht { $nearest })

## Beispiele und Rätsel

scenario-kind-lesson = Beispiele: jedes lehrt eine Regel
scenario-kind-puzzle = Rätsel: gewinne in diesem Zug
scenario-other = Die andere Seite
scenario-solved = Gelöst.
scenario-missed = So geht es nicht.
scenario-again = Drück die Eingabetaste, um es noch einmal zu versuchen, oder tippe q.
no-unknown-scenario = Ein Szenario „{ $scenario }“ gibt es nicht. Alle zeigt: zaubertisch scenario list
no-scenario-alone = Das Szenario „{ $scenario }“ hat seine eigene Lage. Lass die anderen Optionen weg.
no-which-scenario = Nenne, was du willst: zaubertisch scenario { $do } NAME
