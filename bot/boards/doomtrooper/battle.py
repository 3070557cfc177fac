"""A combat, large: the phase by name, both fighters, and the worked sum of each rating that counts."""

from __future__ import annotations

from typing import NamedTuple

from bot.boards.doomtrooper.lettering import fitted, wrapped
from bot.boards.doomtrooper.panel import seat_mark
from bot.boards.doomtrooper.signs import LIES, RATINGS
from bot.boards.doomtrooper.style import BATTLE, GAP, LABEL, LOWERED, MARGIN, PAD, RAISED, SMALL, WIDTH, colour_of
from bot.boards.doomtrooper.tile import arrow, draw_ratings
from bot.boards.doomtrooper.words import Names, change, shown_ratings
from bot.boards.drawing import ALARM, GLOW, GOLD, INK, MUTED, PAPER, WHITE, Canvas
from bot.games.doomtrooper.telling.view import CombatView, DoomtrooperView, RatingView, SideView

_HEAD, _NAME, _LINE = 88, 50, 30
_NUMBER = 66
_SUM = 30
_SHARES = 3
_MIDDLE = 56
"""How wide the stretch between the sides is."""
_WIDE = (WIDTH - 2 * MARGIN - 2 * PAD - _MIDDLE) / 2
_INDENT = 128


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

    def __init__(self, names: Names, side: SideView, role: str) -> None:
        self._names, self._side = names, side
        self._role = names.say(f"doomtrooper-board-{role}")
        self._sums = tuple(_summed(names, rating) for rating in (side.attack, side.armour) if rating is not None)
        helping = ", ".join(map(names.card, side.helping))
        said = names.say("doomtrooper-board-helping", cards=helping) if helping else ""
        self._helping = fitted(said, SMALL, _WIDE - 20)
        self._bare = side.attack is None and side.fighter is not None and bool(shown_ratings(side.fighter))
        self.high = _NAME + 40 + sum(each.high for each in self._sums) + (_NUMBER - 14) * self._bare
        self.high += _LINE * bool(helping)

    def draw(self, canvas: Canvas, left: float, top: float, high: float) -> None:
        side, right = self._side, left + _WIDE
        canvas.box((left, top, right, top + high), INK, colour_of(side.seat), 2, radius=12)
        canvas.text((left + 12, top + 22), self._role, LABEL, MUTED, anchor="lm")
        y = top + 60
        if side.seat >= 0:
            seat_mark(canvas, side.seat, left + 30, y, 18)
        name = "?" if side.fighter is None else self._names.card(side.fighter)
        room = _WIDE - 66
        for lies in () if side.fighter is None else reversed(self._names.lies(side.fighter)):
            if lies == "fights":
                continue
            room -= 36
            LIES[lies](canvas, left + 54 + room + 22, y, 14, LOWERED if lies == "wounded" else PAPER)
        canvas.text((left + 58, y), fitted(name, 34, room, heavy=True), 34, WHITE, anchor="lm", heavy=True)
        y = top + _NAME + 34
        if self._bare and side.fighter is not None:
            draw_ratings(canvas, shown_ratings(side.fighter), left + 16, y + 24, _WIDE - 32)
            y += _NUMBER - 14
        for each in self._sums:
            self._sum(canvas, left, y, each)
            y += each.high
        if self._helping:
            canvas.text((left + 12, y + _LINE / 2), self._helping, SMALL, PAPER, anchor="lm")

    def _sum(self, canvas: Canvas, left: float, top: float, each: _Sum) -> None:
        middle, changed = top + _NUMBER / 2, change(each.rating)
        RATINGS[each.rating.rating](canvas, left + 32, middle, 20, GOLD)
        colour = RAISED if changed > 0 else LOWERED if changed < 0 else WHITE
        x = left + 62
        x += canvas.text((x, middle), str(each.rating.now), 54, colour, anchor="lm", heavy=True, room=44)
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
            self._sides = _Side(names, attacker, "attacker"), _Side(names, defender, "defender")
            self._tall = max(side.high for side in self._sides) + 8
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
        right = WIDTH - MARGIN - PAD
        right -= canvas.text((right, top + 32), f"{at + 1}/{len(stages)}", 30, MUTED, anchor="rm") + 14
        said = names.say(f"doomtrooper-board-phase-{combat.stage}")
        canvas.text((right, top + 32), said, 34, GLOW, anchor="rm", room=right - x)
        wide = (WIDTH - 2 * MARGIN - 2 * PAD + 6) / max(1, len(stages))
        for number in range(len(stages)):
            start = left + number * wide
            filled = GLOW if number == at else PAPER if number < at else INK
            canvas.box((start, top + 62, start + wide - 6, top + 72), filled, radius=5)


def heading(combat: CombatView, names: Names) -> str:
    """That it is a combat, and how it is fought."""
    said = names.say("doomtrooper-board-combat")
    return f"{said} · {names.say(f'doomtrooper-rating-{combat.tactic}').lower()}" if combat.tactic else said


def outer_text(combat: CombatView, names: Names) -> str:
    """A combat that waits until the one within it is over."""
    sides = (combat.attacker.fighter, combat.defender.fighter)
    fighters = " × ".join("?" if fighter is None else names.card(fighter) for fighter in sides)
    return names.say("doomtrooper-board-outer", fighters=fighters)


def facts(combat: CombatView, names: Names) -> tuple[str, ...]:
    """The war zone, who strikes first, and what the fighters are about to suffer."""
    found = []
    if combat.zone is not None:
        found.append(names.say("doomtrooper-board-zone", card=names.card(combat.zone)))
    if combat.first >= 0:
        found.append(names.say("doomtrooper-board-first", player=names.seat(combat.first)))
    found += [names.say(f"doomtrooper-board-suffers-{what}", player=names.seat(seat)) for seat, what in combat.suffers]
    return tuple(found)
