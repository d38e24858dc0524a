"""Cards that lie open: taken out of what was turned up or named, and moved without being named again."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import Appear, Swap, ToField
from engine.games.precious_memories.wording.deeds.looking import MOST, digs, taken
from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.games.precious_memories.wording.nouns.anaphora import pronoun
from engine.games.precious_memories.wording.nouns.filters import CHARACTER
from engine.kernel.cards.tree import AllOf, Chosen, Is, Look, ToHand, You
from engine.wording import Bindings, It, Phrase, Slot, made, node, phrase, plain
from engine.wording import pronoun as one_pronoun


def _takes() -> Iterator[Phrase]:
    """In a sentence of its own."""
    out = ("抜き出し、", "")
    for before, bound, up, n, en in (
        ("", "{n:number}枚を", False, None, "{n:number} {lot:lots}"),
        ("", "を{n:number}枚まで", True, None, "up to {n:number} {lot:lots}"),
        ("任意の枚数の", "を", True, MOST, "any number of {lot:lots}"),
        ("", "を全て", False, None, "all {lot:lots}"),
    ):
        every = bound == "を全て"
        yield made(
            "act",
            *taken(upto=up, amount=n, every=every),
            ja=tuple(
                start + before + "{lot:lot}" + bound + each + "{fate:fate~}"
                for start in ("[表にした中にある|その中にある|その中から]", "[表にしたカードの中にある|表にした中から]")
                for each in out
            ),
            en="take " + en + " from among them and {fate:fate}",
        )
        if n is not None or every:
            yield made(
                "act",
                *digs(upto=up, amount=n, every=every),
                ja=tuple(
                    "{look:look.te}、その中[にある|から]" + before + "{lot:lot}" + bound + each + "{fate:fate~}"
                    for each in out
                ),
                en="{look:look}, take " + en + " from among them and {fate:fate}",
            )


def _among() -> Iterator[Phrase]:
    """Some of those that were named."""
    yield from pronoun("named_ones", ja=("指定したキャラ",), en=("those named characters", "those characters"))
    for sort, least, most, ja, en in (
        ("one", 1, 1, "1枚", "1 "),
        ("upto", 0, 1, "を1枚まで", "up to 1 "),
    ):
        yield phrase(
            sort,
            Chosen,
            filter=node(AllOf, parts=(CHARACTER, node(Is, target=Slot("them")))),
            least=least,
            most=most,
            zone="play",
            ja="その中[から|にある]{them:unsaid_named}キャラ" + ja,
            en=en + "of {them:named_ones}",
        )
    yield from pronoun("named_many", ja=("指定されたキャラ", "指定したキャラ"), en=("those named characters",))
    yield phrase(
        "one",
        Chosen,
        filter=node(AllOf, parts=(CHARACTER, node(Is, target=Slot("them")))),
        zone="play",
        ja="{them:named_many}の中から[キャラ|]1枚",
    )
    yield one_pronoun("unsaid_named", It("", ("character", "named"), True), ja="")


def _unsaid() -> Iterator[Phrase]:
    """Done to the card that was turned up, which is not said again."""
    yield one_pronoun("unsaid_shown", It("", ("shown",), True), ja="")
    for head, fields, ja, en in SIMPLE:
        if head in (ToHand, Appear, ToField) or fields.get("place") == "bottom":
            yield phrase("act", head, **fields, ja="{target:unsaid_shown}" + ja, en=en.replace("{}", "{target:obj}"))


def _of_hand_and_points(bindings: Bindings) -> bool:
    hand, points = plain(bindings["hand"]), plain(bindings["points"])
    if not isinstance(hand, Chosen) or not isinstance(points, Chosen):
        return False
    return (hand.zone, points.zone, hand.whose, points.whose) == ("hand", "pile", You(), You())


TAKING: tuple[Phrase, ...] = (
    *_takes(),
    *_among(),
    *_unsaid(),
    phrase(
        "look",
        Look,
        open=True,
        ja="[|自分の]デッキの上[のカード{amount:plural}枚を|から{amount:plural}枚を|{amount:plural}枚を|のカードを{amount:plural}枚]表に<する>",
        en="reveal the top {amount:plural} of your deck",
    ),
    phrase(
        "act",
        Swap,
        when=_of_hand_and_points,
        ja=(
            "{hand:one}と[、|]{points:one}を<置き換える>",
            "{points:one}と[、|]{hand:one}を<置き換える>",
        ),
        en="exchange {hand:one} for {points:one}",
    ),
)
