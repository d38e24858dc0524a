"""How many there are: exactly so many, only so many, no more than so many; in play, here, in a hand."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.wording.nouns.filters import HERE, has_kind, joined
from engine.games.lorcana.wording.said.attached import so_many_of
from engine.kernel.cards.tree import AllOf, AnyOpponent, Anything, At, Compare, Count, Kind, Op, Other, Side, You
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase, word

_OWN = node(Count, filter=Slot("filter"))
_ALIVE = has_kind("filter", "character")


def yours_in_play(bindings: Bindings) -> bool:
    """A guard: yours, and not only those here."""
    told = leaves(bindings["filter"])
    return Side(True) in told and HERE not in told


def _so_many(*, alive: bool) -> Callable[[Bindings], bool]:
    """A guard: yours, some at least, that are counted as characters are or as things are."""
    return lambda bindings: bindings["right"] != 0 and yours_in_play(bindings) and _ALIVE(bindings) is alive


_THEIRS = node(Count, filter=Slot("filter"), whose=AnyOpponent())
_MY_HAND = Count(Anything(), "hand", You())
_SO_MANY: tuple[tuple[Op, str, str, str], ...] = (
    ("==", "ちょうど{{right:number}}{c}<{be}>", "ちょうど{{right:number}}{c}<である>", "[exactly|only] {right:number}"),
    ("==", "{{right:number}}{c}だけ<{be}>", "{{right:number}}{c}だけ<である>", ""),
    ("==", "{{right:number}}{c}しか<{none}>", "", ""),
    (">=", "{{right:number}}{c}以上<{be}>", "{{right:number}}{c}以上<である>", "{right:number} or more"),
    ("<=", "{{right:number}}{c}以下しか<{none}>", "{{right:number}}{c}以下<である>", "{right:number} or fewer"),
)
"""How many there are in a place, how many those of a place are, and the same in English."""


def _in_play(*, alive: bool, side: bool) -> Callable[[Bindings], bool]:
    """A guard: some at least, counted as characters or as things, of one's own wherever they are or of no side."""

    def fits(bindings: Bindings) -> bool:
        told = leaves(bindings["filter"])
        sided = (
            HERE not in told and Side(True) in told if side else not any(isinstance(leaf, Side | At) for leaf in told)
        )
        return bindings["right"] != 0 and _ALIVE(bindings) is alive and sided

    return fits


def _here(*, own: bool) -> Callable[[Bindings], bool]:
    """A guard: some characters at this location."""

    def fits(bindings: Bindings) -> bool:
        told = leaves(bindings["filter"])
        return bindings["right"] != 0 and Kind("character") in told and HERE in told and (Side(True) in told) is own

    return fits


def _words(in_a_place: str, of_a_place: str, *, alive: bool, rows: tuple[str, str]) -> tuple[str, ...]:
    """The templates of both kinds of rows for a place."""
    fill = {"c": "体", "be": "いる", "none": "いない"} if alive else {"c": "つ", "be": "ある", "none": "ない"}
    return tuple(
        f"{place}が{row.format(**fill)}" for place, row in zip((in_a_place, of_a_place), rows, strict=True) if row
    )


