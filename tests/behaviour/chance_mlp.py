"""A My Little Pony program on a board at random, played by the engine and by the plain model."""

from __future__ import annotations

from random import Random

from engine.games.mlp.nodes import Relocate
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.state.state import CARD_MASK
from tests.behaviour.draws import CHARACTER, Program
from tests.behaviour.lockstep import Parted, Reversed, forced
from tests.behaviour.mlp_verbs import carry_out
from tests.behaviour.mlp_world import ZONES, Copy, Run, World, idea
from tests.behaviour.world import Ask
from tests.rules.mlp import stock
from tests.rules.mlp.stock import Side, Table, deal

KEY = "prog"
CARDS = (
    stock.character("cat", idea=1, classes=("pet",)),
    stock.character("cook", idea=3, cost=2, classes=("baker",)),
    stock.card("flour", "event", classes=("baker",), cost=1),
)
TOOLS = {
    "retire": t.Banish(t.Chosen(CHARACTER)),
    "treat": t.Give(t.Chosen(CHARACTER), "candy"),
    "hop": Relocate(t.Chosen(CHARACTER)),
    "rest": t.Exert(t.Chosen(CHARACTER)),
    "fetch": t.Draw(t.You(), 2),
    "spend": t.Discard(t.Players()),
    "cheer": t.Modify(t.Chosen(CHARACTER), "idea", 2, "turn"),
}
"""Events that change what lies there, after the program or before it."""
CREATURES, REST = ("pony", "filly", "mare", "elder", "cat", "cook"), ("letter", "scarf", "flour", "pony", "cat", "mare")


def run(program: Program, random: Random, title: str, taken: t.Ability | None = None) -> None:
    """Raises Parted where the two do not agree. `taken`: what the engine, and it alone, takes the program for."""
    game = Match(program, random, taken or program.ability)
    try:
        game.play()
    except Parted as parted:
        raise Parted(f"{title}: {parted}") from None


