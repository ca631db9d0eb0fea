### What stands everywhere: bar, settings, lobby.

skip = To the content
close = Close
copied = Copied
copy-failed = Copying does not work here. The link is selected: copy it with the right mouse button or a long press.
switch-on = on
switch-off = off
bar-home = Zaubertisch, to the lobby
to-lobby = To the lobby
reload = Reload
tabs = Parts of the page
tab-play = Play
tab-tables = Tables
tab-more = More
tab-table = Table
tab-invite = Invite
tab-talk = Talk
nowhere = There is no table here.
nowhere-about = This address leads nowhere. The lobby shows every open table.

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
settings-theme-auto = same as device
settings-theme-dark = dark
settings-theme-light = light
settings-contrast = Contrast
settings-contrast-auto = same as device
settings-contrast-normal = normal
settings-contrast-more = strong
settings-deck = Card faces
settings-deck-auto = by contrast
settings-deck-engraved = engraved
settings-deck-colour = coloured
settings-deck-contrast = bold
settings-motion = Motion
settings-motion-auto = same as device
settings-motion-full = full
settings-motion-reduced = calm
settings-speed = Pace of the cards
settings-speed-0 = at once
settings-speed-1 = calm
settings-speed-2 = brisk
settings-speed-3 = fast
settings-sound = Sound
settings-sound-about = Two soft notes when it is your turn
settings-trump-right = Trump at the right of the hand

## Lobby

lobby-where = Card games of magic, at one table
lobby-side = Your tables and the invitation
lobby-loading = The table is being laid.
greeting-morning = Good morning. Take a seat.
greeting-day = Good day. Take a seat.
greeting-evening = Good evening. Take a seat.
greeting-about = Bots take the empty seats.
name-label = Your name at the table
name-guest = Guest
name-needed = Tell the others your name first.
game = Game
games-none = This server offers no game yet that this page knows.
game-wizard-about = Say how many tricks you will take, and take exactly that many.
game-kampf-about = Beat the total in the middle, or take its cards. Fewest cards win.
game-facts = { $range } people · about { $minutes } min
rules = Rules
rules-of = Rules for { $game }
rules-plain = no extra rules
start-now = Play now
seats-less = fewer seats
seats-more = more seats
seats-number = { $seats ->
    [1] One seat
    [2] Two seats
    [3] Three seats
    [4] Four seats
    [5] Five seats
    [6] Six seats
   *[other] { $seats } seats
}
seats-bots = { $bots ->
    [1] you and one bot
    [2] you and two bots
    [3] you and three bots
    [4] you and four bots
    [5] you and five bots
   *[other] you and { $bots } bots
}
play-bots = Play now against bots
friends-table = Table for friends
table-open = Open the table
table-opening = One moment …
table-name = Name of the table
table-names = Owl’s Corner, Night Lamp, Chalk Circle, Two Candles, Moon Alley, Star Tower, Mandrake, Dormouse, Amber Room, Tower Room, Toadstone, Weathercock
table-untitled = No name
table-named = Table “{ $table }”
table-listed = Show in the lobby
table-listed-on = Everyone on this server sees the table and may sit down.
table-listed-off = Only those who have the link find the table.
tables-open = Open tables
tables-count = { $waiting ->
    [0] { $playing ->
        [one] one is playing
       *[other] { $playing } are playing
    }
    [one] { $playing ->
        [0] one still needs players
        [one] one still needs players, one is playing
       *[other] one still needs players, { $playing } are playing
    }
   *[other] { $playing ->
        [0] { $waiting } still need players
        [one] { $waiting } still need players, one is playing
       *[other] { $waiting } still need players, { $playing } are playing
    }
}
tables-none = Nobody is seated yet.
tables-none-about = Open the first table or play against bots at once. New tables appear here by themselves.
phase-gathering = waiting
phase-opening = starting
phase-playing = playing
phase-over = over
phase-running = running
table-full = full
join = Join
join-at = Join table { $table }
watch = Watch
watch-at = Watch table { $table }
seat-free = free
seats-free-of = { $free } of { $seats } seats free
seats-names = with { $names }
resume = Play on
resume-gathering = To the table
resume-label = Your seat at table { $table }
resume-more = You are also seated at:
resume-alone = alone
turn-yours = It is your turn
invite = Invite friends
invite-about = The link opens this table. Nobody needs an account.
invite-none = Open a table: then a link and a QR code appear here. Nobody needs an account.
invite-copy = Copy the link
invite-qr = QR code with the link to the table
invite-only-here = This address works on this computer only. For others in your home network: start the server with HOST=0.0.0.0 and open the page at the address it then names.
notes = At the table
note-seat = A seat stays yours, even when the connection breaks.
note-watch = You can always watch; hands stay hidden.
note-language = Everyone plays in their own language.
