## Beispiele und Rätsel von Seelenkrieger

scenarios = Beispiele & Rätsel
scenarios-solved = { $n } von { $of } gelöst
scenarios-lesson = Beispiele
scenarios-puzzle = Rätsel: gewinne in diesem Zug
scenarios-first = Die ersten { $n } genügen für eine erste Partie.
scenario-is-solved = gelöst
scenario-lesson = Beispiel
scenario-puzzle = Rätsel
scenario-solved = Gelöst
scenario-missed = So geht es nicht
scenario-begin = An den Tisch
scenario-again = Noch einmal
scenario-next = Weiter: { $title }
