## Voorbeelden en puzzels van Seelenkrieger

scenarios = Voorbeelden & puzzels
scenarios-solved = { $n } van { $of } opgelost
scenarios-lesson = Voorbeelden
scenarios-puzzle = Puzzels: win in deze beurt
scenarios-first = De eerste { $n } zijn genoeg voor een eerste partij.
scenario-is-solved = opgelost
scenario-lesson = Voorbeeld
scenario-puzzle = Puzzel
scenario-solved = Opgelost
scenario-missed = Zo lukt het niet
scenario-begin = Naar de tafel
scenario-again = Nog eens
scenario-next = Verder: { $title }
