### De coach aan de oefentafel en na het spel.

training = Oefentafel
training-on = Wie aan de beurt is, mag de coach vragen.
training-off = De coach zegt desgewenst wat elke mogelijkheid oplevert. Iedereen ziet dat hij hier zit.
training-at = oefening
training-or-serious = Aan een serieuze tafel zit geen coach.

coach = Coach
coach-ask = De coach vragen
coach-thinks = De coach denkt na …
coach-not-asked = Zodra je aan de beurt bent, zegt de coach wat je mogelijkheden opleveren.
coach-again = Nog eens vragen
coach-bid = Bod { $n }
coach-trump = Troef { $suit }
coach-best = Gemiddeld levert het meeste op: { $move }, { $points } punten in deze ronde.
coach-only = Er is maar één mogelijkheid: { $move }.
coach-close = Misschien even goed: { $moves }.
coach-close-many = { $n } andere zijn misschien even goed.
coach-choices = Punten gemiddeld
coach-tricks = Zoveel slagen worden het; het bod lukt in { $percent } % van de gevallen
coach-tricks-n = { $n ->
    [one] één slag: { $percent } %
   *[other] { $n } slagen: { $percent } %
}
coach-worlds = Berekend in { $n } verdelingen van de kaarten die passen bij alles wat je hebt gezien. Meer dan jij weet de coach niet.
coach-need = { $n ->
    [0] Je hebt geen slag meer nodig.
    [one] Je hebt nog één slag nodig; { $left ->
        [one] er komt er nog één
       *[other] er komen er nog { $left }
    }.
   *[other] Je hebt nog { $n } slagen nodig; { $left ->
        [one] er komt er nog één
       *[other] er komen er nog { $left }
    }.
}
coach-too-many = { $n ->
    [one] Je hebt één slag te veel.
   *[other] Je hebt { $n } slagen te veel.
}
coach-lacks = { $who } heeft niet bekend en heeft { $none } meer.
coach-sure = Bijna zeker een slag: { $cards }.
coach-shaky = Soms een slag: { $cards }.
coach-takes = { $percent ->
    [0] { $move } haalt deze slag niet.
    [100] { $move } haalt deze slag zeker.
   *[other] { $move } haalt deze slag in { $percent } % van de gevallen.
}
coach-beaten = { $who } kan erboven in { $percent } % van de gevallen.
coach-beaten-trump = { $who } kan erboven in { $percent } % van de gevallen, in { $trump } % met troef.

## Na het spel

coach-review = De coach kijkt terug
coach-review-whose = Wiens spel?
coach-review-thinks = De coach bekijkt elke beslissing …
coach-dear = Wat het meeste heeft gekost
coach-dear-none = Geen beslissing was duidelijk slechter dan de beste.
coach-dear-line = Ronde { $round }: { $move }. Meer beloofde { $best }.
coach-dear-need = { $n ->
    [0] Er was geen slag meer nodig.
    [one] Er was nog één slag nodig; { $left ->
        [one] er kwam er nog één
       *[other] er kwamen er nog { $left }
    }.
   *[other] Er waren nog { $n } slagen nodig; { $left ->
        [one] er kwam er nog één
       *[other] er kwamen er nog { $left }
    }.
}
coach-dear-many = { $n ->
    [one] Er was één slag te veel.
   *[other] Er waren { $n } slagen te veel.
}
coach-dear-bid = { $move } lukt in { $percent } %, { $best } in { $other } % van de gevallen.
coach-dear-card = Met { $move } lukt het bod in { $percent } %, met { $best } in { $other } % van de gevallen.
coach-dear-look = Bekijken
coach-dear-about = Geteld zijn punten die vooraf te verwachten waren. Hoe de kaarten echt lagen, telt hier niet mee.
coach-rounds = Het beste bod van elke ronde
coach-rounds-round = Ronde
coach-rounds-bid = Bod
coach-rounds-taken = Slagen
coach-rounds-points = Punten
coach-rounds-before = Vooraf
coach-rounds-after = Achteraf
coach-rounds-about = Vooraf: het bod dat met de kennis van { $who } het meeste beloofde. Achteraf: het beste als alle handen open hadden gelegen. Klein ernaast staan de punten gemiddeld; vet is wat duidelijk beter was dan het bod.
