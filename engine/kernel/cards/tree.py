"""The ability tree: what a printed text means, as plain data shared by all games.

A tree holds no text but names. Filters, amounts, targets, conditions, triggers and verbs combine freely;
a new need extends a node by a parameter. `engine.wording` reads and prints trees, `abilities.ability` runs them.
What one game alone says are nodes of its own (`declare`). A node keeps the tag that records know it by.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct

Op = Literal["==", ">=", "<=", ">", "<"]
Zone = str
Stat = str
State = str
Deed = str
EventName = str
Window = str
"""Names that each game has of its own: its zones, the numbers of its cards, in what state they are, what may be
forbidden, what triggers, when something can be used."""
Duration = Literal[
    "",
    "turn",
    "until_your_next_turn",
    "through_your_next_turn",
    "through_opposing_turn",
    "through_next_opposing_turn",
    "their_next_turn",
    "their_next_ready",
    "next_turn",
    "your_next_turn",
    "next_opposing_turn",
    "through_next_turn",
    "main_phase",
    "challenge_phase",
    "challenge",
    "moment",
    "while_in_play",
    "while_exerted",
]
SlotName = Literal["chosen", "subject", "counterpart", "revealed", "looked", "paid", "played", "host", "named", "both"]
Link = Literal["sentence", "then", "and"]


class Node(Struct, frozen=True, array_like=True, tag=True):
    """A node of a tree; two trees with equal nodes mean the same."""


class OwnEffect(Node, frozen=True):
    """An effect of one game; what it does stands in that game's verbs."""


class OwnCondition(Node, frozen=True):
    """A condition of one game."""

    def test(self) -> Any:
        """Whether it holds, as a function of the game and whose ability it is (`filters.Test`)."""
        raise NotImplementedError


# --- players ---


class You(Node, frozen=True):
    """The player of the card that bears the ability (LOR 1.8.3)."""


class Opponents(Node, frozen=True):
    """Each opponent in turn order; `ahead`: only those with more points than you."""

    ahead: bool = False


class AnyOpponent(Node, frozen=True):
    """At least one opponent: only in conditions ("one or more opponents")."""


class Players(Node, frozen=True):
    """Each player, the active one first (LOR 1.6.2)."""


class MostInHand(Node, frozen=True):
    """Each player than whom nobody has more cards in the hand; `fewest`: than whom nobody has fewer."""

    fewest: bool = False


class OpponentsWith(Node, frozen=True):
    """Each opponent with more cards in a zone than you; `fewer`: with fewer."""

    zone: Zone
    fewer: bool = False


class OpponentsHaving(Node, frozen=True):
    """Each opponent with more such cards in a zone, or in play, than you; `fewer`: with fewer."""

    filter: Filter
    zone: Zone = "play"
    fewer: bool = False


class PlayerOf(Node, frozen=True):
    """The player of a card: "its player", "the challenging player"."""

    target: Target


class ChosenPlayer(Node, frozen=True):
    """A player chosen while resolving; `opponent`: only an opponent. Parts joined by "and" or "then" mean the same;
    `again`: who was chosen in an earlier sentence."""

    opponent: bool = True
    again: bool = False


class ActivePlayer(Node, frozen=True):
    """The player whose turn it is: "at the end of each opponent's turn, they ..."."""


class Chooser(Node, frozen=True):
    """Only as `whose` of a selection: the player who makes it ("each player chooses one of their characters")."""


Who = (
    You
    | Opponents
    | AnyOpponent
    | Players
    | MostInHand
    | OpponentsWith
    | OpponentsHaving
    | PlayerOf
    | ChosenPlayer
    | ActivePlayer
    | Chooser
)

# --- filters ---


class Anything(Node, frozen=True):
    """Every card."""


class Kind(Node, frozen=True):
    """A card type or subtype."""

    name: str


class Named(Node, frozen=True):
    """A card with exactly this name, the version left out (LOR 6.2.4): the English name where there is one."""

    name: str


class SameName(Node, frozen=True):
    """A card with a name that the target has, or had last; of a group, that another one of it has, which is its own
    player's where the group is a `Chooser`'s."""

    target: Target


class SameClass(Node, frozen=True):
    """A card with a classification that the target has, or had last; `but`: none whose key begins so."""

    target: Target
    but: str = ""


