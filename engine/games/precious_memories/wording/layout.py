"""How a printed text lies on a card: keywords, boxes and sentences in a row, each ability a line of its own here.

Where no line is broken, an ability begins at a keyword, at a box of times, at a level, and at a sentence that says when
something happens or what holds as long as the card is there; any other sentence goes on with the one before it. A note
in round brackets says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.games.precious_memories.wording.respelt.clauses import CLAUSES
from engine.games.precious_memories.wording.respelt.restrictions import RESTRICTIONS
from engine.games.precious_memories.wording.respelt.signs import SIGNS
from engine.games.precious_memories.wording.respelt.table import rewritten
from engine.games.precious_memories.wording.respelt.whose import WHOSE
from engine.wording import ENGLISH, JAPANESE, Language, PrintedAbility, normalise

_OLD_COST = re.compile(r"(\](?::)?(?:《[^》]*》)+):(?!「)")
_OLD_BOX, _OLD_NUMBER = re.compile(r"\](?=《)"), re.compile(r"〔(天然|魔力)\((\d+)\)〕")
"""How boxes, and numbers of keywords, are printed on the oldest cards."""
OPENING, CLOSING = "「『〔【《([", "」』〕】》)]"
_SPACED = re.compile(r"(?<=[〕】》\]▶:]) +| +(?=[〔【《\[▶])")
_KEYWORD = re.compile(r"〔[^〔〕]*(?:〔[^〔〕]*〕[^〔〕]*)*〕(?![をとさでしのがにはもか、])(?:▶|:(?=「)|:▶)?")
_LASTS = re.compile(r"ターン終了時まで|退場判定終了時まで|このターン|次の|終了時に")
_RULE = re.compile(
    r"(?:を得る|妨害されない|できない|無効になる|無効にする|場に出る|扱う|退場しない|ならない|使用できない|プレイできる|登場できる"
    r"|含まれない|受けない|入れることができる|休息状態になる|しなければならない|取り除く|取り除くことができる|参加することができる|アプローチできる"
    r"|出すことができない|登場させることができる|活動状態になる|2点になる)$"
)
_TOPIC = re.compile(
    r"^(?:〔POP〕された)?(?:自分の|相手の)?(?:ターンの間、|メインフェイズの間、|アプローチフェイズの間、)?(?:このカード(?:は|を|の|が|より)|自分|相手|全て|カードの効果で|メインエリア|サポートエリア|キャラ|「|【|『"
    r"|\+|-|このカード以外|(?:使用コスト|AP|DP)が[^、。]*は、)"
)
_WHEN = re.compile(
    r"^(?!(?:その|この効果|このターン|次の|ターン終了時|指定[しさ]))"
    r"(?:.*?(?:[がに]|のアプローチで).*?(?:た場合|るごとに|たとき)|[^、]*?(?:フェイズ|ターン)(?:開始|終了)時に)、?"
)
_INSTEAD = re.compile(
    r"^このカード[はが]、?(?:退場する|場から離れる)場合、|^(?:このカード|自分の|相手の)[^、。]*が、?アプローチでポイントを与える場合、代わりに"
)
_HABIT = re.compile(
    r"^このカードは、(?:ターン終了時に[^、]*る。?$|[^、はがに]{1,8}(?:に参加)?(?:[しれ]た場合|[すれ]るごとに)、)"
)
_WHEN_PLAYED = "このカードをプレイする場合、以下から1つ選択する。・["
"""Before a list of texts one of which is chosen as the card is played: each is a text of its own."""
_ECHO = re.compile(r"^(?!このカードに|[^、。]*のアプローチで)[^がはに、「]*(?:を|に)?[^がは、「]*た場合、")
_OF_BEFORE = re.compile(r"^(?:捨て札に|表に|ゲームから取り除い|場に出)し?た(?:カード|キャラ)?の?中[にか]")
"""What speaks of those to whom the sentence before has done something."""
_STATE = re.compile(r"(?:ている|いる|ある|いない|持つ|状態の|枚以上の)場合、|ターンの間、|フェイズの間、")


_OF_JUDGEMENTS = re.compile(r"^このカード|の退場判定(?:によって|で)")
"""Who exits in anybody's judgement, not in the one of the sentence before."""
_REMINDER = re.compile(
    r"\((?:改変を(?:\d+回)?行う:|〔[^〔〕]+〕(?::|は、|とは、)|\d{4}/\d{1,2}/\d{1,2} ?エラッタ修正\)$"
    r"|テキストが無効[^()]*を持たない[^()]*扱う。?\)$)"
)
"""What a note in round brackets may be: it says what a keyword means, or when the text was corrected. Any other could
be a rule of this card's own, which is refused where it stands."""


def _can(verb: str) -> str:
    return verb[:-2] + "できる" if verb.endswith("する") else verb + "ことができる"


JAPANESE_FORMS = Language("ja", {**JAPANESE.forms, "can": _can}, tight=True)
_IRREGULAR = {"be": "is", "do": "does"}
ENGLISH_FORMS = Language(
    "en", {"": str, "s": lambda word: _IRREGULAR.get(word) or ENGLISH.forms["s"](word)}, cased=True
)
LANGUAGES = {"ja": JAPANESE_FORMS, "en": ENGLISH_FORMS}


