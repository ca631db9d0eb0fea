### Wat men tegen elkaar zegt, en wie men hoort.

phrases = Iets zeggen dat iedereen in de eigen taal leest
phrase-hello = Hallo allemaal
phrase-luck = Veel geluk
phrase-well-played = Goed gespeeld
phrase-thanks = Dank je
phrase-sorry = Het spijt me
phrase-moment = Een ogenblik graag
phrase-back = Ik ben er weer
phrase-your-turn = Jij bent aan de beurt
phrase-again = Spelen we er nog een?
phrase-bye = Tot gauw
command-help = Alle opdrachten tonen
command-mute = Hier niet meer lezen wat iemand schrijft
command-unmute = Hier weer lezen wat iemand schrijft
command-block = Iemand aan geen enkele tafel meer lezen
command-unblock = Iemand weer lezen
command-silence = Iemand hier de stem ontnemen
command-voice = Iemand de stem teruggeven
command-near = De opdracht /{ $name } bestaat niet. Bedoel je /{ $near }?
why-silenced = Wie aan het hoofd zit, heeft je de stem ontnomen. Je speelt verder, maar niemand leest je.
why-no-one = Dat geldt voor niemand hier.
why-whom = Schrijf erbij wie: { $names }.
told-muted = Je leest hier niet meer wat { $name } schrijft. /unmute { $name } draait dat terug.
told-unmuted = Je leest hier weer wat { $name } schrijft.
told-blocked = Je leest aan geen enkele tafel meer wat { $name } schrijft. /unblock { $name } draait dat terug.
told-unblocked = { $name } is niet meer geblokkeerd.
people = Wie hier zit
person-about = Meer over { $name }
person-mute = Gedempt
person-mute-about = Je ziet aan deze tafel niet meer wat { $name } schrijft; { $name } merkt daar niets van.
person-block = Blokkeren
person-block-about = Aan alle tafels op dit apparaat. { $name } wordt aan de naam herkend; zonder accounts bewijst een naam niets.
person-silence = Stem ontnemen
person-silence-about = Niemand hier leest { $name } nog; { $name } speelt verder.
person-muted = gedempt
person-blocked = geblokkeerd
person-silenced = zonder stem
blocked-title = Geblokkeerd
blocked-lift = { $name } niet meer blokkeren
happened-silenced = { $name } is de stem ontnomen.
happened-voiced = { $name } heeft weer een stem.
no-silenced = Wie aan het hoofd zit, heeft je de stem ontnomen. Je speelt verder, maar niemand leest je.

## Meldingen

notify = Melding
notify-about = Als je aan de beurt bent en de pagina niet te zien is. Er staan nooit kaarten in.
notify-missing = Deze browser kent geen meldingen.
notify-insecure = Meldingen kunnen alleen op een https-adres of op de computer van de server zelf.
notify-denied = De browser staat deze pagina geen meldingen toe. Dat verander je in zijn instellingen.
