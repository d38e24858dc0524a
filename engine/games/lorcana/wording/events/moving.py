"""Somebody moves: to a location, here, away from here, from one location to another."""

from __future__ import annotations

from engine.kernel.cards.tree import At, Is, This, Trigger, nodes_of
from engine.wording import Phrase, Slot, node, phrase

_THIS = This()

MOVING: tuple[Phrase, ...] = (
    # to a location, or anywhere
    phrase(
        "trigger",
        Trigger,
        event="move",
        ja="あなたが{subject:one}をロケーションに移動[させるたび|させたとき|するたび]、",
        en="[whenever|when] you move {subject:one} to a location",
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        when=lambda bindings: not any(isinstance(part, At) for part in nodes_of(bindings["subject"])),
        en="[whenever|when] you move {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=Is(_THIS),
        en="[whenever|when] {subject:one} moves here",
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=Is(This()),
        ja=(
            "あなたが{subject:np}[|1体]をここに移動させ[るたび|たとき]、",
            "{subject:np}[|1体]がここに移動[するたび|したとき]、",
        ),
        en=("[whenever|when] you move {subject:played} here", "[whenever|when] {subject:played} moves here"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        ja="{subject:one}がロケーションに移動[するたび|したとき]、",
        en="[whenever|when] {subject:one} moves to a location",
    ),
    # away from here, or from there to another location
    phrase(
        "trigger",
        Trigger,
        event="vacate",
        ja="{subject:one}がロケーションから他のロケーションに移動するたび、",
        en=(
            "[whenever|when] {subject:one} moves from one location to another[ location|]",
            "[whenever|when] you move {subject:one} from one location to another[ location|]",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="vacate",
        counterpart=node(Is, target=Slot("this")),
        ja="{subject:one}が{this}から他のロケーションに移動するたび、",
        en="[whenever|when] {subject:one} moves from {this} to another location",
    ),
    phrase(
        "trigger",
        Trigger,
        event="vacate",
        counterpart=Is(This()),
        ja="{subject:one}がここから他のロケーションに移動するたび、",
        en="[whenever|when] {subject:one} moves from here to another location",
    ),
)
