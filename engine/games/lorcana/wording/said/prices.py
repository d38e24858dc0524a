"""What costs more or less, for each too; and what is paid for moving, questing and challenging."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import HERE, joined
from engine.kernel.cards.tree import (
    At,
    Happened,
    In,
    Is,
    Kind,
    Never,
    Opponents,
    PayLess,
    Per,
    Side,
    Static,
    This,
    Trigger,
)
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase

_THIS = This()
_SPELL_EN, _SPELL_JA = "this [action|card|song]", "この[アクション|カード|歌]"


def _plain_cards(bindings: Bindings) -> bool:
    """A guard: what can be told of a card before it is in play."""
    return not any(isinstance(leaf, Side) for leaf in leaves(bindings["filter"]))


PRICES: tuple[Phrase, ...] = (
    # this card
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        filter=node(Is, target=Slot("this")),
        ja="{this}をプレイするコストの支払いは{count:each}数だけ{each:number}{I}減る",
    ),
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        filter=node(Is, target=Slot("this")),
        en="{this} costs {each:number} {I} less {count:each}",
    ),
    # what is paid for challenging
    *(
        phrase(
            "cheaper",
            PayLess,
            deed="challenge",
            ja="{filter:np}は、そのプレイヤーが{amount:ink_more}を支払わないかぎり、" + ja + "チャレンジできない",
            en="{filter:np.s} can't challenge " + en + "unless [their player pays|they pay] {amount:ink_more}",
        )
        for ja, en in (("", ""), ("{place:taxed}に", "{place:taxed} "))
    ),
    phrase("taxed", Is, ja="{target:this}", en="{target:this}"),
    made("taxed", *joined(Side(True)), ja="あなたの{rest:np}", en="your {rest:np.s}"),
    made("taxed", *joined(HERE), ja="ここにいる{rest:np}", en="{rest:np.s} here"),
    # an action that costs less
    *(
        phrase(
            "spell_line",
            Static,
            effects=(node(PayLess, filter=Is(_THIS), amount=Slot("amount")),),
            when=lambda bindings: bindings["condition"] is not None,
            ja=f"{{condition:condition.nara}}なら、{_SPELL_JA}をプレイするコストの支払いは{{amount:{sort}}}{ja}[。|]",
            en=(
                f"^if {{condition}}, you pay {{amount:{sort}}} {en} to play {_SPELL_EN}[.|]",
                f"^if {{condition}}, {_SPELL_EN} costs {{amount:{sort}}} {en} to play[.|]",
                f"^{_SPELL_EN} costs {{amount:{sort}}} {en} to play if {{condition}}[.|]",
                f"^you pay {{amount:{sort}}} {en} to play {_SPELL_EN} if {{condition}}[.|]",
            ),
        )
        for sort, ja, en in (("ink_less", "減る", "less"), ("ink_more", "増える", "more"))
    ),
    phrase(
        "spell_line",
        Static,
        effects=(node(PayLess, filter=Is(_THIS), amount=node(Per, each=Slot("each"), amount=Slot("count"))),),
        ja=f"{{count:per}}{_SPELL_JA}をプレイするコストの支払いは{{each:number}}{{I}}減る[。|]",
        en=(
            f"^{{count:each}}, you pay {{each:number}} {{I}} less to play {_SPELL_EN}[.|]",
            f"^you pay {{each:number}} {{I}} less to play {_SPELL_EN} {{count:each}}[.|]",
            f"^{_SPELL_EN} costs {{each:number}} {{I}} less to play {{count:each}}[.|]",
        ),
    ),
    # what is paid for moving
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        place=Kind("location"),
        ja="[各|]対戦相手が自分の{filter:they_move}を[ロケーションに|]移動させるコストの支払いは{amount:ink_more}増える",
        en=(
            "each opponent pays {amount:ink_more} more to move their {filter:they_move}[ to a location|]",
            "opponents pay {amount:ink_more} more to move their {filter:they_move}[ to a location|]",
        ),
    ),
    made("they_move", *joined(Side(False)), ja="{rest:np}", en="{rest:np.s}"),
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        en="{filter:free_movers} pay {amount:ink_less} less to move {place:goal}",
    ),
    # cards that are played
    phrase(
        "cheaper",
        PayLess,
        when=lambda bindings: not any(isinstance(leaf, Side | In | At) for leaf in leaves(bindings["filter"])),
        en="your {filter:np.s} cost {amount:ink_less} less[ to play|]",
    ),
    phrase(
        "cheaper",
        PayLess,
        who=Opponents(),
        en="[opponents'|your opponents'] {filter:np.s} cost {amount:ink_more} more[ to play|]",
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
    # what is paid for questing
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
    # paid for each
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        en="{count:each}, you pay {each:number} {I} less to play {filter:np.s}",
    ),
)
