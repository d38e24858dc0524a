"""Deeds in a row, those that are left to whoever the text speaks to, and what only they bring about."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import Link, May, ToDo

from .adjuncts import in_a_row
from .book import Many
from .guards import Guard, always
from .phrase import Phrase, Slot, node, passing, phrase


def deeds(
    link: Link, *, you_ja: str, may_ja: str, then_ja: str, when: Guard, row: Guard = always
) -> Iterator[Phrase | Many]:
    """Sorts `front`, `row`, `deed`, `clause` and `branch` out of `act`; what a branch leads to is sort `chain`.

    `link`: the word before the last of several in English; `you_ja`, `may_ja`: who may, which can be left out, and that
    he may; `then_ja`: what stands between what was done and what follows; `when`: what can be left to him; `row`: which
    can be done one after another.
    """
    yield passing("front", "act.i", ja="{it}")
    yield passing("front", "act", en="{it}")
    yield Many("fronts", "front", {"ja": ("、", "、"), "en": (", ", ", ")})
    yield in_a_row(
        "row", link, when=row, ja="{front:fronts}、{last:act~}", en="{front:fronts}, " + link + " {last:act}"
    )
    yield passing("deed", "act", ja="{it~}", en="{it}")
    yield passing("deed", "row", ja="{it~}", en="{it}")
    yield passing("clause", "deed", ja="{it}", en="{it}")
    you = f"[|{you_ja}]"
    yield phrase("clause", May, ja=you + "{body:deed.te}" + may_ja, en="you may {body:deed}", when=when)
    yield phrase(
        "branch",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja=you + "{cost:deed.te}" + may_ja + "。" + then_ja + "、{body:chain}",
        en="you may {cost:deed}. ^if you do, {body:chain}",
        when=when,
    )
    yield phrase(
        "branch",
        ToDo,
        ja="{cost:deed}。" + then_ja + "、{body:chain}",
        en="{cost:deed}. ^if you did, {body:chain}",
        when=when,
    )