class Class(Node, frozen=True):
    """A classification such as princess; the glossary's key."""

    name: str


class Color(Node, frozen=True, tag="Ink"):
    """A colour of the game's; the glossary's key."""

    name: str


class With(Node, frozen=True):
    """A card that has a keyword."""

    keyword: str


class Side(Node, frozen=True):
    """`own`: yours; otherwise opposing."""

    own: bool


class Other(Node, frozen=True):
    """Not the source, nor what this ability already chose (LOR 7.1.5)."""


class Is(Node, frozen=True):
    """Exactly the card or cards that the target names."""

    target: Target


class Has(Node, frozen=True):
    """Compares a stat: cost 2 or less; "a+b": the sum of two."""

    stat: Stat
    op: Op
    amount: Amount


class In(Node, frozen=True):
    """Is in a state, such as damaged."""

    state: State


class At(Node, frozen=True):
    """Is at that piece ("here" is At(This()))."""

    target: Target


class Did(Node, frozen=True):
    """To it, or by it, this has happened this turn."""

    on: Trigger


class Faces(Node, frozen=True):
    """Lies in the slot opposite to the target's slot; `aside`: so many slots to either side of it."""

    target: Target
    aside: int = 0


class AllOf(Node, frozen=True):
    """Every part holds."""

    parts: tuple[Filter, ...]


class AnyOf(Node, frozen=True):
    """At least one part holds."""

    parts: tuple[Filter, ...]


class Not(Node, frozen=True):
    """The part does not hold."""

    part: Filter


Filter = (
    Anything
    | Kind
    | Named
    | SameName
    | SameClass
    | Class
    | Color
    | With
    | Side
    | Other
    | Is
    | Has
    | In
    | At
    | Did
    | Faces
    | AllOf
    | AnyOf
    | Not
)

# --- targets ---


class This(Node, frozen=True):
    """The card that bears the ability."""


class Bound(Node, frozen=True):
    """What an earlier part of the text named: "they", "that card", "the challenging character".

    `chosen`: the latest selection; `subject` and `counterpart`: of the event that triggered; `paid`: what a cost used;
    `revealed`, `looked`: cards shown or looked at; `named`: one with the name that was named; `played`: the card an
    effect has just played; `host`: the piece that the source is on.
    """

    slot: SlotName


class Chosen(Node, frozen=True):
    """A selection made while resolving; binds `chosen`. Only there can a card refuse (LOR 10.12)."""

    filter: Filter
    least: int = 1
    most: int = 1
    zone: Zone = "play"
    by: Who = You()
    whose: Who = Players()


class Every(Node, frozen=True):
    """All that match, with no choice; binds `chosen` so that "they" can refer to them. `whose`: outside play."""

    filter: Filter
    zone: Zone = "play"
    whose: Who = Players()


class Marked(Chosen, frozen=True):
    """A selection that the text speaks of again after another one was made; `mark`: its index in the text."""

    mark: int = 1


class ChosenSet(Chosen, frozen=True):
    """Several of which any two share a name, or, `differ`, no two do; as many as there are, if there are fewer."""

    differ: bool = True


class ChosenKin(ChosenSet, frozen=True):
    """Several that have a classification in common (`but`: none whose key begins so), or, `named`, a name."""

    but: str = ""
    named: bool = False


class ChosenSum(Chosen, frozen=True):
    """As many as its player likes, up to `most`, of which a number is together no more than `total`."""

    stat: Stat = "cost"
    total: int = 0


class MarkedAll(Every, frozen=True):
    """The same of all that match."""

    mark: int = 1


class Earlier(Node, frozen=True):
    """What the selection with this mark found."""

    mark: int


class PlaceOf(Node, frozen=True):
    """The place at which a card is."""

    target: Target


class Top(Node, frozen=True):
    """The top cards of a player's deck; `bottom`: those at its other end, the lowest last (MLP 6-9.1.0)."""

    amount: Amount = 1
    whose: Who = You()
    bottom: bool = False


class TopSome(Top, frozen=True):
    """Up to so many of them, as the player likes, who says how many before he sees any."""


