"""What others decide: one thing or another of two, one of several modes; and a card picked out of some."""

from __future__ import annotations

from engine.games.lorcana.wording.deeds import players
from engine.games.lorcana.wording.deeds.active import done_by
from engine.games.lorcana.wording.places import Subject, swapped
from engine.kernel.cards.tree import (
    ActivePlayer,
    Anything,
    Chooser,
    Chosen,
    ChosenPlayer,
    Discard,
    InTurn,
    OneOf,
    Picked,
    Posed,
    PutRest,
    RevealHand,
    Seq,
    Take,
    Unless,
    You,
)
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, made, passing, phrase, word

_WHO = Subject()


def _either(bindings: Bindings) -> object:
    """One of two things, as the player likes who does it."""
    who = bindings["who"]
    both = tuple(players.fill({"verb": bindings[slot], "who": You()}) for slot in ("a", "b"))
    return REFUSED if isinstance(who, You) or both[0] == both[1] else InTurn(who, OneOf(both))  # type: ignore[arg-type]


def _one_or_other(value: object) -> Bindings | None:
    match value:
        case InTurn(who, OneOf((a, b), 1)):
            said = [_verb_of(option) for option in (a, b)]
            return {"who": who, "a": said[0], "b": said[1]} if None not in said else None
    return None


def _verb_of(value: object) -> object | None:
    """What the one does who is "you"."""
    said = _said_mode(value)
    return said and said["verb"]


def _their_mode(bindings: Bindings) -> object:
    return players.fill({"verb": bindings["verb"], "who": You()})


def _said_mode(value: object) -> Bindings | None:
    """Also what is done to one that he chooses of his own."""
    target = getattr(value, "target", None)
    if isinstance(target, Chosen) and target.by == You() and target.whose == Chooser():
        return {"verb": swapped(value, You(), _WHO)}
    return players.lift_you(value)


def _their_choice(bindings: Bindings) -> object:
    who = bindings["who"]
    return REFUSED if isinstance(who, You) else InTurn(who, OneOf(bindings["options"]))  # type: ignore[arg-type]  # sorts


def _choice_of_them(value: object) -> Bindings | None:
    match value:
        case InTurn(who, OneOf(options, 1)):
            return {"who": who, "options": options}
    return None


def _picked_out(bindings: Bindings) -> object:
    who = bindings["who"]
    shown = RevealHand(who)  # type: ignore[arg-type]  # a player
    return Seq((shown, Discard(who, 1, bindings["filter"], "your_choice")), "and")  # type: ignore[arg-type]  # as above


def _out_of_hand(value: object) -> Bindings | None:
    match value:
        case Seq((RevealHand(who, False), Discard(whose, 1, filter_, "your_choice", False)), "and") if who == whose:
            return None if isinstance(who, You) else {"who": who, "filter": filter_}
    return None


def _unless_they(bindings: Bindings) -> object:
    """Whoever does not want the one has to do the other."""
    if isinstance(bindings["who"], You):
        return REFUSED
    deed = Unless(bindings["body"], bindings["escape"], _WHO)  # type: ignore[arg-type]  # as sorts say
    return players.fill({"verb": deed, "who": bindings["who"]})


def _they_unless(value: object) -> Bindings | None:
    said = players.lift(value) if isinstance(value, Unless) else None
    verb = said and said["verb"]
    return {"who": said["who"], "body": verb.body, "escape": verb.escape} if said and isinstance(verb, Unless) else None


def _posed(bindings: Bindings) -> object:
    """Somebody else says which of these it is; where all of it is his to do, that is told otherwise."""
    who, options = bindings["who"], bindings["options"]
    assert isinstance(options, tuple)
    theirs = all(players.doer(option) in (ActivePlayer(), ChosenPlayer(again=True)) for option in options)
    return REFUSED if isinstance(who, You) or theirs else Posed(options, by=who)  # type: ignore[arg-type]  # sorts


def _posed_to(value: object) -> Bindings | None:
    if not isinstance(value, Posed) or value.count != 1:
        return None
    slots: Bindings = {"who": value.by, "options": value.options}
    return slots if _posed(slots) is not REFUSED else None


def _picked_by(*, told: bool = False, several: bool = False) -> Parts:
    """Another player picks a card of those that lie open; it goes here, the rest there. `told`: what it has to be;
    `several`: how many they are."""

    def build(bindings: Bindings) -> object:
        who, filter_ = bindings["who"], bindings.get("filter", Anything())
        n = bindings.get("n", 1)
        if not isinstance(who, ChosenPlayer) or told == (filter_ == Anything()) or several == (n in (0, 1)):
            return REFUSED
        return Seq((Picked(filter_, n, into=bindings["a"], by=who), bindings["c"]), "and")  # type: ignore[arg-type]  # sorts

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Picked(filter_, n, into=a, by=who), c), "and"):
                slots: Bindings = {"who": who, "a": a, "c": c}
                slots |= ({"filter": filter_} if told else {}) | ({"n": n} if several else {})
                return slots if build(slots) == value else None
        return None

    return build, match


