"""The deeds of a day for players who ask: where each begins, in which phase it is done, and what is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.lookups import Deed
from bot.games.questions import Barred
from bot.games.twom.acts.day.evening import GUARD, OUTSIDE
from bot.games.twom.acts.day.placing import BUILD, as_far_as
from bot.games.twom.asks.steps import STEPS
from bot.games.twom.looks.labels import person
from bot.games.twom.pack.components import Components
from bot.games.twom.position.case import Case
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.state import Phase, State, StepName
from bot.games.twom.tells.beside import blocked, unbuildable
from bot.games.twom.tells.board import actions_left
from bot.games.values import Line, Seat, Violation

ANY = "*"
"""Every option: the whole question is about the deed."""
_PICKS: Mapping[Deed, frozenset[str]] = {
    "build": frozenset({BUILD}),
    "search": frozenset({ANY}),
    "use": frozenset({ANY}),
    "drink": frozenset({ANY}),
    "eat": frozenset({ANY}),
    "sleep": frozenset({ANY}),
    "guard": frozenset({GUARD}),
    "scavenge": frozenset({OUTSIDE, ANY}),
    "heal": frozenset({ANY}),
    "attack": frozenset({ANY}),
    "trade": frozenset({ANY}),
}
_STEPS: Mapping[Deed, frozenset[StepName]] = {
    "build": frozenset({"placing"}),
    "search": frozenset({"placing"}),
    "use": frozenset({"placing"}),
    "drink": frozenset({"water"}),
    "eat": frozenset({"food"}),
    "sleep": frozenset({"evening"}),
    "guard": frozenset({"evening"}),
    "scavenge": frozenset({"evening", "location"}),
    "heal": frozenset({"medicine"}),
}
"""The steps in which a deed is done."""
_PHASES: Mapping[Deed, Phase] = {
    "build": "actions",
    "search": "actions",
    "use": "actions",
    "drink": "dusk",
    "eat": "dusk",
    "sleep": "evening",
    "guard": "evening",
    "scavenge": "evening",
    "heal": "dawn",
}
_RULES: Mapping[Deed, str] = {
    "build": "build.any",
    "search": "actions.list",
    "use": "actions.list",
    "drink": "dusk.water",
    "eat": "dusk.food",
    "sleep": "evening.activities",
    "guard": "evening.activities",
    "scavenge": "evening.scavenging",
}


class TwomDeeds:
    """The deeds of a day, with the components that a campaign is played with."""

    hides_nothing = True
    asks_who_first = True

    def __init__(self, components_of: Callable[[State], Components]) -> None:
        self._of = components_of

    def turn(self, state: State) -> str:  # noqa: ARG002
        """That the Diary's holder decides."""
        return "twom-cs.leader.decides"

    def picks(self, state: State, seat: Seat, deed: Deed) -> frozenset[str]:  # noqa: ARG002
        """The options of the step or of what goes on; none while something else does."""
        top = state.stack[-1] if state.stack else None
        if deed in ("attack", "trade"):
            return _PICKS[deed] if isinstance(top, Combat if deed == "attack" else Trading) else frozenset()
        is_time = top is None and state.pending is None and state.step in _STEPS.get(deed, ())
        if not is_time:
            return frozenset()
        return frozenset({OUTSIDE}) if deed == "scavenge" and state.step == "evening" else _PICKS[deed]

    def missing(self, state: State, seat: Seat, deed: Deed) -> tuple[Barred, ...]:
        """The fittings that cannot be built, or the shelter cards that cannot be cleared."""
        if not self.picks(state, seat, deed) or deed not in ("build", "search"):
            return ()
        round_ = as_far_as(Case(self._of(state), state), ())
        return tuple(unbuildable(round_) if deed == "build" else blocked(round_))

    def whom(self, state: State, seat: Seat, deed: Deed) -> None:  # noqa: ARG002
        """The options say all."""
        return

    def why_not(self, state: State, seat: Seat, deed: Deed) -> Violation | None:
        """That it belongs to another phase, or that nobody is there to be fought or traded with."""
        if deed == "attack":
            return Violation("twom-cs.combat.steps", Line("twom-deed-no-combat"))
        if deed == "trade":
            return Violation("twom-cs.overview.phases", Line("twom-deed-no-trade"))
        if deed not in _PHASES or self.picks(state, seat, deed):
            return None
        now, then = STEPS[state.step].phase, _PHASES[deed]
        values = {"now": Line(f"twom-phase-{now}"), "phase": Line(f"twom-phase-{then}")}
        rule = f"twom-cs.{_RULES.get(deed, 'overview.phases')}"
        return Violation(rule, Line("twom-deed-busy" if now == then else "twom-deed-phase", dict(values)))

    def left(self, state: State, seat: Seat) -> tuple[Line, ...]:  # noqa: ARG002
        """The actions of everybody in the group; that there are none at this time of the day."""
        case = Case(self._of(state), state)
        counted = [(each, actions_left(case, each)) for each in state.people]
        if any(count is None for _, count in counted) or not counted:
            return (Line("twom-deed-no-actions", {"phase": Line(f"twom-phase-{STEPS[state.step].phase}")}),)
        return tuple(
            Line("twom-deed-actions", {"who": person(case.components, each.key), "count": count or 0})
            for each, count in counted
        )
