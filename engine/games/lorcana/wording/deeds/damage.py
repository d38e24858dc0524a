"""Damage: as much as was dealt, to one or to another, and what one deals to another."""

from __future__ import annotations

from engine.games.lorcana.nodes import Clash
from engine.kernel.cards.tree import AllOf, Chosen, Deal, OneOf, Other, PutDamage, StatOf, Tally
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase

_STRIKER = node(Chosen, filter=Slot("striker"))


def _not_other(bindings: Bindings) -> bool:
    """A guard: the one that is dealt to is chosen first, so that "another" would say too little."""
    target = bindings["target"]
    return isinstance(target, Chosen) and Other() not in leaves(target.filter)


def _one_or_other(bindings: Bindings) -> object:
    """So much to one, or so much to another, as its player likes."""
    return OneOf((Deal(bindings["a"], bindings["n"]), Deal(bindings["b"], bindings["m"])))  # type: ignore[arg-type]  # as sorts say


def _either(value: object) -> Bindings | None:
    match value:
        case OneOf((Deal(a, int() as n), Deal(b, int() as m)), 1):
            return {"a": a, "n": n, "b": b, "m": m}
    return None


DAMAGE: tuple[Phrase, ...] = (
    # as much as was dealt
    phrase(
        "act",
        Deal,
        amount=Tally("dealt"),
        ja="{target:ni}[同じ数の|それと同じ数の]ダメージを<与える>",
        en="deal [that much|the same amount of] damage to {target:object}",
    ),
    phrase(
        "act",
        Deal,
        amount=Tally("removed"),
        ja="{target:ni}取り除いたのと同じ数のダメージを<与える>",
        en="deal [that much|the same amount of] damage to {target:object}",
    ),
    phrase(
        "act",
        PutDamage,
        amount=Tally("dealt"),
        ja="{target:ni}[同じ数の|それと同じ数の]ダメージ・カウンターを<置く>",
        en="put [that many|the same number of] damage counters on {target:object}",
    ),
    # one deals it to another
    phrase(
        "clause",
        Deal,
        amount=node(StatOf, stat=Slot("stat"), target=_STRIKER),
        when=_not_other,
        ja="{striker:one_of}を選び、[それの|そのキャラクターの]{stat}と同じ数のダメージを、選んだ{target:picked}に<与える>",
        en="chosen {striker:np} deals damage equal to [their|his|her|its] {stat} to {target:object}",
    ),
    phrase(
        "clause",
        Deal,
        target=node(Chosen, filter=Slot("filter")),
        amount=node(
            StatOf, stat=Slot("stat"), target=node(Chosen, filter=node(AllOf, parts=(Slot("striker"), Other())))
        ),
        ja="{striker:one_of}を選び、それの{stat}と同じ数のダメージを、選んだ他の{filter:one_of}に<与える>",
        en="chosen {striker:np} deals damage equal to [their|his|her|its] {stat} to another chosen {filter:np}",
    ),
    phrase(
        "clause",
        Clash,
        ja="{source:picked}と{target:picked}を選び、それらは互いにそれぞれの{S}と同じ数のダメージを<与える>",
        en=(
            "{source:subj} and {target:subj} [|each ]deal damage equal to their {S} to [each other|the other]",
            "{source:subj} and {target:subj} deal damage to each other equal to their {S}",
        ),
    ),
    # one or the other
    made(
        "act",
        _one_or_other,
        _either,
        en="deal {n:number} damage to {a:object} or {m:number} damage to {b:object}",
    ),
)
