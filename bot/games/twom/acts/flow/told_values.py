"""Values of the box that the pack does not have: each is asked about once, when it first matters, and kept."""

from __future__ import annotations

from bot.games.twom.acts.flow.cards import begin
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.pack.effects.story import Script
from bot.games.twom.pack.kinds import CONDITIONS, WORST, Condition
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Valued
from bot.games.twom.position.frames.stack import Worst
from bot.games.twom.position.state import Ask

LAST_SCRIPT = 9999
MOST_RED = 14


def unknown_states(case: Case) -> tuple[Condition, ...]:
    """The states of which neither the pack nor anybody at the table has said what its tokens show."""
    there = {each.state for each in case.components.pack.states}
    return tuple(state for state in CONDITIONS if state not in there)


def ask_marks(run: Run) -> None:
    """Have people tell the marks of every state that somebody has and whose marks nobody has said yet.

    Rule: twom-cs.actions.marks

    Raises:
        Untold: they have not said so yet.
    """
    if run.is_first:
        return
    new = [
        state
        for state in unknown_states(run)
        if f"marks.{state}.1" not in run.state.values and any(each.level(state) for each in run.state.people)
    ]
    levels = [str(level) for level in range(1, WORST + 1)]
    asks = tuple(Ask("marks", purpose=level, where=state, most=3) for state in new for level in levels)
    if asks:
        names = [f"marks.{ask.where}.{ask.purpose}" for ask in asks]
        run.emit(Valued(dict(zip(names, map(int, run.say(asks)), strict=True))))


def uncounted_red(case: Case) -> list[str]:
    """The decks of which nobody has counted the cards with a red corner, for the pack does not have them."""
    decks = dict(case.components.decks)
    names = [] if case.is_first else ["raids", "residents"]
    return [name for name in names if not decks[name] and f"red-corner.{name}" not in case.state.values]  # type: ignore[index]


def ask_red(run: Run) -> None:
    """Have people count the cards with a red corner that lie aside.

    Rule: twom-cs.setup.red-corner

    Raises:
        Untold: they have not said so yet.
    """
    new = uncounted_red(run)
    said = run.say(tuple(Ask("red-corner", where=deck, most=MOST_RED) for deck in new))
    run.emit(Valued({f"red-corner.{deck}": int(number) for deck, number in zip(new, said, strict=True)}))


def _worst(run: Run, frame: Worst) -> None:
    """Read the script to which the token of a fourth level points.

    Rule: twom-cs.states.level-four
    """
    name = f"level-script.{frame.state}"
    if name not in run.state.values:
        (said,) = run.say((Ask("level-script", where=frame.state, who=frame.who, least=1, most=LAST_SCRIPT),))
        run.emit(Valued({name: int(said)}))
    run.pop()
    begin(run, (Script(run.state.values[name]),), f"states.{frame.state}", (frame.who,))


WORST_LEVEL = FrameKind(_worst)
