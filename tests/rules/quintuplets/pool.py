"""Cards with every kind of ability, out of which decks are drawn for self-play."""

from __future__ import annotations

from random import Random

from engine.games.quintuplets.keywords import disguise, exclusive, growth, only, use_condition
from engine.games.quintuplets.nodes import Attach, LayHero, MorePlays, ToLane, ToZone
from engine.games.quintuplets.trial import random_deck
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.quintuplets.stock import (
    CHARACTER,
    DRAW,
    EPISODE,
    FOE,
    ONE_HERO,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    YOU,
    always,
    card,
    character,
    episode,
    event,
    hero,
    on,
    plus,
)

MANY_BRIDES = t.Compare(t.Count(t.Anything(), "brides", t.Players()), ">=", 1)
OFFER = t.May(t.ToDo(t.Discard(YOU, 1), t.Draw(YOU, 1)))
PERSONS = ("anzu", "beni", "chika", "ema", "fuyu")

GONE = t.Instead("to_discard", SELF, ToZone(t.This(), "removed"), optional=True)
MUTES = t.Lose(t.Every(t.AllOf((CHARACTER, t.Side(False), t.In("centre")))), (), whole=True)
HALF = (t.Spell(plus(2, ONE_OWN), None, ("main", "approach")), always(plus(1, t.Bound("host"))))

MAIN = (
    character("anzu1", on("appear", DRAW), power=3, person="anzu"),
    character("anzu2", growth("anzu"), on("approach", OFFER), power=6, person="anzu"),
    character("beni1", always(plus(1, t.Every(t.AllOf((OWN, t.Other()))))), power=2, person="beni"),
    character("beni2", growth("beni", "fuyu"), always(plus(t.Count(OWN))), power=2, person="beni"),
    character("chika1", on("to_discard", t.ToHand(t.This())), power=2, person="chika"),
    character("chika2", t.Activated((t.Discard(YOU, 1),), plus(2, ONE_OWN), limit="turn"), power=3, person="chika"),
    character("ema1", on("leave", t.Draw(YOU, 1, upto=True), CHARACTER, by=t.Players()), power=4, person="ema"),
    character("ema2", disguise("anzu"), on("turn_end", ToLane(t.This()), t.Anything()), power=3, person="ema"),
    character("fuyu1", always(plus(3), when=only("fuyu")), power=2, person="fuyu"),
    character(
        "fuyu2",
        always(GONE),
        power=3,
        person="fuyu",
    ),
    character("mute", always(MUTES), power=4),
    episode("ribbon", exclusive("anzu", "chika"), always(plus(2, t.Bound("host")))),
    episode("scarf", on("set", DRAW), bonus=1),
    episode("lamp", t.Activated((t.ToDiscard(t.This()),), t.Draw(YOU, 1), limit="name"), bonus=1),
    card("note", "event", *HALF, halves=(("event", 1), ("episode", 1)), bonus=1),
    event("gust", t.ToDiscard(ONE_OF_THEIRS), when=use_condition("beni")),
    event("slow", plus(-3, ONE_OF_THEIRS), "approach", limit="name"),
    event("swap", ToLane(ONE_OWN, t.Chosen(t.AllOf((OWN, t.Other()))))),
    event("dress", Attach(t.Chosen(EPISODE, zone="discard", whose=YOU), ONE_OWN)),
    event("call", t.ToPlay(t.Chosen(CHARACTER, zone="discard", whose=YOU))),
    event("peek", t.Seq((t.Look(3, upto=True), t.Take(), t.PutRest("bottom")))),
    event("turn", t.Seq((t.Flip(ONE_HERO), LayHero(2)))),
    event("back", t.Flip(t.Chosen(t.In("hero_face_down")), down=False), "main", "approach"),
    event("rob", t.Discard(FOE, 1)),
    event("more", t.Seq((MorePlays("character"), MorePlays("episode")))),
    event("later", t.Later(t.Trigger("turn_end", by=t.Players()), DRAW, "turn", once=True)),
)
HEROES = (
    hero("plain1", need=2),
    hero("plain2", need=3),
    hero("plain3", need=4),
    hero("plain4", need=5),
    hero("plain5", need=6),
    hero("kind", on("approached", DRAW), need=4),
    hero("proud", always(t.Modify(t.This(), "need", 1), when=MANY_BRIDES), need=3),
    hero("bright", always(plus(1, t.Every(t.AllOf((CHARACTER, t.Faces(t.This())))))), need=4),
    hero("stern", always(plus(-1, t.Every(t.AllOf((CHARACTER, t.Faces(t.This(), 1)))))), need=4),
    hero("generous", on("partner", t.Draw(t.Players(), 1)), need=5),
)
CARDS: dict[str, Card] = {each.key: each for each in (*MAIN, *HEROES)}


def deal(number: int) -> list[tuple[str, ...]]:
    """Two decks for the game of this number."""
    return [random_deck(list(CARDS.values()), Random(f"{number}/{seat}")) for seat in range(2)]
