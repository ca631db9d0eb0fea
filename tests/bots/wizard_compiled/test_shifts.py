"""mypyc computes a shift with a constant on its left in 32 bits, without a word: no kernel may hold one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import zaubertisch
from zaubertisch.bots.wizard.compiled.masks import DECK, bit, count, highest, lowest, nth, suit_cards

KERNELS = sorted(Path(zaubertisch.__file__).parent.glob("bots/**/compiled/*.py"))
NAMED = {"TOP", "DECK", "RED", "JESTERS", "WIZARDS", "SPECIALS", "LOW", "CARDS", "RANKS"}


def narrow_shifts(source: str) -> list[int]:
    """The lines that shift a constant to the left, or to the right one that fits 32 bits."""
    tree = ast.parse(source)
    values = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(target := node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }
    named = set(values) | NAMED
    lines = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift | ast.RShift):
            continue
        left = node.left
        constant = isinstance(left, ast.Constant) or (isinstance(left, ast.Name) and left.id in named)
        wide = isinstance(node.op, ast.RShift) and isinstance(left, ast.Name) and left.id == "TOP"
        if constant and not wide:
            lines.append(node.lineno)
    return lines


@pytest.mark.parametrize("file", KERNELS, ids=lambda file: file.name)
def test_no_constant_is_shifted(file: Path) -> None:
    assert narrow_shifts(file.read_text()) == []


@pytest.mark.parametrize("line", ["1 << x", "ONE << x", "RED << 15 * s", "SMALL >> x", "3 >> x"])
def test_what_is_forbidden_is_found(line: str) -> None:
    assert narrow_shifts(f"ONE: Final = 1\nSMALL: Final = 7\ny = {line}\n") == [3]


def test_every_card_is_its_own_bit() -> None:
    assert sum(bit(card) for card in range(60)) == DECK
    for card in range(60):
        assert (count(bit(card)), lowest(bit(card)), highest(bit(card))) == (1, card, card)
        assert nth(DECK, card) == card
        assert count(DECK & ~(bit(card) - 1)) == 60 - card
    assert [lowest(suit_cards(suit)) for suit in range(4)] == [1, 16, 31, 46]
