"""What can be added to any clause: lists of them, when they hold, how often they trigger.

A game gives the words; the slots that its templates have are named with each family.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from engine.kernel.cards.tree import (
    Both,
    Grant,
    If,
    InTurn,
    Link,
    Modify,
    Never,
    Node,
    OneOf,
    Seq,
    Static,
    This,
    ToDo,
    Trigger,
    Triggered,
    YourTurn,
)

from .book import Many
from .guards import Guard, always, own_deeds, row_of
from .leaves import Parts
from .phrase import REFUSED, Bindings, Phrase, Slot, Words, made, passing, phrase
from .spoken import plain


def several(slot: str, *, least: int = 2, most: int = 0) -> Guard:
    """A guard: the slot holds so many."""

    def guard(bindings: Bindings) -> bool:
        held = bindings[slot]
        assert isinstance(held, tuple)
        return len(held) >= least and not (most and len(held) > most)

    return guard


# --- lists


def in_a_row(sort: str, link: Link, *, when: Guard = always, ja: Words = (), en: Words = ()) -> Phrase:
    """Clauses one after another, of whatever number: `front` all but the last, `last` the last."""

    def build(bindings: Bindings) -> object:
        front = bindings["front"]
        assert isinstance(front, tuple)
        value = Seq((*front, bindings["last"]), link)  # type: ignore[arg-type]  # the sorts give effects
        return value if when(bindings) else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Seq) or value.link != link or len(value.parts) < 2:
            return None
        slots: Bindings = {"front": value.parts[:-1], "last": value.parts[-1]}
        return slots if when(slots) else None

    return made(sort, build, match, ja=ja, en=en)


def sequence(sort: str, slot: str, link: Link = "sentence", *, ja: Words, en: Words) -> Phrase:
    """Sentences, or what is linked in another way: one is itself, several are done in order."""

    def build(bindings: Bindings) -> object:
        parts = bindings[slot]
        assert isinstance(parts, tuple)
        return in_order(parts, link)

    return made(sort, build, lambda value: {slot: sentences_of(value, link)}, ja=ja, en=en)


def ending(sort: str, link: Link, ends: Callable[[object], bool], *, ja: Words, en: Words) -> Phrase:
    """Clauses in the slot `parts` one after another, the last of which, in the slot `tail`, may be one that reaches up
    to the end of what it is in; `ends`: whether it is such a one."""

    def build(bindings: Bindings) -> object:
        front, tail = bindings.get("parts") or (), bindings.get("tail")
        assert isinstance(front, tuple)
        return in_order(front if tail is None else (*front, tail), link)

    def match(value: object) -> Bindings | None:
        parts = sentences_of(value, link)
        if not ends(parts[-1]):
            return {"parts": parts}
        return {"parts": parts[:-1] or None, "tail": parts[-1]}

    return made(sort, build, match, ja=ja, en=en)


def in_order(parts: tuple[object, ...], link: Link = "sentence") -> object:
    """Sentences as one body."""
    return parts[0] if len(parts) == 1 else Seq(parts, link)  # type: ignore[arg-type]  # the sorts give effects


def sentences_of(value: object, link: Link = "sentence") -> tuple[object, ...]:
    """The sentences of a body."""
    return value.parts if isinstance(value, Seq) and value.link == link else (value,)


def if_and_otherwise(sort: str, when: Guard) -> tuple[Phrase, ...]:
    """What is done on a condition (sorts `condition`, `chain`), and what is done else; `when`: a guard over the latter:
    "otherwise" goes with the nearest "if"."""
    ja, en = "{condition:condition.nara}なら、{then:chain}", "if {condition}, {then:chain}"
    return (
        phrase(sort, If, ja=ja, en=en),
        phrase(
            sort,
            If,
            ja=ja + "。そうでないなら、{otherwise:chain}",
            en=en + ". ^otherwise, {otherwise:chain}",
            when=when,
        ),
    )


def both(link_form: str) -> tuple[Phrase, Phrase]:
    """What must hold (sort `condition`): one thing of the sort `cond`, or two; `link_form`: the form of the first."""
    ja = "{a:cond." + link_form + "}、{b:cond~}"
    return (
        phrase("condition", Both, parts=(Slot("a"), Slot("b")), ja=ja, en="{a:cond} and {b:cond}"),
        passing("condition", "cond", ja="{it~}", en="{it}"),
    )


def if_done(sort: str, ja: str, when: Guard) -> Phrase:
    """What is done (sort `act`), and what only if that could be done (sort `chain`). `ja`: the word between them."""
    return phrase(
        sort,
        ToDo,
        ja="{cost:act}。" + ja + "、{body:chain}",
        en="{cost:act}. ^if you [did|do], {body:chain}",
        when=when,
    )


# --- when and how often


def during(yours_ja: str, theirs_ja: str = "相手の") -> tuple[tuple[str, str, dict[str, Any]], ...]:
    """Rows of `holding`: always, in your turn, in your opponent's. `yours_ja`, `theirs_ja`: whose, in Japanese."""
    return (
        ("{}", "{}", {}),
        (yours_ja + "ターン中、{}", "during your turn, {}", {"condition": YourTurn()}),
        (theirs_ja + "ターン中、{}", "during your opponent's turn, {}", {"condition": Never(YourTurn())}),
    )


