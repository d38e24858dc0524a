"""Other ways in which cards word what the game says elsewhere, and what a few more things may not be."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo, PayInk
from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    AnyOf,
    Anything,
    Cannot,
    Chosen,
    Compare,
    Count,
    Discard,
    Every,
    GainPoints,
    Heal,
    In,
    Is,
    Kind,
    MoveDamage,
    Not,
    Opponents,
    PayLess,
    Per,
    PutRest,
    Seq,
    ShuffleDeck,
    Side,
    Static,
    StatOf,
    Take,
    This,
    ToDeck,
    ToDo,
    ToHand,
    Trigger,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, bare, made, node, passing, phrase, word

from .filters import bag, has_kind
from .places import Subject
from .pronouns import pronoun
from .sentences import yours_to_cost
from .terms import ANY_NUMBER
from .triggers import counted, of_a_type

_THIS = This()
_ME = Is(_THIS)
_HEALED = Cannot(Every(Anything()), "be_healed")
ONE_TIME = "[各ターンに|1ターンに|ターンに][1回|一度]"


def _mine(value: object) -> Bindings | None:
    """The one trigger of this card, by a pronoun at the beginning of a text."""
    one = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    return {"one": one} if isinstance(one, Trigger) and one.subject == _ME else None


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


OTHERS: tuple[Phrase, ...] = (
    # once in a turn
    phrase(
        "ability_text",
        Activated,
        costs=(Slot("cost"),),
        once=True,
        ja=f"{ONE_TIME}、{{cost:price}}:{{body}}",
        en="[once per turn|once during your turn], you may {cost:paying} to {body}",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(node(PayInk, amount=Slot("amount")),),
        once=True,
        ja=f"{ONE_TIME}、{{amount:number}}{{I}}を支払うことで[、|]{{body:chain.te}}もよい",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(Slot("cost"),),
        when=lambda bindings: bindings["condition"] is not None,
        ja="{condition}間、{cost:price}:{body}",
        en="while {condition}, you may {cost:paying} to {body}",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(Slot("cost"),),
        when=lambda bindings: bindings["condition"] is not None,
        en="if {condition}, you may {cost:paying} to {body}",
    ),
    passing("paying", "price", en="{it}"),
    phrase("paying", PayInk, en="pay {amount:number} {I}"),
    # who does it
    made("triggers", lambda bindings: (bindings["one"],), _mine, en="{one:second}"),
    phrase(
        "one",
        AnyOf,
        parts=(node(Is, target=Slot("this")), Slot("rest")),
        ja="{this}か{rest:one}",
        en="{this} or {rest:one}",
    ),
    phrase(
        "plain",
        ToDo,
        ja="{cost:chain}。[そうしたなら|そうした場合]、{body:simple}",
        en="{cost:chain}. ^if you do, {body:simple}",
        when=yours_to_cost,
    ),
    phrase("static", Static, effects=(Slot("effect"),), condition=YourTurn(), en="{effect:lasting} during your turn"),
    phrase(
        "price",
        ToDeck,
        place="bottom",
        ja="{target:from_hand}[|あなたの]デッキの一番下に置く",
        en="put {target:from_hand} on the bottom of your deck[| in any order]",
    ),
    phrase(
        "taking",
        Take,
        amount=None,
        en=(
            "put all [|revealed ]{filter:card.s} into your hand",
            "put all {filter:card.s} revealed this way into your hand",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="discard",
        by=Opponents(),
        least=1,
        en="whenever [your|an] opponent discards one or more cards",
    ),
    # the nth of a turn
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
    phrase("trigger", Trigger, event="ink", en="when you put a card into your inkwell"),
    phrase("trigger", Trigger, event="ink", ja="あなたのインクウェルにカード1枚が置かれるたび、"),
    phrase(
        "trigger",
        Trigger,
        event="play",
        when=of_a_type,
        ja="あなたが[その|この]ターンの{nth:ordinal}の{subject:np}をプレイ[するたび|したとき]、",
        en="[whenever|when] you play your {nth:ordinal} {subject:np}[ in a turn| each turn| this turn| of the turn|]",
    ),
    # what may not be
    made(
        "lasting",
        lambda bindings: Cannot(_THIS, "play"),
        lambda value: {"this": _THIS} if bare(value) == Cannot(_THIS, "play") else None,
        ja="あなたは{this}をプレイできない",
        en="you can't play {this}",
    ),
    *(
        phrase(
            "said",
            Cannot,
            deed=deed,
            target=Slot("who"),
            ja=("{duration}{who:players_or_you}" + ja, "{who:players_or_you}{duration}" + ja),
            en="{who:players_or_you} can't " + en + "{duration}",
        )
        for deed, ja, en in (
            ("lose_lore", "ロアを失わない", "lose lore"),
            ("gain_lore", "ロアを得られない", "gain lore"),
        )
    ),
    passing("players_or_you", "players"),
    word("players_or_you", You(), ja="あなたは", en="you"),
    word("said", _HEALED, ja="ダメージ・カウンターは取り除かれない", en="damage counters can't be removed"),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="be_healed",
        ja="{duration}ダメージ・カウンターを取り除かれない",
    ),
    phrase("said", Cannot, deed="be_healed", en="damage counters can't be removed from {target:object}{duration}"),
    phrase(
        "said",
        Cannot,
        deed="be_healed",
        target=node(Every, filter=Slot("whom")),
        en="damage[| counters] can't be removed from {whom:np.s}{duration}",
    ),
    phrase("said", Cannot, deed="be_healed", en="damage can't be removed from {target:object}{duration}"),
    # taking and searching
    phrase(
        "act",
        Take,
        amount=None,
        ja="{filter:each_card}を手札に<加える>",
        en="put each {filter:card}[| revealed this way] into your hand",
    ),
    made("each_card", *bag(), ja="{with:with?}{has:has?}{named:named?}{ink:ink?}{class:class?}各{kind:kind}・カード"),
    phrase(
        "act",
        Take,
        amount=ANY_NUMBER,
        upto=True,
        reveal=True,
        ja="{filter:card}を好きな枚数公開し手札に<加える>",
        en="reveal any number of {filter:card.s} and put them into your hand",
    ),
    phrase("act", PutRest, place="discard", en="put the rest in your discard"),
    phrase("act", PutRest, place="either", ja="それを[デッキ|自分のデッキ]の一番上か一番下に<置く>"),
    phrase(
        "act",
        Seq,
        parts=(
            node(ToHand, target=node(Chosen, filter=Slot("filter"), least=0, zone="deck", whose=You()), reveal=True),
            ShuffleDeck(You()),
        ),
        link="then",
        ja="あなたのデッキから{filter:card}を1枚探し、公開し、手札に加え、その後デッキを<シャッフルする>",
        en="search your deck for @{filter:card}, reveal [it|that card], put it into your hand, then shuffle your deck",
    ),
    phrase(
        "act",
        Seq,
        parts=(
            ToHand(Chosen(Anything(), zone="deck", whose=You())),
            ShuffleDeck(You()),
        ),
        link="then",
        ja="あなたのデッキからカードを1枚探し、手札に加え、その後デッキを<シャッフルする>",
        en="search your deck for any card, put [that card|it] into your hand, then shuffle your deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        target=node(Every, filter=Slot("filter"), zone="discard", whose=You()),
        ja="あなたの捨て札にあるすべての{filter:card}を[あなたの|]デッキに加えて<シャッフルする>",
    ),
    # amounts
    phrase("equal", StatOf, stat="cost", en=("the cost of {target:bearer}", "{target:possessive} cost")),
    phrase("each", StatOf, stat="cost", ja="{target:whose_stat}コストと同じ"),
    passing("whose_stat", "picked", ja="{it}の"),
    phrase("whose_stat", Chosen, ja="あなたの場の{filter:own}1つの", when=has_kind("filter", "item", "location")),
    phrase("bearer", Chosen, en="one of your {filter:own.s}[| in play]"),
    *pronoun("possessive", en="that location's"),
    *pronoun("whose_stat", ja="そのロケーションの"),
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        filter=node(Is, target=Slot("this")),
        ja="{this}をプレイするコストの支払いは{count:each}数だけ{each:number}{I}減る",
    ),
    phrase(
        "vp",
        GainPoints,
        who=Subject(),
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        ja="{count:per}{each:plural}つのロアを<得る>",
    ),
    # moving
    phrase("act", MoveTo, ja="{target:wo}コストを支払わずに{place:where}[<移動させる>|<移動する>]"),
    phrase(
        "act",
        MoveTo,
        target=Slot("this"),
        ja="{place:picked}を選び、[|そこに]{this}を[|そこに]コストを支払わずに<移動させる>",
    ),
    phrase("act", MoveTo, ja="{target:wo}{place:where}コストを支払わずに<移動する>"),
    phrase("act", MoveTo, ja="{target:up_to}コストを支払わずに{place:where}[<移動させる>|<移動する>]"),
    passing("up_to", "picked_upto", ja="{it}"),
    *(
        phrase(
            "act",
            MoveDamage,
            upto=upto,
            ja=f"{{source:select}}そのキャラクターからダメージ・カウンター{words}、選んだ{{target:picked}}に<移動する>",
        )
        for upto, words in ((True, "を{amount:number}つまで"), (False, "{amount:number}つを"))
    ),
    # instead
    made(
        "instead",
        lambda bindings: Heal(bindings["target"], bindings["n"]),  # type: ignore[arg-type]  # as the sorts have it
        lambda value: (
            {"target": value.target, "n": value.amount}
            if isinstance(value, Heal) and value.upto and isinstance(value.amount, int)
            else None
        ),
        ja="{target:unsaid}{n:number}ダメージまで取り除く",
        en="remove up to {n:number} damage{target:unsaid}",
    ),
    *pronoun("unsaid", ja="", en=""),
    # other words of the Japanese cards
    phrase(
        "vp",
        Discard,
        who=Subject(),
        amount=1,
        how="your_choice",
        filter=node(Not, part=node(Kind, name=Slot("name"))),
        ja="{name:kind_name}ではないあなたが選んだカード1枚を<捨てる>",
    ),
    phrase(
        "vp",
        Discard,
        who=Subject(),
        amount=1,
        how="your_choice",
        ja="あなたが選んだ{filter:card}1枚を<捨てる>",
    ),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="ready_step",
        ja="{duration}[あなたの|それのプレイヤーの|それらのプレイヤーの]ターンの始めにレディしない",
    ),
    phrase(
        "picked",
        Chosen,
        filter=node(AllOf, parts=(Slot("kinds"), Slot("state"))),
        ja="{state:state}、{kinds:mixed}",
        when=lambda bindings: isinstance(bindings["state"], In),
    ),
    phrase("picked_upto", Chosen, least=0, ja="{filter:np}を合計{most:number}つまで"),
    word(
        "cond",
        Compare(Count(AllOf((Kind("character"), Side(False), In("damaged")))), ">=", 1),
        ja="対戦相手のいずれかのキャラクターがダメージを<受けている>",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="いずれかの対戦相手の場に{filter:theirs}が<いる>",
        when=has_kind("filter", "character"),
    ),
    phrase("wo", Every, ja="{filter:np}全員を、", when=has_kind("filter", "character")),
    passing("sentence", "plain", ja="その後{it}", en="then {it}"),
)