class Lot(Node, frozen=True):
    """Cards drawn by lot out of a zone of a player; binds `chosen`."""

    filter: Filter = Anything()
    amount: int = 1
    zone: Zone = "hand"
    whose: Who = You()


class Under(Node, frozen=True):
    """The cards that lie face down under a card in play."""

    of: Target


class SomeUnder(Under, frozen=True):
    """So many of them, chosen unseen; binds `chosen`."""

    amount: int = 1


Target = (
    This
    | Bound
    | Earlier
    | PlaceOf
    | Chosen
    | Marked
    | ChosenSet
    | ChosenKin
    | Every
    | MarkedAll
    | Top
    | TopSome
    | ChosenSum
    | Lot
    | Under
    | SomeUnder
)

# --- amounts ---


class Count(Node, frozen=True):
    """How many cards match in a zone of these players (in play: filter with Side instead of `whose`)."""

    filter: Filter
    zone: Zone = "play"
    whose: Who = Players()


class Differing(Node, frozen=True):
    """Of how many that match in a zone of these players no two share a name."""

    filter: Filter
    zone: Zone = "play"
    whose: Who = Players()


class CountersOf(Node, frozen=True):
    """How many counters of a kind players have themselves."""

    counter: str
    who: Who = You()


class StatOf(Node, frozen=True):
    """A stat of one card, as it is now or was last, or the sum "a+b"; also the number of a keyword, and `under`: the
    cards under it."""

    stat: Stat
    target: Target


class DamageOn(Node, frozen=True):
    """The damage on one card, as it is now or was last."""

    target: Target


class Tally(Node, frozen=True):
    """What the previous part did "this way": damage removed or moved, points lost, a stat gained, cards discarded,
    banished or put somewhere, pieces that arrived at a place, players who declined, pieces turned upright; or counted:
    pieces in play; or what triggered: damage dealt; or what was paid for it, or how much of a cost was.
    """

    what: Literal[
        "removed",
        "lost",
        "gained",
        "discarded",
        "counted",
        "declined",
        "banished",
        "dealt",
        "paid",
        "readied",
        "put",
        "moved",
        "arrived",
    ]


class Greatest(Node, frozen=True):
    """The greatest stat among the cards in play that match, or the `lowest`; -1 where there are none."""

    stat: Stat
    filter: Filter
    lowest: bool = False


class Times(Node, frozen=True):
    """So often has this happened this turn. `other`: to or by another card than this one; `each`: to so many cards."""

    on: Trigger
    other: bool = False
    each: bool = False


class Points(Node, frozen=True, tag="Lore"):
    """How many points a player has."""

    who: Who


class Per(Node, frozen=True):
    """`each` times an amount: +1 for each ..."""

    each: int
    amount: Amount


class PerGroup(Per, frozen=True):
    """`each` for every full group of so many: +1 for each 3 ..."""

    of: int = 1


class Offset(Node, frozen=True):
    """An amount and so much more, or less."""

    amount: Amount
    by: int


class AtMost(Node, frozen=True):
    """An amount as far as it goes, and no further: no more than `most`, or where that is below zero no less."""

    amount: Amount
    most: int


Amount = (
    int
    | Count
    | Differing
    | CountersOf
    | StatOf
    | DamageOn
    | Tally
    | Greatest
    | Times
    | Points
    | Per
    | PerGroup
    | Offset
    | AtMost
)

# --- conditions ---


class Compare(Node, frozen=True):
    """Compares two amounts: two or more other characters, no cards in hand, more cards than you."""

    left: Amount
    op: Op
    right: Amount


class Matches(Node, frozen=True):
    """A card is such: this character is exerted, a Villain is chosen, it is a song card."""

    target: Target
    filter: Filter


class YourTurn(Node, frozen=True):
    """During your turn."""


class Happened(Node, frozen=True):
    """So often this turn has this happened. `other`: to or by another card than this one; `each`: to so many cards."""

    on: Trigger
    least: int = 1
    other: bool = False
    each: bool = False


class Unplayed(Node, frozen=True):
    """The revealed card was neither played nor put anywhere else: it lies where it was revealed."""


class Both(Node, frozen=True):
    """Every condition holds."""

    parts: tuple[Condition, ...]


class Never(Node, frozen=True):
    """The condition does not hold (unless ...)."""

    part: Condition


