"""The same in another order: when it is done told behind, the turn behind whom it is said of, and what moves where."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Anything,
    Compare,
    Condition,
    Count,
    Draw,
    Every,
    Heal,
    Is,
    Later,
    Never,
    Players,
    Static,
    Tally,
    This,
    ToHand,
    Trigger,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, phrase, plain

from .lists import in_lasting, lasting
from .places import Subject
from .predicates import fill_here, lift_here


def _in_turn(condition: Condition) -> Parts:
    """What is said of somebody in such turns, where the turn stands behind whom it is said of."""

    def build(bindings: Bindings) -> object:
        effects = lasting(bindings)
        return REFUSED if effects is REFUSED else Static(effects, condition)  # type: ignore[arg-type]  # effects

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Static) or value.condition != condition:
            return None
        said = in_lasting(value.effects)
        return said if said and isinstance(plain(said["target"]), Every | This) else None

    return build, match


INVERTED: tuple[Phrase, ...] = (
    # when it is done, told behind
    phrase(
        "plain",
        Later,
        on=Trigger("turn_end"),
        duration="moment",
        once=True,
        en="{body:deed} at the end of your turn",
    ),
    phrase("plain", Later, on=Trigger("turn_end", by=Players()), en="{body:deed} at the end of [this|the] turn"),
    # as many as went somewhere
    phrase(
        "vp",
        Draw,
        who=Subject(),
        amount=Tally("put"),
        ja="[置いた|戻した]のと同じ枚数のカードを<引く>",
        en="<draw> that many cards",
    ),
    phrase("act", ToHand, ja="{target:top}手札に<加える>", en="put {target:top} into your hand"),
    # what is paid with, and how many are held
    phrase(
        "price",
        Heal,
        target=Slot("this"),
        amount=1,
        upto=False,
        ja="{this}から1ダメージを取り除く",
        en="remove 1 damage from {this}",
    ),
    phrase(
        "cond",
        Compare,
        left=Count(Anything(), "hand", You()),
        op=">",
        ja="あなたの手札が{right:number}枚より<多い>",
        en="you have more than {right:number} cards in your hand",
    ),
    # here
    made(
        "said",
        fill_here,
        lift_here,
        ja="ここにいる間、{target:named_topic}{predicate:pred~}",
        en="{target:subjs} {predicate:pred} while here",
    ),
    *(
        made(
            "static",
            *_in_turn(condition),
            ja=f"{{target:named_topic}}[、|]{whose}のターン[の間|中]、{{list:said_of_it}}",
        )
        for condition, whose in ((YourTurn(), "あなた"), (Never(YourTurn()), "対戦相手"))
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=Is(This()),
        ja=(
            "あなたが{subject:np}[|1体]をここに移動させ[るたび|たとき]、",
            "{subject:np}[|1体]がここに移動[するたび|したとき]、",
        ),
        en=("[whenever|when] you move {subject:played} here", "[whenever|when] {subject:played} moves here"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        ja="{subject:one}がロケーションに移動[するたび|したとき]、",
        en="[whenever|when] {subject:one} moves to a location",
    ),
)
