"""What is shown before a match and between its games: the lobby, the options, the seats of the next game."""

from __future__ import annotations

from collections.abc import Sequence

import render
from cogs.presentation import times
from cogs.presentation.board_screens import judge_button, result
from cogs.presentation.controls import (
    BLUE,
    GREEN,
    GREY,
    OPEN_RULE,
    OPTIONS,
    RED,
    ROW_BUTTONS,
    ROWS,
    Button,
    Pick,
    Row,
    Rows,
    Select,
    general_id,
    in_rows,
    table_id,
)
from cogs.presentation.replay_screens import FILM, PROOF
from cogs.presentation.replay_screens import OPEN as REPLAY
from cogs.presentation.screen import Screen
from cogs.presentation.victory_screens import victory_picture
from cogs.presentation.words import Speaker
from engine.games.registry import GAMES
from engine.kernel.cards.flag import Flag, Value
from engine.kernel.state.question import Leave
from engine.kernel.verbs.by_hand import agreed
from engine.kernel.views.view import SPECTATOR, View
from engine.table import (
    CALLED_OFF,
    DECLINED,
    EXPIRED,
    LATE,
    OPEN,
    OVER,
    Live,
    TableRow,
    is_person,
    next_chooser,
    offered,
    tournament_of,
    value_of,
    winners,
)
from engine.tournament import place_of
from render.markup import escaped

ENDED = {EXPIRED: "lobby-ended-expired", DECLINED: "lobby-ended-declined", CALLED_OFF: "lobby-ended-called-off"}


def flags_of(row: TableRow) -> tuple[Flag, ...]:
    """What may be agreed at a table."""
    return offered(row.options, GAMES[row.options.game].flags)


def told_of(row: TableRow) -> tuple[Flag, ...]:
    """What everybody is told of it: how a rule is read only where that is not as usual."""
    return tuple(flag for flag in flags_of(row) if not flag.rule or value_of(row.options, flag) != flag.usual)


def value_key(name: str, value: Value) -> str:
    """The message for a value of an option."""
    return f"option-{name}-{value}".lower()


def option_said(row: TableRow, flag: Flag, speaker: Speaker) -> str:
    """How an option is set, in words that say which one it is."""
    return speaker.text(value_key(flag.name, value_of(row.options, flag)))


# --- the lobby's message ---


def lobby(
    row: TableRow, speaker: Speaker, host: str, declined: Sequence[str] = (), link: str = "", *, placing: bool = False
) -> Screen:
    """Who sits down for what; once the match has begun, where it is played (`link`, "" for right here), or that no
    place for it could be found yet (`placing`)."""
    told = [*_head(row, speaker, host), *(place_line(row, seat, speaker) for seat in range(row.options.seats))]
    if declined:
        told.append(speaker.text("lobby-declined", names=speaker.listed(map(escaped, declined))))
    if row.status == OVER:
        told += ruling_line(row, speaker)
    if row.status == OVER and not row.games:
        return Screen("\n".join([*told, speaker.text(ENDED.get(row.ended, "lobby-closed"))]))
    if is_watched(row):
        told.append(speaker.text("lobby-watched"))
    if placing:
        return Screen("\n".join([*told, speaker.text("lobby-placing")]))
    if row.games:
        key = f"lobby-{'over' if row.status == OVER else 'playing'}{'-there' if link else ''}"
        return Screen("\n".join([*told, speaker.text(key, link=link) if link else speaker.text(key)]))
    others = _asked_again(row)
    told += [speaker.text("lobby-rematch-asked", users=" ".join(f"<@{user}>" for user in others))] if others else []
    mentions = (*row.invited, *others)
    return Screen("\n".join([*told, *_foot(row, speaker)]), _buttons(row, speaker), mentions=mentions)


def _asked_again(row: TableRow) -> tuple[int, ...]:
    """Whom a rematch is offered to: everybody but who asked for it."""
    return tuple(
        place.user for place in row.seats if row.is_rematch and is_person(place.user) and place.user != row.host
    )


def _head(row: TableRow, speaker: Speaker, host: str) -> list[str]:
    game = speaker.text(f"game-{row.options.game}")
    said = " · ".join(option_said(row, flag, speaker) for flag in told_of(row))
    told = [_title(row, speaker, game, host), speaker.text("lobby-about", seats=row.options.seats, options=said)]
    if agreed(row.options.flags):
        told.append(speaker.text("lobby-by-hand"))
    if row.invited:
        told.append(speaker.text("lobby-invited", users=" ".join(f"<@{user}>" for user in row.invited)))
    return told


def _title(row: TableRow, speaker: Speaker, game: str, host: str) -> str:
    place = place_of(row.id)
    if place is not None:
        return speaker.text("lobby-arranged", game=game, round=place.round + 1, nth=place.place + 1)
    return (
        speaker.text("lobby-rematch", game=game)
        if row.is_rematch
        else speaker.text("lobby-title", game=game, host=escaped(host))
    )


