"""What players do: verbs that any player can be the subject of, and how subject and verb join."""

from __future__ import annotations

from engine.games.lorcana.nodes import ExtraInk, PayInk, ToInkwell, TurnInk
from engine.games.lorcana.wording.places import Subject, swapped
from engine.kernel.cards.tree import (
    Anything,
    Banish,
    Chooser,
    Chosen,
    ChosenPlayer,
    Count,
    Deal,
    Discard,
    Draw,
    Every,
    Exert,
    GainPoints,
    LosePoints,
    Lot,
    May,
    Opponents,
    Per,
    RevealHand,
    Seq,
    ShuffleDeck,
    StatOf,
    Tally,
    ToDeck,
    ToDiscard,
    ToHand,
    Top,
    Unless,
    You,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, node, passing, phrase, word

_WHO = Subject()
YOU = You()


def fill(bindings: Bindings) -> object:
    """The verb with the player who does it."""
    return swapped(bindings["verb"], _WHO, bindings["who"])


def lift(value: object) -> Bindings | None:
    """The player, and what that player does."""
    who = doer(value)
    return None if who is None or isinstance(who, You) else {"who": who, "verb": swapped(value, who, _WHO)}


def doer(value: object) -> object:
    """The player who does it, or None where no player is named."""
    if isinstance(value, Seq):
        return doer(value.parts[0])
    if isinstance(value, RevealHand) and value.private:
        return None
    if isinstance(value, Banish | Deal):
        return value.target.by if isinstance(value.target, Chosen) else None
    if isinstance(value, Exert | ToHand | ToDeck | ToDiscard | ToInkwell):
        target = value.target
        piled = isinstance(target, Top | Lot) or (isinstance(target, Every) and target.zone == "hand")
        who = target.by if isinstance(target, Chosen) else target.whose if piled else None  # type: ignore[union-attr]
        return None if isinstance(who, You) else who
    return getattr(value, "who", None)


def fill_may(bindings: Bindings) -> object:
    """The same, but only if that player wants to."""
    body = fill(bindings)
    return May(body, who=bindings["who"])  # type: ignore[arg-type]  # the sorts give an effect and a player


def lift_may(value: object) -> Bindings | None:
    """The player who may, and what."""
    if not isinstance(value, May) or value.bundle:
        return None
    parts = lift(value.body)
    return parts if parts and parts["who"] == value.who else None


def fill_you(bindings: Bindings) -> object:
    """An imperative speaks to you."""
    value = swapped(bindings["verb"], _WHO, You())
    return REFUSED if lift_you(value) is None else value


def lift_you(value: object) -> Bindings | None:
    """What you do."""
    if not isinstance(value, Draw | Discard | GainPoints | LosePoints | Unless | RevealHand) or value.who != You():
        return None
    fields = {name: getattr(value, name) for name in value.__struct_fields__} | {"who": _WHO}
    return {"verb": type(value)(**fields)}


_CHOSEN = node(Chosen, filter=Slot("filter"), by=_WHO, whose=Chooser())
_A, _B = Slot("a"), Slot("b")
_EACH = node(Per, each=Slot("each"), amount=Slot("count"))

PLAYERS: tuple[Phrase, ...] = (
    phrase("vp", Draw, who=_WHO, ja="カードを{amount:number}枚<引く>", en="<draw> {amount:cards}"),
    phrase(
        "vp",
        Draw,
        who=_WHO,
        ja="{amount:each}数のカードを<引く>",
        en=("<draw> a card {amount:each}", "<draw> cards equal to {amount:equal}"),
    ),
    phrase(
        "vp",
        Discard,
        who=_WHO,
        ja=(
            "[|自分の手札から|手札から|あなたの手札から]カードを{amount:number}枚[選んで|]<捨てる>",
            "[|自分の|あなたの]手札を{amount:number}枚[選んで|]<捨てる>",
        ),
        en=("<choose> and <discard> {amount:cards}", "<discard> {amount:cards}"),
    ),
    phrase(
        "vp",
        Discard,
        who=_WHO,
        ja="[|自分の手札から|手札から]{filter:card}を1枚選んで<捨てる>",
        amount=1,
        en="<choose> and <discard> @{filter:card}",
    ),
    phrase(
        "vp",
        Discard,
        who=_WHO,
        amount=None,
        ja="[|自分の|あなたの]手札をすべて<捨てる>",
        en=("<discard> their hand", "<discard> all cards in their hand"),
    ),
    phrase("deed", Discard, who=YOU, amount=None, en=("discard your hand", "discard all cards in your hand")),
    phrase(
        "vp",
        Discard,
        who=_WHO,
        how="random",
        ja=(
            "手札を無作為に{amount:number}枚<捨てる>",
            "手札からカードを{amount:number}枚無作為に<捨てる>",
            "手札をランダムに{amount:number}枚<捨てる>",
            "カードを{amount:number}枚ランダムに選んで<捨てる>",
        ),
        en="<discard> {amount:cards} at random",
    ),
    phrase(
        "vp",
        Discard,
        who=_WHO,
        amount=1,
        how="your_choice",
        ja="あなたが選んだ{filter:card}を1枚<捨てる>",
        en="<discard> @{filter:card} of your choice",
    ),
    phrase(
        "vp",
        Draw,
        who=_WHO,
        until=True,
        ja="手札が{amount:number}枚になる[ように|まで][|カードを]<引く>",
        en=(
            "<draw> [cards |]until you have {amount:number} cards in your hand",
            "<draw> [cards |]until they have {amount:number} cards in their hand",
        ),
    ),
    phrase(
        "vp",
        ToDiscard,
        target=node(Top, amount=1, whose=_WHO),
        ja="自分のデッキの一番上のカードを捨て札に<置く>",
        en="<put> the top card of their deck [into|in] their discard",
    ),
    phrase(
        "vp",
        ToDiscard,
        target=node(Top, amount=Slot("amount"), whose=_WHO),
        ja="自分のデッキの上からカードを{amount:number}枚捨て札に<置く>",
        en="<put> the top {amount:plural} cards of their deck [into|in] their discard",
    ),
    phrase(
        "vp",
        ToInkwell,
        target=node(Top, amount=1, whose=_WHO),
        ja="自分のデッキの一番上のカードを[|自分の]インクウェルに{exerted:facing}<置く>",
        en="<put> the top card of their deck into their inkwell{exerted:facing}",
    ),
    phrase(
        "vp",
        ToInkwell,
        target=node(Top, amount=Slot("amount"), whose=_WHO),
        ja="自分のデッキの上からカードを{amount:number}枚[|自分の]インクウェルに{exerted:facing}<置く>",
        en="<put> the top {amount:plural} cards of their deck into their inkwell{exerted:facing}",
    ),
    phrase(
        "vp",
        Exert,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を[選び、|選んで]<エグザートする>",
        en="<choose> and <exert> one of their {filter:np.s}",
    ),
    phrase(
        "vp",
        ToHand,
        target=_CHOSEN,
        ja=(
            "自分の{filter:one_of}を[選び、|選んで][|自分の]手札に<戻す>",
            "自分の{filter:one_of}を選び、そのカードのプレイヤーの手札に<戻す>",
        ),
        en=(
            "<choose> one of their {filter:np.s} and <return> [them|it|that card] to their hand",
            "<return> one of their {filter:np.s} to their hand",
            "<choose> and <return> one of their {filter:np.s} to their hand",
        ),
    ),
    phrase(
        "vp",
        ToDeck,
        target=_CHOSEN,
        place="bottom",
        ja="自分の{filter:one_of}を[選び、|選んで][|自分の]デッキの一番下に<置く>",
        en="<choose> one of their {filter:np.s} and <put> [them|it|that card] on the bottom of their deck",
    ),
    phrase(
        "vp",
        GainPoints,
        who=_WHO,
        amount=_EACH,
        ja="{count:per}ロアを{each:plural}つ<得る>",
        en="<gain> {each:plural} lore {count:each}",
    ),
    phrase(
        "vp",
        LosePoints,
        who=_WHO,
        ja="{amount:each}数のロアを<失う>",
        en=("<lose> 1 lore {amount:each}", "<lose> lore equal to {amount:equal}"),
    ),
    phrase(
        "vp",
        LosePoints,
        who=_WHO,
        amount=_EACH,
        ja="{count:per}ロアを{each:plural}つ<失う>",
        en="<lose> {each:plural} lore {count:each}",
    ),
    phrase("vp", GainPoints, who=_WHO, ja="ロアを{amount:number}つ<得る>", en="<gain> {amount:number} lore"),
    phrase(
        "vp",
        GainPoints,
        who=_WHO,
        ja="{amount:each}数のロアを<得る>",
        en=("<gain> 1 lore {amount:each}", "<gain> lore equal to {amount:equal}"),
    ),
    phrase("vp", LosePoints, who=_WHO, ja="ロアを{amount:number}つ<失う>", en="<lose> {amount:number} lore"),
    phrase("vp", RevealHand, who=_WHO, ja="手札を<公開する>", en="<reveal> their hand"),
    phrase(
        "act",
        RevealHand,
        private=True,
        ja="{who:whose_hand}手札を<見る>",
        en="look at {who:whose_hand} hand",
    ),
    word("whose_hand", Opponents(), ja="各対戦相手の", en=("each opponent's", "your opponent's")),
    word(
        "whose_hand",
        ChosenPlayer(),
        ja=("対戦相手1人を選び、そのプレイヤーの", "対戦相手1人を選ぶ。そのプレイヤーの"),
        en="chosen opponent's",
    ),
    word(
        "whose_hand",
        ChosenPlayer(opponent=False),
        ja="プレイヤー1人を選び、そのプレイヤーの",
        en="chosen player's",
    ),
    phrase(
        "act",
        TurnInk,
        who=YOU,
        exerted=True,
        ja="あなたのインクウェル[の|にある]カードをすべて<エグザートする>",
        en=("exert all cards in your inkwell", "exert all the cards in your inkwell"),
    ),
    phrase(
        "act",
        TurnInk,
        who=YOU,
        exerted=False,
        ja="あなたのインクウェル[の|にある]カードをすべて<レディする>",
        en=("ready all cards in your inkwell", "ready all the cards in your inkwell"),
    ),
    phrase(
        "vp",
        TurnInk,
        who=_WHO,
        exerted=True,
        ja="自分のインクウェルのカードをすべて<エグザートする>",
        en=("<exert> all cards in their inkwell", "<exert> all the cards in their inkwell"),
    ),
    phrase("act", ShuffleDeck, who=YOU, ja="[あなたの|]デッキを<シャッフルする>", en="shuffle your deck"),
    phrase(
        "simple",
        ExtraInk,
        amount=1,
        ja="このターン、あなたは追加で手札を1枚インクウェルに裏向きで置いてもよい",
        en="this turn, you may put an additional card from your hand into your inkwell facedown",
    ),
    phrase(
        "vp",
        Draw,
        who=_WHO,
        until=True,
        amount=Count(Anything(), "hand", ChosenPlayer()),
        ja="手札が同じ枚数になるように[カードを|]<引く>",
        en=(
            "<draw> cards until [you have|they have] the same number",
            "<draw> cards until [you have|they have] as many cards in [your|their] hand as chosen opponent",
        ),
    ),
    phrase(
        "vp",
        Banish,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を[選び、|選んで]<退場させる>",
        en=(
            "<choose> and <banish> one of their {filter:np.s}",
            "<banish> one of their {filter:np.s}",
            "<choose> one of their {filter:np.s} and <banish> [them|it]",
        ),
    ),
    phrase(
        "vp",
        ToInkwell,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を選び、そのキャラクターをインクウェルに{exerted:facing}<置く>",
        en="<choose> one of their {filter:np.s} and <put> them into their inkwell{exerted:facing}",
    ),
    *(
        row
        for verb, ja, en in (
            (Draw, "カードを1枚<引く>", "draw a card"),
            (GainPoints, "ロアを1つ<得る>", "gain 1 lore"),
            (LosePoints, "ロアを1つ<失う>", "lose 1 lore"),
        )
        for row in (
            phrase("vp", verb, who=_WHO, ja="{amount:per}" + ja),
            phrase("clause", verb, who=YOU, en="{amount:each}, [|you ]" + en),
        )
    ),
    phrase(
        "clause",
        GainPoints,
        who=YOU,
        amount=node(StatOf, stat=Slot("stat"), target=node(Chosen, filter=Slot("filter"))),
        en="choose {filter:some} and gain lore equal to [their|his|her|its] {stat}",
    ),
    phrase("clause", GainPoints, who=YOU, amount=_EACH, en="{count:each}, [|you ]gain {each:plural} lore"),
    phrase("clause", Draw, who=YOU, amount=_EACH, en="{count:each}, [|you ]draw {each:plural} cards"),
    phrase(
        "vp",
        Draw,
        who=_WHO,
        amount=_EACH,
        ja="{count:per}カードを{each:plural}枚<引く>",
        en="<draw> {each:plural} cards {count:each}",
    ),
    phrase(
        "vp",
        ToDeck,
        target=node(Chosen, filter=Slot("filter"), zone="hand", by=_WHO, whose=Chooser()),
        place=Slot("place"),
        ja="自分の手札から{filter:card}を1枚選び、自分のデッキの一番{place:end_of_deck}に<置く>",
        en=(
            "<choose> @{filter:card} from their hand and <put> [it|that card] on the {place:end_of_deck} of their deck",
            "<put> @{filter:card} from their hand on the {place:end_of_deck} of their deck",
        ),
    ),
    word("end_of_deck", "bottom", ja="下", en="bottom"),
    word("end_of_deck", "top", ja="上", en="top"),
    passing("vps", "vp", ja="{it~}", en="{it~}"),
    phrase("vps", Seq, parts=(_A, _B), link="and", ja="{a:vp.i}、{b:vp~}", en="{a:vp~} and {b:vp~}"),
    phrase("vps", Seq, parts=(_A, _B), link="then", ja="{a:vp.i}、その後{b:vp~}", en="{a:vp~}, then {b:vp~}"),
    phrase("vps", Unless, who=_WHO, ja="{escape:vp.nai}かぎり、{body:vp~}", en="{body:vp~} unless they {escape:vp}"),
    phrase("vp", PayInk, ja="{amount:number}{I}を<支払う>", en="<pay> {amount:number} {I}"),
    phrase(
        "vp",
        Draw,
        who=_WHO,
        amount=Tally("discarded"),
        ja="捨てた[の|カード]と同じ枚数のカードを<引く>",
        en="<draw> that many cards",
    ),
)