CHOICES_OF_PLAYERS: tuple[Phrase | Many, ...] = (
    # one or the other
    made(
        "clause",
        _either,
        _one_or_other,
        ja="{who:player}{a:vp}か、{b:vp~}",
        en="{who:player} {a:vp.s} or {b:vp.s}",
    ),
    made(
        "plain",
        _their_choice,
        _choice_of_them,
        ja="{who:player}以下から1つ[を|]選ぶ。・{options:their_modes}",
        en="{who:player} chooses one[:| —] • ^{options:their_modes}",
    ),
    Many("their_modes", "their_mode", {"ja": ("。・", "。・"), "en": (". • ^", ". • ^")}, least=2),
    made("their_mode", _their_mode, _said_mode, ja="{verb:vp}", en=("{verb:vp}", "they {verb:vp}")),
    # all of them, each for himself
    made("clause", players.fill, players.lift, en="{who:players} each {verb:vps}"),
    # left to them, or else
    made(
        "plain",
        _unless_they,
        _they_unless,
        ja="{who:player}{escape:vps.te}もよい。そうしないなら、そのプレイヤーは{body:vps}",
        en=(
            "{who:player} may {escape:vps}. ^if they don't, they {body:vps}",
            "{who:player} may {escape:vps}. ^otherwise, they {body:vps}",
        ),
    ),
    # one of several for you to do
    made(
        "plain",
        _posed,
        _posed_to,
        ja="{who:player}以下から1つ[を|]選ぶ。・{options:told_modes}",
        en="{who:player} chooses one[:| —] • ^{options:told_modes}",
    ),
    Many("told_modes", "told_mode", {"ja": ("。・", "。・"), "en": (". • ^", ". • ^")}, least=2),
    made("told_mode", players.fill_you, players.lift_you, ja="あなたは{verb:vp}", en="you {verb:vp}"),
    passing("told_mode", "said"),
    made(
        "told_mode",
        *done_by(ActivePlayer()),
        ja="そのプレイヤーは{verb:vps}",
        en=("they {verb:vps}", "that player {verb:vps.s}", "that opponent {verb:vps.s}"),
    ),
    # out of what lies open
    *(
        made(
            "plain",
            *_picked_by(told=told),
            ja=f"{{who:some_opponent}}その中から{ja}を選ぶ。{{a:goes_there}}、{{c:rest_there}}",
            en=(
                *(
                    f"{{who:some_opponent}} chooses {one}. ^put [that card|it] {{a:there_to}} and {{c:rest_to}}"
                    for one in en
                ),
                *(f"{{who:some_opponent}} chooses {one} to put {{a:there_to}}. ^put {{c:rest_to}}" for one in en),
            ),
        )
        for told, ja, en in (
            (False, "1枚", ("[one|1] of them",)),
            (
                True,
                "{filter:card}1枚",
                ("@{filter:card} from among them", "one {filter:card} from among them"),
            ),
        )
    ),
    made(
        "plain",
        *_picked_by(several=True),
        ja="{who:some_opponent}その中から{n:number}枚を選ぶ。{a:goes_there}、{c:rest_there}",
        en=(
            "{who:some_opponent} chooses {n:number} of them. ^put [those cards|them] {a:there_to} and {c:rest_to}",
            "{who:some_opponent} chooses {n:number} of them to put {a:there_to}. ^put {c:rest_to}",
        ),
    ),
    passing("some_opponent", "player"),
    word("some_opponent", ChosenPlayer(), en="an opponent"),
    *(
        row
        for place, ja, en in (
            ("hand", "手札に加え", "into your hand"),
            ("discard", "捨て札に置き", "[into|in] your discard"),
            ("bottom", "デッキの一番下に置き", "on the bottom of your deck"),
            ("top", "デッキの一番上に置き", "on [the |]top of your deck"),
            ("inkwell", "インクウェルに裏向きで置き", "into your inkwell facedown"),
            ("inkwell_exerted", "インクウェルにエグザートかつ裏向きで置き", "into your inkwell facedown and exerted"),
        )
        for row in (
            word("goes_there", place, ja=f"[そのカード|それ|それらのカード|それら]を{ja}"),
            word("there_to", place, en=en),
        )
    ),
    phrase("rest_to", PutRest, en="{place:rest}"),
    word("rest_to", Take(amount=None), en="the rest into your hand"),
    phrase("rest_there", PutRest, ja="{place:rest}置く"),
    word("rest_there", Take(amount=None), ja="残りを手札に加える"),
    # out of the hand that is shown
    made(
        "plain",
        _picked_out,
        _out_of_hand,
        ja="{who:player}手札を公開する。その中から{filter:card}1枚を選び、そのプレイヤーはそれを捨てる",
        en=(
            "{who:player} reveals their hand. ^[you |]choose @{filter:card}[ from it|]. ^they discard [it|that card]",
            "{who:player} reveals their hand. ^[you |]choose @{filter:card}[ from it|] and they discard [it|that card]",
        ),
    ),
)
