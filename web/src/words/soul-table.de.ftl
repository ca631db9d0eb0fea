### Seelenkrieger am Tisch.

## Oben und auf den Schildern

soul-turn = { $n }. Zug
soul-before = Vor dem ersten Zug
soul-piles-look = Täler und Stapel
soul-passing = { $you ->
    [yes] lässt alles zu
   *[no] lässt alles zu
}
soul-answers-now = { $you ->
    [yes] bist gefragt
   *[no] ist gefragt
}
soul-waiting = { $you ->
    [yes] wartest
   *[no] wartet
}
soul-defeats = { $n } von { $goal } gegnerischen Kriegern besiegt
soul-defeats-of = { $you ->
    [yes] deiner Krieger besiegt
   *[no] Krieger von { $who } besiegt
}
soul-last-chance = { $you ->
    [yes] Du verlierst
   *[no] { $who } verliert
}, wenn auch dieser Zug ohne eine Karte endet.
soul-sparks = { $n ->
    [one] 1 Funke
   *[other] { $n } Funken
}
soul-income = nächstes Einkommen
soul-income-why = Warum so viele Funken kommen
soul-income-of = { $you ->
    [yes] Dein nächstes Einkommen
   *[no] Das nächste Einkommen von { $who }
}
soul-income-nobody = Niemand steht auf dem Feld.
soul-income-about = Jede Fraktion unter den eigenen Kriegern bringt einen Funken; wer zwei hat, zählt einmal, und nur, solange keine davon schon gezählt ist.
soul-spark-counts = { $factions }
soul-spark-counted = { $factions }: schon gezählt
soul-spark-none = ohne Fraktion
soul-pile = { $pile ->
    [hand] Hand
    [deck] Deck
    [side] Nebendeck
    [valley] Tal
   *[discard] Ablage
}
soul-pile-open = , ansehen
soul-pile-of = { $you ->
    [yes] { $pile ->
        [side] Dein Nebendeck
        [valley] Dein Tal
       *[discard] Deine Ablage
    }
   *[no] { $pile ->
        [valley] Tal
       *[discard] Ablage
    } von { $who }
} ({ $n })
soul-pile-empty = Hier liegt nichts.
soul-piles = Täler und Stapel
soul-call = Rufen
soul-call-not = { $why ->
    [condition-not-met] Bedingung nicht erfüllt
    [no-room] kein Platz
    [called-already] schon genug gerufen
    [played-enough] in diesem Zug ist genug gespielt
   *[other] jetzt nicht
}

## Das Feld

soul-hero = Held
soul-warriors = { $you ->
    [yes] Deine Krieger
   *[no] Krieger von { $who }
}, { $n }
soul-prepared-by = { $you ->
    [yes] Deine vorbereiteten Zauber
   *[no] Vorbereitete Zauber von { $who }
}, { $n }
soul-prepared-own = { $n ->
    [one] 1 bereit, nur du siehst sie
   *[other] { $n } bereit, nur du siehst sie
}
soul-prepared-count = { $n } bereit
soul-mark-attacks = , greift an
soul-mark-aimed = , ist das Ziel
soul-mark-open = , kann gewählt werden
soul-middle = Die Mitte
soul-no-landscape = Keine Landschaft liegt.
soul-preparation = Vorbereitung
soul-preparation-about = In den ersten Zügen greift niemand an.
soul-building-falls = Leben { $life } → zerstört
soul-building-holds = Leben { $life }: hält stand
soul-life-left = Leben { $life } → { $left }
soul-life-none = Leben { $life } → besiegt
soul-note-combination = { $n ->
    [1] Zwei weitere dürfen mit.
    [2] Ein dritter ist frei.
   *[other] Mehr als drei geht nicht.
}
soul-note-stack = Was oben liegt, gilt zuerst.

## Die Hand

