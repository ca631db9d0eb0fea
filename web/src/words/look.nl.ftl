### De pagina die toont waarvan alles gemaakt is.

look = Het uiterlijk
look-about = Alles waarvan de pagina’s gemaakt zijn, in elke toestand. Licht, contrast, kaartbeeld en taal kun je hier proberen; de cijfers worden gemeten aan de kleuren die nu gelden.
look-colours = Kleuren en hun contrast
look-measures = Letter, ruimte en tijd
look-cards = Kaarten
look-controls = Bediening, meldingen en tekens
look-table = Delen van de tafel
look-scenes = De hele tafel
look-scenes-about = Ogenblikken van een partij, zoals de pagina ze toont.
look-on = op
look-low = te weinig: minstens { $least } hoort het te zijn
look-sample = Anselm is aan de beurt.
look-move = bewegen
look-others = Tovenaar, nar en achterkant
look-off = geblokkeerd
look-pressed = ingedrukt
look-focused = met focus
look-wrong = fout
look-open = openen
look-crest = Ronde, troef en slag
look-wheel = Na een tovenaar: wie geeft, noemt de troef
look-places = Plaatsen, veld en de kleur die gevolgd moet worden
look-hand = toegestaan, niet speelbaar en met vleugels
look-block = Het Blok der Waarheid met de voorspelling; één getal kan niet
look-souls-field = Op het veld: klaar, uitgeput, veranderd, vervloekt, gecamoufleerd, wachter, onaantastbaar, uitgerust, held, gebouw
look-souls-all = Alle kaarten van Seelenkrieger
