"""What playing costs (4.3.4.4-4.3.4.6), and who can sing."""

from __future__ import annotations

from engine.kernel.abilities.pricing import deed_saved, total_cost
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.aspect import of_zone
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref

INK = of_zone("inkwell")
ANY_INK = "any_ink"
"""What an effect allows: cards without the symbol in the inkwell."""
GOAL = "goal"
"""Of what continuous effects say of players: how much lore each of them needs; what was said last holds."""
MORE_INK = "extra_ink"
"""Of what an effect allows more: additional cards into the inkwell."""


@rule("LOR 8.5.1", "LOR インクウェル")
def ready_ink(g: Game, seat: int) -> int:
    """Ink cards that are not exerted; each is worth one, whatever its face."""
    return g.count(seat, "inkwell") - g.state.players[seat].spent


def spend(g: Game, seat: int, amount: int) -> None:
    """Exert ink cards."""
    g.state.players[seat].spent += amount
    g.touch(INK)


def has_discounts(g: Game) -> bool:
    """Whether anything in play or left behind changes costs at all."""
    view, lasting = g.view(), g.state.lasting
    if view.discounts or view.cheaper:
        return True
    for effect in lasting:
        if effect.kind == "discount":
            return True
    return False


def card_cost(g: Game, ref: Ref, *, shift: bool = False) -> int:
    """What a card in hand costs now, in ink or with Shift."""
    look = printed(g, ref)
    if shift:
        return total_cost(g, look, look.keywords.get("shift", 0) - deed_saved(g, "shift", look, look))
    return total_cost(g, look, look.stats.get("cost", 0))


def move_cost(g: Game, look: Look, place: Look) -> int:
    """What moving a character to a location costs now (4.3.7.4); never below 0."""
    return max(place.stats.get("move", 0) - deed_saved(g, "move", look, place), 0)


def challenge_cost(g: Game, look: Look, target: Look) -> int:
    """The ink without which cards in play do not let it be challenged (ruling R-LOR-119)."""
    added = -deed_saved(g, "challenge", look, target)
    return added if added > 0 else 0


def quest_cost(g: Game, look: Look) -> int:
    """The ink without which cards in play do not let it quest (ruling R-LOR-129)."""
    added = -deed_saved(g, "quest", look, look)
    return added if added > 0 else 0


@rule("LOR 10.9.1", "LOR 10.9.3", "LOR 4.3.4.9", "LOR 10.9")
def singing_cost(look: Look) -> int:
    """What a character counts as while singing; its cost itself does not change (ruling R-LOR-05)."""
    return max(look.keywords.get("singer", 0), look.stats.get("cost", 0)) + look.stats.get("singing", 0)


@rule("LOR 6.3.3.3")
def song_number(song: Face) -> int:
    """Its own ink cost (ruling R-LOR-08)."""
    return song.stats.get("cost", 0)
