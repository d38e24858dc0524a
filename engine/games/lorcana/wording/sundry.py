"""What was said in one way only: of one card under another, of a group that was told, of the first and of the rest."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Cannot,
    Chosen,
    Compare,
    Count,
    Look,
    Opponents,
    Other,
    PayLess,
    Per,
    PutRest,
    Seq,
    Side,
    Take,
    ToDeck,
    ToHand,
    You,
)
from engine.wording import Phrase, Slot, made, node, phrase, word

from .filters import joined
from .targets import not_yours

_N = Slot("n")


SUNDRY: tuple[Phrase, ...] = (
    # some of yours, without "chosen"
    *(
        row
        for sort in ("subj", "object")
        for row in (
            phrase(
                sort,
                Chosen,
                filter=Slot("filter"),
                en="another {filter:yours_other}",
            ),
        )
    ),
    made("yours_other", *joined(Side(True), Other()), en="{rest:np} of yours"),
    *(
        phrase(
            sort,
            Chosen,
            least=0,
            when=lambda bindings: bindings["most"] not in (0, 1),
            en="each of up to {most:number} chosen {filter:np.s}",
        )
        for sort in ("subj", "object")
    ),
    *(
        phrase(
            sort,
            Chosen,
            least=_N,
            most=_N,
            when=lambda bindings: bindings["n"] not in (0, 1),
            en="each of {n:number} chosen {filter:np.s}",
        )
        for sort in ("subj", "object")
    ),
    # how many
    made("fields", *joined(Side(True)), en="your {rest:np.s}[| in play]"),
    made("fields", *joined(Side(True), Other()), en="your other {rest:np.s}[| in play]"),
    made("field", *joined(Side(True)), en="{rest:np} you have"),
    made("field", *joined(Side(True), Other()), en="other {rest:np} you have"),
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), zone=zone, whose=You()),
            op=op,
            ja=f"あなたの{ja_zone}に{{filter:card}}が{{right:number}}枚{ja}<ある>",
            en=(
                f"your {zone} has {{right:number}} or {size} {{filter:card.s}}",
                f"there are {{right:number}} or {size} {{filter:card.s}} in your {zone}",
            ),
        )
        for zone, ja_zone in (("hand", "手札"), ("inkwell", "インクウェル"), ("discard", "捨て札"))
        for op, size, ja in ((">=", "more", "以上"), ("<=", "fewer", "以下"))
    ),
    # from among
    phrase(
        "act",
        Take,
        amount=1,
        into="play",
        en="play @{filter:np} from among [them|those cards|the revealed cards] for free",
    ),
    phrase(
        "act",
        Take,
        amount=1,
        en="put @{filter:card} from among [them|those cards|the revealed cards] into your hand",
    ),
    phrase(
        "act",
        Take,
        amount=1,
        reveal=True,
        en="reveal @{filter:card} from among [them|those cards] and put it into your hand",
    ),
    phrase(
        "act",
        Take,
        amount=1,
        into="bottom",
        ja="そのうち1枚をデッキの一番下に<置く>",
        en="put [one|1] of them on the bottom of your deck",
    ),
    # what may not be done
    phrase(
        "said",
        Cannot,
        deed="challenge",
        when=lambda bindings: bindings["duration"] != "",
        en="{target:subjs} can't challenge {filter:your_group}{duration}",
    ),
    made("your_group", *joined(Side(True)), en="your {rest:np.s}"),
    phrase(
        "lasting",
        Cannot,
        target=Slot("who"),
        deed="gain_lore",
        ja="{who:each_of_them}ロアを得られない",
        en="{who:each_of_them} can't gain lore",
    ),
    phrase(
        "lasting",
        Cannot,
        target=Slot("who"),
        deed="lose_lore",
        ja="{who:each_of_them}ロアを失わない",
        en="{who:each_of_them} can't lose lore",
    ),
    word("each_of_them", Opponents(), ja="各対戦相手は", en="each opponent"),
    *(
        phrase(
            "said",
            Cannot,
            deed="move",
            target=Slot("who"),
            ja=f"{{who:{sort}}}{{duration}}{{filter:np}}をロケーションに移動できない",
            en=f"{{who:{sort}}} can't move [|their ]{{filter:np.s}} to locations{{duration}}",
        )
        for sort in ("players", "player")
    ),
    # paid for each
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        en="{count:each}, you pay {each:number} {I} less to play {filter:np.s}",
    ),
    # shown
    phrase(
        "act",
        Look,
        amount=0,
        open=True,
        target=node(Chosen, filter=Slot("filter"), zone="hand", whose=You()),
        ja="あなたの手札から{filter:card}1枚を<公開する>",
        en="reveal @{filter:card} [from|in] your hand",
    ),
    phrase(
        "act",
        ToHand,
        reveal=True,
        ja="{target:it_card}公開し手札に<加える>",
        en="reveal {target:it_card} and put [it|them] into your hand",
    ),
    # put back, and into the hand
    phrase(
        "act",
        ToDeck,
        place="top",
        when=not_yours,
        en="put {target:object} on top of [their player's deck|its player's deck|their players' decks]",
    ),
    phrase(
        "act",
        Seq,
        parts=(node(ToHand, target=Slot("it")), PutRest("bottom")),
        link="and",
        en="put {it:it_card} into your hand and the rest on the bottom of your deck in any order",
    ),
)
