### Bedenktijd, wie weg is, en wat wordt teruggenomen.

clock = Bedenktijd
clock-0 = geen
clock-30 = 30 s
clock-60 = 60 s
clock-180 = 3 min
clock-86400 = 1 dag
clock-259200 = 3 dagen
clock-about-0 = Iedereen denkt zo lang na als die wil.
clock-about-30 = 30 seconden voor elke beslissing. Daarna speelt een bot deze ene beurt.
clock-about-60 = Een minuut voor elke beslissing. Daarna speelt een bot deze ene beurt.
clock-about-180 = Drie minuten voor elke beslissing. Daarna speelt een bot deze ene beurt.
clock-about-86400 = Een dag voor elke beslissing, voor een spel over dagen. Daarna speelt een bot deze ene beurt.
clock-about-259200 = Drie dagen voor elke beslissing, voor een spel over weken. Daarna speelt een bot deze ene beurt.
clock-at = { $clock ->
    [30] 30 s per beurt
    [60] 60 s per beurt
    [180] 3 min per beurt
    [86400] 1 dag per beurt
   *[259200] 3 dagen per beurt
}
serious = Serieuze tafel
serious-on = Niets wordt teruggenomen.
serious-off = Een zet kan worden teruggenomen als iedereen het goed vindt.
serious-at = serieus

time-seconds = { $n ->
    [one] nog één seconde
   *[other] nog { $n } seconden
}
time-minutes = nog { $n } minuten
time-until = tot { $moment }
time-today = vandaag { $time }
time-short = { $n } s
time-half = De helft van je tijd is om, { $left }.
time-late = Je tijd loopt af: straks speelt een bot deze beurt voor je.
time-late-figure = Nog { $figure }, dan speelt een bot deze beurt voor je.
time-late-until = Je tijd loopt af ({ $figure }). Daarna speelt een bot deze beurt voor je.

## Wie weg is

away = weg
away-heard = De verbinding is weg.
stand-in-plays = { $bot } speelt
stand-in-was = Je was weg: { $bot } heeft voor je gespeeld. Nu speel je weer zelf.

## Terugnemen

undo = Terugnemen
undo-yes = Ja
undo-no = Nee
undo-move = de laatste zet
undo-trump = de keuze van de troef
undo-asks = { $name } wil { $what } terugnemen. Vind je dat goed?
undo-waits = Je wilt { $what } terugnemen. Moet nog antwoorden: { $names }.
undo-others = { $name } wil { $what } terugnemen. Moet nog antwoorden: { $names }.
command-undo = Je laatste zet terugnemen, als iedereen het goed vindt
command-yes = Akkoord: de zet wordt teruggenomen
command-no = Niet akkoord: de zet blijft liggen
command-clock = De bedenktijd aan tafel instellen, in seconden
why-serious = Dit is een serieuze tafel: hier wordt niets teruggenomen.
why-not-back = Er is geen zet van jou die nu kan worden teruggenomen.
why-nobody-asks = Niemand wil nu van je weten of er iets mag worden teruggenomen.
why-clock-which = Schrijf erbij hoeveel seconden: 0, 30, 60, 180, 86400 of 259200.

## Wat daarover in de kroniek staat

happened-stood-in = { $name } is weg; bot { $bot } speelt verder.
happened-time-up = De tijd van { $name } is om; bot { $bot } speelt deze beurt.
happened-credited = De server was weg: { $seconds ->
    [one] één seconde wordt
   *[other] { $seconds } seconden worden
} teruggegeven.
happened-take-back-asked = { $name } wil de laatste zet terugnemen.
happened-take-back-refused = { $name } vindt het niet goed: de zet blijft liggen.
happened-taken-back = { $name } neemt de laatste zet terug.

no-nothing-to-take-back = Er is geen zet van jou die kan worden teruggenomen.
no-serious-table = Dit is een serieuze tafel: hier wordt niets teruggenomen.
no-others-have-acted = Na jou heeft al iemand gespeeld; je zet blijft liggen.
no-turn-settled = Dat staat vast: een bevestigd bod, een volle slag of nieuwe kaarten blijven.
no-take-back-refused = Daarnaar heb je al gevraagd, en de zet blijft liggen.
no-enough-taken-back = In dit spel zijn { $most } zetten teruggenomen; meer kan niet.
no-nobody-asks = Niemand wil nu iets terugnemen.
