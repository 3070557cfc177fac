"""What one task of a round takes, and why it cannot be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.twom.acts.day.reach import is_empty, obstacle, reachable
from bot.games.twom.looks.labels import fitting, shelter_card, space, token
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key, Obstacle, Role
from bot.games.twom.pack.shelter import Action
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Task
from bot.games.twom.position.decks import plus
from bot.games.values import Violation

TOOLS: Mapping[Obstacle, Role] = {"rubble": "shovel", "remains": "shovel", "bars": "saw", "door": "lockpick"}
"""Rule: twom-cs.shelter.tools"""
RUBBLE: tuple[Obstacle, ...] = ("rubble", "remains")


def actions(case: Case, where: Key) -> tuple[Action, ...]:
    """The actions of the fitting on a space, or of those that the board prints on it."""
    spot = case.state.shelter.get(where)
    if spot is None:
        return case.components.spaces[where].actions
    there = case.components.fittings.get(spot.fitting or "")
    return there.actions if there else ()


def action_of(case: Case, task: Task) -> Action | None:
    """The action that a task uses."""
    return next((each for each in actions(case, task.space) if each.key == task.what), None)


def cost(case: Case, task: Task) -> Mapping[Key, int]:
    """What a task costs.

    Rule: twom-cs.actions.space
    """
    if task.deed == "use":
        action = action_of(case, task)
        return action.cost if action else {}
    return case.components.fittings[task.what].cost if task.deed == "build" and task.what else {}


def tool(case: Case, task: Task) -> Key | None:
    """The token that lies beside the figure while the task lasts.

    Rule: twom-cs.shelter.tools
    """
    blocked = obstacle(case, task.space) if task.deed == "turn" else None
    if blocked is None or blocked not in TOOLS or (blocked in RUBBLE and len(task.who) == 2):
        return None
    return case.components.token_of(TOOLS[blocked])


def needs(case: Case, task: Task) -> dict[Key, int]:
    """What a task takes from the store while the round lasts: its cost and its tool."""
    with_ = tool(case, task)
    return plus(cost(case, task), {with_: 1} if with_ else {})


def may_share(case: Case, where: Key) -> bool:
    """Whether several may be on a space at once, beside those who clear rubble together.

    Rule: twom-cs.actions.shared-spaces
    """
    return case.components.spaces[where].printed == "look-around" and where not in case.state.shelter


def wrong(case: Case, task: Task) -> Iterator[Violation]:
    """Why a task by itself cannot be done, whoever does it and whatever else is done."""
    where = task.space
    if where not in case.components.spaces:
        yield refuse("actions.list", "space")
        return
    if where not in reachable(case):
        yield refuse("move.reach", "way", space=space(case.components, where))
        return
    yield from wrong_there(case, task)


def wrong_there(case: Case, task: Task) -> Iterator[Violation]:
    """Why a task on a space that people get to cannot be done."""
    where = task.space
    match task.deed:
        case "turn":
            yield from _wrong_turn(case, task)
        case "use":
            if task.what is None or action_of(case, task) is None:
                yield refuse("actions.list", "action", space=space(case.components, where))
        case "build":
            yield from _wrong_build(case, task)
    if task.deed == "act" or task != Task(task.who, where, task.deed, task.what):
        # Only of a shelter that the pack does not know people say what an action is and brings.
        yield refuse("actions.list", "pick")
    if len(task.who) == 2 and (task.deed != "turn" or obstacle(case, where) not in RUBBLE):
        yield refuse("actions.one-per-space", "two", space=space(case.components, where))


def _wrong_turn(case: Case, task: Task) -> Iterator[Violation]:
    spot = case.state.shelter.get(task.space)
    where = space(case.components, task.space)
    if spot is None or spot.card is None:
        yield refuse("shelter.flip", "card", space=where)
    elif task.what is not None:
        yield refuse("shelter.flip", "what", space=where)
    elif obstacle(case, task.space) == "hole":
        yield refuse("move.obstacles", "hole", card=shelter_card(case.components, spot.card))


def _wrong_build(case: Case, task: Task) -> Iterator[Violation]:
    key = task.what or ""
    if key in case.state.ideas:
        yield refuse("build.any", "idea", fitting=fitting(case.components, key))
        return
    if key not in case.state.fittings:
        yield refuse("build.any", "fitting")
        return
    card = case.components.fittings[key]
    name, where = fitting(case.components, key), space(case.components, task.space)
    if card.boarding:
        if task.space != case.components.guard:
            yield refuse("build.where", "boarding", fitting=name)
    elif not is_empty(case, task.space):
        yield refuse("build.where", "room", fitting=name, space=where)
    elif card.next_to is not None and not _beside(case, task.space, card.next_to):
        yield refuse("build.requirements", "beside", fitting=name, other=fitting(case.components, card.next_to))


def _beside(case: Case, where: Key, other: Key) -> bool:
    """Whether a fitting stands on the same floor right beside a space."""
    spaces = case.components.spaces
    return any(
        spot.fitting == other
        and spaces[key].floor == spaces[where].floor
        and abs(spaces[key].column - spaces[where].column) == 1
        for key, spot in case.state.shelter.items()
    )


def short_of(case: Case, wanted: Mapping[Key, int], task: Task) -> Violation | None:
    """What the store of the round's start lacks for all that is wanted of it.

    Rule: twom-cs.actions.simultaneous
    """
    for key, number in wanted.items():
        if case.state.store.get(key, 0) < number:
            rule = _rule(case, task, key)
            return refuse(rule, "store", token=token(case.components, key), count=number)
    return None


def _rule(case: Case, task: Task, key: Key) -> str:
    """The rule by which a task takes a token."""
    if tool(case, task) == key:
        return {"lockpick": "lockpick.roll", "shovel": "rubble.two", "saw": "shelter.tools"}[
            case.components.tokens[key].role or "saw"
        ]
    if key not in cost(case, task):
        return "actions.simultaneous"
    own = cost(case, task)[key] > case.state.store.get(key, 0)
    if not own:
        return "actions.simultaneous"
    return "build.requirements" if task.deed == "build" else "actions.space"
