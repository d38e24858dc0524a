"""What cards may not do, and what may not be done to them: challenge, sing, ready, be chosen, be healed."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.wording.nouns.filters import joined
from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import AllOf, Anything, Cannot, Class, Every, Kind, Named, Not, Side, With
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase, word

_HEALED = Cannot(Every(Anything()), "be_healed")
_WHO = Subject()


def _of_some(bindings: Bindings) -> bool:
    """A guard: not of everything."""
    return not isinstance(bindings["filter"], Anything)


def _some_songs(slot: str) -> Callable[[Bindings], bool]:
    """A guard: songs that are told by more than that they are songs."""
    return lambda bindings: Kind("song") in leaves(bindings[slot]) and len(leaves(bindings[slot])) > 1


def _only(bindings: Bindings) -> object:
    """Nothing but those."""
    return Cannot(_WHO, "challenge", bindings["duration"], Not(bindings["filter"]))  # type: ignore[arg-type]  # as sorts say


def _but_those(value: object) -> Bindings | None:
    match value:
        case Cannot(target, "challenge", duration, Not(filter_)) if not isinstance(filter_, With | Named | Kind):
            whom: object = target
            return {"duration": duration, "filter": filter_} if whom == _WHO else None
    return None


BANS_ON_CARDS: tuple[Phrase, ...] = (
    # healing
    word("said", _HEALED, ja="ダメージ・カウンターは取り除かれない", en="damage counters can't be removed"),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="be_healed",
        ja="{duration}ダメージ・カウンターを取り除かれない",
    ),
    phrase("said", Cannot, deed="be_healed", en="damage counters can't be removed from {target:object}{duration}"),
    phrase(
        "said",
        Cannot,
        deed="be_healed",
        target=node(Every, filter=Slot("whom")),
        en="damage[| counters] can't be removed from {whom:np.s}{duration}",
    ),
    phrase("said", Cannot, deed="be_healed", en="damage can't be removed from {target:object}{duration}"),
    # readying
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="ready_step",
        ja="{duration}[あなたの|それのプレイヤーの|それらのプレイヤーの]ターンの始めにレディしない",
    ),
    word("readying", "their_next_ready", en=" at the start of [its player's|their player's] next turn"),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="ready_step",
        en="<can't> ready during [your|their] ready step[|s]{duration}",
    ),
    # singing
    phrase("pred", Cannot, target=_WHO, deed="sing", en="<can't> be exerted to sing songs{duration}"),
    made("such_song", *joined(when=_some_songs("rest")), ja="{rest:np}", en="@{rest:np}"),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="sing",
        when=_some_songs("filter"),
        ja="{duration}{filter:np}を歌うために{E}できない",
        en=("<can't> [{E}|exert] to sing {filter:np.s}{duration}", "<can't> sing {filter:np.s}{duration}"),
    ),
    # challenging
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="challenge",
        when=_of_some,
        en="<can't> challenge {filter:np.s}{duration}",
    ),
    phrase(
        "said",
        Cannot,
        deed="challenge",
        when=lambda bindings: bindings["duration"] != "",
        en="{target:subjs} can't challenge {filter:your_group}{duration}",
    ),
    made("your_group", *joined(Side(True)), en="your {rest:np.s}"),
    made("pred", _only, _but_those, en="<can> challenge only {filter:np.s}{duration}"),
    # of a group, Japanese would say whom it may not challenge as it says by whom somebody may not be challenged
    phrase(
        "said",
        Cannot,
        deed="challenge",
        when=_of_some,
        ja=(
            "{target:this}は{duration}{filter:np}にチャレンジできない",
            "{target:select}そのキャラクターは{duration}{filter:np}にチャレンジできない",
        ),
    ),
    # being chosen
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="be_chosen",
        filter=Side(False),
        ja="{duration}対戦相手に選ばれない",
        en=(
            "<can't> be chosen by [opponents|your opponents|an opponent]{duration}",
            "<can't> be chosen by [opponents|your opponents] for [abilities or effects|actions or abilities]{duration}",
        ),
    ),
    phrase(
        "said",
        Cannot,
        deed="be_chosen",
        filter=Side(False),
        en=(
            "[opponents|your opponents] can't choose {target:object}"
            "[ for abilities or effects| for actions or abilities|]{duration}"
        ),
    ),
    phrase(
        "said",
        Cannot,
        deed="be_chosen",
        filter=AllOf((Kind("action"), Side(False))),
        ja="対戦相手はアクションで{target:wo_all}選べない",
        en="[opponents|your opponents] can't choose {target:object} for actions",
    ),
    # being challenged
    phrase(
        "said", Cannot, deed="be_challenged", en="[opponents|your opponents] can't challenge {target:object}{duration}"
    ),
    phrase(
        "said",
        Cannot,
        deed="be_challenged",
        filter=node(Not, part=Slot("those")),
        when=lambda bindings: not isinstance(bindings["those"], With | Named | Kind | Side | Class),
        ja="{those:np}だけが{target:ni_all}チャレンジできる",
        en="only {those:np.s} can challenge {target:object}",
    ),
)
