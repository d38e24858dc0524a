"""A small set of My Little Pony cards for tests: all are free, and whoever is met brings about three effects."""

from __future__ import annotations

from pathlib import Path

MEETS = ("Meet: Draw a card.", "Meet: This character gets +1 idea until end of turn.", "Meet: Add a scene.")
ROWERS = [f"Rower {number}" for number in range(1, 14)]
TIDES = ("Ebb", "Slack", "Flood", "Spring")
HEAD = """
game: mlp
set: FRY
name: {en: Ferry Landing}
words: {rower: {en: Rower}}
cards:
"""
DECK = "\n".join(
    (
        "Main deck",
        *[f"{4 if at < 12 else 2} {name}" for at, name in enumerate(ROWERS)],
        "Scene deck",
        "15 Jetty",
        "Story deck",
        *[f"1 The Long Tide - {tide}" for tide in TIDES],
        "Lead",
        "1 Harbourmaster",
    )
)


def _card(number: int, **fields: str) -> str:
    return "\n".join([f"- id: FRY-{number:03}", *[f"  {name}: {value}" for name, value in fields.items()]])


def _text(*lines: str) -> str:
    return "\n".join(["", "    en: |-", *[f"      {line}" for line in lines]])


def write(folder: Path) -> Path:
    """The set as a card file."""
    rowers = [
        _card(
            number,
            type="character",
            name=f"{{en: {name}}}",
            cost="0",
            idea=f"{1 + number % 3}",
            classes="[rower]",
            text=_text(*MEETS),
        )
        for number, name in enumerate(ROWERS, 1)
    ]
    jetty = _card(
        20,
        type="scene",
        name="{en: Jetty}",
        everyday="true",
        text=_text("Inspiration: Give a character in your adventure area +1 idea until end of turn."),
    )
    stories = [
        _card(20 + stage, type="story", name="{en: The Long Tide}", version=f"{{en: {tide}}}", stage=f"{stage}")
        for stage, tide in enumerate(TIDES, 1)
    ]
    path = folder / "ferry.yaml"
    path.write_text(HEAD + "\n".join([*rowers, jetty, *stories, _card(30, type="lead", name="{en: Harbourmaster}")]))
    return path
