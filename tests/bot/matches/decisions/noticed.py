"""Everything that others can notice of a match after its last change, as bytes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.games.values import Viewer
from bot.matches.model import entries
from bot.matches.rules.clock import deadlines
from tests.bot.matches.decisions.scene import Scene

OF_ITS_OWN = ("head", "people", "course")
"""Parts of a match that are its own secret, or that are looked at by themselves."""


def noticed(scene: Scene, viewers: Sequence[Viewer]) -> list[bytes]:
    """The match, its questions, notes and log, and what these viewers see of the position."""
    position, change = scene.position, scene.last
    match = msgspec.to_builtins(scene.match, builtin_types=())
    course = msgspec.to_builtins(replace(scene.match.course, seals=(), repeated=()), builtin_types=())
    told: list[object] = [
        {name: value for name, value in match.items() if name not in OF_ITS_OWN},
        course,
        deadlines.due(scene.match),
        change.changed_openly,
        position.prompts(),
        [(replace(note, head="") if hasattr(note, "head") else note, to) for note, to in change.notes],
        [(row.seq, row.kind, row.seat, row.user, row.fixed, row.back_to) for row in change.rows],
        [each.purpose for row in change.rows for each in entries.entry_of(row.entry).draws],
    ]
    for viewer in viewers:
        told += [position.view(viewer), position.sheet(viewer), position.standing_choices(0)]
        told.append(() if position.state is None else position.game.tally(position.state))
        told += [entries.told(scene.game, each.entry, each.events, viewer) for each in change.happened]
        if isinstance(viewer, int):
            told += [position.step(prompt, ()) for prompt in position.prompts(viewer)]
    return [repr(each).encode() for each in told]
