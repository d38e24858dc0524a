"""`python -m tests.knockout [GAME]`: switch off each rule in turn, run its tests, and name the survivors.

Exit 0 if every rule that constrains or does something is registered and turns a test red, 1 if not, 2 on bad usage.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from engine.kernel.flow.rule_marks import REGISTER
from tests.knockout.bench import Bench, Collected, Result, run
from tests.knockout.coverage import page
from tests.knockout.register import GAMES, NO_KNOCK_OUT, registered, required


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    rules = _rules(list(GAMES.values()) if options.game is None else [GAMES[options.game]], options.only)
    if not rules:
        print(f"no rule is called {', '.join(options.only)}", file=sys.stderr)
        return 2
    if options.list:
        return _list(rules, alone=options.only is not None)
    began = time.perf_counter()
    bench = Bench(rules, None if options.json else _print, thorough=options.all)
    status = run(bench)
    if status != 0 or bench.broken or not bench.results:
        print("red without any knock-out: " + (_names(bench.broken) or "the collection"), file=sys.stderr)
        return 1
    survivors = [result.rule for result in bench.results if result.survives]
    if options.page:
        before = options.page.read_text("utf-8") if options.page.exists() else ""
        options.page.write_text(page(bench.results, GAMES, NO_KNOCK_OUT, before), encoding="utf-8")
    if options.json:
        rows = [msgspec.to_builtins(result) for result in bench.results]
        print(json.dumps({"rules": rows, "survivors": survivors}, ensure_ascii=False))
    else:
        seconds = time.perf_counter() - began
        print(f"{len(bench.results)} rules in {seconds:.0f} s; survivors: {', '.join(survivors) or 'none'}")
    return 1 if survivors else 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.knockout", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="one game's id; without it all games")
    parser.add_argument(
        "--only",
        metavar="RULE",
        action="append",
        help="one rule and those below it, such as 'LOR 10.2' or 'LOR 10.2.3'; may be given several times",
    )
    parser.add_argument(
        "--list", action="store_true", help="only print, as JSON, where each rule stands and what shows it"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--page",
        type=Path,
        metavar="FILE",
        help="write into this page what has been shown; what it says of other rules stays",
    )
    parser.add_argument("--all", action="store_true", help="run the whole suite for each rule, not its own tests first")
    return parser


def _rules(games: Sequence[str], only: Sequence[str] | None) -> list[str]:
    """The rows of the inventory where it is at hand, else everything registered."""
    folder = Path(os.environ.get("KOTATSU_FACTS", ""))
    at_hand = (folder / "facts" / "rules-inventory.md").is_file()
    listed = [rule for game in games for rule in (required(folder, game) if at_hand else registered(game))]
    if only is None:
        return listed
    wanted = tuple(f"{game} {one.removeprefix(f'{game} ')}" for one in only for game in games)
    known = list(dict.fromkeys([*listed, *(rule for game in games for rule in registered(game))]))
    return [rule for rule in known if rule in wanted or rule.startswith(tuple(f"{rule}." for rule in wanted))]


def _list(rules: Sequence[str], *, alone: bool) -> int:
    """Each rule's functions and marked tests, without running anything; unless `alone`, all other marked rules too."""
    collected = Collected()
    run(collected)
    others = () if alone else collected.rules
    rows = {
        rule: {
            "sites": [f"{function.__module__}.{function.__qualname__}" for function in REGISTER.get(rule, ())],
            "tests": collected.rules.get(rule, []),
        }
        for rule in dict.fromkeys([*rules, *others])
    }
    print(json.dumps(rows, ensure_ascii=False))
    return 0 if all(rows[rule]["sites"] and rows[rule]["tests"] for rule in rules) else 1


def _print(result: Result) -> None:
    what = _names(result.red)
    if not result.registered:
        what = "NOT REGISTERED"
    elif result.survives:
        what = "SURVIVES: " + ", ".join(result.silent)
    print(f"{result.rule:24} {result.marked:3}  {what}", file=sys.__stdout__, flush=True)


def _names(red: Sequence[str]) -> str:
    short = [name.rsplit("::", 1)[-1].removeprefix("test_") for name in red]
    return ", ".join(short[:3]) + (f" and {len(short) - 3} more" if len(short) > 3 else "")


if __name__ == "__main__":
    sys.exit(main())
