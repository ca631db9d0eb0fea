### Was das Terminal sagt, auf Deutsch.

## Absagen, nach ihrem Code

no = zaubertisch: { $sentence } [{ $code }]
no-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Nimm eines von diesen: { $games }.
no-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Nimm einen von diesen: { $bots }.
no-bot-does-not-play = Der Bot „{ $bot }“ hat { $game } nicht gelernt. Nimm mit --bots einen anderen.
no-wrong-number-of-players = Mit diesen Optionen ist { $game } für { $span } Spieler, nicht für { $players }. Nimm eine andere Zahl.
no-wrong-number-of-bots = Gegen { $seats } Bots nennst du einen für alle oder alle { $seats }, nicht { $bots }. Ändere --bots.
no-bad-option = „{ $option }“ passt zu keiner Option von { $game }. Schreib --option NAME=WERT mit einer von diesen: { $options }.
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
