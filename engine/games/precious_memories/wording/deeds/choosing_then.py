"""One of several things, after something else in the same sentence."""

from __future__ import annotations

from engine.kernel.cards.tree import Look, OneOf, Seq
from engine.wording import Bindings, Parts, Phrase, bare, made


def _then_one_of(*, looks: bool) -> Parts:
    """`looks`: cards are looked at for it."""

    def build(bindings: Bindings) -> object:
        front = (bindings["look"],) if looks else bindings["front"]
        return Seq((*front, OneOf(bindings["options"])), "then")  # type: ignore[misc, arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((*front, OneOf(options, 1)), "then") if front and type(bare(value).parts[-1]) is OneOf:  # type: ignore[attr-defined]
                if not looks:
                    return {"front": tuple(front), "options": options}
                return (
                    {"look": front[0], "options": options} if len(front) == 1 and isinstance(front[0], Look) else None
                )
        return None

    return build, match


_CHOICE = "以下から1つ選択する。{options:modes}"

CHOOSING_THEN: tuple[Phrase, ...] = (
    made(
        "timed",
        *_then_one_of(looks=True),
        ja="{look:look.te}、" + _CHOICE,
        en="{look:look}, then choose one: {options:modes}",
    ),
    made(
        "timed",
        *_then_one_of(looks=False),
        ja="{front:fronts}、" + _CHOICE,
        en="{front:fronts}, then choose one: {options:modes}",
    ),
)