Condition = Compare | Matches | YourTurn | Happened | Unplayed | Both | Never | OwnCondition

# --- triggers ---

Manner = Literal[
    "",
    "in_challenge",
    "challenging",
    "being_challenged",
    "by_counterpart",
    "dealt",
    "hand",
    "deck",
    "play",
    "stacked",
    "for_action",
    "for_support",
]


class Trigger(Node, frozen=True):
    """A trigger condition. `subject` did it or suffered it, `counterpart` is the other one of the challenge.

    `manner` narrows banish: in a challenge; while challenging; while being challenged; by the counterpart there
    (then the subject is the banisher and the counterpart the banished); damage: dealt, not put; chosen: for an action,
    or for a keyword's ability. `by`: whose deed it is,
    for play and discard, and whose turn, for turn_start and turn_end. `nth`: only the nth of a turn. `yours`: only
    during your turn. `least`: only for at least so much (1 or more damage removed).
    `theirs`: only during opponents' turns. `once`: only the first time in a turn. `times`: of what happens several
    times at once, "each" counts every one, "once" all of them together (MLP 5-1.1.3); "" every event as it is told.
    `state`: what has to hold as it happens; of the event "state", what is waited for (GOT 10.7.6).
    """

    event: EventName
    subject: Filter = Anything()
    counterpart: Filter = Anything()
    manner: Manner = ""
    by: Who = You()
    nth: int = 0
    yours: bool = False
    least: int = 0
    theirs: bool = False
    once: bool = False
    times: Literal["", "once", "each"] = ""
    state: Condition | None = None


# --- effects: how sentences join ---


class Seq(Node, frozen=True):
    """Parts in order, each as far as possible (LOR 7.1.1, 7.1.2.3, 7.1.2.4); `link` is how they were joined."""

    parts: tuple[Effect, ...]
    link: Link = "sentence"


class OneOf(Node, frozen=True):
    """One of several effects, chosen while resolving ("choose one"); `count`: so many different ones, done in the order
    of the text."""

    able: ClassVar[bool] = False
    """Whether only those are offered that can be done, as long as any can."""

    options: tuple[Effect, ...]
    count: int = 1


class Either(OneOf, frozen=True):
    """The same done to one or to another one: whoever can be found is chosen."""

    able: ClassVar[bool] = True


class Posed(OneOf, frozen=True):
    """`by` says which of them: what is done is still done by the player whose text it is. Of several players each says
    so in turn; behind it `ChosenPlayer(again)` is who has just said so."""

    by: Who = ChosenPlayer()


class May(Node, frozen=True):
    """A player may do it or not (LOR 7.1.3). `bundle`: the text quotes the whole of it."""

    body: Effect
    who: Who = You()
    bundle: bool = False


class ToDo(Node, frozen=True):
    """`cost` first and completely, else nothing (LOR 7.1.2.2)."""

    cost: Effect
    body: Effect


