"""What stands between the restrictions of a noun, 、 or かつ, says that both hold; and how they are spelt."""

from __future__ import annotations

import re

from engine.games.precious_memories.wording.words import KEYWORDS

_NUMBERS = "使用コスト|発生コスト|元の使用コスト|AP|DP|LV|レベル"
_STARTS = (
    rf"(?=(?:{_NUMBERS}|このカード以外の|他の|自分の|相手の|アプローチ(?:して|に参加|または妨害)|妨害(?:して|されて|に参加)"
    r"|活動状態の|休息状態の|名称に「|(?:〔[^〔〕]*〕|【[^【】]*】)(?:を持[つた]|以外の)|『[^『』]*』(?:の|以外の)|「[^「」]*」"
    r"|\+10/\+10コインが|サポートカードがセットされて|メインエリアに|サポートエリアに|[赤青黄緑紫白](?:の|と[赤青黄緑紫白]の|または)"
    r"|テキストを持|特徴を持|このターンの間に))"
)
_ENDS = (
    "以下の|以上の|参加している|参加していない|している|していない|されている|されていない|乗っている|乗っていない|を持つ|を持たない|を含む"
    "|を含まない|場に出た|場に出ている|登場した|退場した|状態の|状態になった|エリアにいる"
)
_WORDS = "|".join(re.escape(ja) for _, ja, _ in KEYWORDS)
JOINED: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?<=[ぁ-ん、。]) +(?=[『「【〔])|(?<=[』」】〕]) +(?=[ぁ-ん])"), ""),
    (re.compile(rf"(?<![〔ァ-ヴー])({_WORDS})(?=を持[つたち])"), r"〔\1〕"),
    (re.compile(r"((?<![枚個点回人])以[下上]|が\d+|△)(?:で、?|、)?かつ、?" + _STARTS), r"\1の"),
    (re.compile(r"((?<![枚個点回人])以[下上])で、" + _STARTS), r"\1の"),
    (re.compile(r"(?<=[息動]状態)(?:で、?|、)?かつ、?(?=[^ぁ-ん]|この|して)"), "の"),
    (re.compile(r"を持(?:ち、?(?:かつ、?)?|つ、?かつ、?)" + _STARTS), "を持つ"),
    (re.compile(r"を持た(?:ず、?(?:かつ、?)?|ない、?かつ、?)" + _STARTS), "を持たない"),
    (re.compile(r"を含(?:み、?(?:かつ、?)?|む、?かつ、?)" + _STARTS), "を含む"),
    (re.compile(r"(?<=て)(?:いて|おり|いる)、?かつ、?" + _STARTS), "いる"),
    (re.compile(rf"({_ENDS})、" + _STARTS), r"\1"),
    (re.compile(r"(自分の|相手の)((?:【[^【】]*】|〔[^〔〕]*〕)を持つ)\1(?=キャラ|カード|【|「)"), r"\1\2"),
    (
        re.compile(
            r"((?:手札|EXデッキ|自分の捨て札置き場|捨て札置き場)(?:から|にある)、?|自分の|相手の)"
            r"((?:使用コスト|AP|DP)の合計(?:値|の値)?が\d+以下(?:になるように|になる|の)、?)"
        ),
        r"\2\1",
    ),
    (re.compile(r"(?<=として)(も?)扱い、(?=[+±〔-])"), r"\1扱うとともに、"),
    (
        re.compile(
            r"(「[^「」]*」|【[^【】]*】(?:を持つキャラ)?|『[^『』]*』のキャラ)と、?"
            r"(「[^「」]*」|【[^【】]*】(?:を持つキャラ)?|『[^『』]*』のキャラ)(?:を1枚ずつ|1枚ずつを)"
        ),
        r"\g<1>1枚と\g<2>1枚を",
    ),
    (re.compile(r"カード(?=名称に「)"), ""),
    (re.compile(r"(相手の手札を(?:全て)?)見て、(?:その後、)?(?=その中)"), r"\1見る。"),
    (re.compile(r"(?<=抜き出し、)(?:それ|そのカード|そのキャラ)を"), ""),
    (re.compile(r"(〔逆境\d+〕:「[^〔〕]*。」)〕"), r"\1"),
)
"""In this order; in one way, which says the same. What several come to together stands before where they are."""
