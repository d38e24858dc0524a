"""Games of Kites for the kernel's tests: a few cards by their trees, positions, answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.machine import ask_again
from engine.kernel.record.record import Play, Setup
from engine.kernel.state.question import Answer, Option, Question
from engine.players.policy import POLICIES
from tests.games.toy.engine.rulebook import Kites


def kite(key: str, *abilities: t.Ability, strength: int = 1) -> Card:
    """A kite as a card."""
    return Card(
        key=key,
        kind="kite",
        name={"en": key.title()},
        id_name=(key.title(),),
        stats={"strength": strength},
        abilities=abilities,
    )


DRAW, POINT = t.Draw(t.You(), 1), t.GainPoints(t.You(), 1)
CARDS = {
    card.key: card
    for card in (
        kite("plain"),
        kite("great", strength=2),
        kite("lark", t.Triggered((t.Trigger("play", t.AllOf((t.Kind("kite"), t.Other()))),), t.May(DRAW))),
        kite("drum", t.Triggered((t.Trigger("fly", t.Is(t.This())),), t.Seq((POINT, t.Ready(t.This()))))),
        kite("flute", t.Triggered((t.Trigger("score", by=t.You()),), t.Ready(t.This()))),
    )
}
DECK = tuple(key for key in CARDS for _ in range(4))
RULES = Kites()
SECRET = b"the wind is the same each time"


def setup(cards: Mapping[str, Card] = CARDS, decks: tuple[tuple[str, ...], ...] = (DECK, DECK), **flags: int) -> Setup:
    return Setup(game="kites", engine="test", id="a game", decks=decks, cards=dict(cards), flags={**flags})


def begun(*mine: Card, theirs: tuple[Card, ...] = (), goal: int = 60) -> Play:
    """A game at its first question; the kites named are in play already, their players hold none of them."""
    cards = CARDS | {card.key: card for card in (*mine, *theirs)}
    decks = ((*(card.key for card in mine), *DECK), (*(card.key for card in theirs), *DECK))
    play = Play(RULES, setup(cards, decks, goal=goal), SECRET)
    for seat, side in enumerate((mine, theirs)):
        first = play.game.owner.index(seat)
        for card in range(first, first + len(side)):
            play.game.enter(card)
    if mine or theirs:
        ask_again(play.game)
        play._keep()
    return play


def answer(play: Play, *options: Option) -> Question | None:
    """The open question answered by these options; gives the next one."""
    question = play.question
    assert question is not None
    play.take(Answer(question.seat, tuple(question.options.index(option) for option in options)))
    return play.question


def moves(play: Play, seed: int = 1, most: int = 3000, policy: str = "random") -> Iterator[tuple[Question, Answer]]:
    """Each question with an answer to it, a random one unless told otherwise; the caller takes it, or not."""
    random = Random(seed)
    for _ in range(most):
        question = play.question
        if question is None:
            return
        yield question, Answer(question.seat, POLICIES[policy](play.game, question, random))


def played(seed: int = 1) -> Play:
    """A long game to its end."""
    play = begun()
    for _, move in moves(play, seed):
        play.take(move)
    assert play.outcome is not None
    return play


def flying(rules: Kites) -> Play:
    """The first player's kite flies."""
    play = Play(rules, setup(goal=60), SECRET)
    say(play, "play")
    say(play, "fly")
    return play


def say(play: Play, word: str) -> None:
    """The first option of that word."""
    question = play.question
    assert question is not None
    at = next(at for at, option in enumerate(question.options) if option[0] == word)
    play.take(Answer(question.seat, (at,)))


def asked(play: Play, words: Sequence[str]) -> list[int]:
    """Who is asked before each of these words."""
    seats = []
    for word in words:
        assert play.question is not None
        seats.append(play.question.seat)
        say(play, word)
    return seats