def _foot(row: TableRow, speaker: Speaker) -> list[str]:
    changed = [flag for flag in flags_of(row) if flag.name == row.changed]
    told = [*chooser_line(row, speaker), commitment_line(row, speaker)]
    told += [speaker.text("lobby-changed", option=option_said(row, flag, speaker)) for flag in changed]
    how = "lobby-how-rematch" if row.is_rematch else "lobby-how"
    told.append(speaker.text("lobby-arranged-how" if tournament_of(row.options) else how))
    if row.expires_at:
        told.append(speaker.text("lobby-expires", at=str(int(row.expires_at))))
    return told


def _buttons(row: TableRow, speaker: Speaker) -> Rows:
    """At a tournament's table nothing is left but to be ready; a seat is offered where one is free."""
    if tournament_of(row.options):
        return (seat_buttons(row, speaker),)
    is_full = len(row.seats) >= row.options.seats
    join = (_button(row, "join", "button-join", speaker, GREEN),) * (not is_full)
    may_decline = row.invited or row.is_rematch
    decline = (_button(row, "turndown", "button-turn-down", speaker),) if may_decline else ()
    host = (_button(row, "options", "button-options", speaker), _button(row, "close", "button-close", speaker, RED))
    leave = _button(row, "leave", "button-leave", speaker)
    return ((*join, leave, *decline), seat_buttons(row, speaker), host)


def _button(row: TableRow, verb: str, key: str, speaker: Speaker, style: str = GREY) -> Button:
    return Button(table_id(row.id, verb), speaker.text(key), style)


def ruling_line(row: TableRow, speaker: Speaker) -> list[str]:
    """What a judge said who ended the series."""
    return [speaker.text("judge-end", note=escaped(row.ruling))] if row.ruling else []


def is_watched(row: TableRow) -> bool:
    """Whether a match that was to have no spectators had to stay where others see it."""
    return row.guild != 0 and not row.options.spectators and row.has_home and row.home == row.channel


# --- the coming game ---


def seat_buttons(row: TableRow, speaker: Speaker) -> tuple[Button, ...]:
    """What a player does before the next game; decks are chosen once for a series."""
    words = _button(row, "entropy", "button-entropy", speaker)
    if row.games:
        return words, _button(row, "ready", "button-next-game", speaker, GREEN), *judge_button(row, speaker)
    deck = (_button(row, "deck", "button-deck", speaker, BLUE),) * (not tournament_of(row.options))
    return *deck, words, _button(row, "ready", "button-ready", speaker, GREEN), *judge_button(row, speaker)


def commitment_line(row: TableRow, speaker: Speaker) -> str:
    """What was pledged for the coming game's shuffles."""
    return speaker.text("lobby-commitment", game=row.coming, commitment=row.commitment)


def chooser_line(row: TableRow, speaker: Speaker) -> list[str]:
    """Who says who starts, after a game that decides it."""
    seat = next_chooser(row)
    return [speaker.text("lobby-chooser", seat=speaker.seat(seat))] if 0 <= seat < len(row.seats) else []


def place_line(row: TableRow, seat: int, speaker: Speaker) -> str:
    """One seat; which deck it is stays the player's secret. Ready is said for the game that is to begin."""
    if seat >= len(row.seats):
        return speaker.text("lobby-free", nth=seat + 1)
    place = row.seats[seat]
    deck = speaker.text("lobby-unfit" if place.unfit else "lobby-deck" if place.deck else "lobby-no-deck")
    ready = place.ready and row.status == OPEN
    return speaker.text("lobby-seat", nth=seat + 1, seat=speaker.seat(seat), deck=deck, ready=int(ready))


def over(live: Live, speaker: Speaker, *, late: bool = False) -> Screen:
    """The result with the record's head, and what may follow; `late`: the time for the next game is over."""
    row = live.table
    is_over = row.status == OVER
    view = live.play.view(SPECTATOR)
    scores = _scores(live, view, speaker)
    told = [
        speaker.text("result-over", result=result(live, speaker)),
        *(ruling_line(row, speaker) if is_over else ()),
        *_given_up_line(live, speaker),
        speaker.text("result-score", turns=view.turn, scores=scores),
    ]
    plain = speaker.plain()
    plain_scores = plain.text("result-score", turns=view.turn, scores=_scores(live, view, plain))
    said = " ".join([result(live, plain), plain_scores])
    pictures = (victory_picture(live, said, plain),)
    if len(row.games) > 1 or row.options.best_of > 1:
        wins = speaker.listed(f"{speaker.seat(seat)} {won}" for seat, won in enumerate(row.wins))
        told.append(speaker.text("lobby-wins", wins=wins))
    look = (
        Button(general_id(live.game, FILM), speaker.text("button-replay-film")),
        Button(general_id(live.game, REPLAY), speaker.text("button-replay")),
        Button(general_id(live.game, PROOF), speaker.text("button-proof")),
    )
    if is_over:
        again = (_button(row, "rematch", "button-rematch", speaker, GREEN),) * (not tournament_of(row.options))
        return Screen("\n".join(told), ((*again, *look),), pictures)
    told += [place_line(row, seat, speaker) for seat in range(len(row.seats))]
    told += [
        *chooser_line(row, speaker),
        speaker.text("result-series"),
        *times.next_lines(live, speaker),
        commitment_line(row, speaker),
    ]
    waiting = times.next_buttons(live, speaker, late=late)
    return Screen("\n".join(told), (seat_buttons(row, speaker), look, *((waiting,) if waiting else ())), pictures)


