"""The moment of a position: the day, its phase, who holds the Diary, and where people are at night."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from bot.games.twom.acts.arranging.form import Change, wrong
from bot.games.twom.acts.arranging.group import rested
from bot.games.twom.acts.night.scavenging import FIELDS
from bot.games.twom.pack.components import Components
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.state import Due, Phase, State, StepName

FIRST: Mapping[Phase, StepName] = {
    "morning": "event",
    "actions": "placing",
    "dusk": "water",
    "evening": "evening",
    "scavenging": "location",
    "raid": "arms",
    "dawn": "return",
}
"""The step with which a phase begins."""
DAYTIME: tuple[StepName, ...] = (
    "event", "event-over", "placing", "round-over", "water", "food", "food-over", "evening", "new-day",
)  # fmt: skip
"""The steps in which everybody is at home, and nobody spends the night anywhere yet."""
AWAY: tuple[StepName, ...] = ("gear", "explore", "card-over", "explored", "findings")
"""The steps in which those outside are at a location."""
ASIDE = frozenset({"effects", "holder", "figures"})
"""Parts that can change while a combat, a trade or a raid goes on."""


def with_moment(state: State, change: Change) -> State:
    """The position at the day, phase and step that are told; a new phase or step drops what was being carried out.

    Raises:
        Wrong: there is no such moment, or something is being carried out that does not bear the change.
    """
    state = replace(state, pending=None)
    if change.holder is not None:
        if change.holder not in range(state.seats) or change.holder in state.gone:
            raise wrong("leader.who", "holder", number=change.holder)
        state = replace(state, holder=change.holder)
    if change.day is not None:
        state = replace(state, day=change.day)
    step = change.step
    if change.phase is not None:
        if step is not None:
            raise wrong("overview.phases", "phase-and-step")
        step = FIRST[change.phase]
    if step == "setup":
        raise wrong("setup.steps", "setup")
    if step is not None:
        state = replace(state, stack=(), step=step)
        round_ = change.round or state.round or 1
        return replace(state, round=round_ if step in ("placing", "round-over") else 0)
    busy = any(not isinstance(frame, Doing | Declaring) for frame in state.stack)
    if busy and not ASIDE.issuperset(change.parts):
        raise wrong("overview.phases", "busy")
    if change.round is not None and state.step not in ("placing", "round-over"):
        raise wrong("actions.rounds", "round")
    return state if change.round is None else replace(state, round=change.round)


def with_night(components: Components, state: State, change: Change) -> State:
    """The position with everybody at home by day, and with the noise, the unknown and the place outside as told.

    Raises:
        Wrong: there is no such place, or nobody is there; or the noise has no such space on its track.
    """
    if state.step in DAYTIME and (change.phase or change.step):
        state = rested(components, state)
    if change.outside is not UNSET:
        state = replace(state, outside=change.outside)
    if change.noise is not None:
        if change.noise > components.pack.noise_top:
            raise wrong("noise.change", "noise", most=components.pack.noise_top)
        state = replace(state, noise=change.noise)
    if change.unknown is not None:
        state = replace(state, unknown=change.unknown)
    return state


def check_night(components: Components, state: State) -> None:
    """Whether those outside are at a location that lies open, once everything else is laid out.

    Raises:
        Wrong: they are not.
    """
    nights = [each.night for each in state.people]
    if state.step in DAYTIME and state.outside is not None:
        raise wrong("location.choose", "outside-by-day")
    if state.step in AWAY and (state.outside is None or "outside" not in nights):
        raise wrong("location.choose", "nobody-outside")
    open_ = state.locations or ("somewhere", *FIELDS)
    if state.outside is not None and state.outside not in open_ and state.outside not in components.locations:
        raise wrong("location.choose", "location", key=state.outside)


def with_story(components: Components, state: State, change: Change) -> State:
    """The position with what was noted and read, what comes later, and the figures of the campaign as told."""
    del components
    if change.flags is not None:
        state = replace(state, flags=tuple(sorted({*change.flags})))
    if change.due is not None:
        state = replace(state, due=tuple(Due(each.day, each.effects, each.source) for each in change.due))
    if change.read is not None:
        state = replace(state, read=tuple(sorted({*change.read})))
    if change.values is not None:
        state = replace(state, values=dict(sorted(change.values.items())))
    if change.figures is not None:
        state = replace(state, figures={key: number for key, number in sorted(change.figures.items()) if number})
    return state
