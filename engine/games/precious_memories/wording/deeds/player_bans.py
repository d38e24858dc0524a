"""What players may not do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.deeds.players import PLAYED_BY
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.games.precious_memories.wording.said.predicates import as_kinds
from engine.kernel.cards.tree import Anything, Cannot, Chosen, Every, Is, Opponents, Players, Side, This, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, leaves, made, phrase, plain, word

_BARRED_PLAYERS = ((You(), "自分は[、|]", "you ", "", "your"), *PLAYED_BY[1:])


def _prohibited() -> Iterator[Phrase]:
    """What a player may not do for a while."""
    for dur, both in (("{dur}", True), ("", False)):
        lasts: dict[str, Any] = {} if both else {"duration": ""}
        sort = "act" if both else "lasting"
        for who, ja, en, _, _ in _BARRED_PLAYERS:
            for deed, done, said in (
                ("play", "をプレイ[できない|することができない]", "play"),
                ("put_in", "を場に出すことができない", "put {} onto the field"),
                ("appear", "を登場させることができない", "let {} appear"),
                ("ready", "を活動状態にすることができない", "make {} active"),
                ("block_with", "を妨害[に参加|]させることができない", "let {} block"),
                ("approach", "をアプローチ[に参加|]させることができない", "let {} approach"),
                (
                    "play_elsewhere",
                    "を手札以外からプレイ[できない|することができない]",
                    "play {} from outside the hand",
                ),
            ):
                verb = (said if "{}" in said else said + " {}").replace("{}", "{filter:barred}")
                yield phrase(
                    sort,
                    Cannot,
                    target=who,
                    deed=deed,
                    **({"duration": Slot("dur")} if both else lasts),
                    ja=(
                        dur + ja + "{filter:barred}" + done,
                        *([ja + dur + "{filter:barred}" + done] if both else []),
                        *(["このターン、" + ja + "{dur:phase_of_it}{filter:barred}" + done] if both else []),
                    ),
                    en=dur + f"{en}can't {verb}",
                )
    yield from _text_bans()


def _text_bans() -> Iterator[Phrase]:
    """Which texts the opponent may not use: as long as this card is there; or for a while, whoever comes meanwhile too
    (R-PM-109), but where one of them is chosen or all are meant."""
    said, en = "テキストを使用[できない|することができない]", "the opponent can't use texts of "
    yield phrase(
        "lasting", Cannot, target=Every(Side(False)), deed="use_text", ja="相手は[、|][使用型|]" + said, duration=""
    )
    yield phrase(
        "lasting",
        Cannot,
        when=_of_theirs,
        deed="use_text",
        duration="",
        ja="相手は[、|]{target:text_holders}の" + said,
        en=en + "{target:text_holders}",
    )
    yield made(
        "act",
        *_may_not_use(),
        ja=("{dur}相手は[、|]{target:text_holder}の" + said, "相手は[、|]{dur}{target:text_holder}の" + said),
        en="{dur}" + en + "{target:text_holder}",
    )
    yield phrase(
        "act",
        Cannot,
        target=Opponents(),
        deed="use_text",
        duration=Slot("dur"),
        ja=("{dur}相手は[、|][使用型|]" + said, "相手は[、|]{dur}[使用型|]" + said),
        en="{dur}your opponent can't use texts",
    )
    yield phrase(
        "act",
        Cannot,
        target=Opponents(),
        deed="use_text",
        duration=Slot("dur"),
        filter=Slot("filter"),
        ja=("{dur}相手は[、|]{filter:texts_of}の" + said, "相手は[、|]{dur}{filter:texts_of}の" + said),
        en="{dur}your opponent can't use texts of {filter:texts_of}",
    )


def _of_theirs(bindings: Bindings) -> bool:
    """Of whom a selection is made, or who are all meant: the opponent's, in so many words; everybody's texts would be
    nobody's to use."""
    target = plain(bindings["target"])
    return not isinstance(target, Chosen | Every) or Side(False) in leaves(target.filter)


def _may_not_use() -> Parts:
    """What is said of who was named is said of what the opponent may do: whose card it is he keeps (R-PM-133)."""

    def build(bindings: Bindings) -> object:
        target, dur = bindings["target"], bindings["dur"]
        if not _of_theirs(bindings) or plain(target) == This():
            return REFUSED
        if isinstance(plain(target), Chosen | Every):
            return Cannot(target, "use_text", dur)  # type: ignore[arg-type]
        return Cannot(Opponents(), "use_text", dur, Is(target))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Cannot(Opponents(), "use_text", dur, Is(target)) if dur:
                return {"target": target, "dur": dur}
            case Cannot(target, "use_text", dur, Anything()) if dur and isinstance(plain(target), Chosen | Every):
                return {"target": target, "dur": dur} if _of_theirs({"target": target}) else None
        return None

    return build, match


