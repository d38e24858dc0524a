"""What waits for something still to come: the next one that is played, a step that is skipped, what costs ink."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Bound,
    Cannot,
    ChosenPlayer,
    DamageOn,
    Every,
    Grant,
    Happened,
    Later,
    Lying,
    Modify,
    Never,
    Opponents,
    OpponentsWith,
    PayLess,
    Per,
    PlayFree,
    Side,
    Static,
    StatOf,
    This,
    ToHand,
    Trigger,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, leaves, made, node, passing, phrase, word

from .filters import joined
from .predicates import fill, lift

_PLAYED = Bound("subject")
_THIS = This()
_ITS_OWN = node(
    Static,
    effects=(node(Modify, target=_THIS, stat=Slot("stat"), amount=node(Per, each=Slot("each"), amount=Slot("count"))),),
)


def next_gains(bindings: Bindings) -> object:
    """What is said of the next one that is played this turn, once it has been played."""
    said = fill({"predicate": bindings["predicate"], "target": _PLAYED})
    if not isinstance(said, Modify | Grant | Cannot):
        return REFUSED
    return Later(Trigger("play", bindings["filter"]), said, once=True)  # type: ignore[arg-type]  # the sort gives a filter


def gains_next(value: object) -> Bindings | None:
    if not isinstance(value, Later) or value != Later(Trigger("play", value.on.subject), value.body, once=True):
        return None
    said = lift(value.body)
    return said and {"filter": value.on.subject, "predicate": said["predicate"]}


def _plain_cards(bindings: Bindings) -> bool:
    """A guard: what can be told of a card before it is in play."""
    return not any(isinstance(leaf, Side) for leaf in leaves(bindings["filter"]))


COMING: tuple[Phrase, ...] = (
    # the next one
    made(
        "plain",
        next_gains,
        gains_next,
        ja="このターン、次にあなたがプレイする{filter:np}は{predicate:pred~}",
        en="the next {filter:np} you play this turn {predicate:pred.s}",
    ),
    phrase(
        "plain",
        Later,
        on=node(Trigger, event="play", subject=Slot("subject")),
        once=True,
        ja="このターン、次にあなたが{subject:played}をプレイしたとき、{body:simple}",
        en=(
            "the next time you play {subject:played} this turn, {body:simple}",
            "when you play your next {subject:np} this turn, {body:simple}",
        ),
    ),
    # until the next turn
    *(
        phrase(
            "plain",
            Later,
            duration="until_your_next_turn",
            ja=f"あなたの次のターンの始めまで、{{on:{sort}}}{{body:simple}}",
            en=(
                f"until the start of your next turn, {{on:{sort}}}, {{body:simple}}",
                f"{{on:{sort}}} until the start of your next turn, {{body:simple}}",
            ),
        )
        for sort in ("trigger", "their_trigger")
    ),
    # the first of each turn costs less
    phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=Slot("filter"), amount=Slot("amount")),),
        condition=node(Never, part=node(Happened, on=node(Trigger, event="play", subject=Slot("filter")))),
        when=_plain_cards,
        ja="各ターン[、|に]あなたがプレイする最初の{filter:np}のコストの支払いは{amount:ink_less}減る",
        en=(
            "the first {filter:np} you play each turn costs {amount:ink_less} less",
            "you pay {amount:ink_less} less [for|to play] the first {filter:np} you play each turn",
        ),
    ),
    phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=Slot("filter"), amount=node(Per, each=Slot("each"), amount=Slot("count"))),),
        condition=node(Never, part=node(Happened, on=node(Trigger, event="play", subject=Slot("filter")))),
        when=_plain_cards,
        ja="{count:per}各ターン[、|に]あなたがプレイする最初の{filter:np}のコストの支払いは{each:number}{I}減る",
        en=(
            "{count:each}, you pay {each:number} {I} less for the first {filter:np} you play each turn",
            "you pay {each:number} {I} less for the first {filter:np} you play each turn {count:each}",
        ),
    ),
    # each of them has its own
    phrase(
        "lasting",
        Grant,
        target=node(Every, filter=Slot("filter")),
        abilities=(_ITS_OWN,),
        ja="{filter:np}はそれぞれ、それ{count:its_ja}数だけ{each:plus}{stat}される",
        en=(
            "each {filter:np} gets {each:plus} {stat} {count:its_each}",
            "each of {filter:your_some} gets {each:plus} {stat} {count:its_each}",
            "{filter:your_some} get {each:plus} {stat} {count:its_each}",
            "{filter:np.s} get {each:plus} {stat} {count:its_each}",
        ),
    ),
    made("your_some", *joined(Side(True)), en="your {rest:own_less.s}"),
    passing("own_less.s", "np.s", en="{it}"),
    word("its_each", DamageOn(_THIS), en="for each [1 |]damage on [them|him|her|it]"),
    word("its_each", StatOf("under", _THIS), en="for each card under [them|him|her|it]"),
    word("its_ja", DamageOn(_THIS), ja="が受けているダメージと同じ"),
    word("its_ja", StatOf("under", _THIS), ja="の下にあるカードと同じ"),
    # a step that is skipped
    word(
        "static",
        Static((Cannot(You(), "draw_step"),)),
        ja="あなたはドローステップを飛ばす",
        en=("skip your [turn's |]Draw step", "you skip your [turn's |]Draw step", "skip your draw step"),
    ),
    *(
        word(
            "said",
            Cannot(who, "draw_step", "their_next_turn"),
            ja=f"{ja}次のターンのドローステップを飛ばす",
            en=en,
        )
        for who, ja, en in (
            (You(), "あなたは", ("skip the Draw step of your next turn", "skip your next Draw step")),
            (
                Opponents(),
                "各対戦相手は",
                (
                    "each opponent skips [the|their] Draw step of their next turn",
                    "each opponent skips their next Draw step",
                    "each opponent skips their Draw step during their next turn",
                ),
            ),
            (
                ChosenPlayer(),
                "対戦相手1人を選び、そのプレイヤーは",
                (
                    "chosen opponent skips [the|their] Draw step of their next turn",
                    "chosen opponent skips their next Draw step",
                    "chosen opponent skips their Draw step during their next turn",
                ),
            ),
        )
    ),
    *(
        word(
            "said",
            Cannot(who, "draw", "turn"),
            ja=f"このターン、{ja}カードを引けない",
            en=f"{en} can't draw cards this turn",
        )
        for who, ja, en in (
            (You(), "あなたは", "you"),
            (Opponents(), "対戦相手は", "[opponents|your opponents|each opponent]"),
        )
    ),
    *(
        word("lasting", Cannot(who, "draw"), ja=f"{ja}カードを引けない", en=f"{en} can't draw cards")
        for who, ja, en in ((Opponents(), "対戦相手は", "[opponents|your opponents|each opponent]"),)
    ),
    *(
        phrase(
            "static",
            Static,
            effects=(node(Cannot, target=Slot("who"), deed="draw"),),
            condition=when,
            ja=f"{{who:players}}{ja}カードを引けない",
        )
        for when, ja in ((YourTurn(), "あなたのターンの間、"), (Never(YourTurn()), "対戦相手のターンの間、"))
    ),
    # paid for
    phrase(
        "cheaper",
        PayLess,
        deed="quest",
        ja="{filter:np}は、そのプレイヤーが{amount:ink_more}を支払わないかぎり、クエストできない",
        en=(
            "{filter:np.s} can't quest unless [their player pays|they pay] {amount:ink_more}",
            "{filter:np.s} can't quest unless [their player pays|they pay] {amount:ink_more} each",
        ),
    ),
    # who has more
    *(
        word("player", OpponentsWith(zone, fewer), ja=f"{ja}の枚数があなたより{ja_size}各対戦相手は", en=en)
        for zone, ja in (("hand", "手札"), ("inkwell", "インクウェル"), ("discard", "捨て札"))
        for fewer, ja_size, size in ((False, "多い", "more"), (True, "少ない", "fewer"))
        for en in ((f"each opponent with {size} cards in their {zone} than [you|you have|in yours]",),)
    ),
    # from where it lies
    phrase(
        "ability_text",
        Lying,
        on=(Slot("on"),),
        ja="{on:trigger}このカードがあなたの捨て札にあるなら、{body:after_trigger}",
        en=(
            "{on:trigger}, if this card is in your discard, {body:after_trigger}",
            "while this card is in your discard, {on:trigger}, {body:after_trigger}",
        ),
    ),
    phrase(
        "ability_text",
        Lying,
        on=(Slot("on"),),
        when=lambda bindings: bindings["condition"] is not None,
        ja="{on:trigger}このカードがあなたの捨て札にあり、{condition:condition.nara}なら、{body:after_trigger}",
        en=(
            "{on:trigger}, if this card is in your discard and {condition}, {body:after_trigger}",
            "{on:trigger}, if {condition} and this card is in your discard, {body:after_trigger}",
        ),
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:own_card}[あなたの|]手札に[<戻す>|<加える>]",
        en="return {target:own_card} to your hand",
    ),
    phrase("playing", PlayFree, ja="{what:own_card}コストを支払わずに<プレイする>", en="play {what:own_card} for free"),
)
