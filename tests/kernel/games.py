"""Whole games of Lorcana between random players, for tests of views, secrets and more than two seats."""

from __future__ import annotations

from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.record.record import Play, Setup
from tests.kernel.toy import moves

RULES = GAMES["lorcana"]
SECRET = b"these games are the same each time"


def made(key: str, *abilities: t.Ability, kind: str = "character", **stats: int) -> Card:
    numbers = {"cost": 1, "strength": 2, "willpower": 3, "lore": 1} if kind == "character" else {"cost": 1}
    return Card(
        key=key,
        kind=kind,
        name={"en": key.title()},
        id_name=(key.title(),),
        marks=("inkwell",),
        stats=numbers | stats,
        abilities=abilities,
    )


DRAW = t.Draw(t.You(), 1)
CARDS = {
    card.key: card
    for card in (
        made("scout"),
        made("raider", strength=3, cost=3),
        made("guard", t.Keyword("bodyguard"), willpower=4, cost=2),
        made("hawk", t.Keyword("evasive")),
        made("squire", t.Keyword("support")),
        made("seer", t.Triggered((t.Trigger("quest", t.Is(t.This())),), t.May(DRAW)), cost=2),
        made("ghost", t.Triggered((t.Trigger("banish", t.Is(t.This())),), t.ToHand(t.This())), cost=2),
        made("lamp", t.Activated((t.Exert(t.This()),), t.Seq((t.Look(2), t.PutRest("bottom")))), kind="item"),
        made("bolt", t.Spell(t.Deal(t.Chosen(t.Kind("character")), 2)), kind="action"),
        made("rob", t.Spell(t.Discard(t.Opponents(), 1)), kind="action", cost=2),
        made("mix", t.Spell(t.ToDeck(t.Chosen(t.Kind("character")), "shuffle")), kind="action", cost=2),
    )
}
DECK = tuple(key for key in CARDS for _ in range(5))


def setup(seats: int = 2, **more: object) -> Setup:
    return Setup(game="lorcana", engine="test", id="a game", decks=(DECK,) * seats, cards=CARDS, **more)  # type: ignore[arg-type]


def begun(seats: int = 2) -> Play:
    return Play(RULES, setup(seats), SECRET)


def played(seats: int = 2, seed: int = 1) -> Play:
    """A game to its end."""
    play = begun(seats)
    for _, answer in moves(play, seed):
        play.take(answer)
    assert play.outcome is not None
    return play
