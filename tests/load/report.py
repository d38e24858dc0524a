"""What a load run came to: one document, and the same as lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from typing import Final, TypedDict

from tests.load.hall import Conditions, Result

#: Seconds that 95 of 100 clicks may take at most.
BARS: Final = {"acknowledged": 0.3, "picture": 1.5}


class Times(TypedDict):
    """Milliseconds over `count` clicks."""

    count: int
    p50: int
    p95: int
    max: int


class Document(TypedDict):
    """The figures. `times`: acknowledged, shown (the message clicked has changed), board, hand, picture (the later of
    both), passed (the other one's prompt); `requests`: for each click, by route; `findings`: how many of each kind;
    `missed`: bars that were not met.
    """

    conditions: dict[str, float]
    seconds: float
    load_average: float
    games: int
    clicks: int
    inputs: int
    times: dict[str, Times]
    requests_per_click: float
    requests_per_input: float
    requests: dict[str, float]
    findings: dict[str, int]
    limits_broken: list[str]
    complaints: list[str]
    problems: dict[str, int]
    cpu: dict[str, float]
    memory_mb: dict[str, float]
    missed: list[str]


def times(seconds: Iterable[float | None]) -> Times:
    """Median, 95th percentile (nearest rank) and maximum of what came at all."""
    came = sorted(round(each * 1000) for each in seconds if each is not None)
    if not came:
        return Times(count=0, p50=0, p95=0, max=0)
    return Times(count=len(came), p50=_rank(came, 50), p95=_rank(came, 95), max=came[-1])


def _rank(came: list[int], percent: int) -> int:
    return came[-(-len(came) * percent // 100) - 1]


def document(asked: Conditions, result: Result) -> Document:
    """Everything measured."""
    clicks, inputs = result.clicks, [click for click in result.clicks if click.is_input]
    found = {
        "acknowledged": times(click.acknowledged for click in clicks),
        "shown": times(click.shown for click in clicks),
        "board": times(click.board for click in inputs),
        "hand": times(click.hand for click in inputs),
        "picture": times(click.picture for click in inputs),
        "passed": times(click.passed for click in inputs),
    }
    made = sum(result.requests.values())
    limits = [f"{one['where']}: {one['code']} {one['message']}" for one in result.findings if one["kind"] == "limit"]
    missed = [name for name, bar in BARS.items() if not 0 < found[name]["p95"] <= bar * 1000]
    return Document(
        conditions=asdict(asked),
        seconds=round(result.seconds, 1),
        load_average=round(result.load, 2),
        games=result.games,
        clicks=len(clicks),
        inputs=len(inputs),
        times=found,
        requests_per_click=_share(made, len(clicks)),
        requests_per_input=_share(made, len(inputs)),
        requests={route: _share(count, len(clicks)) for route, count in result.requests.most_common()},
        findings=dict(Counter(one["kind"] for one in result.findings)),
        limits_broken=limits,
        complaints=result.complaints,
        problems=dict(result.problems),
        cpu={name: round(use.cpu, 2) for name, use in result.uses.items()},
        memory_mb={name: round(use.memory_mb, 1) for name, use in result.uses.items()},
        missed=[*missed, *(["limits"] if limits else [])],
    )


def _share(count: int, of: int) -> float:
    return round(count / of, 3) if of else 0.0


def lines(shown: Document) -> list[str]:
    """The document as a table to read."""
    asked = shown["conditions"]
    told = [
        f"{asked['games']:g} games at once for {shown['seconds']:g} s, each click {asked['think']:g} s after a picture",
        f"latency {asked['latency_ms']:g} ms, faults {asked['fault_rate']:.1%}; load average {shown['load_average']}",
        f"{shown['clicks']} clicks, {shown['inputs']} of them inputs, in {shown['games']} games",
        "",
        f"{'from the click to':<28}{'count':>7}{'p50 ms':>8}{'p95 ms':>8}{'max ms':>8}",
    ]
    said = {
        "acknowledged": "its acknowledgement",
        "shown": "its message changed",
        "board": "a new board",
        "hand": "a new hand",
        "picture": "every new picture",
        "passed": "the other one's prompt",
    }
    for name, found in shown["times"].items():
        told.append(f"{said[name]:<28}{found['count']:>7}{found['p50']:>8}{found['p95']:>8}{found['max']:>8}")
    told += ["", f"{shown['requests_per_click']} requests a click, {shown['requests_per_input']} an input"]
    told += [f"  {share:<7}{route}" for route, share in shown["requests"].items()]
    told += [
        "",
        *[
            f"{name:<10}{cpu:>6.0%} of a processor, {shown['memory_mb'][name]:>7.1f} MB at most"
            for name, cpu in shown["cpu"].items()
        ],
    ]
    told += [f"findings: {shown['findings'] or 'none'}", *[f"  {each}" for each in shown["limits_broken"]]]
    told += [f"bot: {each}" for each in shown["complaints"]]
    told += [f"players: {count} x {problem}" for problem, count in shown["problems"].items()]
    told.append("all bars met" if not shown["missed"] else f"missed: {', '.join(shown['missed'])}")
    return told
