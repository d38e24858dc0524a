"""Words that other printings, players and card makers use for the game's own."""

from __future__ import annotations

from engine.wording import Synonym

from .terms import KEYWORDS, NUMBERED

_ENGLISH_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_JAPANESE_NUMBERS = "一二三四五六七八九"
_ALSO_WORDS = ("Support", "Alert", "Rush")
"""Keywords that are everyday words too."""
_COUNTERS = "枚|体|つ|個|人|回|ロア|ダメージ"


def _either(words: tuple[str, ...]) -> str:
    return "|".join(word for word in words if word)


_PLAIN_EN = _either(tuple(en for name, (_, en) in KEYWORDS.items()))
_PLAIN_JA = _either(tuple(ja for ja, _ in KEYWORDS.values()))
_SIGNED_EN = _either(tuple(en for _, en, sign in NUMBERED.values() if sign))
_SIGNED_JA = _either(tuple(ja for ja, _, sign in NUMBERED.values() if sign))
_BARE_EN = _either(tuple(en for _, en, sign in NUMBERED.values() if not sign))
_THING = "(?:character|item|location)"
_DONE = "(?:you may|each|draw|gain|deal|banish|exert|ready|return|remove|if you|put|choose|chosen|look|this)\\b"
"""How a sentence begins that says what is done."""
_ANY_EN = rf"(?:{_PLAIN_EN}|(?:{_SIGNED_EN}) \+\d+|(?:{_BARE_EN}) \d+)"
_ANY_JA = rf"(?:{_PLAIN_JA}|(?:{_SIGNED_JA})\+\d+|(?:変身|歌声)\d+)"


def _small(word: str) -> Synonym:
    """A keyword in small letters."""
    return Synonym(rf"(?<![\w]){word.lower()}(?![\w])", word)


