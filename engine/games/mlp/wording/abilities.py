"""Whole abilities: the labels of each type of card, costs, and what holds continuously."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cards.tree import (
    Activated,
    Banish,
    Both,
    Cannot,
    EventName,
    Exert,
    Flip,
    Is,
    May,
    Never,
    Not,
    Opponents,
    PayLess,
    Players,
    Spell,
    Static,
    TakeOff,
    This,
    ToDiscard,
    ToHand,
    Trigger,
    Triggered,
    UseCounter,
    You,
)
from engine.wording import (
    Many,
    Phrase,
    Row,
    Slot,
    alone,
    costs,
    dearer,
    during,
    filled,
    flagged,
    framed,
    holding,
    made,
    node,
    passing,
    phrase,
    word,
)

_THIS = This()
_COND = Slot("condition")
_LABELS: tuple[tuple[str, EventName, str, str], ...] = (
    ("meeting", "enter", "出会い", "Meet"),
    ("farewell", "leave", "お別れ", "Farewell"),
    ("precaution", "removed", "事前対策", "Precaution"),
)
_ALWAYS, *_TURNS = during("自分の")
_WHENEVER: tuple[tuple[str, str, dict[str, Any]], ...] = (
    _ALWAYS,
    *(
        row
        for ja, en, fields in _TURNS
        for row in (
            (ja, en, fields),
            (
                "{a:condition}限り、" + ja,
                "as long as {a:condition}, " + en,
                {"condition": node(Both, parts=(Slot("a"), fields["condition"]))},
            ),
        )
    ),
    ("{condition}限り、{}", "as long as {condition}, {}", {}),
)
"""When a continuous effect holds; {} stands for it."""
_ABILITY = "{ability:triggered}"
_NO_OTHER_WEARS_IT = node(Cannot, target=Slot("this"), deed="wear", filter=node(Not, part=Slot("part")))
_PAID = (Banish, Exert, Flip, TakeOff, ToDiscard, ToHand)


def _less(sort: str, ja: str, en: str, to_use: str = "", **fields: Any) -> Iterator[Phrase]:
    """What is paid less: a number, or what is counted."""
    rows: tuple[Row, ...] = (
        ({}, "{amount:number}", "{amount:number} less harmony" + to_use),
        ({}, "X、Xは{amount:counted}", "X less harmony" + to_use + ", where X is {amount:counted}"),
    )
    return framed(sort, PayLess, rows, ja=ja + "のコストが-{}", en=en + " {}", **fields)


def _lines(kind: str, *sorts: str) -> tuple[Phrase, ...]:
    """What a line of this type of card can be."""
    return tuple(passing(f"{kind}_line", sort, ja="{it}[。|]", en="^{it}[.|]") for sort in sorts)


ABILITIES: tuple[Phrase | Many, ...] = (
    *_lines("character", "labelled", "usage"),
    *_lines("event", "spell", "precaution", "usage"),
    *_lines("item", "effect", "precaution", "usage", "wearers"),
    *_lines("scene", "inspiration", "face_down"),
    *_lines("story", "story"),
    *_lines("present", "opened", "openable"),
    passing("ability", "labelled", ja="{it}[。|]", en="{it}[.|]"),
    # labels
    *(
        phrase(sort, Triggered, on=(Trigger(event, Is(_THIS)),), ja=ja + " {body}", en=en + ": ^{body}")
        for sort, event, ja, en in _LABELS
    ),
    *(passing("labelled", sort) for sort, *_ in _LABELS),
    passing("labelled", "effect", ja="冒険エリア {it}", en="Adventure area: ^{it}"),
    phrase("labelled", Activated, ja="冒険エリア {costs}:{body}", en="Adventure area, {costs}: ^{body}"),
    phrase(
        "inspiration",
        Activated,
        costs=(Flip(_THIS),),
        window="inspiration",
        ja="ひらめき {body}",
        en="Inspiration: ^{body}",
    ),
    phrase("face_down", Activated, costs=(Flip(_THIS),), ja="裏向き {body}", en="Face down: ^{body}"),
    phrase(
        "story",
        Triggered,
        on=(Trigger("reach", Is(_THIS)),),
        ja="ストーリーがこの段階に進んだ[時|とき]、{body}",
        en="when your story reaches this stage, {body}",
    ),
    # costs
    word("price", Exert(_THIS), ja="横置き", en="tap"),
    *costs("costs", _PAID),
    # what a card in play does by itself
    passing("effect", "triggered"),
    alone("lasting_effects", "lasting"),
    *holding("effect", "{effects:lasting_effects}", _WHENEVER),
    phrase("triggered", Triggered, on=(Slot("on"),), ja="{on:trigger}{body}", en="{on:trigger}, {body}"),
    *(
        flagged("effect", ja=filled(ja, _ABILITY), en=filled(en, _ABILITY), **flags)
        for (ja, en, _), flags in zip(_TURNS, ({"yours": True}, {"theirs": True}), strict=True)
    ),
    *_less("lasting", "自分が使用する{filter:card_noun}のハーモニー", "{filter:card_noun.s} you use cost"),
    *(
        made(
            "lasting",
            *dearer(who),
            ja=ja + "が使用する{filter:card_noun}のハーモニーのコストが+{n:number}",
            en="{filter:card_noun.s} " + en + " cost {n:number} more harmony",
        )
        for who, ja, en in ((You(), "自分", "you use"), (Opponents(), "相手", "your opponent uses"))
    ),
    phrase(
        "lasting",
        Cannot,
        target=Opponents(),
        deed="play",
        ja="相手は{filter:card_noun}を使用できない",
        en="your opponent can't use {filter:card_noun.s}",
    ),
    # how a card is used
    phrase("spell", Spell, ja="{body}", en="{body}"),
    phrase("spell", Spell, ja="{condition}場合にのみ使用でき、{body}", en="use only if {condition}. ^{body}"),
    phrase(
        "usage",
        Static,
        effects=(Cannot(_THIS, "play"),),
        condition=node(Never, part=_COND),
        ja="{condition}場合にのみ使用できる",
        en="use only if {condition}",
    ),
    alone("cheaper_effects", "cheaper"),
    *holding("usage", "{effects:cheaper_effects}", _WHENEVER),
    *_less(
        "cheaper",
        "{this}を使用するハーモニー",
        "{this} costs",
        " to use",
        filter=node(Is, target=Slot("this")),
    ),
    phrase(
        "wearers",
        Static,
        effects=(_NO_OTHER_WEARS_IT,),
        ja="{this}は{part:badge}のみ着用できる",
        en="only @{part:badge} can wear {this}",
    ),
    # presents
    phrase(
        "opened",
        Triggered,
        on=(Trigger("open", Is(_THIS)),),
        ja="このプレゼントが開け[た|られた]時、{body}",
        en="when this present is opened, {body}",
    ),
    phrase(
        "openable",
        Triggered,
        on=(Trigger("turn_start", by=Players()),),
        body=May(UseCounter(_THIS)),
        ja="各ターンの開始時に、このプレゼントを開けることができる",
        en="at the start of each turn, this present can be opened",
    ),
)
