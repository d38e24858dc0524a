"""When a player does something: uses a text, lets an event break out of the pile, gets a point."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import Appear
from engine.games.precious_memories.wording.nouns.filters import CHARACTER
from engine.kernel.cards.tree import Anything, Chosen, Is, May, Opponents, Players, Repeat, Side, Trigger, Who, You
from engine.wording import REFUSED, Bindings, Lot, Phrase, Slot, leaves, made, phrase, word

_WHO: tuple[tuple[Who, str, str, str], ...] = (
    (You(), "自分", "you", ""),
    (Opponents(), "相手", "your opponent", "s"),
)


EPIC = Appear(Chosen(CHARACTER, 1, 1, "popped", You(), You()))


def _deeds() -> Iterator[Phrase]:
    for who, ja, en, s in _WHO:
        for times, past, when in (("", "した場合、", "when"), ("each", "するごとに、", "each time")):
            yield word(
                "trigger",
                Trigger("text_used", by=who, times=times),  # type: ignore[arg-type]
                ja=f"{ja}が[、|][キャラの|]テキストを使用{past}",
                en=f"{when} {en} use{s} a text, ",
            )
            yield word(
                "trigger",
                Trigger("aided", by=who, times=times),  # type: ignore[arg-type]
                ja=f"{ja}が〔支援〕{past}",
                en=f"{when} {en} use{s} 〔Aid〕, ",
            )
            yield word(
                "trigger",
                Trigger("breaks", by=who, times=times),  # type: ignore[arg-type]
                ja=f"{ja}が〔ブレイク〕{past}",
                en=f"{when} {en} let{s} an event break out, ",
            )
        for times, past, when in (("", "た場合、", "when"), ("each", "るごとに、", "each time")):
            yield phrase(
                "trigger",
                Trigger,
                event="pointed",
                by=who,
                times=times,
                ja=ja + "のポイント置き場に{subject:pointed_kind}が置かれ" + past,
                en=f"{when} {{subject:pointed_kind}} comes into {'your' if who == You() else 'their'} point pile, ",
            )
            yield word(
                "trigger",
                Trigger("pointed", by=who, times=times),  # type: ignore[arg-type]
                ja=f"{ja}のポイント置き場にカードが置かれ{past}",
                en=f"{when} a card comes into {'your' if who == You() else 'their'} point pile, ",
            )
    yield from _pointed_anyhow()
    for who, ja, en in ((You(), "自分が", "you draw a card"), (Opponents(), "相手が", "your opponent draws a card")):
        yield word(
            "trigger",
            Trigger("draw", by=who, times="each"),
            ja=ja + "カードを[1枚|]引くごとに、",
            en=f"each time {en}, ",
        )
    for times, past, when in (("", "された場合、", "when"), ("each", "されるごとに、", "each time")):
        yield phrase(
            "trigger",
            Trigger,
            event="text_used",
            by=Players(),
            times=times,
            ja="{subject:played_kind}のテキストが使用" + past,
            en=when + " the text of {subject:played_kind} is used, ",
        )


def _pointed_anyhow() -> Iterator[Phrase]:
    """By whose approach, and into whose pile of both."""
    for times, past, when in (("", "た場合、", "when"), ("each", "るごとに、", "each time")):
        yield word(
            "trigger",
            Trigger("pointed", by=You(), manner="in_challenge", times=times),  # type: ignore[arg-type]
            ja="相手のアプローチ[によって|で][自分の|]ポイント置き場にカードが置かれ" + past,
            en=f"{when} a card comes into your point pile by an opponent's approach, ",
        )
        yield word(
            "trigger",
            Trigger("pointed", by=Players(), manner="in_challenge", times=times),  # type: ignore[arg-type]
            ja="アプローチ[によって|で]自分または相手のポイント置き場にカードが置かれ" + past,
            en=f"{when} a card comes into any point pile by an approach, ",
        )
        yield word(
            "trigger",
            Trigger("pointed", by=Players(), times=times),  # type: ignore[arg-type]
            ja="自分または相手のポイント置き場にカードが置かれ" + past,
            en=f"{when} a card comes into any point pile, ",
        )


def _pointed(bindings: Bindings) -> object:
    """Some cards, whose is said already."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    sided = any(isinstance(leaf, Side) for leaf in leaves(lot.filter))
    return REFUSED if lot.zone != "play" or sided or lot.filter == Anything() else lot.filter


def _as_pointed(value: object) -> Bindings | None:
    return None if isinstance(value, Anything | Is) else {"lot": Lot(value)}  # type: ignore[arg-type]


DEEDS_OF_PLAYERS: tuple[Phrase, ...] = (
    *_deeds(),
    phrase(
        "trigger",
        Trigger,
        event="effect_removed",
        ja="{subject:played_kind}がゲームから取り除かれた場合、",
        en="when {subject:played_kind} is removed from the game, ",
    ),
    word("trigger", Trigger("alter"), ja="自分が改変を行った場合、", en="when you make an alteration, "),
    made("pointed_kind", _pointed, _as_pointed, ja="{lot:lot}", en="1 {lot:lot}"),
    phrase(
        "several_plays",
        Trigger,
        event="play",
        subject=Slot("kind"),
        by=Players(),
        ja="{kind:kind_word}",
        en="anybody plays {kind:kind_word}",
    ),
    word(
        "act",
        EPIC,
        ja="〔EPIC〕<する>",
        en="let 1 popped character of yours appear",
    ),
    phrase(
        "clause_of",
        Repeat,
        times=Slot("n"),
        body=May(EPIC),
        ja="{n:plural}回まで〔EPIC〕できる",
        en="up to {n:plural} times, you may let 1 popped character of yours appear",
    ),
)
