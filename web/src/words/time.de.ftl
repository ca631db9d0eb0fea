### Bedenkzeit, wer weg ist, und was zurückgenommen wird.

clock = Bedenkzeit
clock-0 = keine
clock-30 = 30 s
clock-60 = 60 s
clock-180 = 3 Min.
clock-86400 = 1 Tag
clock-259200 = 3 Tage
clock-about-0 = Jeder überlegt, solange er mag.
clock-about-30 = 30 Sekunden für jede Entscheidung. Danach spielt ein Bot diesen einen Zug.
clock-about-60 = Eine Minute für jede Entscheidung. Danach spielt ein Bot diesen einen Zug.
clock-about-180 = Drei Minuten für jede Entscheidung. Danach spielt ein Bot diesen einen Zug.
clock-about-86400 = Ein Tag für jede Entscheidung, für ein Spiel über Tage. Danach spielt ein Bot diesen einen Zug.
clock-about-259200 = Drei Tage für jede Entscheidung, für ein Spiel über Wochen. Danach spielt ein Bot diesen einen Zug.
clock-at = { $clock ->
    [30] 30 s je Zug
    [60] 60 s je Zug
    [180] 3 Min. je Zug
    [86400] 1 Tag je Zug
   *[259200] 3 Tage je Zug
}
serious = Ernster Tisch
serious-on = Nichts wird zurückgenommen.
serious-off = Ein Zug kann zurückgenommen werden, wenn alle einverstanden sind.
serious-at = ernst

time-seconds = { $n ->
    [one] noch eine Sekunde
   *[other] noch { $n } Sekunden
}
time-minutes = noch { $n } Minuten
time-until = bis { $moment }
time-today = heute { $time }
time-short = { $n } s
time-half = Die Hälfte deiner Zeit ist um, { $left }.
time-late = Deine Zeit läuft ab: gleich spielt ein Bot diesen Zug für dich.
time-late-figure = Noch { $figure }, dann spielt ein Bot diesen Zug für dich.
time-late-until = Deine Zeit geht zu Ende ({ $figure }). Danach spielt ein Bot diesen Zug für dich.

## Wer weg ist

away = weg
away-heard = Die Verbindung ist weg.
stand-in-plays = { $bot } spielt
stand-in-was = Du warst weg: { $bot } hat für dich gespielt. Jetzt spielst du wieder selbst.

## Zurücknehmen

undo = Zurücknehmen
undo-yes = Ja
undo-no = Nein
undo-move = den letzten Zug
undo-trump = die Wahl des Trumpfs
undo-asks = { $name } möchte { $what } zurücknehmen. Einverstanden?
undo-waits = Du möchtest { $what } zurücknehmen. Es fehlt noch die Antwort von { $names }.
undo-others = { $name } möchte { $what } zurücknehmen. Es fehlt noch die Antwort von { $names }.
command-undo = Deinen letzten Zug zurücknehmen, wenn alle einverstanden sind
command-yes = Einverstanden: der Zug wird zurückgenommen
command-no = Nicht einverstanden: der Zug bleibt liegen
command-clock = Die Bedenkzeit am Tisch setzen, in Sekunden
why-serious = Das ist ein ernster Tisch: hier wird nichts zurückgenommen.
why-not-back = Es gibt keinen Zug von dir, der jetzt zurückgenommen werden kann.
why-nobody-asks = Gerade will niemand von dir wissen, ob etwas zurückgenommen werden darf.
why-clock-which = Schreib dazu, wie viele Sekunden: 0, 30, 60, 180, 86400 oder 259200.

## Was dazu in der Chronik steht

happened-stood-in = { $name } ist weg; der Bot { $bot } spielt weiter.
happened-time-up = Die Zeit von { $name } ist um; der Bot { $bot } spielt diesen Zug.
happened-credited = Der Server war weg: { $seconds ->
    [one] eine Sekunde wird
   *[other] { $seconds } Sekunden werden
} gutgeschrieben.
happened-take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
happened-take-back-refused = { $name } ist nicht einverstanden: der Zug bleibt liegen.
happened-taken-back = { $name } nimmt den letzten Zug zurück.

no-nothing-to-take-back = Es gibt keinen Zug von dir, der zurückgenommen werden kann.
no-serious-table = Das ist ein ernster Tisch: hier wird nichts zurückgenommen.
no-others-have-acted = Nach dir hat schon jemand gespielt; dein Zug bleibt liegen.
no-turn-settled = Das steht fest: eine bestätigte Ansage, ein voller Stich oder neue Karten bleiben.
no-take-back-refused = Danach hast du schon gefragt, und der Zug bleibt liegen.
no-enough-taken-back = { $most } Züge sind in diesem Spiel zurückgenommen worden; mehr geht nicht.
no-nobody-asks = Gerade will niemand etwas zurücknehmen.
