"""The check of self-play finds what a broken rulebook would let through."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.lorcana import rulebook
from engine.kernel.cards import tree as t
from engine.kernel.flow import turns
from engine.kernel.flow.rule_marks import REGISTER
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record import record
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.players.check import InvariantCheck
from tests.kernel.games import RULES, begun, moves
from tests.knockout.switching import knocked_out
from tests.rules.lorcana import stock as lorcana
from tests.rules.mlp import stock as mlp


def findings(seed: int = 1, most: int = 120) -> list[str]:
    """What the check finds in a game, up to its first findings."""
    play, check = begun(), InvariantCheck(RULES)
    for _, answer in moves(play, seed, most):
        found = list(check(play.game))
        if found:
            return found
        play.take(answer)
    return []


def test_a_sound_rulebook_shows_nothing() -> None:
    assert findings() == []
    assert findings(seed=2) == []


def test_a_hand_that_others_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "visible", lambda seat, zone, viewer: zone in ("hand", "discard"))
    assert any("show after" in finding for finding in findings())


@pytest.mark.replaces
def test_a_draw_that_is_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_aloud(g: Game, seat: int, number: int) -> int:
        for card in g.zone(seat, "deck")[:number]:
            g.tell("draw", seat, g.keys[card])
            g.put(card, "hand")
        return number

    monkeypatch.setattr(turns, "draw_cards", draw_aloud)
    assert any("show after" in finding for finding in findings())


@pytest.mark.replaces
def test_a_card_that_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    put = Game.put

    def lose(self: Game, card: int, zone: str, *, top: bool = False, seat: int = -1, covered: bool = False) -> int:
        ref = put(self, card, zone, top=top, seat=seat, covered=covered)
        if zone == "discard":
            self.zone(self.owner[card], zone).remove(card)
        return ref

    monkeypatch.setattr(Game, "put", lose)
    assert any("not in exactly one place" in finding for finding in findings())


@pytest.mark.replaces
def test_a_card_that_is_there_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "take_out", lambda self, card: None)
    found = []
    try:
        found = findings()
    except (ValueError, KeyError) as error:
        found = [repr(error)]
    assert found


Menu = Callable[[Game, int], list[Option]]


def too_much(menu: Menu) -> Menu:
    """Offers every own piece to quest with, ready or not."""
    return lambda g, seat: [
        *menu(g, seat),
        *(
            ("quest", ref)
            for ref, piece in g.state.field.items()
            if piece.seat == seat and ("quest", ref) not in menu(g, seat)
        ),
    ]


def too_little(menu: Menu) -> Menu:
    """Forgets to offer quests."""
    return lambda g, seat: [option for option in menu(g, seat) if option[0] != "quest"]


@pytest.mark.replaces
@pytest.mark.parametrize(("sabotage", "sign"), [(too_much, "offered True"), (too_little, "offered False")])
def test_a_menu_that_offers_too_much_or_too_little_is_found(
    sabotage: Callable[[Menu], Menu],
    sign: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = sabotage(rulebook.Lorcana().menu)
    monkeypatch.setattr(rulebook.Lorcana, "menu", lambda self, g, seat: broken(g, seat))
    assert any(sign in finding for finding in findings())


@pytest.mark.replaces
def test_an_answer_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action is offered that nobody can carry out."""
    plain = rulebook.Lorcana().menu
    monkeypatch.setattr(rulebook.Lorcana, "menu", lambda self, g, seat: [*plain(g, seat), ("dance",)])
    assert any("fails" in finding for finding in findings())


@pytest.mark.replaces
def test_a_card_that_stays_nowhere_is_found() -> None:
    """An action that never reaches the discard pile once it is done."""
    with knocked_out("LOR 8.6.2", 1):
        assert any("not in exactly one place" in finding for finding in findings(most=300))


TURNED = t.Seq(
    (
        t.Look(2),
        t.Banish(t.Chosen(t.Kind("character"), by=t.Opponents(), whose=t.Chooser())),
        t.PutRest("bottom"),
    )
)
"""After a look somebody else chooses."""


def lorcana_amid_a_look() -> Game:
    table = lorcana.deal(
        {"hand": ["tide"], "inkwell": 1, "deck": {"top": ["gem", "hawk"], "bottom": ["giant"]}},
        {"field": ["scout", "raider"]},
        tide=lorcana.action(""),
        trees={"tide": (t.Spell(TURNED),)},
    )
    table.do("A: play tide")
    return table.play.game


def mlp_amid_a_look() -> Game:
    table = mlp.deal(
        mlp.Side(hand=["tide"], scenes=1, deck=["filly", "mare", "elder"]),
        mlp.Side(slots=["pony", "mare"]),
        mlp.event("tide", TURNED),
    )
    return table.do("play", "tide").game


@pytest.mark.replaces
@pytest.mark.parametrize(("rules", "laid"), [(RULES, lorcana_amid_a_look), (mlp.RULES, mlp_amid_a_look)])
def test_a_look_that_shows_to_whoever_chooses_amid_it_is_found(rules: Rulebook, laid: Callable[[], Game]) -> None:
    game = laid()
    assert game.state.question is not None
    assert game.state.question.seat == 1
    assert list(InvariantCheck(rules)(game)) == []
    site = next(at for at, site in enumerate(REGISTER["LOR 8.1.3"]) if site.__name__ == "has_looked")
    with knocked_out("LOR 8.1.3", site):
        assert any("show after" in finding for finding in InvariantCheck(rules)(laid()))


def test_state_that_does_not_survive_a_round_trip_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun()
    decode = record.decoder(RULES)
    check = InvariantCheck(RULES)

    def forgetful(encoded: bytes) -> object:
        state = decode(encoded)
        state.seen += 1
        return state

    monkeypatch.setattr(check, "_decode", forgetful)
    assert any("round trip" in finding for finding in check(play.game))
