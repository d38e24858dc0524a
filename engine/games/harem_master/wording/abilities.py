"""Whole abilities: costs, triggers, what holds continuously, and what a card says of itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.harem_master.nodes import BattleIs, PayCost, PutInto, Uncounterable
from engine.games.harem_master.wording.notes import apart, noted
from engine.kernel.cards.tree import (
    Activated,
    Exert,
    Is,
    Keyword,
    Node,
    Spell,
    Static,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    Trigger,
    Triggered,
)
from engine.wording import (
    Bindings,
    Many,
    Phrase,
    Slot,
    alone,
    capital,
    costs,
    during,
    holding,
    made,
    node,
    passing,
    phrase,
    plain,
    word,
)

_COND = Slot("condition")
_WHENEVER: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("{}", "^{}", {}),
    *((ja, capital(en), fields) for ja, en, fields in during("自分の")[1:]),
    ("{condition:condition}限り、{}", "As long as {condition}, {}", {"condition": _COND}),
)
_STOP_JA, _STOP_EN = "[。|]", "[.|]"
_PAID = (ToDiscard, ToHand, ToDeck, PutInto, Exert)


# --- costs, as rules 402.1, 503 and 504 have them


def _is_icon(value: object) -> bool:
    return isinstance(value, PayCost) or (isinstance(value, Exert) and plain(value.target) == This())


def _costs(bindings: Bindings) -> object:
    icons, deeds = bindings.get("icons") or (), bindings.get("deeds") or ()
    assert isinstance(icons, tuple)
    assert isinstance(deeds, tuple)
    return (*icons, *deeds)


def _costs_apart(value: object) -> Bindings | None:
    if not isinstance(value, tuple) or not value:
        return None
    icons = tuple(part for part in value if _is_icon(part))
    deeds = tuple(part for part in value if not _is_icon(part))
    if (*icons, *deeds) != value:
        return None
    return ({"icons": icons} if icons else {}) | ({"deeds": deeds} if deeds else {})


# --- activated and triggered abilities, events


def _activated(bindings: Bindings) -> object:
    window = "ot" if bindings.get("ot") else ""
    return noted(Activated(bindings["costs"], bindings["body"], window), bindings.get("notes", ()))  # type: ignore[arg-type]


def _activated_apart(value: object) -> Bindings | None:
    if not isinstance(value, Activated):
        return None
    bare, notes = apart(value)
    if bare != Activated(bare.costs, bare.body, bare.window) or bare.window not in ("", "ot"):  # type: ignore[union-attr]
        return None
    return _slots({"costs": bare.costs, "body": bare.body}, notes, ot=bare.window == "ot")


def _spell(bindings: Bindings) -> object:
    windows = ("ot",) if bindings.get("ot") else ()
    return noted(Spell(bindings["body"], None, windows), bindings.get("notes", ()))  # type: ignore[arg-type]


def _spell_apart(value: object) -> Bindings | None:
    if not isinstance(value, Spell):
        return None
    bare, notes = apart(value)
    if bare != Spell(bare.body, None, bare.windows) or bare.windows not in ((), ("ot",)):  # type: ignore[union-attr]
        return None
    return _slots({"body": bare.body}, notes, ot=bare.windows == ("ot",))


def _triggered(bindings: Bindings) -> object:
    ability = Triggered(bindings["on"], bindings["body"])  # type: ignore[arg-type]  # as the sorts have them
    return noted(ability, bindings.get("notes", ()))


def _triggered_apart(value: object) -> Bindings | None:
    if not isinstance(value, Triggered):
        return None
    bare, notes = apart(value)
    return None if bare != Triggered(bare.on, bare.body) else _slots({"on": bare.on, "body": bare.body}, notes)  # type: ignore[union-attr]


def _slots(slots: dict[str, object], notes: tuple[Node, ...], *, ot: bool = False) -> Bindings:
    return slots | ({"ot": "ot"} if ot else {}) | ({"notes": notes} if notes else {})


def _used(sort: str, build: Any, match: Any, ja: str, en: str, notes: str) -> Iterator[Phrase]:
    """With or without [OT], with notes before the effect, behind it, or none. {}: where the effect begins."""
    for ot in ("", "{ot:ot}"):
        space = " " if ot and not en else ""
        head_ja, head_en = ot + ja, ot + space + en
        noted_ = "{notes:" + notes + "}"
        yield made(
            sort,
            build,
            match,
            ja=head_ja + "{body}" + _STOP_JA,
            en=head_en + "^{body}" + _STOP_EN,
        )
        yield made(
            sort,
            build,
            match,
            ja=(head_ja + noted_ + "{body}" + _STOP_JA, head_ja + "{body}" + _STOP_JA + noted_),
            en=(head_en + noted_ + " ^{body}" + _STOP_EN, head_en + "^{body}. " + noted_),
        )


def _fights() -> Iterator[Phrase]:
    """Won and lost in a battle of one kind."""
    for kind, ja, en in (("combat", "コンバット", "a combat"), ("approach", "アプローチ", "an approach")):
        for event, did, does in (("win", "勝った", "wins"), ("lose", "負けた", "loses")):
            for subject, shape in (("who_lot", Slot("subject")), ("holder", node(Is, target=Slot("subject")))):
                yield phrase(
                    "triggered",
                    Triggered,
                    on=(node(Trigger, event=event, subject=shape),),
                    condition=BattleIs(kind),  # type: ignore[arg-type]  # one of them
                    ja="{subject:" + subject + "}が" + ja + "[に|で]" + did + "[時|とき]、{body}" + _STOP_JA,
                    en="When {subject:" + subject + "} " + f"{does} {en}, " + "{body}" + _STOP_EN,
                )


ABILITIES: tuple[Phrase | Many, ...] = (
    *(passing(f"{kind}_line", "ability") for kind in ("character", "item")),
    *(passing("event_line", sort) for sort in ("spell", "static", "unstoppable")),
    *(passing("ability", sort) for sort in ("activated", "triggered", "static", "unstoppable")),
    word("ability", Keyword("pa"), ja="［PA］", en="［PA］"),
    word(
        "unstoppable",
        Static((Uncounterable(),)),
        ja="［このカードは打ち消されない］",
        en="［This card can't be countered］",
    ),
    word("ot", "ot", ja="［OT］", en="［OT］"),
    # costs
    *costs("prices", _PAID, not_this=(Exert,)),
    made(
        "costs",
        _costs,
        _costs_apart,
        ja=("({icons:icons})", "({icons:icons}、{deeds:prices})", "({deeds:prices})"),
        en=("({icons:icons})", "({icons:icons}, {deeds:prices})", "({deeds:prices})"),
    ),
    phrase("extra", PayCost, ja="［{amount:number}］を支払う", en="pay ［{amount:number}］"),
    phrase("extra", PayCost, amount=None, ja="［n］を支払う", en="pay ［n］"),
    passing("extra", "price"),
    # abilities
    *_used("activated", _activated, _activated_apart, "{costs:costs}", "{costs:costs} ", "ability_notes"),
    *_used("spell", _spell, _spell_apart, "", "", "event_notes"),
    made("triggered", _triggered, _triggered_apart, ja="{on:on}{body}" + _STOP_JA, en="^{on:on}, {body}" + _STOP_EN),
    made(
        "triggered",
        _triggered,
        _triggered_apart,
        ja="{on:on}{body}" + _STOP_JA + "{notes:safe_notes}",
        en="^{on:on}, {body}. {notes:safe_notes}",
    ),
    *_fights(),
    # statics
    alone("lastings", "lasting"),
    Many("several_lastings", "lasting", {"ja": ("、", "、"), "en": (", and ", ", and ")}, least=2),
    passing("effects", "lastings"),
    passing("effects", "several_lastings"),
    passing("effects", "both_values"),
    alone("replacings", "replacing"),
    *(
        each
        for ja, en, fields in _WHENEVER
        for slot in ("{effects:effects}", "{effects:replacings}")
        for each in holding("static", slot, ((ja + _STOP_JA, en + _STOP_EN, fields),))
    ),
)
