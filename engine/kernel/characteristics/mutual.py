"""Continuous effects that read what each other write, worked out until each fits all that the others do.

Every one reads the board as the *others* have changed it, all at the same time, and again, until nothing changes: so
the age of the cards decides nothing. They begin with none of them applied: what only they themselves would call for
does not come about. Where that never comes to rest (this one only while that one does not, that one only while this
one does), the rulebook says whether those that cause it act all at once, each as if none of the others did, or by age.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.abilities.trying import STAT, Board, Tapes, Writes, write
from engine.kernel.characteristics.look import Entry, Mod, Projection, Watch
from engine.kernel.characteristics.order import AGE, ends
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

Key = tuple[Entry, Ref, int]
"""An effect, whose it is, and how many the same card has of it already."""


class Member:
    """One effect of a circle and what it does as far as is known. `fixed`: it is not read any more."""

    __slots__ = ("age", "effect", "fixed", "source", "tried", "writes")

    def __init__(self, mod: Mod) -> None:
        self.effect, self.source, self.age = mod
        self.writes: Writes = ()
        self.tried: list[Writes] = []
        self.fixed = False


class _Circle:
    """Those that are in it from the start, and those that are gained and read by one in it."""

    def __init__(self, game: Game, view: Projection, mods: list[Mod]) -> None:
        self._game = game
        self._view = view
        self._before = Board(view)
        self._tapes = Tapes(game, view)
        self._printed = [Member(mod) for mod in mods]
        self._gained: dict[Key, Member] = {}
        self.members = self._printed
        self._reads = 0
        for member in self._printed:
            self._reads |= member.effect.shape.reads

    def lay(self, watch: Watch | None = None) -> None:
        """The board with what all of them do as far as is known; the gained ones as they are given."""
        view = self._view
        while True:
            self._before.restore()
            view.late = []
            for member in self.members:
                view.age = member.age
                write(self._game, view.looks, member.writes)
                if watch is not None:
                    watch(view, member.effect, member.source)
            if not self._join():
                return

    def _join(self) -> bool:
        """Of the effects that were just gained those that one of them reads are in the circle too; says whether others
        are in it now than before."""
        view, before = self._view, self.members
        if not view.late and len(before) == len(self._printed):
            return False
        members = list(self._printed)
        late: list[Mod] = []
        times: dict[tuple[Entry, Ref], int] = {}
        for mod in view.late:
            effect, source, _ = mod
            if not effect.shape.writes & self._reads:
                late.append(mod)
                continue
            nth = times[effect, source.source] = times.get((effect, source.source), 0) + 1
            key = (effect, source.source, nth)
            if key not in self._gained:
                self._gained[key] = Member(mod)
                self._reads |= effect.shape.reads
                view.register(effect, source)
            members.append(self._gained[key])
        self.members = members
        view.late = late
        return members != before

    def rest(self) -> None:
        """Until each does what it does with all that the others do."""
        seen: dict[tuple[Writes, ...], int] = {}
        self.lay()
        while True:
            members = self.members
            written = [member.writes if member.fixed else self._read(member) for member in members]
            quiet = True
            for member, writes in zip(members, written, strict=True):
                if member.writes != writes:
                    quiet = False
                    member.writes = writes
            if quiet:
                return
            self.lay()
            now = tuple([member.writes for member in self.members])
            for member in (*self._printed, *self._gained.values()):
                member.tried.append(member.writes if member in self.members else ())
            if now in seen or len(seen) > 2 * len(members) + 16:
                self._fix(len(seen) - seen.get(now, len(seen) // 2))
                seen.clear()
            else:
                seen[now] = len(seen)

    def _read(self, member: Member) -> Writes:
        """What it does as the others have made the board: it does not read what it has changed itself (MLP 6-7.3.0)."""
        effect = member.effect
        if not member.writes or not effect.shape.reads & effect.shape.writes:
            return self._tapes.try_out(effect, member.source)
        return self._without([member], member)

    def _without(self, absent: list[Member], member: Member) -> Writes:
        """What one does on a board without what these do."""
        kept = [each.writes for each in absent]
        late = self._view.late
        looks = self._view.looks
        light = all(entry[1] == STAT for writes in kept for entry in writes)
        if light:
            for writes in kept:
                for ref, _, name, number, _, _ in writes:
                    looks[ref].change(name, -number)
        else:
            for each in absent:
                each.writes = ()
            self._relay()
        tried = self._tapes.try_out(member.effect, member.source)
        for each, writes in zip(absent, kept, strict=True):
            each.writes = writes
        if light:
            for writes in kept:
                write(self._game, looks, writes)
        else:
            self._relay()
        self._view.late = late
        return tried

    def _relay(self) -> None:
        """The board again, whoever is in the circle."""
        self._before.restore()
        self._view.late = []
        for member in self.members:
            write(self._game, self._view.looks, member.writes)

    # --- what never comes to rest ---

    def _fix(self, rounds: int) -> None:
        """Of those that still change, the ones that cause it are settled by the rulebook's way; the rest go on.

        `rounds`: how many of the last rounds come back again and again.
        """
        everybody = [*self._printed, *self._gained.values()]
        variants = [list(dict.fromkeys(member.tried[-rounds - 1 :])) for member in everybody]
        at = [number for number, member in enumerate(everybody) if not member.fixed and len(variants[number]) > 1]
        moving = [everybody[number] for number in at]
        for member in moving:
            member.writes = ()
        self._relay()
        causes = ends(self._waits(moving, [variants[number] for number in at]))
        causing = [moving[number] for number in causes]
        if self._game.rules.ordering == AGE:
            causing.sort(key=_age)
        alone = [self._tapes.try_out(member.effect, member.source) for member in causing]
        for member, writes in zip(causing, alone, strict=True):
            if self._game.rules.ordering == AGE:
                writes = self._tapes.try_out(member.effect, member.source)
                write(self._game, self._view.looks, writes)
            member.writes = writes
            member.fixed = True
        for member in everybody:
            member.tried.clear()
        self.lay()

    def _waits(self, moving: list[Member], variants: list[list[Writes]]) -> list[int]:
        """For each of them on whom it depends, as bits: whether the other does this or that makes it do something else.

        Who depends on no single other one depends on several together, so on all.
        """
        looks = self._view.looks
        masks = []
        for member in moving:
            plain = self._tapes.try_out(member.effect, member.source)
            mask = 0
            for other_at, other in enumerate(moving):
                if other is member or not other.effect.shape.writes & member.effect.shape.reads:
                    continue
                for writes in variants[other_at]:
                    write(self._game, looks, writes)
                    if self._tapes.try_out(member.effect, member.source) != plain:
                        mask |= 1 << other_at
                    self._relay()
            masks.append(mask or (1 << len(moving)) - 1)
        return masks


def _age(member: Member) -> int:
    return member.age


def settle(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> None:
    """Apply them all, and what is gained by the way that they read."""
    circle = _Circle(game, view, mods)
    circle.rest()
    if watch is not None:
        circle.lay(watch)
