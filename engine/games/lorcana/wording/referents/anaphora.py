"""What a text of this game names, where (LOR 7.1.5 has the same order of reading)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.games.lorcana.nodes import MoveTo, ToInkwell
from engine.games.lorcana.wording.places import Banished, Own, Shown
from engine.games.lorcana.wording.referents.doubts import BEFORE, Doubting
from engine.games.lorcana.wording.referents.meant import of_itself, of_the_event, of_them, struck_by, struck_down, taken
from engine.games.lorcana.wording.referents.naming import KINDS, NOT_THAT_ONE, THIS, UNCHOSEN, kinds_of, named_by
from engine.kernel.cards.tree import (
    Activated,
    ActivePlayer,
    AllOf,
    AnyOf,
    Anything,
    At,
    Banish,
    Bound,
    Chosen,
    ChosenPlayer,
    Class,
    Count,
    CountNow,
    Deal,
    Discard,
    Earlier,
    Every,
    Filter,
    Grant,
    Has,
    Heal,
    In,
    Instead,
    InsteadIf,
    Is,
    Kind,
    Later,
    Look,
    LosePoints,
    Lying,
    May,
    Modify,
    MoveDamage,
    Named,
    Node,
    Not,
    Opponents,
    Other,
    PlaceOf,
    PlayerOf,
    Posed,
    Repeat,
    RevealHand,
    Side,
    Static,
    Tally,
    This,
    ToDeck,
    ToDiscard,
    ToDo,
    ToHand,
    Top,
    Trigger,
    Triggered,
    Tuck,
    With,
    You,
)
from engine.wording import ATOMS, It, Referent, Said, Unclear, leaves, plain

SELECTED = It("", ("selected",))
"""What was selected last, of which the same sentence says more."""
_WITH_ME = At(PlaceOf(This()))
_TALLIES: dict[type, str] = {
    Banish: "banished",
    Heal: "removed",
    LosePoints: "lost",
    Discard: "discarded",
    CountNow: "counted",
    MoveDamage: "moved",
    MoveTo: "arrived",
    ToHand: "put",
    ToDeck: "put",
    ToDiscard: "put",
    ToInkwell: "put",
}


_OWN_DEEDS = ("play", "draw", "discard", "ink")
"""What players do with cards of their own."""
_SOMEBODY = It("", ("character",))
_DOER = PlayerOf(Bound("subject"))
_CHOOSER = PlayerOf(Bound("counterpart"))
"""The player of the card for whose text somebody is chosen."""
_REVEALED = Is(Bound("revealed"))
_CHOSEN = ChosenPlayer(again=True)
"""Who was chosen in a sentence before."""
_TURNED = frozenset(
    (
        ActivePlayer,
        ChosenPlayer,
        Count,
        Not,
        Other,
        Own,
        PlayerOf,
        Later,
        At,
        PlaceOf,
        Trigger,
        Static,
        Banished,
        Posed,
        Shown,
        Tally,
    )
)
_ATOMS: frozenset[type] = frozenset((*ATOMS, Anything, Class, In, Kind, Named, Side, With, You))
_HEEDS: frozenset[type] = frozenset((Activated, Instead, InsteadIf, Lying, MoveTo, Repeat, ToDo, Trigger, Tuck))
_SILENT = frozenset((Has, AllOf, AnyOf, Is, At, Modify, Grant, Deal))
"""Most nodes of a text; they neither name anything nor speak of what may not be there."""


class LorcanaReader(Doubting):
    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        MoveTo: ("along", "target", "place"),
        Triggered: ("on", "condition", "body"),
        Lying: ("on", "condition", "body"),
        Static: ("condition", "effects"),
        Instead: ("event", "filter", "body"),
        Posed: ("by", "options"),
    }

    atoms: ClassVar[frozenset[type]] = _ATOMS
    heeds: ClassVar[frozenset[type] | None] = _HEEDS

    def resolve(self, it: It) -> Referent:
        """Where "they" could be a character or a thing of the same clause, it is said of the character."""
        if BEFORE in it.kinds:
            return self.foregone(it)
        try:
            return super().resolve(it)
        except Unclear:
            if it != It():
                raise
            return super().resolve(_SOMEBODY)

    def walk(self, value: object) -> object:
        """On a card that is no location "here" is where that card is (ruling R-LOR-90)."""
        return self._turned(value) if type(value) in _TURNED else super().walk(value)

    def _turned(self, value: object) -> object:
        """What this game reads otherwise than it stands there."""
        if isinstance(value, Later):
            before, self.later = self.later, True
            done = super().walk(value)
            self.later = before
            return done
        if isinstance(value, Other | Not):
            return self._another(value)
        if isinstance(value, At) and self.kind not in ("", "location"):
            if value == At(This()) and self.features is None:
                return _WITH_ME
            if value == _WITH_ME and self.features is not None:
                return self._here()
        if isinstance(value, PlaceOf) and self.features is not None:
            return self._spoken(value)
        if isinstance(value, Trigger) and value.theirs:
            self.done.add("turn")
        if isinstance(value, Static) and of_itself(value):
            self.named.append(THIS)
        if isinstance(value, Own):
            return self._own()
        if isinstance(value, ActivePlayer | PlayerOf) or value == _CHOSEN:
            return self._who(value)
        if isinstance(value, ChosenPlayer):
            self.done.add("player")
        if isinstance(value, Posed):
            return self._posed(value)
        if isinstance(value, Shown):
            return self._shown(value.filter)
        if isinstance(value, Banished):
            return self._counted_out(value.kind)
        if value == Tally("banished") and self.features is not None:
            return Banished(next((kind for kind in self.banished if kind in KINDS), KINDS[0]))
        if isinstance(value, Count) and self.features is not None:
            if (told := self._told_as_shown(value)) is not None:
                return Shown(super().walk(told))  # type: ignore[arg-type]  # a filter stays one
            return next((Banished(kind) for kind in self.struck if value == struck_down(kind)), None) or super().walk(
                value
            )
        return super().walk(value)

    def _posed(self, value: Posed) -> object:
        """Within the modes "they" are who has just said which one it is; behind them only who was chosen for it is."""
        before = "player" in self.done
        self.done.add("player")
        done = super().walk(value)
        if not before and not isinstance(value.by, ChosenPlayer):
            self.done.discard("player")
        return done

    def _another(self, value: Node) -> object:
        """On a card that is no character another character is another than the one that the event is about."""
        if value == UNCHOSEN:
            if "chosen" not in self.slots:
                raise Unclear("nothing was chosen this way")
            return value
        turned = self._about_another() and not self._doubtful()
        if turned and self.features is None and value == Other():
            return NOT_THAT_ONE
        if turned and self.features is not None and value == NOT_THAT_ONE:
            return Other()
        return super().walk(value)

    def _counted_out(self, kind: str) -> Node:
        """Those that were banished, or those that were dealt so much that they will be (ruling R-LOR-132)."""
        if kind in self.banished:
            return Tally("banished")
        if kind in self.struck:
            return struck_down(kind)
        raise Unclear(f"no {kind} was banished")

    def _shown(self, filter_: Filter) -> Node:
        """Those of the hand that was shown, or of the cards out of it that were."""
        if self.shown is None:
            raise Unclear("nothing was shown")
        told = super().walk(filter_)
        if self.picked:
            told = _REVEALED if told == Anything() else AllOf((_REVEALED, told))  # type: ignore[arg-type]  # as above
        return Count(told, "hand", self.shown)  # type: ignore[arg-type]  # a filter stays one

    def _told_as_shown(self, value: Count) -> object | None:
        """The inverse: what is told of those that were shown, or None if others are counted."""
        if self.shown is None or (value.zone, value.whose) != ("hand", self.shown):
            return None
        if not self.picked:
            return value.filter
        match value.filter:
            case Is() as those if those == _REVEALED:
                return Anything()
            case AllOf((Is() as those, told)) if those == _REVEALED:
                return told
        return None

    def _own(self) -> This:
        """This card, where nobody else was spoken of in a clause before."""
        earlier = [one for one in self.named if one.clause < self.clause or one.target == This()]
        if not earlier or any(one.target != This() and one.fits(_SOMEBODY) for one in earlier):
            raise Unclear("nobody can tell whose it is")
        return This()

    def _who(self, value: Node) -> object:
        """Outside of a told turn "they" are who did what triggered: the player of the card that it was done with."""
        if "theirs" in self.done and "turn" not in self.done:
            doer = _CHOOSER if "chosen_by" in self.done else _DOER
            if self.features is None and value == ActivePlayer():
                return doer
            if self.features is not None and value == doer:
                return ActivePlayer()
        if "player" in self.done and "turn" not in self.done:
            if self.features is None and value == ActivePlayer():
                return _CHOSEN
            if self.features is not None and value == _CHOSEN:
                return ActivePlayer()
        known = list(self.named)
        done = super().walk(value)
        if self.done & {"turn", "chosen_by"} and of_the_event(plain(getattr(done, "target", None))):
            raise Unclear("it could be the player whose turn it is")
        if plain(getattr(done, "target", None)) == Bound("named"):
            raise Unclear("a name is nobody's")
        self.named = known  # who plays a card is spoken of, and not the card
        return done

    def _here(self) -> At:
        """Where this card is: "here", or "that location" where the text has named that."""
        said = self._spoken(_WITH_ME.target)
        return At(Said(This(), said.fits) if isinstance(said, Said) else This())  # type: ignore[arg-type]  # as it is printed

    def kept(self, value: Node) -> bool:
        """What stands for this very card in a filter is no pronoun."""
        return isinstance(value, Is | At) and not isinstance(value.target, It | Bound | Earlier | PlaceOf | Said)

    def after(self, value: Node, field: str) -> None:
        if field == "subject" and isinstance(value, Trigger) and value.subject == Is(This()):
            self.named.append(replace(THIS, clause=self.clause))  # whom it challenges may be told by this one
        if field == "filter" and isinstance(value, Instead):
            mine = value.filter == Is(This()) or Is(This()) in leaves(value.filter)
            one = Referent(Bound("subject"), "one", kinds_of(value.filter))
            self.named.append(THIS if mine else replace(one, clause=self.clause))
            self.slots.add("subject")
        if field == "on" and isinstance(value, Lying):
            self.named.append(replace(THIS, clause=self.clause))
            self.done.add("lying")
        if field == "place" and isinstance(value, MoveTo) and value.along is not None:  # of two that moved
            self.named = [
                replace(one, only="other") if one.clause == self.clause and "other" in one.kinds else one
                for one in self.named
            ]
        if field == "target" and isinstance(value, Tuck):  # nothing is put under itself
            self.named = [
                replace(one, only=one.only or "card") if one.clause == self.clause and one.selection else one
                for one in self.named
            ]
        if field == "cost" and isinstance(value, ToDo) and "chosen" in self.slots:
            self.slots.add("paid")
        if field == "base" and isinstance(value, InsteadIf) and (take := taken(value.base)):
            self.named.append(Referent(Bound("chosen"), "one", kinds_of(take.filter), clause=self.clause))
            self.slots.add("chosen")
            self.done.add("taken")
        if field == "body" and isinstance(value, Repeat):  # several may have been played, and no word means them all
            self.named = [one for one in self.named if one.target != Bound("played")]
        if field == "costs" and isinstance(value, Activated):  # what a cost chose is not what the effect chose
            spoken = any(isinstance(getattr(cost, "target", None), It | Bound) for cost in value.costs)
            self.named = [
                one
                if one.target == This()
                else replace(one, target=Bound("paid"), selection=0)
                if one.only or spoken
                else replace(one, target=Bound("paid"), selection=0, kinds=(*one.kinds, "paid"), only="paid")
                for one in self.named
                if one.only or one.selection or one.target == This()
            ]
            self.slots.add("paid")

    def names(self, value: Node) -> Iterable[Referent]:
        if type(value) in _SILENT:
            if isinstance(value, Deal) and isinstance(value.target, Every) and of_them(value.amount):
                raise Unclear("each of them has its own")
            if isinstance(value, Deal):
                self.done.add("hurt")
                self.struck = struck_by(value)
            return
        self._refuse(value)
        self.done.add(_TALLIES.get(type(value), ""))
        if isinstance(value, RevealHand):
            self.shown, self.picked = _CHOSEN if isinstance(value.who, ChosenPlayer) else value.who, False
        if isinstance(value, Look) and value.open:
            self.done.add("open")
        if isinstance(value, Look) and value.open and isinstance(value.target, Chosen) and value.target.zone == "hand":
            self.shown, self.picked = You(), True
        if isinstance(value, Banish):
            target = value.target
            self.banished = kinds_of(target.filter) if isinstance(target, Chosen | Every) else KINDS
        if isinstance(value, Look) and isinstance(value.target, Top) and not isinstance(value.target.whose, You):
            self.named = [  # it goes nowhere that is yours
                replace(one, kinds=(*one.kinds, "theirs"), only="theirs") if one.clause >= self.clause else one
                for one in self.named
            ]
        if isinstance(value, May) and not isinstance(value.who, You):
            self.done |= {"declined", *(("one_declined",) if isinstance(value.who, ChosenPlayer | PlayerOf) else ())}
        if isinstance(value, Trigger):
            if value.event in ("challenge", "challenged"):
                self.done.add("challenge")
            if value.event in ("turn_start", "turn_end") and not isinstance(value.by, You):
                self.done.add("turn")
            if value.event in _OWN_DEEDS and isinstance(value.by, Opponents):
                self.done.add("theirs")
            if value.event == "chosen" and isinstance(value.by, Opponents):
                self.done |= {"theirs", "chosen_by"}
            if value.event == "sing":
                self.done.add("sung")
            self.done.add({"heal": "removed", "discard": "discarded", "damage": "dealt"}.get(value.event, ""))
        if isinstance(value, Chosen | Every):
            self.struck = ()
        for referent in named_by(value, self.kind):
            if isinstance(referent.target, Bound):
                self.slots.add(referent.target.slot)
            yield referent


def unsaid(target: object) -> bool:
    """Whether the target goes without saying: it is what any pronoun would mean here."""
    return target == It() or (isinstance(target, Said) and It() in target.fits)
