### Welk deck men naar een tafel meebrengt.

deck-choice = Je deck
deck-choice-about = Alleen jij ziet het tot het spel voorbij is.
deck-choice-usual = Het gewone deck
deck-choice-other = Een ander
deck-choice-paste = Een lijst plakken
deck-choice-text = Regel voor regel, zoals „4 Mijnjongen”
deck-choice-take = Dit deck nemen
deck-choice-unread = Regel { $line }: „{ $said }” is niet te lezen.
deck-choice-unread-nearest = Regel { $line }: „{ $said }” is niet te lezen. Misschien { $nearest }?
