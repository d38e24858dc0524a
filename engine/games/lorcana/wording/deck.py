"""The top of a deck: looking, revealing, taking, and putting back."""

from __future__ import annotations

from engine.kernel.cards.tree import Chosen, Look, PutRest, RevealTop, Seq, ShuffleDeck, Split, Take, ToHand, Top, You
from engine.wording import Bindings, Phrase, Slot, made, node, phrase, word


def _look_at(bindings: Bindings, *, open_: bool = False) -> object:
    top = bindings["top"]
    assert isinstance(top, Top)
    return Look(top.amount, open=open_)


def _looked_at(value: object, *, open_: bool = False) -> Bindings | None:
    return {"top": Top(value.amount)} if value == Look(getattr(value, "amount", 0), open=open_) else None


def _take_and_rest(value: object) -> Bindings | None:
    """Taking and putting back in one breath."""
    if not isinstance(value, Seq) or value.link != "and" or len(value.parts) != 2:
        return None
    take, rest = value.parts
    if not isinstance(take, Take) or take.reveal or not isinstance(rest, PutRest) or rest.place == "either":
        return None
    return {"take": take, "place": rest.place}


DECK: tuple[Phrase, ...] = (
    # the own deck
    made("act", _look_at, _looked_at, ja="{top}<見る>", en="look at {top}"),
    made(
        "act",
        lambda bindings: _look_at(bindings, open_=True),
        lambda value: _looked_at(value, open_=True),
        ja="{top:several}<公開する>",
        en="reveal {top:several}",
    ),
    phrase(
        "act",
        Seq,
        parts=(
            node(ToHand, target=node(Chosen, filter=Slot("filter"), least=0, zone="deck", whose=You()), reveal=True),
            ShuffleDeck(You()),
        ),
        link="and",
        ja="あなたのデッキから{filter:card}を1枚[|まで]探し、公開し手札に加え、デッキを<シャッフルする>",
        en=(
            "search your deck for @{filter:card} and reveal [that card|it][ to all players|]. "
            "^put [that card|it] into your hand and shuffle your deck"
        ),
    ),
    phrase(
        "several",
        Top,
        ja="あなたのデッキの上からカードを{amount:plural}枚",
        en="the top {amount:plural} cards of your deck",
    ),
    phrase(
        "act",
        Take,
        amount=None,
        ja="公開した{filter:card}をすべて手札に<加える>",
        en=(
            "put [all |]revealed {filter:card.s} into your hand",
            "put all {filter:card.s} revealed this way into your hand",
        ),
    ),
    phrase("act", RevealTop, ja="あなたのデッキの一番上のカードを<公開する>", en="reveal the top card of your deck"),
    phrase(
        "act",
        Take,
        amount=1,
        reveal=True,
        ja="{filter:card}を1枚公開し手札に<加える>",
        en="reveal @{filter:card} and put it into your hand",
    ),
    phrase(
        "act",
        Take,
        upto=True,
        reveal=True,
        ja="{filter:card}を{amount:number}枚まで公開し手札に<加える>",
        en="reveal up to {amount:number} {filter:card.s} and put them into your hand",
    ),
    phrase("act", Take, ja="そのうち{amount:plural}枚を手札に<加える>", en="put {amount:plural} into your hand"),
    made(
        "act",
        lambda bindings: Seq((bindings["take"], PutRest(bindings["place"])), "and"),  # type: ignore[arg-type]
        _take_and_rest,
        en="{take:taking} and {place:rest}",
    ),
    phrase("taking", Take, amount=1, en=("put one into your hand", "put 1 into your hand")),
    phrase("taking", Take, en="put {amount:plural} into your hand"),
    phrase(
        "act", Take, amount=1, ja="そのうち1枚を手札に<加える>", en=("put one into your hand", "put 1 into your hand")
    ),
    phrase(
        "act",
        Take,
        amount=1,
        into=Slot("into"),
        ja="そのうち1枚を{into:inkwell}<置く>",
        en="put [one|1][| of them] {into:inkwell}",
    ),
    word("inkwell", "inkwell", ja="インクウェルに裏向きで", en="into your inkwell facedown"),
    word(
        "inkwell",
        "inkwell_exerted",
        ja="インクウェルにエグザートかつ裏向きで",
        en="into your inkwell facedown and exerted",
    ),
    phrase("act", PutRest, ja="{place:rest}<置く>", en="put {place:rest}"),
    word("rest", "discard", ja=("残りを捨て札に", "残りをあなたの捨て札に"), en="the rest into your discard"),
    word(
        "rest", "bottom", ja="残りを好きな順番でデッキの一番下に", en="the rest on the bottom of your deck in any order"
    ),
    word(
        "rest",
        "top",
        ja=("それらを好きな順番でデッキの一番上に", "残りを好きな順番でデッキの一番上に"),
        en=(
            "them back on the top of your deck in any order",
            "the rest on the top of your deck in any order",
            "them back in any order",
        ),
    ),
    phrase("act", PutRest, place="top", ja="それらを好きな順番で<戻す>"),
    phrase(
        "act",
        PutRest,
        place="either",
        ja="それをあなたのデッキの一番上か一番下に<置く>",
        en="put it on [either |]the top or the bottom of your deck",
    ),
    phrase(
        "act",
        Split,
        ja="そのうち1枚を{first:there}、もう1枚を{second:other_place}<置く>",
        en="put one {first:there} and the other {second:other_place}",
    ),
    word(
        "other_place",
        "bottom",
        ja=("一番下に", "デッキの一番下に"),
        en=("on the bottom", "on the bottom of your deck", "on the bottom of the deck"),
    ),
    word("other_place", "discard", ja=("捨て札に", "あなたの捨て札に"), en="into your discard"),
    *(
        word(
            "other_place",
            place,
            ja=("インクウェルに" + ja, "あなたのインクウェルに" + ja),
            en="into your inkwell " + en,
        )
        for place, ja, en in (
            ("inkwell", "裏向きで", "facedown"),
            ("inkwell_exerted", "エグザートかつ裏向きで", "facedown and exerted"),
        )
    ),
    word("there", "top", ja="あなたのデッキの一番上に", en="on the top of your deck"),
    word("there", "hand", ja="手札に", en="into your hand"),
)
