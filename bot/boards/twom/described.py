"""The facts of the picture in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.boards.twom.city import explores
from bot.boards.twom.fight import DEAD
from bot.boards.twom.fight import heading as fought
from bot.boards.twom.words import Names, kept, losses, notes, owned, title
from bot.boards.wording import fitting
from bot.games.twom.tells.view import DieView, FightView, FoeView, PersonView, SpaceView, TwomView

LIMIT = 1000
"""Discord takes 1,024 characters; this leaves room for what a message may put before it."""


class _Style(NamedTuple):
    """How much is said: what is built, cards to turn over, obstacles, who is no longer there."""

    built: bool = True
    cards: bool = True
    obstacles: bool = True
    losses: bool = True


_STYLES = (
    _Style(),
    _Style(cards=False),
    _Style(cards=False, obstacles=False),
    _Style(cards=False, obstacles=False, losses=False),
    _Style(cards=False, obstacles=False, losses=False, built=False),
)
"""From the fullest wording to the briefest."""


def described(view: TwomView, names: Names, limit: int = LIMIT) -> str:
    """The facts of the picture in the fullest wording within the limit; the briefest is cut if even it is too long."""
    return fitting((_Telling(view, names, style).text() for style in _STYLES), limit)


def sheet_lines(view: TwomView, names: Names) -> Iterator[str]:
    """Everything of a save sheet, line by line."""
    telling = _Telling(view, names, _Style())
    yield names.say("twom-board-sheet", day=view.state.day)
    yield ", ".join(notes(view, names))
    yield from (telling.person(place, person) for place, person in enumerate(view.board.people))
    if view.board.lost:
        yield ", ".join(losses(view, names))
    yield from telling.city()
    yield from telling.shelter()
    yield from (f"{heading}: {', '.join(found)}" for heading, found in (*owned(names, view), *kept(names, view)))


class _Telling:
    def __init__(self, view: TwomView, names: Names, style: _Style) -> None:
        self._view, self._board, self._names, self._style = view, view.board, names, style
        self._say = names.say

    def text(self) -> str:
        return " ".join(f"{part[:1].upper()}{part[1:].rstrip('.')}." for part in self._parts() if part)

    def _parts(self) -> Iterator[str]:
        view, names, board = self._view, self._names, self._board
        yield title(view, names)
        yield ", ".join(notes(view, names))
        if view.stand_in:
            yield self._say("twom-board-stand-in")
        if board.fight is not None:
            yield from self._fight(board.fight)
        yield from (self.person(place, person) for place, person in enumerate(board.people))
        if self._style.losses:
            yield ", ".join(losses(view, names))
        yield from self.city()
        yield from self.shelter()
        yield from (f"{heading}: {', '.join(found)}" for heading, found in reversed(owned(names, view)))

    def city(self) -> Iterator[str]:
        """The locations, and what is known of tonight's."""
        board, say = self._board, self._say
        if board.locations:
            yield f"{say('twom-board-locations')}: {', '.join(map(self._names.words, board.locations))}"
        if board.tonight is not None:
            yield say("twom-board-tonight", location=self._names.words(board.locations[board.tonight]))
        if explores(self._view):
            counts = (("unknown", self._view.state.unknown), ("noise", self._view.state.noise))
            yield ", ".join(say(f"twom-board-{name}", count=count) for name, count in counts)

    def person(self, place: int, person: PersonView) -> str:
        """Somebody's states, what they do and hold, and where they stand."""
        names = self._names
        said = [f"{name} {level}" for name, level in zip(names.conditions, person.levels, strict=True) if level]
        if person.actions is not None:
            said.append(self._say("twom-board-actions", count=person.actions))
        elif person.night is not None:
            said.append(names.night(person))
        said += names.holds(person)
        there = next((space for space in self._board.spaces if place in space.people), None)
        if there is not None:
            said.append(self._say("twom-board-at", space=names.words(there.name)))
        return f"{names.people[place]}: {', '.join(said)}"

    def _tells(self, space: SpaceView) -> bool:
        if space.obstacle is not None:
            return self._style.obstacles
        return self._style.cards if space.card is not None else self._style.built and space.fitting is not None

    def shelter(self) -> Iterator[str]:
        """What lies on spaces, each with all spaces on which it does; nothing where nothing is told."""
        found: dict[str, list[str]] = {}
        for space in self._board.spaces:
            if self._tells(space):
                found.setdefault(self._names.lies(space), []).append(self._names.words(space.name))
        said = "; ".join(f"{lies} – {', '.join(spaces)}" for lies, spaces in found.items())
        if said:
            yield f"{self._say('twom-board-shelter')}: {said}"

    def _fight(self, fight: FightView) -> Iterator[str]:
        yield fought(fight, self._names)
        if fight.name is not None:
            left = (("damage", fight.damage), ("wounds", fight.wounds))
            yield ", ".join(f"{self._say(f'twom-board-raid-{what}')} {count}" for what, count in left)
        for place in fight.fighters:
            dice = tuple(each for each in fight.dice if each.person == place)
            if dice:
                yield f"{self._names.people[place]}: {self._dice(dice)}"
        for number, foe in enumerate(fight.foes):
            yield self._foe(foe, tuple(each for each in fight.dice if each.foe == number))

    def _foe(self, foe: FoeView, dice: tuple[DieView, ...]) -> str:
        say = self._say
        said = [say("twom-board-prowess", count=foe.prowess), self._names.weapons(foe)]
        said.append(say("twom-board-dead" if foe.wounds >= DEAD else "twom-board-wounds", count=foe.wounds))
        said += [self._dice(dice)] if dice else []
        return f"{say('twom-board-foe', letter=foe.letter)}: {', '.join(said)}"

    def _dice(self, dice: tuple[DieView, ...]) -> str:
        return " ".join(f"{self._names.die(each)}{self._names.face(each)}" for each in dice)
