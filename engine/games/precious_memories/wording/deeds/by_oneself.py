"""What a player does himself, where the text says so: nobody else would do it either."""

from __future__ import annotations

from engine.games.precious_memories.wording.said.subjects import BRIEF, SAID_OF
from engine.games.precious_memories.wording.sentences import doer_of
from engine.kernel.cards.tree import Node, Seq, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made


def _oneself() -> Parts:
    def build(bindings: Bindings) -> object:
        deed = bindings["it"]
        return deed if _is_own(deed) else REFUSED

    def match(value: object) -> Bindings | None:
        return {"it": value} if _is_own(bare(value)) else None

    return build, match


def _is_own(deed: object) -> bool:
    """Whether it is done, by whose text it is, and no thing that is said of somebody."""
    parts = deed.parts if isinstance(deed, Seq) else (deed,)
    if any(isinstance(part, SAID_OF) and not isinstance(part, BRIEF) for part in parts):
        return False
    return isinstance(deed, Node) and all(doer_of(part) == You() for part in parts)


BY_ONESELF: tuple[Phrase, ...] = (
    made("deed", *_oneself(), ja="自分は[、|]{it:act~}"),
    made("deed", *_oneself(), ja="自分は[、|]{it:row~}"),
)
