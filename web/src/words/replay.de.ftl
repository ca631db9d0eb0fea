### Ein beendetes Spiel, noch einmal angesehen.

replay = Rückblick
replay-of = Rückblick: { $table }
replay-played = Noch einmal ansehen:
replay-look = Noch einmal ansehen
replay-loading = Das Spiel wird geholt.
replay-side = Stand, Runden und Verlauf
replay-views = Ansichten
replay-menu = Dieses Spiel
replay-score = Stand
replay-chronicle = Chronik
replay-not = Dieses Spiel lässt sich nicht zeigen
replay-no-game = Spiele von { $game } kann diese Seite noch nicht zeigen. Vielleicht ist sie älter als der Server: neu laden hilft.
replay-again = Noch einmal versuchen
replay-to-table = Zum Tisch
replay-matches = Hier gespielt
replay-match-at = { $when }: { $names }
replay-broken-off = abgebrochen

## Hindurch

replay-controls = Durch das Spiel
replay-moment = Augenblick
replay-first = Zum Geben
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-trick-back = Einen Stich zurück
replay-trick-on = Einen Stich weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-jump = Springen
replay-jump-short = Runden
replay-rounds = Runden
replay-round = Runde { $n }
replay-trick = Stich { $n }
replay-bids = Ansagen

## Wessen Sicht

replay-eye = Wessen Sicht
replay-eye-none = Zuschauer
replay-eye-open = Alle offen
replay-hands = Alle Blätter
replay-hand = { $n ->
    [0] { $who } hat keine Karten mehr
    [one] Blatt von { $who }, eine Karte
   *[other] Blatt von { $who }, { $n } Karten
}

## Was geschah

replay-took-back = Der letzte Zug wurde zurückgenommen.
replay-broken-off-here = Hier wurde das Spiel abgebrochen.
replay-stood-in = Der Bot { $bot } zog für { $who }.

## Ein Link zum Augenblick

replay-link = Link zu diesem Augenblick
replay-link-about = Wer ihn öffnet, sieht das Spiel von hier an, mit den Karten, die du gerade siehst.
replay-link-closed = Der Tisch ist privat, und seine Einladung liegt nicht auf diesem Gerät. Öffnen können den Link nur die, die dort zusehen dürfen.
replay-link-copy = Link kopieren

## War es ehrlich?

replay-fair = Wurde ehrlich gemischt?
fair-good = Ja: durch die Zusagen aller standen die Karten fest, bevor jemand sie kennen konnte.
fair-unknown = Alles, was sich hier prüfen lässt, stimmt.
fair-bad = Nein: in dieser Aufzeichnung passt etwas nicht.
fair-mark-good = Stimmt:
fair-mark-bad = Stimmt nicht:
fair-mark-unknown = Nicht bekannt:
fair-record-bad = Die Aufzeichnung ist beschädigt und lässt sich nicht lesen.
fair-key-good = Der Schlüssel des Servers ist der, den er versprochen hatte.
fair-key-bad = Der Schlüssel des Servers ist nicht der, den er versprochen hatte.
fair-nonces-good = Jede Zahl der Mitspieler ist die, die sie versprochen hatten.
fair-nonces-bad = Diese Zahl ist nicht die versprochene: { $names }.
fair-noted-good = Das Versprechen des Servers ist das, das sich dieser Browser vor dem Geben gemerkt hat.
fair-noted-bad = Das Versprechen des Servers ist ein anderes, als sich dieser Browser vor dem Geben gemerkt hat.
fair-noted-unknown = Dieser Browser war vor dem Geben nicht dabei. Ob das Versprechen später geändert wurde, kann er nicht sagen.
fair-own-good = Deine eigene Zahl, die dieser Browser aufbewahrt hat, steckt im Schlüssel.
fair-own-unknown = Von dir ist in diesem Browser keine Zahl aus diesem Spiel aufbewahrt.
fair-cards-good = { $of ->
    [position] Ein Szenario beginnt mit seiner Lage: Da wird nichts gemischt.
    [turns] Aus dem Schlüssel neu gemischt und gezogen: die Karten aller { $round } Züge sind genau diese.
   *[rounds] { $round ->
        [one] Aus dem Schlüssel neu gegeben: die Karten der einen Runde sind genau diese.
       *[other] Aus dem Schlüssel neu gegeben: die Karten aller { $round } Runden sind genau diese.
    }
}
fair-cards-bad = { $of ->
    [turns] Aus dem Schlüssel neu gemischt und gezogen, sind die Karten in Zug { $round } andere.
   *[rounds] Aus dem Schlüssel neu gegeben, sind die Karten der Runde { $round } andere.
}
fair-moves-good = Die gezeigten Züge sind die der Aufzeichnung.
fair-moves-bad = Die gezeigten Züge sind nicht die der Aufzeichnung.
fair-proved-title = Was das beweist
fair-proved = Die Reihenfolge der Karten folgt aus Zahlen, die alle versprochen hatten, Server und Spieler, ehe jemand die der anderen kannte. Also konnte niemand die Karten aussuchen, auch der Gastgeber nicht, und gespielt wurden die, die gegeben waren.
fair-open-title = Was es nicht beweist
fair-open = Dass niemand einem anderen seine Karten gezeigt hat, dass niemand auf zwei Plätzen saß und dass während des Spiels niemand in den Server gesehen hat. Auch nicht, dass dies der erste Versuch war: wer den Server betreibt, kann einen Start verfallen lassen und es noch einmal versuchen, bis ihm die Karten gefallen.
fair-voided = { $voided ->
    [one] An diesem Tisch ist bisher ein Start verfallen.
   *[other] An diesem Tisch sind bisher { $voided } Starts verfallen.
}
