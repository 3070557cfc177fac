"""Mustering: units are called together from the mat, the removed ones and the board, and deployed in one place."""

from __future__ import annotations

from functools import partial

from bot.games.kernel.ask import Answers
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.acts.actions.choosing import choose_troops
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.payment import not_offered, pay, rule_in_hand
from bot.games.zloba.looks.powers import Power, find, where_mask
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Muster
from bot.games.zloba.position.counting import figures_at, grouped, left_on_mat, places
from bot.games.zloba.position.events_units import Mustered
from bot.games.zloba.position.state import PLACES, Pending
from bot.games.zloba.position.units import MAT, REMOVED, Call, Figure, Troops

SOURCES = (REMOVED, MAT, *PLACES)
DONE = 9
"""What is picked in place of a source when no more units are called."""


def available(case: Case, source: int) -> Troops:
    """All units that can be called from a source; elites on the mat have their full toughness."""
    force = case.force
    if source == REMOVED:
        return Troops(force.removed)
    if source != MAT:
        return Troops(force.basics[source], figures_at(force, source))
    figures: list[Figure] = []
    for kind in case.components.kinds[force.faction].values():
        figures += [Figure(kind.key, kind.toughness)] * left_on_mat(force, kind)
    return Troops(force.mat, tuple(sorted(figures)))


def offer_muster(answers: Answers, case: Case, power: Power) -> Muster:
    """Ask for one source after the other and its units, then for the place where all go."""
    calls: list[Call] = []
    left = power.amount
    rest = [source for source in SOURCES if available(case, source).size]
    while rest and left:
        sources = [*rest, DONE] if calls else rest
        source = answers.choose("zloba-ask-source", sources, _token, partial(_label, case))
        if source == DONE:
            break
        there = available(case, source)
        answers.regards(source=source)
        calls.append(Call(source, choose_troops(answers, case, there.basics, there.elites, left)))
        left -= calls[-1].troops.size
        rest = [other for other in rest if other > source]
    options = places(where_mask(case, power.where))
    return Muster(
        answers.choose("zloba-ask-place", options, labels.place_token, partial(labels.place_facts, case)), tuple(calls)
    )


def _token(source: int) -> str:
    return {REMOVED: "removed", MAT: "mat", DONE: "done"}.get(source, f"a{source}")


def _label(case: Case, source: int) -> Line:
    names = {REMOVED: "zloba-removed", MAT: "zloba-mat", DONE: "zloba-done"}
    return Line(names[source]) if source in names else labels.place_facts(case, source)


def check_muster(case: Case, command: Muster) -> list[Violation]:
    """Rules: zloba-cs.muster.sources, zloba-cs.muster.own-zone"""
    power = find(case, "muster", "effect")
    if power is None:
        return not_offered(case)
    if command.place not in PLACES or any(call.source not in SOURCES for call in command.calls):
        return [refuse("board.areas", "no-area")]
    found: list[Violation] = []
    if not where_mask(case, power.where) & 1 << command.place:
        rule = "muster.own-zone" if command.place == 0 else rule_in_hand(case)
        found.append(refuse(rule, "muster-place", place=labels.place(command.place)))
    sources = [call.source for call in command.calls]
    if not sources or len(set(sources)) < len(sources) or not all(_callable(case, call) for call in command.calls):
        found.append(refuse("muster.sources", "muster"))
    if sum(call.troops.size for call in command.calls) > power.amount:
        found.append(refuse("muster.definition", "too-many", most=power.amount))
    return found


def _callable(case: Case, call: Call) -> bool:
    there = available(case, call.source)
    figures = grouped(there.elites)
    enough = all(figures.get(figure, 0) >= count for figure, count in grouped(call.troops.elites).items())
    return enough and 0 <= call.troops.basics <= there.basics and call.troops.size > 0


def do_muster(run: Run, seat: Seat, command: Muster) -> None:
    """Call units and deploy them, elites at full toughness. Rule: zloba-cs.muster.full-toughness"""
    faction = run.force(seat).faction
    called = [figure.kind for call in command.calls for figure in call.troops.elites]
    elites = tuple(sorted(Figure(kind, run.components.kinds[faction][kind].toughness) for kind in called))
    pay(run, seat, "effect", None)
    run.emit(Mustered(seat, command.place, command.calls, elites))
    deployed(run, seat, command.place, elites)


def deployed(run: Run, seat: Seat, place: int, elites: tuple[Figure, ...]) -> None:
    """What elites do each time they are deployed."""
    faction = run.force(seat).faction
    for figure in reversed(elites):
        effects = run.components.kinds[faction][figure.kind].on_deploy
        if effects:
            run.push(Pending(seat, figure.kind, effects, place))
