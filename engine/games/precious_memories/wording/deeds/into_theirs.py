"""Cards that go into a place of the opponent's, which is said: whoever goes there is his."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import ToPoints
from engine.games.precious_memories.wording.deeds.pairs import both
from engine.kernel.cards.tree import Chosen, Every, Node, Opponents, Side, This, ToDeck, ToHand, Top
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made, plain

_ONTO = "[<移す>|<戻す>|<置く>]"
_THEIRS: tuple[tuple[type[Node], dict[str, Any], str], ...] = (
    (ToDeck, {"place": "bottom"}, "相手のデッキの下に" + _ONTO),
    (ToDeck, {"place": "top"}, "相手のデッキの上に" + _ONTO),
    (
        ToDeck,
        {"place": "bottom", "ordered": True},
        "[任意の順番で相手のデッキの下に|相手のデッキの下に任意の順番で]" + _ONTO,
    ),
    (
        ToDeck,
        {"place": "top", "ordered": True},
        "[任意の順番で相手のデッキの上に|相手のデッキの上に任意の順番で]" + _ONTO,
    ),
    (ToDeck, {"place": "either"}, "相手のデッキの上または下に" + _ONTO),
    (ToDeck, {"place": "shuffle"}, "相手のデッキに[戻し|移し]、[相手の|]デッキをシャッフル<する>"),
    (ToPoints, {}, "[相手のポイント置き場に表向きで|表向きで相手のポイント置き場に][<置く>|<移す>]"),
    (ToPoints, {"down": True}, "[相手のポイント置き場に裏向きで|裏向きで相手のポイント置き場に][<置く>|<移す>]"),
    (ToHand, {}, "相手の手札に[<戻す>|<移す>]"),
)
"""What is done to them; in English it says no more than of any card, which goes to its owner."""


def _theirs(target: object) -> bool:
    """Whether it is a card of the opponent's; of whom was spoken of before nobody has to be told."""
    target = plain(target)
    match target:
        case Chosen(filter_, zone="play") | Every(filter_, zone="play"):
            return Side(False) in leaves(filter_)
        case Chosen():
            return target.whose == Opponents()
        case Every(filter_):
            return Side(False) in leaves(filter_)
        case Top():
            return target.whose == Opponents()
    return target != This()


def _of_theirs(head: type[Node], fields: dict[str, Any]) -> Parts:
    make: Any = head

    def build(bindings: Bindings) -> object:
        return make(target=bindings["target"], **fields) if _theirs(bindings["target"]) else REFUSED

    def match(value: object) -> Bindings | None:
        if type(value) is not head or any(getattr(value, name) != given for name, given in _all(fields, value)):
            return None
        target = value.target  # type: ignore[attr-defined]  # every verb here has one
        return {"target": target} if _theirs(target) else None

    return build, match


def _all(fields: dict[str, Any], value: Node) -> list[tuple[str, object]]:
    """What all its fields have to be but for its target."""
    default: Any = type(value)(target=None, **fields)
    return [(name, getattr(default, name)) for name in value.__struct_fields__ if name != "target"]


def _both_theirs(head: type[Node], fields: dict[str, Any]) -> Parts:
    build_both, match_both = both(head, fields)

    def of_both(bindings: Bindings | None) -> bool:
        return bindings is not None and _theirs(bindings["a"]) and _theirs(bindings["b"])

    def match(value: object) -> Bindings | None:
        slots = match_both(value)
        return slots if of_both(slots) else None

    return lambda bindings: build_both(bindings) if of_both(bindings) else REFUSED, match


def _into_theirs() -> Iterator[Phrase]:
    for head, fields, ja in _THEIRS:
        yield made("simple", *_of_theirs(head, fields), ja=("{target:wo}" + ja, "{target:wo}抜き出し、" + ja))
        for sort in ("one", "some"):
            yield made("act", *_both_theirs(head, fields), ja="{a:" + sort + "}と[、|]{b:" + sort + "}を" + ja)


INTO_THEIRS: tuple[Phrase, ...] = tuple(_into_theirs())
