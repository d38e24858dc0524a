"""What has or has not happened this turn, told of players; and whose turn it is."""

from __future__ import annotations

from engine.games.lorcana.wording.conditions.history import DEEDS, JA_TURN
from engine.games.lorcana.wording.events.cards_moved import OWNERS
from engine.games.lorcana.wording.events.lore import DOERS
from engine.games.lorcana.wording.nouns.filters import joined
from engine.kernel.cards.tree import AllOf, Compare, Count, Happened, In, Kind, Never, Side, Trigger, YourTurn
from engine.wording import Phrase, Slot, made, node, phrase, word

_MINE = AllOf((Kind("character"), Side(True)))
_LORE = (("lore_rise", "得る", "得て", "gain"), ("lore_fall", "失う", "失って", "lose"))
_PAST = {"gain": "gained", "lose": "lost"}
_SANG = "[sang|exerted to sing|was exerted to sing|were exerted to sing]"

THIS_TURN: tuple[Phrase, ...] = (
    # whose turn it is
    word("cond", YourTurn(), ja="あなたのターン<である>", en=("it's your turn", "it is your turn")),
    word(
        "cond",
        Never(YourTurn()),
        ja="対戦相手のターン<である>",
        en=("it's an opponent's turn", "it is an opponent's turn", "it's not your turn"),
    ),
    # what was done with characters and the inkwell
    *(
        phrase(
            "cond",
            Never,
            part=node(Happened, on=node(Trigger, event=event, manner=manner, subject=Slot("subject"))),
            en=(
                f"none of your {{subject:none_of.s}} {several} this turn",
                f"none of your {{subject:none_of.s}} {one} this turn",
            ),
        )
        for event, manner, _, one, several in DEEDS
    ),
    made("none_of.s", *joined(Side(True)), en="{rest:np.s}"),
    *(
        phrase(
            "cond",
            Never,
            part=Happened(Trigger(event, _MINE)),
            en=(
                f"you [didn't {do}|haven't {done}] this turn",
                f"you [didn't {do}|haven't {done}] with [any characters|a character] this turn",
            ),
        )
        for event, do, done in (("quest", "quest", "quested"), ("challenge", "challenge", "challenged"))
    ),
    *(
        phrase(
            "cond",
            Happened,
            on=Trigger(event, _MINE),
            en=(f"you [|have ]{done} this turn", f"you [|have ]{done} with a character this turn"),
        )
        for event, done in (("quest", "quested"), ("challenge", "challenged"))
    ),
    phrase(
        "cond",
        Happened,
        on=Trigger("ink"),
        when=lambda bindings: bindings["least"] not in (0, 1),
        ja=f"{JA_TURN}あなたのインクウェルにカードが{{least:number}}枚以上置かれて<いた>",
        en="{least:number} or more cards were put into your inkwell this turn",
    ),
    # lore
    *(
        row
        for by, ja, en, _ in DOERS
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
    # nothing else played
    phrase(
        "cond",
        Never,
        part=Happened(Trigger("play"), other=True),
        ja=f"あなたが{JA_TURN}他のカードをプレイして<いなかった>",
        en=(
            "you haven't played [any other cards|another card] this turn",
            "you didn't play [any other cards|another card] this turn",
        ),
    ),
    # out of a discard
    *(
        phrase(
            "cond",
            Happened,
            on=node(Trigger, event="leave_discard", by=by, subject=Slot("subject")),
            when=lambda bindings: bindings["least"] not in (0, 1),
            ja=f"{JA_TURN}{{subject:card}}が{{least:number}}枚以上{ja}捨て札を離れて<いた>",
            en=f"{{least:number}} or more {{subject:card.s}} [|have ]left {en} discard this turn",
        )
        for by, ja, en in OWNERS
    ),
    # who sang this song
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="{filter:one_who_sang}がこの歌を歌って<いた>",
        en=f"{{filter:one_who_sang}} {_SANG} this song",
    ),
    made("one_who_sang", *joined(In("sings_it")), ja="{rest:np}", en="@{rest:np}"),
)
