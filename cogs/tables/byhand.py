"""Moves by hand: first what is moved, a card or a player's side, then how; all of it out of the player's own view."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cogs.feature import Feature, Press
from cogs.presentation.at_hand import keys_of
from cogs.presentation.controls import OPTIONS, Button, Pick, Row, Rows, Select, table_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker
from cogs.replies import Reply
from cogs.services import Services
from engine.kernel.state.question import HandMove
from engine.kernel.verbs.by_hand import Offer, agreed
from engine.naming import name_of
from engine.saying import Name
from engine.saying import seat as seat_name
from engine.table import AlreadyDecided, Live
from render.markup import escaped

SHOW, PAGE, OF, MAKE = "byhand", "handpage", "handof", "handmove"
"""Verbs of custom ids: what may be moved, another page of it, the moves of one of them, one move."""


class HandMoveSubject(Struct, frozen=True):
    """What moves are about: a card with its place, or a player ("" for a place).

    `id` names it as long as it stays where it is; copies that lie together are one.
    """

    id: str
    name: str
    place: str
    offers: tuple[Offer, ...]

    def told(self, plain: Speaker) -> str:
        """Its name, with its place where it has one."""
        return plain.text("hand-of-card", card=self.name, place=self.place) if self.place else self.name


async def show(reply: Reply, services: Services, live: Live, page: int = 0, done: str = "") -> None:
    """What a player may move by hand, a page of it. Raises TableError, Unmatched."""
    subjects = _subjects(live, live.seat_of(reply.user), (await services.speaker(reply.lang, live.table, live)).plain())
    if not subjects:
        raise Unmatched("error-no-hand-moves")
    pages = -(-len(subjects) // OPTIONS)
    at = min(page, pages - 1)
    picks = tuple(Pick(each.id, each.name, each.place) for each in subjects[at * OPTIONS : (at + 1) * OPTIONS])
    speaker = await services.speaker(reply.lang, live.table, live)
    rows: Rows = (Select(table_id(live.table.id, f"{OF}.{at}"), picks, speaker.text("choice-select")),)
    await _say(reply, speaker, "hand-choose", (*rows, *_turning(live, at, pages, speaker)), done)


async def choose(reply: Reply, services: Services, live: Live, page: int, wanted: str, done: str = "") -> None:
    """The moves of one thing; `page` is where it was chosen. Raises TableError, Unmatched."""
    speaker = await services.speaker(reply.lang, live.table, live)
    subject = _find(_subjects(live, live.seat_of(reply.user), speaker.plain()), wanted)
    if subject is None:
        raise Unmatched("error-old-button")
    picks = tuple(Pick(_value(offer), move_of(offer, speaker.plain())) for offer in subject.offers)
    table = live.table.id
    select = Select(table_id(table, f"{MAKE}.{_stands(live)}"), picks, speaker.text("choice-select"))
    back = (Button(table_id(table, f"{PAGE}.{page}"), speaker.text("choice-back")),)
    await _say(reply, speaker, "hand-how", (select, back), done, subject.told(speaker.plain()))


async def make(reply: Reply, services: Services, live: Live, asked: str, value: str) -> None:
    """Make a move that was chosen when the game stood as `asked` says. Raises TableError, Unmatched."""
    seat = live.seat_of(reply.user)
    if asked != _stands(live):
        raise AlreadyDecided
    speaker = await services.speaker(reply.lang, live.table, live)
    subject = next(
        (
            each
            for each in _subjects(live, seat, speaker.plain())
            if any(_value(offer) == value for offer in each.offers)
        ),
        None,
    )
    if subject is None:
        raise Unmatched("error-old-button")
    offer = next(each for each in subject.offers if _value(each) == value)
    done = f"{subject.told(speaker.plain())}: {move_of(offer, speaker.plain())}"
    await services.tables.submit(
        live.table.id, live.game, reply.user, lambda own: HandMove(own, offer.move, offer.args), live.no
    )
    await _go_on(reply, services, await services.tables.current(live.table.id), subject.id, done)


async def _go_on(reply: Reply, services: Services, live: Live, wanted: str, done: str) -> None:
    """More moves of the same thing while it is there, else of all; at the end of the game only what was done."""
    speaker = await services.speaker(reply.lang, live.table, live)
    subjects = _subjects(live, live.seat_of(reply.user), speaker.plain())
    if _find(subjects, wanted) is not None:
        await choose(reply, services, live, 0, wanted, done)
    elif subjects:
        await show(reply, services, live, done=done)
    else:
        await reply.say(speaker.text("done", what=escaped(done)), place=reply.is_private)


async def _say(reply: Reply, speaker: Speaker, key: str, rows: Rows, done: str, what: str = "") -> None:
    said = [speaker.text("done", what=escaped(done))] if done else []
    await reply.say("\n".join([*said, speaker.text(key, what=escaped(what))]), rows, place=reply.is_private)


def feature(services: Services) -> Feature:
    """Its controls; a verb's rest is the page, for a move what the game stood at."""

    async def show_page(reply: Reply, press: Press) -> None:
        await show(reply, services, await services.tables.current(press.subject), press.number)

    async def choose_one(reply: Reply, press: Press) -> None:
        await choose(reply, services, await services.tables.current(press.subject), press.number, press.value)

    async def make_it(reply: Reply, press: Press) -> None:
        await make(reply, services, await services.tables.current(press.subject), press.rest, press.value)

    turning = {PAGE: show_page, OF: choose_one, MAKE: make_it}
    return Feature(table={SHOW: show_page, **turning}, in_place=frozenset(turning))


