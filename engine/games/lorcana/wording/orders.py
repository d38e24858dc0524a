"""The same in another order or at greater length: damage that is moved, whole piles, who chose, the next one played."""

from __future__ import annotations

from functools import partial

from engine.kernel.cards.tree import (
    Anything,
    Bound,
    Chooser,
    Chosen,
    ChosenPlayer,
    Compare,
    Count,
    Every,
    Grant,
    In,
    Later,
    Modify,
    MoveDamage,
    Opponents,
    Players,
    PlayFree,
    Side,
    ToDeck,
    ToHand,
    Trigger,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, made, node, passing, phrase, plain, word

from .coming import gains_next, next_gains
from .filters import bag, joined
from .lists import all_said, both_stats, in_groups, of_one, one_of, two_stats
from .places import Subject
from .pronouns import pronoun
from .targets import not_yours
from .terms import ANY_NUMBER

_PLAYED = Bound("subject")
_COUNTERS = "ダメージ・カウンター"
_NEXT = (
    "[このターン、次にあなたがプレイする|このターン、あなたが次にプレイする|あなたがこのターン次にプレイする]"
    "{filter:np}[|1体]"
)
_WHOSE: tuple[tuple[Who, str, str], ...] = (
    (Players(), "[各プレイヤーは|すべてのプレイヤーは|プレイヤー全員は]", "each player"),
    (Opponents(), "[各対戦相手は|対戦相手全員は]", "each opponent"),
    (ChosenPlayer(), "対戦相手1人を選び、そのプレイヤーは", "chosen opponent"),
    (
        ChosenPlayer(opponent=False),
        "プレイヤー1人を選び、そのプレイヤーは",
        "chosen player",
    ),
)


def _moved(bindings: Bindings) -> object:
    """Damage goes from one to another: so much, or up to so much."""
    much = bindings["much"]
    assert isinstance(much, tuple)
    return MoveDamage(bindings["source"], bindings["target"], *much)  # type: ignore[arg-type]  # as sorts say


def _move(value: object) -> Bindings | None:
    if not isinstance(value, MoveDamage):
        return None
    return {"source": value.source, "target": value.target, "much": (value.amount, value.upto)}


def _so_much(bindings: Bindings, *, upto: bool) -> object:
    return bindings["n"], upto


def _number_of(value: object, *, upto: bool) -> Bindings | None:
    match value:
        case (int(amount), known) if known is upto:
            return {"n": amount}
    return None


def _next_is(bindings: Bindings) -> object:
    """Several things that are said of the next one that is played this turn."""
    said = of_one({"list": bindings["list"], "target": _PLAYED})
    return Later(Trigger("play", bindings["filter"]), said, once=True)  # type: ignore[arg-type]  # as sorts say


def _is_next(value: object) -> Bindings | None:
    if not isinstance(value, Later) or value != Later(Trigger("play", value.on.subject), value.body, once=True):
        return None
    said = one_of(value.body)
    if said is None or plain(said["target"]) != _PLAYED:
        return None
    return {"filter": value.on.subject, "list": said["list"]}


def _each_lasting(bindings: Bindings) -> object:
    """What is said for good, and behind it what is said for a time that is told there."""
    front, last = bindings["front"], bindings["last"]
    assert isinstance(front, tuple)
    assert isinstance(last, tuple)
    saids = tuple(said for piece in (*front, last) for said in piece)
    parts = _lasting_each(saids)
    return saids if parts and parts["front"] == front else REFUSED


def _lasting_each(value: object) -> Bindings | None:
    saids = all_said(value)
    lasting = [bool(said.duration) for said in saids]
    pieces = in_groups(saids)
    if len(pieces) < 2 or lasting != sorted(lasting) or len(set(lasting)) < 2:
        return None
    return {"front": pieces[:-1], "last": pieces[-1]}


_STATES = (("damaged", "ダメージを<受けている>"), ("exerted", "エグザート<している>"), ("ready", "レディ<している>"))
ORDERS: tuple[Phrase, ...] = (
    # damage that is moved
    made(
        "act",
        _moved,
        _move,
        ja=(
            "{source:from_whom}から{much:counters}[、|]{target:to_whom}に<移動する>",
            "{source:from_whom}から{target:to_whom}に{much:counters}<移動する>",
            "{much:counters}[、|]{source:from_whom}から{target:to_whom}に<移動する>",
            "{source:select}[そのキャラクター|それ]から{much:counters}[、|]{target:to_whom}に<移動する>",
        ),
    ),
    *(
        made(
            "counters",
            partial(_so_much, upto=upto),
            partial(_number_of, upto=upto),
            ja=tuple(words.replace("#", f"{_COUNTERS}") for words in ja),
        )
        for upto, ja in (
            (True, ("#を{n:number}[個|つ]まで", "#{n:number}[個|つ]まで")),
            (False, ("#を{n:number}[個|つ]", "#{n:number}[個|つ]を")),
        )
    ),
    word(
        "counters",
        (ANY_NUMBER, True),
        ja=(f"{_COUNTERS}を好きな数だけ", f"好きな数の{_COUNTERS}を", f"{_COUNTERS}を好きな数"),
    ),
    phrase(
        "act",
        MoveDamage,
        amount=ANY_NUMBER,
        en="move any number of damage[ counters|] from {source:object} to {target:object}",
    ),
    word("counters", (None, False), ja=(f"すべての{_COUNTERS}を", f"{_COUNTERS}をすべて")),
    # whole piles
    *(
        word(
            "clause",
            ToDeck(Every(Anything(), "discard", whose), "shuffle"),
            ja=f"{ja}自分の捨て札[にあるすべてのカードを|のすべてのカードを|にあるカードをすべて|のカードをすべて|を]"
            "[自分の|]デッキに加えて<シャッフルする>",
            en=f"{en} shuffles their discard into their deck",
        )
        for whose, ja, en in _WHOSE
    ),
    phrase(
        "from_pile",
        Every,
        zone="discard",
        whose=You(),
        ja=(
            "[あなたの|]捨て札にあるすべての{filter:card}を",
            "[あなたの|]捨て札[にある|の]{filter:card}をすべて",
            "[あなたの|]捨て札からすべての{filter:card}を",
        ),
    ),
    phrase("act", ToHand, ja="{target:from_pile}[あなたの|]手札に[<戻す>|<加える>]"),
    phrase(
        "act",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), zone="discard", whose=You()),
        ja="{filter:card}1枚を[あなたの|]捨て札から[あなたの|]手札に[<戻す>|<加える>]",
    ),
    phrase(
        "act",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), least=0, most=Slot("most"), zone="discard", whose=You()),
        ja="{filter:card}を{most:number}枚まで[あなたの|]捨て札から[あなたの|]手札に[<戻す>|<加える>]",
    ),
    phrase(
        "playing",
        PlayFree,
        zone="discard",
        ja="{what:played}1枚を[あなたの|]捨て札からコストを支払わずに<プレイする>",
    ),
    phrase("playing", PlayFree, ja="{what:played}1枚を[あなたの|]手札からコストを支払わずに<プレイする>"),
    *pronoun("that_is", ja="捨てたカードが", en=("the discarded card is", "the discarded card was")),
    phrase("act", ToHand, when=not_yours, ja="{target:wo}手札に<戻す>"),
    phrase("said", Grant, ja="{target:ni}{duration}{abilities:granted}を<与える>"),
    phrase("said", Modify, ja="{target:wo}{duration}{amount:plus}{stat}<する>"),
    made("clause", of_one, one_of, ja="{target:select}{list:changed}"),
    made("changed", two_stats, both_stats, ja="{duration}{amount:plus}{stat}と{other:plus}{other_stat:stat}<する>"),
    made("all_np", *bag(), ja="{side:side?}{other:other?}すべての{has:has?}{kind:kind_and}"),
    phrase(
        "vp",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), zone="discard", by=Subject(), whose=Chooser()),
        ja="自分の捨て札から{filter:card}[1枚を|を1枚][|選び、][自分の|]手札に[<戻す>|<加える>]",
        en="<return> @{filter:card} from their discard to their hand",
    ),
    made("each_card", *bag(), ja="{with:with?}{has:has?}{named:named?}{ink:ink?}{class:class?}各カード"),
    # some one of them
    *(
        phrase(
            "cond", Compare, left=node(Count, filter=Slot("filter")), op=">=", right=1, ja=f"{{filter:{sort}}}が{ja}"
        )
        for state, ja in _STATES
        for sort in (f"any_{state}",)
    ),
    *(
        made(
            f"any_{state}",
            *joined(In(state), side),
            ja=(f"{whose}のいずれかの{{rest:np}}", f"いずれかの{whose}の{{rest:np}}"),
        )
        for state, _ in _STATES
        for side, whose in ((Side(True), "あなた"), (Side(False), "対戦相手"))
    ),
    # who chose
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        ja=(
            "対戦相手が[能力や効果|アクションや能力|能力またはアクション|アクションまたは能力|効果]で{subject:one}を選ぶたび、",
            "{subject:one}が対戦相手の[能力や効果|アクションや能力|能力またはアクション|アクションまたは能力|効果]で選ばれるたび、",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="chosen",
        by=Opponents(),
        manner="for_action",
        ja="対戦相手がアクションで{subject:one}を選ぶたび、",
    ),
    # the next one played
    made(
        "plain",
        next_gains,
        gains_next,
        ja=f"{_NEXT}は[、|]{{predicate:pred~}}",
    ),
    made(
        "plain",
        _next_is,
        _is_next,
        ja=f"{_NEXT}は[、|]{{list:next_list~}}",
        en="the next {filter:np} you play this turn {list:list.s}",
    ),
    made("next_list", _each_lasting, _lasting_each, ja="{front:pieces.te}[、|]{last:piece~}"),
    passing("next_list", "list", ja="{it~}"),
    phrase(
        "plain",
        Later,
        on=node(Trigger, event="play", subject=Slot("subject")),
        once=True,
        ja="このターン、あなたが次に{subject:played}をプレイしたとき、{body:simple}",
    ),
)
