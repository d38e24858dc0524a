"""Who exits in a judgement: in whose, whether somebody approached or an effect has brought it about (R-PM-102)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import Anything, Trigger
from engine.wording import Bindings, Parts, Phrase, made, passing, phrase

_BY = "退場判定[によって|で|によって、|で、]"
_OUT = (
    ("", "[退場した|捨て札置き場に置かれた]場合、", "when"),
    ("each", "[退場する|捨て札置き場に置かれる]ごとに、", "each time"),
)


def _judged() -> Iterator[Phrase]:
    for times, past, when in _OUT:
        yield phrase(
            "judged_out",
            Trigger,
            event="exit",
            manner="in_challenge",
            times=times,
            ja=(
                "{counterpart:who}の" + _BY + "{subject:who}[が|が、]" + past,
                "{subject:who}[が|が、]{counterpart:who}の" + _BY + past,
            ),
            en=when + " {subject:who} exits in a judgement against {counterpart:who}, ",
        )
        yield made(
            "on_alone",
            *_either_way(times),
            ja=_EITHER + past.replace("退場した|", "").replace("退場する|", ""),
            en=when + _THROWN,
        )
    yield passing("trigger", "judged_out")


_EITHER = "{who}[が|が、]{by:whose}の効果または" + _BY
_THROWN = " {who} comes into the discard pile by an effect of {by:whose} or by a judgement, "


def _either_way(times: str) -> Parts:
    """By an effect or by a judgement."""

    def build(bindings: Bindings) -> object:
        who = bindings["who"]
        return (
            Trigger("effect_thrown", who, bindings["by"], times=times),  # type: ignore[arg-type]
            Trigger("exit", who, manner="in_challenge", times=times),  # type: ignore[arg-type]
        )

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger("effect_thrown", subject, by), Trigger("exit")) if not isinstance(subject, Anything):
                slots: Bindings = {"who": subject, "by": by}
                return slots if build(slots) == value else None
        return None

    return build, match


JUDGED: tuple[Phrase, ...] = tuple(_judged())
