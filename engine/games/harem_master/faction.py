"""The faction bonus: what characters are worth to each other while they have not acted (209.2)."""

from __future__ import annotations

from engine.kernel.characteristics.aspect import EXERT, shape
from engine.kernel.characteristics.look import Entry, Look, Projection, Watch
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

VALUES = ("physical", "mental")


class Company:
    """Stands for the rule in the account of why somebody is so strong: what one character adds to the others."""

    def __init__(self) -> None:
        self.until = self.keyword = ""
        self.near = self.far = 0
        self.shape = shape()

    def apply(self, game: Game, view: Projection, source: Look) -> None:
        """One that has not acted is worth 1 to each other character of a faction of its own, on either side."""
        for look in view.looks.values():
            if look is not source and is_character(look) and not look.face.classes.isdisjoint(source.face.classes):
                _add(look, 1)


COMPANY: Entry = Company()


@rule("HM 214.2", "HM 506")
def is_character(look: Look) -> bool:
    """What lies in play as a character; an item that a character card is used as is none (ruling R-HM-08)."""
    return look.face.card.kind == "character"


def _add(look: Look, number: int) -> None:
    """Both values at once, which is what this is for nearly every time that anything is projected."""
    stats = look.stats = look.stats.copy() if look.stats is look.face.stats else look.stats
    look.changed = True
    for name in VALUES:
        stats[name] = stats.get(name, 0) + number


@rule("HM 209.2")
def keep_company(game: Game, view: Projection, watch: Watch | None) -> None:
    """+1 for each other unacted character in play that shares at least one faction (ruling R-HM-09)."""
    kin = [look for look in view.looks.values() if look.face.classes and is_character(look)]
    if not kin:
        return
    view.needs |= EXERT
    awake = [look for look in kin if look.piece is not None and not look.piece.exerted]
    if watch is not None:
        for source in awake:
            COMPANY.apply(game, view, source)
            watch(view, COMPANY, source)
        return
    present: dict[str, int] = {}
    for look in awake:
        for name in dict.fromkeys(look.face.card.classes):
            present[name] = present.get(name, 0) + 1
    for look in kin:
        number = _sharing(look, awake, present)
        if number:
            _add(look, number)


def _sharing(look: Look, awake: list[Look], present: dict[str, int]) -> int:
    """How many others of those share a faction with it; each counts once, however many they share. `present`: how many
    there are of each faction."""
    factions = look.face.classes
    if len(factions) == 1:
        return present.get(look.face.card.classes[0], 0) - (look.piece is not None and not look.piece.exerted)
    return sum([1 for other in awake if other is not look and not factions.isdisjoint(other.face.classes)])
