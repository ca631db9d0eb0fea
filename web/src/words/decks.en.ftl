### Building decks, accounts.

decks-title = Your decks
decks-where = Decks
decks-about = Build a deck from a copy, from a list or from nothing. One that is not finished stays here too.
decks-none = No deck of your own yet. Begin with one of the ready ones, or with nothing.
deck-choice-build = Build and change decks
decks-new = New deck
decks-ready = Ready decks
decks-ready-about = Play them at once. A copy is yours to change.
decks-copy = Copy and change
decks-open = Open
decks-delete = Delete
decks-delete-ask = Delete { $deck }?
decks-delete-about = The deck is gone then, its list too.
decks-keep = Keep it
decks-move = Put into the account
decks-here-all = { $n ->
    [one] One deck lies in this browser alone.
   *[other] { $n } decks lie in this browser alone.
}
decks-in-account = in the account
decks-in-browser = in this browser
decks-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
decks-loading = The decks are on their way.
decks-untitled = Deck without a name
decks-copied = { $deck } 2

## The deck

deck-where = Build a deck
deck-missing = This deck is not here. Perhaps it lies in an account: sign in.
deck-all = To all decks
deck-name = Name of the deck
deck-form = Meant for
deck-form-classic = Classic
deck-form-quick = Quick
deck-undo = Undo
deck-keeping-kept = Kept
deck-keeping-waits = Being kept
deck-keeping-failed = Not kept yet, trying on
deck-sheet = The deck
deck-problems = What is not right yet
deck-show = Show: { $card }
deck-sound = Ready to play
deck-warriors-enough = { $have } warriors, { $want } will do
deck-problem-main-size = { $have } of { $want } cards
deck-lacks = { $n ->
    [one] one is missing
   *[other] { $n } are missing
}
deck-exceeds = { $n ->
    [one] one too many
   *[other] { $n } too many
}
deck-problem-few-warriors = { $have } of { $want } warriors
deck-problem-side-size = { $have } in the side deck, { $want } at most
deck-problem-too-many-copies = { $have } instead of { $want } at most: { $card }
deck-problem-count-below-one = { $have } times will not do: { $card }
deck-problem-unknown-card = Unknown: { $card }
deck-problem-not-in-main = Not for the main deck: { $card }
deck-problem-not-in-side = Not for the side deck: { $card }
deck-problem-not-a-hero = No hero: { $card }
deck-checking = Being checked
deck-costs = Costs
deck-cost-bar = Cost { $cost }: { $n }
deck-cost-last = { $cost } and more
deck-factions = Factions
deck-kin-none = none
deck-two-coloured = Two-coloured cards count in both.
deck-empty = Empty so far. The + below a card puts it in.
deck-hero = Hero
deck-hero-none = No hero; it works without.
deck-hero-take = As hero
deck-side = Side deck
deck-side-of = { $have } of { $most }
deck-side-add = Show cards for the side deck

## Finding cards

deck-find = Name or rules text
deck-filters = Choose cards
deck-by-faction = Faction
deck-by-type = Type
deck-by-cost = Cost
deck-by-rarity = Rarity
deck-cost = Cost { $cost }
deck-type = { $type ->
    [equipment] Equipment
    [spell] Spells
    [place] Places
    [hero] Heroes
   *[warrior] Warriors
}
deck-found = { $n ->
    [one] card
   *[other] cards, by cost
}
deck-found-none = No card fits everything that is chosen.
deck-all-cards = Show all
deck-less = One less: { $card }
deck-more = One more: { $card }
deck-copies = { $n } of { $most }

## As text

deck-text = As text
deck-text-about = Line by line, in any language; JSON too.
deck-text-take = Take over
deck-text-back = Discard
deck-text-copy = Copy
deck-text-save = Save the list
deck-text-json = As JSON
deck-text-open = Open a file
deck-text-taken = Taken over.
deck-unread-line = Line { $line }: { $why }
deck-unread-nearest = Line { $line }: { $why } Did you mean { $nearest }?
deck-unread-unknown-name = There is no “{ $text }”.
deck-unread-unknown-heading = “{ $text }” is no part of a deck.
deck-unread-bad-count = “{ $text }” has no number from 1 to 99.
deck-unread-second-hero = “{ $text }” would be a second hero.
deck-unread-not-json = This is no deck as JSON.
deck-unread-too-long = The list is too long.

## Trying it

deck-try = Sample hand
deck-try-not = Once the deck is ready to play.
deck-try-begins = Who begins
deck-try-first = You begin
deck-try-second = You are second
deck-try-hand = { $n } cards in hand
deck-try-redraw = Exchange once
deck-try-redrawn = Exchanged: the whole hand went back.
deck-try-draw = Draw a card
deck-try-drawn = Drawn after that
deck-try-anew = Deal anew
deck-play = Play with this deck
deck-tabs = Views
deck-tab-cards = Cards
deck-tab-deck = Deck { $n }
deck-tab-side = Side deck { $n }
deck-tab-text = Text

## Account

account = Account
account-sign-in = Sign in
account-register = Open an account
account-name = Name
account-password = Password
account-password-least = Password, at least 8 characters
account-about = An account keeps your decks on this server, so that you find them everywhere. Playing needs none.
account-to-register = None yet? Open an account
account-to-sign-in = Have one? Sign in
account-no-mail = There is no e-mail: a forgotten password is lost.
account-signed-in = Signed in as { $name }.
account-sign-out = Sign out
account-delete = Delete the account
account-delete-about = Name, password and all decks in the account are gone then.
account-delete-now = Delete it all
account-change = Change the password
account-change-now = Change
account-password-new = New password, at least 8 characters
account-changed = Changed. Elsewhere you must sign in anew.
account-back = Back
