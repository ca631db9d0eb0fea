### De tafel, voor en tijdens het spel.

table-menu = Deze tafel
table-side = Uitnodiging en gesprek
table-loading = De tafel wordt gedekt.
table-is-listed = open voor iedereen in de lobby
table-is-private = alleen met uitnodiging
watching = je kijkt toe
places = Plaatsen
no-table-loaded = De tafel kon niet geladen worden. Opnieuw laden helpt meestal; je plaats blijft van jou.
no-game = Deze pagina kent het spel ‘{ $game }’ nog niet. Misschien is ze ouder dan de server: opnieuw laden helpt.

## Plaatsen

seat-bot = bot
seat-you = jij
seat-host = aan het hoofd
seat-guest = zit
seat-waits = wacht op iemand
seat-add-bot = Bot neerzetten
seat-remove = { $name } van tafel halen
seal-missing = belofte ontbreekt nog
seal-opening = belofte is gesloten
seal-opened = belofte is open

## Voor de start

start-table = Beginnen
start = Spel beginnen
start-ready = Iedereen zit. Het kan beginnen.
start-fewer = { $free ->
    [one] De vrije plaats vervalt bij de start.
   *[other] De { $free } vrije plaatsen vervallen bij de start.
}
start-by = Iedereen zit. { $host } zit aan het hoofd en begint.
start-by-free = { $host } zit aan het hoofd en begint zodra iedereen er is.
start-away = { $n ->
    [one] Het apparaat van { $names } is niet hier. Daar moet deze pagina open zijn; anders kun je { $names } van tafel halen.
   *[other] De apparaten van { $names } zijn niet hier. Daar moet deze pagina open zijn; anders kun je ze van tafel halen.
}
start-away-own = Je belofte staat op het apparaat waarmee je bent gaan zitten. Open daar deze tafel.
seats-free = { $free ->
    [0] alle bezet
    [one] één is vrij
   *[other] { $free } zijn vrij
}
seats-fill = Alle vrije plaatsen met bots
bot-which = Hoe sterk moeten de bots zijn?
bot-apprentice = leerling
bot-apprentice-about = Heeft het spel net geleerd: verstandig, maar vergeetachtig, en soms te snel.
bot-thumb = duim
bot-thumb-about = Speelt met vuistregels: de beste zet op het eerste gezicht, en nooit een gok.
bot-adept = adept
bot-adept-about = Bedenkt wat de anderen zouden kunnen hebben en probeert elke zet in gedachten. Hij ziet geen kaarten van anderen.
bot-archmage = aartsmagiër
bot-archmage-about = Denkt als de adept, maar veel grondiger: de sterkste bot die we hebben. Hij ziet geen kaarten van anderen.
bot-strength = { $others ->
    [one] Wint { $wins } van de 100 tegen duim.
   *[other] Wint { $wins } van de 100 tegen { $others } keer duim.
}
voided = { $voided ->
    [one] Eén start is vervallen omdat een belofte niet geopend werd.
   *[other] { $voided } starts zijn vervallen omdat beloften niet geopend werden.
}

## Gaan zitten

join-invited = { $host } nodigt je uit aan tafel.
join-free = Hier is een plaats vrij.
join-about = Zeg hoe je heet en ga zitten. Je hebt geen account nodig.
join-sit = Gaan zitten
join-watching = Je kijkt toe; de handen blijven verborgen.
join-lost = Je plaats is vrijgekomen.
join-lost-about = Iemand heeft hem vrijgegeven, of de start is vervallen. Je kunt weer gaan zitten.

## De kaarten worden geschud

opening = De kaarten worden geschud.
opening-missing = Iedereen opent zijn belofte, zodat niemand het schudden kan sturen. Nog niet open: { $names }.
opening-done = Alle beloften zijn open.
opening-left = Nog { $left } seconden, dan vervalt de start en komen de ontbrekende plaatsen vrij.
opening-elsewhere = Je belofte staat op het apparaat waarmee je bent gaan zitten. Open daar deze tafel, anders vervalt de start.

## Verbinding

line-opening = Verbinding wordt gemaakt
line-live = Verbonden
line-catching-up = Verbinding onderbroken. We halen het in.
line-offline = Verbinding weg. De tafel wacht; we halen alles in.
line-closed = Verbinding beëindigd
line-safe = Wat je deed is veilig: het gaat weg zodra de verbinding er is.
stand-in = Een bot speelt voor je. De plaats blijft van jou.
stand-in-return = Zelf verder spelen
closed = Deze tafel is voor jou niet open.
closed-lost = Je had hier een plaats; die is niet meer van jou, en zonder uitnodiging kun je hier niet toekijken.
closed-about = Vraag om een nieuwe uitnodigingslink, of zoek in de lobby een andere tafel.

