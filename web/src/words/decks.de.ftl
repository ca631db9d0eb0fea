### Decks bauen, Konten.

decks-title = Deine Decks
decks-where = Decks
decks-about = Bau ein Deck aus einer Kopie, aus einer Liste oder von vorn. Auch ein unfertiges bleibt liegen.
decks-none = Noch kein eigenes Deck. Nimm eines der fertigen als Anfang, oder fang von vorn an.
deck-choice-build = Decks bauen und ändern
decks-new = Neues Deck
decks-ready = Fertige Decks
decks-ready-about = Sofort spielbar. Eine Kopie kannst du ändern.
decks-copy = Kopieren und ändern
decks-open = Öffnen
decks-delete = Löschen
decks-delete-ask = { $deck } löschen?
decks-delete-about = Das Deck ist dann weg, auch als Liste.
decks-keep = Behalten
decks-move = Ins Konto legen
decks-here-all = { $n ->
    [one] Ein Deck liegt nur in diesem Browser.
   *[other] { $n } Decks liegen nur in diesem Browser.
}
decks-in-account = im Konto
decks-in-browser = in diesem Browser
decks-size = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
decks-loading = Die Decks werden geholt.
decks-untitled = Deck ohne Namen
decks-copied = { $deck } 2

## Das Deck

deck-where = Deck bauen
deck-missing = Dieses Deck gibt es hier nicht. Vielleicht liegt es in einem Konto: Melde dich an.
deck-all = Zu allen Decks
deck-name = Name des Decks
deck-form = Wofür
deck-form-classic = Klassisch
deck-form-quick = Schnell
deck-undo = Rückgängig
deck-keeping-kept = Gespeichert
deck-keeping-waits = Wird gespeichert
deck-keeping-failed = Noch nicht gespeichert, wird weiter versucht
deck-sheet = Das Deck
deck-problems = Was noch nicht stimmt
deck-show = Zeigen: { $card }
deck-sound = Spielbar
deck-warriors-enough = { $have } Krieger, { $want } genügen
deck-problem-main-size = { $have } von { $want } Karten
deck-lacks = { $n ->
    [one] eine fehlt
   *[other] { $n } fehlen
}
deck-exceeds = { $n ->
    [one] eine zu viel
   *[other] { $n } zu viel
}
deck-problem-few-warriors = { $have } von { $want } Kriegern
deck-problem-side-size = { $have } im Nebendeck, höchstens { $want }
deck-problem-too-many-copies = { $have } statt höchstens { $want }: { $card }
deck-problem-count-below-one = { $have } Mal geht nicht: { $card }
deck-problem-unknown-card = Unbekannt: { $card }
deck-problem-not-in-main = Nicht ins Hauptdeck: { $card }
deck-problem-not-in-side = Nicht ins Nebendeck: { $card }
deck-problem-not-a-hero = Kein Held: { $card }
deck-checking = Wird geprüft
deck-costs = Kosten
deck-cost-bar = Kosten { $cost }: { $n }
deck-cost-last = { $cost } und mehr
deck-factions = Fraktionen
deck-kin-none = ohne
deck-two-coloured = Zweifarbige zählen in beiden.
deck-empty = Noch leer. Das + unter einer Karte legt sie hinein.
deck-hero = Held
deck-hero-none = Kein Held; es geht auch ohne.
deck-hero-take = Als Held
deck-side = Nebendeck
deck-side-of = { $have } von { $most }
deck-side-add = Karten fürs Nebendeck zeigen

## Karten suchen

deck-find = Name oder Regeltext
deck-filters = Karten auswählen
deck-by-faction = Fraktion
deck-by-type = Typ
deck-by-cost = Kosten
deck-by-rarity = Seltenheit
deck-cost = Kosten { $cost }
deck-type = { $type ->
    [equipment] Ausrüstung
    [spell] Zauber
    [place] Orte
    [hero] Helden
   *[warrior] Krieger
}
deck-found = { $n ->
    [one] Karte
   *[other] Karten, nach Kosten
}
deck-found-none = Keine Karte passt zu allem, was gewählt ist.
deck-all-cards = Alle zeigen
deck-less = Eine weniger: { $card }
deck-more = Eine mehr: { $card }
deck-copies = { $n } von { $most }

## Als Text

deck-text = Als Text
deck-text-about = Zeile für Zeile, in jeder Sprache; auch JSON.
deck-text-take = Übernehmen
deck-text-back = Verwerfen
deck-text-copy = Kopieren
deck-text-save = Liste sichern
deck-text-json = Als JSON
deck-text-open = Datei öffnen
deck-text-taken = Übernommen.
deck-unread-line = Zeile { $line }: { $why }
deck-unread-nearest = Zeile { $line }: { $why } Meintest du { $nearest }?
deck-unread-unknown-name = „{ $text }“ gibt es nicht.
deck-unread-unknown-heading = „{ $text }“ ist kein Teil eines Decks.
deck-unread-bad-count = „{ $text }“ hat keine Anzahl von 1 bis 99.
deck-unread-second-hero = „{ $text }“ wäre ein zweiter Held.
deck-unread-not-json = Das ist kein Deck als JSON.
deck-unread-too-long = Die Liste ist zu lang.

## Ausprobieren

deck-try = Probehand
deck-try-not = Erst wenn das Deck spielbar ist.
deck-try-begins = Wer beginnt
deck-try-first = Du beginnst
deck-try-second = Du bist Zweiter
deck-try-hand = { $n } Karten auf der Hand
deck-try-redraw = Einmal tauschen
deck-try-redrawn = Getauscht: Die ganze Hand ging zurück.
deck-try-draw = Karte ziehen
deck-try-drawn = Danach gezogen
deck-try-anew = Neu austeilen
deck-play = Mit diesem Deck spielen
deck-tabs = Ansichten
deck-tab-cards = Karten
deck-tab-deck = Deck { $n }
deck-tab-side = Nebendeck { $n }
deck-tab-text = Text

## Konto

account = Konto
account-sign-in = Anmelden
account-register = Konto anlegen
account-name = Name
account-password = Passwort
account-password-least = Passwort, mindestens 8 Zeichen
account-about = Ein Konto hält deine Decks auf diesem Server, damit du sie überall findest. Zum Spielen brauchst du keines.
account-to-register = Noch keines? Konto anlegen
account-to-sign-in = Schon eines? Anmelden
account-no-mail = Es gibt keine E-Mail: Ein vergessenes Passwort ist verloren.
account-signed-in = Angemeldet als { $name }.
account-sign-out = Abmelden
account-delete = Konto löschen
account-delete-about = Name, Passwort und alle Decks im Konto sind dann weg.
account-delete-now = Alles löschen
account-change = Passwort ändern
account-change-now = Ändern
account-password-new = Neues Passwort, mindestens 8 Zeichen
account-changed = Geändert. Anderswo musst du dich neu anmelden.
account-back = Zurück
