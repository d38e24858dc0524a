"""What hardly any card says: a play that is nullified and goes back, levels by an effect, the bottom of the deck."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import Fight, LevelUp, Nullify, PutCoins, TakeCoins
from engine.games.precious_memories.wording.conditions.all_there import all_there
from engine.games.precious_memories.wording.deeds.coins import of_one_card
from engine.games.precious_memories.wording.nouns.filters import EVENT
from engine.kernel.cards.tree import Discard, Look, Top, You
from engine.wording import Many, Phrase, Slot, made, node, phrase, word

_BACK = "相手のプレイ中のイベントカード1枚[|のプレイ]を無効にし、そのカードを手札に"
_BARRED = "。このターン[、|]相手は[、|]そのカードと同じ名称のイベントカードをプレイ[することが|]できない"


def _nullified() -> Iterator[Phrase]:
    yield phrase(
        "act",
        Nullify,
        filter=EVENT,
        hand=True,
        ja=_BACK + "<戻す>",
        en="nullify an event being played and return it to the hand",
    )
    yield phrase(
        "act",
        Nullify,
        filter=EVENT,
        hand=True,
        named=True,
        ja=_BACK + "戻す" + _BARRED,
        en="nullify an event being played, return it to the hand, and bar events of its name this turn",
    )


def _coins() -> Iterator[Phrase]:
    yield phrase("act", PutCoins, ja="{target:topic}に[|、]{coin}コインを{amount:number}個<乗せる>")
    yield phrase(
        "act", TakeCoins, when=of_one_card, ja="{target:topic}から[|、]{coin}コインを{amount:number}個<取り除く>"
    )
    yield phrase(
        "act",
        TakeCoins,
        when=of_one_card,
        amount=None,
        ja=(
            "{target:topic}[の上にある|の上に乗っている|から][、|]{coin}コインを[任意の数|任意の個数]<取り除く>",
            "{target:topic}[の上にある|の上に乗っている|から][、|][任意の数の|任意の個数の]{coin}コインを<取り除く>",
        ),
        en="take any number of {coin}coins off {target:obj}",
    )


AS_LISTED: tuple[Phrase | Many, ...] = (
    *_nullified(),
    *_coins(),
    phrase(
        "look",
        Look,
        amount=Slot("n"),
        target=node(Top, amount=Slot("n"), bottom=True),
        ja="デッキの下のカード{n:number}枚を<見る>",
        en="look at the bottom {n:number} of your deck",
    ),
    phrase("act", LevelUp, source=None, ja="{place:wo}レベルアップ<させる>", en="level {place:obj} up"),
    phrase("act", Fight, ja="{target:topic}と[、|]{partner:topic}で[、|]退場判定を<行う>"),
    word("act", Discard(You(), None), ja="1枚以上の手札を全て捨て札に<する>"),
    Many("next_names", "plain_named", {"ja": ("", "")}, least=2),
    made("needed", *all_there(), ja="{names:next_names}"),
)
