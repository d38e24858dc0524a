"""Nodes that stand only in the grammar, until a reading has put a node of the tree in their place."""

from __future__ import annotations

from engine.kernel.cards.tree import Filter, Node, Players, Who, Zone


class Lot(Node, frozen=True):
    """Which cards, and where: a noun phrase before anybody says how many of them."""

    filter: Filter
    zone: Zone = "play"
    whose: Who = Players()