class If(Node, frozen=True):
    """A condition read while resolving."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class InsteadIf(Node, frozen=True):
    """`base`, or `instead` if the condition holds (LOR 7.7.2)."""

    base: Effect
    condition: Condition
    instead: Effect


class Repeat(Node, frozen=True):
    """`body` so many times, each time with choices of its own: "for each ..., return chosen ..."."""

    times: Amount
    body: Effect


class InTurn(Node, frozen=True):
    """Each of these players does all of `body`, in which "you" is that player, before the next one begins."""

    who: Who
    body: Effect


class Unless(Node, frozen=True):
    """`body`, unless the player does `escape` instead."""

    body: Effect
    escape: Effect
    who: Who = You()


class Later(Node, frozen=True):
    """A delayed or floating trigger: at the end of this turn; whenever ... this turn (LOR 7.4.7). `duration` "moment":
    it waits until it has happened `once`, in whatever turn.
    """

    on: Trigger
    body: Effect
    duration: Duration = "turn"
    once: bool = False


# --- effects: verbs ---


class Draw(Node, frozen=True):
    """`until`: so many that the hand has as many as the amount says; `upto`: or fewer, one after the other."""

    who: Who
    amount: Amount = 1
    until: bool = False
    upto: bool = False


class Discard(Node, frozen=True):
    """Chooses and discards; `amount` None: the whole hand. Binds `paid` where it is a cost.

    `how`: the player himself chooses, or chance does, or you do. `until`: down to so many cards in the hand.
    """

    who: Who
    amount: Amount | None = 1
    filter: Filter = Anything()
    how: Literal["own_choice", "random", "your_choice"] = "own_choice"
    until: bool = False


class Choose(Node, frozen=True):
    """Nothing but a selection, of which the text goes on to speak."""

    target: Target


class Deal(Node, frozen=True):
    target: Target
    amount: Amount


class PutDamage(Node, frozen=True):
    """Puts counters, which is not dealing damage (LOR 9.2.1)."""

    target: Target
    amount: Amount


class Heal(Node, frozen=True):
    """Removes damage; `amount` None: all of it; `upto`: the player chooses how much. `each`: said of several."""

    target: Target
    amount: Amount | None
    upto: bool = True


class MoveDamage(Node, frozen=True):
    """`amount` None: all of it."""

    source: Target
    target: Target
    amount: Amount | None
    upto: bool = True


class Banish(Node, frozen=True):
    target: Target


class Exert(Node, frozen=True):
    target: Target


class Ready(Node, frozen=True):
    target: Target


class ToHand(Node, frozen=True):
    """To its player's hand. `reveal`: shown to everybody first. `least` of a Chosen target says how many."""

    target: Target
    reveal: bool = False


class ToDeck(Node, frozen=True):
    """Into its player's deck. `either`: the player chooses top or bottom. `ordered`: so is the order of several."""

    target: Target
    place: Literal["top", "bottom", "shuffle", "either"]
    ordered: bool = False


class ToDiscard(Node, frozen=True):
    target: Target


class Tuck(Node, frozen=True):
    """Puts cards face down under a card in play."""

    target: Target
    under: Target


class Modify(Node, frozen=True):
    """A stat gets +N or -N."""

    target: Target
    stat: Stat
    amount: Amount
    duration: Duration = ""


class Equals(Modify, frozen=True):
    """A stat is just so much, whatever is printed; what else changes it comes on top."""


class Grant(Node, frozen=True):
    """Gains keywords or quoted abilities."""

    target: Target
    abilities: tuple[Ability, ...]
    duration: Duration = ""


class GrantPer(Grant, frozen=True):
    """Gains keywords with a number, so many times each: +1 for each item."""

    times: Amount = 1


class Lose(Node, frozen=True):
    """Loses keywords, by name; `whole`: all abilities, keywords among them."""

    target: Target
    keywords: tuple[str, ...]
    duration: Duration = ""
    whole: bool = False


class CannotGain(Node, frozen=True):
    """Whatever gives it these keywords, it does not gain them."""

    target: Target
    keywords: tuple[str, ...]
    duration: Duration = ""


class Cannot(Node, frozen=True):
    """A prohibition (LOR 1.2.2). `filter`: for what is suffered, by whom; for play, what."""

    target: Target | Who
    deed: Deed
    duration: Duration = ""
    filter: Filter = Anything()


class Can(Node, frozen=True):
    """A permission the rules would not give (LOR 1.2.1). `filter`: for what is done to others, to whom."""

    target: Target
    deed: Deed
    duration: Duration = ""
    filter: Filter = Anything()


class GainPoints(Node, frozen=True, tag="GainLore"):
    who: Who
    amount: Amount


class LosePoints(Node, frozen=True, tag="LoseLore"):
    who: Who
    amount: Amount


class Look(Node, frozen=True):
    """Looks at the top cards of the own deck, or at the target; binds `looked`. `open`: everybody sees them.
    `upto`: or fewer, one after the other."""

    amount: Amount
    open: bool = False
    target: Target | None = None
    upto: bool = False


class RevealTop(Node, frozen=True):
    """Reveals the top card of the own deck; binds `revealed`."""


class RevealUntil(Node, frozen=True):
    """Reveals cards from the top of the own deck until one is such; binds that one as `revealed`, and the others as
    `looked`."""

    filter: Filter


class NameCard(Node, frozen=True):
    """Names a card, of those that the player has brought; binds `named`."""


class RevealHand(Node, frozen=True):
    """`private`: only you look at it."""

    who: Who
    private: bool = False


