"""What "it", "they" and "that card" speak of.

Whatever a text names has an index, a number and kinds. A pronoun asks for a number and for kinds and means the nearest
that fits; where two of one clause fit, nobody can tell which is meant, and the text is refused with both.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import ClassVar, get_args

from msgspec.structs import replace

from engine.kernel.cards.tree import (
    Bound,
    Chosen,
    ChosenSet,
    ChosenSum,
    Earlier,
    Effect,
    Every,
    Grant,
    GrantPer,
    Happened,
    If,
    InsteadIf,
    InTurn,
    Later,
    Lot,
    Marked,
    MarkedAll,
    Matches,
    May,
    MoveDamage,
    Node,
    OneOf,
    PlaceOf,
    Posed,
    Repeat,
    Seq,
    SomeUnder,
    Take,
    This,
    Times,
    ToDo,
    Top,
    Trigger,
    Unless,
)

from .spoken import It, Said


class Unclear(Exception):
    """A pronoun means nothing, or one of two things."""


class Referent(Node, frozen=True):
    """What a text has named: the node that means it, one or several of it, and its kinds.

    `aside`: only a word that points can mean it. `clause`: the clause that named it; `selection`: its index, 0 for what
    nobody selected. `lost`: its slot holds something else by now. `only`: a kind without which no pronoun means it.
    `joint`: the index of the clauses joined by "and" in which it was named, 0 for none.
    """

    target: Node
    number: str = "one"
    kinds: tuple[str, ...] = ()
    aside: bool = False
    clause: int = 0
    selection: int = 0
    lost: bool = False
    only: str = ""
    joint: int = 0

    def fits(self, it: It) -> bool:
        """Whether the pronoun can mean it; only what speaks of itself is never pointed at."""
        if it.that and self.target == This():
            return False
        if (self.aside and not it.that) or (self.only and self.only not in it.kinds):
            return False
        return (not it.number or self.number in ("", it.number)) and set(it.kinds) <= set(self.kinds)

    def __str__(self) -> str:
        name = " ".join(self.kinds) or type(self.target).__name__.lower()
        return f"{self.number} {name} ({self.clause})"


ATOMS: frozenset[type] = frozenset((str, int, bool, type(None)))
"""Values that are no nodes."""
_SELECTIONS = (Chosen, Every, Top, Lot, SomeUnder)
_APART = ((OneOf, "options"), (Posed, "options"))
_LOSING = ((MoveDamage, "source"), (Take, "filter"))
"""Behind these the slot of selections holds something else."""
_HEEDED = frozenset((Later, *(kind for kind, _ in (*_APART, *_LOSING))))
_JOINING = (Seq, OneOf, Posed, May, ToDo, If, InsteadIf, Repeat, InTurn, Unless, Later)
_CLAUSES = (Trigger, Matches, *(verb for verb in get_args(Effect) if verb not in _JOINING))
"""What two things named in one of these share: they are equally near."""
_SPOKEN = (Bound, Earlier, This)
_COUNTED = (Happened, Times)
"""What took place before is only counted: of those in it this very card alone is spoken of afterwards."""


_ORDERS: dict[tuple[type, type], tuple[str, ...]] = {}
"""In which order the fields of a node are read, by reader."""


class Reader:
    """Walks a value in the order of its text. A game says in which order the fields of its nodes are read (`order`) and
    what is named where (`names`).

    With `features`, the pronouns of a language, it prepares a settled value for printing; without, it settles.
    """

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {}
    atoms: ClassVar[frozenset[type]] = ATOMS
    """What names nothing and has nothing inside; a game adds nodes of its texts."""
    heeds: ClassVar[frozenset[type] | None] = None
    """The nodes behind whose fields `after` does something; None: behind any."""

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        self.kind = kind
        self.features = features
        self.named: list[Referent] = []
        self.clause = 0
        self.selections = 0
        self.closed = 0
        self.far: list[int] = []
        self.joints = 0
        self.joint = 0

    # --- what a game gives

    def names(self, value: Node) -> Iterable[Referent]:
        """What this node names once everything in it has been read. Raises Unclear where it speaks of nothing."""
        return ()

    def kept(self, value: Node) -> bool:
        """Whether nothing in it is read as the text is."""
        return False

    def after(self, value: Node, field: str) -> None:
        """What happens behind a field of a node."""

    # --- what a pronoun means

    def resolve(self, it: It) -> Referent:
        """The nearest that fits. Raises Unclear."""
        fitting = [referent for referent in reversed(self.named) if referent.fits(it)]
        if not fitting:
            raise Unclear(f"nothing was named that 「{it}」 could be")
        nearest = fitting[0]
        for other in fitting[1:]:
            if other.clause == nearest.clause and other.target != nearest.target:
                raise Unclear(f"「{it}」 could be {nearest} or {other}")
            if other.clause == nearest.clause and other.selection != nearest.selection:
                raise Unclear(f"「{it}」 could be {nearest} or {other}")
            if it.number != "one" and 0 < other.joint == nearest.joint and other.selection != nearest.selection:
                raise Unclear(f"「{it}」 could be {nearest}, or {other} too")
        return nearest

    def meaning(self, referent: Referent) -> Node:
        """The node that means it here: a slot holds what was selected last."""
        if not referent.selection or (referent.selection == self.selections and not referent.lost):
            return referent.target
        if referent.selection <= self.closed or referent.target != Bound("chosen"):
            raise Unclear(f"{referent} is out of reach")
        return Earlier(referent.selection)

    def _means(self, it: It, value: Node) -> bool:
        try:
            return self.meaning(self.resolve(it)) == value
        except Unclear:
            return False

    # --- walking

    def walk(self, value: object) -> object:
        """The value settled, or prepared for printing. Raises Unclear."""
        if type(value) in self.atoms:
            return value
        if isinstance(value, tuple):
            done = tuple(self.walk(part) for part in value)
            return value if all(map(operator.is_, done, value)) else done
        if not isinstance(value, Node):
            return value
        if isinstance(value, It):
            return self._settled(value)
        if isinstance(value, _SPOKEN) and self.features is not None:
            return self._spoken(value)
        if self.kept(value):
            return value
        self.clause += isinstance(value, _CLAUSES)
        clause, joint = self.clause, self.joint
        if isinstance(value, Seq) and value.link == "and":
            self.joints += 1
            self.joint = self.joints
        inner = self._counted(value) if isinstance(value, _COUNTED) else self._inside(value)
        self.joint = joint
        for referent in self.names(inner if self.features is None else value):
            self._name(referent, inner, clause)
        return self._unmarked(inner)

    def _settled(self, it: It) -> Node:
        referent = self.resolve(it)
        meant = self.meaning(referent)
        if isinstance(meant, Earlier):
            self.far.append(meant.mark)
        if isinstance(meant, This):
            self.named.append(replace(referent, clause=self.clause))
        self._pointed_at(meant)
        return meant

    def _pointed_at(self, meant: Node) -> None:
        """The other one of an event, once it was pointed at, has been spoken of: any pronoun can mean it."""
        aside = next((one for one in reversed(self.named) if one.aside and one.target == meant), None)
        if aside is not None and meant == Bound("counterpart"):
            self.named.append(replace(aside, aside=False, clause=self.clause))

    def _spoken(self, value: Node) -> Node:
        assert self.features is not None
        fits = tuple(it for it in self.features if self._means(it, value))
        for referent in self.names(value):
            self._name(referent, value, self.clause)
        self._pointed_at(value)
        return Said(value, fits) if fits else value

    def _inside(self, value: Node) -> Node:
        if isinstance(value, Grant):
            return self._grant(value)
        kind, done, same = type(value), dict[str, object](), True
        heeded = kind in _HEEDED or self.heeds is None or kind in self.heeds
        for field in self._fields(kind):
            old = getattr(value, field)
            part = done[field] = self._heeded(value, field) if heeded else self.walk(old)
            same = same and part is old
        return value if same else kind(*(done[field] for field in kind.__struct_fields__))

    def _counted(self, value: Node) -> Node:
        """What others in it are called is forgotten behind it."""
        known = len(self.named)
        inner = self._inside(value)
        self.named[known:] = [one for one in self.named[known:] if one.target == This()]
        return inner

    def _heeded(self, value: Node, field: str) -> object:
        """A field behind which, or within which, other things are heard."""
        before, self.closed = self.closed, self.selections if type(value) is Later else self.closed
        part = self._part(value, field)
        self.closed = before
        if (type(value), field) in _LOSING:
            self.named = [replace(one, lost=one.lost or one.selection > 0) for one in self.named]
        self.after(value, field)
        return part

    @classmethod
    def _fields(cls, kind: type[Node]) -> tuple[str, ...]:
        """The fields of such a node in the order in which a text has them."""
        known = _ORDERS.get((cls, kind))
        if known is None:
            known = _ORDERS[cls, kind] = tuple(dict.fromkeys((*cls.order.get(kind, ()), *kind.__struct_fields__)))
        return known

    def _part(self, value: Node, field: str) -> object:
        """What one of several says, the others do not hear."""
        part = getattr(value, field)
        if (type(value), field) not in _APART:
            return self.walk(part)
        before, heard, done = list(self.named), list(self.named), []
        for option in part if isinstance(part, tuple) else (part,):
            self.named = list(before)
            done.append(self.walk(option))
            heard += self.named[len(before) :]
        self.named = heard
        return tuple(done) if isinstance(part, tuple) else done[0]

    def _grant(self, value: Grant) -> Grant:
        """What is granted is read as a text of its own."""
        target = self.walk(value.target)
        inner = tuple(walked(type(self)("", self.features), ability) for ability in value.abilities)
        if isinstance(value, GrantPer):
            return GrantPer(target, inner, value.duration, self.walk(value.times))  # type: ignore[arg-type]  # as below
        return Grant(target, inner, value.duration)  # type: ignore[arg-type]  # a node keeps its kind

    def _name(self, referent: Referent, value: Node, clause: int) -> None:
        self.selections += isinstance(value, _SELECTIONS) and referent.target == Bound("chosen")
        selection = self.selections if referent.target in (Bound("chosen"), PlaceOf(Bound("chosen"))) else 0
        self.named.append(replace(referent, clause=clause, selection=selection, joint=self.joint))

    def _unmarked(self, value: Node) -> Node:
        if self.features is not None and isinstance(value, Marked | MarkedAll):
            fields = [getattr(value, name) for name in value.__struct_fields__ if name != "mark"]
            return (Chosen if isinstance(value, Marked) else Every)(*fields)
        return value


def walked(reader: Reader, value: object) -> object:
    """The value as the reader has it, with a mark on each selection that is spoken of after another one."""
    done = reader.walk(value)
    return _Marking(reader.far, reader).mark(done) if reader.far else done


class _Marking:
    """Goes the same way once more and marks the selections whose indexes were called."""

    def __init__(self, marks: list[int], reader: Reader) -> None:
        self.marks = marks
        self.reader = reader
        self.selections = 0

    def mark(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self.mark(part) for part in value)
        if not isinstance(value, Node) or self.reader.kept(value):
            return value
        done = self._inside(value)
        if not isinstance(done, _SELECTIONS):
            return done
        self.selections += 1
        if self.selections not in self.marks or isinstance(done, Top | Lot | SomeUnder):
            return done
        if isinstance(done, ChosenSet | ChosenSum):
            raise Unclear("a set is out of reach behind another selection")
        fields = {name: getattr(done, name) for name in done.__struct_fields__}
        fields["mark"] = self.selections
        return Marked(**fields) if isinstance(done, Chosen) else MarkedAll(**fields)

    def _inside(self, value: Node) -> Node:
        done: dict[str, object] = {}
        for field in dict.fromkeys((*self.reader.order.get(type(value), ()), *value.__struct_fields__)):
            inner = getattr(value, field)
            done[field] = inner if isinstance(value, Grant) and field == "abilities" else self.mark(inner)
        return type(value)(*(done[field] for field in value.__struct_fields__))


def settled(reader: type[Reader], value: object, kind: str = "") -> object:
    """The value with every pronoun replaced by what it means. Raises Unclear."""
    return walked(reader(kind), value)


def spoken(reader: type[Reader], value: object, features: tuple[It, ...], kind: str = "") -> object:
    """The value with everything that a pronoun would mean in its place, together with these pronouns."""
    return walked(reader(kind, features), value)
