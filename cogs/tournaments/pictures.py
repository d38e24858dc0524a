"""Standings, pairings and the bracket of a tournament as pictures, in the words of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import render
from cogs.presentation.screen import Picture
from cogs.presentation.words import Speaker, clipped
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.words import names_in, percent, result, why
from engine.tournament import BYE, Match, StandingRow, standings
from engine.tournament.bracket import LOWER, WINNER, BracketGame, Outcome, games_of, outcomes
from render import BracketBox, ListLine

MOST = 10
"""So many pictures Discord takes in one message."""
ALT = 1024
ROOTS = 4
"""So many games stand in the last column of a picture of a bracket."""


def standings_pictures(event: TournamentSnapshot, speaker: Speaker, own: int | None = None) -> list[Picture]:
    """The standings; `own`: the reader's line stands out."""
    plain = speaker.plain()
    lines = [_standing(row, plain, own) for row in standings(event.state)]
    return _listed(event, "standings", plain.text("tournament-picture-standings", **_at(event)), lines, plain)


def _at(event: TournamentSnapshot) -> dict[str, str | int]:
    return {"round": len(event.state.rounds), "rounds": event.state.length, "open": len(event.state.open)}


def _standing(row: StandingRow, plain: Speaker, own: int | None) -> ListLine:
    figures = plain.text(
        "tournament-picture-figures",
        opponents=percent(row.opponents),
        games=percent(row.games),
        opponents_games=percent(row.opponents_games),
        dropped=int(row.dropped),
    )
    won = f"{row.points} · {row.wins}–{row.losses}–{row.draws}"
    is_own = row.player == own
    return ListLine(f"{row.place}.", plain.seat(row.player), won, figures, is_own=is_own, is_faint=row.dropped)


def pairings_pictures(
    event: TournamentSnapshot, number: int, speaker: Speaker, own: int | None = None
) -> list[Picture]:
    """A round from 0 with its reasons and results."""
    plain = speaker.plain()
    lines = [_pairing(nth, match, plain, own) for nth, match in enumerate(event.state.rounds[number].matches, 1)]
    below = plain.text("tournament-picture-round", round=number + 1, rounds=event.state.length)
    return _listed(event, f"round-{number + 1}", below, lines, plain)


def _pairing(nth: int, match: Match, plain: Speaker, own: int | None) -> ListLine:
    is_own = own is not None and own in match.pairing.players
    said = f"{why(match.pairing, plain)}"
    if match.score is not None and not match.pairing.is_bye:
        one, other = match.score.wins
        drawn = f"–{match.score.drawn}" if match.score.drawn else ""
        return ListLine(f"{nth}.", _both(match, plain), f"{one}–{other}{drawn}", said, is_own=is_own)
    return ListLine(f"{nth}.", _both(match, plain), result(match, plain), said, is_own=is_own)


def _both(match: Match, plain: Speaker) -> str:
    return " – ".join(names_in(match.pairing, plain))


def _listed(
    event: TournamentSnapshot, name: str, below: str, lines: Sequence[ListLine], plain: Speaker
) -> list[Picture]:
    title = event.row.body.name
    pages = render.list_pages(lines)[:MOST]
    return [
        Picture(
            f"{name}-{nth}.png" if len(pages) > 1 else f"{name}.png",
            clipped(f"{title}. {below}\n" + "\n".join(f"{line.lead} {line.text} {line.aside}" for line in page), ALT),
            partial(render.listing, title, below, page),
            f"{name}{event.state.no}{plain.lang}",
        )
        for nth, page in enumerate(pages, 1)
    ]


# --- the bracket ---


def bracket_pictures(event: TournamentSnapshot, speaker: Speaker) -> list[Picture]:
    """The rounds of the knock-out around the one that was paired last, and its end; none where there is none."""
    if not event.state.in_bracket:
        return []
    plain, games, known = (
        speaker.plain(),
        games_of(event.state.bracket_form, len(event.state.seeds)),
        outcomes(event.state),
    )
    made: list[Picture] = []
    for is_lower in (False, True):
        side = {at: game for at, game in enumerate(games) if (game.side == LOWER) == is_lower}
        made += _side(event, side, known, plain, is_lower=is_lower)
    return made[:MOST]


def _side(
    event: TournamentSnapshot,
    games: Mapping[int, BracketGame],
    known: Sequence[Outcome],
    plain: Speaker,
    *,
    is_lower: bool,
) -> Iterator[Picture]:
    """One side of the bracket: the columns in which something is still to come or came last, three on a picture."""
    depths = sorted({game.depth for game in games.values()})
    open_ = [games[at].depth for at, each in enumerate(known) if at in games and each.winner is None]
    first = depths.index(min(open_)) if open_ else len(depths)
    begin = max(min(first, len(depths) - render.ACROSS), 0)
    for start in sorted({begin, max(len(depths) - render.ACROSS, 0)}):
        shown = depths[start : start + render.ACROSS]
        last = [at for at, game in games.items() if game.depth == shown[-1]]
        for nth in range(0, len(last), ROOTS):
            boxes = list(_boxes(event, games, known, shown, last[nth : nth + ROOTS], plain))
            key = "tournament-picture-lower" if is_lower else "tournament-picture-bracket"
            title = plain.text(key, name=event.row.body.name)
            heads = [plain.text("tournament-picture-column", round=depths.index(depth) + 1) for depth in shown]
            name = f"bracket-{'lower-' * is_lower}{start + 1}-{nth // ROOTS + 1}.png"
            alt = "\n".join(" ".join((*box.names, *box.scores)).strip() for box in boxes if any(box.names))
            yield Picture(
                name,
                clipped(f"{title}\n{alt}", ALT),
                partial(render.bracket, title, heads, boxes),
                f"{name}{event.state.no}{plain.lang}",
            )


def _boxes(
    event: TournamentSnapshot,
    games: Mapping[int, BracketGame],
    known: Sequence[Outcome],
    shown: Sequence[int],
    roots: Sequence[int],
    plain: Speaker,
) -> Iterator[BracketBox]:
    """The games of some columns that lead to those of the last."""
    played = {match.pairing.node: match for _, _, match in event.matches()}
    todo = list(roots)
    while todo:
        at = todo.pop(0)
        feeds = tuple(place.of for place in games[at].places if place.kind == WINNER and place.of in games)
        todo += [each for each in dict.fromkeys(feeds) if games[each].depth in shown]
        players, winner = known[at].players, known[at].winner
        yield BracketBox(
            at,
            shown.index(games[at].depth),
            (_name(players[0], plain), _name(players[1], plain)),
            _scores(played.get(at), players),
            players.index(winner) if winner is not None and winner != BYE and winner in players else -1,
            tuple(dict.fromkeys(feeds)),
        )


def _name(player: int | None, plain: Speaker) -> str:
    return "" if player is None else "–" if player == BYE else plain.seat(player)


def _scores(match: Match | None, players: tuple[int | None, int | None]) -> tuple[str, str]:
    """Games won by each, as they stand in the box."""
    if match is None or match.score is None:
        return "", ""
    one, other = (f"{match.score.wins[match.side_of(player)]}" for player in players if player is not None)
    return one, other