class ShuffleDeck(Node, frozen=True):
    who: Who


class Take(Node, frozen=True):
    """Out of the looked-at cards: `amount` (as many as possible) that match, into the hand or, `into`, elsewhere, or
    played for free. `upto`: or fewer; `amount` None: all that match. Where `into` is no zone of the machine's, its
    game says what it is.
    """

    filter: Filter = Anything()
    amount: int | None = 1
    reveal: bool = False
    upto: bool = False
    into: Zone = "hand"


class Picked(Take, frozen=True):
    """The same out of cards that lie open, by another player's choice."""

    by: Who = ChosenPlayer()


class PutRest(Node, frozen=True):
    """The looked-at cards that are left, in any order. `back`: onto the places that they came from; `shuffle`: the deck
    is shuffled with them."""

    place: Literal["top", "bottom", "either", "discard", "back", "shuffle"]


class PutSome(Node, frozen=True):
    """Any number of the looked-at cards, in any order; what is left stays looked at."""

    place: Literal["top", "bottom", "discard"]


class Split(Node, frozen=True):
    """One of the looked-at cards to the first place, the other to the second, into a zone of the game's own too."""

    first: Literal["top", "hand"]
    second: Zone = "bottom"


class CountNow(Node, frozen=True):
    """Counts what is in play; later parts say "that many" (Tally counted)."""

    filter: Filter


class PlayFree(Node, frozen=True):
    """Plays a card for free (LOR 4.3.4.10), from the hand, or the bound card. `exerted`: it enters exerted.
    `to_bottom`: what would go to the discard pile when it is done goes under its player's deck instead."""

    what: Filter | Bound | This
    exerted: bool = False
    zone: Literal["hand", "discard", "hand_or_discard"] = "hand"
    to_bottom: bool = False


class PayLess(Node, frozen=True):
    """Playing such a card costs less: `next`, the next one this turn; else as long as the ability lasts.

    `deed`: playing it in a way of its game alone, or doing that with a place that matches `place`. `amount` None: all
    of it; below 0: it costs more. `who`: the players for whom it does. `also`: what besides has to be done to
    play this card.
    """

    filter: Filter
    amount: Amount | None
    next: bool = False
    deed: Deed = "play"
    place: Filter = Anything()
    who: Who = You()
    also: Effect | None = None


class ToPlay(Node, frozen=True):
    """Puts cards into play without playing them; their player says where."""

    target: Target


class Flip(Node, frozen=True):
    """Turned over where it lies."""

    target: Target
    down: bool = True


class Give(Node, frozen=True):
    """Gains a counter of that name."""

    target: Target
    counter: str


class TakeOff(Node, frozen=True):
    """Loses a counter of that name ("": one that the player chooses); it leaves the game, and nothing triggers."""

    target: Target
    counter: str = ""


class UseCounter(Node, frozen=True):
    """Uses what a counter does; then it is gone (MLP 2-7.2.2c). "": one that the player chooses."""

    target: Target
    counter: str = ""


class Win(Node, frozen=True):
    """Wins the game."""

    who: Who


# --- effects: only in static abilities ---


class Enters(Node, frozen=True):
    """Enters play exerted or with damage (LOR 7.7.3); `optional`: may. `whom`: cards that do so while this is in play;
    None: this card.
    """

    exerted: bool = False
    damage: int = 0
    optional: bool = False
    whom: Filter | None = None


class Instead(Node, frozen=True):
    """When that would happen to such a card, `body` is done in its place (GOT 10.2.1.3). `optional`: it may be; what
    has to be chosen for it is a cost of the body."""

    event: EventName
    filter: Filter
    body: Effect
    optional: bool = False


class Redirect(Node, frozen=True):
    """Damage that would be dealt to these is put on this card as counters instead (LOR 7.7); `dealt`: dealt to it."""

    filter: Filter
    dealt: bool = False


class Divert(Redirect, frozen=True):
    """The same if its player likes, `optional`, or only of what is dealt in a challenge, `struck`."""

    optional: bool = True
    struck: bool = False


class Lessen(Node, frozen=True):
    """Damage that would be dealt to one of these is so much less; None: none of it is dealt; below 0: it is more.
    `once`: only the first time in a turn."""

    filter: Filter
    amount: Amount | None
    once: bool = False


