"""What is said of a card: gets, gains, can, can't. Read apart from its subject and put together in a clause."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.lorcana.wording.nouns.filters import here_too, where_here
from engine.games.lorcana.wording.places import Subject, swapped
from engine.games.lorcana.wording.terms import STATS
from engine.kernel.cards.tree import (
    Anything,
    Can,
    Cannot,
    CannotGain,
    Chosen,
    Every,
    Grant,
    GrantPer,
    Keyword,
    Kind,
    Lose,
    Modify,
    Per,
    Side,
    StatOf,
    This,
)
from engine.wording import REFUSED, Bindings, Many, Phrase, Slot, made, node, passing, phrase, word

_DONE_TO = (Modify, Grant, Lose, Cannot, CannotGain, Can)
_EACH = node(Per, each=Slot("each"), amount=Slot("count"))
_THE_SUBJECT = Subject()


def fill(bindings: Bindings) -> object:
    """The predicate with its subject."""
    return swapped(bindings["predicate"], _THE_SUBJECT, bindings["target"])


def lift(value: object) -> Bindings | None:
    """The subject and what is said of it."""
    if not isinstance(value, _DONE_TO):
        return None
    target = value.target
    fields = {name: getattr(value, name) for name in value.__struct_fields__} | {"target": _THE_SUBJECT}
    return {"target": target, "predicate": type(value)(**fields)}


def fill_for(bindings: Bindings) -> object:
    """The predicate with its subject and with the duration that stands before both."""
    value = fill(bindings)
    if not isinstance(value, _DONE_TO) or value.duration:
        return REFUSED
    return replace(value, duration=bindings["lasts"])


def lift_for(value: object) -> Bindings | None:
    """The subject, what is said of it, and the duration by itself."""
    if not isinstance(value, _DONE_TO) or not value.duration:
        return None
    said = lift(replace(value, duration=""))
    return said and said | {"lasts": value.duration}


def fill_here(bindings: Bindings) -> object:
    """All that match and are at this location."""
    target = here_too(bindings["target"])
    return REFUSED if target is REFUSED else fill(bindings | {"target": target})


def lift_here(value: object) -> Bindings | None:
    said = lift(value)
    target = where_here(said["target"]) if said else None
    return None if said is None or target is None else said | {"target": target}


def _certain(bindings: Bindings) -> bool:
    """A guard: some characters only, not any."""
    return bindings["filter"] not in (Anything(), Kind("character"))


def _numbered(bindings: Bindings) -> bool:
    """A guard: keywords of which one can have more."""
    abilities = bindings["abilities"]
    assert isinstance(abilities, tuple)
    return all(isinstance(one, Keyword) and one.name in ("challenger", "resist") for one in abilities)


PREDICATES: tuple[Phrase | Many, ...] = (
    phrase(
        "pred",
        Modify,
        target=_THE_SUBJECT,
        ja="{duration}{amount:plus}{stat}<される>",
        en="[|also ]<get> {amount:plus} {stat}{duration}",
    ),
    phrase(
        "pred",
        Modify,
        target=_THE_SUBJECT,
        amount=_EACH,
        ja="{duration}{count:each}数だけ{each:plus}{stat}<される>",
        en=("<get> {each:plus} {stat}{duration} {count:each}", "<get> {each:plus} {stat} {count:each}{duration}"),
    ),
    phrase(
        "pred",
        Modify,
        target=_THE_SUBJECT,
        amount=_EACH,
        ja=("{duration}{count:per}{each:plus}{stat}<される>", "{count:per}{duration}{each:plus}{stat}<される>"),
    ),
    *(
        phrase(
            "pred",
            Modify,
            target=_THE_SUBJECT,
            stat=stat,
            amount=node(Per, each=1, amount=Slot("count")),
            en=f"<get> +{icon} equal to {{count:equal}}{{duration}}",
        )
        for stat, icon in STATS.items()
    ),
    phrase(
        "pred",
        Grant,
        target=_THE_SUBJECT,
        ja="{duration}{abilities:granted}を<得る>",
        en="[|also ]<gain> {abilities:granted}{duration}",
    ),
    phrase(
        "pred",
        GrantPer,
        target=_THE_SUBJECT,
        when=_numbered,
        ja=(
            "{times:per}{duration}{abilities:granted}を<得る>",
            "{duration}{times:each}数だけ{abilities:granted}を<得る>",
        ),
        en="<gain> {abilities:granted} {times:each}{duration}",
    ),
    Many("granted", "grant", {"ja": ("と", "と"), "en": (", ", " and ")}),
    passing("grant", "keyword"),
    passing("grant", "ability", ja="「{it}」", en='"^{it}"'),
    phrase(
        "pred",
        Lose,
        target=_THE_SUBJECT,
        ja="{duration}{keywords:lost}を<失う>",
        en="<lose> {keywords:lost}{duration}",
    ),
    Many("lost", "keyword_name", {"ja": ("と", "と"), "en": (", ", " and ")}),
    phrase(
        "pred",
        CannotGain,
        target=_THE_SUBJECT,
        ja="{duration}{keywords:lost}を<得られない>",
        en="<can't> gain {keywords:lost}{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="take_damage",
        ja="{duration}ダメージを受けない",
        en=("<take> no damage{duration}", "<can't> be dealt damage{duration}"),
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="quest",
        ja="{duration}クエストできない",
        en="[<can't>|<don't>] quest{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="challenge",
        ja="{duration}チャレンジできない",
        en="<can't> challenge{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="ready",
        ja="{duration:readying}レディしない",
        en=("[<can't>|<don't>] ready{duration:readying}", "<can't> be readied{duration:readying}"),
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="sing",
        ja="{duration}歌を歌うために{E}できない",
        en=("<can't> [{E}|exert] to sing songs{duration}", "<can't> sing songs{duration}"),
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="take_challenge_damage",
        duration="challenge",
        ja="そのチャレンジによってダメージを受けない",
        en="<take> no damage from the challenge",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="take_challenge_damage",
        when=lambda bindings: bindings["duration"] != "challenge",
        ja="{duration}チャレンジ[によって|から]<ダメージを受けない>",
        en="<take> no damage from challenges{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="ready_step",
        ja="{duration}[あなたの|それのプレイヤーの|それらのプレイヤーの]ターン開始時にレディしない",
        en="[<don't>|<can't>] ready at the start of [your|their] turn[|s]{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="move",
        ja="{duration}ロケーションに移動できない",
        en="<can't> [move|be moved] to [locations|a location]{duration}",
    ),
    phrase(
        "pred",
        Modify,
        target=_THE_SUBJECT,
        stat="singing",
        ja=(
            "{duration}歌を歌う際にコスト{amount:plus}として扱う",
            "{duration}歌を歌う際にコストが{amount:plus}されているものとして扱う",
        ),
        en="<count> as having {amount:plus} cost to sing songs{duration}",
    ),
    phrase(
        "pred",
        Can,
        target=_THE_SUBJECT,
        deed="challenge_ready",
        ja="{duration}レディしているキャラクターにチャレンジできる",
        en="[<can>|<may>] [|also ]challenge ready characters{duration}",
    ),
    phrase(
        "pred",
        Can,
        target=_THE_SUBJECT,
        deed="challenge_ready",
        when=_certain,
        ja="{duration}レディしている{filter:np}にチャレンジできる",
        en="[<can>|<may>] [|also ]challenge ready {filter:np.s}{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="be_challenged",
        ja="{duration}チャレンジされない",
        en="<can't> be challenged{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_THE_SUBJECT,
        deed="be_challenged",
        when=lambda bindings: not isinstance(bindings["filter"], Anything),
        ja="{duration}{filter:np}[に|から]チャレンジされない",
        en="<can't> be challenged by {filter:np.s}{duration}",
    ),
    # with their subject
    phrase(
        "said",
        Modify,
        ja=(
            "{target:select}{duration}{amount:plus}{stat}<する>",
            "{target:select}{duration}それぞれを{amount:plus}{stat}<する>",
        ),
    ),
    phrase("said", Modify, amount=_EACH, ja="{target:select}{duration}{count:each}数だけ{each:plus}{stat}<する>"),
    phrase(
        "said",
        Modify,
        amount=_EACH,
        ja="{count:per}{target:topic}{duration}{each:plus}{stat}<される>",
        en="{count:each}, {target:subj} gets {each:plus} {stat}{duration}",
    ),
    phrase(
        "said",
        Modify,
        amount=node(
            Per, each=Slot("each"), amount=node(StatOf, stat=Slot("of"), target=node(Chosen, filter=Slot("filter")))
        ),
        ja="{filter:np}1体を選び、{target:named_topic}{duration}そのキャラクターの{of:stat}と同じ数だけ{each:plus}{stat}<される>",
    ),
    made(
        "said",
        fill,
        lift,
        ja=("{target:topic}{predicate:pred~}", "{target:topic}、{predicate:pred~}"),
        en=("{target:this} {predicate:pred.s}", "{target:subjs} {predicate:pred}", "{target:subj} {predicate:pred.s}"),
    ),
    made(
        "said",
        fill_for,
        lift_for,
        ja=(
            "{lasts}{target:named_topic}{predicate:pred~}",
            "{target:select}{lasts}そのキャラクターは{predicate:pred~}",
            "{target:select}{lasts}それらのキャラクターは{predicate:pred~}",
        ),
        en=("^{lasts:first}{target:subjs} {predicate:pred}", "^{lasts:first}{target:subj} {predicate:pred.s}"),
    ),
    made(
        "said",
        fill_for,
        lift_for,
        ja="{target:picked}を選ぶ。{lasts:as_long}そのキャラクターは{predicate:pred~}",
        en="choose {target:some_one}. ^{lasts:as_long}that character {predicate:pred.s}",
    ),
    phrase("some_one", Chosen, en="{filter:some}"),
    made(
        "as_long",
        lambda bindings: "while_in_play",
        lambda value: {"this": This()} if value == "while_in_play" else None,
        ja="{this}が場にある間、",
        en="while {this} is in play, ",
    ),
    passing("first", "as_long", en="{it}"),
    passing("lasts", "as_long", ja="{it}"),
    made(
        "duration",
        lambda bindings: "while_in_play",
        lambda value: {"this": This()} if value == "while_in_play" else None,
        ja="{this}が場にある間、",
        en=" while {this} is in play",
    ),
    word("first", "until_your_next_turn", en="until the start of your next turn, "),
    word("first", "turn", en=("this turn, ", "for the rest of this turn, ")),
    phrase(
        "said",
        Cannot,
        deed="be_challenged",
        ja="{filter:np}は{target:ni_all}チャレンジできない",
        en="{filter:np.s} can't challenge {target:object}",
    ),
    passing("ni_all", "this", ja="{it}に"),
    phrase("ni_all", Every, ja="{filter:np}に"),
    phrase(
        "said",
        Cannot,
        deed="be_chosen",
        filter=Side(False),
        ja="対戦相手は[能力や効果で|]{target:wo_all}選べない",
        en="[opponents|your opponents] can't choose {target:object} for abilities or effects",
    ),
    passing("wo_all", "this", ja="{it}を"),
    phrase("wo_all", Every, ja="{filter:np}を"),
    phrase(
        "said",
        Cannot,
        deed="play",
        target=Slot("who"),
        ja=(
            "{duration}{who:players}{filter:np}をプレイできない",
            "{who:players}{duration}{filter:np}をプレイできない",
            "{duration}{who:players}{filter:np_and}をプレイできない",
            "{who:players}{duration}{filter:np_and}をプレイできない",
        ),
        en="{who:players} can't play {filter:np.s}{duration}",
    ),
    phrase(
        "said",
        Cannot,
        deed="play",
        target=Slot("who"),
        ja="{who:player}{duration}{filter:np}をプレイできない",
        en="{who:player} can't play {filter:np.s}{duration}",
    ),
    phrase(
        "said",
        Cannot,
        deed="draw",
        target=Slot("who"),
        ja=("{duration}{who:players}カードを引けない", "{who:players}{duration}カードを引けない"),
        en="{who:players} can't draw cards{duration}",
    ),
)
