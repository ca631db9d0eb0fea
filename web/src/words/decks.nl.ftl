### Decks bouwen, accounts.

decks-title = Jouw decks
decks-where = Decks
decks-about = Bouw een deck uit een kopie, uit een lijst of vanaf het begin. Ook een onvoltooid deck blijft liggen.
decks-none = Nog geen eigen deck. Neem een van de kant-en-klare als begin, of begin vanaf nul.
deck-choice-build = Decks bouwen en veranderen
decks-new = Nieuw deck
decks-ready = Kant-en-klare decks
decks-ready-about = Meteen speelbaar. Een kopie kun je veranderen.
decks-copy = Kopiëren en veranderen
decks-open = Openen
decks-delete = Verwijderen
decks-delete-ask = { $deck } verwijderen?
decks-delete-about = Het deck is dan weg, ook als lijst.
decks-keep = Houden
decks-move = In het account leggen
decks-here-all = { $n ->
    [one] Eén deck ligt alleen in deze browser.
   *[other] { $n } decks liggen alleen in deze browser.
}
decks-in-account = in het account
decks-in-browser = in deze browser
decks-size = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
decks-loading = De decks worden opgehaald.
decks-untitled = Deck zonder naam
decks-copied = { $deck } 2

## Het deck

deck-where = Deck bouwen
deck-missing = Dit deck is er hier niet. Misschien ligt het in een account: meld je aan.
deck-all = Naar alle decks
deck-name = Naam van het deck
deck-form = Waarvoor
deck-form-classic = Klassiek
deck-form-quick = Snel
deck-undo = Ongedaan maken
deck-keeping-kept = Bewaard
deck-keeping-waits = Wordt bewaard
deck-keeping-failed = Nog niet bewaard, wordt verder geprobeerd
deck-sheet = Het deck
deck-problems = Wat nog niet klopt
deck-show = Tonen: { $card }
deck-sound = Speelbaar
deck-warriors-enough = { $have } krijgers, { $want } volstaan
deck-problem-main-size = { $have } van { $want } kaarten
deck-lacks = { $n ->
    [one] er ontbreekt er een
   *[other] er ontbreken er { $n }
}
deck-exceeds = { $n ->
    [one] een te veel
   *[other] { $n } te veel
}
deck-problem-few-warriors = { $have } van { $want } krijgers
deck-problem-side-size = { $have } in het zijdeck, hoogstens { $want }
deck-problem-too-many-copies = { $have } in plaats van hoogstens { $want }: { $card }
deck-problem-count-below-one = { $have } keer kan niet: { $card }
deck-problem-unknown-card = Onbekend: { $card }
deck-problem-not-in-main = Niet in het hoofddeck: { $card }
deck-problem-not-in-side = Niet in het zijdeck: { $card }
deck-problem-not-a-hero = Geen held: { $card }
deck-checking = Wordt nagekeken
deck-costs = Kosten
deck-cost-bar = Kosten { $cost }: { $n }
deck-cost-last = { $cost } en meer
deck-factions = Facties
deck-kin-none = geen
deck-two-coloured = Tweekleurige tellen in beide.
deck-empty = Nog leeg. De + onder een kaart legt ze erin.
deck-hero = Held
deck-hero-none = Geen held; het kan ook zonder.
deck-hero-take = Als held
deck-side = Zijdeck
deck-side-of = { $have } van { $most }
deck-side-add = Kaarten voor het zijdeck tonen

## Kaarten zoeken

deck-find = Naam of regeltekst
deck-filters = Kaarten kiezen
deck-by-faction = Factie
deck-by-type = Type
deck-by-cost = Kosten
deck-by-rarity = Zeldzaamheid
deck-cost = Kosten { $cost }
deck-type = { $type ->
    [equipment] Uitrusting
    [spell] Spreuken
    [place] Plaatsen
    [hero] Helden
   *[warrior] Krijgers
}
deck-found = { $n ->
    [one] kaart
   *[other] kaarten, op kosten
}
deck-found-none = Geen kaart past bij alles wat gekozen is.
deck-all-cards = Alle tonen
deck-less = Een minder: { $card }
deck-more = Een meer: { $card }
deck-copies = { $n } van { $most }

## Als tekst

deck-text = Als tekst
deck-text-about = Regel voor regel, in elke taal; ook JSON.
deck-text-take = Overnemen
deck-text-back = Verwerpen
deck-text-copy = Kopiëren
deck-text-save = Lijst bewaren
deck-text-json = Als JSON
deck-text-open = Bestand openen
deck-text-taken = Overgenomen.
deck-unread-line = Regel { $line }: { $why }
deck-unread-nearest = Regel { $line }: { $why } Bedoelde je { $nearest }?
deck-unread-unknown-name = “{ $text }” bestaat niet.
deck-unread-unknown-heading = “{ $text }” is geen deel van een deck.
deck-unread-bad-count = “{ $text }” heeft geen aantal van 1 tot 99.
deck-unread-second-hero = “{ $text }” zou een tweede held zijn.
deck-unread-not-json = Dit is geen deck als JSON.
deck-unread-too-long = De lijst is te lang.

## Uitproberen

deck-try = Proefhand
deck-try-not = Pas als het deck speelbaar is.
deck-try-begins = Wie begint
deck-try-first = Jij begint
deck-try-second = Jij bent tweede
deck-try-hand = { $n } kaarten in de hand
deck-try-redraw = Eén keer ruilen
deck-try-redrawn = Geruild: de hele hand ging terug.
deck-try-draw = Kaart trekken
deck-try-drawn = Daarna getrokken
deck-try-anew = Opnieuw delen
deck-play = Met dit deck spelen
deck-tabs = Weergaven
deck-tab-cards = Kaarten
deck-tab-deck = Deck { $n }
deck-tab-side = Zijdeck { $n }
deck-tab-text = Tekst

## Account

account = Account
account-sign-in = Aanmelden
account-register = Account maken
account-name = Naam
account-password = Wachtwoord
account-password-least = Wachtwoord, minstens 8 tekens
account-about = Een account bewaart je decks op deze server, zodat je ze overal vindt. Om te spelen heb je er geen nodig.
account-to-register = Nog geen? Account maken
account-to-sign-in = Al een? Aanmelden
account-no-mail = Er is geen e-mail: een vergeten wachtwoord is weg.
account-signed-in = Aangemeld als { $name }.
account-sign-out = Afmelden
account-delete = Account verwijderen
account-delete-about = Naam, wachtwoord en alle decks in het account zijn dan weg.
account-delete-now = Alles verwijderen
account-change = Wachtwoord veranderen
account-change-now = Veranderen
account-password-new = Nieuw wachtwoord, minstens 8 tekens
account-changed = Veranderd. Elders moet je je opnieuw aanmelden.
account-back = Terug
