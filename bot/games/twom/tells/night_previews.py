"""Commands of the night in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.twom.looks.labels import card, person, things, token
from bot.games.twom.position.case import Case
from bot.games.twom.position.night_commands import Arm, Carry, Keep, Mix, Play, Take, Treat, Visit
from bot.games.twom.position.portions import Portion, numbers_of
from bot.games.values import Arg, Line


def _things(case: Case, parts: tuple[Portion, ...]) -> Mapping[str, Arg]:
    return {"things": things(case.components, numbers_of(parts)), "count": len(parts)}


def _arm(case: Case, command: Arm) -> Mapping[str, Arg]:
    components = case.components
    held = tuple(
        Line("twom-preview-hold", {"who": person(components, each.who), "weapon": token(components, each.weapon)})
        for each in command.held
    )
    return {"held": held, "count": len(held)}


def _treat(case: Case, command: Treat) -> Mapping[str, Arg]:
    components = case.components
    doses = tuple(
        Line("twom-dose", {"who": person(components, each.who), "token": token(components, each.token)})
        for each in command.doses
    )
    return {"doses": doses, "count": len(doses)}


NIGHT_PREVIEWS: Mapping[type, Callable[[Case, Any], Mapping[str, Arg]]] = {
    Visit: lambda case, command: {"location": card(case.components, "locations", command.location)},
    Arm: _arm,
    Treat: _treat,
    Keep: lambda case, command: {"card": card(case.components, "last-resort", command.card)},
    Play: lambda case, command: {"card": card(case.components, "last-resort", command.card)},
    Mix: lambda _, command: {"raids": command.raids},
    Take: lambda case, command: {
        "things": things(case.components, numbers_of(command.things)),
        "count": len(command.things),
    },
    Carry: lambda case, command: {
        "things": things(case.components, numbers_of(command.things)),
        "count": len(command.things),
    },
}
