"""Signs, blanks and commas, and slips of the press: no word of a text is another one behind them.

They stay rewritings, since a sign may stand before and behind every phrase, and no phrase has a part in it.
"""

from __future__ import annotations

import re

from engine.games.precious_memories.wording.respelt.table import Rewriting
from engine.games.precious_memories.wording.words import KEYWORDS

_WORDS = "|".join(re.escape(ja) for _, ja, _ in KEYWORDS)
SIGNS: tuple[Rewriting, ...] = (
    # brackets of another kind, and keywords between other ones or between none
    (re.compile(r"〈([^〈〉]*)〉"), r"《\1》"),
    (re.compile(r"\[(EXカード|自由登場|アクティブ|コンビ|レベルアップ|ブレイク|我慢|強引)\](?!:)"), r"〔\1〕"),
    (re.compile(rf"(?<![〔ァ-ヴー])({_WORDS})(?=を持[つたち])"), r"〔\1〕"),
    # how the oldest cards print a cost
    (re.compile(r"\[x\]コスト(?:を)?支払う(?:。|、| |:)?"), "《x》"),
    (re.compile(r"《休》(《\d+》)"), r"\1《休》"),
    # a blank before or behind a bracket
    (re.compile(r"(?<=[ぁ-ん、。]) +(?=[『「【〔])|(?<=[』」】〕]) +(?=[ぁ-ん])"), ""),
    # a sign or a letter too many or too few
    (re.compile(r"(?<=(?:ーン|判定)終了)(?=まで)"), "時"),
    (re.compile(r"(?<=〕)」(?=▶「)"), ""),
    (re.compile(r"を持つの(?=キャラ)"), "を持つ"),
    (re.compile(r"\+(\d+)/(?=\d+(?:を得る|、|または|コイン))"), r"+\1/+"),
    (re.compile(r"カード(?=名称に「)"), ""),
    (re.compile(r"(〔逆境\d+〕:「[^〔〕]*。」)〕"), r"\1"),
    # a comma where the printed words have none, and none where they have one
    (re.compile(r"(?<=ターン終了時)、(?=活動状態|休息状態)"), "に"),
    (
        re.compile(
            r"(?<=[るい]とともに)(?=もう一度|このターン|アプローチ|妨害|退場|活動状態|休息状態|ターン終了時|[+±〔])"
        ),
        "、",
    ),
    (re.compile(r"(?<=るごとに)(?=カード|自分|相手|この|手札|デッキ)"), "、"),
    (re.compile(r"(?<=〕)、または(?=[+±〔-])"), "または"),
    (re.compile(r"。または(?!、)"), "。または、"),
)
