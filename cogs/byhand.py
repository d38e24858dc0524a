"""Moves by hand: what a player is offered, and the printed text that everybody has to read."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.controls import OPTIONS, Button, Pick, Rows, Select
from cogs.house import House
from cogs.naming import Unmatched
from cogs.replies import Reply
from cogs.screens import table_id
from cogs.words import Speaker, escaped
from engine.kernel.by_hand import Offer, agreed, hand_moves
from engine.kernel.question import HandMove
from engine.table import AlreadyDecided, Live

SHOW, MAKE = "byhand", "handmove"


async def show(reply: Reply, house: House, live: Live, page: int = 0, done: str = "") -> None:
    """The moves that a player may make by hand, a page of them. Raises TableError, Unmatched."""
    seat = live.seat_of(reply.user)
    offers = hand_moves(live.play.view(seat), seat)
    if not agreed(live.table.options.flags) or not offers:
        raise Unmatched("error-no-hand-moves")
    speaker = await house.speaker(reply.lang, live.table, live)
    text = speaker.text("hand-choose")
    said = f"{speaker.text('done', what=escaped(done))}\n{text}" if done else text
    await reply.say(said, _rows(live, offers, page, speaker), place=reply.is_private)


async def make(reply: Reply, house: House, live: Live, asked: str, value: str) -> None:
    """Make a move that was chosen when the game stood as `asked` says. Raises TableError, Unmatched."""
    seat = live.seat_of(reply.user)
    if asked != _stands(live):
        raise AlreadyDecided
    offer = next((each for each in hand_moves(live.play.view(seat), seat) if _value(each) == value), None)
    if offer is None:
        raise Unmatched("error-old-button")
    speaker = await house.speaker(reply.lang, live.table, live)
    await house.tables.submit(live.table.id, live.game, reply.user, lambda own: HandMove(own, offer.move, offer.args),
                              live.no)
    after = await house.tables.current(live.table.id)
    if hand_moves(after.play.view(seat), seat):
        await show(reply, house, after, done=_label(offer, speaker.plain()))
    else:
        await reply.say(speaker.text("done", what=escaped(_label(offer, speaker.plain()))), place=reply.is_private)


def _stands(live: Live) -> str:
    """The game of the series and its number of inputs."""
    return f"{live.game.rpartition('.')[2]}.{live.no}"


def _value(offer: Offer) -> str:
    return " ".join([offer.move, *map(str, offer.args)])


def _rows(live: Live, offers: Sequence[Offer], page: int, speaker: Speaker) -> Rows:
    pages = -(-len(offers) // OPTIONS)
    at = min(page, pages - 1)
    plain, table = speaker.plain(), live.table.id
    picks = tuple(Pick(_value(offer), _label(offer, plain)) for offer in offers[at * OPTIONS:(at + 1) * OPTIONS])
    back = (Button(table_id(table, f"{SHOW}.{at - 1}"), plain.text("choice-previous")),) if at else ()
    more = (Button(table_id(table, f"{SHOW}.{at + 1}"), plain.text("choice-next")),) if at + 1 < pages else ()
    select = Select(table_id(table, f"{MAKE}.{_stands(live)}"), picks, plain.text("choice-select"))
    turning = (*back, *more)
    return (select, turning) if turning else (select,)


def _label(offer: Offer, plain: Speaker) -> str:
    """What would be done, and to what."""
    what = plain.text(offer.label, to=offer.to) if offer.to else plain.text(offer.label)
    whose = plain.seat(offer.seat)
    if not offer.card:
        return plain.text("hand-on-seat", seat=whose, what=what)
    return plain.text("hand-on-card", seat=whose, card=plain.card(offer.card), what=what)
