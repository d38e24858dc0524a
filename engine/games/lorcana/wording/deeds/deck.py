"""The top of a deck: looking, revealing, taking, and putting back."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Chosen,
    Look,
    PutRest,
    PutSome,
    RevealTop,
    RevealUntil,
    Seq,
    ShuffleDeck,
    Split,
    Take,
    ToHand,
    Top,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, node, phrase, word


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


def _to_three(bindings: Bindings) -> object:
    """One here, one there, and what is left to a third place."""
    takes = tuple(Take(amount=1, into=bindings[slot]) for slot in ("a", "b"))  # type: ignore[arg-type]  # zones
    return Seq((*takes, PutRest(bindings["c"])), "and")  # type: ignore[arg-type]  # a place


def _three_places(value: object) -> Bindings | None:
    match value:
        case Seq((Take(into=a), Take(into=b), PutRest(c)), "and"):
            slots: Bindings = {"a": a, "b": b, "c": c}
            return slots if _to_three(slots) == value else None
    return None


def _two_sorts(*alone: str) -> Parts:
    """So many at most of one sort and so many of another; `alone`: of which the number is not told, since it is 1."""

    def build(bindings: Bindings) -> object:
        a, b, n, m = bindings["a"], bindings["b"], bindings.get("n", 1), bindings.get("m", 1)
        if a == b or 0 in (n, m):
            return REFUSED
        takes = (Take(a, n, reveal=True, upto=True), Take(b, m, reveal=True, upto=True))  # type: ignore[arg-type]  # sorts
        return Seq(takes, "and")

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Take(a, int(n), True, True, "hand"), Take(b, int(m), True, True, "hand")), "and"):
                counts: Bindings = {"n": n, "m": m}
                if a == b or any(counts[slot] != 1 for slot in alone):
                    return None
                told: Bindings = {slot: count for slot, count in counts.items() if slot not in alone}
                return {"a": a, "b": b} | told
        return None

    return build, match


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
            "^put [that card|it] into your hand[ and|, then] shuffle your deck"
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
        ja=("公開した{filter:card}をすべて手札に<加える>", "その中の{filter:card}をすべて手札に<加える>"),
        en=(
            "put [all |]revealed {filter:card.s} into your hand",
            "put all {filter:card.s} revealed this way into your hand",
        ),
    ),
    phrase(
        "act",
        RevealUntil,
        ja="あなたのデッキの上から、{filter:card}が公開されるまでカードを<公開する>",
        en="reveal cards from the top of your deck until you reveal @{filter:card}",
    ),
    phrase(
        "act", PutRest, place="shuffle", ja="残りをデッキに加えて<シャッフルする>", en="shuffle the rest into your deck"
    ),
    phrase("act", RevealTop, ja="あなたのデッキの一番上のカードを<公開する>", en="reveal the top card of your deck"),
    phrase(
        "act",
        Take,
        amount=1,
        reveal=True,
        ja=(
            "{filter:card}を1枚公開し[|、]手札に<加える>",
            "そのうち{filter:card}[1枚を|を1枚]公開し[|、]手札に<加える>",
        ),
        en=("reveal @{filter:card} and put it into your hand", "put @{filter:card} revealed this way into your hand"),
    ),
    phrase(
        "act",
        Take,
        upto=True,
        reveal=True,
        ja="[|そのうち]{filter:card}を{amount:number}枚まで公開し[|、]手札に<加える>",
        en="reveal up to {amount:number} {filter:card.s} and put them into your hand",
    ),
    made(
        "act",
        *_two_sorts(),
        ja="{a:card}を{n:number}枚までと{b:card}を{m:number}枚まで公開し手札に<加える>",
        en="reveal up to {n:plural} {a:card.s} and up to {m:plural} {b:card.s} and put them into your hand",
    ),
    *(
        made(
            "act",
            *_two_sorts(*alone),
            en=f"reveal up to {one} and up to {two} and put them into your hand",
        )
        for alone, one, two in (
            (("n", "m"), "1 {a:card}", "1 {b:card}"),
            (("n",), "1 {a:card}", "{m:plural} {b:card.s}"),
            (("m",), "{n:plural} {a:card.s}", "1 {b:card}"),
        )
    ),
    phrase("act", Take, ja="そのうち{amount:plural}枚を手札に<加える>", en="put {amount:plural} into your hand"),
    made(
        "act",
        lambda bindings: Seq((bindings["take"], PutRest(bindings["place"])), "and"),  # type: ignore[arg-type]
        _take_and_rest,
        en="{take:taking} and {place:rest}",
    ),
    phrase("taking", Take, amount=1, en=("put one into your hand", "put 1 into your hand")),
    phrase("taking", Take, en="put {amount:plural}[| of them] into your hand"),
    phrase("taking", Take, upto=True, en="put up to {amount:number} of them into your hand"),
    phrase("taking", Take, amount=None, en="put each {filter:card}[| revealed this way] into your hand"),
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
    phrase(
        "act",
        Seq,
        parts=(PutSome("top"), PutRest("bottom")),
        link="and",
        ja="そのうち好きな枚数を好きな順番でデッキの一番上に、残りを好きな順番で一番下に<置く>",
        en="put any number of them on the top or the bottom of your deck in any order",
    ),
    phrase(
        "act",
        Seq,
        parts=(PutSome("bottom"), PutRest("top")),
        link="and",
        ja="そのうち好きな枚数を好きな順番でデッキの一番下に、残りを好きな順番で一番上に<置く>",
        en="put any number of them on the bottom of your deck in any order and the rest on the top in any order",
    ),
    *(
        phrase("act", PutSome, place=place, ja="そのうち好きな枚数を" + ja, en="put any number of them " + en)
        for place, ja, en in (
            ("top", "好きな順番でデッキの一番上に<置く>", "on the top of your deck in any order"),
            ("bottom", "好きな順番でデッキの一番下に<置く>", "on the bottom of your deck in any order"),
            ("discard", "捨て札に<置く>", "[into|in] your discard"),
        )
    ),
    made(
        "act",
        _to_three,
        _three_places,
        ja="そのうち1枚を{a:one_place}[|加え|置き]、[|もう]1枚を{b:one_place}[|加え|置き]、[1枚を|残りを|最後の1枚を]{c:last_place}<置く>",
        en="put one {a:one_place}, one {b:one_place}, and [one|the other] {c:last_place}",
    ),
    word("one_place", "hand", ja="手札に", en="into your hand"),
    word("one_place", "discard", ja="捨て札に", en="[into|in] your discard"),
    word("one_place", "inkwell", ja="インクウェルに裏向きで", en="into your inkwell facedown"),
    word(
        "one_place",
        "inkwell_exerted",
        ja="インクウェルにエグザートかつ裏向きで",
        en="into your inkwell facedown and exerted",
    ),
    word("one_place", "top", ja="デッキの一番上に", en="on [the |]top of your deck"),
    word("one_place", "bottom", ja="デッキの一番下に", en="on the bottom of your deck"),
    word("last_place", "discard", ja="捨て札に", en="[into|in] your discard"),
    word("last_place", "bottom", ja="デッキの一番下に", en="on the bottom of your deck"),
    word("last_place", "top", ja="デッキの一番上に", en="[back |]on the top of your deck"),
    phrase("act", PutRest, ja="{place:rest}<置く>", en="put {place:rest}"),
    word("rest", "discard", ja=("残りを捨て札に", "残りをあなたの捨て札に"), en="the rest [into|in] your discard"),
    word(
        "rest", "bottom", ja="残りを好きな順番でデッキの一番下に", en="the rest on the bottom of your deck in any order"
    ),
    word(
        "rest",
        "top",
        ja=("それらを好きな順番でデッキの一番上に", "残りを好きな順番でデッキの一番上に"),
        en=(
            "them back on the top of your deck in any order",
            "the rest [back |]on [the |]top of your deck in any order",
            "them back in any order",
        ),
    ),
    phrase("act", PutRest, place="top", ja="それらを好きな順番で<戻す>"),
    phrase(
        "act",
        PutRest,
        place="either",
        ja="それをあなたのデッキの一番上か一番下に<置く>",
        en="put it on [either |]the top or [the |]bottom of your deck",
    ),
    phrase(
        "act",
        Split,
        ja="[そのうち|]1枚を{first:there}[|加え]、もう1枚を{second:other_place}<置く>",
        en="put one {first:there} and the other {second:other_place}",
    ),
    word(
        "other_place",
        "bottom",
        ja=("一番下に", "デッキの一番下に"),
        en=("on the bottom", "on the bottom of your deck", "on the bottom of the deck"),
    ),
    word("other_place", "discard", ja=("捨て札に", "あなたの捨て札に"), en="[into|in] your discard"),
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
