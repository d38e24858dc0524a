"""What players do besides: choose for others, discard down to, give, and deal as much as was dealt."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Anything,
    Cannot,
    Chooser,
    Chosen,
    Compare,
    Count,
    Deal,
    Discard,
    Draw,
    Enters,
    Exert,
    Grant,
    Is,
    Opponents,
    Players,
    PutDamage,
    Static,
    Tally,
    This,
    Trigger,
    Unless,
    You,
)
from engine.wording import REFUSED, Bindings, Many, Phrase, Slot, made, node, passing, phrase

from .filters import has_kind
from .places import Subject

_WHO = Subject()
_CHOSEN = node(Chosen, filter=Slot("filter"), by=_WHO, whose=Chooser())
_THIS = This()


def _up_to(bindings: Bindings) -> object:
    return Draw(Players(), bindings["n"], until=True) if bindings["n"] == bindings["m"] else REFUSED  # type: ignore[arg-type]  # a number


def _drawn_up_to(value: object) -> Bindings | None:
    if not isinstance(value, Draw) or value != Draw(Players(), value.amount, until=True):
        return None
    return {"n": value.amount, "m": value.amount}


ALSO: tuple[Phrase | Many, ...] = (
    # each for himself
    phrase(
        "vp",
        Exert,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を[選び、|選んで]<エグザートする>",
        en=("<choose> one of their {filter:np.s} and <exert> [them|it]",),
    ),
    phrase(
        "vp",
        Exert,
        target=_CHOSEN,
        when=has_kind("filter", "character"),
        en="<choose> one of their {filter:np.s} and <exert> that character",
    ),
    phrase(
        "vp",
        Deal,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を[選び、|選んで]{amount:number}ダメージを<与える>",
        en="<choose> one of their {filter:np.s} and <deal> {amount:number} damage to [them|it]",
    ),
    # down to and up to
    phrase(
        "vp",
        Discard,
        who=_WHO,
        until=True,
        ja=(
            "手札が{amount:number}枚になるように[|カードを]<捨てる>",
            "手札が{amount:number}枚になるまで[カードを|][選んで|]<捨てる>",
            "手札を{amount:number}枚になるまで[選んで|]<捨てる>",
        ),
        en=(
            "<discard> [cards |]until they have {amount:number} cards in their hand",
            "<choose> and <discard> cards until they have {amount:number} cards in their hand",
            "[|<choose> and ]<discard> cards until they have {amount:number}",
        ),
    ),
    phrase(
        "deed", Discard, who=You(), until=True, en="discard [cards |]until you have {amount:number} cards in your hand"
    ),
    phrase(
        "vp",
        Draw,
        who=_WHO,
        until=True,
        en=("<draw> [cards |]until you have {amount:number}", "<draw> [cards |]until they have {amount:number}"),
    ),
    made(
        "clause",
        _up_to,
        _drawn_up_to,
        en="each player with fewer than {n:number} cards in their hand draws until they have {m:number}",
    ),
    phrase(
        "cond",
        Compare,
        left=Count(Anything(), "hand", You()),
        op="<",
        ja="あなたの手札が{right:number}枚未満<である>",
        en="you have fewer than {right:number} cards in your hand",
    ),
    # giving
    phrase("gift", Grant, en="give {target:object} {abilities:granted}{duration}"),
    passing("clause", "gift", en="{it}"),
    phrase("pred", Grant, target=_WHO, en="[|also ]<gain> {abilities:granted_three}{duration}"),
    Many("granted_three", "grant", {"en": (", ", ", and ")}, least=3),
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
    # being chosen
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        ja=("{subject:one}が対戦相手に選ばれるたび、", "対戦相手が{subject:one}を選ぶたび、"),
        en=(
            "whenever {subject:one} is chosen by an opponent",
            "whenever an opponent chooses {subject:one} [|for an action or ability]",
            "whenever an opponent chooses {subject:one} for an ability or action",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        manner="for_action",
        ja="{subject:one}が対戦相手のアクションで選ばれるたび、",
        en=(
            "whenever {subject:one} is chosen [for|by] an opponent's action",
            "whenever {subject:one} is chosen by an opponent for an action",
            "whenever an opponent chooses {subject:one} for an action",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Players(),
        manner="for_support",
        ja="{subject:one}が支援で選ばれるたび、",
        en="whenever {subject:one} is chosen for Support",
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Players(),
        manner="for_support",
        counterpart=node(Is, target=Slot("this")),
        ja="{subject:one}が{this}の支援で選ばれるたび、",
        en="whenever {subject:one} is chosen for {this}'s Support",
    ),
    # two of the things that lie on a card for as long as it is in play
    made(
        "exerted_for_long",
        lambda bindings: (Enters(exerted=True), Cannot(_THIS, "ready_step")),
        lambda value: {"this": _THIS} if value == (Enters(exerted=True), Cannot(_THIS, "ready_step")) else None,
        ja="{this}はエグザートで場に出て、あなたのターンの始めにレディしない",
        en="{this} enters play exerted and [can't|doesn't] ready at the start of your turn",
    ),
    phrase(
        "static",
        Static,
        effects=Slot("effects"),
        ja="{effects:exerted_for_long}",
        en="{effects:exerted_for_long}",
    ),
    phrase(
        "vps",
        Unless,
        who=_WHO,
        body=node(Discard, who=_WHO, amount=Slot("n")),
        escape=node(Discard, who=_WHO, filter=Slot("filter")),
        en="<choose> and <discard> either {n:number} cards or 1 {filter:card}",
    ),
)
