"""Moves by hand as a player is offered them: what, then how, in pages, each within reach and none that is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.presentation.controls import LABEL, OPTION_TEXT, OPTIONS, Rows, Select, view
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.services import Services
from cogs.tables import byhand
from engine.kernel.state.question import HandMove
from engine.kernel.verbs.by_hand import hand_moves
from engine.kernel.views.view import CardView
from engine.table import AlreadyDecided, Live, NotSeated, Options

AOI, BEN, EVE = 1, 2, 3


class Asking(Reply):
    """A player who asks, and what he was shown last."""

    def __init__(self, services: Services, user: int = AOI, lang: str = "en") -> None:
        self.interaction = cast(
            "Any", SimpleNamespace(guild_id=None, user=SimpleNamespace(id=user), locale=lang, message=SimpleNamespace())
        )
        self._services = services
        self.row = None
        self.text = ""
        self.rows: Rows = ()

    async def say(self, text: str, rows: Rows = (), pictures: Sequence[object] = (), *, place: bool = False) -> None:
        assert place, "in the place of the message that was clicked"
        assert 0 < len(text) < 2000
        for item in view(rows).children:
            made = cast("Any", item)
            for option in getattr(made, "options", ()):
                assert 0 < len(option.label) <= OPTION_TEXT
                assert len(option.description or "") <= OPTION_TEXT
            assert len(getattr(made, "label", None) or "") <= LABEL
        self.text, self.rows = text, rows

    @property
    def select(self) -> Select:
        (found,) = [row for row in self.rows if isinstance(row, Select)]
        return found

    @property
    def labels(self) -> list[str]:
        return [f"{pick.label} ({pick.about})" if pick.about else pick.label for pick in self.select.picks]

    @property
    def asked(self) -> str:
        """How the game stood when this was shown."""
        return behind(self.select.id)

    @property
    def buttons(self) -> dict[str, str]:
        """By label, to which page each button leads."""
        return {each.label: behind(each.id) for row in self.rows if not isinstance(row, Select) for each in row}

    def value(self, label: str) -> str:
        return next(pick.value for pick, shown in zip(self.select.picks, self.labels, strict=True) if label in shown)


def behind(custom: str) -> str:
    """What stands behind the verb in a custom id."""
    return custom.rpartition(":")[2].partition(".")[2]


async def seated(services: Services, **flags: bool) -> Live:
    """A game in its first turn."""
    row = await services.tables.open(guild=9, channel=100, host=AOI, options=Options(game="lorcana", flags=dict(flags)))
    await services.tables.join(row.id, BEN)
    for user, name in ((AOI, "**Ao** @everyone"), (BEN, "Ben")):
        await services.meet(user, name, "en-US")
        deck = services.shelves["lorcana"].decks[0]
        await services.tables.set_deck(row.id, user, deck.id, deck.cards)
        await services.tables.ready(row.id, user)
    live = await services.tables.current(row.id)
    while live.question is not None and live.question.kind != "action":
        picks = () if live.question.kind == "mulligan" else (0,)
        user = live.table.seats[live.question.seat].user
        await services.tables.submit(row.id, live.game, user, picks, live.no)
        live = await services.tables.current(row.id)
    return live


async def moved(services: Services, live: Live, move: str, *args: int) -> Live:
    """The game after a move by hand of Aoi's."""
    await services.tables.submit(live.table.id, live.game, AOI, lambda seat: HandMove(seat, move, args), live.no)
    return await services.tables.current(live.table.id)


def held(live: Live, *, willpower: int = 0) -> list[CardView]:
    """Aoi's hand, or the characters in it that survive a wound."""
    cards = live.kept.setup.cards
    return [
        card for card in live.play.view(0).seats[0].hand or () if cards[card.key].stats.get("willpower", 0) >= willpower
    ]


async def test_a_table_that_has_not_agreed_offers_nothing(services: Services) -> None:
    live = await seated(services)
    with pytest.raises(Unmatched, match="error-no-hand-moves"):
        await byhand.show(Asking(services), services, live)


