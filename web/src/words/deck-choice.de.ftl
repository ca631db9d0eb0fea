### Welches Deck man an einen Tisch mitbringt.

deck-choice = Dein Deck
deck-choice-about = Nur du siehst es, bis die Partie zu Ende ist.
deck-choice-usual = Übliches Deck
deck-choice-other = Ein anderes
deck-choice-paste = Eine Liste einfügen
deck-choice-text = Zeile für Zeile, wie „4 Grubenbursche“
deck-choice-take = Dieses Deck nehmen
deck-choice-unread = Zeile { $line }: „{ $said }“ ist nicht zu lesen.
deck-choice-unread-nearest = Zeile { $line }: „{ $said }“ ist nicht zu lesen. Vielleicht { $nearest }?
