### The rules that a table may choose.

wizard-plan = Rounds
wizard-plan-about = How many rounds are played, and with how many cards.
wizard-plan-full = All rounds
wizard-plan-full-about = One card more each round, until the deck is used up.
wizard-plan-full-seats = All rounds are for three to six players.
wizard-plan-dmmixed = Championship
wizard-plan-dmmixed-about = 15 rounds for four: hidden bids first, then unequal ones, the last hidden again.
wizard-plan-dmmixed-seats = The championship is for four only; here there are { $seats } seats.
wizard-plan-wiztournament = Tournament
wizard-plan-wiztournament-about = Ten selected rounds for four or five, bids unequal.
wizard-plan-wiztournament-seats = The tournament is for four or five only; here there are { $seats } seats.
wizard-notequal = Unequal
wizard-notequal-about = Bids never add up to the tricks
wizard-notequal-off-about = Bids may add up to the number of tricks.
wizard-notequal-short = unequal
wizard-hiddentip = Hidden bids
wizard-hiddentip-about = All bids turned up at once
wizard-hiddentip-off-about = Bids are made in turn and openly.
wizard-hiddentip-short = hidden bids
wizard-lead-suit = Jester, then wizard, then suit
wizard-lead-suit-about = Whether a suit must be followed after a jester and a wizard.
wizard-lead-suit-bsw = Follow the suit
wizard-lead-suit-bsw-about = Only a wizard as the very first card frees the trick.
wizard-lead-suit-official = The trick is free
wizard-lead-suit-official-about = The first card that is no jester decides: a wizard frees the trick.
wizard-lead-suit-official-short = wizard after jester frees
wizard-dmmixed-sets-the-bids = The championship says for each round how bids are made.

## How far a match is

wizard-round-of = round { $round } of { $rounds }
