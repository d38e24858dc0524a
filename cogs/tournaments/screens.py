"""The messages of a tournament: its own with the buttons, one for each round, the result, notes of judges."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.presentation.controls import BLUE, GREEN, GREY, RED, Button, Rows, general_id
from cogs.presentation.lobby_screens import value_key
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker, clipped
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.pictures import MOST, bracket_pictures, standings_pictures
from cogs.tournaments.words import (
    FORM_NAMES,
    SEEDING_NAMES,
    match_line,
    mention,
    names_in,
    result,
    standing,
    table_of,
    why,
)
from engine.table import OWN, value_of
from engine.table.clock import stamp
from engine.tournament import (
    ABSENT,
    BY_LOTS,
    CANCELLED,
    CHECK_IN,
    DROPPED,
    PRESENT,
    REGISTERED,
    REGISTRATION,
    Match,
    no_show_due,
    round_due,
    standings,
)
from render.markup import escaped

JOIN, CHECK, DROP, STANDINGS, NEXT = "cupjoin", "cupcheck", "cupdrop", "cupstandings", "cupnext"
"""Verbs of the buttons for everybody; their subject is the tournament."""
OPEN, START, PAIR, FINISH, CANCEL = "cupopen", "cupstart", "cuppair", "cupfinish", "cupcancel"
SEEDS, HAND, CHANGE = "cupseeds", "cuphand", "cupchange"
"""Verbs of the buttons for those who run it."""
TEXT = 1900
PAGE = 6
"""So many matches stand in a message."""
NAMED = 30
CALLED = 50
"""So many players are called to check in by one message."""
BEST = 8
SAID = ("best_of", "clock", "spectators")
PHASES = {
    REGISTRATION: "tournament-at-registration",
    CHECK_IN: "tournament-at-check-in",
    CANCELLED: "tournament-at-cancelled",
}


def _button(event: TournamentSnapshot, verb: str, key: str, speaker: Speaker, style: str = GREY) -> Button:
    return Button(general_id(event.row.id, verb), speaker.text(key), style)


def head(event: TournamentSnapshot, speaker: Speaker) -> str:
    """What a tournament is called, and of what game it is."""
    game = speaker.text(f"game-{speaker.game}")
    return speaker.text("tournament-title", name=escaped(event.row.body.name), game=game)


def agreed(event: TournamentSnapshot, speaker: Speaker) -> str:
    """How its tables are played."""
    flags = [flag for flag in OWN if flag.name in SAID]
    return " · ".join(speaker.text(value_key(flag.name, value_of(event.row.body.options, flag))) for flag in flags)


def form(event: TournamentSnapshot, speaker: Speaker) -> str:
    """How winners are found, and by when everybody has to be there."""
    plan = event.state.plan
    told = [speaker.text(FORM_NAMES[plan.form])]
    if plan.cut:
        told.append(speaker.text("tournament-form-cut", cut=plan.cut, games=plan.cut_best_of or plan.best_of))
    if plan.seeding != BY_LOTS:
        told.append(speaker.text(SEEDING_NAMES[plan.seeding]))
    if plan.days:
        told.append(speaker.text("tournament-form-days", days=plan.days))
    if plan.minutes:
        told.append(speaker.text("tournament-form-minutes", minutes=plan.minutes))
    if plan.no_show:
        told.append(speaker.text("tournament-form-no_show", minutes=plan.no_show))
    return " · ".join(told)


# --- the tournament's own message ---


def main(event: TournamentSnapshot, speaker: Speaker, organiser: str) -> Screen:
    """Where the tournament stands, who takes part, and what anybody may press."""
    told = [
        head(event, speaker),
        speaker.text(
            "tournament-about", form=form(event, speaker), options=agreed(event, speaker), organiser=escaped(organiser)
        ),
        *_announced(event, speaker),
        phase(event, speaker),
        *_people(event, speaker),
    ]
    if event.state.is_over:
        told += [standing(line, speaker) for line in standings(event.state)[:BEST]]
    return Screen(clipped("\n".join(told), TEXT), _buttons(event, speaker))


def _announced(event: TournamentSnapshot, speaker: Speaker) -> list[str]:
    """Which season it counts for, and until it has begun, when that will be."""
    body, coming = event.row.body, event.state.phase in (REGISTRATION, CHECK_IN)
    told = [speaker.text("tournament-season", name=escaped(body.season))] if body.season else []
    if body.starts and coming:
        told.append(speaker.text("tournament-begins", at=stamp(body.starts)))
    return [" · ".join(told)] if told else []


def phase(event: TournamentSnapshot, speaker: Speaker) -> str:
    """Where it stands, in a sentence."""
    state = event.state
    coming = len(state.with_status(REGISTERED, PRESENT))
    if state.phase in PHASES:
        return speaker.text(
            PHASES[state.phase], count=coming, there=len(state.with_status(PRESENT)), most=state.plan.most
        )
    if state.is_over:
        return speaker.text("tournament-at-end", rounds=len(state.rounds))
    if not state.rounds:
        return speaker.text("tournament-at-start", rounds=state.length, count=coming)
    key = "tournament-at-round" if state.open else "tournament-at-round-over"
    return speaker.text(key, round=len(state.rounds), rounds=state.length, count=len(state.open))


def _people(event: TournamentSnapshot, speaker: Speaker) -> list[str]:
    """Who takes part; before the start with a sign for whoever is there."""
    state = event.state
    if state.is_over or not state.players:
        return []
    there = [
        f"✅ {speaker.seat(player)}"
        if state.phase == CHECK_IN and state.players[player].status == PRESENT
        else speaker.seat(player)
        for player in state.with_status(REGISTERED, PRESENT)
    ]
    gone = [speaker.seat(player) for player in state.with_status(DROPPED, ABSENT)] if state.rounds else []
    return [
        speaker.text("tournament-players", names=_listed(there, speaker)),
        *([speaker.text("tournament-gone", names=_listed(gone, speaker))] if gone else []),
    ]


def _listed(names: Sequence[str], speaker: Speaker) -> str:
    more = len(names) - NAMED
    said = speaker.listed(names[:NAMED]) or "–"
    return f"{said} {speaker.text('tournament-more', count=more)}" if more > 0 else said


def _buttons(event: TournamentSnapshot, speaker: Speaker) -> Rows:
    state = event.state
    if state.is_over:
        return ((_button(event, STANDINGS, "button-standings", speaker),),)
    join = () if state.is_closed else (_button(event, JOIN, "button-register", speaker, GREEN),)
    check = (_button(event, CHECK, "button-check-in", speaker, GREEN),) if state.phase == CHECK_IN else ()
    drop = (_button(event, DROP, "button-drop", speaker),)
    return ((*join, *check, *drop, *_looking(event, speaker)),)


# --- check-in ---


def check_in(event: TournamentSnapshot, speaker: Speaker) -> list[Screen]:
    """Calls whoever still has to check in, each once, in as many messages as that takes; when it is over it says so."""
    state = event.state
    return [
        _call(event, range(len(state.players))[at : at + CALLED], speaker, is_first=not at)
        for at in range(0, max(len(state.players), 1), CALLED)
    ]


def _call(event: TournamentSnapshot, players: Sequence[int], speaker: Speaker, *, is_first: bool) -> Screen:
    name = escaped(event.row.body.name)
    if event.state.phase != CHECK_IN:
        return Screen(speaker.text("tournament-check-in-over", name=name))
    awaited = [player for player in players if event.state.players[player].status == REGISTERED]
    users = tuple(event.row.users[player] for player in awaited)
    names = " ".join(mention(event.row.users[player], speaker.seat(player)) for player in awaited)
    rows = ((_button(event, CHECK, "button-check-in", speaker, GREEN),),) * is_first
    return Screen(speaker.text("tournament-check-in-call", name=name, names=names or "none"), rows, mentions=users)


# --- rounds ---


def rounds(event: TournamentSnapshot, number: int, speaker: Speaker, links: Sequence[str]) -> list[Screen]:
    """A round in as many messages as it needs; each mentions once those whose pairing it tells."""
    matches = event.state.rounds[number].matches
    return [_round(event, number, at, speaker, links) for at in range(0, len(matches), PAGE)]


def _round(event: TournamentSnapshot, number: int, at: int, speaker: Speaker, links: Sequence[str]) -> Screen:
    there = event.state.rounds[number]
    page = there.matches[at : at + PAGE]
    told = [] if at else [round_head(event, number, speaker)]
    told += [
        match_line(nth, match, _mentions(event, match, speaker), speaker, links[nth - 1])
        for nth, match in enumerate(page, at + 1)
    ]
    if at + PAGE >= len(there.matches):
        told.append(speaker.text("tournament-round-open" if there.open else "tournament-round-over"))
    users = tuple(event.row.users[player] for match in page for player in match.pairing.players if player >= 0)
    is_last = number + 1 == len(event.state.rounds) and at + PAGE >= len(there.matches)
    rows = (_looking(event, speaker),) if is_last and not event.state.is_over else ()
    return Screen(clipped("\n".join(told), TEXT), rows, mentions=users)


def _looking(event: TournamentSnapshot, speaker: Speaker) -> tuple[Button, ...]:
    """What anybody may ask at any time."""
    return (
        _button(event, NEXT, "button-what-now", speaker, BLUE),
        _button(event, STANDINGS, "button-standings", speaker),
    )


def round_head(event: TournamentSnapshot, number: int, speaker: Speaker) -> str:
    """Which round it is, since when it is played, and the seed of its lots."""
    there = event.state.rounds[number]
    head = speaker.text(
        "tournament-round",
        name=escaped(event.row.body.name),
        round=number + 1,
        rounds=event.state.length,
        at=stamp(there.at),
        seed=there.seed,
    )
    return "\n".join([head, *_times(event, number, speaker)])


def _times(event: TournamentSnapshot, number: int, speaker: Speaker) -> list[str]:
    """Until when one has to be at the table and how long the round lasts, told before it happens."""
    state = event.state
    if number + 1 < len(state.rounds) or not state.open:
        return []
    if state.paused_at:
        return [speaker.text("tournament-times-paused")]
    missing, ends = min(no_show_due(state, at) for at in state.open), max(round_due(state, at) for at in state.open)
    told = [speaker.text("tournament-times-no_show", at=stamp(missing))] if missing else []
    key = "tournament-times-league" if state.plan.days else "tournament-times-end"
    return [*told, speaker.text(key, at=stamp(ends))] if ends else told


def reminder(event: TournamentSnapshot, places: Sequence[int], links: Sequence[str], speaker: Speaker) -> Screen:
    """Reminds those whose matches of a league are still to be played."""
    last = event.state.rounds[-1]
    at = stamp(max(round_due(event.state, place) for place in places))
    told = [
        speaker.text("tournament-reminder", name=escaped(event.row.body.name), round=len(event.state.rounds), at=at)
    ]
    users: list[int] = []
    for place in places:
        one, other = _mentions(event, last.matches[place], speaker)
        link = links[place] or "none"
        told.append(speaker.text("tournament-reminder-match", nth=place + 1, one=one, other=other, link=link))
        users += [event.row.users[player] for player in last.matches[place].pairing.players]
    return Screen(clipped("\n".join(told), TEXT), mentions=tuple(users))


def _mentions(event: TournamentSnapshot, match: Match, speaker: Speaker) -> list[str]:
    return [mention(event.row.users[player], speaker.seat(player)) for player in match.pairing.players if player >= 0]


# --- what is told once ---


def final(event: TournamentSnapshot, speaker: Speaker) -> Screen:
    """The final standings, with what decided between equals, as far as a message holds it."""
    told = [speaker.text("tournament-final", name=escaped(event.row.body.name))]
    for line in table_of(event.state, speaker):
        if sum(map(len, told)) + len(told) + len(line) > TEXT:
            break
        told.append(line)
    pictures = [*bracket_pictures(event, speaker), *standings_pictures(event, speaker)][:MOST]
    button = _button(event, STANDINGS, "button-standings", speaker)
    return Screen("\n".join(told), ((button,),), pictures=tuple(pictures))


def told(event: TournamentSnapshot, player: int, match: Match, advice: str, speaker: Speaker) -> Screen:
    """Tells a player what was taken over of his match, and what he shall do now."""
    line = next((line for line in standings(event.state) if line.player == player), None)
    points = line.points if line else 0
    if match.pairing.is_bye:
        said = speaker.text(
            "tournament-told-bye", name=escaped(event.row.body.name), points=points, why=why(match.pairing, speaker)
        )
    else:
        one, other = names_in(match.pairing, speaker)
        said = speaker.text(
            "tournament-told",
            name=escaped(event.row.body.name),
            one=one,
            other=other,
            points=points,
            result=result(match, speaker),
        )
    return Screen(f"{said}\n{advice}", (_looking(event, speaker),))


def told_staff(event: TournamentSnapshot, advice: Sequence[str], rows: Rows, speaker: Speaker) -> Screen:
    """Tells whoever made the tournament that a round is over, with the button for what comes next."""
    head = speaker.text("tournament-told-staff", name=escaped(event.row.body.name), round=len(event.state.rounds))
    return Screen(clipped("\n".join([head, *advice]), TEXT), rows)


# --- confirmations ---


def sure(event: TournamentSnapshot, verb: str, key: str, speaker: Speaker) -> Screen:
    """Asks once more before what cannot be taken back; the rest of the verb is the stage for which the answer holds."""
    yes = Button(general_id(event.row.id, verb), speaker.text("button-sure"), RED)
    return Screen(speaker.text(key), ((yes,),))
