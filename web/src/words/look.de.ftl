### Die Seite, die zeigt, woraus alles gemacht ist.

look = Das Aussehen
look-about = Alles, woraus die Seiten gemacht sind, in jedem Zustand. Licht, Kontrast, Kartenbild und Sprache lassen sich hier ausprobieren; die Zahlen werden aus den Farben gemessen, die gerade gelten.
look-colours = Farben und ihr Kontrast
look-measures = Schrift, Abstand und Zeit
look-cards = Karten
look-controls = Bedienung, Hinweise und Zeichen
look-table = Teile des Tischs
look-scenes = Der ganze Tisch
look-scenes-about = Augenblicke einer Partie, wie die Seite sie zeigt.
look-on = auf
look-low = zu wenig: mindestens { $least } gehören sich
look-sample = Anselm ist am Zug.
look-move = bewegen
look-others = Zauberer, Narr und Rückseite
look-off = gesperrt
look-pressed = gedrückt
look-focused = im Fokus
look-wrong = falsch
look-open = öffnen
look-crest = Runde, Trumpf und Stich
look-wheel = Nach einem Zauberer: wer gibt, nennt den Trumpf
look-places = Plätze, Feld und Farbe, die zu bedienen ist
look-hand = erlaubt, nicht spielbar und mit Flügeln
look-block = Der Block der Wahrheit mit der Ansage; eine Zahl geht nicht
look-souls-field = Auf dem Feld: bereit, erschöpft, verändert, verflucht, getarnt, Wächter, unberührbar, ausgerüstet, Held, Gebäude
look-souls-all = Alle Karten von Seelenkrieger
