"""Where in a text something stands, for messages."""

from __future__ import annotations

from collections.abc import Sequence

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

Path = Sequence[str | int]


def line_of(text: str, path: Path) -> int:
    """The line, from one, on which a path of keys and indexes begins, or the nearest thing around it.

    The text must have been read without an error before.
    """
    return place_of(text, path)[0]


def place_of(text: str, path: Path) -> tuple[int, int]:
    """The same with the column, from one."""
    node: Node | None = YAML(typ="safe", pure=True).compose(text)
    place = (1, 1)
    for step in path:
        inner = _step(node, step)
        if inner is None:
            break
        place, node = inner
    return place


def _step(node: Node | None, step: str | int) -> tuple[tuple[int, int], Node] | None:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return _start(key), value
    if isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
        inner: Node = node.value[step]
        return _start(inner), inner
    return None


def _start(node: Node) -> tuple[int, int]:
    return node.start_mark.line + 1, node.start_mark.column + 1