def normal(text: str, lang: str, kind: str = "") -> str:
    """The text in one spelling, an ability a line, without notes. Idempotent."""
    text = normalise(text.replace("▸", "▶").replace("－", "-"), tight=LANGUAGES[lang].tight)
    text = text.replace(_WHEN_PLAYED, "\n[").replace("。・[", "\n[") if _WHEN_PLAYED in text else text
    text = _OLD_NUMBER.sub(r"〔\1\2〕", text)
    text = "\n".join(without_notes(line).strip() for line in text.split("\n"))
    if lang == "ja":
        text = rewritten(text, SIGNS, WHOSE, CLAUSES, RESTRICTIONS)
        if EX_CARD in text:
            text = text.replace("このカードが手札にある状態で、", OPEN_IN_HAND)
        text = _quoted_first(text)
        text = _OLD_COST.sub(r"\1", _OLD_BOX.sub("]:", _SPACED.sub("", text)))
    lines = [part.strip() for line in text.split("\n") for part in apart(line, lang)]
    return "\n".join(line for line in lines if line and line != "-")


EX_CARD, OPEN_IN_HAND = "〔EXカード〕", "公開された手札にあるこのカードは、"
"""What waits in a hand is read of EX cards alone, which lie open there: of others all would see that they wait."""
_BELOW = "以下のテキストを得る。"


def _quoted_first(text: str) -> str:
    """A text that is gained stands where it is spoken of, not behind."""
    before, below, rest = text.partition(_BELOW)
    if not below or not rest.startswith("「"):
        return text
    depth = 0
    for at, sign in enumerate(rest):
        depth += (sign == "「") - (sign == "」")
        if not depth:
            return _quoted_first(before + rest[: at + 1] + "を得る。" + rest[at + 1 :])
    return text


def without_notes(line: str) -> str:
    """The line without its reminders in round brackets; a bracket that says anything else is part of the text, and so
    are those of names."""
    kept, stack, note, depth = "", "", "", 0
    for sign in line:
        depth += sign == "(" and (depth > 0 or not stack)
        if not depth:
            kept += sign
            if sign in "「『【":
                stack += sign
            elif sign in "」』】":
                stack = stack[:-1]
            continue
        note += sign
        depth -= sign == ")"
        if not depth:
            kept += "" if _REMINDER.match(note) else note
            note = ""
    return kept + note


def sentences(line: str) -> Iterator[str]:
    """The sentences of a line with their stops, and keywords by themselves; brackets are not looked into."""
    start, depth, at = 0, 0, 0
    while at < len(line):
        word = _KEYWORD.match(line, at) if at == start else None
        if word is not None:
            at = start = yield_end = _closed(line, word)
            yield line[word.start() : yield_end]
            continue
        depth += (line[at] in OPENING) - (line[at] in CLOSING)
        at += 1
        if depth <= 0 and (line[at - 1] == "。" or _ends_options(line, start, at)):
            yield line[start:at]
            start = at
    if start < len(line):
        yield line[start:]


def _ends_options(line: str, start: int, at: int) -> bool:
    """Whether the last of several quoted options has ended there, and something else begins."""
    return line[start] == "「" and line[at - 2 : at] == "。」" and at < len(line) and line[at] not in "「。"


def _closed(line: str, word: re.Match[str]) -> int:
    """Where a keyword ends with the quoted text that belongs to it."""
    at = word.end()
    if line[at - 1] not in "▶:" or line[at : at + 1] != "「":
        return at
    depth = 0
    while at < len(line):
        depth += (line[at] == "「") - (line[at] == "」")
        at += 1
        if not depth:
            return at
    return at


def apart(line: str, lang: str) -> list[str]:
    """The abilities of a line as printed."""
    abilities: list[str] = []
    if lang != "ja":
        return [line]
    for sentence in sentences(line):
        if abilities and not _begins(sentence, abilities[-1]):
            abilities[-1] += sentence
        else:
            abilities.append(sentence)
    return [each.removesuffix("。") for each in abilities]


def _begins(sentence: str, before: str) -> bool:
    """Whether an ability of its own begins with this sentence, behind what stands before it."""
    if sentence.startswith("[x]") or _OF_BEFORE.match(sentence) or before.endswith("選択する。"):
        return False
    if "退場判定を行う" in before and "退場した場合" in sentence and not _OF_JUDGEMENTS.search(sentence):
        return False
    if sentence.startswith(("[", "《")):
        return not before.startswith("《使用条件》") or "[" in before
    if _KEYWORD.match(sentence) or (before.startswith("〔") and not before.endswith("。")):
        return True
    if (
        sentence.startswith(
            (
                "その",
                "指定した",
                "指定された",
                "さらに、",
                "捨て札にしたカードの中",
                "または、",
                "この効果",
                "このターン",
                "次の",
                "ターン終了時",
                "このテキストは",
                "残りの",
                "コスト",
            )
        )
        or "、このテキストは" in sentence
    ):
        return False
    if "もう一度アプローチ" in sentence and sentence.startswith("このカードは、活動状態になる"):
        return False
    plain = sentence.removesuffix("。")
    if _INSTEAD.match(sentence) or (_HABIT.match(sentence) and not before.startswith("[")):
        return True
    if _WHEN.match(sentence) and not _ECHO.match(sentence):
        return True
    if (
        "代わりに" in sentence
        and _STATE.search(sentence)
        and "離れる場合" not in sentence
        and "退場する場合" not in sentence
    ):
        return False
    if before.startswith("["):
        return bool(_TOPIC.match(plain) and _RULE.search(plain) and not _LASTS.search(plain))
    return bool(_TOPIC.match(plain) and _RULE.search(plain) and not _lasts(plain))


def _lasts(sentence: str) -> bool:
    """Whether it says for how long: then it is done once."""
    bare = (
        sentence.replace("このターンの間に", "")
        .replace("ターン終了時に活動状態になる", "")
        .replace("ターン終了時に休息状態になる", "")
    )
    return bool(_LASTS.search(bare))


def lines(text: str, lang: str) -> list[PrintedAbility]:
    """The abilities of a normal text; none has a name of its own."""
    return [PrintedAbility(None, line) for line in text.split("\n") if line]
