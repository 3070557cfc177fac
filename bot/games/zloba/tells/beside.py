"""The lines by which a question is decided: the cards to choose from, what the dice on offer do, what is held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.values import Line
from bot.games.zloba.acts.actions.cards import choosing
from bot.games.zloba.acts.actions.draft import picking
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.powers import my_turn, pending
from bot.games.zloba.pack.components import name_of, text_of
from bot.games.zloba.pack.pack import EliteKind, Skill, SupportCard
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.state import Act, Force
from bot.games.zloba.tells.log import prospect, who


def facts(case: Case, path: tuple[str, ...]) -> tuple[Line, ...]:
    """The lines for the first question of a prompt; those that follow it say in their answers what they come to."""
    return () if path else tuple(_facts(case))


def _facts(case: Case) -> Iterator[Line]:
    if choosing(case):
        cards = case.components.cards[case.force.faction]
        yield from (_card(cards[key]) for key in sorted(cards))
    elif picking(case):
        yield from (_does(named(face), face) for face in dict.fromkeys(case.state.offer))
        yield from (_held(case.force),) if case.force.dice else ()
    elif (due := pending(case)) is not None and not isinstance(due.queue[0], Act):
        yield _card(case.components.source(due.source))
    elif my_turn(case):
        yield from _score(case)
        yield from filter(None, (prospect(case.components, case.state),))
        yield _held(case.force)
        if (eye := case.force.eye) is not None:
            yield _does(Line("zloba-eye", {"symbol": named(eye)}), f"eye-{eye}")


def _card(card: EliteKind | Skill | SupportCard) -> Line:
    return Line("zloba-fact-card", {"card": name_of(card), "text": text_of(card)})


def _does(die: Line, symbol: str) -> Line:
    return Line("zloba-fact-die", {"die": die, "does": Line(f"zloba-fact-{symbol}")})


def _score(case: Case) -> Iterator[Line]:
    """Everybody's points, and how many win; nothing against the opponent, where they are counted otherwise."""
    state = case.state
    if state.coop is not None:
        return
    seats = (case.seat, *(other for other in range(state.seats) if other != case.seat))
    scores = (Line("zloba-fact-score", {"who": who(one), "points": state.forces[one].points}) for one in seats)
    yield Line("zloba-fact-scores", {"goal": state.goal, "scores": tuple(scores)})


def _held(force: Force) -> Line:
    faces = Counter(force.dice)
    dice = tuple(Line("zloba-times", {"count": count, "die": named(face)}) for face, count in faces.items())
    return Line("zloba-fact-held", {"count": len(dice), "dice": dice, "corra": force.corra})
