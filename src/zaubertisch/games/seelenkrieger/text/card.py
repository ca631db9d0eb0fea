"""A whole card: its head, and its text line by line."""

from __future__ import annotations

from collections.abc import Iterator

from zaubertisch.games.seelenkrieger.cards import (
    AnyPrint,
    Building,
    Equipment,
    Landscape,
    Language,
    Spell,
    Warrior,
)
from zaubertisch.games.seelenkrieger.vocabulary import triggers
from zaubertisch.games.seelenkrieger.vocabulary.filters import Aim, Filter
from zaubertisch.games.seelenkrieger.vocabulary.operations import Pay

from . import de, dutch, en, english, german, nl
from .phrase import ONE, Number, Tongue
from .teller import Teller, sentence

TONGUES: dict[Language, Tongue] = {
    "de": Tongue(de.WORDS, de.REFS, german.noun, german.where),
    "nl": Tongue(nl.WORDS, nl.REFS, dutch.noun, dutch.where),
    "en": Tongue(en.WORDS, en.REFS, english.noun, english.where),
}


def head(card: AnyPrint, language: Language) -> str:
    """What it is and costs, and its values."""
    word = Teller(card, TONGUES[language], language).word
    kind = "landscape.kind" if isinstance(card, Landscape) else str(card.__struct_config__.tag)
    factions = "/".join(map(word, card.factions)) or word("neutral")
    said = [word(kind), factions, word(card.rarity)]
    said += [] if card.call else [word("head.cost", n=Number(card.cost))]
    if isinstance(card, Warrior):
        said += [f"{word(f'stat.{stat}')} {getattr(card, stat)}" for stat in ("damage", "armour", "life")]
        said.append(word("head.slots", n=Number(card.slots)))
    if isinstance(card, Building):
        said.append(f"{word('stat.life')} {card.life}")
    return " · ".join(said)


def lines(card: AnyPrint, language: Language) -> tuple[str, ...]:
    """The text of the card in that language."""
    return tuple(map(sentence, _lines(card, TONGUES[language], language)))


def _lines(card: AnyPrint, tongue: Tongue, language: Language) -> Iterator[str]:
    plain = Teller(card, tongue, language)
    if card.call:
        yield plain.word("call", all=plain.clauses(card.call))
    if isinstance(card, Building) and card.first:
        yield plain.word("first", do=plain.done(card.first))
    if isinstance(card, Spell):
        yield plain.word("needs", all=plain.clauses(card.needs))
        if card.use_cost:
            yield plain.word("use_cost", n=Number(card.use_cost))
    if isinstance(card, Equipment):
        if card.bearer != Filter(side="own"):
            name = "curse" if card.bearer.side == "enemy" else "bearer"
            yield plain.word(name, it=plain.cards(card.bearer, ONE))
        if card.slots != 1:
            yield plain.word("slots", n=Number(card.slots))
    if isinstance(card, Warrior):
        for keyword in card.keywords:
            yield f"{plain.keyword(keyword)} ({plain.word(keyword.name + '.means', n=Number(keyword.n))})"
    for ability in card.abilities:
        yield told(Teller(card, tongue, language, ability.aims), ability)
    if isinstance(card, Spell):
        yield from _choice(card, tongue, language)


def _choice(card: Spell, tongue: Tongue, language: Language) -> Iterator[str]:
    """One effect, or the choice among several."""
    several = len(card.choose) > 1
    if several:
        yield Teller(card, tongue, language).word("choose")
    for effect in card.choose:
        teller = Teller(card, tongue, language, effect.aims)
        said = teller.done(effect.do) + _may(teller, effect.aims)
        yield teller.word("option", do=said) if several else said


def told(teller: Teller, it: triggers.AnyAbility) -> str:
    """One ability: when, what, and how often."""
    word = teller.word
    match it:
        case triggers.Static():
            name = "static.when" if it.when else "static"
            return word(name, all=teller.clauses(it.when) if it.when else "", do=teller.done(it.do))
        case triggers.Activated():
            name = "activated" if it.cost else "activated.free"
            said = word(name, n=Number(it.cost), do=teller.done(it.do)) + _may(teller, it.aims)
            if it.when:
                said = word("activated.when", cost=said, all=teller.clauses(it.when))
        case triggers.WouldBeDefeated():
            said = _happens(teller, it, "instead") + " " + word("may")
        case triggers.WouldBeDamaged():
            said = _happens(teller, it, "instead")
        case _:
            said = _happens(teller, it, "triggered") + (_may(teller, it.aims) or _unpaid(teller, it))
    return said + _limit(teller, it)


def _happens(teller: Teller, it: triggers.AnyAbility, name: str) -> str:
    clauses = teller.all([event(teller, it), *map(teller.condition, it.when)])
    return teller.word(name, all=clauses, do=teller.done(it.do))


def event(teller: Teller, it: triggers.AnyAbility) -> str:
    """What befalls, as a clause."""
    name = str(it.__struct_config__.tag)
    match it:
        case triggers.OnEnemyDefeated() if it.by_self:
            name += ".by_self"
        case triggers.OnEquip() if it.any_own:
            name += ".any_own"
        case triggers.TurnStart() | triggers.TurnEnd() if it.any_turn:
            name += ".any_turn"
    of = it.of if isinstance(it, triggers.OnAnyDefeated) else Filter()
    self = teller.of("self") if isinstance(it, triggers.OnEnter) else teller.self_()
    return teller.word(name, self=self, of=teller.cards(of, ONE))


def _may(teller: Teller, aims: tuple[Aim, ...]) -> str:
    """A single aim that may be left out; "up to" says it of several."""
    return " " + teller.word("may") if any(aim.optional and aim.most == 1 for aim in aims) else ""


def _unpaid(teller: Teller, it: triggers.AnyAbility) -> str:
    """A price without which nothing follows may be left unpaid."""
    asks = any(isinstance(one, Pay) and not one.otherwise for one in it.do)
    return " " + teller.word("may") if asks else ""


def _limit(teller: Teller, it: triggers.AnyAbility) -> str:
    if it.limit is None:
        return ""
    owners = isinstance(it, triggers.OnAnyDefeated) and it.limit == "turn"
    return " " + teller.word("limit.owner" if owners else f"limit.{it.limit}")
