"""More that is waited for, and asked about the turn: being exerted, lore gained and lost, cards out of a discard."""

from __future__ import annotations

from engine.kernel.cards.tree import Anything, Happened, Kind, Never, Opponents, Players, Side, Trigger, You
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase, word

from .filters import joined
from .history import JA_TURN
from .triggers import counted

OWNERS: tuple[tuple[object, str, str], ...] = (
    (You(), "あなたの", "your"),
    (Opponents(), "対戦相手の", "an opponent's"),
    (Players(), "いずれかのプレイヤーの", "[a|any] player's"),
)
"""Whose discard it is."""
_DOERS: tuple[tuple[object, str, str, str], ...] = (
    (You(), "あなた", "you", ""),
    (Opponents(), "対戦相手", "an opponent", "s"),
)
_LORE = (("lore_rise", "得る", "得て", "gain"), ("lore_fall", "失う", "失って", "lose"))
_PAST = {"gain": "gained", "lose": "lost"}


def of_any_sort(bindings: Bindings) -> bool:
    """A guard: the nth of those that are told by more than their type."""
    subject = bindings["subject"]
    return counted(bindings) and subject != Anything() and not isinstance(subject, Kind) and len(leaves(subject)) > 0


HAPPENINGS: tuple[Phrase, ...] = (
    # being exerted
    phrase(
        "trigger",
        Trigger,
        event="exert",
        by=Players(),
        ja="{subject:one}がエグザートするたび、",
        en=("whenever {subject:one} [is exerted|exerts|becomes exerted]",),
    ),
    phrase(
        "trigger",
        Trigger,
        event="exert",
        ja="あなたが{subject:one}をエグザートするたび、",
        en="whenever you exert {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="exert",
        by=Players(),
        times="once",
        ja="{subject:np}が1体以上エグザートするたび、",
        en="whenever one or more {subject:of_several.s} are exerted",
    ),
    # lore
    *(
        row
        for by, ja, en, s in _DOERS
        for event, ja_lore, _, verb in _LORE
        for row in (
            word(
                "trigger",
                Trigger(event, by=by),  # type: ignore[arg-type]  # a player
                ja=f"{ja}がロアを{ja_lore}たび、",
                en=f"whenever {en} {verb}{s} lore",
            ),
            phrase(
                "trigger",
                Trigger,
                event=event,
                by=by,
                when=lambda bindings: bindings["least"] != 0,
                ja=f"{ja}がロアを{{least:number}}つ以上{ja_lore}たび、",
                en=f"whenever {en} {verb}{s} {{least:number}} or more lore",
            ),
        )
    ),
    *(
        row
        for by, ja, en, _ in _DOERS
        for event, _, ja_past, verb in _LORE
        for row in (
            word(
                "cond",
                Happened(Trigger(event, by=by)),  # type: ignore[arg-type]  # as above
                ja=f"{ja}が{JA_TURN}ロアを{ja_past}<いた>",
                en=f"[{en}|{en}{' have' if en == 'you' else ' has'}] {_PAST[verb]} lore this turn",
            ),
            word(
                "cond",
                Never(Happened(Trigger(event, by=by))),  # type: ignore[arg-type]  # as above
                ja=f"{ja}が{JA_TURN}ロアを{ja_past}<いなかった>",
                en=f"{en} [{'haven' if en == 'you' else 'hasn'}'t {_PAST[verb]}|didn't {verb}] [any |]lore this turn",
            ),
        )
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
    # damage that is removed, and cards that come back
    phrase(
        "trigger",
        Trigger,
        event="heal",
        when=lambda bindings: bindings["least"] != 0,
        ja="あなたが{subject:mine}1体から{least:number}ダメージ以上取り除くたび、",
        en="whenever you remove {least:number} or more damage from {subject:one}",
    ),
    made("mine", *joined(Side(True)), ja="自分の{rest:np}"),
    phrase(
        "trigger",
        Trigger,
        event="to_hand",
        when=lambda bindings: Side(False) in leaves(bindings["subject"]),
        ja="{subject:one}が場から[それのプレイヤーの|]手札に戻るたび、",
        en="whenever {subject:one} is returned to [their|its|their player's|a player's] hand from play",
    ),
    # cards under a card
    phrase(
        "trigger",
        Trigger,
        event="tuck",
        by=Players(),
        ja="{subject:one}の下にカードが[1枚|]置かれるたび、",
        en="whenever [a card is|1 or more cards are|one or more cards are] put under {subject:one}",
    ),
    # out of a discard
    *(
        row
        for by, ja, en in OWNERS
        for row in (
            word(
                "trigger",
                Trigger("leave_discard", by=by),  # type: ignore[arg-type]  # as above
                ja=f"カードが{ja}捨て札を離れるたび、",
                en=f"whenever a card leaves {en} discard",
            ),
            phrase(
                "trigger",
                Trigger,
                event="leave_discard",
                by=by,
                ja=f"{{subject:card}}が{ja}捨て札を離れるたび、",
                en=f"whenever @{{subject:card}} leaves {en} discard",
                when=lambda bindings: bindings["subject"] != Anything(),
            ),
            word(
                "trigger",
                Trigger("leave_discard", by=by, times="once"),  # type: ignore[arg-type]  # as above
                ja=f"カードが1枚以上{ja}捨て札を離れるたび、",
                en=f"whenever one or more cards leave {en} discard",
            ),
            phrase(
                "cond",
                Happened,
                on=node(Trigger, event="leave_discard", by=by, subject=Slot("subject")),
                ja=f"{JA_TURN}{{subject:card}}が{ja}捨て札を離れて<いた>",
                en=f"@{{subject:card}} [|has ]left {en} discard this turn",
            ),
            phrase(
                "cond",
                Never,
                part=node(Happened, on=node(Trigger, event="leave_discard", by=by, subject=Slot("subject"))),
                ja=f"{JA_TURN}{{subject:card}}が{ja}捨て札を離れて<いなかった>",
                en=(f"no {{subject:card.s}} [|have ]left {en} discard this turn",),
            ),
        )
    ),
)
