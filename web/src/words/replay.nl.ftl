### Een afgelopen spel, nog eens bekeken.

replay = Terugblik
replay-of = Terugblik: { $table }
replay-played = Nog eens bekijken:
replay-look = Terugkijken
replay-loading = Het spel wordt opgehaald.
replay-side = Stand, rondes en kroniek
replay-views = Weergaven
replay-menu = Dit spel
replay-score = Stand
replay-chronicle = Kroniek
replay-not = Dit spel kan niet getoond worden
replay-no-game = Spellen van { $game } kan deze pagina nog niet tonen. Misschien is ze ouder dan de server: opnieuw laden helpt.
replay-again = Nog eens proberen
replay-to-table = Naar de tafel
replay-matches = Hier gespeeld
replay-match-at = { $when }: { $names }
replay-broken-off = afgebroken

## Erdoorheen

replay-controls = Door het spel
replay-moment = Moment
replay-first = Naar het delen
replay-last = Naar het einde
replay-back = Een zet terug
replay-on = Een zet verder
replay-trick-back = Een slag terug
replay-trick-on = Een slag verder
replay-play = Afspelen
replay-pause = Stilzetten
replay-jump = Springen
replay-jump-short = Rondes
replay-rounds = Rondes
replay-round = Ronde { $n }
replay-trick = Slag { $n }
replay-bids = Biedingen

## Wiens blik

replay-eye = Wiens blik
replay-eye-none = Toeschouwer
replay-eye-open = Alles open
replay-hands = Alle handen
replay-hand = { $n ->
    [0] { $who } heeft geen kaarten meer
    [one] Hand van { $who }, één kaart
   *[other] Hand van { $who }, { $n } kaarten
}

## Wat er gebeurde

replay-took-back = De laatste zet is teruggenomen.
replay-broken-off-here = Hier is het spel afgebroken.
replay-stood-in = De bot { $bot } speelde voor { $who }.

## Een link naar het moment

replay-link = Link naar dit moment
replay-link-about = Wie hem opent, ziet het spel vanaf hier, met de kaarten die jij nu ziet.
replay-link-closed = Deze tafel is besloten en de uitnodiging staat niet op dit apparaat. Alleen wie daar mag toekijken, kan de link openen.
replay-link-copy = Link kopiëren

## Was het eerlijk?

replay-fair = Is er eerlijk geschud?
fair-good = Ja: door de beloften van allen stonden de kaarten vast voordat iemand ze kon kennen.
fair-unknown = Alles wat hier te controleren valt, klopt.
fair-bad = Nee: in deze opname past iets niet.
fair-mark-good = Klopt:
fair-mark-bad = Klopt niet:
fair-mark-unknown = Niet bekend:
fair-record-bad = De opname is beschadigd en kan niet gelezen worden.
fair-key-good = De sleutel van de server is die hij beloofd had.
fair-key-bad = De sleutel van de server is niet die hij beloofd had.
fair-nonces-good = Elk getal van de spelers is dat wat ze beloofd hadden.
fair-nonces-bad = Dit getal is niet wat er beloofd was: { $names }.
fair-noted-good = De belofte van de server is die deze browser vóór het delen heeft genoteerd.
fair-noted-bad = De belofte van de server is een andere dan deze browser vóór het delen heeft genoteerd.
fair-noted-unknown = Deze browser was er vóór het delen niet bij. Of de belofte later is veranderd, kan hij niet zeggen.
fair-own-good = Je eigen getal, dat deze browser bewaard heeft, zit in de sleutel.
fair-own-unknown = Van jou is in deze browser geen getal uit dit spel bewaard.
fair-cards-good = { $of ->
    [position] Een scenario begint met zijn stelling: daar wordt niets geschud.
    [turns] Opnieuw geschud en getrokken uit de sleutel: de kaarten van alle { $round } beurten zijn precies deze.
   *[rounds] { $round ->
        [one] Opnieuw gedeeld uit de sleutel: de kaarten van die ene ronde zijn precies deze.
       *[other] Opnieuw gedeeld uit de sleutel: de kaarten van alle { $round } rondes zijn precies deze.
    }
}
fair-cards-bad = { $of ->
    [turns] Opnieuw geschud en getrokken uit de sleutel zijn de kaarten in beurt { $round } andere.
   *[rounds] Opnieuw gedeeld uit de sleutel zijn de kaarten van ronde { $round } andere.
}
fair-moves-good = De getoonde zetten zijn die van de opname.
fair-moves-bad = De getoonde zetten zijn niet die van de opname.
fair-proved-title = Wat dit bewijst
fair-proved = De volgorde van de kaarten volgt uit getallen die allen beloofd hadden, server en spelers, voordat iemand die van de anderen kende. Dus kon niemand de kaarten uitkiezen, ook de gastheer niet, en gespeeld zijn de kaarten die gedeeld waren.
fair-open-title = Wat het niet bewijst
fair-open = Dat niemand een ander zijn kaarten heeft laten zien, dat niemand op twee plaatsen zat en dat niemand tijdens het spel in de server heeft gekeken. Ook niet dat dit de eerste poging was: wie de server beheert, kan een start laten vervallen en het opnieuw proberen tot de kaarten bevallen.
fair-voided = { $voided ->
    [one] Aan deze tafel is tot nu toe één start vervallen.
   *[other] Aan deze tafel zijn tot nu toe { $voided } starts vervallen.
}
