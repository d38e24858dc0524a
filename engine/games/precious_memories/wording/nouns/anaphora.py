"""What a text of this game names, where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.games.precious_memories.nodes import (
    Appear,
    Designate,
    Leaves,
    LevelUp,
    Nullify,
    Priced,
    Remove,
    SetOn,
    Show,
    SpendCoins,
    TakeCoins,
    ToField,
)
from engine.games.precious_memories.wording.nouns.both import OF_FIELD, names_both
from engine.games.precious_memories.wording.nouns.called import KINDS, anywhere, kinds_of, takes_nullified
from engine.games.precious_memories.wording.nouns.losses import gives_up
from engine.kernel.cards.tree import (
    Activated,
    Anything,
    Bound,
    Cannot,
    Chosen,
    Color,
    Compare,
    Count,
    Discard,
    Earlier,
    Every,
    Exert,
    Filter,
    Grant,
    If,
    Is,
    Later,
    Look,
    Lying,
    Matches,
    May,
    Node,
    Opponents,
    PutRest,
    Ready,
    Repeat,
    RevealHand,
    RevealTop,
    Seq,
    Side,
    Static,
    Take,
    Tally,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    Top,
    Trigger,
    Triggered,
    You,
)
from engine.wording import It, Pronouns, Reader, Referent, Unclear, bare, leaves, plain

DONE_TO = {
    "取り除いた": "removed",
    "捨て札にした": "discarded",
    "休息状態にした": "rested",
    "活動状態にした": "readied",
    "表にした": "shown",
    "登場させた": "appeared",
    "手札に戻した": "taken",
    "手札に加えた": "taken",
    "戻した": "taken",
    "場に出した": "put",
    "サポートエリアに出した": "put",
    "メインエリアに出した": "put",
    "ゲームから取り除いた": "removed",
    "デッキの下に移した": "moved",
    "無効にした": "nullified",
}
"""What has been done to somebody, as a word for him."""
_DEEDS: Mapping[type, str] = {
    Remove: "removed",
    ToDiscard: "discarded",
    Exert: "rested",
    Ready: "readied",
    Show: "shown",
    Appear: "appeared",
    ToHand: "taken",
    ToDeck: "moved",
}
_WHO_DID = {
    "blocked": ("妨害された", "been blocked"),
    "block_declared": ("妨害した", "done the blocking"),
    "appear": ("登場した", "come"),
    "exit": ("退場した", "exited"),
    "approach": ("アプローチした", "approached"),
    "play": ("プレイされた", "been played"),
    "pointed": ("ポイント置き場に置かれた", "become a point"),
}
"""Who did it or suffered it when it happened, as a word for him."""
_MEETING = ("blocked", "block_declared", "exit", "approach")
"""Where somebody meets somebody else, who is named as well."""
GONE, MET, THROWN = "gone", "met", "thrown"
"""Who has left the field, and who approached him; whoever of the former lies in the discard pile."""
_AWAY = {
    "exit": (GONE, THROWN),
    "effect_exited": (GONE, THROWN),
    "effect_discarded": (GONE, THROWN),
    "effect_thrown": (GONE, THROWN),
    "effect_removed": (GONE,),
    "effect_returned": (GONE,),
    "effect_buried": (GONE,),
}
"""Where somebody is by then to whom it has happened."""
PRONOUNS = Pronouns(
    {kind: kind for kind in (*KINDS, "card", "put", "named", "other", *DONE_TO.values(), *_WHO_DID, "own")}
    | DONE_TO
    | {ja: event for event, (ja, _) in _WHO_DID.items()}
    | {
        "blocking": "block_declared",
        "プレイした": "play",
        "アプローチに参加した": "approach",
        "妨害に参加した": "block_declared",
    }
    | {
        "opposing": "theirs",
        "自分のキャラ": "own",
        "相手のキャラ": "theirs",
        "キャラ": "character",
        "イベントカード": "event",
        "カード": "card",
        "場に出た": "put",
        "指定": "named",
    }
)
pronoun = PRONOUNS.phrases


class PreciousReader(Reader):
    """`done`: whether cards have been looked at; `left_to_others`: whether another player could do something or not."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Lying: ("on", "condition", "body"),
        Static: ("condition", "effects"),
        Activated: ("body", "condition"),
        Priced: ("discard", "body"),
    }

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.done: set[type] = set()
        self.left_to_others = False
        self.coins_taken = 0
        self.put_back = 0
        self.taking = -1
        self.unkept: set[int] = set()
        self.gone: set[int] = set()
        self.anew: set[int] = set()
        self.on_field = False
        self.thrown = False
        self.revealed_there = False
        self.waiting = 0

    def _part(self, value: Node, field: str) -> object:
        before = self.on_field, self.thrown
        self.on_field = _on_the_field(value, field) or (isinstance(value, Is) and self.on_field)
        self.thrown = isinstance(value, ToDiscard | Leaves) and field == "target"
        part = super()._part(value, field)
        self.on_field, self.thrown = before
        return part

    def _grant(self, value: Grant) -> Grant:
        before, self.on_field = self.on_field, True
        granted = super()._grant(value)
        self.on_field = before
        return granted

    def resolve(self, it: It) -> Referent:
        """What is done on the field is not done to a card that was selected elsewhere and has not come there, nor to
        who has left it, and nobody is discarded twice; anything else is not done to who approached."""
        away = THROWN if self.thrown else GONE if self.on_field else MET
        named, there = self.named, self._stands if self.on_field else anywhere
        self.named = [one for one in named if away not in one.kinds and there(one)]
        try:
            nearest = super().resolve(it)
            self._no_other(it, nearest)
            return nearest
        finally:
            self.named = named

    def _no_other(self, it: It, nearest: Referent) -> None:
        """Of two to whom one sentence has done the same nobody says which one is meant, or whether both are."""
        for other in self.named:
            if 0 < other.joint == nearest.joint and other.selection != nearest.selection and other.fits(it):
                raise Unclear(f"「{it}」 could be {nearest}, or {other} too")

    def meaning(self, referent: Referent) -> Node:
        """What was taken out of cards that lay open, and what came off a deck, is known until something else is
        selected; of those that were selected anew each time nobody says that all are meant."""
        if referent.target == Bound("both") and self.waiting:
            raise Unclear(f"{referent} are two")
        if referent.selection < 0:
            away = referent.lost or -1 - referent.selection != self.selections
        else:
            away = referent.selection in self.unkept and referent.selection != self.selections
        if away or referent.selection in self.anew:
            raise Unclear(f"{referent} is out of reach")
        return referent.target if referent.selection < 0 else super().meaning(referent)

    def walk(self, value: object) -> object:
        """Who does something at a later moment, or will be chosen then, is nobody yet for what is said behind it."""
        waits = isinstance(value, Later | Trigger)
        self.waiting += waits
        known, chosen, done = len(self.named), self.selections, super().walk(value)
        self.waiting -= waits
        if isinstance(value, Seq) and names_both(done):
            self.clause += 1
            self.named.append(Referent(Bound("both"), "", ("character", "card"), clause=self.clause))
        if isinstance(value, Repeat):
            self.anew.update(range(chosen + 1, self.selections + 1))
        if isinstance(value, Later):
            self.named[known:] = [one for one in self.named[known:] if one.target == This()]
        return done

    def after(self, value: Node, field: str) -> None:
        if isinstance(value, Take) and field == "filter":
            self.named = [replace(one, lost=one.lost or one.selection < 0) for one in self.named]
            self.taking = self.selections

    def _name(self, referent: Referent, value: Node, clause: int) -> None:
        super()._name(referent, value, clause)
        if isinstance(value, Top):
            self.unkept.add(self.selections)
        if referent.target == Bound("chosen") and self.taking == self.selections:
            self.named[-1] = replace(self.named[-1], selection=-1 - self.selections)
        if isinstance(value, Top | Take) or (isinstance(value, Chosen | Every) and value.zone != "play"):
            self.gone.add(self.named[-1].selection)

    def kept(self, value: Node) -> bool:
        """What stands for this very card, or for who wears it, is no pronoun."""
        return isinstance(value, Is) and value.target in (This(), Bound("host"), Bound("revealed"))

    def _stands(self, one: Referent) -> bool:
        """Whether it can stand on the field."""
        if one.target == Bound("revealed"):
            return self.revealed_there
        if one.target == Bound("played"):
            return False
        return one.selection not in self.gone

    def _comes(self, target: object) -> None:
        """Who was selected elsewhere, or turned up, stands on the field by now."""
        self.revealed_there |= target == Bound("revealed")
        taken = target == Bound("chosen") and self.taking == self.selections
        last = -1 - self.selections if taken else self.selections
        self.gone.discard(target.mark if isinstance(target, Earlier) else last)

    def _found_to_be(self, kinds: tuple[str, ...]) -> Iterable[Referent]:
        """Who may be any card, and is asked whether he is such a one, is called so in what follows."""
        last = [one for one in self.named if one.target == Bound("chosen") and one.selection == self.selections]
        for one in last[-1:]:
            if kinds[0] not in one.kinds:
                yield replace(one, kinds=(*kinds, *(kind for kind in one.kinds if kind not in kinds)), only="")

    def names(self, value: Node) -> Iterable[Referent]:
        self.done.add(type(value))
        if isinstance(value, ToField | Appear):
            self._comes(plain(value.target))
        if takes_nullified(value):
            raise Unclear("nobody says who has a nullified card then")
        match value:
            case May(Discard(), who) if who != You():
                self.left_to_others = True
            case Nullify(filter_, False):
                yield Referent(Bound("played"), "one", (*kinds_of(filter_), "nullified"))
            case Tally("removed") if self.coins_taken != 1:
                raise Unclear("coins were taken off never, or more than once")
            case TakeCoins() | SpendCoins():
                self.coins_taken += 1
            case Tally("put") if self.put_back != 1:
                raise Unclear("cards came into a deck never, or more than once")
            case ToDeck():
                self.put_back += 1
                yield from _done_to(value)
            case Tally("discarded") if not self.left_to_others:
                raise Unclear("nobody else could have done it")
            case If(Compare(Tally("discarded")), then) if gives_up(bare(then)):
                raise Unclear("nobody says whose loss it is")
            case Chosen(filter_) | Count(filter_, "hand") if _shown(filter_) and RevealHand not in self.done:
                raise Unclear("no hand was shown")
            case Chosen(filter_, _, most):
                yield Referent(Bound("chosen"), "one" if most == 1 else "many", kinds_of(filter_))
            case Every(Is()):
                yield Referent(Bound("chosen"), "", ("character", "card"))
            case Every(filter_):
                yield Referent(Bound("chosen"), "many", kinds_of(filter_))
            case Top(amount):
                yield Referent(Bound("chosen"), "one" if amount == 1 else "many", ("card",))
            case Look(amount, True):
                number = "one" if amount == 1 else "many"
                yield Referent(Bound("looked"), number, ("card",))
                yield Referent(Bound("looked"), number, ("card", "shown"), only="shown")
            case Look(amount):
                yield Referent(Bound("looked"), "one" if amount == 1 else "many", ("card",))
            case Trigger():
                yield from _of_event(value)
            case Take(_, amount):
                if Look not in self.done:
                    raise Unclear("no cards were looked at")
                yield Referent(Bound("chosen"), "one" if amount == 1 else "many", (*KINDS, "card"))
            case ToField():
                yield Referent(Bound("chosen"), "", ("character", "card", "put"), only="put")
            case Designate(target):
                number = "one" if not isinstance(target, Chosen) or target.most == 1 else "many"
                sides = [leaf.own for leaf in leaves(getattr(target, "filter", None)) if isinstance(leaf, Side)]
                whose = ["own" if own else "theirs" for own in sides]
                yield Referent(Bound("chosen"), number, ("character", "card", "named", *whose), only="named")
            case RevealTop():
                yield Referent(Bound("revealed"), "one", ("card",))
                yield Referent(Bound("revealed"), "one", ("card", "shown"), only="shown")
            case _ if type(value) in _DEEDS:
                yield from _done_to(value)
            case Matches(target, filter_) if plain(target) == Bound("revealed"):
                yield Referent(Bound("revealed"), "one", (*kinds_of(filter_), "shown"))
            case Matches(target, filter_) if plain(target) == Bound("chosen"):
                yield from self._found_to_be(kinds_of(filter_))
            case Cannot(Chosen() | Every() | Bound("chosen"), _, _, Is(target)) if plain(target) == Bound("chosen"):
                raise Unclear("nobody is kept from blocking himself")
            case Count(filter_) if Take in self.done and Is(Bound("looked")) in leaves(filter_):
                raise Unclear("some of the cards that were looked at have been taken out")
            case Color("named"):
                raise Unclear("no colour was named")
            case RevealHand(who) if who != Opponents():
                self.done.discard(RevealHand)
            case PutRest() if Look not in self.done and RevealHand not in self.done:
                raise Unclear("no cards were looked at")