_NOBODY, _USES = "[全ての|お互いの]プレイヤーは[、|]", "{lot:lot}のテキストを使用[できない|することができない]"


def _textless() -> Iterator[Phrase]:
    """Texts that nobody may use."""
    for dur, sort in (("{dur}", "act"), ("", "lasting")):
        yield made(
            sort,
            *_nobody_uses(lasts=bool(dur)),
            ja=(dur + _NOBODY + _USES, *([_NOBODY + dur + _USES] if dur else [])),
            en=dur + "nobody can use texts of {lot:lots}",
        )


def _nobody_uses(*, lasts: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        lot, dur = bindings["lot"], bindings.get("dur", "")
        assert isinstance(lot, Lot)
        if lot.zone != "play" or any(isinstance(leaf, Side) for leaf in leaves(lot.filter)):
            return REFUSED
        if lasts:
            return Cannot(Players(), "use_text", dur, lot.filter)  # type: ignore[arg-type]
        return Cannot(Every(lot.filter), "use_text")

    def match(value: object) -> Bindings | None:
        match value:
            case Cannot(Players(), "use_text", dur, filter_) if lasts and dur:
                pass
            case Cannot(Every(filter_, "play", Players()), "use_text", "" as dur) if not lasts:
                pass
            case _:
                return None
        sided = any(isinstance(leaf, Side) for leaf in leaves(filter_))
        return None if sided else {"lot": Lot(filter_)} | ({"dur": dur} if lasts else {})

    return build, match


def _theirs(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    if lot.zone != "play" or any(isinstance(leaf, Side) for leaf in leaves(lot.filter)):
        return REFUSED
    return Every(LEAVES.combined([Side(False), *leaves(lot.filter)]))  # type: ignore[arg-type]


def _as_theirs(value: object) -> Bindings | None:
    if not isinstance(value, Every) or value.zone != "play" or Side(False) not in leaves(value.filter):
        return None
    rest = LEAVES.combined([leaf for leaf in leaves(value.filter) if leaf != Side(False)])
    return {"lot": Lot(rest)}  # type: ignore[arg-type]


def _theirs_own(bindings: Bindings) -> object:
    """The same where the sentence, whose subject is the opponent, calls them his own."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    if lot.zone != "play" or Side(True) not in leaves(lot.filter):
        return REFUSED
    rest = [leaf for leaf in leaves(lot.filter) if leaf != Side(True)]
    return _theirs({"lot": Lot(LEAVES.combined(rest))})  # type: ignore[arg-type]


def _as_theirs_own(value: object) -> Bindings | None:
    slots = _as_theirs(value)
    lot = slots["lot"] if slots is not None else None
    return {"lot": Lot(LEAVES.combined([Side(True), *leaves(lot.filter)]))} if isinstance(lot, Lot) else None  # type: ignore[arg-type]


def _barred(bindings: Bindings) -> object:
    """Which cards a player may not do it with."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return REFUSED if lot.zone != "play" or Side(True) in leaves(lot.filter) else lot.filter


def _barred_own(bindings: Bindings) -> object:
    """The same where the sentence, whose subject the player is, calls them his own: he has no others."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    parts = leaves(lot.filter)
    if lot.zone != "play" or Side(True) not in parts:
        return REFUSED
    return LEAVES.combined([leaf for leaf in parts if leaf != Side(True)])


def _as_barred_own(value: object) -> Bindings | None:
    own = LEAVES.combined([Side(True), *leaves(value)])
    return None if own is REFUSED else {"lot": Lot(own)}  # type: ignore[arg-type]  # a Filter


PLAYER_BANS: tuple[Phrase, ...] = (
    word("phase_of_it", "challenge_phase", ja="アプローチフェイズの間[、|]"),
    word("phase_of_it", "main_phase", ja="メインフェイズの間[、|]"),
    *_prohibited(),
    *_textless(),
    made("barred", _barred, as_kinds, ja="{lot:lot}", en="{lot:lots}"),
    made("barred", _barred_own, _as_barred_own, ja="{lot:lot}"),
    made("barred", _barred, as_kinds, ja="{lot:all_lot}"),
    made("barred", _barred_own, _as_barred_own, ja="{lot:all_lot}"),
    made("texts_of", _barred, as_kinds, ja="{lot:lot}", en="{lot:lots}"),
    made("texts_of", _barred_own, _as_barred_own, ja="{lot:lot}"),
    made("text_holders", _theirs, _as_theirs, ja="{lot:lot}", en="{lot:lots}"),
    made("text_holders", _theirs_own, _as_theirs_own, ja="{lot:lot}"),
)
