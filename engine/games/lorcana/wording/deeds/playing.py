"""Playing for free: out of a hand or a discard, a song again, one that was shown."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import LEAVES
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import Has, InsteadIf, May, PlayFree, You
from engine.wording import REFUSED, Bindings, Phrase, Slot, leaves, made, node, phrase, word


def _again(bindings: Bindings) -> object:
    return May(PlayFree(bindings["song"], zone="discard", to_bottom=bindings["gone"]))  # type: ignore[arg-type]  # sorts


def _sung_again(value: object) -> Bindings | None:
    match value:
        case May(PlayFree(song, False, "discard", True), You()):
            return {"song": song, "gone": True}
    return None


def _cost_behind(bindings: Bindings) -> object:
    """A card from the hand; how much it may cost stands behind the hand."""
    kind = bindings["kind"]
    if any(isinstance(leaf, Has) for leaf in leaves(kind)):
        return REFUSED
    what = LEAVES.combined([*leaves(kind), bindings["has"]])
    return REFUSED if what is REFUSED else PlayFree(what, zone=bindings["zone"])  # type: ignore[arg-type]  # as sorts say


def _told_behind(value: object) -> Bindings | None:
    if not isinstance(value, PlayFree) or value != PlayFree(value.what, zone=value.zone):
        return None
    has = [leaf for leaf in leaves(value.what) if isinstance(leaf, Has)]
    if len(has) != 1 or value.zone == "hand_or_discard":
        return None
    rest = LEAVES.combined([leaf for leaf in leaves(value.what) if leaf not in has])
    return {"kind": rest, "has": has[0], "zone": value.zone}


PLAYING: tuple[Phrase, ...] = (
    # taken, or played
    phrase(
        "plain",
        InsteadIf,
        instead=node(May, body=node(PlayFree, what=Slot("what"), exerted=Slot("exerted"))),
        ja="{base:simple}。{condition:condition.nara}なら、代わりに「{what:free}コストを支払わずにプレイする{exerted:and_enters}。」"
        "をしてもよい",
        en="{base:simple}. ^if {condition}, you may play {what:free} for free instead{exerted:and_enters}",
    ),
    word("and_enters", True, ja="。それはエグザートで場に出る", en=" and it enters play exerted"),
    word("and_enters", False, ja="", en=""),
    *pronoun("free", ja="そのアイテムを", en="that item"),
    # sung again
    made(
        "plain",
        _again,
        _sung_again,
        ja="{song:that_song}あなたの捨て札からコストを支払わずにもう一度プレイしてもよい。"
        "そうしたなら、[そのカード|それ]を{gone:afterwards}",
        en="you may play {song:that_song} again from your discard for free. "
        "^if you do, put [that card|it] {gone:afterwards}",
    ),
    word(
        "afterwards",
        True,
        ja="捨て札に置く代わりにデッキの一番下に置く",
        en="on the bottom of your deck instead of [into|in] your discard",
    ),
    *pronoun("that_song", ja="その歌を", en="that song"),
    # out of a hand or a discard
    phrase("playing", PlayFree, en="play {what:played} from your hand for free"),
    made(
        "playing",
        _cost_behind,
        _told_behind,
        en="play @{kind:np} from your {zone:out_of}{has:has} for free",
    ),
    word("out_of", "hand", en="hand"),
    word("out_of", "discard", en="discard"),
    phrase(
        "playing",
        PlayFree,
        zone="discard",
        ja="{what:played}1枚を[あなたの|]捨て札からコストを支払わずに<プレイする>",
    ),
    phrase("playing", PlayFree, ja="{what:played}1枚を[あなたの|]手札からコストを支払わずに<プレイする>"),
)
