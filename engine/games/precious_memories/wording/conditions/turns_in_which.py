"""In a turn in which something has happened: what a player has done, what has been played, who has exited."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.conditions.counts import either
from engine.games.precious_memories.wording.conditions.own_conditions import DEEDS, THIS_TURN, has_done
from engine.games.precious_memories.wording.events import came
from engine.games.precious_memories.wording.events.repeated import REPEATABLE
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.kernel.cards.tree import Happened, Never, Opponents, Players, Trigger, Triggered, Who, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, node, passing, phrase, word

_WHO: tuple[tuple[Who, str, str], ...] = ((You(), "自分", "you"), (Opponents(), "相手", "your opponent"))
_DID: tuple[tuple[str, str, str, str], ...] = (
    ("text_used", "[キャラの|]テキストを使用した", "[キャラの|]テキストを使用している", "used a text"),
    ("breaks", "〔ブレイク〕した", "〔ブレイク〕している", "let an event break out"),
    ("aided", "〔支援〕した", "〔支援〕している", "used 〔Aid〕"),
    ("effect_draw", "カードの効果でカードを引いた", "カードの効果でカードを引いている", "drew by an effect"),
    (
        "effect_peek",
        "[カードの効果で|]デッキ[の中|]を見た",
        "[カードの効果で|]デッキ[の中|]を見ている",
        "looked into the deck",
    ),
)


def _turns() -> Iterator[Phrase]:
    """What has happened in the turn."""
    for who, whose, en in (
        (Players(), "", "some {subject:played} have been played"),
        (You(), "自分の", "you played some {subject:played}"),
        (Opponents(), "相手の", "your opponent played some {subject:played}"),
    ):
        on = node(Trigger, event="play", subject=Slot("subject"), by=who)
        doer = whose.removesuffix("の")
        yield phrase(
            "in_turn",
            Happened,
            on=on,
            ja=(
                whose + "{subject:played}がプレイされ[た|ている]",
                *([doer + "が{subject:played}をプレイし[た|ている]"] if doer else []),
            ),
            en=en,
        )
    for one, ja, en in _WHO:
        for event, did, doing, said in _DID:
            happened = Happened(Trigger(event, by=one))
            yield word("in_turn", happened, ja=(f"{ja}が[、|]{did}", f"{ja}が[、|]{doing}"), en=f"{en} {said}")
            yield word("cond", happened, ja=THIS_TURN + f"{ja}が{doing}", en=f"{en} {said} this turn")
        for manner, by, en_by in (("", "", ""), ("in_challenge", "相手のアプローチで", " by an approach")):
            if by and one != You():
                continue
            happened = Happened(Trigger("pointed", by=one, manner=manner))  # type: ignore[arg-type]
            yield word(
                "in_turn",
                happened,
                ja=f"{by}{ja}のポイント置き場にカードが置かれ[た|ている]",
                en=f"a card came into the point pile of {en}{en_by}",
            )
    for event, doing, en in DEEDS:
        yield made("in_turn", *has_done(Trigger(event)), ja="{subject:who}が" + doing, en="{subject:who} has " + en)
        yield made(
            "in_turn",
            *has_done(Trigger(event), "cards" if event in REPEATABLE else "either"),
            ja="{subject:who}が{n:plural}枚以上" + doing,
            en="{n:plural} or more {subject:who} have " + en,
        )


def _counts_itself(ons: object, turn: object) -> bool:
    """Whether a card that comes would be one of those that have come (R-PM-83)."""
    turn = turn.part if isinstance(turn, Never) else turn
    told = isinstance(turn, Happened) and turn.on.event in ("appear", "come_in", "play") and not turn.other
    return told and came.comes(ons)


def _in_such_a_turn() -> Parts:
    """What is done when somebody does something in such a turn, which is told between him and his deed."""

    def build(bindings: Bindings) -> object:
        on: Any = replace(bindings["a"], subject=bindings["who"])  # type: ignore[type-var]
        if _counts_itself((on,), bindings["turn"]):
            return REFUSED
        return Triggered((on,), bindings["body"], bindings["turn"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger(times="") as on,), body, Happened() | Never(Happened()) as turn) if (
                type(value) is Triggered
            ):
                return {"who": on.subject, "a": bare_trigger(on), "body": body, "turn": turn}
        return None

    return build, match


def _or_in_it() -> Parts:
    """One of two things that have happened, the turn told of the first."""
    build_either, match_either = either()

    def build(bindings: Bindings) -> object:
        return build_either(bindings) if isinstance(bindings["a"], Happened) else REFUSED

    def match(value: object) -> Bindings | None:
        slots = match_either(value)
        fits = slots is not None and all(isinstance(slots[name], Happened) for name in ("a", "b"))
        return slots if fits else None

    return build, match


_ANY_PILE = Happened(Trigger("pointed", by=Players()))
_ANYBODYS = "[自分または相手|自分か相手|いずれかのプレイヤー]のポイント置き場にカードが"


IN_TURNS: tuple[Phrase, ...] = (
    word(
        "in_turn", _ANY_PILE, ja=_ANYBODYS + "置かれ[た|ている]", en="a card came into the point pile of either player"
    ),
    word(
        "cond", _ANY_PILE, ja=THIS_TURN + _ANYBODYS + "置かれている", en="a card came into either point pile this turn"
    ),
    *_turns(),
    passing("when", "in_turn", ja="{it}ターンの間[、|]", en="in a turn in which {it}, "),
    passing("own_when", "in_turn", ja="{it}ターンの間、"),
    passing("only", "in_turn", ja="{it}ターンの間", en="this is a turn in which {it}"),
    phrase(
        "triggered",
        Triggered,
        when=lambda b: not _counts_itself(b["on"], b["turn"]),
        condition=Slot("turn"),
        ja="{turn:in_turn}ターンの間[、|に、|に]{on:on_alone}{body:body}",
        en="in a turn in which {turn:in_turn}, {on:on_alone}{body:body}",
    ),
    made(
        "triggered",
        *_in_such_a_turn(),
        ja="{who}が[、|]{turn:in_turn}ターン[に|の間に][、|]{a:did}場合、{body:body}",
    ),
    made(
        "if",
        *_or_in_it(),
        ja="{a:cond}場合、または[、|]{b:in_turn}場合[、|]",
        en="if {a:cond}, or in this turn {b:in_turn}, ",
    ),
    *(
        made(
            "cond",
            *has_done(Trigger("gave_point", manner=manner), how),  # type: ignore[arg-type]
            ja=THIS_TURN + "{subject:who}が" + number + by + "[相手に|]ポイントを与えている",
            en=number_en + "{subject:who} " + have + " given a point" + en_by + " this turn",
        )
        for manner, by, en_by in (("", "", ""), ("in_challenge", "アプローチで", " by approaching"))
        for how, number, number_en, have in (
            (None, "", "", "has"),
            ("cards", "{n:plural}枚以上", "{n:plural} or more ", "have"),
        )
    ),
)
