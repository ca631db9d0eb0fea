### Was überall steht: Leiste, Einstellungen, Lobby.

skip = Zum Inhalt
close = Schließen
copied = Kopiert
copy-failed = Kopieren geht hier nicht. Der Link ist markiert: mit der rechten Maustaste oder langem Druck kopieren.
switch-on = an
switch-off = aus
bar-home = Zaubertisch, zur Lobby
to-lobby = Zur Lobby
reload = Neu laden
tabs = Bereiche
tab-play = Spielen
tab-tables = Tische
tab-more = Mehr
tab-table = Tisch
tab-invite = Einladen
tab-talk = Gespräch
nowhere = Hier steht kein Tisch.
nowhere-about = Die Adresse führt nirgendwohin. In der Lobby findest du alle offenen Tische.

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = wie das Gerät
settings-theme-dark = dunkel
settings-theme-light = hell
settings-contrast = Kontrast
settings-contrast-auto = wie das Gerät
settings-contrast-normal = normal
settings-contrast-more = stark
settings-deck = Kartenbild
settings-deck-auto = je nach Kontrast
settings-deck-engraved = gestochen
settings-deck-colour = farbig
settings-deck-contrast = kontrastreich
settings-motion = Bewegung
settings-motion-auto = wie das Gerät
settings-motion-full = voll
settings-motion-reduced = ruhig
settings-speed = Tempo der Karten
settings-speed-0 = sofort
settings-speed-1 = ruhig
settings-speed-2 = zügig
settings-speed-3 = schnell
settings-sound = Ton
settings-sound-about = Zwei leise Töne, wenn du dran bist
settings-trump-right = Trumpf rechts in der Hand

## Lobby

lobby-where = Kartenspiele mit Magie, an einem Tisch
lobby-side = Deine Tische und Einladung
lobby-loading = Der Tisch wird gedeckt.
greeting-morning = Guten Morgen. Setz dich.
greeting-day = Guten Tag. Setz dich.
greeting-evening = Guten Abend. Setz dich.
greeting-about = Leere Plätze übernehmen Bots.
name-label = Dein Name am Tisch
name-guest = Gast
name-needed = Sag den anderen zuerst, wie du heißt.
game = Spiel
games-none = Dieser Server bietet noch kein Spiel an, das diese Seite kennt.
game-wizard-about = Sag an, wie viele Stiche du nimmst, und nimm genau so viele.
game-kampf-about = Überbiete die Summe in der Mitte, oder nimm ihre Karten. Wenigste Karten gewinnen.
game-facts = { $range } Personen · etwa { $minutes } Min.
rules = Regeln
rules-of = Regeln für { $game }
rules-plain = ohne Zusatzregeln
start-now = Jetzt spielen
seats-less = weniger Plätze
seats-more = mehr Plätze
seats-number = { $seats ->
    [1] Ein Platz
    [2] Zwei Plätze
    [3] Drei Plätze
    [4] Vier Plätze
    [5] Fünf Plätze
    [6] Sechs Plätze
   *[other] { $seats } Plätze
}
seats-bots = { $bots ->
    [1] du und ein Bot
    [2] du und zwei Bots
    [3] du und drei Bots
    [4] du und vier Bots
    [5] du und fünf Bots
   *[other] du und { $bots } Bots
}
play-bots = Jetzt gegen Bots spielen
friends-table = Tisch für Freunde
table-open = Tisch aufmachen
table-opening = Einen Augenblick …
table-name = Name des Tisches
table-names = Eulenwinkel, Nachtlampe, Kreidekreis, Zwei Kerzen, Mondgasse, Sternwarte, Alraune, Siebenschläfer, Bernsteinzimmer, Turmstube, Krötenstein, Wetterhahn
table-untitled = Ohne Namen
table-named = Tisch „{ $table }“
table-listed = In der Lobby zeigen
table-listed-on = Alle auf diesem Server sehen den Tisch und dürfen sich dazusetzen.
table-listed-off = Nur wer den Link hat, findet den Tisch.
tables-open = Offene Tische
tables-count = { $waiting ->
    [0] { $playing ->
        [one] einer spielt
       *[other] { $playing } spielen
    }
    [one] { $playing ->
        [0] einer sucht noch Leute
        [one] einer sucht noch Leute, einer spielt
       *[other] einer sucht noch Leute, { $playing } spielen
    }
   *[other] { $playing ->
        [0] { $waiting } suchen noch Leute
        [one] { $waiting } suchen noch Leute, einer spielt
       *[other] { $waiting } suchen noch Leute, { $playing } spielen
    }
}
tables-none = Noch sitzt niemand.
tables-none-about = Mach den ersten Tisch auf oder spiel gleich gegen Bots. Neue Tische erscheinen hier von selbst.
phase-gathering = wartet
phase-opening = fängt an
phase-playing = spielt
phase-over = ist zu Ende
phase-running = läuft
table-full = voll
join = Mitspielen
join-at = Am Tisch { $table } mitspielen
watch = Zuschauen
watch-at = Am Tisch { $table } zuschauen
seat-free = frei
seats-free-of = { $free } von { $seats } Plätzen frei
seats-names = mit { $names }
resume = Weiterspielen
resume-gathering = Zum Tisch
resume-label = Dein Platz am Tisch { $table }
resume-more = Du sitzt auch an:
resume-alone = allein
turn-yours = Du bist am Zug
invite = Freunde einladen
invite-about = Der Link öffnet diesen Tisch. Niemand braucht ein Konto.
invite-none = Mach einen Tisch auf: dann stehen hier ein Link und ein QR-Code. Niemand braucht ein Konto.
invite-copy = Link kopieren
invite-qr = QR-Code mit dem Link zum Tisch
invite-only-here = Diese Adresse gilt nur auf diesem Rechner. Für andere im Heimnetz: den Server mit HOST=0.0.0.0 starten und die Seite unter der Adresse öffnen, die er dann nennt.
notes = Am Tisch
note-seat = Ein Platz ist deiner, auch wenn die Verbindung reißt.
note-watch = Zuschauen geht immer; Hände bleiben verdeckt.
note-language = Jeder spielt in seiner Sprache.
