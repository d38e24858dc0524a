"""`python -m tests.load`: games at once through the rehearsal server. Exit 1 if a bar is missed, 2 for bad usage."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from tests.load.hall import Conditions, run
from tests.load.report import document, lines

MOST = 20


def options() -> argparse.ArgumentParser:
    usual = Conditions()
    parser = argparse.ArgumentParser(prog="python -m tests.load", description="Load on the bot, measured.")
    parser.add_argument("--games", type=int, default=usual.games, choices=range(1, MOST + 1), metavar=f"1-{MOST}")
    parser.add_argument("--minutes", type=float, default=usual.minutes)
    parser.add_argument("--think", type=float, default=usual.think, help="seconds between a picture and the next click")
    parser.add_argument("--latency-ms", type=float, default=usual.latency_ms)
    parser.add_argument("--fault-rate", type=float, default=usual.fault_rate, help="share answered 429 or 503")
    parser.add_argument("--rate-limits", choices=("on", "off"), default="on")
    parser.add_argument("--seed", type=int, default=usual.seed, help="the same seed presses the same things")
    parser.add_argument("--home", type=Path, help="keep everything there; else it is thrown away")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    return parser


def main() -> int:
    args = options().parse_args()
    asked = Conditions(
        games=args.games,
        minutes=args.minutes,
        think=args.think,
        latency_ms=args.latency_ms,
        fault_rate=args.fault_rate,
        rate_limits=args.rate_limits == "on",
        seed=args.seed,
    )
    with tempfile.TemporaryDirectory() as made:
        result = asyncio.run(run(args.home or Path(made), asked, lambda said: print(said, file=sys.stderr)))
    shown = document(asked, result)
    print(json.dumps(shown) if args.json else "\n".join(lines(shown)))
    return 1 if shown["missed"] else 0


if __name__ == "__main__":
    sys.exit(main())
