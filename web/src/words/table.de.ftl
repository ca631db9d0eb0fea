### Der Tisch, bevor und während gespielt wird.

table-menu = Dieser Tisch
table-side = Einladung und Gespräch
table-loading = Der Tisch wird gedeckt.
table-is-listed = offen für alle in der Lobby
table-is-private = nur mit Einladung
watching = du schaust zu
places = Plätze
no-table-loaded = Der Tisch ließ sich nicht laden. Neu laden hilft meist; dein Platz bleibt deiner.
no-game = Diese Seite kennt das Spiel „{ $game }“ noch nicht. Vielleicht ist sie älter als der Server: neu laden hilft.

## Plätze

seat-bot = Bot
seat-you = du
seat-host = am Kopfende
seat-guest = sitzt
seat-waits = wartet auf jemanden
seat-add-bot = Bot hinsetzen
seat-remove = { $name } vom Tisch nehmen
seal-missing = Zusage fehlt noch
seal-opening = Zusage ist verschlossen
seal-opened = Zusage ist offen

## Vor dem Start

start-table = Anfangen
start = Spiel beginnen
start-ready = Alle sitzen. Es kann losgehen.
start-fewer = { $free ->
    [one] Der freie Platz fällt beim Start weg.
   *[other] Die { $free } freien Plätze fallen beim Start weg.
}
start-by = Alle sitzen. { $host } sitzt am Kopfende und fängt an.
start-by-free = { $host } sitzt am Kopfende und fängt an, sobald alle da sind.
start-away = { $n ->
    [one] Das Gerät von { $names } ist nicht hier. Dort muss diese Seite offen sein; sonst kannst du { $names } vom Tisch nehmen.
   *[other] Die Geräte von { $names } sind nicht hier. Dort muss diese Seite offen sein; sonst kannst du sie vom Tisch nehmen.
}
start-away-own = Deine Zusage liegt auf dem Gerät, an dem du dich hingesetzt hast. Öffne dort diesen Tisch.
seats-free = { $free ->
    [0] alle besetzt
    [one] einer ist frei
   *[other] { $free } sind frei
}
seats-fill = Alle freien Plätze mit Bots
bot-which = Wie stark sollen die Bots sein?
bot-apprentice = Lehrling
bot-apprentice-about = Hat das Spiel gerade erst gelernt: vernünftig, aber vergesslich, und manchmal zu schnell.
bot-thumb = Daumen
bot-thumb-about = Spielt nach Faustregeln: der beste Zug auf den ersten Blick, und nie ein Wagnis.
bot-adept = Adept
bot-adept-about = Malt sich aus, was die anderen haben könnten, und probiert jeden Zug in Gedanken aus. Fremde Karten sieht er nicht.
bot-archmage = Erzmagier
bot-archmage-about = Denkt wie der Adept, nur viel gründlicher: der stärkste Bot, den wir haben. Fremde Karten sieht er nicht.
bot-strength = { $others ->
    [one] Gewinnt { $wins } von 100 gegen Daumen.
   *[other] Gewinnt { $wins } von 100 gegen { $others } Daumen.
}
voided = { $voided ->
    [one] Ein Start ist verfallen, weil eine Zusage nicht geöffnet wurde.
   *[other] { $voided } Starts sind verfallen, weil Zusagen nicht geöffnet wurden.
}

## Hinsetzen

join-invited = { $host } lädt dich an den Tisch ein.
join-free = Hier ist ein Platz frei.
join-about = Sag, wie du heißt, und setz dich. Ein Konto brauchst du nicht.
join-sit = Hinsetzen
join-watching = Du schaust zu; die Hände bleiben verdeckt.
join-lost = Dein Platz ist frei geworden.
join-lost-about = Jemand hat ihn freigegeben, oder der Start ist verfallen. Du kannst dich wieder hinsetzen.

## Die Karten werden gemischt

opening = Die Karten werden gemischt.
opening-missing = Jeder öffnet seine Zusage, damit niemand das Mischen lenken kann. Es fehlt noch: { $names }.
opening-done = Alle Zusagen sind offen.
opening-left = Noch { $left } Sekunden, dann verfällt der Start und die fehlenden Plätze werden frei.
opening-elsewhere = Deine Zusage liegt auf dem Gerät, an dem du dich hingesetzt hast. Öffne dort diesen Tisch, sonst verfällt der Start.

## Verbindung

line-opening = Verbindung wird aufgebaut
line-live = Verbunden
line-catching-up = Verbindung unterbrochen. Wir holen auf.
line-offline = Verbindung weg. Der Tisch wartet; wir holen alles nach.
line-closed = Verbindung beendet
line-safe = Was du getan hast, ist sicher: es geht hinaus, sobald die Verbindung steht.
stand-in = Ein Bot spielt für dich. Der Platz bleibt deiner.
stand-in-return = Selbst weiterspielen
closed = Dieser Tisch ist für dich nicht offen.
closed-lost = Du hattest hier einen Platz; er gehört dir nicht mehr, und ohne Einladung kann man hier nicht zuschauen.
closed-about = Bitte um einen neuen Einladungslink, oder such dir in der Lobby einen anderen Tisch.

