"""What you do: verbs in the imperative, with their objects."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo, PayInk, ToInkwell
from engine.games.lorcana.wording.nouns.filters import LEAVES, has_kind
from engine.games.lorcana.wording.places import Own
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import (
    Banish,
    Bound,
    Chosen,
    CountNow,
    DamageOn,
    Deal,
    Exert,
    Has,
    Heal,
    Kind,
    MoveDamage,
    PayLess,
    Per,
    PlayFree,
    PutDamage,
    Ready,
    StatOf,
    Tally,
    This,
    ToDeck,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, leaves, made, node, passing, phrase, plain, word

_N = Slot("n")


def _same_number(bindings: Bindings) -> object:
    return bindings["n"]


def _number(value: object) -> Bindings | None:
    return {"n": value} if isinstance(value, int) and value >= 0 else None


def _so_much_more(bindings: Bindings) -> object:
    number = bindings["n"]
    return -number if isinstance(number, int) else REFUSED


def _more(value: object) -> Bindings | None:
    return {"n": -value} if isinstance(value, int) and value < 0 else None


def _of_nobody_named(bindings: Bindings) -> bool:
    """A guard: "their" before the object would speak of somebody else than behind it."""
    amount = bindings["amount"]
    return not isinstance(amount, StatOf | DamageOn) or isinstance(plain(amount.target), This | Chosen)


def _by_own_stat(value: object) -> Bindings | None:
    match value:
        case Deal(Chosen() as target, StatOf(stat, whose)) if plain(whose) == This():
            return {"target": target, "stat": stat}
    return None


def _from_both() -> Parts:
    """A card out of the hand or the discard; how much it may cost can stand behind both."""

    def build(bindings: Bindings) -> object:
        has = [bindings["has"]] if "has" in bindings else []
        if not has and any(isinstance(leaf, Has) for leaf in leaves(bindings["kind"])):
            return REFUSED
        what = LEAVES.combined([*leaves(bindings["kind"]), *has])
        return REFUSED if what is REFUSED else PlayFree(what, zone="hand_or_discard")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, PlayFree) or value != PlayFree(value.what, zone="hand_or_discard"):
            return None
        has = [leaf for leaf in leaves(value.what) if isinstance(leaf, Has)]
        if not has:
            return {"kind": value.what}
        rest = LEAVES.combined([leaf for leaf in leaves(value.what) if leaf not in has])
        return {"kind": rest, "has": has[0]}

    return build, match


def _once_done(bindings: Bindings) -> bool:
    """A guard: a card that would go to the discard when it is done."""
    return has_kind("what", "action", "song")(bindings)


VERBS: tuple[Phrase, ...] = (
    # before the rows of pronouns, which would speak of this card as "it"
    phrase(
        "act",
        ToDeck,
        place="bottom",
        ja="{target:own_card}あなたのデッキの一番下に<置く>",
        en="put {target:own_card} on the bottom of your deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="top",
        ja="{target:own_card}あなたのデッキの一番上に<置く>",
        en="put {target:own_card} on [the |]top of your deck",
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:own_card}あなたのインクウェルに{exerted:facing}<置く>",
        en="put {target:own_card} into your inkwell{exerted:facing}",
    ),
    phrase("act", Banish, ja="{target:wo}<退場させる>", en="banish {target:object}"),
    phrase(
        "act",
        Exert,
        ja=("{target:wo}<エグザートする>", "{target:picked}を{E}<する>"),
        en=("exert {target:object}", "{E} {target:object}"),
    ),
    phrase("act", Ready, ja="{target:wo}<レディする>", en="ready {target:object}"),
    phrase("act", Ready, en="choose {target:object} and ready them"),
    phrase(
        "act",
        Deal,
        ja="{target:ni}{amount:number}ダメージを<与える>",
        en=(
            "deal {amount:number} damage [|each ]to {target:object}",
            "deal {amount:number} damage to {target:object} as well",
        ),
    ),
    phrase(
        "act",
        Deal,
        ja="{target:ni}{amount:each}数のダメージを<与える>",
        en=(
            "deal damage to {target:object} equal to {amount:equal}",
            "deal 1 damage to {target:object} {amount:each}",
        ),
    ),
    made(
        "act",
        lambda bindings: Deal(bindings["target"], StatOf(bindings["stat"], Own())),  # type: ignore[arg-type]  # settled later
        _by_own_stat,
        ja="これの{stat}と同じ数のダメージを、{target:ni}<与える>",
        en="deal damage equal to [their|his|her|its] {stat} to {target:object}",
    ),
    phrase("act", Deal, when=_of_nobody_named, en="deal damage equal to {amount:equal} to {target:object}"),
    phrase(
        "act",
        Deal,
        amount=node(StatOf, target=Bound("paid"), stat=Slot("stat")),
        ja="{target:ni}{E}したキャラクターの{stat}と同じ数のダメージを<与える>",
        en="deal damage equal to their {stat} to {target:object}",
    ),
    phrase(
        "act",
        Deal,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        ja="{count:per}{target:ni}{each:plural}ダメージを<与える>",
        en="deal {each:plural} damage to {target:object} {count:each}",
    ),
    phrase(
        "act",
        PutDamage,
        ja="{target:ni}ダメージ・カウンターを{amount:number}個<置く>",
        en=("put {amount:number} damage counter[s|] on {target:object}",),
    ),
    phrase("act", PutDamage, amount=1, en="put a damage counter on {target:object}"),
    phrase("act", MoveDamage, upto=False, amount=1, en="move a damage counter from {source:object} to {target:object}"),
    passing("from_whom", "picked", ja="{it}"),
    passing("from_whom", "this", ja="{it}"),
    *pronoun("from_whom", ja="そのキャラクター"),
    passing("to_whom", "picked", ja="{it}"),
    passing("to_whom", "this", ja="{it}"),
    *pronoun("to_whom", ja="そのキャラクター"),
    phrase(
        "act",
        Heal,
        ja="{target:kara}{amount:number}ダメージまで<取り除く>",
        en="remove up to {amount:number} damage from {target:object}",
    ),
    phrase(
        "act",
        Heal,
        upto=False,
        ja="{target:kara}{amount:number}ダメージを<取り除く>",
        en="remove {amount:number} damage [|each ]from {target:object}",
    ),
    phrase(
        "act",
        Heal,
        amount=None,
        upto=False,
        ja=("{target:kara}すべてのダメージを<取り除く>", "{target:kara}ダメージをすべて<取り除く>"),
        en="remove all damage from {target:object}",
    ),
    phrase(
        "act",
        MoveDamage,
        ja=(
            "{source:from_whom}から{target:to_whom}にダメージ・カウンターを{amount:number}個まで<移動する>",
            "{source:from_whom}からダメージ・カウンターを{amount:number}[個|つ]まで{target:to_whom}に<移動する>",
        ),
        en=(
            "move up to {amount:number} damage counter[s|] from {source:object} to {target:object}",
            "move up to {amount:number} damage from {source:object} to {target:object}",
        ),
    ),
    phrase(
        "act",
        MoveDamage,
        upto=False,
        ja="{source:from_whom}から{target:to_whom}にダメージ・カウンターを{amount:number}個<移動する>",
        en=(
            "move {amount:number} damage counter[s|] from {source:object} to {target:object}",
            "move {amount:number} damage from {source:object} to {target:object}",
        ),
    ),
    phrase(
        "act",
        MoveDamage,
        upto=False,
        amount=None,
        ja="{source:from_whom}から{target:to_whom}にすべてのダメージ・カウンターを<移動する>",
        en="move all damage [counters |]from {source:object} to {target:object}",
    ),
    # playing and paying
    passing("act", "playing", ja="{it~}", en="{it}"),
    phrase(
        "playing", PlayFree, ja="{what:played}1枚をコストを支払わずに<プレイする>", en="play {what:played} for free"
    ),
    phrase("playing", PlayFree, ja="{what:played}をコストを支払わずに<プレイする>"),
    phrase("playing", PlayFree, ja="[あなたの|]手札から{what:played}1[枚|体]をコストを支払わずに<プレイする>"),
    phrase(
        "playing",
        PlayFree,
        zone="discard",
        ja="[あなたの|]捨て札から{what:played}1枚をコストを支払わずに<プレイする>",
        en="play {what:played} from your discard for free",
    ),
    phrase(
        "act",
        PlayFree,
        zone="discard",
        to_bottom=True,
        when=_once_done,
        ja="[あなたの|]捨て札から{what:played}1枚をコストを支払わずにプレイし、その後それをデッキの一番下に<置く>",
        en=(
            (
                "play {what:played} from your discard for free, "
                "then put [it|that card] on the bottom of your deck[| instead of into your discard]"
            ),
            (
                "play {what:played} from your discard for free. "
                "^put [that card|it] on the bottom of your deck instead of into your discard"
            ),
        ),
    ),
    phrase(
        "playing",
        PlayFree,
        zone="hand_or_discard",
        when=lambda bindings: any(isinstance(leaf, Has) for leaf in leaves(bindings["what"])),
        en="play @{what:np} from your hand or discard for free",
    ),
    made(
        "playing",
        *_from_both(),
        ja=(
            "[あなたの|]手札か捨て札から{kind:np}1枚をコストを支払わずに<プレイする>",
            "[あなたの|]手札か捨て札から{has:has}{kind:np}1枚をコストを支払わずに<プレイする>",
        ),
        en=(
            "play @{kind:np} from your hand or discard for free",
            "play @{kind:np} from your hand or discard{has:has} for free",
        ),
    ),
    phrase("playing", PlayFree, ja="{what:free}コストを支払わずに<プレイする>", en="play {what:free} for free"),
    *pronoun("free", ja=("そのキャラクターを", "それを", ""), en=("it", "that character", "that card")),
    phrase("act", PayInk, ja="{amount:number}{I}を<支払う>", en="pay {amount:number} {I}"),
    phrase("act", CountNow, ja="{filter:field}を<数える>", en="count the number of {filter:fields}"),
    phrase(
        "said",
        PayLess,
        next=True,
        ja=(
            "このターン、あなたが次に{filter:np}をプレイするコストの支払いは{amount:ink_less}減る",
            "このターン、[次にあなたが|あなたが次に]プレイする{filter:np}のコストの支払いは{amount:ink_less}減る",
        ),
        en=(
            "you pay {amount:ink_less} less for the next {filter:np} you play this turn",
            "the next {filter:np} you play this turn costs {amount:ink_less} less",
        ),
    ),
    phrase("act", PayLess, next=True, en="pay {amount:ink_less} less for the next {filter:np} you play this turn"),
    made("ink_less", _same_number, _number, ja="{n:number}{I}", en="{n:number} {I}"),
    made("ink_more", _so_much_more, _more, ja="{n:number}{I}", en="{n:number} {I}"),
    phrase("ink_less", Tally, what="counted", ja="その数だけ{I}", en="that amount of {I}"),
    phrase(
        "act",
        MoveTo,
        ja="{target:wo}{place:where}コストを支払わずに<移動させる>",
        en="move {target:moved} {place:where}for free",
    ),
    passing("moved", "object", en="{it}"),
    phrase("moved", Chosen, en="@{filter:np}"),
    phrase("moved", Chosen, least=0, en="up to {most:number} {filter:np.s}"),
    word("where", This(), ja="ここに", en="here "),
    passing("where", "this", en="to {it} "),
    *pronoun("where", ja="そのロケーションに", en="to that location "),
    phrase("where", Chosen, en=("to @{filter:np} ", "to chosen {filter:np} ", "to one of your {filter:own.s} ")),
    phrase("where", Chosen, en=("to another {filter:another} ", "to another chosen {filter:another} ")),
    passing("where", "picked", ja="{it}に"),
    phrase("where", Chosen, filter=Kind("location"), ja="ロケーションに"),
)
