"""Zones and events of a game's own are read as any others."""

from engine.kernel.cards import tree as t
from engine.kernel.record.record import Play
from engine.kernel.state.question import Answer
from tests.games.toy.engine.rulebook import Kites
from tests.kernel.toy import CARDS, SECRET, answer, begun, kite, setup


class Shed(Kites):
    """Kites with a place for those that are put away."""

    zones = ("deck", "hand", "shed")


def test_what_counts_a_zone_of_its_own_changes_with_it() -> None:
    proud = kite("proud", t.Static((t.Modify(t.This(), "strength", t.Count(t.Anything(), "shed", t.You())),)))
    play = Play(Shed(), setup(CARDS | {"proud": proud}, (("proud", *CARDS), (*CARDS,))), SECRET)
    piece = play.game.enter(play.game.owner.index(0))
    assert play.game.look(piece.ref).stat("strength") == 1
    play.game.put(play.game.zone(0, "deck")[0], "shed")
    assert play.game.look(piece.ref).stat("strength") == 2


def test_a_deed_of_its_own_is_somebodys() -> None:
    """The flute waits for points of its own player."""
    play = begun(theirs=(CARDS["flute"], CARDS["plain"]))
    flute, plain = play.game.state.field
    play.game.set_exerted(play.game.state.field[flute], True)
    answer(play, ("end",))
    play.game.set_exerted(play.game.state.field[flute], True)
    answer(play, ("fly", plain))
    assert play.question is not None
    play.take(Answer(play.question.seat, ()))
    assert not play.game.state.field[flute].exerted, "its own player has scored"


def test_a_deed_of_the_others_is_not_waited_for() -> None:
    play = begun(CARDS["plain"], theirs=(CARDS["flute"],))
    plain, flute = play.game.state.field
    play.game.set_exerted(play.game.state.field[flute], True)
    answer(play, ("fly", plain))
    assert play.question is not None
    play.take(Answer(play.question.seat, ()))
    assert play.game.state.field[flute].exerted
