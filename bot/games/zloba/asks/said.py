"""The choices that a command makes on its way: what answers each question about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.kernel.said import SaidAnswers
from bot.games.values import Arg
from bot.games.zloba.acts.actions.exodus import STAY
from bot.games.zloba.acts.actions.mustering import DONE
from bot.games.zloba.acts.opponent.wound_answers import taken
from bot.games.zloba.position import commands as asked
from bot.games.zloba.position.commands import Command
from bot.games.zloba.position.units import Elite, Troops

DOES: Mapping[type[Command], str] = {
    asked.Mine: "mine",
    asked.Deploy: "deploy",
    asked.Move: "move",
    asked.Enter: "enter",
    asked.Attack: "attack",
}
"""By command that something pays for the deed that is paid for."""
FACES = {"mine": "mine", "deploy": "extend", "move": "maneuver", "enter": "maneuver", "attack": "battle"}
"""By deed the symbol of the action die that pays for it."""
MENU: Mapping[type[Command], str] = {
    asked.Discard: "discard",
    asked.Buy: "buy",
    asked.UseSkill: "skill",
    asked.UseCard: "card",
    asked.Recall: "recall",
    asked.Muster: "muster",
    asked.LetBe: "let-be",
    asked.EndTurn: "end",
}
"""By command of one branch alone that branch."""


def _branches(command: Command) -> tuple[str, ...]:
    """The branches of a menu that may lead to a command."""
    if isinstance(command, asked.Exodus):
        return ("exodus",) if command.dice else ("eye",)
    does = DOES.get(type(command))
    if does is None:
        return (MENU.get(type(command), ""),)
    match command.by:  # type: ignore[union-attr]
        case "die":
            return (FACES.get(does, ""),)
        case "effect":
            return does, "onward"
    return ("eye",)


def _ends(command: Any) -> tuple[int, ...]:
    return (command.end,) if isinstance(command, asked.Move) else tuple(march.end for march in command.marches)


def _hit(command: asked.Attack, about: Mapping[str, Any]) -> int:
    """The wounds of one of the elites that are alike, the most wounded of them first."""
    hurt = [hit.wounds for hit in command.wounds.elites if hit.elite == about["figure"]]
    return hurt[about["nth"]] if about["nth"] < len(hurt) else 0


def _troops(command: Any, about: Mapping[str, Any]) -> Troops:
    """The units that the question is about: all, those of a march, or those called from a source."""
    match command:
        case asked.Exodus():
            return next(march.troops for march in command.marches if march.end == about["end"])
        case asked.Muster():
            return next(call.troops for call in command.calls if call.source == about["source"])
    troops: Troops = command.troops
    return troops


MAKES: Mapping[str, Callable[[Any, Any, Mapping[str, Any]], object]] = {
    "zloba-ask-how": lambda command, power, _: power.does == DOES.get(type(command)),
    "zloba-ask-cards": lambda command, cards, _: cards == command.cards,
    "zloba-ask-die": lambda command, face, _: face == command.face,
    "zloba-ask-discard": lambda command, face, _: face == command.face,
    "zloba-ask-place": lambda command, place, _: place == command.place,
    "zloba-ask-from": lambda command, place, _: place == command.start,
    "zloba-ask-to": lambda command, place, _: place in _ends(command),
    "zloba-ask-to-next": lambda command, place, _: place in _ends(command) or place == STAY,
    "zloba-ask-where": lambda command, area, _: area == command.area,
    "zloba-ask-whom": lambda command, seat, _: seat == command.target,
    "zloba-ask-wounds": lambda command, number, about: number == _hit(command, about),
    "zloba-ask-dice": lambda command, dice, _: dice == command.dice,
    "zloba-ask-elite": lambda command, kind, _: kind.key == command.kind,
    "zloba-ask-skill": lambda command, skill, _: skill.key == command.skill,
    "zloba-ask-card": lambda command, card, _: card.key == command.card,
    "zloba-ask-recall": lambda command, elite, _: (
        elite == Elite(command.place, command.elite.kind, command.elite.toughness)
    ),
    "zloba-ask-source": lambda command, source, _: source in [call.source for call in command.calls] or source == DONE,
    "zloba-ask-divide": lambda command, share, _: share == taken(command),
}
"""By question whether a command makes a choice of it."""
NUMBERS: Mapping[str, Callable[[Any, Mapping[str, Any]], object]] = {
    "zloba-ask-units": lambda command, _: command.units,
    "zloba-ask-elites": lambda command, about: _troops(command, about).elites.count(about["figure"]),
    "zloba-ask-basics": lambda command, about: _troops(command, about).basics,
}
"""By question for a number the one that a command says."""


class Said(SaidAnswers):
    """Answers from a command of Zloba."""

    __slots__ = ("_command",)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self._command = command

    def branches(self) -> tuple[str, ...]:
        """See :meth:`SaidAnswers.branches`."""
        return _branches(self._command)

    def makes(self, ask: str, choice: Any, most: int = 1) -> object:
        """See :meth:`SaidAnswers.makes`."""
        del most
        try:
            return MAKES[ask](self._command, choice, self.about)
        except AttributeError:
            # The question is put on the way to a command of another kind.
            return False

    def value(self, ask: str) -> object:
        """See :meth:`SaidAnswers.value`."""
        try:
            return NUMBERS[ask](self._command, self.about)
        except AttributeError:
            return None

    def number(self, ask: str, label: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.number`; the command says its number, whatever others there are."""
        del label
        return self.counts(ask, least, most, values)
