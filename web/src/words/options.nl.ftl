### De regels die een tafel kan kiezen.

wizard-plan = Rondes
wizard-plan-about = Hoeveel rondes er gespeeld worden, en met hoeveel kaarten.
wizard-plan-full = Alle rondes
wizard-plan-full-about = Elke ronde een kaart meer, tot het spel kaarten op is.
wizard-plan-full-seats = Alle rondes speel je met drie tot zes.
wizard-plan-dmmixed = Kampioenschap
wizard-plan-dmmixed-about = 15 rondes met z’n vieren: eerst gesloten, dan ongelijke biedingen, de laatste weer gesloten.
wizard-plan-dmmixed-seats = Het kampioenschap kan alleen met z’n vieren; hier zijn { $seats } plaatsen.
wizard-plan-wiztournament = Toernooi
wizard-plan-wiztournament-about = Tien gekozen rondes voor vier of vijf, biedingen ongelijk.
wizard-plan-wiztournament-seats = Het toernooi kan alleen met vier of vijf; hier zijn { $seats } plaatsen.
wizard-notequal = Ongelijk
wizard-notequal-about = Biedingen nooit gelijk aan het aantal slagen
wizard-notequal-off-about = Biedingen mogen samen het aantal slagen zijn.
wizard-notequal-short = ongelijk
wizard-hiddentip = Gesloten bieden
wizard-hiddentip-about = Alle biedingen tegelijk open
wizard-hiddentip-off-about = Er wordt om de beurt en open geboden.
wizard-hiddentip-short = gesloten biedingen
wizard-lead-suit = Nar, dan tovenaar, dan kleur
wizard-lead-suit-about = Of na nar en tovenaar nog een kleur bekend moet worden.
wizard-lead-suit-bsw = Kleur bekennen
wizard-lead-suit-bsw-about = Alleen een tovenaar als allereerste kaart maakt de slag vrij.
wizard-lead-suit-official = Slag is vrij
wizard-lead-suit-official-about = De eerste kaart die geen nar is beslist: een tovenaar maakt de slag vrij.
wizard-lead-suit-official-short = tovenaar na nar maakt vrij
wizard-dmmixed-sets-the-bids = Het kampioenschap bepaalt voor elke ronde hoe er geboden wordt.

## Hoe ver een spel is

wizard-round-of = ronde { $round } van { $rounds }
