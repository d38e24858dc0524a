"""How a card comes onto the field, and when it may not: what it says of itself wherever it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.games.precious_memories.wording.sentences import AT_END
from engine.kernel.cards.tree import Cannot, Enters, If, In, Matches, Static, This, Triggered
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, bare, leaves, made, phrase, word

_NOT_AT_ALL = (
    ("appear", "登場[できない|させることができない|することができない]", "can't appear"),
    ("play", "プレイ[できない|することができない]", "can't be played"),
    ("put_in", "場に出すことができない", "can't be put onto the field"),
)


def _of_itself() -> Iterator[Phrase]:
    yield word(
        "static",
        Static((Enters(exerted=True),), Matches(This(), In("appeared_now"))),
        ja=("このカードは、登場する場合、休息状態で場に出る", "このカードは[、|]休息状態で登場する"),
        en="this card appears resting",
    )
    for deed, ja, en in _NOT_AT_ALL:
        yield phrase(
            "static",
            Static,
            effects=(Cannot(This(), deed),),
            condition=Slot("condition"),
            ja=("このカードは[、|]{condition:when}" + ja, "{condition:when}このカードは[、|]" + ja),
            en="{condition:when}this card " + en,
        )
        yield word("lasting", Cannot(This(), deed), ja="このカードは[、|]" + ja, en="this card " + en)


_APPEARED = In("appeared_now")


_BROUGHT = In("by_effect")


def _others_resting(how: In | None) -> Parts:
    """Those who come onto the field resting: when they appear, when an effect puts them there, or anyhow."""
    ways = (how,) if how is not None else ()

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        whom: Any = LEAVES.combined([*leaves(lot.filter), *ways])
        return REFUSED if lot.zone != "play" or whom is REFUSED else Enters(exerted=True, whom=whom)

    def match(value: object) -> Bindings | None:
        match value:
            case Enters(True, 0, False, whom) if whom is not None:
                told = [leaf for leaf in leaves(whom) if leaf in (_APPEARED, _BROUGHT)]
                rest: Any = LEAVES.combined([leaf for leaf in leaves(whom) if leaf not in told])
                return {"lot": Lot(rest)} if told == [*ways] else None
        return None

    return build, match


def _at_end_if() -> Parts:
    """What is said of this card at the end of each turn if something holds."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or lasts(saids):
            return REFUSED
        return Triggered((AT_END,), If(bindings["condition"], of_one(This(), saids, "")))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((on,), If(condition, body, None), None) if bare(on) == AT_END:
                said = apart(body)
                if said is not None and bare(said[0]) == This() and not said[2]:
                    return {"condition": condition, "list": said[1]}
        return None

    return build, match


OF_ITSELF: tuple[Phrase, ...] = (
    *_of_itself(),
    word(
        "lasting",
        Enters(exerted=True),
        ja="このカードは[、|]休息状態で場に出る",
        en="this card comes onto the field resting",
    ),
    made(
        "lasting",
        *_others_resting(_BROUGHT),
        ja="カードの効果で場に出る{lot:lot}は[、|]休息状態で場に出る",
        en="{lot:lots} that an effect puts onto the field come there resting",
    ),
    *(
        made("lasting", *_others_resting(how), ja="{lot:lot}は[、|]" + ja, en="{lot:lots} " + en)
        for how, ja, en in (
            (_APPEARED, "[登場する場合、休息状態で場に出る|休息状態で登場する]", "appear resting"),
            (None, "[場に出る場合、|]休息状態で場に出る", "come onto the field resting"),
        )
    ),
    made("lasting", *_others_resting(_APPEARED), ja="{lot:all_lot}は[、|]休息状態で登場する"),
    made("lasting", *_others_resting(None), ja="{lot:all_lot}は[、|][場に出る場合、|]休息状態で場に出る"),
    made("triggered", *_at_end_if(), ja="このカードは[、|]ターン終了時に[、|]{condition:if}{list}"),
)
