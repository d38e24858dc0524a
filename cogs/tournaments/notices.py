"""What is told once when somebody decides something, calls for a judge, or takes a round back."""

from __future__ import annotations

from cogs.presentation.controls import BLUE, Button, general_id
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.words import names_in, result
from engine.tournament import (
    BY_NO_SHOW,
    Allow,
    Amend,
    Drop,
    Exchange,
    Extend,
    Input,
    Match,
    Overdue,
    Pause,
    Penalty,
    Resume,
    TournamentState,
    Unpair,
    standings,
)
from engine.tournament.state import CAUTION
from render.markup import escaped

CALL = "cupcall"
"""The verb of the button with which somebody goes to a table; its rest is the call."""


def is_notice(move: Input) -> bool:
    """Whether everybody is told of it in a message of its own."""
    if isinstance(move, Drop):
        return bool(move.note)
    return isinstance(move, Amend | Unpair | Exchange | Allow | Extend | Pause | Resume | Overdue)


def concerned(move: Input, before: TournamentState) -> list[int]:
    """The players who are told of it in private as well: whose match or place it is about."""
    if isinstance(move, Amend | Overdue | Allow):
        return [player for player in before.rounds[move.round].matches[move.place].pairing.players if player >= 0]
    if isinstance(move, Exchange):
        return [move.one, move.other]
    if isinstance(move, Unpair):  # who had the bye was told that it is a win
        return [match.pairing.players[0] for match in before.rounds[-1].matches if match.pairing.is_bye]
    return [move.player] if isinstance(move, Penalty) or (isinstance(move, Drop) and move.note) else []


def notice(move: Input, before: TournamentState, by: str, speaker: Speaker) -> Screen:
    """What was decided, by whom and why; `before`: the tournament as it was then."""
    told: dict[str, str | int] = {"judge": by, "note": escaped(getattr(move, "note", "")) or "none"}
    told["round"] = len(before.rounds)
    match move:
        case Amend() | Overdue() | Allow():
            there = before.rounds[move.round].matches[move.place]
            one, other = names_in(there.pairing, speaker)
            told |= {"round": move.round + 1, "nth": move.place + 1, "one": one, "other": other}
            if isinstance(move, Allow):
                told["minutes"] = move.minutes
            else:
                told["result"] = result(Match(there.pairing, move.score), speaker)
        case Exchange(first, second):
            told |= {"one": speaker.seat(first), "other": speaker.seat(second)}
        case Drop(player) | Penalty(player):
            told["player"] = speaker.seat(player)
    return Screen(speaker.text(_key(move), **told))


def _key(move: Input) -> str:
    keys = {
        Amend: "tournament-note",
        Unpair: "tournament-note-unpair",
        Exchange: "tournament-note-exchange",
        Allow: "tournament-note-allow",
        Extend: "tournament-note-extend",
        Pause: "tournament-note-pause",
        Resume: "tournament-note-resume",
        Drop: "tournament-note-drop",
        Penalty: "tournament-note-warning",
    }
    if isinstance(move, Penalty) and move.kind == CAUTION:
        return "tournament-note-caution"
    if isinstance(move, Overdue):
        return "tournament-note-no_show" if move.how == BY_NO_SHOW else "tournament-note-time"
    return keys[type(move)]


def told_of(event: TournamentSnapshot, screen: Screen, player: int, speaker: Speaker) -> Screen:
    """The same for one whom it concerns, with the points he has now."""
    line = next((line for line in standings(event.state) if line.player == player), None)
    name = escaped(event.row.body.name)
    points = speaker.text("tournament-note-points", name=name, points=line.points if line else 0)
    return Screen(f"{screen.text}\n{points}")


def call(event: TournamentSnapshot, number: int, judge: str, speaker: Speaker, link: str) -> Screen:
    """A table asks for a judge, with a button for whoever goes there; afterwards, who went."""
    there = event.state.calls[number]
    match = event.state.rounds[there.round].matches[there.place]
    names = names_in(match.pairing, speaker)
    key = "tournament-call-gone" if there.is_taken else "tournament-call"
    said = speaker.text(
        key,
        nth=there.place + 1,
        one=names[0],
        other=names[-1],
        by=speaker.seat(there.player),
        judge=judge,
        link=link or "none",
    )
    if there.is_taken or event.state.is_over:
        return Screen(said)
    button = Button(general_id(event.row.id, f"{CALL}.{number}"), speaker.text("button-take-call"), BLUE)
    return Screen(said, ((button,),))


def taken_back(event: TournamentSnapshot, number: int, speaker: Speaker) -> Screen:
    """In the place of a round that was taken back."""
    return Screen(speaker.text("tournament-taken-back", name=escaped(event.row.body.name), round=number + 1))