ENGLISH: tuple[Synonym, ...] = (
    *(_small(en) for _, en in KEYWORDS.values() if en not in _ALSO_WORDS),
    *(
        Synonym(rf"\b(gains?|with|without|loses?) {en.lower()}\b", rf"\1 {en}")
        for _, en in KEYWORDS.values()
        if en in _ALSO_WORDS
    ),
    *(_small(en) for _, en, sign in NUMBERED.values() if sign),
    Synonym(rf"\b({_SIGNED_EN}) (?=\d)", r"\1 +"),
    Synonym(rf"\b({_BARE_EN}):? \+?(?=\d)", r"\1 "),
    Synonym(rf"(?m)^({_ANY_EN})(?:,|;| and) (?={_ANY_EN}(?:\.?$|,|;| and))", r"\1\n"),
    Synonym(rf"(?m)^({_ANY_EN})\.$", r"\1"),
    # numbers
    Synonym(r"\b([Dd]raws?|[Dd]iscards?) (?:one|1) card\b", r"\1 a card"),
    *(Synonym(rf"\b{word}(?= )", str(number)) for number, word in enumerate(_ENGLISH_NUMBERS, 2)),
    Synonym(r"\b([Gg]ains?|[Ll]oses?) (?:one|a) lore\b", r"\1 1 lore"),
    Synonym(r"\b([Uu]p to|[Dd]eals?|[Rr]emoves?|least) one\b", r"\1 1"),
    Synonym(r"(?<=[+\-]) (?=\d)", ""),
    Synonym(r"\b([Gg]ains?|[Ll]oses?) \+(?=\d+ lore\b)", r"\1 "),
    Synonym(r"\bdmg\b", "damage"),
    Synonym(r"(?<=[a-z0-9]) and then (?=[a-z])", ", then "),
    *(Synonym(rf"([a-z] ){word}(?=s?\b)", rf"\1{word.lower()}") for word in ("Song", "Character", "Item", "Action")),
    Synonym(r"\b[Aa]s long as\b", "while"),
    # a comma that is not there
    Synonym(rf"\b([Ww]hen(?:ever)? (?:you play this|this) {_THING}(?: quests| is banished)?) (?={_DONE})", r"\1, "),
    Synonym(rf"\b([Aa]t the (?:start|end) of your turn) (?={_DONE})", r"\1, "),
    Synonym(rf"(?m)^((?:While|If) [^,.]+?) (?=(?:he|she|it|this {_THING}) (?:gets|gains|can|can't)\b)", r"\1, "),
    Synonym(r"\b([Oo]nce per turn|[Oo]nce during your turn), when (?!you play this)", r"\1, whenever "),
    # what the card is and does
    Synonym(rf"\b([Ww])hen this ({_THING}) enters play\b", r"\1hen you play this \2"),
    Synonym(rf"\b({_THING}) dies\b", r"\1 is banished"),
    Synonym(rf"(?m)^This {_THING} has ({_ANY_EN})\.?$", r"\1"),
    Synonym(rf"\b({_THING}) has (?=[+-]\d)", r"\1 gets "),
    Synonym(rf"(?<=, )([Tt]his {_THING}) has (?={_ANY_EN}(?:\.| and\b|,))", r"\1 gains "),
    Synonym(rf"\b({_THING}s) have (?=[+-]\d)", r"\1 get "),
    Synonym(
        r"\b([Yy])ou can (?=play this|draw|gain|deal|banish|exert|ready|return|put|play|remove|move|choose|look)",
        r"\1ou may ",
    ),
    Synonym(r"(?m)^(?:Exert|Tap):", "{E} —"),
    Synonym(r"(\{[A-Z]\}|\d \{I\}):", r"\1 —"),
    *(
        Synonym(rf"(?<= — ){word}\b", word.capitalize())
        for word in ("draw", "gain", "deal", "banish", "exert", "ready")
    ),
    Synonym(rf"\b([Ii]f|[Ww]hile) you have (\d+ or more {_THING}s|an? {_THING}),", r"\1 you have \2 in play,"),
    Synonym(
        rf"\b[Cc]hoose an? ((?:opposing )?{_THING}) and (deal \d+ damage to|banish|exert|ready) (?:it|them)\b",
        r"\2 chosen \1",
    ),
    # whom
    Synonym(r"\b[Tt]arget (?=opponent|player)", "chosen "),
    Synonym(r"\bto (?:the )?owner's hand", "to their player's hand"),
    Synonym(r"\b[Aa] chosen\b", "chosen"),
    Synonym(r"\b[Tt]arget (?=(?:opposing |other |damaged |exerted |ready )*(?:character|item|location))", "chosen "),
    Synonym(r"\b[Cc]hosen enemy\b", "chosen opposing"),
    Synonym(r"\benemy (?=character|item|location)", "opposing "),
    Synonym(
        r"\b(?:[Yy]our )?[Oo]pponents' (?=(?:exerted |damaged |ready )?(?:characters|items|locations))", "opposing "
    ),
    Synonym(r"\b[Ee]ach opponent's (?=(?:exerted |damaged |ready )?(?:characters|items|locations))", "opposing "),
    Synonym(r"\bopponent's (?=(?:exerted |damaged |ready )?(?:character|item|location))", "opposing "),
    Synonym(r"\b(chosen|an|each) opposing (character|item|location) of an opponent\b", r"\1 opposing \2"),
    Synonym(r"\b(its|their) owner's\b", r"\1 player's"),
    Synonym(r"\btheir owners'", "their players'"),
    # where and when
    Synonym(r"\bdiscard pile", "discard"),
    Synonym(r"\b[Ii]nk well\b", "inkwell"),
    Synonym(r"\bface[ -]down\b", "facedown"),
    Synonym(r"\buntil (?:the )?end of (?:(?:the|this) )?turn\b", "this turn"),
    Synonym(r"\b([Aa])t the beginning of\b", r"\1t the start of"),
    Synonym(r"\bput (it|them|that card|those cards) in (your|their) hand\b", r"put \1 into \2 hand"),
    Synonym(r"\bin(?= your inkwell face)", "into"),
    # how
    Synonym(r"\bcannot\b|\bcan not\b", "can't"),
    Synonym(r"\bdo not\b", "don't"),
    Synonym(r"\bdoes not\b", "doesn't"),
    Synonym(r"\bis not\b", "isn't"),
    Synonym(r"\b[Tt]ap ", "exert "),
    Synonym(r"\b[Uu]ntap ", "ready "),
    Synonym(r"\b[Dd]estroy ", "banish "),
    Synonym(r"\b(\d+) [Ii]nk(?=,| —|$| to | less| more)", r"\1 {I}"),
    Synonym(r", If ", ", if "),
    Synonym(r"\b(if you have [^,.]* (?:here|in play|in your hand)) (?=gain |draw |deal )", r"\1, "),
    Synonym(r"\bbanishes a character in a challenge", "banishes another character in a challenge"),
)

