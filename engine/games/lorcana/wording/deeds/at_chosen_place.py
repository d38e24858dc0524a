"""What is done to all that are at a location which is chosen."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import At, Banish, Bound, Choose, Chosen, Deal, Every, Exert, Kind, Ready, Seq
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, leaves, made

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


AT_CHOSEN_PLACE: tuple[Phrase, ...] = (
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
)
