"""What has happened this turn: "if a character was banished this turn"."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import LEAVES, joined
from engine.kernel.cards.tree import Happened, Is, Kind, Never, Opponents, Other, Side, Trigger, You
from engine.wording import REFUSED, Bindings, Phrase, Slot, leaves, made, node, phrase

JA_TURN = "[このターンに|このターン、|このターン中に]"
SANG = "[sang|has sung][ a song|]"
DEEDS: tuple[tuple[str, str, str, str, str], ...] = (
    # event, manner, Japanese, English of one, English of several
    ("banish", "", "が退場して", "was banished", "were banished"),
    (
        "banish",
        "in_challenge",
        "がチャレンジ中に退場して",
        "was banished in a challenge",
        "were banished in a challenge",
    ),
    ("damage", "", "がダメージを受けて", "was damaged", "were damaged"),
    ("damage", "dealt", "がダメージを与えられて", "was dealt damage", "were dealt damage"),
    ("quest", "", "がクエストして", "[|has ]quested", "[|have ]quested"),
    ("challenge", "", "がチャレンジして", "[|has ]challenged", "[|have ]challenged"),
    ("challenged", "", "がチャレンジされて", "was challenged", "were challenged"),
    ("sing", "", "が歌を歌って", SANG, "[sang|have sung][ a song|]"),
    ("leave", "", "が場を離れて", "[|has ]left play", "[|have ]left play"),
    ("move", "", "がロケーションに移動して", "[|has ]moved to a location", "[|have ]moved to a location"),
)


_BARE = {"quested": "quest", "challenged": "challenge"}


def _negative(one: str) -> str:
    """The same, of one that it did not happen to."""
    if one.startswith("was "):
        return "wasn't " + one.removeprefix("was ")
    if one == SANG:
        return "[hasn't sung|didn't sing][ a song|]"
    bare = one.removeprefix("[|has ]")
    done = _BARE.get(bare)
    return f"[hasn't {bare}|didn't {done}]" if done else "hasn't " + bare


def _happened(event: str, manner: str, ja: str, one: str, several: str) -> tuple[Phrase, ...]:
    """Where several are told, cards are counted (ruling R-LOR-136)."""
    on = node(Trigger, event=event, manner=manner, subject=Slot("subject"))
    past, never = ja + "<いた>", f"[{ja}<いなかった>|{ja}<いない>]"
    return (
        phrase(
            "cond",
            Happened,
            on=on,
            ja=f"{JA_TURN}{{subject:somebody}}{past}",
            en=f"{{subject:past_one}} {one} this turn",
        ),
        phrase(
            "cond",
            Happened,
            on=on,
            other=True,
            ja=f"{JA_TURN}{{subject:somebody_other}}{past}",
            en=f"{{subject:past_other}} {one} this turn",
        ),
        phrase(
            "cond",
            Happened,
            on=on,
            each=True,
            when=lambda bindings: bindings["least"] not in (0, 1),
            ja=(
                f"{JA_TURN}{{subject:past_np}}{{least:number}}体以上{past}",
                f"{JA_TURN}{{subject:past_np}}が{{least:number}}体以上{past.removeprefix('が')}",
            ),
            en=f"{{least:number}} or more {{subject:past_ones}} {several} this turn",
        ),
        phrase(
            "cond",
            Never,
            part=node(Happened, on=on),
            ja=f"{JA_TURN}{{subject:somebody}}{never}",
            en=(
                f"no {{subject:np~}} {one} this turn",
                f"{{subject:past_self}} {_negative(one)} this turn",
                f"no {{subject:np.s}} {several} this turn",
            ),
        ),
        phrase(
            "cond",
            Never,
            part=node(Happened, on=on, other=True),
            ja=f"{JA_TURN}{{subject:somebody_other}}{never}",
            en=(f"no other {{subject:np~}} {one} this turn", f"no other {{subject:np.s}} {several} this turn"),
        ),
    )


def _not_other(bindings: Bindings) -> bool:
    """A guard: what another card is, is told apart from this one when the turn is looked back upon."""
    return Other() not in leaves(bindings["rest"])


def _without_other(bindings: Bindings) -> object:
    rest = leaves(bindings["rest"])
    return LEAVES.combined([leaf for leaf in rest if leaf != Other()]) if Other() in rest else REFUSED


def _with_other(value: object) -> Bindings | None:
    rest = LEAVES.combined([*leaves(value), Other()])
    return None if rest is REFUSED else {"rest": rest}


_PLAYED = node(Trigger, event="play", subject=Slot("subject"))
_OPPONENT_PLAYED = node(Trigger, event="play", by=Opponents(), subject=Slot("subject"))

HISTORY: tuple[Phrase, ...] = (
    *(row for deed in DEEDS for row in _happened(*deed)),
    made("somebody", *joined(when=_not_other), ja=("{rest:np}", "{rest:one_of}")),
    made("somebody_other", _without_other, _with_other, ja=("{rest:np}", "{rest:one_of}")),
    made("past_np", *joined(when=_not_other), ja="{rest:np}", en="{rest:np~}"),
    phrase("past_one", Is, en="{target:this}"),
    phrase("past_self", Is, en="{target:this}"),
    phrase("somebody", Is, ja="{target:this}"),
    made("past_one", *joined(Side(True)), en="one [or more |]of your {rest:np.s}"),
    made("past_one", *joined(), en="@{rest:np}"),
    made("past_other", *joined(Side(True)), en="one of your other {rest:np.s}"),
    made("past_other", *joined(), en="another {rest:np}"),
    made("past_ones", *joined(Side(True)), en="of your {rest:np.s}"),
    made("past_ones", *joined(), en="{rest:np.s}"),
    # what players did
    phrase(
        "cond",
        Happened,
        on=_PLAYED,
        ja=f"あなたが{JA_TURN}{{subject:past_np}}をプレイして<いた>",
        en="[you|you've] played @{subject:np} this turn",
    ),
    phrase(
        "cond",
        Happened,
        on=_PLAYED,
        other=True,
        ja=f"あなたが{JA_TURN}{{subject:somebody_other}}をプレイして<いた>",
        en="[you|you've] played another {subject:np} this turn",
    ),
    phrase(
        "cond",
        Happened,
        on=_PLAYED,
        when=lambda bindings: bindings["least"] not in (0, 1),
        ja=f"あなたが{JA_TURN}{{subject:past_np}}を{{least:number}}枚以上プレイして<いた>",
        en="[you|you've] played {least:number} or more {subject:np.s} this turn",
    ),
    phrase(
        "cond",
        Never,
        part=node(Happened, on=_PLAYED),
        ja=f"あなたが{JA_TURN}{{subject:past_np}}をプレイして<いなかった>",
        en=(
            "you [didn't play|haven't played] @{subject:np} this turn",
            "you [didn't play|haven't played] any {subject:np.s} this turn",
        ),
    ),
    *(
        phrase(
            "cond",
            Happened,
            on=Trigger("play"),
            other=other,
            when=lambda bindings: bindings["least"] not in (0, 1),
            ja=f"あなたが{JA_TURN}{ja}カードを{{least:number}}枚以上プレイして<いた>",
            en=f"[you|you've] played {{least:number}} or more {en}cards this turn",
        )
        for other, ja, en in ((False, "", ""), (True, "他の", "other "))
    ),
    phrase(
        "cond",
        Never,
        part=node(Happened, on=_PLAYED, other=True),
        ja=f"あなたが{JA_TURN}{{subject:somebody_other}}をプレイして<いなかった>",
        en=(
            "you [didn't play|haven't played] another {subject:np} this turn",
            "you [didn't play|haven't played] any other {subject:np.s} this turn",
        ),
    ),
    phrase(
        "cond",
        Never,
        part=Happened(Trigger("ink")),
        ja=(
            f"あなたが{JA_TURN}カードをインクウェルに置いて<いなかった>",
            f"あなたが{JA_TURN}インクウェルにカードを[|1枚も]置いて<いなかった>",
        ),
        en="you [didn't put|haven't put] [any cards|a card] into your inkwell this turn",
    ),
    phrase(
        "cond",
        Happened,
        on=_OPPONENT_PLAYED,
        ja=f"対戦相手が{JA_TURN}{{subject:past_np}}をプレイして<いた>",
        en="an opponent [|has ]played @{subject:np} this turn",
    ),
    *(
        phrase(
            "cond",
            Happened,
            on=Trigger("discard", by=by),
            ja=f"{ja}が{JA_TURN}カードを捨てて<いた>",
            en=f"{en} discarded a card this turn",
        )
        for by, ja, en in ((You(), "あなた", "[you|you've]"), (Opponents(), "対戦相手", "an opponent[| has]"))
    ),
    phrase(
        "cond",
        Happened,
        on=Trigger("ink"),
        ja=(
            f"あなたが{JA_TURN}カードをインクウェルに置いて<いた>",
            f"{JA_TURN}あなたのインクウェルにカードが置かれて<いた>",
        ),
        en=("[you|you've] put a card into your inkwell this turn", "a card was put into your inkwell this turn"),
    ),
    phrase(
        "cond",
        Happened,
        on=Trigger("heal", Kind("character")),
        ja=f"あなたが{JA_TURN}キャラクターからダメージを取り除いて<いた>",
        en="[you|you've] removed damage from a character this turn",
    ),
)