def _shown(filter_: Filter) -> bool:
    """Whether they are among the cards of a hand that was shown."""
    return Is(Bound("revealed")) in leaves(filter_)


def _on_the_field(value: Node, field: str) -> bool:
    """Whether what stands there stands on the field: whom something is done to, who does something, who blocks."""
    match value:
        case Trigger(event):
            return field in ("subject", "counterpart") and event not in ("play", "appear", "come_in")
        case Cannot():
            return field in ("target", "filter")
        case LevelUp() | SetOn():
            return field == "place"
    return field == "target" and isinstance(value, OF_FIELD)


def _done_to(value: Node) -> Iterable[Referent]:
    """Whom something was done to, by that alone."""
    target, done = plain(getattr(value, "target", None)), _DEEDS[type(value)]
    match target:
        case Chosen(filter_, _, most):
            yield Referent(Bound("chosen"), "one" if most == 1 else "many", (*kinds_of(filter_), done), only=done)
        case Every(filter_):
            yield Referent(Bound("chosen"), "many", (*kinds_of(filter_), done), only=done)
        case Top(amount):
            yield Referent(Bound("chosen"), "one" if amount == 1 else "many", ("card", done), only=done)
        case Bound():
            yield Referent(target, "", (*KINDS, "card", done), only=done)