Effect = (
    Seq
    | OneOf
    | Either
    | Posed
    | May
    | ToDo
    | If
    | InsteadIf
    | Repeat
    | InTurn
    | Unless
    | Later
    | Draw
    | Discard
    | Choose
    | Deal
    | PutDamage
    | Heal
    | MoveDamage
    | Banish
    | Exert
    | Ready
    | ToHand
    | ToDeck
    | ToDiscard
    | Tuck
    | Modify
    | Equals
    | Grant
    | GrantPer
    | Lose
    | Cannot
    | CannotGain
    | Can
    | GainPoints
    | LosePoints
    | Look
    | RevealTop
    | NameCard
    | RevealUntil
    | RevealHand
    | ShuffleDeck
    | Take
    | Picked
    | PutRest
    | PutSome
    | Split
    | CountNow
    | PlayFree
    | PayLess
    | Enters
    | Redirect
    | Divert
    | Lessen
    | Instead
    | ToPlay
    | Flip
    | Give
    | TakeOff
    | UseCounter
    | Win
    | OwnEffect
)

# --- abilities ---


Limit = Literal["", "turn", "name"]
"""How often it is used in a turn: as often as it can be, once, or once by its player for all cards of its name."""


class Keyword(Node, frozen=True):
    """A keyword ability; `value` for those with a number. `onto`: where it plays a card on top of another, on which;
    `cost`: what is done instead of paying for that.
    """

    name: str
    value: int = 0
    onto: Filter | None = None
    cost: Effect | None = None


class Static(Node, frozen=True):
    """Continuous as long as the card is in play and the condition holds (LOR 7.6)."""

    effects: tuple[Effect, ...]
    condition: Condition | None = None


class Triggered(Node, frozen=True):
    """Any of `on`; the condition is read when it triggers and when it resolves (LOR 7.4.4)."""

    on: tuple[Trigger, ...]
    body: Effect
    condition: Condition | None = None
    limit: Limit = ""


class Lying(Triggered, frozen=True):
    """A triggered ability of a card that lies in a zone outside play."""

    zone: Zone = "discard"


class Activated(Node, frozen=True):
    """Costs, then the effect (LOR 7.5). `condition`: only usable or only works if it holds, as `If` in the body.

    `window`: when it can be used, if not in the own main phase; "playing": it is paid when its card is played.
    `once`: only once in a turn. `answers`: it can be used when one of these is about to happen, and before that (HM
    402.2a); `also`: at its other times too. `zone`: where its card must lie.
    """

    costs: tuple[Effect, ...]
    body: Effect
    window: Window = ""
    condition: Condition | None = None
    limit: Limit = ""
    once: bool = False
    answers: tuple[Trigger, ...] = ()
    also: bool = False
    zone: Zone = "play"


class Spell(Node, frozen=True):
    """What an action does when it is played (LOR 6.3.2); `condition`: only if it holds can it be played. `windows`:
    when it can be, where the text says so; `answers`, `also`: as of an activated ability (HM 214.3c, 214.3d)."""

    body: Effect
    condition: Condition | None = None
    windows: tuple[str, ...] = ()
    limit: Limit = ""
    answers: tuple[Trigger, ...] = ()
    also: bool = False


Ability = Keyword | Static | Triggered | Lying | Activated | Spell
Tree = tuple[Ability, ...]


def declare(*nodes: type[OwnEffect | OwnCondition]) -> None:
    """Cards may have these nodes of a game's own too. To be said where they are defined: what msgspec has once learnt
    to decode it does not learn anew."""
    for node in nodes:
        name = "Effect" if issubclass(node, OwnEffect) else "Condition"
        globals()[name] |= node


def tag_of(node: Node) -> str:
    """What records, and the words of a question, call a node."""
    return str(node.__struct_config__.tag)


def nodes_of(value: object) -> list[Node]:
    """Every node of a tree, outermost first."""
    if isinstance(value, tuple):
        return [node for part in value for node in nodes_of(part)]
    if not isinstance(value, Node):
        return []
    return [value, *(node for name in value.__struct_fields__ for node in nodes_of(getattr(value, name)))]
