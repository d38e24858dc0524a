"""What must hold: so many cards somewhere, whose lead it is, what this card is doing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.keywords import behind, leading
from engine.games.precious_memories.nodes import BrokenOut, Coins, Even, Paid
from engine.games.precious_memories.wording.conditions.all_there import all_there
from engine.games.precious_memories.wording.nouns.either_pile import even, there
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    AnyOf,
    Anything,
    Both,
    Class,
    Compare,
    Count,
    Filter,
    Happened,
    Has,
    In,
    Is,
    Matches,
    Never,
    Op,
    Opponents,
    Players,
    Side,
    Tally,
    This,
    Trigger,
    You,
    YourTurn,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Lot,
    Many,
    Parts,
    Phrase,
    Slot,
    leaves,
    made,
    node,
    passing,
    phrase,
    word,
)

BOUNDS: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "or more"), ("<=", "以下", "or fewer"))
_BUSY: tuple[tuple[Filter, str, str], ...] = (
    (In("approaching"), "アプローチ", "approaching"),
    (In("blocking"), "妨害", "blocking"),
    (AnyOf((In("approaching"), In("blocking"))), "アプローチまたは妨害", "approaching or blocking"),
    (In("blocked"), "妨害され", "being blocked"),
)
_DOING = (("approaching", "アプローチ", "approaching"), ("blocking", "妨害", "blocking"))


def _there() -> Iterator[Phrase | Many]:
    yield made(
        "cond", *there(">=", 1), ja=("{lot:lot}が[いる|ある]", "{lot:there}が[いる|ある]"), en="there is 1 {lot:lot}"
    )
    yield made(
        "cond",
        *there("==", 0),
        ja=("{lot:lot}が[いない|ない]", "{lot:there}が[いない|ない]"),
        en="there is no {lot:lot}",
    )
    for op, bound, more in BOUNDS:
        yield made(
            "cond",
            *there(op, None),
            ja=(
                "{lot:lot}が{n:number}枚" + bound + "[いる|ある]",
                "{lot:there}が{n:number}枚" + bound + "[いる|ある]",
            ),
            en="there are {n:number} " + more + " {lot:lots}",
        )
        yield made(
            "use_cond",
            *there(op, None),
            ja="{lot:lot}{n:number}枚" + bound,
            en="there are {n:number} " + more + " {lot:lots}",
        )
    yield made(
        "cond",
        *_removed(),
        ja="{lot:lot}がゲームから取り除かれている",
    )
    yield made(
        "cond",
        *all_there(),
        ja=("自分の場に{names:all_names}がいる", "自分の{names:all_names}がいる"),
        en="there are all of {names:all_names} of yours",
    )
    yield Many("all_names", "plain_named", {"ja": ("と", "と"), "en": (", ", " and ")}, least=2)
    for state, ja, en in _BUSY:
        yield made(
            "cond",
            *_doing(state, several=False),
            ja="{lot:lot}が" + _busy(ja),
            en="{lot:lot} is " + en,
        )
        yield made(
            "cond",
            *_doing(state, several=True),
            ja="{lot:lot}が{n:number}枚以上" + _busy(ja),
            en="{n:number} or more {lot:lots} are " + en,
        )
        yield made(
            "cond",
            *all_there(state),
            ja="自分の{names:all_names}が" + _busy(ja),
            en="all of {names:all_names} of yours are " + en,
        )


def _needed() -> Parts:
    """One such character of one's own (R-PM-81)."""

    def build(bindings: Bindings) -> object:
        such = LEAVES.combined([Side(True), *leaves(bindings["such"])])
        return REFUSED if such is REFUSED else Compare(Count(such), ">=", 1)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", 1) if Side(True) in leaves(filter_):
                such = LEAVES.combined([leaf for leaf in leaves(filter_) if leaf != Side(True)])
                return None if such is REFUSED else {"such": such}
        return None

    return build, match


def _busy(ja: str) -> str:
    return ja + ("ている" if ja.endswith("され") else "[している|に参加している]")


def _removed() -> Parts:
    """Whether such a card of a player lies out of the game."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        sides = [leaf for leaf in leaves(lot.filter) if isinstance(leaf, Side)]
        rest: Any = LEAVES.combined([leaf for leaf in leaves(lot.filter) if leaf not in sides])
        if lot.zone != "play" or not sides:
            return REFUSED
        return Compare(Count(rest, "removed_cards", You() if sides[0].own else Opponents()), ">=", 1)

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "removed_cards", whose), ">=", 1) if whose in (You(), Opponents()):
                return {"lot": Lot(LEAVES.combined([Side(whose == You()), *leaves(filter_)]))}  # type: ignore[arg-type]
        return None

    return build, match


def _doing(state: Filter, *, several: bool) -> Parts:
    """So many of a lot that are doing it."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        filter_: Any = LEAVES.combined([*leaves(lot.filter), state])
        n: Any = bindings.get("n", 1)
        if lot.zone != "play" or filter_ is REFUSED or (several and n == 1):
            return REFUSED
        return Compare(Count(filter_), ">=", n)

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", n) if state in leaves(filter_) and several == (
                n != 1
            ):
                rest: Any = LEAVES.combined([leaf for leaf in leaves(filter_) if leaf != state])
                slots: Bindings = {"lot": Lot(rest)}
                return slots | {"n": n} if several else slots
        return None

    return build, match


