"""A position of Zloba in words: names and letters, who is awaited, and the facts of the picture."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.boards.drawing import OTHER, Colour, from_hex
from bot.boards.wording import fitting, initials
from bot.games.packs.words import Words
from bot.games.values import Seat
from bot.games.zloba.position.state import ZONE, LastMove
from bot.games.zloba.tells.view import AreaView, EliteView, ForceView, ZlobaView
from bot.locales.lines import Speaker

LIMIT = 1000
"""Discord takes 1,024 characters; this leaves room for what a message may put before it."""


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


def whose(view: ZlobaView, names: Names) -> str:
    """Who is awaited, or who has won; empty where nobody is."""
    seats = view.over if view.over is not None else awaited(view)
    listed = ", ".join(names.factions[seat] for seat in seats)
    if view.over is not None:
        return names.say("zloba-board-won", factions=listed) if seats else names.say("zloba-board-lost")
    return names.say("zloba-board-awaited", factions=listed) if seats else ""


def awaited(view: ZlobaView) -> tuple[Seat, ...]:
    """Who is to do something: whose turn it is, or all who are asked; nobody once the match is over."""
    if view.over is not None:
        return ()
    needed = [prompt.seat for prompt in view.prompts if not prompt.optional] or [prompt.seat for prompt in view.prompts]
    if needed:
        return tuple(sorted(set(needed)))
    return () if view.turn is None else (view.turn,)


class _Style(NamedTuple):
    """How much is said: names or letters for forces and elites, what lies on mats, toughness at full."""

    names: bool
    mats: bool
    full: bool


_STYLES = (
    _Style(names=True, mats=True, full=True),
    _Style(names=False, mats=True, full=True),
    _Style(names=False, mats=True, full=False),
    _Style(names=False, mats=False, full=False),
)


def described(view: ZlobaView, names: Names, limit: int = LIMIT) -> str:
    """The facts of the picture in the fullest wording within the limit; the briefest is cut if even it is too long."""
    return fitting((_Telling(view, names, style).text() for style in _STYLES), limit)


class _Telling:
    def __init__(self, view: ZlobaView, names: Names, style: _Style) -> None:
        self._view, self._names, self._style = view, names, style
        self._say = names.say

    def text(self) -> str:
        parts = [self._head(), self._last(), *map(self._area, self._view.areas)]
        parts += [self._force(force) for force in self._view.forces]
        return " ".join(part for part in parts if part)

    def _head(self) -> str:
        view, say = self._view, self._say
        phase = self._names.named(view.phase)
        title = say("zloba-board-title", round=view.round, phase=phase) if view.round else phase
        parts = [title[:1].upper() + title[1:] + ".", f"{who}." if (who := whose(view, self._names)) else ""]
        if view.start is not None:
            parts.append(say("zloba-board-alt-start", faction=self._names.factions[view.start]))
        parts.append(say("zloba-board-alt-supply", count=view.supply))
        if view.offer:
            parts.append(say("zloba-board-alt-offer", dice=self._dice(view.offer)))
        if view.coop is not None:
            coop = view.coop
            name = self._names.words(coop.scenario.name)
            goals = ", ".join(map(str, coop.goals)) or "–"
            base, chaos, points = coop.base, coop.chaos, coop.points
            parts.append(say("zloba-board-alt-coop", name=name, base=base, chaos=chaos, points=points, goals=goals))
        if view.stand_in:
            parts.append(say("zloba-board-alt-stand-in", pack=self._names.words(view.pack)))
        return " ".join(part for part in parts if part)

    def _last(self) -> str:
        return " ".join(filter(None, map(self._move, self._view.moves)))

    def _move(self, last: LastMove) -> str:
        say = self._say
        told = [
            say(
                "zloba-board-alt-move",
                start=self._place(last.start),
                end=self._place(march.end),
                count=march.troops.size,
            )
            if last.start is not None
            else say("zloba-board-alt-deploy", end=self._place(march.end), count=march.troops.size)
            for march in last.marches
        ]
        if last.wounded is not None:
            told.append(say("zloba-board-alt-wounded", area=last.wounded))
        return (
            say("zloba-board-alt-last", faction=self._names.factions[last.seat], moves=", ".join(told)) if told else ""
        )

    def _area(self, area: AreaView) -> str:
        say = self._say
        token = [say("zloba-board-alt-points", count=area.token.points)]
        if area.token.symbol is not None:
            token.append(self._names.named(area.token.symbol))
        parts = [" ".join(token)]
        if area.control is not None:
            key = "zloba-board-alt-domination" if area.domination == area.control else "zloba-board-alt-control"
            parts.append(say(key, faction=self._who(area.control)))
        if area.threat:
            parts.append(say("zloba-board-alt-threat", count=area.threat))
        parts += [units for force in self._view.forces if (units := self._units(force, area.number))]
        return f"{area.number}: {'; '.join(parts)}."

    def _force(self, force: ForceView) -> str:
        say = self._say
        parts = []
        if self._view.coop is None or force.opponent:
            parts.append(say("zloba-board-alt-points", count=force.points))
        parts.append(say("zloba-board-alt-corra", count=force.corra))
        coop = self._view.coop
        dice = (coop.die,) if force.opponent and coop is not None and coop.die is not None else force.dice
        if dice:
            parts.append(self._dice(dice))
        if force.eye is not None:
            parts.append(say("zloba-board-alt-eye", die=self._names.named(force.eye)))
        if zone := self._units(force, ZONE, named=False):
            parts.append(say("zloba-board-alt-zone", units=zone))
        if self._style.mats:
            parts.append(say("zloba-board-alt-mat", mat=force.mat, removed=force.removed))
        return f"{self._called(force)}: {', '.join(parts)}."

    def _called(self, force: ForceView) -> str:
        name = self._names.factions[force.seat]
        if self._style.names:
            return name
        letters = self._names.kinds[force.seat]
        met = {elite.kind: elite for elite in force.elites}
        legend = [f"{letters[kind]} = {self._names.words(elite.name)}" for kind, elite in met.items()]
        return f"{name} ({'; '.join([self._names.letters[force.seat], *legend])})"

    def _units(self, force: ForceView, place: int, *, named: bool = True) -> str:
        alike = Counter(elite for elite in force.elites if elite.place == place)
        parts = [str(force.basics[place])] if force.basics[place] else []
        parts += [self._elite(force.seat, elite, count) for elite, count in alike.items()]
        if not parts:
            return ""
        units = " + ".join(parts)
        return f"{self._who(force.seat)} {units}" if named else units

    def _elite(self, seat: Seat, elite: EliteView, count: int) -> str:
        style = self._style
        name = self._names.words(elite.name) if style.names else self._names.kinds[seat].get(elite.kind, "?")
        toughness = f"{elite.toughness}/{elite.full}" if style.full else str(elite.toughness)
        die = f"{name} {toughness}"
        return f"{count}× {die}" if count > 1 else die

    def _who(self, seat: Seat) -> str:
        return self._names.factions[seat] if self._style.names else self._names.letters[seat]

    def _place(self, number: int | None) -> str:
        return str(number) if number else self._say("zloba-board-alt-own-zone")

    def _dice(self, faces: tuple[str, ...]) -> str:
        counted = Counter(faces)
        return ", ".join(
            f"{count}× {self._names.named(face)}" if count > 1 else self._names.named(face)
            for face, count in counted.items()
        )