async def test_who_does_not_sit_at_the_table_moves_nothing(services: Services) -> None:
    live = await seated(services, by_hand=True)
    for deed in (
        byhand.show(Asking(services, EVE), services, live),
        byhand.choose(Asking(services, EVE), services, live, 0, "s0"),
        byhand.make(Asking(services, EVE), services, live, f"1.{live.no}", "points 0 1"),
    ):
        with pytest.raises(NotSeated):
            await deed


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_every_move_is_within_reach_over_all_pages(services: Services, lang: str) -> None:
    live = await moved(services, await seated(services, by_hand=True), "draw", 0, 40)
    for move in ("to_play", "to_discard") * 10:
        live = await moved(services, live, move, held(live, willpower=3 if move == "to_play" else 0)[0].ref)
    asking, reached, pages = Asking(services, lang=lang), set(), 0
    while pages == 0 or services.words.text(lang, "choice-next", {}) in asking.buttons:
        await byhand.show(asking, services, live, pages)
        shown = (asking.select.picks, asking.rows)
        for pick in asking.select.picks:
            await byhand.choose(asking, services, live, pages, pick.value)
            reached |= {each.value for each in asking.select.picks}
            assert asking.buttons == {services.words.text(lang, "choice-back", {}): str(pages)}
        asking.rows = shown[1]
        assert len(shown[0]) <= OPTIONS
        pages += 1
    assert pages > 1
    pieces = [offer for offer in hand_moves(live.play.view(0), 0) if offer.zone in ("", "field")]
    assert {" ".join(map(str, (offer.move, *offer.args))) for offer in pieces} <= reached
    await byhand.show(asking, services, live, 99)
    assert asking.select.picks, "for a page that is no longer there the last one is shown"


async def test_copies_in_one_place_are_one_and_pieces_are_told_apart(services: Services) -> None:
    live = await moved(services, await seated(services, by_hand=True), "draw", 0, 30)
    keys = [card.key for card in held(live, willpower=3)]
    twin = max(keys, key=keys.count)
    asking = Asking(services)
    shown: list[str] = []
    for page in range(3):
        await byhand.show(asking, services, live, page)
        shown += [label for label in asking.labels if label not in shown]
    name = (await services.speaker("en", live.table, live)).plain().card(twin)
    assert [label for label in shown if label.startswith(name)] == [f"{name} (**Ao** @everyone, Hand)"]
    for ref in [card.ref for card in held(live) if card.key == twin][:2]:
        live = await moved(services, live, "to_play", ref)
    await byhand.show(asking, services, live)
    assert [label for label in asking.labels if "Field" in label] == [
        f"{name} #1 (**Ao** @everyone, Field)",
        f"{name} #2 (**Ao** @everyone, Field)",
    ]


async def test_after_a_move_the_same_card_is_offered_again_until_it_is_gone(services: Services) -> None:
    live = await moved(services, await seated(services, by_hand=True), "draw", 0, 20)
    live = await moved(services, live, "to_play", held(live, willpower=3)[0].ref)
    asking = Asking(services)
    await byhand.show(asking, services, live)
    await byhand.choose(asking, services, live, 0, asking.value("Field"))
    for damage in ("+1 damage", "-1 damage"):
        await byhand.make(
            asking, services, await services.tables.current(live.table.id), asking.asked, asking.value(damage)
        )
        assert damage in asking.text
        assert "@everyone" not in asking.text
        assert "\\*\\*Ao" in asking.text
    live = await services.tables.current(live.table.id)
    await byhand.make(asking, services, live, asking.asked, asking.value("To the discard"))
    assert "What do you move by hand?" in asking.text


async def test_a_choice_made_before_something_happened_is_not_carried_out(services: Services) -> None:
    live = await seated(services, by_hand=True)
    asking = Asking(services)
    await byhand.choose(asking, services, live, 0, "s0")
    later = await moved(services, live, "draw", 0, 1)
    with pytest.raises(AlreadyDecided):
        await byhand.make(asking, services, later, asking.asked, asking.value("+1 lore"))
    with pytest.raises(Unmatched, match="error-old-button"):
        await byhand.make(asking, services, later, f"1.{later.no}", "points 0 20")
    with pytest.raises(Unmatched, match="error-old-button"):
        await byhand.choose(asking, services, later, 0, "c123456")


async def test_a_move_that_ends_the_game_offers_no_more(services: Services) -> None:
    live = await seated(services, by_hand=True)
    live, asking = await moved(services, live, "points", 0, 19), Asking(services)
    await byhand.choose(asking, services, live, 0, "s0")
    await byhand.make(asking, services, live, asking.asked, asking.value("+1 lore"))
    assert asking.rows == ()
    assert "+1 lore" in asking.text
    assert (await services.tables.current(live.table.id)).outcome is not None
