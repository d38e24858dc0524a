"""The machine: runs frames until somebody must decide, and takes inputs.

`advance` is deterministic and pure seen from outside; inside, one private state is changed in place.
"""

from __future__ import annotations

from engine.kernel.flow import repeating
from engine.kernel.flow.circles import cards_of, endless
from engine.kernel.flow.circles import named as card_of
from engine.kernel.flow.loops import forget
from engine.kernel.flow.position import said
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.stuck import EngineFault, Stuck, WorkLimit
from engine.kernel.state.game import Game
from engine.kernel.state.question import (
    ORDER,
    AgreeDraw,
    Answer,
    Concede,
    HandMove,
    Input,
    JudgeFix,
    Leave,
    Option,
    Question,
    Refusal,
    Refused,
    TimeForfeit,
    Undo,
)
from engine.kernel.state.state import Frame, Run

WORK_LIMIT = 100_000
"""Rows between two questions; more is a loop nobody asked about, and freezes the table (it never decides a game)."""
TRACED = 200
"""So many of the last rows before the limit are named."""


def in_words(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, WorkLimit):
        return f"play goes on and on and never comes to a question: {error}"
    said = str(error) if isinstance(error, EngineFault) else f"{type(error).__name__}: {error}"
    return f"the engine broke: {said}".replace("\n", " ")


def start(game: Game) -> None:
    """Run the opening until the first question."""
    game.state.frames.append(game.rules.opening(game))
    run(game)


def run(game: Game) -> None:
    """Run rows until a question is open or the game is over."""
    if _comes_to_rest(game, WORK_LIMIT - TRACED):
        return
    trace: set[str] = set()
    for _ in range(min(WORK_LIMIT, TRACED)):
        trace.add(_named(game, game.state.frames[-1]))
        if _comes_to_rest(game, 1):
            return
    trace.add(_named(game, game.state.frames[-1]))
    raise WorkLimit(", ".join(sorted(trace)))


def _comes_to_rest(game: Game, most: int) -> bool:
    """Run so many rows at most; says whether a question is open now or the game is over. The rows of one frame follow
    each other without a look at anything else, as long as it is on top and none of them calls or asks."""
    state = game.state
    frames = state.frames
    programs = game.rules.programs
    abilities = game.library.abilities
    flow: Flow
    left = most
    while left > 0:
        over = state.outcome is not None
        if over:
            break
        frame = frames[-1]
        if type(frame) is Run:
            texts = abilities[frame.ability].rows
            at = frame.at
            left -= 1
            if at >= len(texts):
                frames.pop()
                continue
            frame.at = at + 1
            flow = texts[at](game, frame)
            if flow is None:
                continue
            asked = str(at)
        else:
            table = programs[type(frame)]
            rows, asked = table.rows, frame.step or table.first
            for done in range(left):  # noqa: B007
                step, after = rows[asked]
                frame.step = after
                flow = step(game, frame)
                if flow is not None:
                    if type(flow) is not Jump:
                        break
                    frame.step, flow = flow.step, None
                if state.outcome is not None or frames[-1] is not frame:
                    break
                asked = frame.step
            left -= done + 1
            if flow is None:
                continue
        if type(flow) is Ask:
            _open(game, flow, asked)
            return True
        _follow(game, frame, flow)
    if state.outcome is None:
        return False
    state.question = None
    return True


def _named(game: Game, frame: Frame) -> str:
    """A frame in the account of a cycle: the card whose text runs, or the program's step."""
    if isinstance(frame, Run):
        return card_of(game, frame)
    return f"{type(frame).__name__} {frame.step}"


def _follow(game: Game, frame: Frame, flow: Flow) -> None:
    if isinstance(flow, Jump):
        frame.step = flow.step
    elif flow is RETURN:
        _leave(game.state.frames, frame)
    elif isinstance(flow, Frame):
        game.state.frames.append(flow)
        if type(flow) is Run and endless(game, flow):
            game.tell("circle", *cards_of(game))
            game.end((), game.rules.endless, "loop")


def _leave(frames: list[Frame], frame: Frame) -> None:
    """The frame itself is done, not one that happens to be equal; it may be gone already."""
    for at in range(len(frames) - 1, -1, -1):
        if frames[at] is frame:
            del frames[at]
            return


def _open(game: Game, ask: Ask, asked: str) -> None:
    state = game.state
    state.asked = asked
    state.question = Question(
        state.no,
        ask.seat,
        ask.kind,
        ask.options,
        ask.least,
        ask.most,
        ask.rule,
        ask.source,
        ask.private,
        ask.verb,
        ask.subject,
    )


def ask_again(game: Game) -> None:
    """Ask the open question anew, because what it depends on has changed; its row is pure."""
    frame = game.state.frames[-1]
    if game.state.question is not None:
        if isinstance(frame, Run):
            frame.at = int(game.state.asked)
        else:
            frame.step = game.state.asked
    game.state.question = None
    run(game)