JAPANESE: tuple[Synonym, ...] = (
    Synonym(rf"({_SIGNED_JA})(?=\d)", r"\1+"),
    Synonym(rf"(?m)^({_ANY_JA})[、,・/](?={_ANY_JA}(?:。?$|[、,・/]))", r"\1\n"),
    Synonym(rf"(?m)^({_ANY_JA})。$", r"\1"),
    *(Synonym(rf"{word}(?=(?:{_COUNTERS})(?!番))", str(number)) for number, word in enumerate(_JAPANESE_NUMBERS, 1)),
    Synonym("全て", "すべて"),
    Synonym("キャラ(?!クター)", "キャラクター"),
    Synonym("(?:このキャラクターが)(?:場に)?出た(?=とき|時)", "このキャラクターをプレイした"),
    Synonym("(とき|時|たび)(?=カード|ロア|\\d|あなた|対戦相手|各|キャラクター)", r"\1、"),
    Synonym("(キャラクター|アイテム|ロケーション)を(\\d+)(体|つ)選(?=び|ぶ)", r"\1\2\3を選"),
    Synonym("を選び(?=退場|エグザート|レディ)", "を選び、"),
    Synonym("枚ひ(?=く|き|い)", "枚引"),
    Synonym("枚引き、(\\d+)枚(?:選んで)?捨て", r"枚引き、カードを\1枚選んで捨て"),
    Synonym("(?m)^(?:タップ|エグザート):", "{E}:"),
    Synonym(rf"(?m)^このキャラクターは({_ANY_JA})を持つ。?$", r"\1"),
    Synonym("(?m)^自分の(?=(?:キャラクター|アイテム)(?:全員)?を)", "あなたの"),
    Synonym("又は", "または"),
    Synonym("(?m)^このキャラクターは([^、。]*?にチャレンジしている間)、(?!こ)", r"このキャラクターが\1、これは"),
    Synonym("捨て札をすべてデッキに", "捨て札をデッキに"),
    Synonym("(?<=コストを支払わずにロケーションに移動)して(?=もよい)", "させて"),
    Synonym("にあるカードの数が(あなた)の(?:インクウェル|手札|捨て札)より", r"のカードが\1より"),
    Synonym("(?m)^このキャラクターは、(?=.*チャレンジできる)", "このキャラクターは"),
    Synonym("コストの支払いは、(?=.*数だけ\\{I\\}減る)", "コストの支払いは"),
    Synonym("(?<=数だけ)\\{I\\}減る", "1{I}減る"),
    Synonym("カードの名前を1つ(?:宣言|選択|指定)(?=し|する)", "カードの名前1つを指定"),
    Synonym("宣言した(?=名前)", "指定した"),
    Synonym("出来(?=る|ない)", "でき"),
    Synonym("エグザートして場に出", "エグザートで場に出"),
    Synonym("上から(\\d+)枚のカードを", r"上からカードを\1枚"),
    Synonym("カード(\\d+)枚を公開し[て、]*手札に加え", r"カードを\1枚公開し手札に加え"),
    Synonym("手札からカードを(\\d+)枚選(?:び|んで)、(?=インクウェル|(?:あなたの)?デッキ)", r"手札からカード\1枚を"),
    Synonym("次の自分のターン", "自分の次のターン"),
    Synonym("キャラクターすべて(?=は|を|が)", "キャラクター全員"),
    Synonym("が1体もいない", "がいない"),
    Synonym("が1つもない", "がない"),
    Synonym("枚の間、", "枚である間、"),
    Synonym("デッキの一番下に好きな順番で置", "好きな順番でデッキの一番下に置"),
    Synonym("(?<=がいる|がある)かぎり、", "間、"),
    Synonym("(\\{[SWL]\\})が(\\d+)(以[上下])の", r"\2\1\3の"),
    Synonym("捨札", "捨て札"),
    # on what condition, and when
    Synonym("の?場合は?、", "なら、"),
    Synonym("であれば、", "なら、"),
    Synonym("(い|あ)れば、", r"\1るなら、"),
    Synonym("ければ、", "いなら、"),
    Synonym("そうしたら、", "そうしたなら、"),
    Synonym("(?:した|する)(?:とき|時)はいつでも、", "するたび、"),
    Synonym("このキャラクターが(クエスト|チャレンジ)した(?:とき|時)、", r"このキャラクターが\1するたび、"),
    Synonym("ターン(開始|終了)時に、", r"ターン\1時、"),
    Synonym(
        "(?m)(^|、)(このキャラクター|(?:あなた|対戦相手)の[^、がを]*)が(このターン中?に)(?=[^、]*て(?:いな|い))",
        r"\1\3\2が",
    ),
    Synonym("(?m)(^|、)(このターン中?に)(あなた|対戦相手)が(?=[^、]*てい)", r"\1\3が\2"),
    Synonym("(?<=プレイして)いない(?=なら|間)", "いなかった"),
    Synonym(
        "(このキャラクターが(?:チャレンジ中に|チャレンジで)他のキャラクター(?:1体)?を退場させ)た(?:とき|時)、",
        r"\1るたび、",
    ),
    Synonym("ターンの間(?=[^、にのクチ])", "ターンの間、"),
    # what is paid for what
    Synonym(
        "(?m)(^|、)あなたがプレイする([^、。次最]*?)のコストの支払いは", r"\1あなたが\2をプレイするコストの支払いは"
    ),
    Synonym("(?m)(^|、)あなたの([^、。場]*?)をプレイするコスト", r"\1あなたが\2をプレイするコスト"),
    # whose, and where
    Synonym("あなたの場(?:の|にいる|にある)(?=(?:(?!につき)[^、。「])*[体つ](?:を|に(?!つき)|から|は))", "あなたの"),
    Synonym(
        "(?<!自分の)(キャラクター|アイテム|ロケーション)(\\d+)(体|つ)は(?=このターン|あなたの次の)",
        r"\1\2\3を選び、そのキャラクターは",
    ),
    Synonym("(自分の[^、。]*1体)を選び、そのキャラクターを(?=手札に戻|退場|エグザート|レディ|デッキの)", r"\1を選び、"),
    Synonym("手札のカード(\\d+)枚を", r"手札からカード\1枚を"),
    Synonym("裏向きで(この(?:キャラクター|カード|アイテム|ロケーション)の下に)置", r"\1裏向きで置"),
    Synonym("デッキの一番上に好きな順番で置", "好きな順番でデッキの一番上に置"),
    # how many, and of what
    Synonym("好きな枚数のカードを選んで(?=捨て)", "カードを好きな枚数選んで"),
    Synonym("すべてのカードを(?=レディ|エグザート)", "カードをすべて"),
    Synonym("キャラクターか(アイテム|ロケーション)1つ", r"キャラクター1体か\g<1>1つ"),
    Synonym(
        "(\\d+)(体|つ)の((?:[^、。をにがはから]*・)?(?:キャラクター|アイテム|ロケーション))(?=を|に|が|は|から)",
        r"\3\1\2",
    ),
    Synonym("(\\d+)枚カードを引", r"カードを\1枚引"),
    Synonym("手札から(\\d+)枚選んで捨て", r"手札からカードを\1枚選んで捨て"),
    Synonym("その後(\\d+)枚(?:選んで)?捨て", r"その後カードを\1枚選んで捨て"),
    Synonym("それぞれ手札に戻", "それぞれのプレイヤーの手札に戻"),
    Synonym("カード以外のカード", "以外のカード"),
    Synonym("(捨て札|手札|インクウェル)から、(?!コスト)", r"\1から"),
    Synonym("ダメージを負って(?=い[るな])", "ダメージを受けて"),
    Synonym("ダメージを(\\d+)[つ点個](まで)?(?=[^。]*移動)", r"ダメージ・カウンターを\1個\2"),
    Synonym("(?<!対戦)相手(?=の|は|が|全|1人)", "対戦相手"),
    Synonym("裏向きにして", "裏向きで"),
    Synonym("ことで、", "ことで"),
    Synonym("(?<=、)その後、", "その後"),
    Synonym("プレイするコストは、?", "プレイするコストの支払いは"),
    Synonym("このキャラクター以外の(?=キャラクター)", "他の"),
    Synonym("このキャラクター以外のあなたの", "あなたの他の"),
    Synonym("裏向きで?(?:かつ)?エグザート(?:した)?状態で", "エグザートかつ裏向きで"),
    Synonym("次の(?:あなた|自分)のターンの(始め|終わり)まで", r"あなたの次のターンの\1まで"),
    Synonym("あなたの次のターンの(?:開始時|最初)まで", "あなたの次のターンの始めまで"),
    Synonym("(?:この)?ターン(?:の)?終了(?:時)?まで、", "このターン、"),
    Synonym("(?<!次の)ターンの(?:最初|開始時|始め)に、", "ターン開始時、"),
    Synonym("ターンの(?:最後|終了時|終わり)に、", "ターン終了時、"),
    Synonym("カード(\\d+)枚を引(?=く|き|い)", r"カードを\1枚引"),
    Synonym("ロアを(\\d+)(?=得|失)", r"ロアを\1つ"),
    Synonym("(\\d+)ロアを(?=得|失)", r"ロアを\1つ"),
    Synonym("(\\d+)点の?ダメージ", r"\1ダメージ"),
    Synonym("ダメージを(\\d+)(?:点|つ)?(?=与え)", r"\1ダメージを"),
    Synonym("(?<!各ターン、)(あなた|対戦相手)が(?=\\d+枚目の[^、]*(?:プレイする|引く)たび)", r"各ターン、\1が"),
    Synonym("(?<=支払わずに)他の(?=ロケーションに移動)", "別の"),
)

SYNONYMS = {"en": ENGLISH, "ja": JAPANESE}