## Het menu van de tafel

device = Op een ander apparaat verder spelen
device-about = Wie deze link heeft, zit op jouw plaats. Geef hem aan niemand.
device-copy = Link naar je plaats kopiëren
watch-link = Iemand laten toekijken
watch-link-about = Wie toekijkt, ziet alleen wat iedereen ziet.
watch-link-copy = Link om toe te kijken kopiëren
stay = Blijven
leave = Opstaan
leave-ask = Van tafel opstaan?
leave-about-playing = Een bot speelt voor je tot je terugkomt. De plaats blijft van jou.
leave-about-last = Behalve jij spelen hier alleen bots: sta je op, dan is het spel afgelopen. Wil je alleen pauzeren, ga dan naar de lobby; de tafel wacht op je.
leave-about-waiting = Je plaats komt vrij. Je kunt weer gaan zitten zolang er een vrij is.
abort = Spel afbreken
abort-ask = Het spel afbreken?
abort-about-playing = Het spel eindigt voor iedereen met de stand van nu.
abort-about-waiting = Er loopt nu geen spel.
rematch = Nog een spel
rematch-ask = Nog een spel aan dezelfde tafel?
rematch-about-playing = Het spel loopt nog.
rematch-about-waiting = Iedereen houdt zijn plaats. De tafel verzamelt zich opnieuw; de uitslag van zojuist is dan niet meer te zien.
deal-check = Is er eerlijk geschud?
deal-asking = Wordt nagerekend …
deal-kept = Ja. De sleutel van de server en alle beloften, ook de jouwe, zijn die van tevoren beloofd waren.
deal-unseen = De beloften kloppen met elkaar. Dit apparaat was niet bij het schudden en kan meer niet zeggen.
deal-broken = Nee: de sleutel of een belofte is niet die beloofd was.
deal-unknown = Dat kon niet gecontroleerd worden: de opname was niet te krijgen.
deal-record = Opname bewaren
deal-verify = ‘zaubertisch verify’ schudt en speelt het spel kaart voor kaart na.

## Gesprek

talk-title = Kroniek en gesprek
talk-empty = Het is nog stil.
talk-label = Zeg iets; met / beginnen opdrachten
talk-placeholder = Zeg iets, of / voor opdrachten
talk-send = Zeggen
talk-watching = Wie toekijkt, praat niet mee. Met /join ga je zitten.
command-list = Opdrachten
command-unknown = De opdracht /{ $name } bestaat niet. /help toont ze allemaal.
command-on = Geldt nu.
command-off = Geldt nu niet.
command-join = Gaan zitten
command-start = Het spel beginnen
command-leave = Van tafel opstaan
command-return = De plaats van de bot terugnemen
command-rematch = Nog een spel aan dezelfde tafel
command-abort = Het spel afbreken
why-host = Dat doet { $host }.
why-nobody = Dat doet wie het langst zit; er zit nog niemand.
why-started = Geldt sinds de start. Veranderen kan voor het volgende spel.
why-too-few = { $missing ->
    [one] Er ontbreekt nog iemand: minstens { $fewest } moeten zitten, bots tellen mee.
   *[other] Er ontbreken er nog { $missing }: minstens { $fewest } moeten zitten, bots tellen mee.
}
why-too-many = Met deze regels spelen er hoogstens { $most }.
why-not-promised = Zo meteen: van { $names } ontbreekt nog de belofte voor het schudden.
why-seated = Je zit al.
why-running = Het spel is al bezig.
why-full = Alle plaatsen zijn bezet.
why-watching = Je zit niet, je kijkt toe.
why-left = Je bent al opgestaan.
why-not-left = Je zit zelf op je plaats.
why-not-over = Het spel is nog niet afgelopen.
why-not-playing = Er loopt nu geen spel.

## Wat er aan tafel gebeurde

happened-sat = { $name } gaat zitten.
happened-bot = { $name }, een bot, gaat zitten.
happened-got-up = { $name } staat op.
happened-removed = { $name } is van tafel gehaald.
happened-options = De regels zijn veranderd.
happened-started = Het spel begint: iedereen opent zijn belofte.
happened-dealt = De kaarten zijn geschud.
happened-voided = De start is vervallen. Wie ontbrak: { $names }.
happened-left = { $name } staat op; een bot speelt verder.
happened-returned = { $name } is er weer.
happened-aborted = Het spel is afgebroken.
happened-over = Het spel is afgelopen.
happened-renewed = De tafel verzamelt zich voor een nieuw spel.
