"""What cards in play are never hangs on which of them came first."""

from __future__ import annotations

from random import Random

import pytest

from data.shelf import open_shelf
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.record.record import build_library, new_state
from engine.kernel.record.shuffle import Dice
from engine.kernel.state.game import Game

BOARDS = 40
ARRIVALS = 4
STAT = {"lorcana": "strength", "mlp": "idea"}
KEYWORDS = ("rush", "evasive", "ward", "reckless")


def came(game: str, library: Library, cards: list[str], order: list[int], host: dict[int, int]) -> dict[object, object]:
    """What all come to when they come in this order; the even ones are the first player's, the odd ones the other's."""
    rules = GAMES[game]
    decks = [tuple(cards[seat::2]) for seat in (0, 1)]
    state, keys, owners = new_state(rules, decks)
    g = Game(rules, library, keys, owners, Dice(b"arrival"), state)
    state.active, state.phase = 0, "main"
    number = [at // 2 + (len(decks[0]) if at % 2 else 0) for at in range(len(cards))]
    pieces = {}
    for at in order:
        pieces[at] = g.enter(number[at], dry=True, exerted=at % 3 == 0, damage=at % 2)
    for at, piece in pieces.items():
        if game == "mlp" and at not in host:
            piece.slot = at // 2 % 3
        piece.at = pieces[host[at]].ref if at in host else 0
    view, found = g.view(), {}
    for at, piece in pieces.items():
        look = view.looks[piece.ref]
        found[at] = (
            look.stats,
            look.keywords,
            sorted(look.gained),
            sorted(look.abilities),
            {deed: sorted(bans) for deed, bans in (look.bans or {}).items()},
            {deed: sorted(cans) for deed, cans in (look.cans or {}).items()},
        )
    place = {piece.ref: at for at, piece in pieces.items()}
    found["discounts"] = sorted((amount, place[source.source]) for _, amount, source, _ in view.discounts)
    found["ink"] = view.allowances
    return found


def one_answer(game: str, library: Library, cards: list[str], random: Random, host: dict[int, int]) -> None:
    order = list(range(len(cards)))
    expected = came(game, library, cards, order, host)
    for _ in range(ARRIVALS):
        random.shuffle(order)
        assert came(game, library, cards, order, host) == expected, (cards, order)


def loses(card: Card) -> bool:
    """Of a keyword gained and lost the later counts (LOR 7.8.1.1)."""
    return "Lose(" in repr(card.abilities)


@pytest.mark.parametrize("game", ["lorcana", "mlp"])
def test_of_the_own_cards(game: str) -> None:
    cards = open_shelf(game).cards.cards
    library = build_library(GAMES[game], cards)
    telling = [key for key in sorted(cards) if library.faces[key].continuous and not loses(cards[key])]
    worn = [key for key in telling if cards[key].kind == "item" and game == "mlp"]
    telling = [key for key in telling if key not in worn]
    assert len(telling) > 5
    for board in range(BOARDS):
        random = Random(board)
        chosen = [random.choice(telling) for _ in range(6)] + [random.choice(worn) for _ in range(2 if worn else 0)]
        one_answer(game, library, chosen, random, {at: at - 6 for at in range(6, len(chosen))})


class Maker:
    """Draws random static abilities that read what others write, effects that they give to others among them."""

    def __init__(self, game: str, random: Random) -> None:
        self.game = game
        self.stat = STAT[game]
        self.random = random

    def one(self) -> t.Filter:
        """In Lorcana only what more of it makes likelier: the rest may be a circle without rest, which goes by age."""
        ops = (">=",) if self.game == "lorcana" else (">=", "<=")
        side = t.Side(self.random.random() < 0.6)
        if self.game == "lorcana" and self.random.random() < 0.5:
            return t.AllOf((side, t.With(self.random.choice(KEYWORDS))))
        return t.AllOf((side, t.Has(self.stat, self.random.choice(ops), self.random.randint(0, 5))))

    def when(self) -> t.Condition | None:
        if self.random.random() < 0.4:
            return None
        return t.Compare(t.Count(self.one()), ">=", self.random.randint(1, 2))

    def effect(self, depth: int) -> t.Effect:
        whom: t.Target = t.This() if self.random.random() < 0.4 else t.Every(self.one())
        sort = self.random.random()
        if depth and sort < 0.3:
            return t.Grant(whom, (self.ability(depth - 1),))
        if self.game == "lorcana" and sort < 0.6:
            return t.Grant(whom, (t.Keyword(self.random.choice(KEYWORDS)),))
        if sort < 0.7:
            most = t.Count(self.one()) if self.random.random() < 0.5 else 1
            return t.Modify(whom, self.stat, t.Per(1 if self.game == "lorcana" else self.random.choice((1, -1)), most))
        numbers = (1, 2) if self.game == "lorcana" else (1, 2, -1, -2)
        return t.Modify(whom, self.stat, self.random.choice(numbers))

    def ability(self, depth: int = 1) -> t.Static:
        return t.Static((self.effect(depth),), self.when())


@pytest.mark.parametrize("game", ["lorcana", "mlp"])
def test_of_any_cards_also_of_effects_that_they_give_each_other(game: str) -> None:
    for board in range(BOARDS * 3):
        random = Random(f"{game}/{board}")
        maker = Maker(game, random)
        cards = {
            f"c{number}": Card(
                key=f"c{number}",
                kind="character",
                name={"en": f"C{number}"},
                id_name=(f"C{number}",),
                stats={"cost": 1, "strength": random.randint(0, 4), "willpower": 3, "lore": 1}
                if game == "lorcana"
                else {"cost": 1, "idea": random.randint(0, 5)},
                abilities=(maker.ability(),),
            )
            for number in range(6)
        }
        library = build_library(GAMES[game], cards)
        one_answer(game, library, [random.choice(list(cards)) for _ in range(6)], random, {})
