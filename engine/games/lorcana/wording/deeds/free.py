"""What is done for free, or by something else than ink: playing, shifting, moving."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from engine.games.lorcana.nodes import MoveTo
from engine.games.lorcana.wording.continuous import something_else
from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import (
    AnyOf,
    Both,
    Class,
    Color,
    Discard,
    Has,
    Is,
    Keyword,
    Kind,
    May,
    Named,
    PayLess,
    PlayFree,
    Repeat,
    Static,
    Take,
    This,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, Slot, leaves, made, node, passing, phrase, word
from engine.wording import pronoun as pointing

_EFFECT = (Slot("effect"),)
_FREE = node(PayLess, filter=Is(This()), amount=None)


def _exerted(bindings: Bindings) -> object:
    """What is played enters exerted."""
    played = bindings["it"]
    return replace(played, exerted=True) if isinstance(played, PlayFree) and not played.exerted else REFUSED


def _unexerted(value: object) -> Bindings | None:
    return {"it": replace(value, exerted=False)} if isinstance(value, PlayFree) and value.exerted else None


def _may_enter_exerted(bindings: Bindings) -> object:
    played = _exerted(bindings)
    return REFUSED if played is REFUSED else May(played)  # type: ignore[arg-type]  # an effect


_OUT_OF: tuple[tuple[Literal["hand", "discard"], str, str], ...] = (
    ("hand", "", ""),
    ("discard", "[あなたの|]捨て札から", " from your discard"),
)


def _of_a_card(filter_: object) -> bool:
    """Whether it tells only what a card is wherever it lies."""
    told = leaves(filter_)
    sorts = [leaf.parts[0] if isinstance(leaf, AnyOf) else leaf for leaf in told]
    return (
        any(isinstance(leaf, Kind) for leaf in sorts)
        and all(isinstance(leaf, Kind | Class | Named | Color | Has) for leaf in sorts)
        and not any(
            isinstance(leaf, Has) and not (leaf.stat == "cost" and isinstance(leaf.amount, int)) for leaf in told
        )
    )


def _some_of(zone: Literal["hand", "discard"], *, exerted: bool) -> Parts:
    """So many times one may be played: what the first one brings is there when the next one is (ruling R-LOR-137)."""

    def build(bindings: Bindings) -> object:
        if bindings["n"] in (0, 1) or not _of_a_card(bindings["filter"]):
            return REFUSED
        return Repeat(bindings["n"], May(PlayFree(bindings["filter"], exerted, zone)))  # type: ignore[arg-type]  # sorts

    def match(value: object) -> Bindings | None:
        match value:
            case Repeat(int(n), May(PlayFree(filter_, known, place, False), You(), False)) if n > 1:
                return (
                    {"n": n, "filter": filter_} if (known, place) == (exerted, zone) and _of_a_card(filter_) else None
                )
        return None

    return build, match


FREE: tuple[Phrase, ...] = (
    phrase(
        "cheaper",
        PayLess,
        filter=node(Is, target=Slot("card")),
        amount=None,
        ja="{card:this_card}をコストを支払わずにプレイしてもよい",
        en="you may play {card:this_card} for free",
    ),
    phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=node(Is, target=Slot("card")), amount=None, also=Slot("cost")),),
        when=something_else,
        ja="{cost:price}ことで[|、]{card:this_card}をコストを支払わずにプレイしてもよい",
        en="you may {cost:paying} to play {card:this_card} for free",
    ),
    phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=node(Is, target=Slot("card")), amount=None, also=Slot("cost")),),
        when=lambda bindings: something_else(bindings) and bindings["condition"] is not None,
        ja="{condition:condition.nara}なら、{cost:price}ことで{card:this_card}をコストを支払わずにプレイしてもよい",
        en="if {condition}, you may {cost:paying} to play {card:this_card} for free",
    ),
    phrase(
        "spell_line",
        Static,
        effects=(node(PayLess, filter=Is(This()), amount=None, also=Slot("cost")),),
        when=something_else,
        ja="{cost:price}ことでこの[カード|アクション|歌]をコストを支払わずにプレイしてもよい[。|]",
        en="^you may {cost:paying} to play this [card|action|song] for free[.|]",
    ),
    passing("this_card", "this"),
    word("this_card", This(), ja="このカード", en="this card"),
    phrase(
        "spell_line",
        Static,
        effects=(_FREE,),
        ja="{condition:condition.nara}なら、この[カード|アクション|歌]をコストを支払わずにプレイしてもよい[。|]",
        en="^if {condition}, you may play this [card|action|song] for free[.|]",
        when=lambda bindings: bindings["condition"] is not None,
    ),
    phrase("static", Static, effects=_EFFECT, en="{effect:cheaper} if {condition}"),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=node(Both, parts=(YourTurn(), Slot("condition"))),
        en="during your turn, {effect:cheaper} if {condition}",
    ),
    phrase(
        "keyword",
        Keyword,
        name="shift",
        value=0,
        ja="変身:{cost:price}",
        en="Shift: ^{cost:price}",
        when=lambda bindings: bindings["cost"] is not None,
    ),
    phrase(
        "price",
        Discard,
        who=You(),
        when=lambda bindings: bindings["amount"] not in (0, 1),
        ja="{filter:card}を{amount:plural}枚[選んで|]捨てる",
        en="[choose and |]discard {amount:plural} {filter:card.s}",
    ),
    # moving
    phrase(
        "simple",
        May,
        body=node(MoveTo, target=Slot("target"), place=Slot("place")),
        en="{target:mover} may move {place:where}for free",
    ),
    passing("mover", "this"),
    *pronoun("mover", en=("they", "he", "she", "it", "that character", "those characters")),
    pointing("where", It("one", ("location",), True), en="there "),
    phrase("one_moved", Is, ja="{target:this}", en="{target:this}"),
    phrase("itself", Is, ja="{target:this}", en="{target:this}"),
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        amount=None,
        ja="{filter:itself}はコストを支払わずに{place:goal}に移動できる",
        en=(
            "you [may|can] move {filter:one_moved} {place:goal} for free",
            "{filter:itself} [may|can] move {place:goal} for free",
        ),
    ),
    # gone for good once it has been played
    phrase(
        "plain",
        May,
        body=node(PlayFree, what=Slot("what"), zone="discard", to_bottom=True),
        when=has_kind("what", "action", "song"),
        ja="[あなたの|]捨て札から{what:played}1枚をコストを支払わずにプレイしてもよい。"
        "そうしたなら、[そのカード|それ]を捨て札に置く代わりにデッキの一番下に置く",
        en="you may play {what:played} from your discard for free. "
        "^if you do, put [that card|it] on the bottom of your deck instead of [into|in] your discard",
    ),
    # entering exerted
    made(
        "act",
        _exerted,
        _unexerted,
        ja="{it:playing}。それはエグザートで場に<出る>",
        en=(
            "{it:playing} and [they enter|it enters|he enters|she enters] play exerted",
            "{it:playing}, exerted",
            "{it:playing}. [They enter|It enters|He enters|She enters|That character enters] play exerted",
        ),
    ),
    made(
        "plain",
        _may_enter_exerted,
        lambda value: _unexerted(value.body) if isinstance(value, May) and value == May(value.body) else None,
        en="you may {it:playing}. ^if you do, [it enters|they enter|he enters|she enters] play exerted",
    ),
    # one after another, as many as one likes
    *(
        made(
            "simple",
            *_some_of(zone, exerted=exerted),
            ja=f"{ja_zone}{{filter:card}}を{{n:number}}枚までコストを支払わずにプレイする" + ja,
            en=f"play up to {{n:number}} {{filter:np.s}}{en_zone} for free" + en,
        )
        for zone, ja_zone, en_zone in _OUT_OF
        for exerted, ja, en in (
            (False, "", ""),
            (True, "。それらはエグザートで場に出る", "[. They| and they] enter play exerted"),
        )
    ),
    # out of the cards that are looked at
    phrase(
        "act",
        Take,
        amount=1,
        reveal=True,
        into="play",
        ja="{filter:card}を1枚公開しコストを支払わずに<プレイする>",
        en="reveal @{filter:card} and play it for free",
    ),
)
