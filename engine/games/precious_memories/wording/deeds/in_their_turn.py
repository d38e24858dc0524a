"""Several things that a player other than oneself does, or each of them: to himself, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import GainCoins
from engine.games.precious_memories.wording.deeds.players import EACH, of_own
from engine.kernel.cards.tree import Chosen, Discard, Draw, InTurn, May, Seq, ToDiscard, Who, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, plain


def his(deed: object) -> bool:
    """Whether a player does it with what is his alone."""
    if isinstance(deed, Draw | Discard | GainCoins):
        return deed.who == You()
    return of_own(deed) or _throws(deed)


def _throws(deed: object) -> bool:
    """Whether cards of the own hand are discarded, whichever its player likes."""
    target = plain(getattr(deed, "target", None))
    return isinstance(deed, ToDiscard) and isinstance(target, Chosen) and (target.zone, target.whose) == ("hand", You())


def _all_his(body: object) -> bool:
    """What is discarded for new cards is told in words of its own."""
    if not isinstance(body, Seq) or body.link != "then" or not all(map(his, body.parts)):
        return False
    first, second, *more = body.parts
    return bool(more) or not (_throws(first) and isinstance(second, Draw))


def _does(who: Who, *, may: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        if not _all_his(body):
            return REFUSED
        return InTurn(who, May(body) if may else body)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(whose, May(body, You(), False)) if may and whose == who and _all_his(body):
                return {"body": body}
            case InTurn(whose, body) if not may and whose == who and _all_his(body):
                return {"body": body}
        return None

    return build, match


def _phrases() -> Iterator[Phrase]:
    for who, ja, en in EACH:
        yield made("act", *_does(who, may=False), ja=ja + "は[、|]{body:row~}", en=en + " has to {body:row}")
        yield made(
            "done_once",
            *_does(who, may=True),
            ja=(ja + "は[、|]{body:row}ことができる", ja + "は[、|]{body:row.can}"),
            en=en + " may {body:row}",
        )


IN_THEIR_TURN: tuple[Phrase, ...] = tuple(_phrases())