def _scores(live: Live, view: View, speaker: Speaker) -> str:
    told = render.scores(view, live.kept.setup.cards, speaker.lang)
    return speaker.listed(f"{speaker.seat(seat.seat)} {score}" for seat, score in zip(view.seats, told, strict=True))


def _given_up_line(live: Live, speaker: Speaker) -> list[str]:
    """Who gave the series up after this game, or was not ready for the next one in time, and who has won it so."""
    row, best = live.table, winners(live.table)
    during = {entry.input.seat for entry in live.play.rows if isinstance(entry.input, Leave)}
    gone = [seat for seat in row.left if seat not in during]
    if not gone or len(best) != 1:
        return []
    key = "next-late" if row.ended == LATE else "next-left"
    return [speaker.text(key, seat=speaker.seat(gone[-1]), winner=speaker.seat(best[0]))]


# --- the host's options ---


def options(row: TableRow, speaker: Speaker) -> Screen:
    """Everything that may be agreed, to be set by the host: a switch between two values, a select among more. Switches
    for which there is no room stand together in one select, which turns the one that is picked."""
    flags = flags_of(row)
    plain = speaker.plain()
    told = [
        speaker.text("option-set", name=speaker.text(f"option-{flag.name}"), value=option_said(row, flag, speaker))
        for flag in flags
    ]
    selects: list[Row] = [_select(row, flag, plain) for flag in flags if len(flag.values) > 2]
    switches = [flag for flag in flags if len(flag.values) <= 2]
    room = (ROWS - len(selects)) * ROW_BUTTONS
    shown = len(switches) if len(switches) <= room else room - ROW_BUTTONS
    rows = [*selects, *in_rows([_switch(row, flag, plain) for flag in switches[:shown]])]
    if switches[shown:]:
        rows.append(_switches(row, switches[shown:], plain))
    return Screen("\n".join([speaker.text("options-title"), *told]), tuple(rows))


def agreed_rules(row: TableRow, speaker: Speaker) -> Screen:
    """What a table plays by, for everybody to read: each setting, what is not usual in bold, and for a reading of the
    rules a button that opens its rule."""
    flags = flags_of(row)
    told = [_rule_line(row, flag, speaker) for flag in flags]
    rules = dict.fromkeys(flag.rule for flag in flags if flag.rule)
    game = row.options.game
    buttons = [
        Button(general_id(game, f"{OPEN_RULE}.{rule}"), speaker.text("button-rule", rule=rule)) for rule in rules
    ]
    title = speaker.text("rules-title", game=speaker.text(f"game-{game}"))
    return Screen("\n".join([title, *told]), tuple(in_rows(buttons)))


def _rule_line(row: TableRow, flag: Flag, speaker: Speaker) -> str:
    said = speaker.text("option-set", name=speaker.text(f"option-{flag.name}"), value=option_said(row, flag, speaker))
    if value_of(row.options, flag) != flag.usual:
        said = f"**{said}**"
    return f"{said} ({flag.rule})" if flag.rule else said


def _switches(row: TableRow, flags: Sequence[Flag], plain: Speaker) -> Select:
    picks = tuple(Pick(flag.name, _switch(row, flag, plain).label) for flag in flags)
    return Select(table_id(row.id, "setoption"), picks, plain.text("options-more"))


def _select(row: TableRow, flag: Flag, plain: Speaker) -> Select:
    picks = tuple(Pick(str(at), plain.text(value_key(flag.name, value))) for at, value in enumerate(flag.values))
    return Select(table_id(row.id, f"setoption.{flag.name}"), picks[:OPTIONS], _set_to(row, flag, plain))


def _set_to(row: TableRow, flag: Flag, plain: Speaker) -> str:
    return plain.text("option-set", name=plain.text(f"option-{flag.name}"), value=option_said(row, flag, plain))


def _switch(row: TableRow, flag: Flag, plain: Speaker) -> Button:
    now = value_of(row.options, flag)
    on = bool(now) if flag.is_switch else now != flag.usual
    yes_or_no = plain.text("option-switch", name=plain.text(f"option-{flag.name}"), on=int(on))
    label = yes_or_no if flag.is_switch else _set_to(row, flag, plain)
    return Button(table_id(row.id, f"setoption.{flag.name}"), label, BLUE if on else GREY)