QUANTITIES: tuple[Phrase, ...] = (
    # exactly so many
    *(
        phrase(
            "cond",
            Compare,
            left=_OWN,
            op="==",
            when=_so_many(alive=alive),
            ja=f"あなたの場に{{filter:own}}がちょうど{{right:number}}{ja}",
            en="you have exactly {right:number} {filter:own.s} in play",
        )
        for alive, ja in ((True, "体<いる>"), (False, "つ<ある>"))
    ),
    phrase(
        "cond", Compare, left=_OWN, op="==", right=1, when=yours_in_play, en="you have exactly 1 {filter:own} in play"
    ),
    # so many, in play, here or in a hand
    *(
        row
        for op, there, those, en in _SO_MANY
        for alive, at in ((True, "にいる"), (False, "にある"))
        for row in (
            phrase(
                "cond",
                Compare,
                left=_OWN,
                op=op,
                when=_in_play(alive=alive, side=True),
                ja=_words(
                    "あなたの場に{filter:own}", f"あなたの場[の|{at}]{{filter:own}}", alive=alive, rows=(there, those)
                ),
                en=f"you have {en} {{filter:own.s}} in play" if en else (),
            ),
            phrase(
                "cond",
                Compare,
                left=_THEIRS,
                op=op,
                when=_in_play(alive=alive, side=False),
                ja=_words(
                    "[いずれかの|]対戦相手の場に{filter:np}",
                    f"[いずれかの|]対戦相手の場[の|{at}]{{filter:np}}",
                    alive=alive,
                    rows=(there, those),
                ),
                en=f"an opponent has {en} {{filter:np.s}} in play" if en else (),
            ),
        )
    ),
    *(
        row
        for op, there, those, en in _SO_MANY
        for row in (
            phrase(
                "cond",
                Compare,
                left=_OWN,
                op=op,
                when=_here(own=True),
                ja=_words(
                    "ここにあなたの{filter:here_own}",
                    "ここにいるあなたの{filter:here_own}",
                    alive=True,
                    rows=(there, those),
                ),
                en=f"you have {en} {{filter:here_own.s}} here" if en else (),
            ),
            phrase(
                "cond",
                Compare,
                left=_OWN,
                op=op,
                when=_here(own=False),
                ja=_words("ここに{filter:all_here}", "ここにいる{filter:all_here}", alive=True, rows=(there, those)),
                en=f"there are {en} {{filter:all_here}} here" if en else (),
            ),
        )
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=1,
        when=lambda bindings: _in_play(alive=True, side=True)(bindings | {"right": 1}),
        en="you have only 1 {filter:own} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op="==",
        right=1,
        when=lambda bindings: _here(own=True)(bindings | {"right": 1}),
        en="you have [exactly|only] 1 {filter:one_of_yours_here} here",
    ),
    made("one_of_yours_here", *joined(Side(True), HERE), en="{rest:np}"),
    phrase(
        "cond",
        Compare,
        left=_MY_HAND,
        op="==",
        when=lambda bindings: bindings["right"] != 0,
        ja=(
            "あなたの手札が{right:number}枚だけ<である>",
            "あなたの手札[が|に][カードが|]{right:number}枚しか<ない>",
            "あなたの手札にカードが[ちょうど{right:number}枚|{right:number}枚だけ]<ある>",
        ),
        en="you have only {right:number} cards in your hand",
    ),
    # as long as there are so many of them
    *(
        row
        for place, en_place, told in (
            ("あなたの場に", "in play", (Side(True),)),
            ("ここにあなたの", "here", (Side(True), HERE)),
        )
        for row in (
            made(
                "static",
                *so_many_of(*told, op="==", one=True),
                ja=f"{place}{{rest:np}}が[1体だけいる|ちょうど1体いる|1体しかいない]間、そのキャラクターは{{list:said_of_it~}}",
                en=f"while you have [exactly|only] 1 {{rest:np}} {en_place}, that character {{list:said_of_it.s}}",
            ),
            made(
                "static",
                *so_many_of(*told, op="=="),
                ja=f"{place}{{rest:np}}が[ちょうど{{n:number}}体いる|{{n:number}}体だけいる]間、"
                "[それらのキャラクター|それら]は{list:said_of_it~}",
                en=f"while you have [exactly|only] {{n:number}} {{rest:np.s}} {en_place}, "
                "[those characters|they] {list:said_of_it}",
            ),
        )
    ),
    made(
        "static",
        *so_many_of(HERE, op="==", one=True),
        ja="ここに{rest:np}が[1体だけいる|ちょうど1体いる|1体しかいない]間、そのキャラクターは{list:said_of_it~}",
        en="while there's only 1 {rest:np} here, that character {list:said_of_it.s}",
    ),
    # nobody else
    word(
        "cond",
        Compare(Count(AllOf((Kind("character"), Side(True), Other()))), "==", 0),
        ja=(
            "あなたの場にいるキャラクターがこのキャラクター[だけ|のみ]<である>",
            "あなたの場にこのキャラクターしか<いない>",
        ),
        en="this is your only character in play",
    ),
)
