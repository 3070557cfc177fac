"""Asking for units and for the division of wounds, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.kernel.ask import Answers
from bot.games.values import Arg
from bot.games.zloba.looks import labels
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.counting import figures_at, grouped
from bot.games.zloba.position.units import Figure, Hit, Troops, Wounds


def choose_troops(
    answers: Answers, case: Case, basics: int, figures: tuple[Figure, ...], most: int, least: int = 1
) -> Troops:
    """Some of these units, at least ``least`` and at most ``most``: first elites, kind by kind, then basic ones.

    ``figures`` are in ascending order; so are the ones picked.
    """
    left, later = most, len(figures) + basics
    picked: list[Figure] = []
    for figure, count in grouped(figures).items():
        later -= count
        low = max(0, least - len(picked) - later)
        answers.regards(figure=figure)
        values = _told(answers, case, figure)
        taken = answers.number("zloba-ask-elites", "zloba-elites", low, min(count, left), **values)
        picked += [figure] * taken
        left -= taken
    low = max(0, least - len(picked))
    return Troops(answers.number("zloba-ask-basics", "zloba-basics", low, min(basics, left)), tuple(picked))


def _told(answers: Answers, case: Case, figure: Figure) -> dict[str, Arg]:
    """The elite that a question is about, where anybody reads it."""
    return {"elite": labels.figure(case.components, figure)} if answers.is_read else {}


def divisions(figures: tuple[Figure, ...], basics: int, total: int, guards: frozenset[Figure]) -> list[tuple[int, ...]]:
    """Every way to divide wounds among units of a force in an area, each once, as what each elite takes.

    Args:
        basics: how many basic units are there, which take the rest.
        guards: elites there that must fall before a basic unit can be wounded.

    Rule: zloba-cs.attack.distribute
    """
    return [
        hurt
        for hurt in _shares(figures, total)
        if total - sum(hurt) <= basics
        and (
            total == sum(hurt)
            or all(figure not in guards or got == figure.toughness for figure, got in zip(figures, hurt, strict=True))
        )
    ]


def _shares(
    figures: tuple[Figure, ...], wounds: int, before: tuple[Figure, int] | None = None
) -> Iterator[tuple[int, ...]]:
    """What elites take of so many wounds or fewer; of alike ones the first takes the most."""
    if not figures:
        yield ()
        return
    first = figures[0]
    most = min(wounds, first.toughness)
    if before is not None and before[0] == first:
        most = min(most, before[1])
    for got in range(most + 1):
        for rest in _shares(figures[1:], wounds - got, (first, got)):
            yield (got, *rest)


def guards_at(case: Case, target: int, area: int) -> frozenset[Figure]:
    """A force's elites in an area that keep wounds from the basic units there."""
    force = case.state.forces[target]
    return frozenset(figure for figure in figures_at(force, area) if case.components.guards(force.faction, figure.kind))


def choose_wounds(answers: Answers, case: Case, target: int, area: int, wounds: int) -> Wounds:
    """One way to divide wounds: how many each elite takes, one after the other; basic units take the rest."""
    force = case.state.forces[target]
    basics, figures = force.basics[area], figures_at(force, area)
    if not figures:
        return Wounds(min(wounds, basics))
    total = min(wounds, basics + sum(figure.toughness for figure in figures))
    ways = divisions(figures, basics, total, guards_at(case, target, area))
    for place, figure in enumerate(figures):
        options = sorted({way[place] for way in ways})
        answers.regards(figure=figure, nth=figures[:place].count(figure))
        values = _told(answers, case, figure)
        picked = answers.choose(
            "zloba-ask-wounds", options, str, lambda n: labels.count_line("zloba-wounds", n), **values
        )
        ways = [way for way in ways if way[place] == picked]
    hits = tuple(Hit(figure, got) for figure, got in zip(figures, ways[0], strict=True) if got)
    return Wounds(total - sum(ways[0]), hits)
