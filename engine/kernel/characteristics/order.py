"""In what order continuous effects apply: layer, then who reads after who writes, then age; and which go in circles.

A rulebook declares how far it goes (`Rulebook.ordering`, `Rulebook.layers`):

* `TOGETHER`, `AGE`: who reads waits for all that may write it. Those that wait for each other are worked out together
  (`mutual.py`) until each fits what all the others do; where they never come to rest, they act all at once, or by age.
* `TRIAL`: inside a layer who waits is found out by trying each effect with and without another (`dependency.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.kernel.characteristics.aspect import Shape, bit
from engine.kernel.characteristics.look import Mod
from engine.kernel.flow.rule_marks import rule

Ordering = Literal["together", "age", "trial"]
TOGETHER: Ordering = "together"
AGE: Ordering = "age"
TRIAL: Ordering = "trial"

Change = Literal["text", "quality", "number"]
TEXT: Change = "text"
QUALITY: Change = "quality"
NUMBER: Change = "number"

Steps = tuple[tuple[int, ...], ...]
"""Places in a list of effects, the oldest first, in the order of application; several in one step are a circle."""

MOST_ORDERS = 4096
ABILITY = bit("ability")


class Orders:
    """The steps of lists of effects seen before; the same effects come back at nearly every projection."""

    def __init__(self) -> None:
        self._steps: dict[tuple[int, ...], Steps] = {}
        self._waiting: dict[tuple[int, ...], Waiting] = {}
        self._layers: dict[tuple[int, ...], Steps] = {}

    def layers(self, key: tuple[int, ...], mods: Sequence[Mod]) -> Steps:
        """The layers of these effects, the lowest first; none where in one of them effects are not apart. `key`: the
        numbers of their shapes."""
        layers = self._layers.get(key)
        if layers is None:
            if len(self._layers) >= MOST_ORDERS:
                self._layers.clear()
            layers = self._layers[key] = _layers([mod[0].shape for mod in mods])
        return layers

    def of(self, shapes: Sequence[Shape]) -> Steps:
        """The steps of effects of these shapes, the lowest layer and the oldest first.

        The oldest that waits for none of those left, again and again; a circle goes as one.
        """
        key = tuple([each.number for each in shapes])
        steps = self._steps.get(key)
        if steps is None:
            if len(self._steps) >= MOST_ORDERS:
                self._steps.clear()
                self._waiting.clear()
            steps = self._steps[key] = self._new(shapes)
        return steps

    def _new(self, shapes: Sequence[Shape]) -> Steps:
        kinds = sorted(dict.fromkeys(shapes), key=_number)
        rank = {kind: at for at, kind in enumerate(kinds)}
        of = [rank[each] for each in shapes]
        many = [of.count(at) for at in range(len(kinds))]
        key = tuple([2 * kind.number + (many[at] > 1) for at, kind in enumerate(kinds)])
        if key not in self._waiting:
            self._waiting[key] = Waiting(kinds, many)
        return _steps(of, many, self._waiting[key])


class Waiting:
    """For each of several shapes, as bits: the circle that it is in (0: none), and for whom it and its circle wait."""

    __slots__ = ("before", "circles")

    def __init__(self, kinds: list[Shape], many: list[int]) -> None:
        waits = _waits(kinds, many)
        self.circles = _circles(waits)
        self.before = [_all_of(waits, circle or 1 << at) & ~circle for at, circle in enumerate(self.circles)]


@rule("GOT 10.9.1.7", "GOT 10.9.1.7.2")
def _layers(shapes: Sequence[Shape]) -> Steps:
    """Each into its layer."""
    layers: dict[int, list[int]] = {}
    for at, shape in enumerate(shapes):
        layers.setdefault(shape.layer, []).append(at)
    if not all(are_apart([shapes[at] for at in layer]) for layer in layers.values()):
        return ()
    return tuple([tuple(layers[layer]) for layer in sorted(layers)])


def are_apart(shapes: Sequence[Shape]) -> bool:
    """Whether none reads what another writes, or could take another away: then their age is their order."""
    read = written = 0
    for shape in shapes:
        read |= shape.reads
        written |= shape.writes
    return not written & ABILITY and (len(shapes) == 1 or not read & written)


def _number(kind: Shape) -> int:
    return kind.number


def _steps(of: list[int], many: list[int], waiting: Waiting) -> Steps:
    present = (1 << len(many)) - 1
    left = list(range(len(of)))
    steps: list[tuple[int, ...]] = []
    while left:
        first = _first(left, of, waiting.before, present)
        circle = waiting.circles[of[first]]
        step = (first,) if not circle else tuple([at for at in left if circle >> of[at] & 1])
        for at in step:
            left.remove(at)
            many[of[at]] -= 1
            if not many[of[at]]:
                present &= ~(1 << of[at])
        steps.append(step)
    return tuple(steps)


def _first(left: list[int], of: list[int], before: list[int], present: int) -> int:
    """The oldest that waits for no shape still present."""
    for at in left:
        if not before[of[at]] & present:
            return at
    raise AssertionError("what waits for each other is one circle")


def _waits(kinds: list[Shape], many: list[int]) -> list[int]:
    """For each shape those that it waits for, as bits; for its own only where several effects have it."""
    masks = []
    for at, kind in enumerate(kinds):
        mask = 0
        for other_at, other in enumerate(kinds):
            if kind.reads & other.writes and other.layer <= kind.layer:
                mask |= 1 << other_at
        if many[at] == 1:
            mask &= ~(1 << at)
        masks.append(mask)
    return masks


def _circles(waits: list[int]) -> list[int]:
    """For each shape all that wait for it and for which it waits, itself among them, as bits; 0 where it is in none."""
    reach = reached(waits)
    circles = []
    for at, mask in enumerate(reach):
        circle = 0
        for other in range(len(reach)):
            if mask >> other & 1 and reach[other] >> at & 1:
                circle |= 1 << other
        circles.append(circle)
    return circles


def _all_of(masks: list[int], members: int) -> int:
    together = 0
    for at, mask in enumerate(masks):
        if members >> at & 1:
            together |= mask
    return together


def reached(waits: Sequence[int]) -> list[int]:
    """All that each one waits for, directly or by way of others."""
    reach = list(waits)
    for through in range(len(reach)):
        for at in range(len(reach)):
            if reach[at] >> through & 1:
                reach[at] |= reach[through]
    return reach


def ends(waits: Sequence[int]) -> list[int]:
    """Who waits for nobody but those that wait for him too: where every chain of waiting ends."""
    reach = reached(waits)
    return [
        at
        for at, mask in enumerate(reach)
        if all(not mask >> other & 1 or reach[other] >> at & 1 for other in range(len(reach)))
    ]
