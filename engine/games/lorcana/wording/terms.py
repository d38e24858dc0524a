"""Words for single things: card types, classes, ink, keywords, stats, places and states."""

from __future__ import annotations

from itertools import combinations, permutations

from engine.games.lorcana.wording.referents.naming import UNCHOSEN
from engine.kernel.cards.tree import (
    AnyOf,
    Anything,
    At,
    Class,
    Color,
    Every,
    In,
    Keyword,
    Kind,
    Named,
    Not,
    Other,
    Side,
    This,
    With,
)
from engine.wording import It, Many, Phrase, ReadingContext, Slot, Token, called, node, numbers, passing, phrase, word
from engine.wording import pronoun as pointing

from .names import NAMES

KINDS = {
    "character": "キャラクター",
    "action": "アクション",
    "song": "歌",
    "item": "アイテム",
    "location": "ロケーション",
}
# Japanese words only where they are known; a class without one is refused in Japanese, never guessed. A keyword that
# has only been printed in English keeps its English word.
CLASSES = {
    "storyborn": ("ストーリーボーン", "Storyborn"),
    "dreamborn": ("ドリームボーン", "Dreamborn"),
    "floodborn": ("フラッドボーン", "Floodborn"),
    "hero": ("ヒーロー", "Hero"),
    "villain": ("ヴィランズ", "Villain"),
    "princess": ("プリンセス", "Princess"),
    "prince": ("プリンス", "Prince"),
    "ally": ("仲間", "Ally"),
    "king": ("王様", "King"),
    "queen": ("女王", "Queen"),
    "deity": ("神格", "Deity"),
    "alien": ("エイリアン", "Alien"),
    "broom": ("ほうき", "Broom"),
    "sorcerer": ("魔法使い", "Sorcerer"),
    "mentor": ("導き手", "Mentor"),
    "musketeer": ("銃士", "Musketeer"),
    "pirate": ("海賊", "Pirate"),
    "captain": ("キャプテン", "Captain"),
    "inventor": ("発明家", "Inventor"),
    "detective": ("探偵", "Detective"),
    "dragon": ("ドラゴン", "Dragon"),
    "fairy": ("妖精", "Fairy"),
    "tigger": ("ティガー", "Tigger"),
    "seven_dwarfs": ("7人のこびと", "Seven Dwarfs"),
    "knight": ("騎士", "Knight"),
    "hunny": ("ハニー", "Hunny"),
    "hyena": ("ハイエナ", "Hyena"),
    "titan": ("タイタン", "Titan"),
    "madrigal": ("マドリガル", "Madrigal"),
    "racer": ("レーサー", "Racer"),
    "robot": ("ロボット", "Robot"),
    "gargoyle": ("ガーゴイル", "Gargoyle"),
    "puppy": ("", "Puppy"),
    "entangled": ("", "Entangled"),
    "illusion": ("", "Illusion"),
    "toy": ("", "Toy"),
    "monster": ("モンスター", "Monster"),
    "ghost": ("", "Ghost"),
    "super": ("", "Super"),
    "vehicle": ("", "Vehicle"),
    "whisper": ("", "Whisper"),
}
INKS = {
    "amber": ("アンバー", "Amber"),
    "amethyst": ("アメジスト", "Amethyst"),
    "emerald": ("エメラルド", "Emerald"),
    "ruby": ("ルビー", "Ruby"),
    "sapphire": ("サファイア", "Sapphire"),
    "steel": ("スティール", "Steel"),
}
KEYWORDS = {
    "alert": ("Alert", "Alert"),
    "bodyguard": ("護衛", "Bodyguard"),
    "evasive": ("回避", "Evasive"),
    "reckless": ("暴勇", "Reckless"),
    "rush": ("突進", "Rush"),
    "support": ("支援", "Support"),
    "vanish": ("Vanish", "Vanish"),
    "ward": ("魔除", "Ward"),
}
NUMBERED = {
    "challenger": ("果敢", "Challenger", "+"),
    "resist": ("耐久", "Resist", "+"),
    "shift": ("変身", "Shift", ""),
    "singer": ("歌声", "Singer", ""),
    "sing_together": ("合唱", "Sing Together", ""),
}
STATS = {"strength": "{S}", "willpower": "{W}", "lore": "{L}"}
STAT_WORDS = {"strength": "攻撃力", "willpower": "意志力", "lore": "ロア値"}
STATES: dict[str, tuple[str | tuple[str, ...], str]] = {
    "damaged": ("ダメージを受けている", "damaged"),
    "undamaged": (("1ダメージも受けていない", "ダメージを受けていない"), "undamaged"),
    "exerted": (("エグザートしている", "レディしていない"), "exerted"),
    "ready": (("レディしている", "エグザートしていない"), "ready"),
}
DURATIONS = {
    "": ("", ""),
    "turn": ("このターン[、|中、|]", "[ this turn| for the rest of this turn]"),
    "until_your_next_turn": ("あなたの次のターンの始めまで、", " until the start of your next turn"),
    "through_your_next_turn": ("あなたの次のターンの終わりまで、", " until the end of your next turn"),
    "their_next_turn": ("[それの|それらの|その]プレイヤーの次のターンの間、", " during [their|its] next turn"),
}
OWN_NEXT_TURN = "自分の次のターンの間、"
NEXT_READY = {
    "their_next_ready": (
        "[それの|それらの|その]プレイヤーの次のターンの始めに",
        " at the start of [their|its] next turn",
    ),
}

