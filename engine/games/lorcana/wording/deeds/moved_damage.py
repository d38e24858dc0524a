"""Damage that is moved from one to another."""

from __future__ import annotations

from functools import partial

from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import MoveDamage
from engine.wording import Bindings, Phrase, made, phrase, word

_COUNTERS = "ダメージ・カウンター"


def _moved(bindings: Bindings) -> object:
    """Damage goes from one to another: so much, or up to so much."""
    much = bindings["much"]
    assert isinstance(much, tuple)
    return MoveDamage(bindings["source"], bindings["target"], *much)  # type: ignore[arg-type]  # as sorts say


def _move(value: object) -> Bindings | None:
    if not isinstance(value, MoveDamage):
        return None
    return {"source": value.source, "target": value.target, "much": (value.amount, value.upto)}


def _so_much(bindings: Bindings, *, upto: bool) -> object:
    return bindings["n"], upto


def _number_of(value: object, *, upto: bool) -> Bindings | None:
    match value:
        case (int(amount), known) if known is upto:
            return {"n": amount}
    return None


MOVED_DAMAGE: tuple[Phrase, ...] = (
    # out of a character that is chosen first
    *(
        phrase(
            "act",
            MoveDamage,
            upto=upto,
            ja=f"{{source:select}}そのキャラクターからダメージ・カウンター{words}、選んだ{{target:picked}}に<移動する>",
        )
        for upto, words in ((True, "を{amount:number}つまで"), (False, "{amount:number}つを"))
    ),
    # damage that is moved
    made(
        "act",
        _moved,
        _move,
        ja=(
            "{source:from_whom}から{much:counters}[、|]{target:to_whom}に<移動する>",
            "{source:from_whom}から{target:to_whom}に{much:counters}<移動する>",
            "{much:counters}[、|]{source:from_whom}から{target:to_whom}に<移動する>",
            "{source:select}[そのキャラクター|それ]から{much:counters}[、|]{target:to_whom}に<移動する>",
        ),
    ),
    *(
        made(
            "counters",
            partial(_so_much, upto=upto),
            partial(_number_of, upto=upto),
            ja=tuple(words.replace("#", f"{_COUNTERS}") for words in ja),
        )
        for upto, ja in (
            (True, ("#を{n:number}[個|つ]まで", "#{n:number}[個|つ]まで")),
            (False, ("#を{n:number}[個|つ]", "#{n:number}[個|つ]を")),
        )
    ),
    word(
        "counters",
        (ANY_NUMBER, True),
        ja=(f"{_COUNTERS}を好きな数だけ", f"好きな数の{_COUNTERS}を", f"{_COUNTERS}を好きな数"),
    ),
    phrase(
        "act",
        MoveDamage,
        amount=ANY_NUMBER,
        en="move any number of damage[ counters|] from {source:object} to {target:object}",
    ),
    word("counters", (None, False), ja=(f"すべての{_COUNTERS}を", f"{_COUNTERS}をすべて")),
)
