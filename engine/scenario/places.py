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
    node: Node | None = YAML(typ="safe", pure=True).compose(text)
    line = 1
    for step in path:
        found = _step(node, step)
        if found is None:
            break
        line, node = found
    return line


def _step(node: Node | None, step: str | int) -> tuple[int, Node] | None:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return key.start_mark.line + 1, value
    if isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
        inner: Node = node.value[step]
        return inner.start_mark.line + 1, inner
    return None