soul-locked = { $why ->
    [too-dear] Zu teuer: kostet { $cost }.
    [condition-not-met] Die Bedingung ist nicht erfüllt.
    [no-bearer] Niemand kann sie tragen.
    [no-room] Kein Platz.
    [preparation] Nicht in der Vorbereitung.
    [played-enough] In diesem Zug ist genug gespielt.
   *[other] Jetzt nicht.
}
soul-end-turn = Zug beenden

## Der Zettel

soul-side = Was gerade geschieht
soul-your-turn = Dein Zug
soul-main-about = Tippe eine Handkarte an, um sie zu spielen, oder deine Krieger, um anzugreifen.
soul-reading-hint = { $touch ->
    [yes] Halte eine Karte gedrückt, um sie ganz zu lesen.
   *[no] Rechtsklick auf eine Karte oder die Taste I öffnet sie zum Lesen.
}
soul-waits-for = { $who } ist gefragt
soul-stack = Stapel
soul-stack-order = oben gilt zuerst
soul-stack-heard = Was wartet, das Oberste zuerst: { $n }
soul-stack-attack = { $you ->
    [yes] Du: Angriff
   *[no] { $who }: Angriff
}
soul-stack-uses = { $you ->
    [yes] Du
   *[no] { $who }
}: { $card }
soul-stack-plays = { $you ->
    [yes] Du spielst
   *[no] { $who } spielt
} { $card }
soul-stack-at = { $cards } auf { $target }
soul-stack-on = auf { $target }
soul-choose-this = Dies
soul-window = { $opening ->
    [start] Der Zug beginnt
    [end] Der Zug endet
    [defeat] Jemand fällt
    [attack] Ein Angriff
    [used] Ein Effekt
   *[played] Eine Karte
}
soul-no-answer = Du hast gerade keine Antwort. Gefragt wirst du trotzdem: wie lange du brauchst, verrät so nichts.
soul-without-answer = Ohne Antwort
soul-with-answer = Mit { $card }
soul-with-open = wie es ausgeht, ist offen
soul-attack-ends = der Angriff endet
soul-pass = Passen
soul-pass-rest = Alles zulassen
soul-windows = Wann du gefragt wirst
soul-windows-others = Im Zug des anderen
soul-windows-mine = In deinem Zug
soul-windows-hold = immer fragen
soul-windows-own = bei Eigenem nicht
soul-windows-pass = alles zulassen
soul-windows-about = „Alles zulassen“ sehen alle. Was du auf der Hand hast, ändert daran nie etwas.
soul-attack = Angriff
soul-attack-on = Angriff auf { $card }
soul-attack-whom = Wen?
soul-attack-first = { $n ->
    [one] Zuvor wirkt noch, was { $cards } beim Angreifen tut: Das ist hier nicht mitgerechnet.
   *[other] Zuvor wirkt noch, was { $cards } beim Angreifen tun: Das ist hier nicht mitgerechnet.
}
soul-attack-more = noch einer
soul-attack-without = Ohne { $card }
soul-attack-foot = { $n ->
    [one] Danach ist er erschöpft.
   *[other] Danach sind alle erschöpft.
} { $who } darf vorher antworten.
soul-armour = Rüstung
soul-armour-shield = Rüstung und Schutz
soul-armour-once = { $card }, einmal von der Summe
soul-against-buildings = Gegen Gebäude
soul-damage = Schaden
soul-life-sum = Leben { $life } − { $loss } = { $left }
soul-building-life = Leben { $life }
soul-falls = zerstört
soul-withstands = hält stand
soul-stands = steht
soul-falls-warrior = besiegt
soul-second = Wer den Rest nimmt
soul-second-must = { $over } bleiben übrig. Wer nimmt sie?
soul-second-may = { $over ->
    [0] Nichts bleibt übrig. Für den Fall: wer nähme es?
   *[other] { $over } bleiben übrig. Wer nimmt sie?
}
soul-doable = { $verb ->
    [play] { $card } spielen
    [call] { $card } rufen
    [use] { $card } nutzen
    [cast] { $card } wirken
    [lay] { $card } ablegen
   *[choose] Ziel wählen
}
soul-go = { $verb ->
    [attack] Angreifen
    [play] Spielen
    [call] Rufen
    [use] Nutzen
    [cast] Wirken
    [lay] Ablegen
   *[choose] Wählen
}
soul-go-cost = { $n ->
    [0] umsonst
    [one] für 1 Funken
   *[other] für { $n } Funken
}
soul-step-back = Zurück
soul-put-back = Zurücknehmen
soul-aimed-at = Auf { $cards }.
soul-ask-bearer = Wer trägt es?
soul-ask-target = Auf wen?
soul-ask-targets = Auf wen? Es dürfen mehrere sein, oder weniger.
soul-these = Diese ({ $n })
soul-where = { $where ->
    [valley] im Tal
    [discard] in der Ablage
    [stack] auf dem Stapel
    [equipment] Ausrüstung
    [building] Gebäude
    [landscape] Landschaft
   *[field] { $own ->
        [yes] bei dir
       *[no] gegenüber
    }
}
soul-question = { $asked ->
    [mulligan] Deine erste Hand
    [triggers] Was kommt zuerst?
    [pay] Für { $card } zahlen?
    [replace] Die Niederlage abwenden?
    [search] Eine Karte suchen
    [arrange] Karten ordnen
    [attach] Wer trägt { $card }?
    [discard] Ablegen
    [overflow] Wen trifft der Rest?
   *[aim] { $card }: auf wen?
}
soul-mulligan-about = Du darfst sie einmal ganz einmischen und ebenso viele ziehen.
soul-keep = Behalten
soul-redraw = Neu ziehen
soul-pay = { $n ->
    [one] 1 Funken zahlen
   *[other] { $n } Funken zahlen
}
soul-pay-not = Nicht zahlen
soul-replace-about = { $card } fällt.
soul-replace-yes = Abwenden
soul-replace-no = Fallen lassen
soul-order-about = Mehreres geschieht zugleich. Was soll zuerst kommen?
soul-search-about = Du siehst { $n } Karten an.
soul-search-rest = Alle angesehenen Karten
soul-take-nothing = Keine nehmen
soul-discard-about = { $n ->
    [one] Tippe die Handkarte an, die du ablegst.
   *[other] { $n } Handkarten sind abzulegen. Tippe die erste an.
}
soul-arrange-top = Oben auf dem Deck
soul-arrange-bottom = Unter dem Deck
soul-arrange-up = { $card } nach vorn
soul-arrange-down = { $card } nach hinten
soul-arrange-to-bottom = nach unten
soul-arrange-to-top = nach oben
soul-arrange-done = So zurücklegen

