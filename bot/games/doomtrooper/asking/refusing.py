"""Why a command is refused: the rule, and a sentence that tells nothing its giver may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.actions import acts, taking
from bot.games.doomtrooper.asking.prompts import prompts
from bot.games.doomtrooper.combat import able, enemies, phases, sabotage
from bot.games.doomtrooper.flow.discarding import bounds
from bot.games.doomtrooper.kinds import receiving
from bot.games.doomtrooper.play import plays, using
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.rules.refusals import refuse
from bot.games.values import Seat, Violation

GENERAL = "turn.sequence"


def why_not(case: Case, seat: Seat, command: Command) -> Violation:
    """The refusal of a command that does not stand."""
    if case.state.over:
        return refuse(case.rules, "victory.target")
    if not any(prompt.decider == seat and not prompt.ahead for prompt in prompts(case)):
        return refuse(case.rules, "anytime.order")
    find = _WHY.get(type(command))
    topic = "" if find is None else find(case, seat, command)
    return refuse(case.rules, topic or GENERAL)


def _known(case: Case, card: int) -> bool:
    return 0 <= card < len(case.state.cards)


def _seen(case: Case, seat: Seat, card: int) -> bool:
    """Whether a card lies in play and the seat may know which it is: of others nothing may depend on it."""
    if not _known(case, card):
        return False
    here = case.card(card)
    return here.zone in IN_PLAY and (not here.unpaid or here.controller == seat)


def _play(case: Case, seat: Seat, command: said.Play) -> str:
    if command.card not in plays.in_reach(case, seat):
        return "term.you"
    topic = plays.refusal(case, seat, command.card)
    if topic:
        return topic
    if case.printed(command.card).type == "warrior" and command.hidden not in plays.ways(case, seat, command.card):
        return "hidden.recruit" if command.hidden else "recruit.cost"
    return _target(case, seat, command) or "timing.must-matter"


def _target(case: Case, seat: Seat, command: said.Play) -> str:
    """The topic of the rule that keeps a card from being played on the card that was named."""
    play = case.printed(command.card).play
    if play.to != "card" or not command.targets or not _seen(case, seat, command.targets[0]):
        return ""
    return receiving.refusal(case, command.card, play, command.targets[0], plays.context_of(case, seat, command.card))


def _use(case: Case, seat: Seat, command: said.Use) -> str:
    if not _seen(case, seat, command.card):
        return "term.in-play"
    return using.refusal(case, seat, command.card, command.ability)


def _act(case: Case, seat: Seat, command: said.Act) -> str:
    if not isinstance(case.top, frames.ActionFrame):
        return "turn.card-timing"
    topic = acts.refusal(case, seat, command)
    if topic:
        return topic
    if not taking.payers(case, seat, taking.act_cost(case, command)):
        return plays.no_actions(case, seat)
    return "actionkind.no-change"


def _attack(case: Case, seat: Seat, command: said.Attack) -> str:  # noqa: ARG001
    if not isinstance(case.top, frames.ActionFrame):
        return "turn.card-timing"
    return taking.attack_refusal(case, seat) or "actionkind.no-change"


def _sabotage(case: Case, seat: Seat, command: said.Sabotages) -> str:
    if not isinstance(case.top, frames.ActionFrame):
        return "turn.card-timing"
    if not _seen(case, seat, command.card) or not 0 <= command.against < len(case.state.players):
        return "sabotage.how"
    return sabotage.refusal(case, seat, command.card, command.against) or "actions.three"


def _announce(case: Case, seat: Seat, command: said.Announce) -> str:
    frame = case.top
    if not isinstance(frame, frames.Combat) or phases.asking(case, frame) != "announce":
        return GENERAL
    if not _known(case, command.attacker) or not _known(case, command.defender):
        return "combat.announce"
    if not {case.card(command.attacker).zone, case.card(command.defender).zone} <= IN_PLAY:
        return "term.in-play"
    topic = able.refusal(case, seat, command.attacker, command.defender, frame)
    if not topic and not enemies.can_pay(case, frame, command.attacker, command.defender):
        return "multiplayer.arch-enemies" if enemies.price(case, seat, command.defender) else "special.play"
    return topic or "combat.announce"


def _discard(case: Case, seat: Seat, command: said.DiscardCards) -> str:
    least, _ = bounds(case, seat)
    return "discard.to-seven" if least and len(command.cards) != least else "discard.one"


def _always(topic: str) -> Callable[[Case, Seat, Any], str]:
    return lambda _, __, ___: topic


_WHY: dict[type, Callable[[Case, Seat, Any], str]] = {
    said.Play: _play,
    said.Use: _use,
    said.Act: _act,
    said.Attack: _attack,
    said.Sabotages: _sabotage,
    said.Announce: _announce,
    said.DiscardCards: _discard,
    said.Privilege: _always("setup.opening-hand"),
    said.ChooseTactic: _always("combat.tactic"),
    said.ChooseZone: _always("combat.zone-choice"),
    said.Split: _always("combat.points-split"),
    said.CountAs: _always("cultist.choice"),
    said.Boost: _always("art.boost"),
    said.ChooseWeapon: _always("combat.weapon-one"),
    said.Follow: _always("sergeant.who"),
}
"""By command the topic of the rule that it breaks."""
