"""Copies of a card that answers an event: the event is played out, and the copy is looked for among what is offered."""

from __future__ import annotations

from bot.games.doomtrooper.position.state import Card
from bot.games.doomtrooper.words.whom import On
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.events import scripts
from tests.bot.games.doomtrooper.seen.staged.look import Seen
from tests.bot.games.doomtrooper.seen.staged.probes import Build
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.world import Here


def copy_answering(build: Build, on: On) -> Seen:
    """On whom a copy of a card may be played that answers what the bearer of the first one does."""
    plain = build(active=0)
    bearer, code = plain.cards[plain.hero].on, plain.cards[plain.hero].code
    for script in scripts(plain, Scene("", bearer), on, Here(0, plain.hero)):
        if script.by != bearer:
            continue
        stage = build(active=0)
        stage.cards.append(Card(code, 0, 0, "hand"))
        copy = len(stage.cards) - 1
        script.lay(stage)
        played: list[int] = []

        def hook(one: Stage, copy: int = copy, played: list[int] = played) -> bool:
            command = drive.play(one, 0, copy)
            if command is None:
                return False
            one.says(0, command)
            played.extend(command.targets)
            return True

        stage.hook = hook
        script.play(stage, (), ())
        return {("copy", one): True for one in played}
    return {}
