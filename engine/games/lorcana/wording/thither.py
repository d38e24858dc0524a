"""What is done at a place that is chosen, what moves from here, and what is done once a turn for nothing."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo
from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    At,
    Banish,
    Bound,
    Choose,
    Chosen,
    Deal,
    Every,
    Exert,
    Kind,
    Other,
    PlaceOf,
    Ready,
    Seq,
    Side,
    ToDo,
)
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, Slot, bare, leaves, made, node, phrase, plain
from engine.wording import pronoun as pointing

from .filters import HERE, LEAVES, joined
from .sentences import yours_to_cost, yours_to_do
from .terms import ANY_NUMBER

_N = Slot("n")
_A_PLACE = Choose(Chosen(Kind("location")))


def _at_chosen(verb: type[Banish | Deal | Exert | Ready], *more: str) -> Parts:
    """Something is done to all that are at a place which is chosen first; `more`: other fields of the verb."""

    def build(bindings: Bindings) -> object:
        filter_ = LEAVES.combined([*leaves(bindings["filter"]), At(Bound("chosen"))])
        if filter_ is REFUSED:
            return REFUSED
        fields = {name: bindings[name] for name in more}
        return Seq((_A_PLACE, verb(Every(filter_), **fields)), "and")  # type: ignore[arg-type]  # as sorts say

    def match(value: object) -> Bindings | None:
        match bare(value):
            case Seq((Choose() as choice, done), "and") if choice == _A_PLACE and type(done) is verb:
                if not isinstance(done.target, Every):
                    return None
                rest = [leaf for leaf in leaves(done.target.filter) if leaf != At(Bound("chosen"))]
                slots: Bindings = {"filter": LEAVES.combined(rest), **{name: getattr(done, name) for name in more}}
                return slots if build(slots) == bare(value) else None
        return None

    return build, match


def _several(bindings: Bindings) -> bool:
    """A guard: more than one moves."""
    target = plain(bindings["target"])
    if isinstance(target, Chosen):
        return target.most > 1
    return isinstance(target, Every) or (isinstance(target, It) and target.number == "many")


THITHER: tuple[Phrase, ...] = (
    # at a place that is chosen
    *(
        made(
            "plain",
            *_at_chosen(verb, *more),
            ja=f"ロケーション1つを選び、そこにいる{{filter:np}}全員{ja}",
            en=(f"{en} all {{filter:np.s}} at chosen location", f"{en} each {{filter:np}} at chosen location"),
        )
        for verb, ja, en, more in (
            (Banish, "を退場させる", "banish", ()),
            (Exert, "をエグザートする", "exert", ()),
            (Ready, "をレディする", "ready", ()),
            (Deal, "に{amount:number}ダメージを与える", "deal {amount:number} damage to", ("amount",)),
        )
    ),
    # once a turn, for nothing
    phrase(
        "ability_text",
        Activated,
        costs=(),
        once=True,
        when=yours_to_do,
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、{body:joined.te}もよい",
        en="[once during your turn|once per turn], you may {body:deed_list}",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(),
        once=True,
        body=node(ToDo, cost=Slot("cost"), body=Slot("then")),
        when=lambda bindings: isinstance(bindings["cost"], MoveTo | Ready) and yours_to_cost(bindings),
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、{cost:joined.te}もよい。[そうしたなら|そうした場合]、{then:chain}",
        en="[once during your turn|once per turn], you may {cost:deed}. ^if you do, {then:chain}",
    ),
    # from here
    made(
        "from_here",
        *joined(Side(True), HERE),
        ja="ここにいるあなたの{rest:np}1体を",
        en="one of your {rest:np.s} from [here|this location]",
    ),
    made("from_here", *joined(HERE), ja="ここにいる{rest:np}1体を", en="@{rest:np} from [here|this location]"),
    phrase(
        "act",
        MoveTo,
        target=node(Chosen, filter=Slot("filter")),
        ja="{filter:from_here}選び、コストを支払わずに{place:where}<移動させる>",
        en="move {filter:from_here} {place:where}for free",
    ),
    phrase(
        "where",
        Chosen,
        filter=AllOf((Kind("location"), Side(True), Other())),
        ja="あなたの他のロケーション1つに",
        en=("to another of your locations ", "to one of your other locations "),
    ),
    phrase(
        "where",
        PlaceOf,
        target=Slot("this"),
        ja="{this}がいるロケーションに",
        en="to the same location as {this} ",
    ),
    # the same one for several; of one that moves it is the one that was spoken of
    phrase("one_for_all", Chosen, filter=Kind("location"), ja="同じロケーションに", en="to the same location "),
    phrase("one_for_all", Chosen, filter=AllOf((Kind("location"), Side(True))), en="to the same location of yours "),
    pointing("where", It("one", ("location",), True), ja="同じロケーションに", en="to the same location "),
    phrase(
        "act",
        MoveTo,
        when=_several,
        ja=(
            "{target:wo}コストを支払わずに{place:one_for_all}[<移動させる>|<移動する>]",
            "{target:wo}{place:one_for_all}コストを支払わずに[<移動させる>|<移動する>]",
            "{target:up_to}コストを支払わずに{place:one_for_all}[<移動させる>|<移動する>]",
        ),
        en="move {target:moved} {place:one_for_all}for free",
    ),
    phrase(
        "act",
        MoveTo,
        when=lambda bindings: bindings["along"] is not None and not isinstance(bindings["along"], Chosen | Every),
        ja="{along:with_whom}と{target:picked}をコストを支払わずに{place:one_for_all}<移動させる>",
        en="move {along:object} and {target:moved} {place:one_for_all}for free",
    ),
    # those that were here
    *(phrase(sort, Every, filter=Slot("filter"), en="each {filter:had_here}") for sort in ("subj", "object")),
    made("had_here", *joined(Side(True), HERE), en="{rest:np} [you had|you have] here"),
    made("fields", *joined(Side(True), HERE), en="{rest:np.s} [you had|you have] here"),
    # several that move
    phrase("moved", Chosen, en="another {filter:another}"),
    phrase("moved", Chosen, least=0, most=1, en="up to 1 other {filter:another}"),
    phrase("moved", Chosen, least=0, en="up to {most:number} other {filter:another.s}"),
    phrase("moved", Chosen, least=0, en="up to {most:number} of your other {filter:own_other.s}"),
    phrase("moved", Chosen, least=0, most=ANY_NUMBER, en="any number of {filter:np.s}"),
    phrase("moved", Chosen, least=0, most=ANY_NUMBER, en="any number of other {filter:another.s}"),
    phrase("moved", Chosen, least=0, most=ANY_NUMBER, en="any number of your other {filter:own_other.s}"),
    phrase("moved", Chosen, least=_N, most=_N, en="{n:plural} {filter:np.s}"),
    phrase("moved", Chosen, least=_N, most=_N, en="{n:plural} other {filter:another.s}"),
)
