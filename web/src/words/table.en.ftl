### The table, before and while a match is played.

table-menu = This table
table-side = Invitation and talk
table-loading = The table is being laid.
table-is-listed = open to everyone in the lobby
table-is-private = by invitation only
watching = you are watching
places = Seats
no-table-loaded = The table could not be loaded. Reloading usually helps; your seat stays yours.
no-game = This page does not know the game “{ $game }” yet. Perhaps it is older than the server: reloading helps.

## Seats

seat-bot = bot
seat-you = you
seat-host = at the head
seat-guest = seated
seat-waits = waits for someone
seat-add-bot = Seat a bot
seat-remove = Remove { $name } from the table
seal-missing = promise still missing
seal-opening = promise is sealed
seal-opened = promise is open

## Before the start

start-table = Starting
start = Start the match
start-ready = Everyone is seated. You can begin.
start-fewer = { $free ->
    [one] The free seat is dropped at the start.
   *[other] The { $free } free seats are dropped at the start.
}
start-by = Everyone is seated. { $host } sits at the head and starts.
start-by-free = { $host } sits at the head and starts once everyone is here.
start-away = { $n ->
    [one] The device of { $names } is not here. It must have this page open; or you can remove { $names } from the table.
   *[other] The devices of { $names } are not here. They must have this page open; or you can remove them from the table.
}
start-away-own = Your promise is on the device on which you sat down. Open this table there.
seats-free = { $free ->
    [0] all taken
    [one] one is free
   *[other] { $free } are free
}
seats-fill = Bots on all free seats
bot-which = How strong shall the bots be?
bot-apprentice = Apprentice
bot-apprentice-about = Has only just learnt the game: sensible, but forgetful, and sometimes too quick.
bot-thumb = Thumb
bot-thumb-about = Plays by rule of thumb: the best move at first sight, and never a gamble.
bot-adept = Adept
bot-adept-about = Imagines what the others may hold, and tries every move in its head. It does not see their cards.
bot-archmage = Archmage
bot-archmage-about = Thinks like the Adept, only far more thoroughly: the strongest bot we have. It does not see others’ cards.
bot-strength = { $others ->
    [one] Wins { $wins } of 100 against Thumb.
   *[other] Wins { $wins } of 100 against { $others } Thumbs.
}
voided = { $voided ->
    [one] One start was void because a promise was not opened.
   *[other] { $voided } starts were void because promises were not opened.
}

## Sitting down

join-invited = { $host } invites you to the table.
join-free = There is a free seat here.
join-about = Say your name and sit down. You need no account.
join-sit = Sit down
join-watching = You are watching; hands stay hidden.
join-lost = Your seat has become free.
join-lost-about = Somebody freed it, or the start was void. You can sit down again.

## The cards are being shuffled

opening = The cards are being shuffled.
opening-missing = Everyone opens their promise, so that nobody can steer the shuffle. Not open yet: { $names }.
opening-done = All promises are open.
opening-left = { $left } seconds left; then the start is void and the missing seats become free.
opening-elsewhere = Your promise is on the device on which you sat down. Open this table there, or the start will be void.

## The connection

line-opening = Connecting
line-live = Connected
line-catching-up = Connection interrupted. We are catching up.
line-offline = Connection lost. The table waits; we will catch up on everything.
line-closed = Connection ended
line-safe = What you did is safe: it goes out as soon as the connection is back.
stand-in = A bot plays for you. The seat stays yours.
stand-in-return = Take my seat back
closed = This table is not open to you.
closed-lost = You had a seat here; it is no longer yours, and without an invitation you cannot watch here.
closed-about = Ask for a new invitation link, or find another table in the lobby.

## The table's menu

device = Play on with another device
device-about = Whoever has this link sits on your seat. Give it to nobody.
device-copy = Copy the link to your seat
watch-link = Let somebody watch
watch-link-about = Whoever watches sees only what everyone sees.
watch-link-copy = Copy the link to watch
stay = Stay
leave = Get up
leave-ask = Get up from the table?
leave-about-playing = A bot plays for you until you come back. The seat stays yours.
leave-about-last = Only bots play here besides you: if you get up, the match is over. If you only want a break, go to the lobby; the table waits for you.
leave-about-waiting = Your seat becomes free. You can sit down again while there is a free one.
abort = Break off the match
abort-ask = Break off the match?
abort-about-playing = The match ends for everyone as it stands now.
abort-about-waiting = No match is running.
rematch = Another match
rematch-ask = Another match at the same table?
rematch-about-playing = The match is still running.
rematch-about-waiting = Everyone keeps their seat. The table gathers again; the result you see now will then be gone.
deal-check = Was the shuffle honest?
deal-asking = Checking …
deal-kept = Yes. The server’s key and all promises, yours among them, are the ones promised beforehand.
deal-unseen = The promises agree with each other. This device was not there at the shuffle and can say no more.
deal-broken = No: the key or a promise is not the one that was promised.
deal-unknown = This could not be checked: the record could not be fetched.
deal-record = Save the record
deal-verify = “zaubertisch verify” shuffles and plays the match again, card by card.

## Talk

talk-title = Chronicle and talk
talk-empty = All quiet so far.
talk-label = Say something; commands begin with /
talk-placeholder = Talk, or / for commands
talk-send = Say
talk-watching = Watchers do not join the talk. /join seats you.
command-list = Commands
command-unknown = There is no command /{ $name }. /help shows them all.
command-on = On now.
command-off = Off now.
command-join = Sit down
command-start = Start the match
command-leave = Get up from the table
command-return = Take the seat back from the bot
command-rematch = Another match at the same table
command-abort = Break off the match
why-host = That is for { $host } to do.
why-nobody = That is for whoever has sat here longest; nobody is seated yet.
why-started = Fixed since the start. It can change before the next match.
why-too-few = { $missing ->
    [one] Somebody is missing: at least { $fewest } must be seated, bots count.
   *[other] { $missing } are missing: at least { $fewest } must be seated, bots count.
}
why-too-many = At most { $most } play by these rules.
why-not-promised = In a moment: the promise of { $names } for the shuffle is still missing.
why-seated = You are seated already.
why-running = The match is running already.
why-full = All seats are taken.
why-watching = You are not seated, you are watching.
why-left = You have got up already.
why-not-left = You sit on your seat yourself.
why-not-over = The match is not over yet.
why-not-playing = No match is running.

## What happened at the table

happened-sat = { $name } sits down.
happened-bot = { $name }, a bot, sits down.
happened-got-up = { $name } gets up.
happened-removed = { $name } was removed from the table.
happened-options = The rules were changed.
happened-started = The match begins: everyone opens their promise.
happened-dealt = The cards are shuffled.
happened-voided = The start was void. Missing: { $names }.
happened-left = { $name } gets up; a bot plays on.
happened-returned = { $name } is back.
happened-aborted = The match was broken off.
happened-over = The match is over.
happened-renewed = The table gathers for another match.
