"""Two deeds in one sentence that the printed words tell in two, and moments told in another place.

They stay rewritings, since a sentence is read as a whole and so are its parts. Where what comes behind may be left,
nobody can tell whether what stands before it may be, too: that is not taken apart, and so is refused.
"""

from __future__ import annotations

import re

from engine.games.precious_memories.wording.respelt.table import Rewriting

_ALL_DONE = r"(?![^。]*でき)"
_SHUFFLED = re.compile(
    r"(キャラ(?:1枚|\d+枚)?を(?:\d+枚まで|任意の枚数)?デッキに戻し、デッキをシャッフルする。)([^\n]*)"
)
_BACK_EACH = re.compile(r"(?<=デッキに戻した)キャラ(?=\d+枚につき|の枚数)")
_BACK = re.compile(r"(?:自分の)?キャラを(?=\d+枚(?:以上|以下)?(?:デッキに)?戻した)")


def _all_back(words: re.Match[str]) -> str:
    """Characters alone went into the deck: who is counted behind that is a card that went there."""
    return words[1] + _BACK_EACH.sub("カード", _BACK.sub("カードを", words[2]))


CLAUSES: tuple[Rewriting, ...] = (
    # what is done afterwards, and with what lies open
    (re.compile(r"を表にし、(?=表にしたカードが)"), "を表にする。"),
    (re.compile(r"取り除き、その後、" + _ALL_DONE), "取り除く。その後、"),
    (re.compile(r"(?<=手札に加え)、その後、" + _ALL_DONE), "る。その後、"),
    (re.compile(r"([戻移])し、その後、" + _ALL_DONE), r"\1す。その後、"),
    (re.compile(r"(?<=に)し、その後、" + _ALL_DONE), "する。その後、"),
    (re.compile(r"(?<=枚)引き、その後、" + _ALL_DONE), "引く。その後、"),
    (re.compile(r"を見て、(?=そのカードを)"), "を見る。その後、"),
    (re.compile(r"(?<=枚を表に)し、(?=その中(?:にある|から))"), "して、"),
    (re.compile(r"(相手の手札を(?:全て)?)見て、(?:その後、)?(?=その中)"), r"\1見る。"),
    # when somebody does it stands before who does it
    (
        re.compile(r"自分は、?ターン終了時に、?(?=カード|手札|デッキ|そのキャラを|そのカードを|自分の)"),
        "ターン終了時に、",
    ),
    (
        re.compile(
            r"((?:相手|全てのプレイヤー|お互いのプレイヤー)は、?)ターン終了時に、?(?=カード|手札|デッキ|そのキャラを|そのカードを|自分の)"
        ),
        r"ターン終了時に、\1",
    ),
    (re.compile(r"(?<=このターン)に(?=登場し|場に出|退場し|アプローチし|妨害し)"), "の間に"),
    (re.compile(r"ターンの(?=開始時に|終了時に)"), "ターン"),
    (re.compile(r"(自分の「[^」]+」が場に出)たターン以外、"), r"このターンの間に\1ていない場合、"),
    (
        re.compile(
            r"((?:^|(?<=[。\n〕]))このターン(?:の間に)?、[^。]*?(?:ている|ていた)状態で)、?このカードが(?=(?:登場し|場に出)た場合、)"
        ),
        r"このカードが、\1、",
    ),
    # where in a deck: as phrases they would double every verb of putting
    (re.compile(r"デッキの上か下に"), "デッキの上または下に"),
    (re.compile(r"((?:自分の|相手の)?デッキの(?:上または下|上|下)に)任意の順番で"), r"任意の順番で\1"),
    # who appeared is told in the ability before, and in that one alone
    (
        re.compile(
            r"(このカードが(?:自分|相手)のターンの間に登場した場合、[^。\n]*。)(?=(?:自分|相手)のターンの間に登場した場合)"
        ),
        r"\1\nこのカードが",
    ),
    # how the oldest cards count and throw away
    (re.compile(r"手札を(\d+)枚(?=捨て札に|ゲームから)"), r"手札\1枚を"),
    (re.compile(r"手札を(\d+)枚選んで捨てる"), r"手札\1枚を捨て札にする"),
    (re.compile(r"(?<=[息動]状態にした)カード(?=1枚につき)"), "キャラ"),
    (_SHUFFLED, _all_back),
    (re.compile(r"この効果によって(?=[^、。]*枚以上)"), "この効果で"),
    # what is told as well, and two things that are said of one
    (
        re.compile(
            r"割り込みのタイミングを含む自分のメインフェイズ以外(で|に)も((?:登場|プレイ)(?:でき|することができ|させることができ))る"
        ),
        r"自分のメインフェイズ以外でも\2るとともに、割り込みのタイミングでも\2る",
    ),
    (re.compile(r"(?<=失)い、(?=[+±〔【-]|全ての特徴|〔)"), "うとともに、"),
    (re.compile(r"(?<=[、は])さらに、?"), ""),
    (re.compile(r"(?<=として)(も?)扱い、(?=[+±〔-])"), r"\1扱うとともに、"),
)