class Match:
    """Both models of one position."""

    def __init__(self, program: Program, random: Random, taken: t.Ability) -> None:
        self.random = random
        self.spells = [KEY] if program.kind == "event" else []
        make = stock.event if program.kind == "event" else stock.character
        meant, card = make(KEY, program.ability, cost=0), make(KEY, taken, cost=0)
        self.spells += random.sample(sorted(TOOLS), 2)
        random.shuffle(self.spells)
        tools = [stock.event(name, body, cost=0) for name, body in TOOLS.items()]
        sides = [self._side(self.spells, [KEY] if program.kind == "character" else []), self._side([], [])]
        self.table = deal(*sides, card, *tools, *CARDS, before=self._lay)
        self.table.game.dice = Reversed()  # type: ignore[assignment]
        self.world = _world(self.table, meant)
        self.log: list[str] = []

    def _side(self, held: list[str], own: list[str]) -> Side:
        dice = self.random
        slots = [*own, *(dice.choice((*CREATURES, None, None)) for _ in range(3))][:3]
        dice.shuffle(slots)
        stages = dice.sample((1, 2, 3, 4), dice.randint(0, 4))
        return Side(
            slots=slots,
            hand=[*held, *dice.choices(REST, k=dice.randint(0, 3))],
            rest=dice.choices(REST, k=dice.randint(0, 5)),
            deck=dice.choices(REST, k=dice.randint(1, 9)),
            scenes=dice.choices(("meadow", "stream"), k=dice.randint(0, 4)),
            scene_deck=dice.randint(0, 3),
            plans={stage: dice.choice(REST) for stage in stages},
            stage=dice.randint(0, 3),
        )

    def _lay(self, table: Table) -> None:
        """Things turned, tokens laid, an item worn."""
        for piece in table.game.state.field.values():
            piece.exerted = self.random.random() < 0.4
            if piece.slot < 0:
                piece.face_down = self.random.random() < 0.3
            else:
                for token in self.random.sample(("candy", "cheer", "recall"), self.random.choice((0, 0, 1, 2))):
                    piece.counters[token] = 1

    # --- playing ---

    def play(self) -> None:
        self._compare()
        for spell in self.spells:
            hand = self.world.zones[0]["hand"]
            copy = next((copy for copy in hand if copy.card.key == spell), None)
            if copy is None:
                continue
            self.log.append(spell)
            self.table.do("play", spell)
            self._resolve(copy)
            if self.world.decked:
                self._check_over()
                return
            self._compare()

    def _check_over(self) -> None:
        """A deck was too short for a draw (MLP 1-4.2.0)."""
        while self.table.game.state.outcome is None:
            answer = forced(self.table.question)
            if answer is None:
                raise self._parted("nobody has lost, though a deck was too short")
            self.table.answer(*answer)

    def _resolve(self, copy: Copy) -> None:
        w = self.world
        w.move(copy, "processing")
        (ability,) = copy.card.abilities
        assert isinstance(ability, t.Spell)
        flow, answer = carry_out(w, Run(0, copy), ability.body), None
        while True:
            try:
                ask = next(flow) if answer is None else flow.send(answer)
            except StopIteration:
                break
            answer = self._decide(ask)
        w.move(copy, "discard", top=True)
        if not w.decked and self._question().kind != "action":
            raise self._parted(f"asked {self._question().kind}, wanted nothing more")

    def _decide(self, ask: Ask) -> list[object]:
        question = self._question()
        if ask.kind == "may" and (question.kind, question.source) != ("may", ask.source):
            if ask.required:
                raise self._parted("a may is not asked")
            return ["no"]
        if (ask.kind, ask.seat) != (question.kind, question.seat):
            raise self._parted(f"wanted {ask.kind} of {ask.seat}, asked {question.kind} of {question.seat}")
        mine, found = [_token(each) for each in ask.options], [self._option(each) for each in question.options]
        if sorted(map(str, mine)) != sorted(map(str, found)):
            raise self._parted(f"{ask.kind}: offered {found} instead of {mine}")
        if (ask.least, ask.most) != (question.least, question.most):
            raise self._parted(f"{ask.kind}: {question.least}-{question.most} instead of {ask.least}-{ask.most}")
        count = len(mine) if ask.kind == "order" else self.random.randint(ask.least, ask.most)
        picked = self.random.sample(range(len(mine)), count)
        self.log.append(f"{ask.kind} {[mine[at] for at in picked]}")
        self.table.answer(*(found.index(mine[at]) for at in picked))
        return [ask.options[at] for at in picked]

    def _question(self) -> Question:
        """The engine's open question after all that leave no choice."""
        while True:
            if self.table.game.state.outcome is not None:
                raise self._parted("the engine's game is over")
            answer = forced(self.table.question)
            if answer is None:
                return self.table.question
            self.table.answer(*answer)

    def _option(self, option: Option) -> object:
        game = self.table.game
        match option:
            case ("place", seat, zone, at):
                return game.state.players[int(seat)].zones[int(zone)][int(at)]
            case ("target" | "card", ref):
                return int(ref) & CARD_MASK
            case (word, *rest):
                return rest[0] if rest else word
        return option

    # --- comparing ---

    def _compare(self) -> None:
        self._question()
        game, w = self.table.game, self.world
        for seat in (0, 1):
            for zone in ZONES:
                mine, found = [copy.number for copy in w.zones[seat][zone]], list(game.zone(seat, zone))
                ordered = zone == "deck"
                self._same(f"{zone} of {seat}", mine if ordered else sorted(mine), found if ordered else sorted(found))
        looks = {look.piece.cards[0]: look for look in game.looks().values() if look.piece is not None}
        self._same("in play", sorted(copy.number for copy in w.field), sorted(looks))
        for copy in w.field:
            piece = looks[copy.number].piece
            assert piece is not None
            mine_is = (copy.slot, copy.exerted, copy.face_down, {name: n for name, n in copy.counters.items() if n})
            self._same(copy.card.key, mine_is, (piece.slot, piece.exerted, piece.face_down, dict(piece.counters)))
            if copy.card.kind == "character":
                self._same(f"idea of {copy.card.key}", idea(w, copy), looks[copy.number].stat("idea"))

    def _same(self, what: str, mine: object, found: object) -> None:
        if mine != found:
            raise self._parted(f"{what}: {found} instead of {mine}")

    def _parted(self, what: str) -> Parted:
        return Parted("; ".join([*self.log, what]))


def _token(option: object) -> object:
    match option:
        case (Copy() as copy, int()):
            return copy.number
    return option


def _world(table: Table, program: Card) -> World:
    """The same position in the plain model, read off where the cards lie; `program`: the card as it is meant."""
    game = table.game
    faces = [program if key == KEY else game.faces[number].card for number, key in enumerate(game.keys)]
    w = World([{zone: [] for zone in ZONES} for _ in (0, 1)], [], [game.state.players[seat].points for seat in (0, 1)])
    for seat in (0, 1):
        for zone in ZONES:
            w.zones[seat][zone] = [Copy(number, faces[number], seat, zone) for number in game.zone(seat, zone)]
    for piece in game.state.field.values():
        number = piece.cards[0]
        w.field.append(
            Copy(
                number,
                faces[number],
                piece.seat,
                "play",
                0,
                piece.slot,
                piece.exerted,
                piece.face_down,
                dict(piece.counters),
            )
        )
    return w
