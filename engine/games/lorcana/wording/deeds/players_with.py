"""Players told by what they have: so many cards, so much lore, more than you; and what they do."""

from __future__ import annotations

from engine.games.lorcana.wording.deeds import players
from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.kernel.cards.tree import (
    Anything,
    Compare,
    Count,
    Discard,
    Draw,
    If,
    InTurn,
    Op,
    Opponents,
    OpponentsHaving,
    OpponentsWith,
    Players,
    Points,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, phrase, word


def _up_to(bindings: Bindings) -> object:
    return Draw(Players(), bindings["n"], until=True) if bindings["n"] == bindings["m"] else REFUSED  # type: ignore[arg-type]  # a number


def _drawn_up_to(value: object) -> Bindings | None:
    if not isinstance(value, Draw) or value != Draw(Players(), value.amount, until=True):
        return None
    return {"n": value.amount, "m": value.amount}


_HAND = Count(Anything(), "hand", You())
_SO_MANY: tuple[tuple[Op, str, str], ...] = (
    ("==", "の", "{n:none} in their hand {verb:vp.s}"),
    (">=", "以上の", "{n:number} or more cards in [their |]hand {verb:vp.s}"),
    ("<=", "以下の", "{n:number} or fewer cards in [their |]hand {verb:vp.s}"),
    (">", "より多い", "more than {n:number} cards in [their |]hand {verb:vp.s}"),
    ("<", "より少ない", "fewer than {n:number} cards in [their |]hand {verb:vp.s}"),
)
_RICH: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "more"), ("<=", "以下", "less"))
_WHOEVER: tuple[tuple[Who, str, str], ...] = (
    (Opponents(), "対戦相手", "opponent"),
    (Players(), "プレイヤー", "player"),
)


def _those_with(op: Op) -> Parts:
    """What each player does who has so many cards in the hand."""

    def build(bindings: Bindings) -> object:
        deed = players.fill({"verb": bindings["verb"], "who": You()})
        return InTurn(Opponents(), If(Compare(_HAND, op, bindings["n"]), deed))  # type: ignore[arg-type]  # as sorts say

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(Opponents(False), If(Compare(Count() as hand, known, n), deed, None)) if known == op:
                said = players.lift_you(deed) if hand == _HAND else None
                return said and said | {"n": n}
        return None

    return build, match


def _rich(op: Op, who: Who) -> Parts:
    """What each opponent, or each player, does who has so much lore."""

    def build(bindings: Bindings) -> object:
        deed = players.fill({"verb": bindings["verb"], "who": You()})
        return InTurn(who, If(Compare(Points(You()), op, bindings["n"]), deed))  # type: ignore[arg-type]  # sorts

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(those, If(Compare(Points(You()), known, n), deed, None)) if (those, known) == (who, op):
                said = players.lift_you(deed)
                return said and said | {"n": n}
        return None

    return build, match


def _down_to(who: Who) -> Parts:
    """Who has more than so many cards discards the others: the number is told twice."""

    def build(bindings: Bindings) -> object:
        return Discard(who, bindings["n"], until=True) if bindings["n"] == bindings["m"] else REFUSED  # type: ignore[arg-type]  # a number

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Discard) or value != Discard(who, value.amount, until=True):
            return None
        return {"n": value.amount, "m": value.amount}

    return build, match


_UNTIL = "in their hand discards until they have"
_EACH_WITH = "each player [with|who has] "
_OF_ALL: tuple[tuple[Op, str, str], ...] = (
    ("==", "の", _EACH_WITH + "{n:none} in [their |]hand {verb:vp.s}"),
    (">=", "以上の", _EACH_WITH + "{n:number} or more cards in [their |]hand {verb:vp.s}"),
    ("<=", "以下の", _EACH_WITH + "{n:number} or fewer cards in [their |]hand {verb:vp.s}"),
)


def _players_with(op: Op) -> Parts:
    """What each player does, oneself among them, who has so many cards in the hand."""

    def build(bindings: Bindings) -> object:
        deed = players.fill({"verb": bindings["verb"], "who": You()})
        return InTurn(Players(), If(Compare(_HAND, op, bindings["n"]), deed))  # type: ignore[arg-type]  # as sorts say

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(Players(), If(Compare(Count() as hand, known, n), deed, None)) if known == op and hand == _HAND:
                said = players.lift_you(deed)
                return said and said | {"n": n}
        return None

    return build, match


PLAYERS_WITH: tuple[Phrase, ...] = (
    # fewer than so many cards
    made(
        "clause",
        _up_to,
        _drawn_up_to,
        en="each player with fewer than {n:number} cards in their hand draws until they have {m:number}",
    ),
    # so many cards, so much lore
    *(
        made(
            "clause",
            *_those_with(op),
            ja=f"手札が{{n:number}}枚{ja}各対戦相手は{{verb:vp~}}",
            en=f"each opponent with {en}",
        )
        for op, ja, en in _SO_MANY
    ),
    *(
        made(
            "clause",
            *_rich(op, who),
            ja=f"ロアが{{n:number}}つ{ja}の各{ja_who}は{{verb:vp~}}",
            en=f"each {en_who} with {{n:number}} or {en} lore {{verb:vp.s}}",
        )
        for op, ja, en in _RICH
        for who, ja_who, en_who in _WHOEVER
    ),
    # more than so many cards
    *(
        made(
            "clause",
            *_down_to(who),
            ja=f"手札が{{n:number}}枚より多い{ja}は、手札が{{m:number}}枚になるように捨てる",
            en=f"each {en} with more than {{n:number}} cards {_UNTIL} {{m:number}}[ cards in their hand|]",
        )
        for who, ja, en in ((Opponents(), "各対戦相手", "opponent"), (Players(), "各プレイヤー", "player"))
    ),
    # more than you
    *(
        word("player", OpponentsWith(zone, fewer), ja=f"{ja}の枚数があなたより{ja_size}各対戦相手は", en=en)
        for zone, ja in (("hand", "手札"), ("inkwell", "インクウェル"), ("discard", "捨て札"))
        for fewer, ja_size, size in ((False, "多い", "more"), (True, "少ない", "fewer"))
        for en in ((f"each opponent with {size} cards in their {zone} than [you|you have|in yours]",),)
    ),
    *(
        phrase(
            "player",
            OpponentsHaving,
            zone="play",
            fewer=fewer,
            when=has_kind("filter", "character", "item", "location"),
            ja=f"場の{{filter:np}}があなたより{ja}各対戦相手は",
            en=f"each opponent with {en} {{filter:np.s}} in play than [you|you have|you do]",
        )
        for fewer, ja, en in ((False, "多い", "more"), (True, "少ない", "fewer"))
    ),
    # so many cards, of every player
    *(
        made("clause", *_players_with(op), ja=f"手札が{{n:number}}枚{ja}各プレイヤーは{{verb:vp~}}", en=en)
        for op, ja, en in _OF_ALL
    ),
)
