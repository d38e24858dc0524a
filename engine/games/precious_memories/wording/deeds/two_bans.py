"""Two prohibitions in one sentence, those of a lot in so many words, and how many may approach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cards.tree import Anything, Cannot, In, Node, Opponents, Players, Seq, Who, You
from engine.wording import Bindings, Parts, Phrase, Slot, made, phrase, word

_DEEDS = (
    ("ready", "{filter:barred}を活動状態にすることが", "make {filter:barred} active"),
    ("appear", "{filter:barred}を登場させることが", "let {filter:barred} appear"),
    ("put_in", "{filter:barred}を場に出すことが", "put {filter:barred} onto the field"),
    ("play", "{filter:barred}をプレイ[|することが]", "play {filter:barred}"),
    ("block_with", "{filter:barred}を妨害[|に参加]させることが", "let {filter:barred} block"),
    ("approach", "{filter:barred}をアプローチ[|に参加]させることが", "let {filter:barred} approach"),
    ("use_text", "{filter:texts_of}のテキストを使用[|することが]", "use texts of {filter:texts_of}"),
)
_WHO: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分は[、|]", "you"),
    (Opponents(), "相手は[、|]", "your opponent"),
    (Players(), "[全ての|お互いの]プレイヤーは[、|]", "each player"),
)


class Neither(Node, frozen=True):
    """What a player may not do, until the sentence has named him. It stands only in the grammar."""

    deed: str
    filter: Any


def _two(who: Who, *, lasts: bool) -> Parts:
    """Both of one player; `lasts`: for a while."""

    def build(bindings: Bindings) -> object:
        dur: Any = bindings.get("dur", "")
        bans = tuple(Cannot(who, each.deed, dur, each.filter) for each in (bindings["one"], bindings["two"]))  # type: ignore[attr-defined]
        return Seq(bans, "and") if lasts else bans

    def match(value: object) -> Bindings | None:
        bans = value.parts if lasts and isinstance(value, Seq) and value.link == "and" else value
        match bans:
            case (Cannot(one, a, dur, first), Cannot(other, b, again, second)):
                if one == other == who and dur == again and bool(dur) == lasts:
                    slots: Bindings = {"one": Neither(a, first), "two": Neither(b, second)}
                    return slots | ({"dur": dur} if lasts else {})
        return None

    return build, match


def _neither() -> Iterator[Phrase]:
    for deed, ja, en in _DEEDS:
        yield phrase("neither", Neither, deed=deed, filter=Slot("filter"), ja=ja, en=en)
    yield word("neither", Neither("use_text", Anything()), ja="[使用型|]テキストを使用[|することが]", en="use texts")
    both = "{one:neither}でき[ず|なく]、{two:neither}できない"
    for who, ja, name in _WHO:
        en = name + " can neither {one:neither} nor {two:neither}"
        yield made("bans", *_two(who, lasts=False), ja=ja + both, en=en)
        yield made(
            "act",
            *_two(who, lasts=True),
            ja=(ja + "{dur}" + both, "{dur}" + ja + both),
            en="{dur}" + en,
        )


_LOT_BANS = (
    ("approach", "アプローチ[できない|に参加することができない|に参加できない]", "approach"),
    ("block_with", "妨害[できない|に参加することができない|に参加できない]", "block"),
)


def _of_lots() -> Iterator[Phrase]:
    """All of a lot that is named without a number: whoever comes meanwhile is one of them (R-PM-109)."""
    for deed, ja, en in _LOT_BANS:
        yield phrase(
            "act",
            Cannot,
            target=Players(),
            deed=deed,
            duration=Slot("dur"),
            filter=Slot("filter"),
            ja=("{dur}{filter:those}は[、|]" + ja, "{filter:those}は[、|]{dur}" + ja),
            en="{dur}no {filter:those} can " + en,
        )


_BEYOND = "beyond:"


def _so_many_may() -> Parts:
    """No more of them may approach."""

    def build(bindings: Bindings) -> object:
        return In(_BEYOND + str(bindings["n"]))

    def match(value: object) -> Bindings | None:
        fits = isinstance(value, In) and value.state.startswith(_BEYOND)
        return {"n": int(value.state.removeprefix(_BEYOND))} if fits else None  # type: ignore[attr-defined]

    return build, match


def _limits() -> Iterator[Phrase]:
    yield made("beyond", *_so_many_may(), ja="{n:number}枚までしか", en="more than {n:number}")
    for who, ja, en in _WHO:
        for sort, dur in (("act", True), ("lasting", False)):
            said = "キャラを{filter:beyond}アプローチ[|に参加]させることができない"
            lasts: dict[str, Any] = {"duration": Slot("dur") if dur else ""}
            yield phrase(
                sort,
                Cannot,
                target=who,
                deed="approach",
                filter=Slot("filter"),
                **lasts,
                ja=("{dur}" + ja + said, ja + "{dur}" + said) if dur else ja + said,
                en=("{dur}" if dur else "") + en + " can't let {filter:beyond} characters approach",
            )


TWO_BANS: tuple[Phrase, ...] = (
    *_neither(),
    *_of_lots(),
    *_limits(),
)
