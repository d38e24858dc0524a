"""Moving to a location: who moves, where to, from here, along with another one."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo
from engine.games.lorcana.wording.nouns.filters import HERE, joined
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import AllOf, Chosen, Every, Kind, Other, PlaceOf, Side, This
from engine.wording import Bindings, It, Phrase, Slot, made, node, passing, phrase, plain, word
from engine.wording import pronoun as pointing

_N = Slot("n")


def _several(bindings: Bindings) -> bool:
    """A guard: more than one moves."""
    target = plain(bindings["target"])
    if isinstance(target, Chosen):
        return target.most > 1
    return isinstance(target, Every) or (isinstance(target, It) and target.number == "many")


MOVING_TO: tuple[Phrase, ...] = (
    # moved for free
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
    # moved along
    phrase(
        "act",
        MoveTo,
        when=lambda bindings: bindings["along"] is not None and not isinstance(bindings["along"], Chosen | Every),
        ja="{along:with_whom}と{target:picked}をコストを支払わずに{place:where}<移動させる>",
        en="move {along:object} and {target:moved} {place:where}for free",
    ),
    word("with_whom", This(), ja="これ"),
    passing("with_whom", "this"),
    *pronoun("with_whom", ja=("それ", "そのキャラクター")),
    # who moves
    made("one_moved", *joined(Side(True)), en=("{rest:np.s}", "your {rest:np.s}")),
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
