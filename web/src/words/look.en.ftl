### The page that shows what everything is made of.

look = The look
look-about = All that the pages are made of, in every state. Try light, contrast, card faces and language here; the figures are measured from the colours that hold now.
look-colours = Colours and their contrast
look-measures = Type, space and time
look-cards = Cards
look-controls = Controls, notices and icons
look-table = Parts of the table
look-scenes = The whole table
look-scenes-about = Moments of a match, as the page shows them.
look-on = on
look-low = too little: at least { $least } is due
look-sample = Anselm to play.
look-move = move
look-others = Wizard, jester and back
look-off = locked
look-pressed = pressed
look-focused = focused
look-wrong = wrong
look-open = open
look-crest = Round, trump and trick
look-wheel = After a wizard the dealer names the trump
look-places = Places, field, and the suit to follow
look-hand = legal, not legal, and with wings
look-block = The Block of Truth with the bid; one number won’t do
look-souls-field = On the field: ready, exhausted, changed, cursed, stealthy, guard, untouchable, equipped, hero, building
look-souls-all = All cards of Seelenkrieger
