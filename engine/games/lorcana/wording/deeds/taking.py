"""Out of the cards that are looked at or shown: what is taken, and where the rest goes."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import bag
from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import PutRest, Seq, Take, ToHand
from engine.wording import REFUSED, Bindings, Phrase, Slot, made, node, phrase, word


def _to_two(bindings: Bindings) -> object:
    """One of two cards here and the other there."""
    if bindings["a"] == "top":
        return REFUSED
    return Seq((Take(amount=1, into=bindings["a"]), PutRest(bindings["c"])), "and")  # type: ignore[arg-type]  # zones


def _two_places(value: object) -> Bindings | None:
    match value:
        case Seq((Take(into=a), PutRest(c)), "and"):
            slots: Bindings = {"a": a, "c": c}
            return slots if a != "hand" and _to_two(slots) == value else None
    return None


TAKING: tuple[Phrase, ...] = (
    # all of a kind
    phrase(
        "taking",
        Take,
        amount=None,
        en=(
            "put all [|revealed ]{filter:card.s} into your hand",
            "put all {filter:card.s} revealed this way into your hand",
        ),
    ),
    phrase(
        "act",
        Take,
        amount=None,
        ja="{filter:each_card}を手札に<加える>",
        en="put each {filter:card}[| revealed this way] into your hand",
    ),
    made("each_card", *bag(), ja="{with:with?}{has:has?}{named:named?}{ink:ink?}{class:class?}各{kind:kind}・カード"),
    phrase(
        "act",
        Take,
        amount=ANY_NUMBER,
        upto=True,
        reveal=True,
        ja="{filter:card}を好きな枚数公開し手札に<加える>",
        en="reveal any number of {filter:card.s} and put them into your hand",
    ),
    phrase("act", PutRest, place="discard", en="put the rest in your discard"),
    phrase("act", PutRest, place="either", ja="それを[デッキ|自分のデッキ]の一番上か一番下に<置く>"),
    made("each_card", *bag(), ja="{with:with?}{has:has?}{named:named?}{ink:ink?}{class:class?}各カード"),
    # of two cards
    made(
        "act",
        _to_two,
        _two_places,
        ja="そのうち1枚を{a:one_place}[置き|加え|]、もう1枚を{c:last_place}<置く>",
        en=("put one {a:one_place} and the other {c:last_place}", "put one {a:one_place}, the other {c:last_place}"),
    ),
    # out of those that were shown
    phrase(
        "act",
        Take,
        amount=1,
        ja="公開した{filter:card}1枚を手札に<加える>",
        en=("put one revealed {filter:card} into your hand", "put a revealed {filter:card} into your hand"),
    ),
    phrase(
        "act",
        Take,
        amount=1,
        into="play",
        ja="公開した{filter:np}1枚をコストを支払わずに<プレイする>",
        en="play @{filter:np} revealed this way for free",
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
    # one, and the rest
    phrase(
        "act",
        Seq,
        parts=(node(ToHand, target=Slot("it")), PutRest("bottom")),
        link="and",
        en="put {it:it_card} into your hand and the rest on the bottom of your deck in any order",
    ),
    phrase("taking", Take, amount=1, into="top", en="put one on the top of your deck"),
    word("rest", "bottom", ja="残りを好きな順番で一番下に", en="the rest on the bottom in any order"),
    phrase(
        "act",
        Seq,
        parts=(Take(amount=1, into="top"), PutRest("bottom")),
        link="and",
        ja="そのうち1枚をデッキの一番上に、残りを好きな順番で一番下に<置く>",
    ),
)
