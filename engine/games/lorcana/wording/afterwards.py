"""What came of a challenge or a blow, by Shift alone, and more that is told behind the words that it belongs to."""

from __future__ import annotations

from engine.games.lorcana.nodes import UsedShift
from engine.kernel.cards.tree import (
    At,
    Bound,
    Cannot,
    Chosen,
    Compare,
    Count,
    Every,
    Is,
    Kind,
    Matches,
    Named,
    Opponents,
    PayLess,
    Per,
    SameName,
    Side,
    Trigger,
    Triggered,
    You,
    nodes_of,
)
from engine.wording import Bindings, It, Phrase, Slot, leaves, made, node, phrase, word
from engine.wording import pronoun as pointing

from .filters import has_kind, joined
from .standing import said_later
from .triggers import counted


def _of_yours(bindings: Bindings) -> bool:
    """A guard: those of one's own."""
    return Side(True) in leaves(bindings["rest"])


def _unnamed(bindings: Bindings) -> bool:
    """A guard: no name, and no "of yours", which would end with what stands behind it."""
    filter_ = bindings["filter"]
    return Side(True) not in leaves(filter_) and not any(isinstance(part, Named) for part in nodes_of(filter_))


AFTERWARDS: tuple[Phrase, ...] = (
    # and is still there
    phrase(
        "trigger",
        Trigger,
        event="aftermath",
        ja="{subject:one}がチャレンジして退場しなかったとき、",
        en="[whenever|when] {subject:one} challenges and isn't banished",
    ),
    phrase(
        "triggered",
        Triggered,
        on=(node(Trigger, event="damage", manner="dealt", subject=node(Is, target=Slot("this"))),),
        condition=node(Compare, left=node(Count, filter=node(Is, target=Slot("this"))), op=">=", right=1),
        ja="{this}がダメージを与えられて退場しなかったとき、{body:after_trigger}",
        en="[whenever|when] {this} is dealt damage and isn't banished, {body:after_trigger}",
    ),
    # by Shift
    phrase(
        "triggered",
        Triggered,
        on=(node(Trigger, event="play", subject=Slot("subject")),),
        condition=UsedShift(Bound("subject")),
        ja="あなたが変身を使って{subject:np}をプレイ[するたび|したとき]、{body:after_trigger}",
        en=(
            "whenever you play {subject:played} using Shift, {body:after_trigger}",
            "whenever you use Shift to play {subject:played}, {body:after_trigger}",
        ),
    ),
    # the nth card that is drawn
    *(
        phrase(
            "trigger",
            Trigger,
            event="draw",
            by=by,
            when=counted,
            ja=(
                f"各ターン、{ja}が{{nth:ordinal}}のカードを引くたび、",
                f"{ja}がカードを[1枚|]引くたび、それがこのターンに{ja}が引いた{{nth:ordinal}}のカードなら、",
                f"{ja}が[その|この]ターンの{{nth:ordinal}}のカードを引い[たとき|た時]、",
            ),
            en=f"whenever {en} {{nth:ordinal}} card[ in a turn| each turn| this turn| of the turn|]",
        )
        for by, ja, en in (
            (You(), "あなた", "you draw [a|your]"),
            (Opponents(), "対戦相手", "an opponent draws [a|their]"),
        )
    ),
    # where it is
    phrase(
        "cond",
        Matches,
        filter=node(At, target=node(Every, filter=Slot("place"))),
        when=lambda bindings: has_kind("place", "location")(bindings) and bindings["place"] != Kind("location"),
        ja="{target:this}が{place:np}に<いる>",
        en="{target:this} is at @{place:np}",
    ),
    # how many
    *(
        made("field", *said_later(rank, when=_of_yours), en="{rest:own_field}[ in play|]" + f"{{{rank}:{rank}}}")
        for rank in ("has", "with")
    ),
    made("own_field", *joined(Side(True)), en="{rest:np} you have"),
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        filter=node(Is, target=Slot("this")),
        en="{this} costs {each:number} {I} less {count:each}",
    ),
    *(pointing("possessive", It("one", (kind, "paid"), True), en=f"that {kind}'s") for kind in ("character", "item")),
    phrase("possessive", Chosen, when=_unnamed, en="chosen {filter:np}'s"),
    phrase(
        "possessive",
        Chosen,
        when=_unnamed,
        en=("another chosen {filter:another}'s", "chosen other {filter:another}'s"),
    ),
    # the same name
    phrase(
        "cond",
        Matches,
        filter=SameName(Bound("named")),
        en="{target:it_card} has [that|the named] name",
    ),
    # whom others may not choose
    phrase(
        "said",
        Cannot,
        deed="be_chosen",
        filter=Side(False),
        en=(
            "[opponents|your opponents] can't choose {target:object}"
            "[ for abilities or effects| for actions or abilities|]{duration}"
        ),
    ),
    word("players_or_you", Opponents(), ja="各対戦相手は", en="each opponent"),
)
