"""Names, traits and colours that a card has besides those printed on it (としても扱う), a name in their place, and
traits that it has lost."""

from __future__ import annotations

from functools import lru_cache

from engine.games.precious_memories.further_nodes import Shed
from engine.games.precious_memories.identity import WORK
from engine.games.precious_memories.nodes import CountsAs, IsAlso, Rename
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Face, Library
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.continuous import reached_by
from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.verb import Apply

ALSO = "also"
"""The kind of what lasts and says it; its name says what: a name, a trait or a colour, behind which of them it is."""
NAME, TRAIT, COLOR, ONLY, LESS = "name:", "trait:", "color:", "only:", "less:"
Otherwise = CountsAs | Rename | Shed
"""What makes a card another one than is printed."""


def called(what: t.Filter) -> str:
    """What it is besides, in one word. Raises TypeError for anything but a name, a trait and a colour."""
    match what:
        case t.Named(name):
            return NAME + name
        case t.Class(name):
            return TRAIT + name
        case t.Color(name):
            return COLOR + name
    raise TypeError(what)


def word_of(node: Otherwise) -> str:
    """What a text says of them, in one word; `ONLY`: a name in place of those that they have; `LESS`: a trait that they
    lose, or behind it nothing for all of them."""
    if isinstance(node, Shed):
        return LESS + (node.what.name if isinstance(node.what, t.Class) else "")
    word = called(node.what)
    return ONLY + word.removeprefix(NAME) if isinstance(node, Rename) else word


@rule("PM R-PM-115")
def taught(face: Face, word: str) -> bool:
    """Adds that to a face, or puts that in the place of its names; says whether it was otherwise before."""
    family, _, value = word.partition(":")
    if family + ":" == ONLY:
        before, face.names = face.names, frozenset((value,))
        return face.names != before
    if family + ":" == LESS:
        return _bereft(face, value)
    known = {"name": face.names, "trait": face.classes, "color": face.colors}[family]
    if value in known:
        return False
    more = known | {value}
    if family == "name":
        face.names = more
    elif family == "trait":
        face.classes = more
    else:
        face.colors = more
    return True


@rule("PM R-PM-141")
def _bereft(face: Face, trait: str) -> bool:
    """Takes that trait off a face, or with an empty one all of them; the title of its work stays."""
    before = face.classes
    face.classes = frozenset(name for name in before if name.startswith(WORK) or (trait and name != trait))
    return face.classes != before


@lru_cache(maxsize=1024)
def face_with(library: Library, face: Face, word: str) -> Face:
    """A face that is that besides; the same one where it is so anyway."""
    other = library.face(face.card)
    other.names, other.classes, other.colors = face.names, face.classes, face.colors
    other.stats, other.keywords = face.stats, face.keywords  # a look that is as printed shows these very objects
    return other if taught(other, word) else face


@rule("PM R-PM-74")
def count_as(game: Game, view: Projection, looks: list[Look], word: str) -> None:
    """They are that besides; who asks for the like asks anew."""
    for look in looks:
        face = face_with(game.library, look.face, word)
        if face is not look.face:
            look.face = face
            look.changed = view.reprinted = True
            view.forget_kin()


def counts_as(library: Library, node: Otherwise) -> Apply:
    """As long as the card that says so is there."""
    whom, word = reached_by(node.target), word_of(node)
    return lambda game, view, source: count_as(game, view, whom(game, view, source), word)


def make_count_as(writer: Writer, node: Otherwise) -> None:
    """For a time: those that are named then."""
    word = word_of(node)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        lasting.add(g, f, ALSO, word, 0, tuple(refs), (), node.duration or "turn")
        return None

    on_pieces(writer, node.target, act)


def is_always(face: Face, node: IsAlso) -> None:
    """Wherever its card lies."""
    taught(face, called(node.what))


@lru_cache(maxsize=64)
def speaks_of_it(library: Library) -> bool:
    """Whether a text of any card says that somebody counts as something besides."""
    nodes = t.nodes_of(tuple(face.card.abilities for face in library.faces.values()))
    return any(isinstance(node, Otherwise) for node in nodes)


@rule("PM R-PM-74")
def first_of_all(game: Game, view: Projection) -> None:
    """Before any other effect asks who is called what: what texts say as long as they are there, and what lasts."""
    if not speaks_of_it(game.library):
        return
    for look in list(view.looks.values()):
        for effect in look.face.continuous:
            if isinstance(effect.node, Otherwise):
                effect.apply(game, view, look)
    for kept in game.state.lasting:
        if kept.kind == ALSO:
            count_as(game, view, lasting.bound_to(kept, view.looks), kept.name)
