"""When and whenever: what sets an ability off."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import (
    AllOf,
    Anything,
    At,
    Has,
    Is,
    Kind,
    Opponents,
    Other,
    This,
    Trigger,
    You,
)
from engine.wording import Bindings, Many, Phrase, Slot, node, passing, phrase

_ME = Is(This())
_THERE = AllOf((_ME, At(SOMEWHERE)))
_MINE = node(Is, target=Slot("this"))
ANOTHER = AllOf((Kind("character"), Other()))
"""Who is in a challenge with one of yours."""
_COUNTED = tuple(map(Kind, ("character", "action", "item", "location")))
_PRONOUNS = "[he|she|it|they]"


def _when(event: str, ja: str, en: str, *, manner: str) -> tuple[Phrase, ...]:
    """Something that happens to a card, once."""
    return _happening(event, "{subject:one}" + ja + "[とき|時]、", "when {} " + en, manner, Anything(), _of_this)


def _whenever(
    event: str, ja: str, en: str, *, manner: str = "", counterpart: object = Anything()
) -> tuple[Phrase, ...]:
    """Something that can happen to a card again and again, or to several."""
    return _happening(event, "{subject:one}" + ja + "たび、", "whenever {} " + en, manner, counterpart, _of_any)


def _of_this(bindings: Bindings) -> bool:
    return bindings["subject"] == _ME


def _of_any(bindings: Bindings) -> bool:
    return True


def _happening(
    event: str, ja: str, en: str, manner: str, counterpart: object, when: Callable[[Bindings], bool]
) -> tuple[Phrase, ...]:
    """The same of a card anywhere and of one at this location."""
    here = en.replace("{}", "{subject:one_here}") + (
        " [while here|here]" if counterpart == Anything() else " while here"
    )
    anywhere = en.replace("{}", "{subject:one}")
    somewhere = en.replace("{}", "{subject:one_somewhere}") + " while at a location"
    again = (anywhere, here) if en.startswith("whenever ") else ()
    fields = {"event": event, "manner": manner, "counterpart": counterpart}
    return (
        *_one_time(ja, **fields),
        *_told_as_past(ja, **fields),
        *(row for words in again for row in _first_time(words.removeprefix("whenever "), **fields)),
        phrase("trigger", Trigger, when=when, en=here, **fields),  # type: ignore[arg-type]  # as a trigger has them
        phrase("trigger", Trigger, en=somewhere, **fields),  # type: ignore[arg-type]
        phrase(
            "trigger",
            Trigger,
            when=lambda bindings: bindings["subject"] != _THERE,
            en=somewhere.replace("one_somewhere", "one_placed"),
            **fields,  # type: ignore[arg-type]
        ),
        phrase("trigger", Trigger, when=when, ja=ja, en=anywhere, **fields),
        *(row for words in again for row in _at_times(words, **fields)),
        _of_itself(event, ja, en, manner=manner, counterpart=counterpart),
        _at_a_location(event, ja, en, manner=manner, counterpart=counterpart),
    )


def _at_times(en: str, **fields: object) -> tuple[Phrase, ...]:
    """ "When" is said as well, as often as it happens."""
    words = en.replace("whenever ", "when ", 1)
    return (phrase("trigger", Trigger, en=words, **fields),)  # type: ignore[arg-type]  # as a trigger has them


def _first_time(en: str, **fields: object) -> tuple[Phrase, ...]:
    """The same, but only the first time in a turn."""
    words = (
        f"the first time {en} each turn",
        f"the first time each turn [|that ]{en}",
        f"each turn, the first time {en}",
    )
    inside = (f"during your turn, the first time {en}", f"the first time {en} during each of your turns")
    return (
        phrase("trigger", Trigger, once=True, en=words, **fields),  # type: ignore[arg-type]  # as a trigger has them
        phrase("trigger", Trigger, once=True, yours=True, en=inside, **fields),  # type: ignore[arg-type]
    )


_PAST = (("する", "した"), ("歌う", "歌った"), ("れる", "れた"), ("せる", "せた"), ("える", "えた"))


def _past(ja: str) -> list[str]:
    told = ja.removesuffix("たび、")
    return [told.removesuffix(now) + then for now, then in _PAST if told.endswith(now) and told != ja]


def _one_time(ja: str, **fields: object) -> tuple[Phrase, ...]:
    """Japanese tells what happens once in a turn as what has happened."""
    words = "[各ターンに|1ターンに|ターンに][1回|一度]、"
    return tuple(
        phrase("trigger", Trigger, once=True, yours=yours, ja=f"{words}{turn}{one}とき、", **fields)  # type: ignore[arg-type]  # as a trigger has them
        for one in _past(ja)
        for yours, turn in ((False, ""), (True, "あなたのターン[の間|中]、"))
    )


def _told_as_past(ja: str, **fields: object) -> tuple[Phrase, ...]:
    """Of others what happens is told as what has happened, too, as often as it does."""
    return tuple(
        phrase("trigger", Trigger, when=lambda bindings: bindings["subject"] != _ME, ja=f"{one}[とき|時]、", **fields)  # type: ignore[arg-type]  # as a trigger has them
        for one in _past(ja)
    )


def _at_a_location(event: str, ja: str, en: str, **fields: object) -> Phrase:
    """The same of this character at a location, where the place is told first."""
    return phrase(
        "trigger",
        Trigger,
        event=event,
        subject=node(AllOf, parts=(node(Is, target=Slot("this")), At(SOMEWHERE))),
        ja=tuple(
            ja.replace(*words)
            for words in (
                ("{subject:one}", "{this}がロケーションにいる間、これ"),
                ("{subject:one}が", "{this}がロケーションにいる間に"),
            )
        ),
        en="while {this} is at a location, " + en.replace("{}", _PRONOUNS),
        **fields,  # type: ignore[arg-type]  # as a trigger has them
    )


def _of_itself(event: str, ja: str, en: str, **fields: object) -> Phrase:
    """The same of this character, where it was named just before."""
    return phrase(
        "again_trigger",
        Trigger,
        event=event,
        subject=_ME,
        ja=ja.replace("{subject:one}", "これ"),
        en=en.replace("{}", _PRONOUNS),
        **fields,  # type: ignore[arg-type]  # as a trigger has them
    )


def counted(bindings: Bindings) -> bool:
    """A guard: the nth of a turn, not each of them."""
    return bindings["nth"] != 0


def of_a_type(bindings: Bindings) -> bool:
    """A guard: cards are counted by their types as they are played."""
    return counted(bindings) and bindings["subject"] in _COUNTED


TRIGGERS: tuple[Phrase | Many, ...] = (
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            by=by,
            ja=tuple(f"{ja_who}{words}" for words in ja),
            en=tuple(f"whenever {en_who} {words}" for words in en),
        )
        for event, ja, words in (
            (
                "ink",
                ("がカードをインクウェルに置くたび、", "がカードを1枚インクウェルに置くたび、"),
                ("put<s> a card into <p> inkwell", "ink<s> a card"),
            ),
            ("draw", ("がカードを引くたび、", "がカードを1枚引くたび、"), ("draw<s> a card",)),
            (
                "discard",
                ("がカードを捨てるたび、", "がカードを1枚捨てるたび、"),
                ("discard<s> a card", "choose<s> and discard<s> a card"),
            ),
        )
        for by, ja_who, en_who, en in (
            (You(), "あなた", "you", tuple(word.replace("<s>", "").replace("<p>", "your") for word in words)),
            (
                Opponents(),
                "対戦相手",
                "[an|your] opponent",
                tuple(word.replace("<s>", "s").replace("<p>", "their") for word in words),
            ),
        )
    ),
    phrase(
        "trigger",
        Trigger,
        event="ink",
        ja=(
            "カードが[|1枚]あなたのインクウェルに置かれるたび、",
            "あなたのインクウェルにカードが[|1枚]置かれるたび、",
        ),
        en="whenever a card is put into your inkwell",
    ),
    # play
    phrase(
        "trigger", Trigger, event="play", subject=_MINE, ja="{this}をプレイした[とき|時]、", en="when you play {this}"
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        ja=("あなたが{subject:played}をプレイするたび、", "あなたが{subject:played}をプレイした[とき|時]、"),
        en=("whenever you play {subject:played}", "when you play {subject:played}"),
    ),
    *(
        row
        for event, en, counterpart in (
            ("play", "you play {subject:played}", Anything()),
            ("move", "you move {subject:played} here", _ME),
            ("ink", "you put a card into your inkwell", Anything()),
            ("tuck", "you put a card under {subject:one}", Anything()),
            ("draw", "you draw a card", Anything()),
            ("discard", "you discard a card", Anything()),
        )
        for row in _first_time(en, event=event, counterpart=counterpart)
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=_ME,
        once=True,
        en="the first time you move {subject:played} here",
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        by=Opponents(),
        ja=("対戦相手が{subject:played}をプレイするたび、", "対戦相手が{subject:played}をプレイした[とき|時]、"),
        en=("whenever an opponent plays {subject:played}", "whenever your opponent plays {subject:played}"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        when=of_a_type,
        ja="各ターン、あなたが{nth:ordinal}の{subject:np}をプレイするたび、",
        en="whenever you play a {nth:ordinal} {subject:np}[ in a turn| this turn|]",
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        by=Opponents(),
        when=of_a_type,
        ja="各ターン、対戦相手が{nth:ordinal}の{subject:np}をプレイするたび、",
        en="whenever an opponent plays [a|their] {nth:ordinal} {subject:np}[ in a turn| each turn| this turn|]",
    ),
    # quest, sing, challenge
    *_whenever("quest", "がクエストする", "quests"),
    *_whenever("sing", "が歌を歌う", "[sings a song|exerts to sing a song|is exerted to sing a song|sings]"),
    *_whenever(
        "sing",
        "が{counterpart:such_song}を歌う",
        "[sings|exerts to sing] {counterpart:such_song}",
        counterpart=Slot("counterpart"),
    ),
    *_whenever("challenged", "がチャレンジされる", "is challenged"),
    *_whenever("challenge", "がチャレンジする", "challenges"),
    *_whenever(
        "challenge",
        "が{counterpart:one}にチャレンジする",
        "challenges {counterpart:one}",
        counterpart=Slot("counterpart"),
    ),
    # banish
    *_when("banish", "がチャレンジされて退場した", "is challenged and banished", manner="being_challenged"),
    *_whenever("banish", "がチャレンジされて退場する", "is challenged and banished", manner="being_challenged"),
    *_when("banish", "がチャレンジして[これが|]退場した", "challenges and is banished", manner="challenging"),
    *_when("banish", "がチャレンジ中に退場した", "is banished in a challenge", manner="in_challenge"),
    *_whenever("banish", "がチャレンジ中に退場する", "is banished in a challenge", manner="in_challenge"),
    *_when("banish", "が退場した", "is banished", manner=""),
    *_whenever("banish", "が退場する", "is banished"),
    *_whenever(
        "banish",
        "が[チャレンジ中に|チャレンジで]他のキャラクター[1体|]を退場させる",
        "banishes another character in a challenge",
        manner="by_counterpart",
        counterpart=ANOTHER,
    ),
    *_whenever(
        "damage",
        "が[チャレンジ中に|チャレンジで]他のキャラクター[1体|]にダメージを与える",
        "deals damage to another character in a challenge",
        manner="by_counterpart",
        counterpart=ANOTHER,
    ),
    *_whenever(
        "damage",
        "が[チャレンジ中に|チャレンジで]ダメージを与える",
        "deals damage in a challenge",
        manner="by_counterpart",
    ),
    phrase(
        "trigger",
        Trigger,
        event="to_hand",
        ja="{subject:one}が場からあなたの手札に戻るたび、",
        en="whenever {subject:one} is returned to your hand from play",
    ),
    phrase(
        "trigger",
        Trigger,
        event="damage",
        ja="{subject:one}がダメージを受けるたび、",
        en="whenever {subject:one} [is damaged|takes damage]",
    ),
    phrase(
        "trigger",
        Trigger,
        event="damage",
        manner="dealt",
        ja="{subject:one}がダメージを与えられるたび、",
        en=("whenever {subject:one} is dealt damage", "when {subject:one} is dealt damage"),
    ),
    *_first_time("{subject:one} is dealt damage", event="damage", manner="dealt"),
    *_first_time("{subject:one} is damaged", event="damage"),
    phrase(
        "trigger",
        Trigger,
        event="discard",
        by=Opponents(),
        ja="対戦相手がカードを{least:number}枚以上捨てるたび、",
        en="whenever [your|an] opponent discards {least:number} or more cards",
    ),
    phrase(
        "trigger",
        Trigger,
        event="quest",
        subject=node(AllOf, parts=(_MINE, node(Has, stat=Slot("stat"), op=">=", amount=Slot("amount")))),
        ja=(
            "{amount:number}{stat}以上の{this}がクエストするたび、",
            "{this}が{amount:number}{stat}以上である間、これがクエストするたび、",
        ),
        en="whenever {this} quests while [he|she|it|they] has {amount:number} {stat} or more",
    ),
    # again, of this character
    *(
        _of_itself(event, "{subject:one}が" + ja + "、", f"{when} {{}} {en}", manner=manner)
        for event, manner, ja, when, en in (
            ("move", "", "ロケーションに移動[するたび|したとき]", "[whenever|when]", "moves to a location"),
            ("damage", "", "ダメージを受けるたび", "whenever", "is damaged"),
            ("damage", "dealt", "ダメージを与えられるたび", "whenever", "is dealt damage"),
            ("leave", "", "場を離れた[とき|時]", "when", "leaves play"),
        )
    ),
    phrase(
        "again_trigger",
        Trigger,
        event="challenged",
        subject=_ME,
        en="whenever [he|she|it]'s challenged",
    ),
    phrase(
        "again_trigger",
        Trigger,
        event="banish",
        subject=_ME,
        counterpart=ANOTHER,
        manner="by_counterpart",
        yours=True,
        ja="あなたのターンの間、これがチャレンジ中に他のキャラクター1体を退場させるたび、",
        en=f"whenever {_PRONOUNS} banishes another character in a challenge during your turn",
    ),
    passing("second", "again_trigger", ja="または{it}", en="{it}"),
    passing("second", "trigger", ja="または{it}", en="{it}"),
    phrase(
        "trigger",
        Trigger,
        event="leave",
        ja="{subject:one}が場を離れた[とき|時]、",
        en="when {subject:one} leaves play",
    ),
)
