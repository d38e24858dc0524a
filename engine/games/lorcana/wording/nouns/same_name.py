"""Names: naming a card, and cards with the same name as another one."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import joined
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import (
    Bound,
    Cannot,
    Chooser,
    Chosen,
    Every,
    Exert,
    Look,
    Matches,
    May,
    NameCard,
    SameName,
    Seq,
    ShuffleDeck,
    Side,
    ToDeck,
    ToHand,
    You,
)
from engine.wording import Bindings, It, Phrase, Slot, in_order, leaves, made, node, passing, phrase, sentences_of, word
from engine.wording import pronoun as pointing

_NAMED = SameName(Bound("named"))


def _searched(bindings: Bindings) -> object:
    return May(in_order((bindings["search"], bindings["back"])))  # type: ignore[arg-type]  # the sorts give effects


def _search(value: object) -> Bindings | None:
    """What is looked for and what becomes of it is left or done together."""
    if not isinstance(value, May) or value != May(value.body):
        return None
    parts = sentences_of(value.body)
    return {"search": parts[0], "back": parts[1]} if len(parts) == 2 else None


def _all_returned(bindings: Bindings) -> object:
    return Seq((ToHand(bindings["a"]), ToHand(bindings["b"])), "and")  # type: ignore[arg-type]  # targets


def _returned(value: object) -> Bindings | None:
    match value:
        case Seq((ToHand(a, reveal=False), ToHand(b, reveal=False)), "and"):
            return {"a": a, "b": b}
    return None


def _both_exerted(bindings: Bindings) -> object:
    return Seq((Exert(bindings["a"]), Exert(bindings["b"])), "and")  # type: ignore[arg-type]  # targets


def _exerted(value: object) -> Bindings | None:
    match value:
        case Seq((Exert(Chosen() as a), Exert(b)), "and"):
            return {"a": a, "b": b}
    return None


def _yours(bindings: Bindings) -> bool:
    """A guard: yours in play."""
    return Side(True) in leaves(bindings["filter"])


SAME_NAME: tuple[Phrase, ...] = (
    # the same name
    phrase("named", SameName, ja="{target:namesake}と同じ名前の", en=" with the same name as {target:namesake}"),
    phrase("named", SameName, ja="{target:its_namesake}と同じ名前の", en=" with the same name{target:its_namesake}"),
    pointing("its_namesake", It("one", ("selected",)), ja="それ", en=""),
    passing("namesake", "this"),
    phrase("namesake", Every, when=_yours, ja="あなたの場のいずれかの{filter:own}", en="{filter:in_play_of_yours}"),
    phrase("namesake", Every, ja="場の他の{filter:np}", en="another {filter:np} in play"),
    phrase(
        "namesake",
        Every,
        when=_yours,
        ja="あなたの場の他の{filter:own}",
        en=("another {filter:own} you have in play", "another[| one] of your {filter:own.s}"),
    ),
    phrase(
        "namesake",
        Every,
        whose=Chooser(),
        ja="そのプレイヤーの場の他の{filter:np}",
        en=("another {filter:np} they have in play", "another of their {filter:np.s}"),
    ),
    made("in_play_of_yours", *joined(Side(True)), en="@{rest:np} you have in play"),
    *pronoun(
        "namesake",
        ja=("そのキャラクター", "そのカード", "退場させたキャラクター", "退場させたアイテム", "選んだカード"),
        en=(
            *("that character", "that card", "the banished character", "the banished item", "the chosen card"),
            *("the chosen character", "the discarded card", "the challenged character", "the challenging character"),
        ),
    ),
    phrase(
        "cond",
        Matches,
        filter=node(SameName, target=Slot("giver")),
        ja="{target:it_has}{giver:namesake}と同じ名前<である>",
        en="{target:it_has} the same name as {giver:namesake}",
    ),
    phrase(
        "said",
        Cannot,
        deed="play",
        target=Slot("who"),
        when=lambda bindings: isinstance(bindings["filter"], SameName),
        ja="{duration}{who:players}{filter:card}をプレイできない",
        en=(
            "{who:players} can't play {filter:card.s}{duration}",
            "^{duration:first}{who:players} can't play {filter:card.s}",
        ),
    ),
    *pronoun("it_has", ja=("それが", "そのカードが"), en=("it has", "that card has")),
    made(
        "act",
        _both_exerted,
        _exerted,
        ja="{a:select}そのキャラクターと、{b:wo}<エグザートする>",
    ),
    made(
        "act",
        _all_returned,
        _returned,
        ja=(
            "{a:select}そのキャラクターと、{b:wo}それぞれのプレイヤーの手札に<戻す>",
            "{a:picked}と{b:picked}を[選び、|選んで]それぞれのプレイヤーの手札に<戻す>",
        ),
        en="return {a:object} and {b:object} to their players' hands",
    ),
    phrase(
        "cond",
        Matches,
        filter=SameName(Bound("named")),
        en="{target:it_card} has [that|the named] name",
    ),
    # naming one
    phrase("act", NameCard, ja="カードの名前1つを<指定する>", en="name a card"),
    word("named", _NAMED, ja=("その名前の", "指定した名前の"), en=(" with that name", " with the named name")),
    phrase(
        "cond",
        Matches,
        filter=_NAMED,
        target=Bound("revealed"),
        ja="それが指定した名前のカード<である>",
        en="it's the named card",
    ),
    phrase(
        "cond",
        Matches,
        filter=_NAMED,
        ja="{target:that_is}指定した名前のカード<である>",
        en="{target:that_is} the named card",
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:all_of_pile}手札に<戻す>",
        en="return {target:all_of_pile} [to|into] your hand",
    ),
    phrase(
        "all_of_pile",
        Every,
        zone="discard",
        whose=You(),
        ja="[あなたの|]捨て札から{filter:card}をすべて",
        en="all {filter:card.s} from your discard",
    ),
    *pronoun("free", en="the revealed card", ja="公開したカードを"),
    # looked for in the deck
    phrase(
        "search",
        Look,
        amount=0,
        open=True,
        target=node(Chosen, filter=Slot("filter"), least=0, zone="deck", whose=You()),
        ja="あなたのデッキから{filter:card}1枚を探してプレイヤー全員に公開する",
        en="search your deck for @{filter:card} and reveal [that card|it] to all players",
    ),
    phrase(
        "shuffled_back",
        Seq,
        parts=(ShuffleDeck(You()), node(ToDeck, target=Slot("target"), place="top")),
        link="and",
        ja="あなたのデッキをシャッフルして{target:that_one}一番上に置く",
        en="shuffle your deck and put {target:that_one} on [the |]top of it",
    ),
    *pronoun("that_one", ja=("そのカードを", "それを"), en=("that card", "it")),
    made(
        "plain",
        _searched,
        _search,
        ja="「{search}。」をしてもよい。{back:shuffled_back}",
        en="you may {search}. ^{back:shuffled_back}",
    ),
    made(
        "plain",
        lambda bindings: in_order((bindings["search"], bindings["back"])),
        lambda value: (
            dict(zip(("search", "back"), parts, strict=True)) if len(parts := sentences_of(value)) == 2 else None
        ),
        ja="{search}。{back:shuffled_back}",
        en="{search}. ^{back:shuffled_back}",
    ),
)
