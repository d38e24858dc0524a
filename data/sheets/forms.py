"""Our own format by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from data.sheets.lorcana import LorcanaEntry, lorcana_card
from data.sheets.mlp import MlpEntry, mlp_card
from engine.kernel.card import Card


class Form(Struct, frozen=True):
    """A game's own format: what stands for a card in a file, and the card that it is."""

    entry: type[Struct]
    card: Callable[[Any], Card]


FORMS: Mapping[str, Form] = {"lorcana": Form(LorcanaEntry, lorcana_card), "mlp": Form(MlpEntry, mlp_card)}