## Die Zeile

soul-now-mulligan = Behältst du deine erste Hand?
soul-now-mulligan-other = { $who } sieht die erste Hand an.
soul-now-main = { $you ->
    [yes] Du bist
   *[no] { $who } ist
} am Zug.
soul-now-window = { $you ->
    [yes] Du bist gefragt: antworten oder passen.
   *[no] { $who } ist gefragt.
}
soul-now-asked = { $you ->
    [yes] Du bist gefragt.
   *[no] { $who } wählt.
}
soul-hint-last = Spiele eine Karte: ohne sie verlierst du am Ende des Zuges.
soul-hint-preparation = Noch greift niemand an.
soul-hint-attack = Tippe deine Krieger an, um anzugreifen.
soul-hint-both = Spiele Karten oder greif an.
soul-hint-play = Spiele Karten, oder beende den Zug.
soul-tab-slip = Zug
soul-tab-piles = Stapel

## Das Ende

soul-draw = Unentschieden
soul-cause = { $cause ->
    [defeats] { $goal } Krieger sind besiegt.
    [no_card] Zwei Züge ohne eine Karte.
    [empty_deck] Das Deck war leer.
    [scenario] Das Szenario ist zu Ende.
   *[turns] Der letzte Zug ist gespielt.
} Nach { $turn } Zügen.