## Das Menü des Tisches

device = Auf einem anderen Gerät weiterspielen
device-about = Wer diesen Link hat, sitzt auf deinem Platz. Gib ihn niemandem.
device-copy = Link zu deinem Platz kopieren
watch-link = Jemanden zuschauen lassen
watch-link-about = Wer zuschaut, sieht nur, was alle sehen.
watch-link-copy = Link zum Zuschauen kopieren
stay = Bleiben
leave = Aufstehen
leave-ask = Vom Tisch aufstehen?
leave-about-playing = Ein Bot spielt für dich, bis du wiederkommst. Der Platz bleibt deiner.
leave-about-last = Außer dir spielen hier nur Bots: stehst du auf, ist das Spiel zu Ende. Willst du nur Pause machen, geh zur Lobby; der Tisch wartet auf dich.
leave-about-waiting = Dein Platz wird frei. Du kannst dich wieder hinsetzen, solange einer frei ist.
abort = Spiel abbrechen
abort-ask = Das Spiel abbrechen?
abort-about-playing = Das Spiel endet für alle mit dem Stand von jetzt.
abort-about-waiting = Es läuft gerade kein Spiel.
rematch = Noch ein Spiel
rematch-ask = Noch ein Spiel am selben Tisch?
rematch-about-playing = Das Spiel läuft noch.
rematch-about-waiting = Alle behalten ihre Plätze. Der Tisch sammelt sich neu; das Ergebnis von eben ist dann nicht mehr zu sehen.
deal-check = Wurde ehrlich gemischt?
deal-asking = Wird nachgerechnet …
deal-kept = Ja. Der Schlüssel des Servers und alle Zusagen, auch deine, sind die von vorher versprochenen.
deal-unseen = Die Zusagen passen zueinander. Dieses Gerät war beim Mischen nicht dabei und kann mehr nicht sagen.
deal-broken = Nein: der Schlüssel oder eine Zusage ist nicht die versprochene.
deal-unknown = Das ließ sich nicht prüfen: die Aufzeichnung war nicht zu bekommen.
deal-record = Aufzeichnung speichern
deal-verify = „zaubertisch verify“ mischt und spielt das Spiel Karte für Karte nach.

## Gespräch

talk-title = Chronik und Gespräch
talk-empty = Noch ist es still.
talk-label = Sag etwas; mit / beginnen Befehle
talk-placeholder = Sag etwas, oder / für Befehle
talk-send = Sagen
talk-watching = Wer zuschaut, redet nicht mit. /join setzt dich hin.
command-list = Befehle
command-unknown = Den Befehl /{ $name } gibt es nicht. /help zeigt alle.
command-on = Gilt jetzt.
command-off = Gilt jetzt nicht.
command-join = Hinsetzen
command-start = Das Spiel beginnen
command-leave = Vom Tisch aufstehen
command-return = Den Platz vom Bot zurücknehmen
command-rematch = Noch ein Spiel am selben Tisch
command-abort = Das Spiel abbrechen
why-host = Das macht { $host }.
why-nobody = Das macht, wer am längsten sitzt; noch sitzt niemand.
why-started = Gilt seit dem Start. Ändern geht vor dem nächsten Spiel.
why-too-few = { $missing ->
    [one] Es fehlt noch jemand: mindestens { $fewest } müssen sitzen, Bots zählen mit.
   *[other] Es fehlen noch { $missing }: mindestens { $fewest } müssen sitzen, Bots zählen mit.
}
why-too-many = Mit diesen Regeln spielen höchstens { $most }.
why-not-promised = Gleich: von { $names } fehlt noch die Zusage für das Mischen.
why-seated = Du sitzt schon.
why-running = Das Spiel läuft schon.
why-full = Alle Plätze sind besetzt.
why-watching = Du sitzt nicht, du schaust zu.
why-left = Du bist schon aufgestanden.
why-not-left = Du sitzt selbst auf deinem Platz.
why-not-over = Das Spiel ist noch nicht zu Ende.
why-not-playing = Es läuft gerade kein Spiel.

## Was am Tisch geschah

happened-sat = { $name } setzt sich.
happened-bot = { $name }, ein Bot, setzt sich.
happened-got-up = { $name } steht auf.
happened-removed = { $name } wurde vom Tisch genommen.
happened-options = Die Regeln wurden geändert.
happened-started = Das Spiel beginnt: jeder öffnet seine Zusage.
happened-dealt = Die Karten sind gemischt.
happened-voided = Der Start ist verfallen. Es fehlte: { $names }.
happened-left = { $name } steht auf; ein Bot spielt weiter.
happened-returned = { $name } ist wieder da.
happened-aborted = Das Spiel wurde abgebrochen.
happened-over = Das Spiel ist zu Ende.
happened-renewed = Der Tisch sammelt sich für ein neues Spiel.
