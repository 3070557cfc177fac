"""A combat, large: the phase by name, both fighters, and the worked sum of each rating that counts."""

from __future__ import annotations

from typing import NamedTuple

from bot.boards.doomtrooper.table.panel import seat_mark
from bot.boards.doomtrooper.table.signs import LIES, RATINGS
from bot.boards.doomtrooper.table.style import BATTLE, GAP, LABEL, LOWERED, MARGIN, PAD, RAISED, SMALL, WIDTH, colour_of
from bot.boards.doomtrooper.table.tile import arrow, draw_ratings
from bot.boards.doomtrooper.table.words import Names, change, shown_ratings
from bot.boards.drawing import ALARM, GLOW, GOLD, INK, MUTED, PAPER, WHITE, Canvas
from bot.boards.lettering import fitted, wrapped
from bot.games.doomtrooper.looks.seen.view import CombatView, DoomtrooperView, RatingView, SideView

_HEAD, _ROLE, _LINE = 88, 38, 30
_NAME, _NAME_LINE, _RATINGS, _SIGN = 32, 42, 50, 38
_NUMBER = 66
_SUM = 30
_SHARES = 3
_BEFORE = ("declare", "announce")
"""The phases in which it is not known who fights."""
_MIDDLE = 56
"""How wide the stretch between the sides is."""
_WIDE = (WIDTH - 2 * MARGIN - 2 * PAD - _MIDDLE) / 2
_INDENT = 138


class _Sum(NamedTuple):
    """A rating with its sum, in lines that keep to the room."""

    rating: RatingView
    reckoned: str
    shares: tuple[str, ...]

    @property
    def high(self) -> float:
        return max(_NUMBER, bool(self.reckoned) * (_SUM + 6) + len(self.shares) * _LINE + 8)


class _Side:
    """A side of a combat, measured before it is drawn."""

    def __init__(self, names: Names, side: SideView, role: str, unknown: str) -> None:
        self._side, self._role = side, names.say(f"doomtrooper-board-{role}")
        fighter = side.fighter
        lies = () if fighter is None else names.lies(fighter)
        self._lies = tuple(name for name in lies if name != "fights")
        name = unknown if fighter is None else names.card(fighter)
        room = _WIDE - 70 - _SIGN * len(self._lies)
        self._name = wrapped(name.split(), _NAME, room, 2, between=" ", heavy=True)
        # Until the tactic is known, both tactics count.
        self._ratings = shown_ratings(fighter) if side.attack is None and fighter is not None else ()
        sums = (side.attack, None if self._ratings else side.armour)
        self._sums = tuple(_summed(names, rating) for rating in sums if rating is not None)
        helping = tuple(map(names.card, side.helping))
        said = [names.say("doomtrooper-board-helping", cards=", ".join(helping))] if helping else []
        self._helping = wrapped(said, SMALL, _WIDE - 24, 1)
        self.high = _ROLE + _NAME_LINE * len(self._name) + sum(each.high for each in self._sums) + 12
        self.high += _RATINGS * bool(self._ratings) + _LINE * len(self._helping)

    def draw(self, canvas: Canvas, left: float, top: float, high: float) -> None:
        side, right = self._side, left + _WIDE
        canvas.box((left, top, right, top + high), INK, colour_of(side.seat), 2, radius=12)
        canvas.text((left + 12, top + 22), self._role, LABEL, MUTED, anchor="lm")
        y = top + _ROLE
        if side.seat >= 0:
            seat_mark(canvas, side.seat, left + 32, y + _NAME_LINE / 2, 18)
        for number, name in enumerate(reversed(self._lies)):
            at = right - 12 - _SIGN * (number + 0.5)
            LIES[name](canvas, at, y + _NAME_LINE / 2, 14, LOWERED if name == "wounded" else PAPER)
        for line in self._name:
            canvas.text((left + 62, y + _NAME_LINE / 2), line, _NAME, WHITE, anchor="lm", heavy=True)
            y += _NAME_LINE
        if self._ratings:
            draw_ratings(canvas, self._ratings, left + 16, y + _RATINGS / 2, _WIDE - 32)
            y += _RATINGS
        for each in self._sums:
            self._sum(canvas, left, y, each)
            y += each.high
        for line in self._helping:
            canvas.text((left + 12, y + _LINE / 2), line, SMALL, PAPER, anchor="lm")

    def _sum(self, canvas: Canvas, left: float, top: float, each: _Sum) -> None:
        middle, changed = top + _NUMBER / 2, change(each.rating)
        RATINGS[each.rating.rating](canvas, left + 32, middle, 20, GOLD)
        colour = RAISED if changed > 0 else LOWERED if changed < 0 else WHITE
        x = left + 62
        x += canvas.text((x, middle), str(each.rating.now), 54, colour, anchor="lm", heavy=True, room=50)
        if changed:
            arrow(canvas, x + 10, middle, 8, colour, up=changed > 0)
        y = top + (_SUM + 8) / 2 if each.reckoned else middle
        if each.reckoned:
            canvas.text((left + _INDENT, y), each.reckoned, _SUM, WHITE, anchor="lm")
            y += _SUM + 4
        for line in each.shares:
            canvas.text((left + _INDENT, y), line, SMALL, PAPER, anchor="lm")
            y += _LINE


