### Was man einander sagt, und wen man hört.

phrases = Etwas sagen, das alle in ihrer Sprache lesen
phrase-hello = Hallo zusammen
phrase-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-sorry = Tut mir leid
phrase-moment = Einen Moment bitte
phrase-back = Ich bin wieder da
phrase-your-turn = Du bist dran
phrase-again = Spielen wir noch eins?
phrase-bye = Bis bald
command-help = Alle Befehle zeigen
command-mute = Hier nicht mehr lesen, was jemand schreibt
command-unmute = Hier wieder lesen, was jemand schreibt
command-block = Jemanden an keinem Tisch mehr lesen
command-unblock = Jemanden wieder lesen
command-silence = Jemandem hier die Stimme nehmen
command-voice = Jemandem die Stimme zurückgeben
command-near = Den Befehl /{ $name } gibt es nicht. Meinst du /{ $near }?
why-silenced = Wer am Kopfende sitzt, hat dir die Stimme genommen. Du spielst weiter, aber niemand liest dich.
why-no-one = Auf niemanden hier trifft das zu.
why-whom = Schreib dazu, wen: { $names }.
told-muted = Du liest hier nicht mehr, was { $name } schreibt. /unmute { $name } ändert das wieder.
told-unmuted = Du liest hier wieder, was { $name } schreibt.
told-blocked = Du liest an keinem Tisch mehr, was { $name } schreibt. /unblock { $name } ändert das wieder.
told-unblocked = { $name } ist nicht mehr blockiert.
people = Wer hier sitzt
person-about = Mehr über { $name }
person-mute = Stumm
person-mute-about = Du siehst an diesem Tisch nicht mehr, was { $name } schreibt; { $name } merkt davon nichts.
person-block = Blockieren
person-block-about = An allen Tischen auf diesem Gerät. { $name } wird am Namen erkannt; ohne Konten ist ein Name kein Ausweis.
person-silence = Stimme nehmen
person-silence-about = Niemand hier liest { $name } mehr; { $name } spielt weiter.
person-muted = stumm
person-blocked = blockiert
person-silenced = ohne Stimme
blocked-title = Blockiert
blocked-lift = { $name } nicht mehr blockieren
happened-silenced = { $name } wurde die Stimme genommen.
happened-voiced = { $name } hat wieder eine Stimme.
no-silenced = Wer am Kopfende sitzt, hat dir die Stimme genommen. Du spielst weiter, aber niemand liest dich.

## Mitteilungen

notify = Mitteilung
notify-about = Wenn du dran bist und die Seite nicht zu sehen ist. Karten stehen nie darin.
notify-missing = Dieser Browser kennt keine Mitteilungen.
notify-insecure = Mitteilungen gibt es nur unter einer https-Adresse oder auf dem Rechner des Servers selbst.
notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. Das änderst du in seinen Einstellungen.