@rule("HM 410.1")
def picked(question: Question, picks: tuple[int, ...]) -> list[Option]:
    """The options an answer names; raises `Refused` if it is not one of the acceptable answers."""
    options = question.options
    count = len(options)
    if len(picks) == 1 and question.least == 1 <= question.most and question.kind != ORDER and 0 <= picks[0] < count:
        return [options[picks[0]]]
    for pick in picks:
        if not 0 <= pick < count:
            raise Refused(Refusal(question.rule, "not_offered"))
    if len(picks) > 1 and twice(picks):
        raise Refused(Refusal(question.rule, "not_offered"))
    least, most = (count, count) if question.kind == ORDER else (question.least, question.most)
    if not least <= len(picks) <= most:
        raise Refused(Refusal(question.rule, "wrong_number"))
    return [options[pick] for pick in picks]


@rule("LOR 7.1.8")
def twice(picks: tuple[int, ...]) -> bool:
    """Whether one and the same thing is chosen twice."""
    return len(picks) > 1 and len(set(picks)) != len(picks)


def take(game: Game, move: Input) -> None:
    """Take one input, in place, and run on to the next question. Raises `Refused`, and then nothing has changed."""
    state = game.state
    if state.outcome is not None:
        raise Refused(Refusal(game.rules.cites.over, "game_over"))
    game.shuffles = 0
    if isinstance(move, Answer):
        _answer(game, move.seat, move.picks)
        return
    match move:
        case Concede(seat):
            _depart(game, seat, "concede")
        case Leave(seat):
            _depart(game, seat, "leave")
        case TimeForfeit(seat):
            _depart(game, seat, "time")
        case AgreeDraw(seats):
            _agree(game, seats)
        case HandMove(seat, name, args):
            _by_hand(game, seat, name, args)
        case JudgeFix(_, name, args):
            _by_hand(game, -1, name, args)
        case Undo():
            raise Refused(Refusal("", "undo_needs_the_record"))


def _answer(game: Game, seat: int, picks: tuple[int, ...]) -> None:
    state = game.state
    question = state.question
    if question is None:
        raise Refused(Refusal("", "no_question"))
    if question.seat != seat:
        raise Refused(Refusal(question.rule, "not_your_decision"))
    got = picked(question, picks)
    state.no += 1
    if state.going is not None:
        repeating.hear(game, question, state.going, got)
    _go_on(game, question, got)
    if state.repeat:
        repeating.begin(game)
    if state.going is not None:
        _repeat(game)


def _go_on(game: Game, question: Question, got: list[Option]) -> None:
    state = game.state
    if state.answers is not None:
        state.answers.append(said(game, question, got))
    state.choices += question.is_decision
    state.question = None
    state.frames[-1].got = got
    run(game)


def _repeat(game: Game) -> None:
    """Go through the rounds of a loop, within one input, until all are done, another seat has to decide, or one would
    go otherwise than the declared one."""
    kept: repeating.Checkpoint | None = None
    while (going := game.state.going) is not None and game.state.outcome is None:
        if going.at == len(going.cycle) and not repeating.close_round(game, going):
            break
        if going.done == going.times:
            repeating.finish(game, going)
            ask_again(game)
            return
        if going.at == 0:
            kept = repeating.keep(game)
        got, question = repeating.as_declared(game, going), game.state.question
        if got is None or question is None:
            break
        if repeating.asks_another(going, question):
            return
        going.at += 1
        _go_on(game, question, got)
    outcome = game.state.outcome
    if outcome is None or (kept is not None and going is not None and going.seat not in outcome.winners):
        repeating.stop(game, kept)
        ask_again(game)


def _depart(game: Game, seat: int, why: str) -> None:
    state = game.state
    if not 0 <= seat < len(state.players) or state.players[seat].out:
        raise Refused(Refusal("", "not_in_the_game"))
    state.no += 1
    game.tell(why, seat)
    forget(game)
    game.rules.leave(game, seat, why)
    if state.outcome is None:
        ask_again(game)


@rule("HM 102.8")
def _agree(game: Game, seats: tuple[int, ...]) -> None:
    if sorted(set(seats)) != sorted(game.turn_order(0)):
        raise Refused(Refusal("", "draw_needs_everybody"))
    game.state.no += 1
    game.end((), "", "agreed_draw")


def _by_hand(game: Game, seat: int, name: str, args: tuple[int, ...]) -> None:
    refusal = game.rules.hand_move(game, seat, name, args)
    if refusal is not None:
        raise Refused(refusal)
    game.state.no += 1
    forget(game)
    ask_again(game)


__all__ = ["Ask", "EngineFault", "Stuck", "WorkLimit", "ask_again", "in_words", "picked", "run", "start", "take"]
