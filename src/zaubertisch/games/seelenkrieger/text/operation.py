"""Every operation as a sentence: one branch for each."""

from __future__ import annotations

from zaubertisch.games.seelenkrieger.vocabulary import operations as ops
from zaubertisch.games.seelenkrieger.vocabulary.filters import Each

from .phrase import ALL, ONE, Number
from .teller import Teller


def told(teller: Teller, it: ops.Operation) -> str:
    """The sentence of one operation."""
    word = teller.word
    match it:
        case ops.Damage():
            said = [word("damage", target=teller.of(it.target), n=teller.amount(it.n))]
            said += [word("damage.ignore_armour")] if it.ignore_armour else []
            said += [word("damage.leave", leave=Number(it.leave))] if it.leave is not None else []
            return " ".join(said)
        case ops.Heal():
            if it.to is not None:
                return word("heal.to", target=teller.of(it.target), to=Number(it.to))
            return word("heal", target=teller.of(it.target), n=teller.amount(it.n))
        case ops.Modify():
            return _modify(teller, it)
        case ops.Grant():
            keyword = teller.keyword(it.keyword)
            return word(
                "grant", target=teller.of(it.target), keyword=keyword, duration=_lasts(teller, it.duration)
            )
        case ops.ModifyCost():
            return _modify_cost(teller, it)
        case ops.Destroy():
            return word("destroy", target=teller.of(it.target))
        case ops.Defeat():
            return word("defeat", target=teller.of(it.target))
        case ops.Draw():
            return word(f"draw.{it.who}", n=teller.amount(it.n))
        case ops.Discard():
            return word(f"discard.{it.who}", n=Number(it.n))
        case ops.GainSparks():
            return word(f"gain_sparks.{it.who}", n=teller.amount(it.n))
        case ops.LoseSparks():
            return word(f"lose_sparks.{it.who}", n=teller.amount(it.n))
        case ops.Pay():
            return word("pay.may" if it.otherwise else "pay", n=Number(it.n))
        case ops.ReturnToHand():
            return word("return_to_hand", target=teller.of(it.target))
        case ops.Move():
            moved = word(f"move.{it.to}", target=teller.of(it.target))
            return moved + " " + word("move.then", do=teller.done(it.then)) if it.then else moved
        case ops.SummonFrom():
            return word("summon_from", target=teller.of(it.target))
        case ops.Search():
            return _search(teller, it)
        case ops.Look():
            name = ("look.one" if it.n == 1 else "look.many") + (".bottom" if it.bottom else "")
            return word(name, n=Number(it.n))
        case ops.Reveal():
            return word(f"reveal.{it.who}", n=Number(it.n))
        case ops.Attach():
            return word("attach", target=teller.of(it.target), bearer=teller.of(it.bearer))
        case ops.DestroyEquipment():
            return word("destroy_equipment", target=teller.of(it.target))
        case ops.Negate():
            return word("negate", target=teller.of(it.target))
        case ops.Prevent():
            duration = _lasts(teller, it.duration)
            return word("prevent", target=teller.of(it.target), n=teller.amount(it.n), duration=duration)
        case ops.Exhaust():
            return word("exhaust", target=teller.of(it.target))
        case ops.Ready():
            return word("ready", target=teller.of(it.target))
        case ops.EndAttack():
            return word("end_attack")
    said = [word("when", all=teller.clauses(it.all), do=teller.done(it.do))]
    said += [word("when.otherwise", do=teller.done(it.otherwise))] if it.otherwise else []
    return " ".join(said)


def _lasts(teller: Teller, duration: str) -> str:
    return teller.word(f"duration.{duration}")


def _modify(teller: Teller, it: ops.Modify) -> str:
    """Values go up, down, to a number, or by times; on spells it is the damage that they do."""
    word, target, duration = teller.word, teller.of(it.target), _lasts(teller, it.duration)
    if isinstance(it.target, Each) and it.target.each.kinds == ("spell",):
        n = teller.amount(abs(it.n) if isinstance(it.n, int) else it.n)
        return word("modify.spells", target=target, n=n, more=_more(teller, it.n), duration=duration)
    sign = "+" if it.n == 0 or not isinstance(it.n, int) or it.n > 0 else ""
    value = word(f"modify.{it.how}", n=teller.amount(it.n), sign=sign)
    only = word(f"only.{it.only}") if it.only else ""
    return word(
        "modify", target=target, value=value, stat=word(f"stat.{it.stat}"), only=only, duration=duration
    )


def _modify_cost(teller: Teller, it: ops.ModifyCost) -> str:
    word = teller.word
    return word(
        "modify_cost",
        of=teller.cards(it.of, ALL),
        n=Number(abs(it.n)),
        more=_more(teller, it.n),
        bearer=word("modify_cost.bearer", it=teller.cards(it.bearer, ALL)) if it.bearer else "",
        least=word("modify_cost.least", n=Number(it.least)) if it.least else "",
    )


def _more(teller: Teller, n: object) -> str:
    return teller.word("less" if isinstance(n, int) and n < 0 else "more")


def _search(teller: Teller, it: ops.Search) -> str:
    """The own deck is not named again by what is looked for."""
    of = type(it.of)(
        **{
            **{name: getattr(it.of, name) for name in it.of.__struct_fields__},
            "side": "any",
            "zone": "field",
        }
    )
    found = teller.cards(of, ONE)
    if it.top is None:
        return teller.word("search", of=found, to=teller.word(f"search.{it.to}"))
    return teller.word("search.top", of=found, n=Number(it.top), to=teller.word(f"search.top.{it.to}"))
