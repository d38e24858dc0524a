"""What everybody at the table sees."""

from __future__ import annotations

from engine.kernel.state.sight import lies_open
from engine.kernel.verbs.revealing import names_of
from tests.players.test_carried_looks import begun


def test_a_card_that_lies_face_down_in_an_open_zone_is_seen_and_named_by_nobody() -> None:
    game = begun("lorcana", "covered")
    card = game.zone(1, "deck")[0]
    names = game.faces[card].names
    assert not lies_open(game, card)
    game.put(card, "discard")
    assert lies_open(game, card)
    assert names in [game.faces[game.keys.index(key)].names for key in names_of(game, 0)]
    game.put(card, "discard", covered=True)
    assert not lies_open(game, card)
