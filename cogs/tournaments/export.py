"""A tournament to take away: its results as a table of lines, as JSON, and as one page that needs nothing else."""

from __future__ import annotations

import csv
import io
import json
from html import escape
from pathlib import Path
from string import Template

from cogs.presentation.words import Speaker
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.words import FORM_NAMES, names_in, percent, result, why
from engine.tournament import Match, StandingRow, standings

COLUMNS = ("round", "table", "player", "opponent", "games_won", "games_lost", "games_drawn", "how", "why")
PAGE = Template((Path(__file__).parent / "page.html").read_text("utf-8"))
"""The page of a tournament, of which the first table is that of the standings."""


def as_csv(event: TournamentSnapshot, speaker: Speaker) -> bytes:
    """A line for each match that is decided, with a byte-order mark so that spreadsheets read the names."""
    made = io.StringIO()
    writer = csv.writer(made)
    writer.writerow(COLUMNS)
    for number, each in enumerate(event.state.rounds):
        for place, match in enumerate(each.matches):
            if match.score is not None:
                names = [*names_in(match.pairing, speaker), ""]
                one, other = match.score.wins
                reason = why(match.pairing, speaker)
                line: list[str | int] = [number + 1, place + 1, *names[:2], one, other, match.score.drawn]
                writer.writerow([_no_formula(cell) for cell in [*line, match.how, reason]])
    return made.getvalue().encode("utf-8-sig")


def _no_formula(cell: str | int) -> str | int:
    """A name that begins like a formula is a name."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@\t\r" and cell else cell


def as_json(event: TournamentSnapshot, speaker: Speaker) -> bytes:
    """Everything of its course but decks and users: who met whom and why, what came of it, the standings."""
    plan = event.state.plan
    made = {
        "name": event.row.body.name,
        "game": event.row.body.options.game,
        "form": plan.form,
        "cut": plan.cut,
        "best_of": plan.best_of,
        "players": [speaker.seat(player) for player in range(len(event.state.players))],
        "rounds": [
            {"seed": each.seed, "at": each.at, "matches": [_match(match) for match in each.matches]}
            for each in event.state.rounds
        ],
        "standings": [_line(row) for row in standings(event.state)] if event.state.rounds else [],
    }
    return json.dumps(made, ensure_ascii=False, indent=1).encode()


def _match(match: Match) -> dict[str, object]:
    """Players by their numbers, -1 for a bye."""
    score = match.score
    return {
        "players": list(match.pairing.players),
        "why": match.pairing.why,
        "wins": list(score.wins) if score else None,
        "drawn": score.drawn if score else 0,
        "neither": bool(score and score.neither),
        "how": match.how,
    }


def _line(row: StandingRow) -> dict[str, object]:
    figures = {name: percent(getattr(row, name)) for name in ("opponents", "games", "opponents_games")}
    counts = {name: getattr(row, name) for name in ("place", "player", "points", "wins", "losses", "draws", "byes")}
    return {**counts, **figures}


def as_page(event: TournamentSnapshot, speaker: Speaker) -> bytes:
    """One HTML file with the standings and every round, without a script and without anything from elsewhere."""
    plain = speaker.plain()
    name, game = escape(event.row.body.name), escape(plain.text(f"game-{event.row.body.options.game}"))
    form = escape(plain.text(FORM_NAMES[event.state.plan.form]))
    tables = [
        *([_standings(event, plain)] if event.state.rounds else []),
        *[_round(event, number, plain) for number in range(len(event.state.rounds))],
    ]
    page = PAGE.substitute(lang=plain.lang, name=name, game=game, form=form, tables="\n".join(tables))
    return page.encode()


def _standings(event: TournamentSnapshot, speaker: Speaker) -> str:
    heads = "".join(f"<th>{escape(each)}" for each in speaker.text("tournament-page-columns").split("|"))
    rows = "".join(
        f'<tr><td>{row.place}<td>{escape(speaker.seat(row.player))}<td>{row.points}'
        f'<td>{row.wins}–{row.losses}–{row.draws}<td>{percent(row.opponents)} %'
        f'<td>{percent(row.games)} %'
        for row in standings(event.state)
    )
    return f"<h2>{escape(speaker.text('button-standings'))}</h2><table><tr>{heads}{rows}</table>"


def _round(event: TournamentSnapshot, number: int, speaker: Speaker) -> str:
    there = event.state.rounds[number]
    head = escape(speaker.text("tournament-page-round", round=number + 1))
    rows = "".join(_row(place, match, speaker) for place, match in enumerate(there.matches, 1))
    return f"<h2>{head}</h2><table>{rows}</table>"


def _row(place: int, match: Match, speaker: Speaker) -> str:
    names, came = " – ".join(names_in(match.pairing, speaker)), result(match, speaker)
    reason = f"<small>{escape(why(match.pairing, speaker))}</small>"
    return f'<tr><td>{place}<td>{escape(names)}<td>{escape(came)}<td>{reason}'
