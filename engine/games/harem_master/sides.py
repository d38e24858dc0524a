"""As what else a card may count: as an item (506), as a lady in a court and as a man on a scaffold (215.7d, 215.8d)."""

from __future__ import annotations

from msgspec import structs

from engine.games.harem_master.nodes import CountAs
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import Piece, Ref

AS_ITEM, AS_GIRL, AS_MAN, LIKE_GIRL, LIKE_MAN = 1, 2, 3, 4, 5
CHARACTER, ITEM, LADY, GENTLEMAN = "character", "item", "lady", "gentleman"
PA = "pa"
_LIKE = {LADY: LIKE_GIRL, GENTLEMAN: LIKE_MAN}
_THERE = {"court": (LADY, AS_GIRL), "scaffold": (GENTLEMAN, AS_MAN)}


def sides(card: Card) -> tuple[Card, ...]:
    """What a card can be taken for beside what is printed."""
    bare = (_as_item(card), _as_somebody(card, LADY), _as_somebody(card, GENTLEMAN))
    return (*bare, _like(card, LADY), _like(card, GENTLEMAN)) if card.kind == CHARACTER else bare


@rule("HM 506")
def _as_item(card: Card) -> Card:
    """With all that its text says, without the values and factions of a character (ruling R-HM-08)."""
    stats = {name: number for name, number in card.stats.items() if name in ("cost", "random")}
    return structs.replace(card, kind=ITEM, stats=stats, classes=(), marks=())


def _as_somebody(card: Card, sex: str) -> Card:
    return structs.replace(card, kind=CHARACTER, marks=(sex,), abilities=())


@rule("HM 215.7d", "HM 215.8d")
def _like(card: Card, sex: str) -> Card:
    """The same character as one of that sex, whatever its own text says of it."""
    kept = tuple(ability for ability in card.abilities if said_sex(ability) is None)
    return structs.replace(card, marks=(sex,), abilities=kept)


def like(card: Card, sex: str) -> int:
    """The side on which a character counts as such, 0 where it is one already, or none at all."""
    said = [other for ability in card.abilities if (other := said_sex(ability)) is not None]
    own = said[-1:] or card.marks
    return 0 if card.kind != CHARACTER or sex in own else _LIKE[sex]


def said_sex(ability: t.Ability) -> str | None:
    """As what a card counts by this one of its abilities, always."""
    match ability:
        case t.Static((CountAs(t.This(), sex),), None):
            return sex
    return None


@rule("HM 215.7d", "HM 215.8d")
def count_as(g: Game, ref: Ref, card: int, zone: str) -> None:
    """Whatever lies in a court counts as a lady's card, whatever lies on a scaffold as a man's."""
    if zone in _THERE:
        sex, side = _THERE[zone]
        if sex not in g.faces[card].kinds:
            take_for(g, ref, side)


def own_side(g: Game, piece: Piece) -> int:
    """What a piece is taken for by itself: a character card that is worn as an item is one."""
    return AS_ITEM if piece.at and g.faces[piece.cards[0]].card.kind == CHARACTER else 0
