"""Dawn: the return, medicine, alcohol, fate, last resort, losses, a new day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.day.morning import is_last
from bot.games.twom.acts.flow.cards import begin, carry_out
from bot.games.twom.acts.flow.chance import draw_card, draw_together, roll_black
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.night import treatment
from bot.games.twom.looks.labels import card
from bot.games.twom.looks.levels import change_level, quality
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events import DayOver, Ended, Scheduled, Shuffled
from bot.games.twom.position.events_group import Counted, Moved, Retired
from bot.games.twom.position.events_house import Kept, Reserved, Visited
from bot.games.twom.position.night_commands import GoOn, Keep
from bot.games.twom.position.state import DAYS_OVER, End, StepName
from bot.games.values import Line, Violation

DRAWN = 2
"""Cards of last resort that are drawn; one of them is kept.

Rule: twom-cs.dawn.last-resort
"""


def come_home(run: Run) -> None:
    """Those outside come home, and what they brought goes to the store.

    Rule: twom-cs.dawn.return
    """
    go(run, "medicine")
    for person in run.state.people:
        if person.night is not None:
            run.emit(Retired(person.key, None, run.components.guard))
    if run.state.pile:
        run.emit(Moved(run.state.pile, "pile", "store", "brought"))
    if run.state.outside is not None:
        run.emit(Visited(None))
    due = [each for each in run.state.due if each.day <= run.state.day]
    if due:
        run.emit(Scheduled(came=run.state.day))
    for each in reversed(due):
        begin(run, each.effects, each.source)


def turn_fate(run: Run) -> None:
    """Turn a card of fate up and carry out its upper part.

    Rule: twom-cs.dawn.fate
    """
    go(run, "fate-over")
    key = draw_card(run, "fate")
    carry_out(run, "fate", key or "unknown-fate")


def draw_last_resort(run: Run) -> None:
    """Draw two cards of last resort, of which one is kept."""
    go(run, "keeping")
    if not run.is_first and not run.components.last_resort:
        run.emit(Reserved(1, len(run.state.last_resort) + 1))
        return
    if _drawn(run):
        # What was played since the last dawn may come again.
        run.emit(Shuffled("last-resort"))
    if run.is_first or not draw_together(run, "last-resort", DRAWN):
        for _ in range(DRAWN):
            draw_card(run, "last-resort")


def _drawn(case: Case) -> tuple[Key, ...]:
    cards = case.state.decks.get("last-resort")
    return () if cards is None else tuple(cards.discards)


def _ask_keep(case: Case) -> Line | None:
    return Line("twom-await-keep") if len(_drawn(case)) > 1 else None


def _offer_keep(answers: Answers, case: Case) -> Keep:
    label = lambda key: card(case.components, "last-resort", key)  # noqa: E731
    return Keep(answers.menu("twom-ask-keep", _drawn(case), str, label))


def _check_keep(case: Case, command: Keep) -> Iterator[Violation]:
    if command.card not in _drawn(case):
        yield refuse("dawn.last-resort", "keep")


def _keep(run: Run, command: Keep | None) -> None:
    """Keep one card and shuffle the other back.

    Rule: twom-cs.dawn.last-resort
    """
    go(run, "last-resort-over")
    if command is not None:
        run.emit(Kept(command.card))
        run.emit(Shuffled("last-resort"))


def _keep_the_one(run: Run) -> None:
    drawn = _drawn(run)
    _keep(run, Keep(drawn[0]) if drawn else None)


def mourn(run: Run) -> None:
    """One roll for whoever was lost since the last dawn: it weighs on everybody whose empathy it does not exceed.

    Rule: twom-cs.death.roll
    """
    go(run, "day-over")
    if all(each.counted for each in run.state.lost):
        return
    run.emit(Counted())
    face = roll_black(run, "losses")
    for person in run.state.people:
        if face <= quality(run, person, "empathy"):
            change_level(run, person.key, "misery", 2)


def sum_up(run: Run) -> None:
    """Tell the day in a few lines, once everything that came of it is over."""
    state = run.state
    change = plus(state.store, state.since.store, -1)
    run.emit(
        DayOver(
            state.day,
            state.people,
            tuple(each for each in state.lost if each.day == state.day),
            {key: number for key, number in change.items() if number > 0},
            {key: -number for key, number in change.items() if number < 0},
            plus(state.figures, state.since.figures, -1),
        )
    )
    go(run, "new-day")


def _ask_new_day(case: Case) -> Line | None:
    """After the losses a new day begins as soon as the holder says so; until then the campaign can be saved."""
    if is_last(case) or _is_agreed_end(case):
        return None
    return Line("twom-await-new-day", {"day": case.state.day + 1})


def _offer_new_day(answers: Answers, case: Case) -> GoOn:
    del case
    answers.menu("twom-ask-new-day", ("go-on",), str, lambda _: Line("twom-go-on"))
    return GoOn()


def _new_day(run: Run) -> None:
    """A new day begins, unless there is no event left for one, or the table plays no longer.

    Rule: twom-cs.dawn.new-day
    """
    if is_last(run):
        run.emit(Ended(End(won=True, reason="events-over")))
        return
    if _is_agreed_end(run):
        run.emit(Ended(End(won=True, reason=DAYS_OVER)))
        return
    go(run, "event", day=run.state.day + 1)


def _is_agreed_end(case: Case) -> bool:
    """Whether the day was the last one that the table agreed to play."""
    return 0 < case.state.table.last <= case.state.day


STEPS: Mapping[StepName, Step] = {
    "return": Step("dawn", come_home),
    "medicine": treatment.MEDICINE,
    "alcohol": treatment.BEFORE_FATE,
    "fate": Step("dawn", turn_fate),
    "fate-over": Step("dawn", lambda run: go(run, "alcohol-after", passes=True)),
    "alcohol-after": treatment.AFTER_FATE,
    "last-resort": Step("dawn", draw_last_resort),
    "keeping": Step("dawn", _keep_the_one, _ask_keep, _offer_keep),
    "last-resort-over": Step("dawn", lambda run: go(run, "losses", passes=True)),
    "losses": Step("dawn", mourn),
    "day-over": Step("dawn", sum_up),
    "new-day": Step("dawn", _new_day, _ask_new_day, _offer_new_day),
}
KEEP = Deed(_check_keep, _keep, lambda case: case.state.step == "keeping")
GO_ON = Deed(lambda *_: (), lambda run, _: _new_day(run), lambda case: case.state.step == "new-day")