def _holding() -> Iterator[Phrase]:
    """What this card, or the one that wears it, is or does."""
    for subject in ("{target:this}", "{target:wearer}"):
        for state, ja, en in _DOING:
            yield phrase(
                "cond",
                Matches,
                filter=In(state),
                ja=subject + "が" + ja + "[している|に参加している]",
                en=subject + " is " + en,
            )
        yield phrase(
            "cond",
            Matches,
            filter=AnyOf((In("approaching"), In("blocking"))),
            ja=subject + "がアプローチまたは妨害[している|に参加している]",
            en=subject + " is approaching or blocking",
        )
        for stat in ("ap", "dp"):
            for op, bound, more in BOUNDS:
                yield phrase(
                    "cond",
                    Matches,
                    filter=node(Has, stat=stat, op=op, amount=Slot("n")),
                    ja=subject + "の" + stat.upper() + "[の値|]が{n:number}" + bound + "[ある|である]",
                    en=subject + " has " + stat.upper() + " {n:number} " + more,
                )
        for op, bound, more in BOUNDS:
            yield phrase(
                "cond",
                Matches,
                filter=node(
                    AnyOf,
                    parts=(
                        node(Has, stat="ap", op=op, amount=Slot("n")),
                        node(Has, stat="dp", op=op, amount=Slot("n")),
                    ),
                ),
                ja=subject + "のAPまたはDP[の値|]が{n:number}" + bound + "[ある|である]",
                en=subject + " has AP or DP {n:number} " + more,
            )
        yield phrase("cond", Matches, filter=In("blocked"), ja=subject + "が妨害されている", en=subject + " is blocked")
        yield phrase("cond", Matches, filter=In("exerted"), ja=subject + "が休息状態である", en=subject + " is resting")
        yield phrase(
            "cond",
            Matches,
            filter=node(Has, stat=Slot("coin"), op=">=", amount=1),
            ja=(subject + "に{coin}コインが乗っている", subject + "の上に{coin}コインが[乗っている|ある]"),
            en=subject + " has a {coin}coin",
        )
        yield phrase(
            "cond",
            Matches,
            filter=node(Has, stat=Slot("coin"), op=">=", amount=Slot("n")),
            ja=(
                subject + "の上に{coin}コインが{n:plural}個以上[乗っている|ある]",
                subject + "に{coin}コインが{n:plural}個以上[乗っている|ある]",
            ),
            en=subject + " has {n:plural} or more {coin}coins",
        )
        yield phrase(
            "cond",
            Never,
            part=node(Matches, target=Slot("target"), filter=node(Has, stat=Slot("coin"), op=">=", amount=1)),
            ja=(subject + "に{coin}コインが乗っていない", subject + "の上に{coin}コインが[乗っていない|ない]"),
            en=subject + " has no {coin}coin",
        )
        yield phrase(
            "cond",
            Matches,
            filter=In("clad"),
            ja=subject + "にサポートカードがセットされている",
            en=subject + " wears a support card",
        )
        for state, ja, en in (
            ("in_main", "メインエリア", "main area"),
            ("in_support", "サポートエリア", "support area"),
        ):
            yield phrase(
                "cond", Matches, filter=In(state), ja=subject + f"が[自分の|]{ja}にいる", en=f"{subject} is in the {en}"
            )


