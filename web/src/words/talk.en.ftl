### What is said to each other, and who is heard.

phrases = Say something everyone reads in their own language
phrase-hello = Hello everyone
phrase-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-moment = One moment please
phrase-back = I am back
phrase-your-turn = It is your turn
phrase-again = Another match?
phrase-bye = See you soon
command-help = Show all commands
command-mute = No longer read here what somebody writes
command-unmute = Read here again what somebody writes
command-block = Read somebody at no table any more
command-unblock = Read somebody again
command-silence = Take somebody’s voice at this table
command-voice = Give somebody their voice back
command-near = There is no command /{ $name }. Do you mean /{ $near }?
why-silenced = Whoever sits at the head has taken your voice. You play on, but nobody reads you.
why-no-one = That fits nobody here.
why-whom = Add whom: { $names }.
told-muted = You no longer read here what { $name } writes. /unmute { $name } changes that back.
told-unmuted = You read here again what { $name } writes.
told-blocked = You read at no table any more what { $name } writes. /unblock { $name } changes that back.
told-unblocked = { $name } is no longer blocked.
people = Who sits here
person-about = More about { $name }
person-mute = Muted
person-mute-about = You no longer see at this table what { $name } writes; { $name } notices nothing.
person-block = Blocked
person-block-about = At all tables on this device. { $name } is known by the name; without accounts a name proves nothing.
person-silence = Voice taken
person-silence-about = Nobody here reads { $name } any more; { $name } plays on.
person-muted = muted
person-blocked = blocked
person-silenced = without a voice
blocked-title = Blocked
blocked-lift = Unblock { $name }
happened-silenced = { $name } has lost their voice here.
happened-voiced = { $name } has a voice again.
no-silenced = Whoever sits at the head has taken your voice. You play on, but nobody reads you.

## Notifications

notify = Notification
notify-about = When it is your turn and the page is not in sight. It never shows cards.
notify-missing = This browser knows no notifications.
notify-insecure = Notifications need an https address, or the computer of the server itself.
notify-denied = The browser does not allow this page any notifications. You can change that in its settings.
