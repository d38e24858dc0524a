"""When something happens: events, each with who does it or suffers it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal

from msgspec.structs import replace

from engine.kernel.cards.tree import Anything, EventName, Opponents, Players, Trigger, Who, You
from engine.wording import REFUSED, Bindings, Phrase, framed, made, moments, phrase, word

from .nouns import OWNERS

_FORMS = re.compile(r"\[([^\]]*)\]")
_PLAYERS: tuple[tuple[Who, str, str, str, str], ...] = (
    (You(), "自分", "you", "", "your"),
    (Opponents(), "相手", "your opponent", "s", "their"),
)
_DEEDS: tuple[tuple[EventName, str, str], ...] = (
    ("draw", "カードを1枚[引く|引いた]", "draw{s} a card"),
    ("discard", "手札を1枚[捨てる|捨てた]", "discard{s} a card"),
    ("inspire", "ひらめきを使用[した|する]", "use{s} an inspiration"),
    ("advance", "ストーリーを[進めた|進める]", "advance{s} {their} story"),
)
_FATES: tuple[tuple[EventName, Literal["", "in_challenge"], str, str], ...] = (
    ("banish", "", "退場[する|した]", "retires"),
    ("banish", "in_challenge", "交流によって退場[する|した]", "retires through an exchange"),
    ("win", "", "交流で勝利[した|する]", "wins an exchange"),
    ("move", "", "[冒険エリア内で|]移動[した|する]", "moves in the adventure area"),
    ("enter", "", "冒険エリアに[出た|出る|置かれた|置かれる]", "enters the adventure area"),
)
_MOMENTS = (
    ("turn_start", ("{}ターン開始時、", "{}ターンの開始時に、"), "at the start of {} turn"),
    ("turn_end", ("{}ターン終了時、", "{}ターンの終了時に、"), "at the end of {} turn"),
)
_TURNS: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分の", "your"),
    (Opponents(), "相手の", "your opponent's"),
    (Players(), "各", "each"),
    (Players(), "", "a"),
)


def _times(times: Literal["once", "each"]) -> tuple[Callable[[Bindings], object], Callable[[object], Bindings | None]]:
    """Of what happens several times at once, all together or each by itself (MLP 5-1.1.3)."""

    def build(bindings: Bindings) -> object:
        event = bindings["event"]
        return replace(event, times=times) if isinstance(event, Trigger) else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Trigger) or value.times != times:
            return None
        return {"event": replace(value, times="")}

    return build, match


def _plain_first(ja: str) -> str:
    """「たびに」 goes with the plain form of a verb rather than with the past."""

    def plain_first(choice: re.Match[str]) -> str:
        return f"[{'|'.join(sorted(choice[1].split('|'), key=lambda form: form.endswith('た')))}]"

    return _FORMS.sub(plain_first, ja)


def _events(sort: str, form: Callable[[str], str]) -> Iterator[Phrase]:
    for who, ja, en, s, their in _PLAYERS:
        for event, deed_ja, deed_en in _DEEDS:
            yield word(
                sort,
                Trigger(event, by=who),
                ja=form(f"{ja}が{deed_ja}"),
                en=f"{en} {deed_en.format(s=s, their='your' if not s else their)}",
            )
        yield phrase(
            sort,
            Trigger,
            event="play",
            by=who,
            ja=form(ja + "が{subject:card_noun}を使用[した|する]"),
            en=f"{en} use{s} @" + "{subject:card_noun}",
            when=_some_card,
        )
    fates = (({"event": event, "manner": manner}, form(ja), en) for event, manner, ja, en in _FATES)
    yield from framed(sort, Trigger, fates, ja="{subject:who}が{}", en="{subject:who} {}")
    for by, whose, of in OWNERS:
        yield word(
            sort,
            Trigger("plan_removed", by=by),
            ja=form(whose + "計画が取り除[かれた|かれる]"),
            en=f"a plan{of} is removed",
        )


def _some_card(bindings: Bindings) -> bool:
    """A guard: a kind or keyword is named, since every card is used somehow."""
    return not isinstance(bindings["subject"], Anything)


TRIGGERS: tuple[Phrase, ...] = (
    *_events("event", str),
    *_events("each_event", _plain_first),
    made("trigger", *_times("once"), ja="{event}[とき|時]、", en="when {event}"),
    made("trigger", *_times("each"), ja="{event:each_event}[たびに|たび]、", en="whenever {event:each_event}"),
    *moments("trigger", _MOMENTS, _TURNS),
)
