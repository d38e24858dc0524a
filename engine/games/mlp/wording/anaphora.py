"""What a text of this game names, where: characters, and nothing that came off a deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.kernel.cards.tree import Anything, Bound, Filter, Is, Modify, Node, Tally, Trigger
from engine.wording import CardReader, Pronouns, Referent, Unclear

PRONOUNS = Pronouns({"character": "character", "キャラ": "character"})
pronoun = PRONOUNS.phrases


class MlpReader(CardReader):
    """Idea that was gained is spoken of, too."""

    off_deck: ClassVar[bool] = False

    def kinds_of(self, filter_: Filter) -> tuple[str, ...]:
        return ("character",)

    def of_event(self, on: Trigger) -> Iterable[Referent]:
        if not isinstance(on.subject, Is | Anything):
            yield Referent(Bound("subject"), "one", ("character",))

    def names(self, value: Node) -> Iterable[Referent]:
        if isinstance(value, Tally) and Modify not in self.done:
            raise Unclear("no idea was gained")
        yield from super().names(value)
