"""`zaubertisch verify`: whether the record of a match holds together."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zaubertisch.kernel.record import Record, Verdict

    from .words import Words

ABOUT = "Check the record of a match: its promises, its deals, its moves, its points."
EXAMPLE = """zaubertisch verify match.json

The exit code is 0 when the record is sound, 1 when it is not, 2 when it cannot be read."""

UNREADABLE = ("not-a-record", "unknown-rules")
"""With these the record was not replayed at all, so that nothing can be said about it."""


def arguments(parser: ArgumentParser) -> None:
    """Which record."""
    parser.add_argument(
        "record", metavar="RECORD.json", help="the file that the table gives out after a match"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--lang", choices=("de", "nl", "en"))


def run(asked: Namespace) -> int:
    """Check it, and say in plain words what was found."""
    from pathlib import Path

    import msgspec

    from zaubertisch.games import GAMES
    from zaubertisch.kernel import Refused
    from zaubertisch.kernel.record import read, rebuild, verify

    from .words import Words, language

    try:
        data = Path(asked.record).read_bytes()
    except OSError as no:
        raise Refused("unreadable-file", file=asked.record, detail=no.strerror or str(no)) from no
    record = read(data)
    verdict = verify(record, GAMES)
    if verdict.reason in UNREADABLE:
        rebuild(record, GAMES)  # refuses with all the facts
    if asked.json:
        print(msgspec.json.encode({"sound": verdict.sound, **msgspec.to_builtins(verdict)}).decode())
    else:
        for line in findings(record, verdict, Words(language(asked.lang))):
            print(line)
    return 0 if verdict.sound else 1


def findings(record: Record, verdict: Verdict, words: Words) -> list[str]:
    """What was checked, line by line, and what follows."""
    from .words import signed, yes

    scores = ", ".join(
        f"{name} {signed(score)}" for name, score in zip(record.names, record.scores, strict=False)
    )
    lines = [
        words("verify-match", game=record.game, players=len(record.names), names=", ".join(record.names)),
        words("verify-promises", ok=yes(verdict.promises_kept)),
        words("verify-moves", ok=yes(verdict.moves_legal), turns=verdict.turns, reason=verdict.reason or ""),
    ]
    if verdict.moves_legal:
        lines.append(words("verify-scores", ok=yes(verdict.scores_agree), scores=scores))
        lines.append(words("verify-over", ok=yes(verdict.over_agrees), over=yes(record.over)))
        if verdict.winners is not None:
            won = ", ".join(record.names[seat] for seat in verdict.winners)
            lines.append(words("verify-won", names=won, winners=len(verdict.winners)))
    else:
        lines += [words("verify-unchecked", what="scores"), words("verify-unchecked", what="over")]
    lines += stand_ins(record, words)
    return [*lines, words("verify-sound" if verdict.sound else "verify-unsound")]


def stand_ins(record: Record, words: Words) -> list[str]:
    """Who was a bot, and for whom bots moved: what the record says, since nothing can prove it."""
    names = record.names
    sat = [f"{name} ({bot})" for name, bot in zip(names, record.bots, strict=False) if bot is not None]
    stood = Counter((one.seat, one.bot) for one in record.stood_in)
    return [
        *([words("verify-bots", names=", ".join(sat))] if sat else []),
        *(
            words(
                "verify-stood-in",
                bot=bot,
                player=dict(enumerate(names)).get(seat, "?"),
                moves=moves,
            )
            for (seat, bot), moves in sorted(stood.items())
        ),
    ]
