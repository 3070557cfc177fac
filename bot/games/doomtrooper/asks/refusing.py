"""Why a command is refused: the rule, and a sentence that tells nothing its giver may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import cultists
from bot.games.doomtrooper.acts.combat import enemies, phases
from bot.games.doomtrooper.acts.flow.discarding import bounds
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command as walk
from bot.games.doomtrooper.asks.course import prompts
from bot.games.doomtrooper.asks.said import Said, field_of
from bot.games.doomtrooper.looks.acting import costs, possible, warrior
from bot.games.doomtrooper.looks.fighting import able, sabotage, values
from bot.games.doomtrooper.looks.holding import casting
from bot.games.doomtrooper.looks.playing import forbidding, plays, receiving, using
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.doomtrooper.words.rules.rulesets import Phase
from bot.games.kernel.said import offered
from bot.games.values import Seat, Violation

GENERAL = "turn.sequence"
OTHER_TACTIC: dict[frames.Tactic, frames.Tactic] = {"": "", "fight": "shoot", "shoot": "fight"}


def why_not(case: Case, seat: Seat, command: Command) -> Violation:
    """The refusal of a command that does not stand."""
    if case.state.over:
        return refuse(case.rules, "victory.target")
    if not any(prompt.decider == seat and not prompt.ahead for prompt in prompts(case)):
        return refuse(case.rules, "anytime.order")
    if not _is_asked_for(case, command):
        return refuse(case.rules, GENERAL)
    find = _AT.get((type(command), _turned_away(case, seat, command))) or _WHY.get(type(command))
    topic = "" if find is None else find(case, seat, command)
    return forbidding.command_refusal(case, seat, command, topic or GENERAL)


def _is_asked_for(case: Case, command: Command) -> bool:
    """Whether a command that answers one question alone answers the one that is put now."""
    asks = _ASKS.get(type(command))
    if asks is None:
        return True
    if not isinstance(case.top, asks):
        return False
    phase = _PHASES.get(type(command))
    return phase is None or (isinstance(case.top, frames.Combat) and phases.asking(case, case.top) == phase)


def _turned_away(case: Case, seat: Seat, command: Command) -> str:
    """The first question on the way to a command to which it has no answer that may be given; empty before the first.

    Empty as well where it answers more than it is asked.
    """
    answers = Said(command)
    led = offered(answers, lambda asking: walk(asking, Asked(case, seat)))
    return field_of(answers.question) if led is None else ""


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
        return "term.hand"
    topic = plays.refusal(case, seat, command.card)
    general = receiving.GIVEN.get(case.printed(command.card).type, "timing.must-matter")
    kept = plays.kept_from_all(case, command.card, plays.context_of(case, seat, command.card))
    if topic in ("", general) or topic == kept != "timing.must-matter":
        # Where nobody may have the card, the rule is the one that keeps it from the one who was named.
        topic = _target(case, seat, command) or topic
    return topic or ("target.general" if command.targets or command.player >= 0 else GENERAL)


def _recruit(case: Case, seat: Seat, command: said.Play) -> str:
    if command.hidden:
        return warrior.refusal(case, seat, command.card, hidden=True) or "hidden.recruit"
    return plays.recruit_refusal(case, seat, command.card, hidden=False) or "recruit.cost"


def _caster(case: Case, seat: Seat, command: said.Play) -> str:
    """The topic of the rule that keeps the one who was named from casting a spell."""
    if not _seen(case, seat, command.caster) or case.card(command.caster).controller != seat:
        return "art.caster-needed"
    return (
        casting.caster_refusal(case, command.caster, command.card)
        or casting.keeps_from_helping(case, command.caster, command.card)
        or _target(case, seat, command)
        or "special.play"
    )


def _target(case: Case, seat: Seat, command: said.Play) -> str:
    """The topic of the rule that keeps a card from being played on the first card that was named and does not fit."""
    play, context = case.printed(command.card).play, plays.context_of(case, seat, command.card)
    if play.to != "card" or not command.targets or not _seen(case, seat, command.targets[0]):
        return ""
    general = receiving.refusal(case, command.card, play, command.targets[0], context)
    topic = _HIS.get(general, general)
    caster = command.caster if _seen(case, seat, command.caster) else NO_CARD
    if not topic and case.printed(command.card).type == "art" and caster != NO_CARD:
        topic = casting.target_refusal(case, command.card, caster, command.targets[0])
    chosen = replace(context, targets=command.targets[:1], caster=caster)
    return topic or plays.unsettled(case, seat, command.card, chosen)


def _played_on(case: Case, seat: Seat, command: said.Play) -> str:
    return _target(case, seat, command) or "target.general"


def _area(case: Case, seat: Seat, command: said.Play) -> str:
    """The topic of the rule on where a card goes."""
    kind = case.printed(command.card).type
    if kind != "warrior":
        return _PLACED.get(kind, "target.general")
    return (
        "recruit.area" if command.area not in warrior.areas(case, seat, command.card) else plays.no_actions(case, seat)
    )


def _use(case: Case, seat: Seat, command: said.Use) -> str:
    if not _seen(case, seat, command.card):
        return "term.in-play"
    return using.refusal(case, seat, command.card, command.ability)


def _act(case: Case, seat: Seat, command: said.Act) -> str:
    if not isinstance(case.top, frames.ActionFrame):
        return "turn.card-timing"
    topic = possible.refusal(case, seat, command)
    if topic:
        return topic
    if not costs.payers(case, seat, costs.act_cost(case, command)):
        return plays.no_actions(case, seat)
    return "transfer.action" if command.what == "transfer" else "wording.may-not"


def _attack(case: Case, seat: Seat, command: said.Attack) -> str:  # noqa: ARG001
    if not isinstance(case.top, frames.ActionFrame):
        return "turn.card-timing"
    return costs.attack_refusal(case, seat) or "actionkind.no-change"


def _sabotage(case: Case, seat: Seat, command: said.Sabotages) -> str:
    if not isinstance(case.top, frames.ActionFrame):
        return "turn.card-timing"
    if not _seen(case, seat, command.card) or not 0 <= command.against < len(case.state.players):
        return "sabotage.how"
    return sabotage.refusal(case, seat, command.card, command.against) or "actions.three"


def _announce(case: Case, seat: Seat, command: said.Announce) -> str:
    frame = case.top
    if not isinstance(frame, frames.Combat):
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


def _weapon(case: Case, seat: Seat, command: said.ChooseWeapon) -> str:
    """The topic of the rule that keeps a fighter from using a weapon: his own may suit the other tactic alone."""
    combat = running(case)
    if combat is None or not _seen(case, seat, command.weapon) or case.card(command.weapon).on != command.card:
        return "combat.weapon-one"
    other = OTHER_TACTIC[combat.tactic]
    suits = {tactic: command.weapon in values.weapons(case, command.card, tactic) for tactic in (combat.tactic, other)}
    return "combat.weapon-kinds" if suits[other] and not suits[combat.tactic] else "combat.weapon-one"


def _follow(case: Case, seat: Seat, command: said.Follow) -> str:
    own = set(case.warriors(seat))
    kept = {command.card, command.commander} <= own and cultists.kept_from_following(
        case, command.card, command.commander
    )
    return kept or "sergeant.who"


def _count_as(case: Case, seat: Seat, command: said.CountAs) -> str:
    late = any(isinstance(frame, frames.Playing) for frame in case.state.stack)
    cultist = command.card in case.warriors(seat) and "cultist" in case.printed(command.card).tags
    return "cultist.no-backdating" if late and cultist else "cultist.choice"


_ASKS: dict[type, type] = {
    said.Chosen: frames.Choosing,
    said.Announce: frames.Combat,
    said.ChooseTactic: frames.Combat,
    said.ChooseZone: frames.Combat,
    said.Split: frames.Splitting,
    said.DiscardCards: frames.Discarding,
}
"""By command the one question that it answers."""
_PHASES: dict[type, Phase] = {said.Announce: "announce", said.ChooseTactic: "tactic", said.ChooseZone: "zone"}
"""By command the phase of a combat in which it is asked for."""
_PLACED: dict[CardType, str] = {"warzone": "warzone.play", "fortification": "fortification.action"}
"""Types that are placed in an area, by the topic of the rule."""
_HIS = {
    "equipment.restricted": "equipment.for-him",
    "relic.give": "relic.for-him",
    "symmetry.give": "symmetry.for-him",
    "ki.give": "ki.for-him",
    "beasts.give": "beasts.for-him",
    "fortification.action": "fortification.for-him",
    "timing.must-matter": "target.general",
}
"""By the topic of the rule that keeps a card from everybody, the one for somebody who was named."""


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
    said.CountAs: _count_as,
    said.Boost: _always("art.boost"),
    said.ChooseWeapon: _weapon,
    said.Follow: _follow,
}
"""By command the topic of the rule that it breaks, where no question on the way tells."""
_AT: dict[tuple[type, str], Callable[[Case, Seat, Any], str]] = {
    **{
        (kind, what): _always("special.play")
        for kind in (said.Play, said.Use)
        for what in ("either", "give", "hand", "x")
    },
    **{(said.Use, what): _always("target.general") for what in ("target", "targets", "player")},
    **{(kind, "token"): _always("actionkind.no-change") for kind in (said.Play, said.Use, said.Act, said.Sabotages)},
    (said.Play, "hidden"): _recruit,
    (said.Play, "area"): _area,
    (said.Play, "player"): _always("target.general"),
    (said.Play, "caster"): _caster,
    (said.Play, "target"): _played_on,
    (said.Play, "targets"): _played_on,
    (said.Play, "inside"): _always("vehicle.board"),
}
"""By command and the question that turns it away, the topic of the rule."""
