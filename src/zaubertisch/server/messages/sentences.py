"""For every code of a refusal its HTTP status and one English sentence: what is wrong, what to do.

The page finds its own sentences by the code; this one is for everybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from zaubertisch.kernel import Reason

from .wire import Problem

UNREADABLE, NOT_YOU, NOT_ALLOWED, NOT_THERE, NOT_NOW, CANNOT_BE, BROKEN = 400, 401, 403, 404, 409, 422, 500
NOT_THAT_WAY, TOO_LATE, GONE, TOO_LARGE, NOT_JSON, TOO_FAST, NOT_STORED = 405, 408, 410, 413, 415, 429, 503

SENTENCES: Mapping[str, tuple[int, str]] = {
    # the way in
    "bad-request": (
        UNREADABLE,
        "This cannot be read: {detail} ({place}). /api/openapi.json has every message.",
    ),
    "no-such-seat": (
        NOT_YOU,
        "This secret opens no seat at this table. Sit down first, or come by the link of your seat.",
    ),
    "wrong-origin": (
        NOT_ALLOWED,
        "A page of another address asks for this. Open the table at this server's own address; "
        "a proxy must pass the Host header on.",
    ),
    "origin-needed": (
        NOT_ALLOWED,
        "A socket that no page of this server opens must show a secret. Say it in hello as token.",
    ),
    "no-such-page": (NOT_THERE, "There is nothing at this address. Check it, or start at /."),
    "wrong-method": (
        NOT_THAT_WAY,
        "Nothing is done this way at this address. /api/openapi.json has every way.",
    ),
    "key-reused": (NOT_NOW, "This key was used for another request. Make a new key for each thing you do."),
    "no-hello": (
        TOO_LATE,
        "No hello came within {seconds} seconds. Say hello as soon as the socket is open.",
    ),
    "too-large": (TOO_LARGE, "A request has at most {most} bytes. Send less."),
    "not-json": (NOT_JSON, "A request is sent as application/json. Say so in its Content-Type."),
    "slow-down": (TOO_FAST, "That was too much at once. Try again in {seconds} seconds."),
    "broken": (BROKEN, "Something went wrong on this server; its own log says where. Try again."),
    "not-written": (
        NOT_STORED,
        "The server cannot write to its disk, so nothing has changed. Tell its host.",
    ),
    "not-admin": (NOT_YOU, "This is for whoever runs the server. Show the token of `--admin-token-file`."),
    "stopping": (NOT_STORED, "This server stops. Come again in a moment, or ask another one."),
    "table-open": (
        NOT_NOW,
        "This table is open, and nobody may look into it. Its log can be had once it is over.",
    ),
    "database-away": (NOT_STORED, "The database does not answer this server. See whether it runs."),
    # the table
    "no-such-table": (NOT_THERE, "There is no such table. Check the link, or open a new table."),
    "table-closed": (GONE, "Whoever runs this server has closed this table ({why})."),
    "log-unreadable": (BROKEN, "The log of this table cannot be read: {detail}. Open a new table."),
    "unknown-rules": (
        CANNOT_BE,
        "This house has no version {rules} of the rules of {game}. It takes the release that wrote this.",
    ),
    "unknown-game": (CANNOT_BE, "There is no game called {game}. Choose one of these: {games}."),
    "no-book": (NOT_THERE, "{game} has no book of cards: all of them lie open on the table."),
    "unknown-language": (NOT_THERE, "Cards are not told in {language}. Choose one of these: {languages}."),
    "bad-options": (CANNOT_BE, "The options do not fit {game}: {detail} ({place}). GET /api/games has them."),
    "wrong-number-of-players": (
        CANNOT_BE,
        "With these options the game takes {fewest} to {most} players, not {players}.",
    ),
    "seats-occupied": (
        NOT_NOW,
        "{occupied} seats are taken; {seats} are too few. Free a seat first, or keep more of them.",
    ),
    # sitting down and getting up
    "invitation-needed": (NOT_YOU, "This table is private. Come by the link that its host has sent."),
    "wrong-invitation": (NOT_ALLOWED, "This is not the invitation of this table. Ask its host for the link."),
    "already-seated": (NOT_NOW, "This token has a seat here. Use the seat, or make another token."),
    "token-spent": (
        NOT_NOW,
        "This token has opened a seat here before. Make another token to sit down again.",
    ),
    "match-running": (NOT_NOW, "A match is being played here. You may watch, and sit down after it."),
    "match-over": (NOT_NOW, "The match is over. Seats are free again when the host calls for another one."),
    "table-full": (NOT_NOW, "All {seats} seats are taken. You may watch, or open a table of your own."),
    "seat-missing": (CANNOT_BE, "There is no seat {seat} at this table; its {seats} seats count from 0."),
    "seat-taken": (NOT_NOW, "Seat {seat} is taken. Choose another one."),
    "seat-free": (NOT_NOW, "Nobody sits on seat {seat}."),
    "not-seated": (NOT_ALLOWED, "Nobody's token opens this seat. Sit down first."),
    "name-sign": (CANNOT_BE, "A name cannot hold the character {sign}. Leave it out."),
    "name-empty": (CANNOT_BE, "A name needs at least one character that can be seen."),
    "name-too-long": (CANNOT_BE, "A name has at most {longest} characters. Take a shorter one."),
    "name-taken": (NOT_NOW, "Somebody here is called {name}, or nearly so. Take another name."),
    "already-left": (NOT_NOW, "You have left this seat already. Return to take it back."),
    "not-away": (NOT_NOW, "The seat is yours already: no bot sits in for you."),
    "not-host": (NOT_ALLOWED, "Only the host can do this. The host is now: {host}."),
    "unknown-bot": (CANNOT_BE, "There is no bot called {bot}. Choose one of these: {bots}."),
    # from the start to the deal
    "not-gathering": (NOT_NOW, "This can be done only before the start; the table is now: {phase}."),
    "promise-copied": (NOT_NOW, "Somebody has made this promise already. Draw a nonce of your own."),
    "promises-frozen": (NOT_NOW, "Promises are made before the start only; the table is now: {phase}."),
    "not-promised": (NOT_NOW, "Nobody can start yet: no promise has come from {names}."),
    "not-opening": (NOT_NOW, "Nonces are opened between start and deal only; the table is now: {phase}."),
    "already-opened": (NOT_NOW, "Your nonce is open already. Wait for the others."),
    "nonce-not-promised": (
        CANNOT_BE,
        "This is not the nonce that you promised for this match. Open that one.",
    ),
    # the match
    "not-playing": (NOT_NOW, "No match is being played; the table is now: {phase}."),
    "not-over": (NOT_NOW, "This can be done only after the match; the table is now: {phase}."),
    "away": (NOT_NOW, "You have left, and a bot plays your seat. Return, and it is yours at once."),
    "bot-gone": (NOT_NOW, "The bot {bot} does not play seat {seat} any more."),
    "bot-does-not-play": (CANNOT_BE, "The bot {bot} has not learnt {game}. Choose another one."),
    "bad-move": (UNREADABLE, "This is no move of {game}: {detail} ({place}). Send one of the legal moves."),
    "stale-turn": (
        NOT_NOW,
        "The move answers question {answered}, but question {asked} is asked now. Look again.",
    ),
    "already-chosen": (NOT_NOW, "You have chosen already. Wait until everyone has."),
    "not-your-turn": (NOT_NOW, "It is not your turn. Wait until you are asked."),
    "nothing-said": (CANNOT_BE, "There is nothing in this line that can be shown."),
    # taking a move back
    "nothing-to-take-back": (NOT_NOW, "There is no turn to take back."),
    "serious-table": (NOT_ALLOWED, "At a serious table no move is taken back."),
    "others-have-acted": (NOT_NOW, "Somebody has acted since. Only the very latest move can be taken back."),
    "turn-settled": (
        NOT_NOW,
        "This move stands for good: a bid is confirmed, choices are shown, "
        "a trick or a fight is closed, or cards were drawn.",
    ),
    "take-back-refused": (NOT_NOW, "You have asked for this move back already."),
    "enough-taken-back": (NOT_NOW, "{most} moves have been taken back in this match, and no more can be."),
    "nobody-asks": (NOT_NOW, "Nobody asks you for a move back. Look again."),
    # the coach
    "serious-untaught": (CANNOT_BE, "A table is serious or for training, not both. Leave one out."),
    "no-coach": (CANNOT_BE, "No coach knows {game}. There is one for: {games}."),
    "no-training": (NOT_ALLOWED, "The coach sits at training tables only. Open one to play with it."),
    # voices
    "silenced": (NOT_ALLOWED, "The host has taken your voice at this table. You play on as before."),
    "seat-without-voice": (NOT_NOW, "No person sits on seat {seat}."),
    "own-voice": (CANNOT_BE, "This is your own voice. Take somebody else's."),
    # the rules
    "seats-do-not-fit": (CANNOT_BE, "The game with its options is not for {seats} players."),
    # records
    "not-a-record": (UNREADABLE, "This is not the record of a match: {detail}."),
    "unknown-format": (UNREADABLE, "The record has format {format}; this house reads format {known}."),
    "incomplete-turn": (CANNOT_BE, "Not everyone who was asked has moved in turn {turn} of the record."),
    "nobody-moved": (
        CANNOT_BE,
        "In turn {turn} of the record seat {seat} has no move that a bot could have made.",
    ),
    # matches that are over
    "no-such-match": (NOT_THERE, "No match of this name was played here. GET matches has all that are over."),
    "match-not-over": (NOT_NOW, "This match is not over yet. Its record can be read when it is."),
    # Wizard
    "dmmixed-sets-the-bids": (
        CANNOT_BE,
        "With dmmixed the rounds say how bids are made. Leave notequal and hiddentip alone.",
    ),
    "wrong-phase": (CANNOT_BE, "This is not what you are asked now, which is: {phase}."),
    "bid-out-of-range": (CANNOT_BE, "A bid of {bid} cannot be won with {cards} cards. Bid 0 to {cards}."),
    "bid-makes-even": (CANNOT_BE, "With {bid} the bids would add up to {cards}. Bid one more or one less."),
    "not-in-hand": (CANNOT_BE, "You do not hold {card}. Play a card of your hand."),
    "must-follow": (
        CANNOT_BE,
        "The trick asks for {suit}, and you have it. Play that suit, a wizard or a jester instead of {card}.",
    ),
    # Kampf der Magier
    "not-of-one-value": (
        CANNOT_BE,
        "Only cards of one value are laid together. Name the mages first, then the jokers.",
    ),
    "joker-without-value": (CANNOT_BE, "Say with the cards which value from 1 to 7 the joker stands for."),
    "joker-value": (
        CANNOT_BE,
        "No joker can stand for {value} here. It is 1 to 7, and the value of the mages it goes with.",
    ),
    "joker-needs-mage": (CANNOT_BE, "At this table a joker goes with a mage. Lay it together with one."),
    "too-low": (
        CANNOT_BE,
        "That makes {total}, and at least {least} is needed. Lay more, or take.",
    ),
    "ball-cannot-open": (
        CANNOT_BE,
        "No total is there for a crystal ball to keep. Open with other cards.",
    ),
    "ball-stands-alone": (CANNOT_BE, "A crystal ball is laid alone. Lay it without other cards."),
    "ball-needs-total": (
        CANNOT_BE,
        "At this table a crystal ball goes with cards that make {total} again. Lay it with such cards.",
    ),
    "must-beat": (CANNOT_BE, "At this table whoever can beat {total} must. Lay cards that do."),
    "nothing-to-take": (CANNOT_BE, "Nothing lies in the middle. Open the fight."),
    # the quick duel
    "potions-out-of-range": (
        CANNOT_BE,
        "{potions} potions are not offered. Take 0, which is without limit, or {fewest} to {most}.",
    ),
    "safety-rounds-out-of-range": (CANNOT_BE, "A duel cannot end after {rounds} rounds. Take 1 to {most}."),
    "spell-barred": (
        CANNOT_BE,
        "{card} costs {cost}, and you have {mana} mana. At this table you cast what you can pay.",
    ),
    # Seelenkrieger
    "turns-out-of-range": (CANNOT_BE, "A match cannot end after {turns} turns each. Take 1 to {most}."),
    "unknown-scenario": (CANNOT_BE, "There is no scenario “{scenario}”. Choose one of the list."),
    "scenario-alone": (
        CANNOT_BE,
        "The scenario “{scenario}” has its own position. Leave the other options as they are.",
    ),
    "preparation": (CANNOT_BE, "This is turn {turn}, and in the first turns nobody is attacked."),
    "not-a-band": (CANNOT_BE, "One to {most} different warriors attack together, by rising number."),
    "may-not-attack": (CANNOT_BE, "Only your own warriors attack, each once in a turn."),
    "too-weak": (CANNOT_BE, "A building falls in one go: {strength} damage is less than {life} life."),
    "not-a-target": (
        CANNOT_BE,
        "This cannot be attacked: it is no enemy, is in stealth, or a guard stands before it.",
    ),
    "wrong-overflow": (CANNOT_BE, "Nobody, or somebody else, must be named for what is left over."),
    "no-bearer": (CANNOT_BE, "No warrior may bear {card} now. It needs one with a free slot."),
    "too-dear": (CANNOT_BE, "{card} costs {cost}, and you have {sparks} sparks."),
    "condition-not-met": (CANNOT_BE, "What {card} asks for is not there now."),
    "no-room": (CANNOT_BE, "There is no room for {card}."),
    "not-in-side-deck": (CANNOT_BE, "{card} is neither in your side deck nor your hero."),
    "called-already": (CANNOT_BE, "At this table {calls} card of the side deck is called in a turn."),
    "played-enough": (
        CANNOT_BE,
        "In one turn no more than {most} cards are played. Go on without, or end it.",
    ),
    "nothing-prepared": (CANNOT_BE, "No spell lies prepared in place {place}; places count from 0."),
    "not-usable": (CANNOT_BE, "This effect cannot be used so now."),
    "not-an-answer": (CANNOT_BE, "This does not answer what you are asked. Send one of the legal moves."),
    # accounts
    "wrong-password": (NOT_ALLOWED, "Name and password do not belong together. Try again."),
    "not-signed-in": (NOT_YOU, "Nobody is signed in here, or no more. Sign in first."),
    "account-name-taken": (NOT_NOW, "There is an account called {name}, or nearly so. Take another name."),
    "password-too-short": (CANNOT_BE, "A password has at least {least} characters. Take a longer one."),
    "too-many-decks": (NOT_NOW, "An account keeps {most} decks. Delete one first."),
    # what people bring
    "nothing-to-bring": (CANNOT_BE, "Nobody brings a deck to {game}. Leave it out."),
    "bad-deck": (UNREADABLE, "This is no deck of {game}: {detail} ({place})."),
    "deck-not-allowed": (CANNOT_BE, "This deck may not be played here; so much is wrong: {problems}."),
    "deck-not-legal": (CANNOT_BE, "The deck of seat {seat} may not be played here: {problem}."),
    "decks-do-not-fit": (NOT_NOW, "With these options some decks may not be played: of {names}."),
    "unknown-card": (CANNOT_BE, "There is no card {card}."),
    "count-below-one": (CANNOT_BE, "Of {card} there are {have}. Take one at least, or leave it out."),
    "not-in-main": (CANNOT_BE, "{card} does not belong in the main deck."),
    "not-in-side": (CANNOT_BE, "{card} does not belong in the side deck."),
    "not-a-hero": (CANNOT_BE, "{card} is no hero."),
    "too-many-copies": (CANNOT_BE, "There are {have} of {card}, and at most {want} are allowed."),
    "main-size": (CANNOT_BE, "The main deck has {have} cards and needs {want}."),
    "few-warriors": (CANNOT_BE, "The main deck has {have} warriors and needs {want} at least."),
    "side-size": (CANNOT_BE, "The side deck has {have} cards, and at most {want} are allowed."),
}

SAFE = 2**53
"""Numbers from here on do not survive a browser, and far larger ones no JSON at all."""

LONGEST = 200
"""What somebody sent comes back in a sentence at most this long."""


def problem(reason: Reason, parts: Iterable[Reason] = ()) -> Problem:
    """The reason as it is sent, with its sentence; and each part of it."""
    facts = {name: _short(fact) for name, fact in reason.facts.items()}
    _, sentence = SENTENCES.get(reason.code, (BROKEN, "It was refused: " + reason.code + "."))
    try:
        message = sentence.format_map(facts)
    except KeyError:  # a fact that the sentence needs was not given: the code still tells
        message = sentence
    return Problem(reason.code, message.replace(" ()", ""), facts, tuple(map(problem, parts)))


def status(code: str) -> int:
    """The HTTP status that goes with a code."""
    return SENTENCES.get(code, (BROKEN, ""))[0]


def _short(fact: int | str) -> int | str:
    if isinstance(fact, int) and abs(fact) < SAFE:
        return fact
    said = str(fact) if isinstance(fact, str) or abs(fact) < 10**30 else "a very large number"
    return said if len(said) <= LONGEST else said[: LONGEST - 1] + "…"