def flagged(sort: str, *, ja: Words = (), en: Words = (), **flags: bool) -> Phrase:
    """A triggered ability, slot `ability`, whose triggers all have these flags: only in some turns, only once."""

    def build(bindings: Bindings) -> object:
        return _with_triggers(bindings["ability"], lambda on: on if _any(on, flags) else replace(on, **flags))

    def match(value: object) -> Bindings | None:
        bare = dict.fromkeys(flags, False)
        without = _with_triggers(value, lambda on: replace(on, **bare) if _all(on, flags) else on)
        return None if without is REFUSED else {"ability": without}

    return made(sort, build, match, ja=ja, en=en)


def _any(on: Trigger, flags: dict[str, bool]) -> bool:
    return any(getattr(on, name) for name in flags)


def _all(on: Trigger, flags: dict[str, bool]) -> bool:
    return all(getattr(on, name) for name in flags)


def _with_triggers(value: object, change: Callable[[Trigger], Trigger]) -> object:
    """The ability with each of its triggers changed, or REFUSED if one stays as it is."""
    inner = gated_of(value)
    if inner is not None:
        assert isinstance(value, Static)
        changed = _with_triggers(inner[0], change)
        return REFUSED if changed is REFUSED else gate(changed, value.condition)
    if not isinstance(value, Triggered):
        return REFUSED
    on = tuple(map(change, value.on))
    return REFUSED if any(new == old for new, old in zip(on, value.on, strict=True)) else replace(value, on=on)


def gate(ability: object, condition: object) -> Static:
    """An ability that its card has as long as a condition holds: "while ..., whenever ..."."""
    return Static((Grant(This(), (ability,)),), condition)  # type: ignore[arg-type]  # as the sorts have it


def gated_of(value: object) -> tuple[object, object] | None:
    """The triggered ability that a card has only while a condition holds, and the condition."""
    match value:
        case Static((Grant(target, (Triggered() as inner,), ""),), condition) if condition and plain(target) == This():
            return inner, condition
    return None


def while_it_holds(sort: str, *, when: Guard = always, ja: Words = (), en: Words = ()) -> Phrase:
    """A triggered ability, slot `ability`, that is there only while the `condition` holds."""

    def build(bindings: Bindings) -> object:
        return gate(bindings["ability"], bindings["condition"]) if when(bindings) else REFUSED

    def match(value: object) -> Bindings | None:
        ability, condition = gated_of(value) or (None, None)
        slots: Bindings = {"ability": ability, "condition": condition}
        return slots if ability and when(slots) else None

    return made(sort, build, match, ja=ja, en=en)


def holding(sort: str, slot: str, rows: Iterable[tuple[Words, Words, dict[str, Any]]]) -> tuple[Phrase, ...]:
    """Continuous effects under each of these conditions. `rows`: templates, in which {} stands for the effects, and the
    condition, if it is no slot; `slot`: how the effects are written there.
    """
    return tuple(
        phrase(sort, Static, effects=Slot("effects"), ja=_filled(ja, slot), en=_filled(en, slot), **fields)
        for ja, en, fields in rows
    )


def _filled(words: Words, slot: str) -> tuple[str, ...]:
    return tuple(each.replace("{}", slot) for each in ((words,) if isinstance(words, str) else words))


def alone(sort: str, one: str) -> Phrase:
    """One thing as a list of one."""
    return made(
        sort,
        lambda bindings: (bindings["it"],),
        lambda value: {"it": value[0]} if isinstance(value, tuple) and len(value) == 1 else None,
        ja="{it:" + one + "~}",
        en="{it:" + one + "~}",
    )


def quoted() -> tuple[Many, Phrase]:
    """Texts that are gained (sort `granted`): quotes, one or several."""
    return (
        Many("granted", "quoted", {"ja": ("と", "と"), "en": (", ", " and ")}),
        passing("quoted", "ability", ja="「{it}」", en='"^{it}"'),
    )


def modes(sort: str, opening: str) -> tuple[Phrase | Many, ...]:
    """One of several, each quoted. `opening`: the words before the quotes in Japanese."""
    return (
        passing("option", "body", ja="「{it}[。|]」", en='"^{it}[.|]"'),
        Many("options", "option", {"ja": ("", ""), "en": (" ", " ")}, least=2),
        phrase(sort, OneOf, ja=opening + ":{options:options}", en="choose one: {options:options}"),
    )


def changed_and_given(stat: str, when: Guard) -> Parts:
    """Two continuous effects of one subject: a change, in the slot `amount`, and texts, in the slot `abilities`."""

    def build(bindings: Bindings) -> object:
        target = bindings["target"]
        both = (Modify(target, stat, bindings["amount"]), Grant(target, bindings["abilities"]))  # type: ignore[arg-type]
        return both if when(bindings) else REFUSED

    def match(value: object) -> Bindings | None:
        match value:
            case (Modify(target, known, amount, ""), Grant(other, abilities, "")):
                same = known == stat and plain(target) == plain(other)
                return {"target": target, "amount": amount, "abilities": abilities} if same else None
        return None

    return build, match


def told_to(sort: str, body: str, *never: type[Node], named: tuple[type[Node], ...] = ()) -> Phrase:
    """What a player (sort `player`) is told to do: there "you" is that player. `never`: what has words of its own; in a
    row it may be the first, and then he does all of it. `named`: what always says who does it, and so never he."""

    def fits(bindings: Bindings) -> bool:
        row = row_of(bindings["body"])
        if any(isinstance(deed, named) for deed in row):
            return False
        return not isinstance(row[0], never) or (len(row) > 1 and own_deeds(bindings["body"]))

    ja, en = "{who:player}{body:" + body + "}", '{who:player} does this: "^{body:' + body + '}[.|]"'
    return phrase(sort, InTurn, ja=ja, en=en, when=fits)
