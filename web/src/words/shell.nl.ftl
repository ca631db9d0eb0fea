### Wat overal staat: balk, instellingen, lobby.

skip = Naar de inhoud
close = Sluiten
copied = Gekopieerd
copy-failed = Kopiëren lukt hier niet. De link is geselecteerd: kopieer hem met de rechtermuisknop of door lang te drukken.
switch-on = aan
switch-off = uit
bar-home = Zaubertisch, naar de lobby
to-lobby = Naar de lobby
reload = Opnieuw laden
tabs = Onderdelen
tab-play = Spelen
tab-tables = Tafels
tab-more = Meer
tab-table = Tafel
tab-invite = Uitnodigen
tab-talk = Gesprek
nowhere = Hier staat geen tafel.
nowhere-about = Dit adres leidt nergens heen. In de lobby vind je alle open tafels.

## Instellingen

settings = Instellingen
settings-language = Taal
settings-theme = Licht
settings-theme-auto = zoals het apparaat
settings-theme-dark = donker
settings-theme-light = licht
settings-contrast = Contrast
settings-contrast-auto = zoals het apparaat
settings-contrast-normal = normaal
settings-contrast-more = sterk
settings-deck = Kaartbeeld
settings-deck-auto = volgt contrast
settings-deck-engraved = gegraveerd
settings-deck-colour = kleurig
settings-deck-contrast = contrastrijk
settings-motion = Beweging
settings-motion-auto = zoals het apparaat
settings-motion-full = volledig
settings-motion-reduced = rustig
settings-speed = Tempo van de kaarten
settings-speed-0 = meteen
settings-speed-1 = rustig
settings-speed-2 = vlot
settings-speed-3 = snel
settings-sound = Geluid
settings-sound-about = Twee zachte tonen als je aan de beurt bent
settings-trump-right = Troef rechts in de hand

## Lobby

lobby-where = Kaartspellen met magie, aan één tafel
lobby-side = Jouw tafels en uitnodiging
lobby-loading = De tafel wordt gedekt.
greeting-morning = Goedemorgen. Ga zitten.
greeting-day = Goedemiddag. Ga zitten.
greeting-evening = Goedenavond. Ga zitten.
greeting-about = Bots nemen de lege plaatsen in.
name-label = Je naam aan tafel
name-guest = Gast
name-needed = Vertel de anderen eerst hoe je heet.
game = Spel
games-none = Deze server biedt nog geen spel aan dat deze pagina kent.
game-wizard-about = Zeg hoeveel slagen je haalt, en haal er precies zoveel.
game-kampf-about = Versla het totaal in het midden, of pak de kaarten. De minste kaarten winnen.
game-facts = { $range } personen · ongeveer { $minutes } min.
rules = Regels
rules-of = Regels voor { $game }
rules-plain = zonder extra regels
start-now = Nu spelen
seats-less = minder plaatsen
seats-more = meer plaatsen
seats-number = { $seats ->
    [1] Eén plaats
    [2] Twee plaatsen
    [3] Drie plaatsen
    [4] Vier plaatsen
    [5] Vijf plaatsen
    [6] Zes plaatsen
   *[other] { $seats } plaatsen
}
seats-bots = { $bots ->
    [1] jij en één bot
    [2] jij en twee bots
    [3] jij en drie bots
    [4] jij en vier bots
    [5] jij en vijf bots
   *[other] jij en { $bots } bots
}
play-bots = Nu tegen bots spelen
friends-table = Tafel voor vrienden
table-open = Tafel openen
table-opening = Een ogenblik …
table-name = Naam van de tafel
table-names = Uilenhoek, Nachtlamp, Krijtkring, Twee Kaarsen, Maansteeg, Sterrenwacht, Alruin, Zevenslaper, Barnsteenkamer, Torenkamer, Paddensteen, Weerhaan
table-untitled = Zonder naam
table-named = Tafel ‘{ $table }’
table-listed = In de lobby tonen
table-listed-on = Iedereen op deze server ziet de tafel en mag aanschuiven.
table-listed-off = Alleen wie de link heeft, vindt de tafel.
tables-open = Open tafels
tables-count = { $waiting ->
    [0] { $playing ->
        [one] één speelt
       *[other] { $playing } spelen
    }
    [one] { $playing ->
        [0] één zoekt nog mensen
        [one] één zoekt nog mensen, één speelt
       *[other] één zoekt nog mensen, { $playing } spelen
    }
   *[other] { $playing ->
        [0] { $waiting } zoeken nog mensen
        [one] { $waiting } zoeken nog mensen, één speelt
       *[other] { $waiting } zoeken nog mensen, { $playing } spelen
    }
}
tables-none = Er zit nog niemand.
tables-none-about = Open de eerste tafel of speel meteen tegen bots. Nieuwe tafels verschijnen hier vanzelf.
phase-gathering = wacht
phase-opening = begint
phase-playing = speelt
phase-over = is afgelopen
phase-running = bezig
table-full = vol
join = Meespelen
join-at = Meespelen aan tafel { $table }
watch = Toekijken
watch-at = Toekijken aan tafel { $table }
seat-free = vrij
seats-free-of = { $free } van { $seats } plaatsen vrij
seats-names = met { $names }
resume = Verder spelen
resume-gathering = Naar de tafel
resume-label = Jouw plaats aan tafel { $table }
resume-more = Je zit ook aan:
resume-alone = alleen
turn-yours = Jij bent aan de beurt
invite = Vrienden uitnodigen
invite-about = De link opent deze tafel. Niemand heeft een account nodig.
invite-none = Open een tafel: dan staan hier een link en een QR-code. Niemand heeft een account nodig.
invite-copy = Link kopiëren
invite-qr = QR-code met de link naar de tafel
invite-only-here = Dit adres werkt alleen op deze computer. Voor anderen in je thuisnetwerk: start de server met HOST=0.0.0.0 en open de pagina op het adres dat hij dan noemt.
notes = Aan tafel
note-seat = Een plaats blijft van jou, ook als de verbinding wegvalt.
note-watch = Toekijken kan altijd; handen blijven verborgen.
note-language = Iedereen speelt in de eigen taal.