def _stands(live: Live) -> str:
    """The game of the series and its number of inputs."""
    return f"{live.game.rpartition('.')[2]}.{live.no}"


def _subjects(live: Live, seat: int, plain: Speaker) -> list[HandMoveSubject]:
    """Everything that a seat may move by hand; nothing at a table that has not agreed to it."""
    view = live.play.view(seat)
    subjects: dict[tuple[int, str, str], tuple[str, list[Offer]]] = {}
    for offer in live.play.rules.hand_moves(view, seat) if agreed(live.table.options.flags) else []:
        named = name_of(view, offer.args[0], keys_of(live)) if offer.card else seat_name(offer.seat)
        own = f"c{offer.args[0]}" if offer.card else f"s{offer.seat}"
        first, offers = subjects.setdefault((offer.seat, plain.name(named), place_of(offer, plain)), (own, []))
        if first == own:  # of copies in one place the first stands for all
            offers.append(offer)
    return [HandMoveSubject(own, name, place, tuple(offers)) for (_, name, place), (own, offers) in subjects.items()]


def place_of(offer: Offer, plain: Speaker) -> str:
    """Whose card it is, and where it lies."""
    zone = plain.name(Name("zone", offer.zone))
    return plain.text("hand-place", seat=plain.seat(offer.seat), zone=zone) if offer.card else ""


def _find(subjects: Sequence[HandMoveSubject], wanted: str) -> HandMoveSubject | None:
    return next((each for each in subjects if each.id == wanted), None)


def _value(offer: Offer) -> str:
    return " ".join([offer.move, *map(str, offer.args)])


def move_of(offer: Offer, plain: Speaker) -> str:
    """What would be done."""
    return plain.text(offer.label, to=offer.to, zone=plain.name(Name("zone", offer.to)))


def _turning(live: Live, at: int, pages: int, speaker: Speaker) -> tuple[Row, ...]:
    back = (Button(table_id(live.table.id, f"{PAGE}.{at - 1}"), speaker.text("choice-previous")),) if at else ()
    more = (Button(table_id(live.table.id, f"{PAGE}.{at + 1}"), speaker.text("choice-next")),) if at + 1 < pages else ()
    return ((*back, *more),) if back or more else ()