def _summed(names: Names, rating: RatingView) -> _Sum:
    room = _WIDE - _INDENT - 12
    plain = len(rating.shares) == 1 and rating.shares[0].how == "printed"
    if plain or not rating.shares:
        return _Sum(rating, "", wrapped(map(names.share, rating.shares), SMALL, room, 1))
    shares = wrapped(map(names.share, rating.shares), SMALL, room, _SHARES, between=", ")
    return _Sum(rating, fitted(f"= {rating.reckoned}", _SUM, room), shares)


class Battle:
    """The part of the picture with the combats; it has no height where nobody fights."""

    def __init__(self, names: Names, view: DoomtrooperView) -> None:
        self._names = names
        self._combat = view.combats[-1] if view.combats else None
        self._outer = tuple(fitted(outer_text(each, names), SMALL, WIDTH - 80) for each in view.combats[:-1])
        self.high = 0.0
        if self._combat is not None:
            attacker, defender = self._combat.attacker, self._combat.defender
            unknown = missing(self._combat, names)
            self._sides = _Side(names, attacker, "attacker", unknown), _Side(names, defender, "defender", unknown)
            self._tall = max(side.high for side in self._sides)
            self._facts = wrapped(facts(self._combat, names), SMALL, WIDTH - 2 * MARGIN - 2 * PAD, 3)
            lines = len(self._facts) + len(self._outer)
            self.high = _HEAD + self._tall + GAP + 6 + lines * _LINE

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        combat = self._combat
        if combat is None:
            return
        left = MARGIN + PAD
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + self.high), BATTLE, ALARM, 3, radius=16)
        self._head(canvas, combat, left, top)
        y = top + _HEAD
        for number, side in enumerate(self._sides):
            side.draw(canvas, left + number * (_WIDE + _MIDDLE), y, self._tall)
        LIES["fights"](canvas, WIDTH / 2, y + self._tall / 2, 20, GLOW)
        y += self._tall + GAP + _LINE / 2 - 2
        for line in (*self._facts, *self._outer):
            canvas.text((left, y), line, SMALL, PAPER, anchor="lm")
            y += _LINE

    def _head(self, canvas: Canvas, combat: CombatView, left: float, top: float) -> None:
        """What kind of combat it is and its phase; below a mark for each phase, filled as far as it has come."""
        names, stages = self._names, combat.stages
        x = left + canvas.text((left, top + 32), heading(combat, names), 36, WHITE, anchor="lm", heavy=True) + 20
        at = stages.index(combat.stage) if combat.stage in stages else -1
        right: float = WIDTH - MARGIN - PAD
        right -= canvas.text((right, top + 32), f"{at + 1}/{len(stages)}", 30, MUTED, anchor="rm") + 14
        said = names.say(f"doomtrooper-board-phase-{combat.stage}")
        canvas.text((right, top + 32), said, 34, GLOW, anchor="rm", room=right - x)
        wide = (WIDTH - 2 * MARGIN - 2 * PAD + 6) / max(1, len(stages))
        for number in range(len(stages)):
            start = left + number * wide
            filled = GLOW if number == at else PAPER if number < at else INK
            more = 4 if number == at else 0
            canvas.box((start, top + 62 - more, start + wide - 6, top + 72 + more), filled, radius=5)


def heading(combat: CombatView, names: Names) -> str:
    """That it is a combat, and how it is fought."""
    said = names.say("doomtrooper-board-combat")
    return f"{said} · {names.say(f'doomtrooper-rating-{combat.tactic}').lower()}" if combat.tactic else said


def outer_text(combat: CombatView, names: Names) -> str:
    """A combat that waits until the one within it is over."""
    sides = (combat.attacker.fighter, combat.defender.fighter)
    unknown = missing(combat, names)
    fighters = " × ".join(unknown if fighter is None else names.card(fighter) for fighter in sides)
    return names.say("doomtrooper-board-outer", fighters=fighters)


def missing(combat: CombatView, names: Names) -> str:
    """What stands in place of a fighter who is not on the table: not announced yet, or gone."""
    return names.say(f"doomtrooper-board-{'unannounced' if combat.stage in _BEFORE else 'gone'}")


def facts(combat: CombatView, names: Names) -> tuple[str, ...]:
    """The war zone, who strikes first, and what the fighters are about to suffer."""
    found = []
    if combat.zone is not None:
        found.append(names.say("doomtrooper-board-zone", card=names.card(combat.zone)))
    if combat.first >= 0:
        found.append(names.say("doomtrooper-board-first", player=names.seat(combat.first)))
    found += [names.say(f"doomtrooper-board-suffers-{what}", player=names.seat(seat)) for seat, what in combat.suffers]
    return tuple(found)
