"""Somebody is exerted, or readied."""

from __future__ import annotations

from engine.kernel.cards.tree import Is, Players, This, Trigger
from engine.wording import Phrase, Slot, node, phrase

_THIS = This()

EXERTING: tuple[Phrase, ...] = (
    # readied
    phrase(
        "trigger",
        Trigger,
        event="ready",
        subject=node(Is, target=Slot("this")),
        ja="あなたが{this}をレディするたび、",
        en=("whenever you ready {this}", "whenever {this} is readied"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="ready",
        when=lambda bindings: bindings["subject"] != Is(_THIS),
        ja="あなたが{subject:one}をレディするたび、",
        en="whenever you ready {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="ready",
        by=Players(),
        ja="{subject:one}がレディするたび、",
        en="whenever {subject:one} readies",
    ),
    # exerted
    phrase(
        "trigger",
        Trigger,
        event="exert",
        by=Players(),
        ja="{subject:one}がエグザートするたび、",
        en=("whenever {subject:one} [is exerted|exerts|becomes exerted]",),
    ),
    phrase(
        "trigger",
        Trigger,
        event="exert",
        ja="あなたが{subject:one}をエグザートするたび、",
        en="whenever you exert {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="exert",
        by=Players(),
        times="once",
        ja="{subject:np}が1体以上エグザートするたび、",
        en="whenever one or more {subject:of_several.s} are exerted",
    ),
)