# --- classes that the card pool brings along (ruling R-LOR-13)


def _pool_class(language: str) -> Token:
    known = {words[language == "en"] for words in CLASSES.values()}

    def read(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
        return [
            (name, at + len(word))
            for word, name in context.classes.get(language, {}).items()
            if word not in known and text.startswith(word, at)
        ]

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        words = context.classes.get(language, {})
        return tuple(word for word, name in words.items() if name == value and word not in known)

    return Token("pool_class", language, read, write)


# --- this card

_THIS = {
    "ja": tuple("この" + KINDS[kind] for kind in ("character", "item", "location")),
    "en": ("this character", "this item", "this location"),
}


def _own_names(language: str, kind: str) -> tuple[str, ...]:
    """What a card of this kind calls itself."""
    own = KINDS.get(kind, "") if language == "ja" else kind
    return tuple(name for name in _THIS[language] if own and name.endswith(own)) or _THIS[language]


def _quoted(before: str) -> bool:
    """Whether what follows is another card's text."""
    return before.count('"') % 2 == 1 or before.count("「") > before.count("」")


def _this(language: str) -> Token:
    def read(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
        here = text[at : at + 14].lower()
        fits = _THIS[language] if _quoted(text[:at]) else _own_names(language, context.kind)
        return [(This(), at + len(name)) for name in fits if here.startswith(name)]

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        if not isinstance(value, This):
            return ()
        own = KINDS.get(context.kind, "") if language == "ja" else context.kind
        return called(sorted(_THIS[language], key=lambda name: not (own and name.endswith(own))), language)

    return Token("this", language, read, write, frozenset("このtT"))


# --- the table


def _listed(kinds: tuple[str, ...], joint: str, ending: str | None = None) -> str:
    *front, last = (f"<{kind}>" if ending is None else kind + ending for kind in kinds)
    return f"{', '.join(front)}{',' if len(front) > 1 else ''} {joint} {last}"


SOMEWHERE = Every(Kind("location"))
_TWO_KEYWORDS = (node(With, keyword=Slot("a")), node(With, keyword=Slot("b")))
_TWO_NAMES = (node(Named, name=Slot("a")), node(Named, name=Slot("b")))
MIXES = tuple(mix for size in (2, 3) for mix in combinations(("character", "item", "location"), size))
"""Card types that one selection speaks of together; a text may name them in any order."""
_MIXED = (*MIXES, ("action", "item"), ("action", "character"), ("action", "location"))
ANY_NUMBER = 999
"""So many of what is chosen as a player likes."""
_JOINTS = ("か", "または")

TERMS: tuple[Phrase | Token | Many, ...] = (
    *numbers(("ja", "en")),
    *NAMES,
    _this("ja"),
    _this("en"),
    *(word("kind", Kind(kind), ja=ja, en=f"<{kind}>") for kind, ja in KINDS.items()),
    *(
        word(
            "kind",
            AnyOf(tuple(map(Kind, mix))),
            ja=tuple(
                joint.join(KINDS[kind] for kind in order)
                for order in permutations(mix)
                for joint in (*_JOINTS, *(("・カードか",) if "action" in mix else ()))
            ),
            en=tuple(_listed(order, joint) for order in permutations(mix) for joint in ("or", "and/or")),
        )
        for mix in _MIXED
    ),
    # of several cards "and" is either; of one card it would be two
    *(
        word(
            sort,
            AnyOf(tuple(map(Kind, mix))),
            ja=tuple("と".join(KINDS[kind] for kind in order) for order in permutations(mix)) if not ending else (),
            en=tuple(_listed(order, "and", ending) for order in permutations(mix)),
        )
        for mix in _MIXED
        for sort, ending in (("kind.s", "s"), ("kind_and", ""))
    ),
    *(word("class_name", name, ja=ja or (), en=f"<{en}>") for name, (ja, en) in CLASSES.items()),
    _pool_class("ja"),
    _pool_class("en"),
    passing("class_name", "pool_class"),
    *(word("kind_name", kind, ja=ja, en=kind) for kind, ja in KINDS.items()),
    phrase("single_class", Class, ja="{name:class_name}", en="{name:class_name}"),
    Many("classes", "single_class", {"ja": ("/", "/"), "en": (", ", ", and ")}, least=2),
    Many("both_classes", "single_class", {"en": (", ", " and ")}, least=2),
    Many("either_class", "single_class", {"en": (", ", " or ")}, least=2),
    phrase("class", Class, ja="{name:class_name}・", en="{name:class_name} "),
    phrase(
        "class",
        AnyOf,
        ja="{parts:classes}・",
        en=("{parts:classes} ", "{parts:either_class} "),
    ),
    passing("class.s", "class", en="{it}"),
    phrase("class.s", AnyOf, en="{parts:both_classes} "),
    *(word("ink", Color(name), ja=f"{ja}の", en=f"{en} ") for name, (ja, en) in INKS.items()),
    *(word("keyword_name", name, ja=ja or (), en=en) for name, (ja, en) in KEYWORDS.items()),
    *(word("keyword_name", name, ja=ja, en=en) for name, (ja, en, _) in NUMBERED.items()),
    word("keyword_name", "boost", ja="Boost", en="Boost"),
    *(phrase("keyword", Keyword, name=name, ja=ja or (), en=en) for name, (ja, en) in KEYWORDS.items()),
    *(
        phrase("keyword", Keyword, name=name, ja=ja + sign + "{value:number}", en=f"{en} {sign}" + "{value:number}")
        for name, (ja, en, sign) in NUMBERED.items()
        if name != "shift"
    ),
    phrase("keyword", Keyword, name="shift", ja="変身{value:number}", en="Shift {value:number}[| {I}]"),
    phrase(
        "keyword",
        Keyword,
        name="shift",
        when=lambda bindings: bindings["onto"] is not None,
        ja="{onto:below}変身{value:number}",
        en="{onto:below} Shift {value:number}[| {I}]",
    ),
    passing("below", "single_class"),
    word("below", Anything(), ja="Universal", en="Universal"),
    phrase("with", With, ja="{keyword:keyword_name}を持つ", en=" with {keyword:keyword_name}"),
    phrase(
        "with",
        Not,
        part=node(With, keyword=Slot("keyword")),
        ja="{keyword:keyword_name}を持たない",
        en=" without {keyword:keyword_name}",
    ),
    phrase(
        "with",
        AnyOf,
        parts=_TWO_KEYWORDS,
        ja="{a:keyword_name}か{b:keyword_name}を持つ",
        en=" with {a:keyword_name} or {b:keyword_name}",
    ),
    phrase("named", Named, ja="《{name}》という名前の", en=" named {name}"),
    phrase(
        "named", Not, part=node(Named, name=Slot("name")), ja="《{name}》という名前ではない", en=" not named {name}"
    ),
    phrase(
        "named", AnyOf, parts=_TWO_NAMES, ja="《{a:name}》か《{b:name}》という名前の", en=" named {a:name} or {b:name}"
    ),
    phrase("one_name", Named, ja="《{name}》", en="{name}"),
    Many("three_names", "one_name", {"ja": ("か", "か"), "en": (", ", ", or ")}, least=3),
    phrase("named", AnyOf, ja="{parts:three_names}という名前の", en=" named {parts:three_names}"),
    passing("named.s", "named", en="{it}"),
    phrase("named.s", AnyOf, parts=_TWO_NAMES, en=" named {a:name} and {b:name}"),
    phrase("named_and", AnyOf, parts=_TWO_NAMES, ja="《{a:name}》と《{b:name}》という名前の"),
    *(phrase("state", In, state=name, ja=ja, en=f"{en} ") for name, (ja, en) in STATES.items()),
    word("was", In("challenged_this_turn"), ja="このターンにチャレンジされた", en=" who was challenged this turn"),
    word("was", In("undamaged"), en=(" with no damage", " who has no damage")),
    word("was", In("damaged"), en=(" with damage", " who has damage", " that has damage")),
    passing("being", "state", ja="{it}"),
    passing("being", "was", ja="{it}"),
    phrase("at", At, target=This(), ja="ここにいる", en=" here"),
    phrase("at", At, target=This(), en=" at the same location as [this character|him|her|them]"),
    phrase("at", At, target=This(), ja="ここにいた", en=" [that was|who was|that were|who were] here"),
    phrase("at", At, target=SOMEWHERE, ja="ロケーションにいる", en=" at [a location|locations]"),
    phrase("at", At, ja="{target:that_place}にいる", en=" at {target:that_place}"),
    pointing("that_place", It("one", ("location",), True), ja="そのロケーション", en="that location"),
    word("opposing", Side(False), ja="対戦相手の", en="opposing "),
    word("yours", Side(True), ja="あなたの", en=" of yours"),
    passing("side", "opposing"),
    passing("side", "yours"),
    word("unchosen", UNCHOSEN, en=" [that|who] [wasn't|weren't] chosen[ this way|]"),
    word("other", UNCHOSEN, ja="この方法で選ばれていない"),
    word("other", Other(), ja=("他の", "その2体以外の")),
    *(word("stat", name, ja=(icon, STAT_WORDS[name]), en=(icon, name)) for name, icon in STATS.items()),
    *(word("duration", name, ja=ja, en=en) for name, (ja, en) in DURATIONS.items()),
    *(word("lasts", name, ja=ja.replace("|]", "]"), en=en) for name, (ja, en) in DURATIONS.items() if name),
    word("duration", "their_next_turn", ja=OWN_NEXT_TURN),
    word("readying", "their_next_ready", ja="次のターンの始めに"),
    passing("readying", "duration"),
    *(word("readying", name, ja=ja, en=en) for name, (ja, en) in NEXT_READY.items()),
    word("ordinal", 2, ja="2枚目", en="second"),
    word("ordinal", 3, ja="3枚目", en="third"),
    word("facing", False, ja="裏向きで", en=(" facedown", ", facedown")),
    word(
        "facing",
        True,
        ja=("エグザートかつ裏向きで", "裏向きかつエグザートで"),
        en=(" facedown and exerted", ", facedown and exerted"),
    ),
)
