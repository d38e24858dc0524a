"""What holds continuously: what happens instead, what cards cost, what a card says of itself."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.harem_master.nodes import CalledAs, CopyLimit, CountAs, HandLimit
from engine.kernel.cards.tree import (
    Cannot,
    EventName,
    Instead,
    Is,
    May,
    Not,
    Opponents,
    PayLess,
    This,
    ToDo,
    You,
)
from engine.wording import (
    Bindings,
    Parts,
    Phrase,
    Slot,
    dearer,
    made,
    node,
    phrase,
    word,
)

# --- what happens instead, as rule 409 has it

_HAPPENINGS: tuple[tuple[EventName, str, str], ...] = (
    ("leave", "場を離れる", "leave play"),
    ("to_discard", "捨て札置き場に置かれる", "be put into the discard pile"),
    ("to_court", "ハーレムに置かれる", "be put into a court"),
    ("to_scaffold", "処刑台に置かれる", "be put onto a scaffold"),
    ("to_hand", "手札に[戻る|戻される]", "be returned to the hand"),
    ("to_deck", "城に[置かれる|戻される]", "be put into the castle"),
    ("to_stack", "行動費スタックに置かれる", "be put into the action stack"),
    ("to_aside", "脇に置かれる", "be put aside"),
)


def _replacements() -> Iterator[Phrase]:
    for event, ja, en in _HAPPENINGS:
        before, happens = "{filter:who}が" + ja + "場合、代わりに、", "if {filter:who} would " + en
        yield phrase(
            "replacing", Instead, event=event, ja=before + "{body:deed~}", en=happens + ", {body:deed} instead"
        )
        yield phrase(
            "replacing",
            Instead,
            event=event,
            optional=True,
            body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
            ja=before + "{cost:deed.te}もよい。[そうした場合|そうしたなら]、{body:deed}",
            en=happens + ", you may {cost:deed} instead. ^if you do, {body:deed}",
        )
        yield phrase(
            "replacing",
            Instead,
            event=event,
            optional=True,
            ja=before + "{body:deed.te}もよい",
            en=happens + ", you may {body:deed} instead",
            when=lambda bindings: not isinstance(bindings["body"], ToDo | May),
        )


# --- what holds continuously


def _costing() -> Iterator[Phrase]:
    yield phrase(
        "lasting",
        PayLess,
        filter=Is(This()),
        ja="[このカード|自身]のコストを［{amount:number}］減らす",
        en="[this card|this character|this item] costs ［{amount:number}］ less",
    )
    yield phrase(
        "lasting",
        PayLess,
        filter=Is(This()),
        ja="{amount:for_each}[このカード|自身]のコストを［1］減らす",
        en="[this card|this character|this item] costs ［1］ less{amount:for_each}",
    )
    yield made(
        "lasting",
        *dearer(None),
        ja="[このカード|自身]のコストを［{n:number}］増やす",
        en="[this card|this character|this item] costs ［{n:number}］ more",
    )
    for who, ja, en in ((You(), "自分の", "you use cost"), (Opponents(), "相手の", "your opponent uses cost")):
        yield phrase(
            "lasting",
            PayLess,
            who=who,
            ja=ja + "使用する{filter:card_noun}のコストを［{amount:number}］減らす",
            en="{filter:card_noun.s} that " + en + " ［{amount:number}］ less",
        )
        yield made(
            "lasting",
            *dearer(who),
            ja=ja + "使用する{filter:card_noun}のコストを［{n:number}］増やす",
            en="{filter:card_noun.s} that " + en + " ［{n:number}］ more",
        )
    yield phrase(
        "lasting",
        PayLess,
        filter=Is(This()),
        amount=0,
        also=Slot("cost"),
        ja="このカードを使用する[際|時]、追加で{cost:extra}",
        en="to use this card, also {cost:extra}",
    )


def _hand(sign: int, lasts: str) -> Parts:
    """So many more or fewer, `lasts`: for a time."""

    def make(bindings: Bindings) -> object:
        return HandLimit(sign * bindings["n"], bindings.get("duration", ""))  # type: ignore[operator, arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, HandLimit) or value.amount * sign <= 0 or bool(value.duration) != bool(lasts):
            return None
        number: Bindings = {"n": abs(value.amount)}
        return number | {"duration": value.duration} if lasts else number

    return make, match


def _of_itself() -> Iterator[Phrase]:
    """What a card says of itself, wherever it lies."""
    yield phrase(
        "lasting", CalledAs, ja="このカードの名前は≪{name}≫[である|になる]", en="the name of this card is ≪{name}≫"
    )
    yield phrase(
        "lasting",
        CopyLimit,
        ja="このカードは[、|]デッキに{most:number}枚まで入れることができる",
        en="a deck may hold up to {most:number} copies of this card",
    )
    yield word(
        "lasting",
        CopyLimit(None),
        ja="このカードは[、|]デッキに[何枚でも|好きな枚数]入れることができる",
        en="a deck may hold any number of copies of this card",
    )
    for kind, ja, en in (("lady", "おんなのこキャラクター", "a lady"), ("gentleman", "男キャラクター", "a gentleman")):
        yield phrase(
            "lasting",
            CountAs,
            target=Slot("this"),
            kind=kind,
            ja="{this:this}[を|は]" + ja + "として扱う",
            en="{this:this} counts as " + en,
        )
        yield phrase(
            "lasting",
            CountAs,
            target=Slot("whom"),
            kind=kind,
            ja="{whom:wearer}[を|は]" + ja + "として扱う",
            en="{whom:wearer} counts as " + en,
        )
    yield from _hands()
    yield phrase(
        "lasting",
        Cannot,
        target=This(),
        deed="wear",
        ja=("{filter:person}はこのアイテムを装備できない", "{filter:person}は自身を装備できない"),
        en="{filter:person.s} can't wear this item",
    )
    yield phrase(
        "lasting",
        Cannot,
        target=This(),
        deed="wear",
        filter=node(Not, part=Slot("filter")),
        ja=("{filter:person}のみがこのアイテムを装備できる", "{filter:person}のみが自身を装備できる"),
        en="only {filter:person.s} can wear this item",
    )


def _hands() -> Iterator[Phrase]:
    """The most cards that may be kept, always or for a time (215.3b)."""
    for sign, ja, en in ((1, "+", "increased"), (-1, "-", "reduced")):
        for sort, lasts, does in (("lasting", "", "[する|]"), ("act", "{duration:lasts}", "<する>")):
            yield made(
                sort,
                *_hand(sign, lasts),
                ja=lasts + "自分の手札の最大枚数を" + ja + "{n:number}" + does,
                en=f"your maximum hand size is {en} by " + "{n:number}" + lasts,
            )


CONTINUOUS: tuple[Phrase, ...] = (*_replacements(), *_costing(), *_of_itself())
