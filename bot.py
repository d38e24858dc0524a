"""The front door: each command is a few lines that call a room."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, ParamSpec, TypeVar

import typer

if os.environ.get("KOTATSU_FAST") == "1":
    from data import compiled

    if not compiled.prefer():
        sys.exit("kotatsu: KOTATSU_FAST=1 wants the compiled engine, but there is none of these sources: make fast")

from engine.kernel.flow.machine import in_words

if TYPE_CHECKING:
    from cogs.settings import Settings
    from data.shelf import Shelf

T = TypeVar("T")
P = ParamSpec("P")

app = typer.Typer(no_args_is_help=False, add_completion=False, pretty_exceptions_enable=False)


def complain(sentence: str, code: int) -> typer.Exit:
    """One clear line for whoever typed the command."""
    typer.echo(f"kotatsu: {sentence}", err=True)
    return typer.Exit(code)


def clear(command: Callable[P, None]) -> Callable[P, None]:
    """A command that ends in one clear line whatever it raises (exit 1), and in one document where that is asked for;
    with KOTATSU_LOG=DEBUG it says where it was raised too."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (typer.Exit, typer.Abort):
            raise
        except Exception as error:
            if os.environ.get("KOTATSU_LOG") == "DEBUG":
                logging.getLogger(__name__).error("it was raised here:", exc_info=error)
            if kwargs.get("json_"):
                typer.echo(json.dumps({"error": in_words(error)}, ensure_ascii=False))
            raise complain(in_words(error), 1) from None

    return guarded


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    """Kotatsu plays card games on Discord. Without a command: the bot (DISCORD_TOKEN), else the rehearsal server."""
    if context.invoked_subcommand is not None:
        return
    from cogs.settings import Settings

    settings = Settings()
    if settings.discord_token:
        run(settings)
    elif sys.stdin.isatty():
        rehearse()
    else:
        raise complain("set DISCORD_TOKEN to run the bot, or use `bot.py rehearse` to try it without Discord", 2)


def run(settings: Settings) -> None:
    """Run the bot until it is stopped; exit 2 for a token or home that cannot be used, or a bot that is not let in."""
    import discord

    from cogs.backoff import FatalClose
    from cogs.client import serve
    from cogs.logs import begin
    from data.cards import CardSetError
    from data.for_operators import UNWELCOME
    from engine.table import StoreBroken

    begin(settings.log_format, *settings.secrets)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(settings))
    except discord.LoginFailure:
        raise complain("Discord does not know this DISCORD_TOKEN", 2) from None
    except FatalClose as error:
        raise complain(UNWELCOME[error.code], 2) from None
    except (StoreBroken, CardSetError, OSError) as error:
        raise complain(str(error), 2) from None


def welcome(seats: Mapping[str, str]) -> str:
    """What a newcomer needs to know."""
    from engine.games.registry import GAMES

    opens = " or ".join(f"/{game} open" for game in GAMES)
    return "\n".join(
        [
            "A table without Discord. Open one address for each player, each in a browser tab of its own:",
            "",
            *(f"  {name:8} {url}" for name, url in seats.items()),
            "",
            f"Then type /help, or {opens} in the first, press Join in the others, choose decks, and press Ready.",
            "Ctrl+C stops everything; the next start goes on where you were.",
        ]
    )


async def rehearsal(settings: Settings, seats: int, judges: int, port: int, *, as_json: bool) -> None:
    """The stand-in for Discord and the bot connected to it, until both are stopped. Raises OSError for a taken port."""
    from cogs.client import serve
    from rehearsal import Stand

    stand = Stand(settings.home / "rehearsal", seats=seats, judges=judges, port=port)
    stand.core.waits.process = os.getpid()
    where = await stand.start()
    print(json.dumps(asdict(where)) if as_json else welcome(where.seats), flush=True)
    there = settings.model_copy(
        update={
            "discord_token": where.token,
            "discord_api": where.rest,
            "discord_gateway": where.gateway,
            "discord_cdn": where.cdn,
        }
    )
    try:
        await serve(there)
    finally:
        await stand.stop()


@app.command()
@clear
def rehearse(
    seats: Annotated[int, typer.Option(min=1, max=32, help="How many people may sit down.")] = 2,
    judges: Annotated[int, typer.Option(min=0, max=32, help="How many of the last ones are judges.")] = 0,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: the port of the last time, or a free one.")] = 0,
    json_: Annotated[bool, typer.Option("--json", help="Print the addresses as one JSON document.")] = False,
    home: Annotated[Path | None, typer.Option(help="Where everything is kept; else KOTATSU_HOME.")] = None,
) -> None:
    """Open a table without Discord: a local page for each seat, with the real bot behind it."""
    from cogs.logs import begin
    from cogs.settings import Settings
    from data.cards import CardSetError
    from engine.table import StoreBroken

    settings = Settings() if home is None else Settings(home=home)
    begin(settings.log_format, *settings.secrets)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(rehearsal(settings, seats, judges, port, as_json=json_))
    except (StoreBroken, CardSetError, OSError) as error:
        raise complain(str(error), 2) from None


