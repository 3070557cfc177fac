"""Names in the language of a picture, and the letters that stand for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.boards.icons import OTHER
from bot.boards.palette import Colour, from_hex
from bot.games.packs.words import Words
from bot.games.values import Seat
from bot.games.zloba.telling.view import ForceView, ZlobaView
from bot.locales.lines import Speaker


class Names:
    """What things of a view are called, and each force's colour, shape and letter."""

    def __init__(self, view: ZlobaView, speaker: Speaker) -> None:
        self.say = speaker.say
        self._language = speaker.language
        self.factions = {force.seat: self.words(force.name) for force in view.forces}
        self.letters = dict(zip(self.factions, initials(list(self.factions.values())), strict=True))
        self.colours: dict[Seat, Colour] = {force.seat: from_hex(force.colour) for force in view.forces}
        self.shapes = {force.seat: OTHER if force.opponent else force.seat for force in view.forces}
        self.kinds = {force.seat: self._kinds(force) for force in view.forces}

    def words(self, words: Words) -> str:
        """A name that a pack brings along."""
        return words.in_language(self._language)

    def named(self, key: str) -> str:
        """The name of a symbol or a phase."""
        return self.say(f"zloba-name-{key}")

    def _kinds(self, force: ForceView) -> dict[str, str]:
        names = {kind.kind: self.words(kind.name) for kind in force.mat_elites}
        return dict(zip(names, initials(list(names.values())), strict=True))


def initials(names: Sequence[str]) -> list[str]:
    """A letter for each name, and as many more as it takes to tell them apart."""
    found = []
    for name in names:
        others = [other for other in names if other != name]
        length = next(
            (
                count
                for count in range(1, len(name))
                if all(other[:count].lower() != name[:count].lower() for other in others)
            ),
            len(name),
        )
        found.append(name[:1].upper() + name[1:length])
    return found
