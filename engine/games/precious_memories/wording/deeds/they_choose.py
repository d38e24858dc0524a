"""One of two things that another player does, whichever he likes (R-PM-151)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.deeds.in_their_turn import his
from engine.games.precious_memories.wording.deeds.players import EACH
from engine.kernel.cards.tree import Chosen, Every, InTurn, OneOf, Seq, This, Top, Who
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, plain


def _can_be_his(deed: object) -> bool:
    """What he does with what is his, or to whom the text has named."""
    if isinstance(deed, Seq):
        return deed.link == "then" and all(map(_can_be_his, deed.parts))
    target = getattr(deed, "target", None)
    named = target is not None and not isinstance(plain(target), Chosen | Every | Top | This)
    return named or his(deed)


def _either(who: Who) -> Parts:
    def build(bindings: Bindings) -> object:
        one, other = bindings["one"], bindings["other"]
        if not _can_be_his(one) or not _can_be_his(other):
            return REFUSED
        return InTurn(who, OneOf((one, other)))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(whose, OneOf((one, other), 1)) if whose == who and _can_be_his(one) and _can_be_his(other):
                return {"one": one, "other": other}
        return None

    return build, match


def _phrases() -> Iterator[Phrase]:
    for who, ja, en in EACH:
        yield made(
            "timed",
            *_either(who),
            ja=ja + "は[、|]{one:deed}。または、{other:deed}",
            en=en + " does one of these: 「{one:deed}」 「{other:deed}」",
        )


THEY_CHOOSE: tuple[Phrase, ...] = tuple(_phrases())
