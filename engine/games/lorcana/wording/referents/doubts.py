"""What a text may not speak of: what was not there, is somewhere else by then, or could be one of two."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.lorcana.wording.referents.meant import among_all, ends_in_modes, idle, left, most_of, of_them, plays
from engine.kernel.cards.tree import (
    ActivePlayer,
    Bound,
    Chosen,
    Compare,
    Count,
    DamageOn,
    Every,
    GrantPer,
    If,
    InsteadIf,
    Kind,
    Later,
    May,
    Node,
    Other,
    Picked,
    PlayFree,
    PutRest,
    PutSome,
    Seq,
    Split,
    StatOf,
    Take,
    Tally,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    Trigger,
    Tuck,
    Unplayed,
    You,
)
from engine.wording import It, Reader, Referent, Said, Unclear, leaves

_POINTED = ("paid", "banished", "discarded")
"""Kinds without which a pronoun does not mean what was used or lost, until a word has pointed at it."""
BEFORE = "before"
"""A kind that whoever an earlier clause has named is of."""


def _several(target: Node) -> bool:
    """Whether several are chosen: then "the lowest" are all that have as little, or so many with less than the rest."""
    return isinstance(target, Chosen) and target.most > 1


class Doubting(Reader):
    """`slots`: all that was named; `done`: what can be counted "this way"; `banished`: of what kinds; `shown`: whose
    hand was, or, `picked`, cards out of it."""

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.slots: set[str] = set()
        self.done: set[str] = set()
        self.banished: tuple[str, ...] = ()
        self.struck: tuple[str, ...] = ()
        self.later = False
        self.asking = False
        self.shown: Node | None = None
        self.picked = False

    def _refuse(self, value: Node) -> None:
        """What speaks of something that was not there."""
        if why := idle(value, self.kind):
            raise Unclear(why)
        match value:
            case Chosen(filter_, whose=whose) | Every(filter_, whose=whose) if not isinstance(whose, You):
                if Other() in leaves(filter_) and Kind("character") in leaves(filter_) and self._doubtful():
                    raise Unclear("nobody can tell than whom it is another")
                if among_all(filter_, whose):
                    raise Unclear("it is told among whom it is the most or the least, and these are others")
                if (most := most_of(filter_)) and (Other() in leaves(filter_) or _several(value)):
                    raise Unclear(f"nobody can tell whether it is the {most} of all of them or of some")
            case Count(filter_, whose=whose) if among_all(filter_, whose):
                raise Unclear("it is told among whom it is the most or the least, and these are one side's")
            case Compare(DamageOn(one), ">=", StatOf("willpower", two)) if one != two or "hurt" not in self.done:
                raise Unclear("nobody was dealt damage this way")
            case Later(Trigger("aftermath")) if "challenge" not in self.done:
                raise Unclear("no challenge was spoken of")
            case GrantPer(Every(), times=times) if of_them(times):
                raise Unclear("each of them has its own")
            case ActivePlayer() if "turn" not in self.done:
                raise Unclear("no player's turn was spoken of")
            case Bound(slot) if slot not in self.slots:
                raise Unclear(f"nothing is {slot}")
            case Compare(Tally("declined"), "==") if "one_declined" not in self.done:
                raise Unclear("nobody can tell who of several has to have done it")
            case Tally(what) if what not in self.done:
                raise Unclear(f"nothing was {what}")
            case Unplayed() if "offered" not in self.done:
                raise Unclear("no card was revealed to be played")
            case Tuck(under=Every()) | Tuck(under=Chosen(most=2)):
                raise Unclear("nobody can tell under which of them it lies")
            case ToDeck(Bound("looked"), "either"):
                raise Unclear("what is looked at is put back as the rest of it")
            case If(then=then, otherwise=Node()) if "revealed" in self.slots and (plays(then) or left(then)):
                raise Unclear("after a card that was revealed to be played, otherwise asks whether it was")
            case Seq(parts) if any(map(ends_in_modes, parts[:-1])):
                raise Unclear("what follows a list of modes belongs to the last of them")
            case Picked() if "open" not in self.done:
                raise Unclear("nobody else sees these cards")
            case Take() | PutRest() | PutSome() | Split() if "looked" not in self.slots:
                raise Unclear("no cards were looked at")
            case ToDeck(Bound("played")) | ToHand(Bound("played")) | ToDiscard(Bound("played")) if not self.later:
                raise Unclear("what an effect plays is played when that is done")
            case May() if left(value):
                self.done.add("offered")
            case PlayFree(This() | Bound() as what):
                if what not in self._to_play():
                    raise Unclear("what is in play or nowhere cannot be played")
                self.done.add("offered")

    def foregone(self, it: It) -> Referent:
        """Whom an earlier clause has named, or a cost has used, said before the one that something is done to."""
        kinds, known = tuple(kind for kind in it.kinds if kind != BEFORE), self.named
        self.named = [one for one in known if one.clause < self.clause]
        try:
            return Reader.resolve(self, It(it.number, kinds, it.that))
        except Unclear:
            return Reader.resolve(self, It(it.number, (*kinds, "paid"), it.that))
        finally:
            self.named = known

    def _settled(self, it: It) -> Node:
        """Who is spoken of by a pronoun is nearer from then on than who was only named."""
        referent = self.resolve(it)
        meant = super()._settled(it)
        self._spoken_of(referent, meant)
        return meant

    def _spoken(self, value: Node) -> Node:
        said = super()._spoken(value)
        meant = next((one for one in reversed(self.named) if one.target == value), None)
        if meant is not None and isinstance(said, Said):
            self._spoken_of(meant, value)
        return said

    def _part(self, value: Node, field: str) -> object:
        """What is done instead is done to whom the other thing would have been, whoever the condition speaks of."""
        before, self.asking = self.asking, self.asking or (isinstance(value, InsteadIf) and field == "condition")
        part = super()._part(value, field)
        self.asking = before
        return part

    def _spoken_of(self, referent: Referent, meant: Node) -> None:
        if not self.asking and meant == referent.target and not isinstance(meant, This):
            only = "" if referent.only in _POINTED else referent.only
            self.named.append(replace(referent, clause=self.clause, only=only))

    def _doubtful(self) -> bool:
        """Whether another could be another than this character or than the one that the event is about."""
        return self._about_another() and (self.kind in ("", "character") or self.selections > 0)

    def _about_another(self) -> bool:
        """Whether another character than this one is what the event is about."""
        return any(one.target == Bound("subject") and "character" in one.kinds for one in self.named)

    def _to_play(self) -> list[Bound | This]:
        """What a text may speak of as a card that can be played."""
        taken = [Bound("chosen")] if "taken" in self.done else []
        lying = [This()] if "lying" in self.done else []
        return [Bound("revealed"), *taken, *([Bound("counterpart")] if "sung" in self.done else []), *lying]