CONDITIONS: tuple[Phrase | Many, ...] = (
    made("use_cond", *_needed(), ja="{such:needed_one}"),
    passing("needed_one", "named", ja="{it}"),
    made(
        "needed_one", *LEAVES.bag(), ja=("{work:of_work}{kind:kind_noun}", "{trait:trait_noun}を持つ{kind:kind_noun}")
    ),
    *_there(),
    *_holding(),
    phrase(
        "cond",
        Coins,
        ja="自分が{coin}コインを{least:number}個以上持つ",
        en="you have {least:number} or more {coin}coins",
    ),
    phrase("cond", Coins, least=1, ja="自分が{coin}コインを持つ"),
    phrase(
        "cond",
        Compare,
        left=Tally("readied"),
        op=">=",
        ja="この効果で{right:number}枚以上活動状態にした",
        en="{right:number} or more became active by this effect",
    ),
    phrase("cond", Paid, ja="支払ったコストが{least:number}以上である", en="{least:number} or more was paid"),
    phrase("cond_noun", Paid, ja="支払ったコストが{least:number}以上"),
    phrase("cond_noun", Even, ja="{amount:amount}が偶数", en="{amount:amount} is even"),
    phrase("cond_noun", Even, odd=True, ja="{amount:amount}が奇数", en="{amount:amount} is odd"),
    made("cond_noun", *even(odd=False), ja="{lot:lot}の枚数が偶数", en="the number of {lot:lots} is even"),
    made("cond_noun", *even(odd=True), ja="{lot:lot}の枚数が奇数", en="the number of {lot:lots} is odd"),
    word("amount", Count(Anything(), "hand", You()), ja="[|自分の]手札の枚数", en="the number of cards in your hand"),
    word(
        "amount",
        Count(Anything(), "hand", Opponents()),
        ja="相手の手札の枚数",
        en="the number of cards in your opponent's hand",
    ),
    word("cond", BrokenOut(), ja="このカードが〔ブレイク〕している", en="this card has broken out"),
    word("cond_noun", leading(), ja="自分がリード状態", en="you lead"),
    word("cond_noun", behind(), ja="自分がビハインド状態", en="you are behind"),
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), "hand", who),
            op=op,
            ja=ja + "手札が{right:number}枚" + bound + "[ある|である]",
            en=have + " {right:number} " + more + " cards in hand",
        )
        for who, ja, have in ((You(), "[|自分の]", "you have"), (Opponents(), "相手の", "your opponent has"))
        for op, bound, more in BOUNDS
    ),
    *(
        phrase(
            "cond_noun",
            Matches,
            filter=node(Has, stat=stat, op=op, amount=Slot("n")),
            ja="{target:before}の" + ja + "[の値|]が{n:number}" + bound,
            en="{target:before} has " + en + " {n:number} " + more,
        )
        for stat, ja, en in (("cost", "使用コスト", "use cost"), ("ap", "AP", "AP"), ("dp", "DP", "DP"))
        for op, bound, more in (*BOUNDS, ("==", "", "just"))
    ),
    phrase("cond", Matches, filter=node(Class, name=Slot("name")), ja="{target:before}が{name:trait}を持つ"),
    phrase("cond_noun", Matches, ja="{target:before}が{filter:one_such}", en="{target:before} is {filter:one_such}"),
    phrase(
        "when",
        Happened,
        on=Trigger("alter"),
        ja="自分が改変を行ったターンの間、",
        en="in a turn in which you made an alteration, ",
    ),
    *(
        phrase(
            "cond_noun",
            Compare,
            left=Count(Anything(), "hand", who),
            op="==",
            ja=ja + "手札が{right:number}枚",
            en=have + " just {right:number} cards in hand",
        )
        for who, ja, have in ((You(), "[|自分の]", "you have"), (Opponents(), "相手の", "your opponent has"))
    ),
    # in which form
    passing("if", "cond", ja="{it}場合[、|]", en="if {it}, "),
    passing("if", "cond_noun", ja="{it}の場合[、|]", en="if {it}, "),
    passing("while", "cond", ja="{it}間、", en="while {it}, "),
    passing("cond_any", "cond"),
    passing("cond_any", "cond_noun"),
    passing("in_state", "cond", ja="{it}[状態で|間に]", en=" while {it}"),
    passing("in_state", "cond_noun", ja="{it}[で|の状態で]", en=" while {it}"),
    # over a continuous effect
    word("when", YourTurn(), ja="自分のターンの間[、|]", en="during your turn, "),
    word("when", Never(YourTurn()), ja="相手のターンの間[、|]", en="during your opponent's turn, "),
    *(
        word("when", Happened(Trigger(event, Is(This()))), ja=f"このカード[に|が]{ja}ターンの間、")
        for event, ja in (("levelled", "レベルアップした"), ("transformed", "変身した"))
    ),
    passing("when", "if"),
    passing("when", "in_phase"),
    passing("when", "while"),
    *(
        phrase(
            "when",
            Both,
            parts=(turn, Slot("condition")),
            ja=(f"{whose}のターンの間[、|]{{condition:if}}", f"{{condition:if}}{whose}のターンの間[、|]"),
            en=f"during {your} turn, {{condition:if}}",
        )
        for turn, whose, your in ((YourTurn(), "自分", "your"), (Never(YourTurn()), "相手", "your opponent's"))
    ),
    phrase("when", Both, parts=(Slot("one"), Slot("two")), ja="{one:in_state}{two:while}", en="{one:if}{two:while}"),
)