Game = Annotated[str, typer.Argument(help="The game's id, as its folder is called.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def home_of() -> Path:
    """The folder of everything that is kept."""
    from cogs.settings import Settings

    return Settings().home


def on_shelf(game: str, extra: Sequence[Path] = ()) -> Shelf:
    """The cards and decks of a game, and further card files; one clear line if they cannot be read."""
    from data.cards import CardSetError
    from data.shelf import open_shelf

    try:
        return open_shelf(game, home_of(), extra)
    except (CardSetError, OSError) as error:
        raise complain(str(error), 2) from None


def tell(document: object, lines: Iterable[str], *, as_json: bool) -> None:
    """A result as one JSON document or as lines."""
    typer.echo(json.dumps(document, ensure_ascii=False) if as_json else "\n".join(lines))


def watched(steps: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Long work with its progress on a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(steps, what, total=total, console=console, disable=not console.is_terminal)


@app.command()
@clear
def simulate(
    game: Game,
    matches: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    players: Annotated[str, typer.Option(help="random, builder or heuristic.")] = "random",
    check: Annotated[bool, typer.Option("--check", help="Assert every invariant at every step.")] = False,
    pool: Annotated[bool, typer.Option("--pool", help="New legal decks from all cards for every game.")] = False,
    cards: Annotated[list[Path] | None, typer.Option(help="Further card files.")] = None,
    json_: AsJson = False,
) -> None:
    """Let policies play whole games against each other. Exit 1 on a finding."""
    from data.selfplay import document, games
    from engine.players.policy import POLICIES

    if players not in POLICIES:
        raise complain(f"--players is one of {', '.join(POLICIES)}", 2)
    played = games(on_shelf(game, cards or ()), matches=matches, seed=seed, players=players, check=check, pool=pool)
    result = document(watched(played, matches, "playing"))
    lines = [f"{result['matches']} games, {result['decisions']} decisions, {result['seconds']} s"]
    lines += [f"{count} x {how}" for how, count in result["outcomes"].items()] + result["findings"]
    tell(result, lines, as_json=json_)
    if result["findings"]:
        raise typer.Exit(1)


@app.command()
@clear
def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files or folders.")],
    cards: Annotated[list[Path] | None, typer.Option(help="Further card files.")] = None,
    json_: AsJson = False,
) -> None:
    """Run scenario files. Exit 1 if one does not come out."""
    from data.cards import CardSetError
    from data.scenario_files import run_files

    try:
        report = run_files(paths, cards or (), compiled=home_of() / "compiled")
    except (CardSetError, OSError) as error:
        raise complain(str(error), 2) from None
    lines = [f"{failure['file']}: {failure['why']}" for failure in report["failed"]]
    tell(report, [f"{report['passed']} passed, {len(report['failed'])} failed", *lines], as_json=json_)
    if report["failed"]:
        raise typer.Exit(1)


cards_app = typer.Typer(help="Card sets: check what the grammar reads, import an operator's own.")
app.add_typer(cards_app, name="cards")


@cards_app.command("check")
@clear
def cards_check(
    game: Game,
    files: list[Path],
    phrases: Annotated[bool, typer.Option("--phrases", help="List each phrase with the cards that use it.")] = False,
    json_: AsJson = False,
) -> None:
    """Compile card texts and list what is declined. Exit 1 if anything is."""
    from data.cards import CardSetError, blocks, check_report, load, phrases_report

    try:
        card_set = load(files)
    except (CardSetError, OSError) as error:
        raise complain(str(error), 2) from None
    if card_set.game != game:
        raise complain(f"these are cards of {card_set.game}, not of {game}", 2)
    if phrases:
        tell(*phrases_report(card_set), as_json=json_)
        return
    report = check_report(card_set)
    lines = [", ".join(f"{name} {count}" for name, count in report["totals"].items())]
    lines += [f"{card['id']} {card['at']}: {card['why']}" for card in report["cards"] if card["result"] == "declined"]
    lines += [f"{card['id']}: {card['why']}" for card in report["cards"] if card["result"] == "alternate"]
    lines += [f"{verdict.id}: warning: {words}" for verdict in card_set.verdicts for words in verdict.warnings]
    lines += [f"blocked by {block.words!r} alone: {', '.join(block.cards)}" for block in blocks(card_set)]
    tell(report, lines, as_json=json_)
    if report["totals"]["declined"]:
        raise typer.Exit(1)


@cards_app.command("import")
@clear
def cards_import(game: Game, files: list[Path]) -> None:
    """Keep an operator's own card files; they are read at the next start."""
    from data.cards import CardSetError
    from data.shelf import import_cards

    try:
        card_set = import_cards(game, home_of(), files)
    except (CardSetError, OSError) as error:
        raise complain(str(error), 2) from None
    played, declined = len(card_set.cards), sum(verdict.result == "declined" for verdict in card_set.verdicts)
    typer.echo(f"{played} cards of {game} can be played, {declined} were declined")


store_app = typer.Typer(help="The store: everything that is kept of tables, tournaments and users.")
app.add_typer(store_app, name="store")


@store_app.command("copy")
@clear
def store_copy(source: str, target: str) -> None:
    """Copy a store that nobody plays on into an empty one, files or PostgreSQL addresses, and check it."""
    from data.store.copying import copy

    typer.echo(f"{asyncio.run(copy(source, target))}")


@app.command()
@clear
def rules(
    game: Annotated[str, typer.Argument(help="The game's id, or `import` to bring an official rules text.")],
    query: Annotated[list[str] | None, typer.Argument(help="A number or words; to import, game and file.")] = None,
    lang: Annotated[Literal["en", "ja"], typer.Option(help="The language of the digests.")] = "en",
    json_: AsJson = False,
) -> None:
    """Look rules up by number or words, or import a publisher's document. Exit 1 if nothing fits."""
    from data.rules.desk import import_rules, look_up
    from data.rules.official import BadRules

    try:
        document, lines = (
            import_rules(home_of(), query or ())
            if game == "import"
            else look_up(home_of(), game, " ".join(query or ()), lang)
        )
    except (BadRules, OSError) as error:
        raise complain(str(error), 2) from None
    tell(document, lines, as_json=json_)
    if not lines:
        raise typer.Exit(1)


@app.command()
@clear
def verify(record: Path, json_: AsJson = False) -> None:
    """Replay a record and say whether it holds. Exit 1 if it does not."""
    from data.records import verify as verdict_of

    verdict = verdict_of(record)
    document = {"result": verdict.result, "first_bad": verdict.first_bad}
    tell(document, [f"{verdict.result}: {verdict.why}" if verdict.why else verdict.result], as_json=json_)
    if verdict.result in ("diverged", "broken"):
        raise typer.Exit(1)


@app.command()
@clear
def replay(
    record: Path,
    out: Annotated[Path, typer.Option(help="The folder for the pictures.")],
    lang: Annotated[str, typer.Option(help="en or ja.")] = "en",
) -> None:
    """Draw the board of a finished record after each input, as a spectator saw it."""
    from data.records import BrokenRecord, boards, read
    from render import board

    try:
        finished = read(record)
        out.mkdir(parents=True, exist_ok=True)
        for number, view in enumerate(watched(boards(finished), len(finished.rows) + 1, "drawing")):
            (out / f"{number:04}.png").write_bytes(board(view, finished.setup.cards, lang))
    except (BrokenRecord, OSError) as error:
        raise complain(str(error), 2) from None


@app.command()
@clear
def bench(
    game: Annotated[str | None, typer.Argument(help="One game's id; without it every game is measured.")] = None,
    runs: Annotated[int, typer.Option(min=1)] = 5,
    pool: Annotated[bool, typer.Option("--pool", help="New legal decks from all cards for every game.")] = False,
    cards: Annotated[list[Path] | None, typer.Option(help="Further card files.")] = None,
    json_: AsJson = False,
) -> None:
    """Measure speeds against their bars: decisions, legal listing, clone, snapshot, resume, board."""
    from cogs.garbage_collector import settle
    from data.figures import decks_of, figures, lines
    from data.shelf import own_sets
    from engine.games.registry import GAMES
    from render import board

    if cards and not game:
        raise complain("--cards needs the game that they belong to", 2)
    shelves = [on_shelf(each, cards or ()) for each in ([game] if game else filter(own_sets, GAMES))]
    try:
        measured = {name: decks for shelf in shelves for name, decks in decks_of(shelf, cards or (), pool=pool)}
    except ValueError as few:
        raise complain(f"no deck can be made out of these card files: {few}", 2) from None
    settle()
    document = asyncio.run(figures(measured, lambda view, known: board(view, known, "en"), runs))
    tell(document, lines(document), as_json=json_)


if __name__ == "__main__":
    app()
