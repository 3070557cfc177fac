"""The evening: what everybody does at night."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.day.reach import beds
from bot.games.twom.acts.flow.cards import begin
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.looks.labels import person, space
from bot.games.twom.looks.levels import change_level, set_level
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.effects.story import Script
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.commands import Assign, Bedtime
from bot.games.twom.position.events_group import Retired
from bot.games.values import Line, Violation

MOST_OUTSIDE = 3
NO_GUARD = 333
FATIGUE = {"floor": -2, "guard": 1, "outside": 1}
"""Rule: twom-cs.evening.fatigue"""
FLOOR, GUARD, OUTSIDE = ".floor", ".guard", ".outside"


def _offer(answers: Answers, case: Case) -> Assign:
    free = list(beds(case))
    nights: list[Bedtime] = []
    for who in case.state.keys:
        outside = sum(each.night == "outside" for each in nights)
        tokens = [*free, FLOOR, GUARD, *((OUTSIDE,) if outside < MOST_OUTSIDE else ())]
        name = person(case.components, who)
        answers.regards(who=who)
        pick = answers.menu("twom-ask-night", tokens, str, lambda token: _label(case, token), who=name)
        nights.append(_bedtime(who, pick))
        if pick in free:
            free.remove(pick)
    return Assign(tuple(nights))


def _bedtime(who: Key, pick: str) -> Bedtime:
    match pick:
        case ".floor":
            return Bedtime(who, "floor")
        case ".guard":
            return Bedtime(who, "guard")
        case ".outside":
            return Bedtime(who, "outside")
        case bed:
            return Bedtime(who, "bed", bed)


def token_of(bedtime: Bedtime) -> str:
    """The token that picks what somebody does at night."""
    return bedtime.bed or f".{bedtime.night}"


def _label(case: Case, token: str) -> Line:
    if token.startswith("."):
        return Line(f"twom-night-{token[1:]}")
    return Line("twom-night-bed", {"space": space(case.components, token)})


def _check(case: Case, command: Assign) -> Iterator[Violation]:
    """Why people cannot spend the night like this.

    Rule: twom-cs.evening.activities
    """
    if tuple(each.who for each in command.nights) != case.state.keys:
        yield refuse("evening.activities", "everybody")
        return
    if sum(each.night == "outside" for each in command.nights) > MOST_OUTSIDE:
        yield refuse("evening.scavenging", "outside", most=MOST_OUTSIDE)
    taken: set[Key] = set()
    for each in command.nights:
        if (each.night == "bed") != (each.bed is not None) or (each.bed is not None and each.bed not in beds(case)):
            yield refuse("evening.bed", "bed")
        elif each.bed is not None and each.bed in taken:
            yield refuse("evening.bed", "bed-taken", space=space(case.components, each.bed))
        if each.bed is not None:
            taken.add(each.bed)


def _assign(run: Run, command: Assign) -> None:
    """Everybody goes where they spend the night, and is the more tired or the less; a shelter nobody guards is told of.

    Rule: twom-cs.evening.no-guard
    """
    go(run, "evening-over")
    spaces = {each.printed: key for key, each in run.components.spaces.items() if each.printed is not None}
    guarded = any(each.night == "guard" for each in command.nights)
    if not guarded:
        begin(run, (Script(NO_GUARD),), "evening.no-guard")
    for each in command.nights:
        at = each.bed or ("" if each.night == "outside" else spaces[each.night if each.night != "bed" else "floor"])
        run.emit(Retired(each.who, each.night, at))
        run.cause = Cause(f"night.{each.night}", (each.who,))
        if each.night == "bed":
            set_level(run, each.who, "fatigue", 0)
        else:
            change_level(run, each.who, "fatigue", FATIGUE[each.night])


EVENING = Step("evening", lambda run: go(run, "evening-over"), lambda _: Line("twom-await-evening"), _offer)
EVENING_OVER = Step("evening", lambda run: go(run, "location", passes=True))
ASSIGN = Deed(_check, _assign, lambda case: case.state.step == "evening")