def _of_event(on: Trigger) -> Iterable[Referent]:
    """Who did it or suffered it, unless that is the speaker; of those that were named before, the one that did."""
    did = (on.event,) if on.event in _WHO_DID else ()
    if isinstance(on.subject, Is):
        target = plain(on.subject.target)
        if isinstance(target, Earlier) or target == Bound("chosen"):
            yield Referent(Bound("subject"), "one", ("character", "card", *did))
    elif on.event == "pointed":
        yield Referent(Bound("subject"), "one", ("card", *did), only="pointed")
    elif not isinstance(on.subject, Anything):
        yield Referent(Bound("subject"), "one", (*kinds_of(on.subject), *did, *_AWAY.get(on.event, ())))
    if on.event == "blocked" and isinstance(on.counterpart, Anything):
        sides = [leaf.own for leaf in leaves(on.subject) if isinstance(leaf, Side)]
        whose = "theirs" if on.subject == Is(This()) or sides == [True] else "own" if sides else "card"
        yield Referent(
            Bound("counterpart"), "one", ("character", "card", "block_declared", whose), only="block_declared"
        )
    if on.event in _MEETING and not isinstance(on.counterpart, Anything | Is):
        met = (MET,) if on.event == "exit" else ()
        yield Referent(Bound("counterpart"), "one", (*kinds_of(on.counterpart), *met))
