### Which deck one brings to a table.

deck-choice = Your deck
deck-choice-about = Only you see it until the match is over.
deck-choice-usual = The usual deck
deck-choice-other = Another one
deck-choice-paste = Paste a list
deck-choice-text = Line by line, as “4 Pit Lad”
deck-choice-take = Take this deck
deck-choice-unread = Line { $line }: “{ $said }” cannot be read.
deck-choice-unread-nearest = Line { $line }: “{ $said }” cannot be read. Perhaps { $nearest }?
