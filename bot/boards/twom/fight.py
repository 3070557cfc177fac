"""A combat with both sides, or a raid with what is left of it: who fights with what, and every die on the table."""

from __future__ import annotations

from bot.boards.drawing import ALARM, INK, MUTED, PAPER, WHITE, Canvas, burst
from bot.boards.lettering import fitted
from bot.boards.twom.signs import DIE, die, drop, somebody
from bot.boards.twom.style import FIGHT, LABEL, LEFT, MARGIN, NAME, PAD, SMALL, WIDTH
from bot.boards.twom.words import Names
from bot.games.twom.pack.kinds import CONDITIONS
from bot.games.twom.tells.view import DieView, FightView, FoeView, TwomView

DEAD = 3
"""The wounds at which an enemy is dead."""
_WOUNDS = CONDITIONS.index("wounds")
_HEAD, _ROW, _DICE = 64, 82, DIE + 14
_MIDDLE = 16
_WIDE = (WIDTH - 2 * MARGIN - 2 * PAD - _MIDDLE) / 2
_FIT = int((_WIDE - 20) // (DIE + 8))


class Fight:
    """What is fought, measured before it is drawn; it has no height where nobody fights."""

    def __init__(self, names: Names, view: TwomView) -> None:
        self._names, self._board, self._fight = names, view.board, view.board.fight
        self.high = 0.0
        if self._fight is not None:
            own = sum(_height(_of(self._fight, person=place)) for place in self._fight.fighters)
            foes = sum(_height(_of(self._fight, foe=number)) for number in range(len(self._fight.foes)))
            self.high = _HEAD + max(own, foes, _ROW) + 12

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        fight = self._fight
        if fight is None:
            return
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + self.high), FIGHT, ALARM, 3, radius=14)
        room = WIDTH - 2 * MARGIN - 2 * PAD
        canvas.text((LEFT, top + 34), heading(fight, self._names), NAME, WHITE, anchor="lm", heavy=True, room=room)
        y = top + _HEAD
        for place in fight.fighters:
            self._fighter(canvas, place, y)
            y = self._row(canvas, _of(fight, person=place), LEFT, y)
        left, y = LEFT + _WIDE + _MIDDLE, top + _HEAD
        for number, foe in enumerate(fight.foes):
            self._foe(canvas, foe, left, y)
            y = self._row(canvas, _of(fight, foe=number), left, y)
        if fight.name is not None:
            self._raid(canvas, fight, left, top + _HEAD)

    def _fighter(self, canvas: Canvas, place: int, top: float) -> None:
        person, names = self._board.people[place], self._names
        somebody(canvas, names, place, LEFT + 24, top + 34, 22)
        room = _WIDE - 64
        canvas.text((LEFT + 58, top + 20), fitted(names.people[place], LABEL, room), LABEL, WHITE, anchor="lm")
        weapon = names.say("twom-board-weapon-none") if person.weapon is None else names.words(person.weapon)
        said = f"{weapon} · {names.say('twom-board-wounds', count=person.levels[_WOUNDS])}"
        canvas.text((LEFT + 58, top + 52), fitted(said, SMALL, room), SMALL, PAPER, anchor="lm")

    def _foe(self, canvas: Canvas, foe: FoeView, left: float, top: float) -> None:
        dead = foe.wounds >= DEAD
        canvas.box((left, top + 8, left + 48, top + 60), INK, MUTED if dead else ALARM, 3, radius=8)
        canvas.text((left + 24, top + 34), foe.letter, 34, MUTED if dead else WHITE, heavy=True)
        said = f"{self._names.say('twom-board-prowess', count=foe.prowess)} · {self._names.weapons(foe)}"
        colour = MUTED if dead else PAPER
        canvas.text((left + 58, top + 20), fitted(said, SMALL, _WIDE - 64), SMALL, colour, anchor="lm")
        x = left + 68
        for wound in range(DEAD):
            drop(canvas, x, top + 51, 12, ALARM if wound < foe.wounds else INK)
            x += 28
        said = self._names.say("twom-board-dead" if dead else "twom-board-wounds", count=foe.wounds)
        canvas.text((x + 2, top + 52), said, SMALL, PAPER, anchor="lm", room=left + _WIDE - x - 4)

    def _row(self, canvas: Canvas, dice: tuple[DieView, ...], left: float, top: float) -> float:
        """The dice of somebody, below them; how far down that reaches."""
        for number, each in enumerate(dice):
            x = left + 10 + number % _FIT * (DIE + 8)
            die(canvas, self._names, each, x, top + _ROW + DIE / 2 - 4 + number // _FIT * _DICE)
        return top + _height(dice)

    def _raid(self, canvas: Canvas, fight: FightView, left: float, top: float) -> None:
        """What is left of a raid's damage and wounds."""
        damage, wounds = (self._names.say(f"twom-board-raid-{what}") for what in ("damage", "wounds"))
        for number, (sign, said, count) in enumerate(((burst, damage, fight.damage), (drop, wounds, fight.wounds))):
            y = top + 34 + number * _ROW / 2
            sign(canvas, left + 24, y, 18, ALARM)
            x = left + 58 + canvas.text((left + 58, y), str(count), NAME, WHITE, anchor="lm", heavy=True) + 14
            canvas.text((x, y), said, LABEL, PAPER, anchor="lm", room=left + _WIDE - x)


def heading(fight: FightView, names: Names) -> str:
    """The round of a combat, or the card of a raid."""
    if fight.name is not None:
        return names.say("twom-board-raid", raid=names.words(fight.name))
    return names.say("twom-board-combat", round=max(1, fight.round))


def _of(fight: FightView, person: int | None = None, foe: int | None = None) -> tuple[DieView, ...]:
    """The dice of somebody of the group or of an enemy."""
    return tuple(each for each in fight.dice if (each.person, each.foe) == (person, foe))


def _height(dice: tuple[DieView, ...]) -> float:
    return _ROW + -(-len(dice) // _FIT) * _DICE
