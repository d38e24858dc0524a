"""What a pronoun speaks of: by number, kind and nearness; where two things fit equally, the text is refused."""

import pytest

from engine.kernel.cards.tree import (
    At,
    Banish,
    Bound,
    Cannot,
    Earlier,
    Is,
    Marked,
    Modify,
    Node,
    Not,
    Other,
    PlaceOf,
    PutDamage,
    This,
    nodes_of,
)
from engine.wording import CardTextError

from .lorcana_trial import LORCANA


def last(kind: type[Node], text: str, lang: str = "en", card: str = "action") -> Node:
    """The last node of a kind in the tree of a text, which prints back as it stands."""
    reading = LORCANA.read(text, lang, card)
    assert LORCANA.printed(reading, lang, card) == text
    plain = LORCANA.plain(reading.abilities, lang, card)
    assert LORCANA.read(plain, lang, card).abilities == reading.abilities
    return [node for node in nodes_of(reading.abilities) if isinstance(node, kind)][-1]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Chosen character gets +2 {S} this turn. Deal 1 damage to each opposing character. Banish that character.",
        ),
        (
            "ja",
            (
                "キャラクター1体を選び、このターン、+2{S}する。対戦相手の各キャラクターに1ダメージを与える。"
                "そのキャラクターを退場させる。"
            ),
        ),
    ],
)
def test_one_character_is_never_all_of_them(lang: str, text: str) -> None:
    assert last(Banish, text, lang) == Banish(Earlier(1))
    assert isinstance(last(Marked, text, lang), Marked)


def test_several_are_never_one() -> None:
    text = "Exert all opposing characters. Deal 2 damage to chosen character. Those characters get -1 {S} this turn."
    assert last(Modify, text) == Modify(Earlier(1), "strength", -1, "turn")


def test_an_item_is_no_character() -> None:
    text = "Exert chosen character. Banish chosen item. That character gets +2 {S} this turn."
    assert last(Modify, text) == Modify(Earlier(1), "strength", 2, "turn")


def test_the_nearest_that_fits_is_meant() -> None:
    text = "Exert chosen character. Deal 1 damage to another chosen character. Banish them."
    assert last(Banish, text) == Banish(Bound("chosen"))


def test_nobody_points_at_himself() -> None:
    """ "That character" is never the one whose text it is."""
    text = "Whenever this character challenges another character, put 1 damage counter on that character."
    assert last(PutDamage, text, card="character") == PutDamage(Bound("counterpart"), 1)


def test_a_card_off_the_deck_is_no_character_that_was_chosen() -> None:
    text = (
        "Chosen character gets +2 {S} this turn. Put the top card of your deck into your inkwell facedown. "
        "Return that character to their player's hand."
    )
    with pytest.raises(CardTextError):
        LORCANA.read(text, "en", "action")
    text = text.replace("Return that character to their player's hand", "Banish that character")
    assert last(Banish, text) == Banish(Earlier(1))


def test_one_mode_does_not_hear_another() -> None:
    text = "Choose one: • Banish chosen item. • Deal 2 damage to chosen character. Exert that item."
    with pytest.raises(CardTextError, match="nobody can tell"):
        LORCANA.read(text, "en", "action")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Move 1 damage counter from chosen character to another chosen character. Banish that character.",
        ),
        (
            "ja",
            "キャラクター1体から他のキャラクター1体にダメージ・カウンターを1個移動する。そのキャラクターを退場させる。",
        ),
    ],
)
def test_in_doubt_both_are_named(lang: str, text: str) -> None:
    with pytest.raises(CardTextError, match=r"nobody can tell what is meant: .*could be.*chosen.* or .*chosen"):
        LORCANA.read(text, lang, "action")


def test_what_damage_was_moved_from_is_known_by_its_mark() -> None:
    text = (
        "Whenever this character quests, move 1 damage counter from chosen character to this character. "
        "Banish that character."
    )
    assert last(Banish, text, card="character") == Banish(Earlier(1))


def test_what_a_cost_chose_is_not_what_the_effect_speaks_of() -> None:
    with pytest.raises(CardTextError, match="nobody can tell"):
        LORCANA.read("Banish one of your items — Ready that item.", "en", "item")


def test_here_on_a_character_is_where_that_character_is() -> None:
    text = "Whenever this character quests while at a location, banish all other characters here."
    assert last(At, text, card="character") == At(PlaceOf(This()))
    text = "Whenever a character quests while here, banish all damaged characters here."
    assert last(At, text, card="location") == At(This())


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("location", "Whenever a character quests while here, banish all other characters here."),
        ("location", "When you move a character here, each other character here gets +1 {S} this turn."),
        ("item", "Whenever you play a character, you may ready another chosen character."),
    ],
)
def test_a_card_that_is_no_character_says_another_of_whom_the_event_is_about(kind: str, text: str) -> None:
    tree = LORCANA.read(text, "en", kind).abilities
    assert Not(Is(Bound("subject"))) in nodes_of(tree)
    assert Other() not in nodes_of(tree)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "Whenever one of your characters quests, your other characters get +1 {S} this turn."),
        ("item", "Whenever one of your characters quests, exert chosen character and ready another chosen character."),
    ],
)
def test_nobody_can_tell_than_whom_it_is_another(kind: str, text: str) -> None:
    """ "Other" is told of this card and of what was chosen; here it would be told of whom the event is about."""
    with pytest.raises(CardTextError, match="than whom it is another"):
        LORCANA.read(text, "en", kind)


def test_two_that_are_told_in_one_breath_are_both_meant_by_they() -> None:
    text = "Deal 2 damage to chosen character and 1 damage to another chosen character. Banish "
    with pytest.raises(CardTextError, match="could be"):
        LORCANA.read(text + "them.", "en", "action")
    assert last(Banish, text + "that character.") == Banish(Bound("chosen"))


def test_who_challenges_is_one() -> None:
    text = "Whenever this character is challenged, the challenging character gets -2 {S} this turn. He can't quest."
    assert last(Cannot, text, card="character") == Cannot(Bound("chosen"), "quest")


@pytest.mark.parametrize("own", ["item", "location"])
def test_a_card_calls_itself_what_it_is(own: str) -> None:
    with pytest.raises(CardTextError):
        LORCANA.read(f"This {own} gets +1 {{L}}.", "en", "character")


def test_a_gained_text_speaks_for_its_bearer() -> None:
    text = 'Your characters gain "When this character is banished, draw a card."'
    assert LORCANA.read(text, "en", "item").abilities


@pytest.mark.parametrize(
    "before",
    ["If a character was banished this turn,", "If you've played 2 or more characters this turn,"],
)
def test_what_is_only_counted_is_never_spoken_of(before: str) -> None:
    """Who was banished earlier in the turn is gone, and who of several it was nobody could tell."""
    text = f"Chosen opposing character gets -2 {{S}} this turn. {before} that character gets -5 {{S}} instead."
    assert last(Modify, text) == Modify(Bound("chosen"), "strength", -5, "turn")
    with pytest.raises(CardTextError, match="nothing was named"):
        LORCANA.read(f"{before} banish that character.", "en", "action")
