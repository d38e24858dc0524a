"""The nth of a turn: the second card that is played, drawn or put into an inkwell."""

from __future__ import annotations

from engine.games.lorcana.wording.events.triggers import counted, of_a_type
from engine.kernel.cards.tree import Anything, Kind, Opponents, Trigger, You
from engine.wording import REFUSED, Bindings, Phrase, leaves, made, phrase


def _nth_played(bindings: Bindings) -> object:
    subject = bindings["subject"]
    if subject != bindings["same"] or not of_a_type(bindings):
        return REFUSED
    return Trigger("play", subject, nth=bindings["nth"])  # type: ignore[arg-type]  # as the sorts have it


def _played_nth(value: object) -> Bindings | None:
    if not isinstance(value, Trigger) or value != Trigger("play", value.subject, nth=value.nth):
        return None
    slots: Bindings = {"subject": value.subject, "same": value.subject, "nth": value.nth}
    return slots if of_a_type(slots) else None


def of_any_sort(bindings: Bindings) -> bool:
    """A guard: the nth of those that are told by more than their type."""
    subject = bindings["subject"]
    return counted(bindings) and subject != Anything() and not isinstance(subject, Kind) and len(leaves(subject)) > 0


NTH: tuple[Phrase, ...] = (
    # told with an if, and of a type
    phrase(
        "trigger",
        Trigger,
        event="ink",
        when=counted,
        ja="あなたがカードをインクウェルに置くたび、それがこのターンにあなたがインクウェルに置いた{nth:ordinal}のカードなら、",
        en="[whenever|when] you put a card into your inkwell, if it's the {nth:ordinal} card you've put into your "
        "inkwell this turn",
    ),
    made(
        "trigger",
        _nth_played,
        _played_nth,
        ja="あなたが{subject:played}をプレイするたび、それがこのターンにあなたがプレイした{nth:ordinal}の{same:np}なら、",
        en="whenever you play {subject:played}, if it's the {nth:ordinal} {same:np} you've played this turn",
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        when=of_a_type,
        ja="あなたが[その|この]ターンの{nth:ordinal}の{subject:np}をプレイ[するたび|したとき]、",
        en="[whenever|when] you play your {nth:ordinal} {subject:np}[ in a turn| each turn| this turn| of the turn|]",
    ),
    # the nth card of a turn, and the nth of any sort
    phrase(
        "trigger",
        Trigger,
        event="play",
        when=counted,
        ja="各ターン、あなたが{nth:ordinal}のカードをプレイするたび、",
        en="whenever you play [a|your] {nth:ordinal} card[ in a turn| each turn| this turn|]",
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        by=Opponents(),
        when=counted,
        ja="各ターン、対戦相手が{nth:ordinal}のカードをプレイするたび、",
        en="whenever an opponent plays [a|their] {nth:ordinal} card[ in a turn| each turn| this turn|]",
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        when=of_any_sort,
        ja="各ターン、あなたが{nth:ordinal}の{subject:np}をプレイするたび、",
        en="whenever you play [a|your] {nth:ordinal} {subject:np}[ in a turn| each turn| this turn|]",
    ),
    # the nth card that is drawn
    *(
        phrase(
            "trigger",
            Trigger,
            event="draw",
            by=by,
            when=counted,
            ja=(
                f"各ターン、{ja}が{{nth:ordinal}}のカードを引くたび、",
                f"{ja}がカードを[1枚|]引くたび、それがこのターンに{ja}が引いた{{nth:ordinal}}のカードなら、",
                f"{ja}が[その|この]ターンの{{nth:ordinal}}のカードを引い[たとき|た時]、",
            ),
            en=f"whenever {en} {{nth:ordinal}} card[ in a turn| each turn| this turn| of the turn|]",
        )
        for by, ja, en in (
            (You(), "あなた", "you draw [a|your]"),
            (Opponents(), "対戦相手", "an opponent draws [a|their]"),
        )
    ),
)
