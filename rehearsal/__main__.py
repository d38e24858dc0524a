"""`python -m rehearsal --home DIR`: the stand-in as a process of its own."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rehearsal.stand import Addresses, Stand
from rehearsal.world import NAMES


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rehearsal", description="A loopback stand-in for Discord.")
    parser.add_argument("--home", type=Path, required=True, help="directory of the persisted state")
    parser.add_argument("--seats", type=int, default=4, choices=range(1, len(NAMES) + 1), metavar=f"1-{len(NAMES)}")
    parser.add_argument("--judges", type=int, default=0, help="so many of the last seats have the role for judges")
    parser.add_argument("--port", type=int, default=0, help="0: the port of the last time, or a free one")
    parser.add_argument("--json", action="store_true", help="print the addresses as one JSON document")
    parser.add_argument("--latency-ms", type=float, default=0, help="added to every request of the bot")
    parser.add_argument("--fault-rate", type=float, default=0, help="share of requests answered 429 or 503 (0 to 1)")
    parser.add_argument("--rate-limits", choices=("on", "off"), default="on")
    parser.add_argument("--privileged-intents", action="store_true", help="admit members, presences, message content")
    return parser


def shown(addresses: Addresses, as_json: bool) -> str:
    if as_json:
        return json.dumps(asdict(addresses))
    lines = [f"REST     {addresses.rest}", f"Gateway  {addresses.gateway}", f"Token    {addresses.token}"]
    return "\n".join(lines + [f"{name:8} {url}" for name, url in addresses.seats.items()])


async def run(args: argparse.Namespace) -> None:
    stand = Stand(
        args.home,
        seats=args.seats,
        judges=args.judges,
        port=args.port,
        latency_ms=args.latency_ms,
        fault_rate=args.fault_rate,
        rate_limits=args.rate_limits == "on",
        privileged_intents=args.privileged_intents,
    )
    print(shown(await stand.start(), args.json), flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await stand.stop()


def main() -> int:
    args = options().parse_args()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(args))
    except OSError as wrong:
        print(f"rehearsal: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
