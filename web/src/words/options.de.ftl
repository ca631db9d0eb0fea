### Die Regeln, die ein Tisch wählen kann.

wizard-plan = Runden
wizard-plan-about = Wie viele Runden gespielt werden, und mit wie vielen Karten.
wizard-plan-full = Alle Runden
wizard-plan-full-about = Jede Runde eine Karte mehr, bis das Deck aufgebraucht ist.
wizard-plan-full-seats = Alle Runden spielt man zu dritt bis zu sechst.
wizard-plan-dmmixed = Meisterschaft
wizard-plan-dmmixed-about = 15 Runden zu viert: erst verdeckte, dann ungleiche Ansagen, die letzte wieder verdeckt.
wizard-plan-dmmixed-seats = Die Meisterschaft geht nur zu viert; hier sind es { $seats } Plätze.
wizard-plan-wiztournament = Turnier
wizard-plan-wiztournament-about = Zehn ausgewählte Runden für vier oder fünf, Ansagen ungleich.
wizard-plan-wiztournament-seats = Das Turnier geht nur zu viert oder fünft; hier sind es { $seats } Plätze.
wizard-notequal = Ungleich
wizard-notequal-about = Ansagen nie gleich Stichzahl
wizard-notequal-off-about = Die Ansagen dürfen zusammen die Stichzahl ergeben.
wizard-notequal-short = ungleich
wizard-hiddentip = Verdeckt ansagen
wizard-hiddentip-about = Alle Ansagen zugleich aufgedeckt
wizard-hiddentip-off-about = Angesagt wird reihum und offen.
wizard-hiddentip-short = verdeckte Ansagen
wizard-lead-suit = Narr, dann Zauberer, dann Farbe
wizard-lead-suit-about = Ob nach Narr und Zauberer noch eine Farbe zu bedienen ist.
wizard-lead-suit-bsw = Farbe bedienen
wizard-lead-suit-bsw-about = Nur ein Zauberer als allererste Karte macht den Stich frei.
wizard-lead-suit-official = Stich ist frei
wizard-lead-suit-official-about = Die erste Karte, die kein Narr ist, entscheidet: ein Zauberer macht den Stich frei.
wizard-lead-suit-official-short = Zauberer nach Narr macht frei
wizard-dmmixed-sets-the-bids = Die Meisterschaft legt für jede Runde fest, wie angesagt wird.

## Wie weit ein Spiel ist

wizard-round-of = Runde { $round } von { $rounds }
