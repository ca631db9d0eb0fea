### De coach aan de oefentafel en na het spel.

training = Oefentafel
training-on = Wie aan de beurt is, mag de coach vragen. Iedereen aan tafel ziet dat het een oefentafel is.
training-off = Hier helpt niemand.
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
coach-close = { $n ->
    [one] Niet zeker slechter is { $moves }.
   *[other] Niet zeker slechter zijn { $moves }.
}
coach-close-many = { $n } andere zijn niet zeker slechter.
coach-choices = Punten gemiddeld
coach-tricks = Zoveel slagen worden het; het bod lukt in { $percent } %
coach-tricks-n = { $n ->
    [one] één slag: { $percent } %
   *[other] { $n } slagen: { $percent } %
}
coach-worlds = Berekend in { $n } verdelingen van de kaarten die passen bij alles wat je hebt gezien. Meer dan jij weet de coach niet.
coach-need = { $n ->
    [0] Je hebt geen slag meer nodig.
    [one] Je hebt nog één slag nodig; er komen er nog { $left }.
   *[other] Je hebt nog { $n } slagen nodig; er komen er nog { $left }.
}
coach-too-many = { $n ->
    [one] Je hebt één slag te veel.
   *[other] Je hebt { $n } slagen te veel.
}
coach-lacks = { $who } heeft niet bekend en heeft geen { $suit } meer.
coach-sure = Bijna zeker een slag: { $cards }.
coach-shaky = Soms een slag: { $cards }.
coach-takes = { $percent ->
    [0] { $move } haalt deze slag niet.
    [100] { $move } haalt deze slag zeker.
   *[other] { $move } haalt deze slag in { $percent } % van de gevallen.
}
coach-beaten = { $who } kan erboven in { $percent } % van de gevallen.
coach-beaten-trump = { $who } kan erboven in { $percent } % van de gevallen, in { $trump } % met troef.
