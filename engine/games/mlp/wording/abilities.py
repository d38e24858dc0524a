"""Whole abilities: the labels of each type of card, costs, and what holds continuously."""

from __future__ import annotations

from typing import Any

from engine.kernel.cards.tree import (
    Activated,
    Banish,
    Both,
    Cannot,
    Chosen,
    Condition,
    Discard,
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
    Side,
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
    YourTurn,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Phrase,
    Slot,
    alone,
    flagged,
    holding,
    leaves,
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
_TURNS: tuple[tuple[str, str, Condition], ...] = (
    ("自分のターン中、", "during your turn, ", YourTurn()),
    ("相手のターン中、", "during your opponent's turn, ", Never(YourTurn())),
)
_WHENEVER: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("{}", "{}", {}),
    ("{condition}限り、{}", "as long as {condition}, {}", {}),
    *(
        row
        for turn_ja, turn, when in _TURNS
        for row in (
            (turn_ja + "{}", turn + "{}", {"condition": when}),
            (
                "{a:condition}限り、" + turn_ja + "{}",
                "as long as {a:condition}, " + turn + "{}",
                {"condition": node(Both, parts=(Slot("a"), when))},
            ),
        )
    ),
)
"""When a continuous effect holds; {} stands for it."""
_LESS: tuple[tuple[str, str, str], ...] = (
    ("{amount:number}", "{amount:number}", ""),
    ("X、Xは{amount:counted}", "X", ", where X is {amount:counted}"),
)
_NO_OTHER_WEARS_IT = node(Cannot, target=Slot("this"), deed="wear", filter=node(Not, part=Slot("part")))
_PAID = (Banish, Exert, Flip, TakeOff, ToDiscard, ToHand)


def _own_to_pay(value: object) -> bool:
    """Whether it can be a cost: done to this card or to chosen cards of your own, or a discard."""
    if isinstance(value, Discard):
        return value.who == You() and isinstance(value.amount, int)
    if not isinstance(value, _PAID):
        return False
    target = value.target
    if isinstance(target, Chosen):
        own = Side(True) in leaves(target.filter) if target.zone == "play" else target.whose == You()
        return own and target.least == target.most > 0
    return target == _THIS


def _price(bindings: Bindings) -> object:
    return bindings["it"] if _own_to_pay(bindings["it"]) else REFUSED


def _paid(value: object) -> Bindings | None:
    return {"it": value} if _own_to_pay(value) else None


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
    Many("costs", "price", {"ja": ("、", "、"), "en": (", ", ", ")}),
    word("price", Exert(_THIS), ja="横置き", en="tap"),
    made("price", _price, _paid, ja="{it:act}", en="{it:act}"),
    # what a card in play does by itself
    passing("effect", "triggered"),
    alone("lasting_effects", "lasting"),
    *holding("effect", "{effects:lasting_effects}", _WHENEVER),
    phrase("triggered", Triggered, on=(Slot("on"),), ja="{on:trigger}{body}", en="{on:trigger}, {body}"),
    *(
        flagged("effect", ja=ja + "{ability:triggered}", en=en + "{ability:triggered}", **flags)
        for (ja, en, _), flags in zip(_TURNS, ({"yours": True}, {"theirs": True}), strict=True)
    ),
    *(
        phrase(
            "lasting",
            PayLess,
            ja="自分が使用する{filter:card_noun}のハーモニーのコストが-" + ja,
            en="{filter:card_noun.s} you use cost " + en + " less harmony" + x,
        )
        for ja, en, x in _LESS
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
    *(
        phrase(
            "cheaper",
            PayLess,
            filter=node(Is, target=Slot("this")),
            ja="{this}を使用するハーモニーのコストが-" + ja,
            en="{this} costs " + en + " less harmony to use" + x,
        )
        for ja, en, x in _LESS
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
