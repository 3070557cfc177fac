"""Claims on attacks, combats and sabotage: who may fight whom, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from tests.bot.games.doomtrooper.chance.look import Look, concerned
from tests.bot.games.doomtrooper.chance.when import Claim, Verdict

RATED = frozenset({"fight", "shoot"})
CORPORATIONS = frozenset({"bauhaus", "capitol", "cybertronic", "imperial", "mishima"})


def too_early(look: Look, _: said.Command) -> Verdict:
    """Somebody who must have played a turn has not."""
    waits = [look.me] if look.rules.attack_wait == "own" else [one for one in look.state.players if not one.out]
    return any(player.turns == 0 for player in waits)


def all_must_have_played(look: Look, _: said.Command) -> Verdict:
    """Somebody has not played a turn."""
    return any(player.turns == 0 for player in look.state.players if not player.out)


def no_attack_left(look: Look, _: said.Command) -> Verdict:
    """The one attack of the turn is made, or no action left could be one; and none is an attack by its kind."""
    kinds = {token.kind for token in look.me.tokens if token.kind != "attack" or not token.only}
    return "attack" not in kinds and (look.me.attack_used or look.me.attacks > 0 or "any" not in kinds)


def not_the_last(look: Look, _: said.Command) -> Verdict:
    """Several actions are left, and a card forbids attacking before the last one."""
    return len(look.me.tokens) > 1 and look.speaks("bar:attack:early")


def has_mates(look: Look, _: said.Command) -> Verdict:
    """The match is played in teams."""
    return look.state.mode == "teams"


def attacks_another(look: Look, _: said.Command) -> Verdict:
    """Everybody has an arch-enemy, whom alone one attacks for nothing."""
    return look.state.mode == "arch-enemies"


def across(look: Look, command: Any) -> Verdict:
    """The border of the Outpost lies between the two; of any attack: between the own warriors and all others."""
    if isinstance(command, said.Announce):
        zones = {look.card(command.attacker).zone, look.card(command.defender).zone}
        return len(zones) == 2 and "outpost" in zones
    zones = {look.card(card).zone for seat in range(len(look.state.players)) for card in look.warriors(seat)}
    return "outpost" in zones and len(zones) > 1


def own_warriors(look: Look, command: Any) -> Verdict:
    """The defender is the seat's; of any attack: nobody else has a warrior who may be attacked."""
    if isinstance(command, said.Announce):
        return look.card(command.defender).controller == look.seat
    others = [seat for seat in range(len(look.state.players)) if seat != look.seat]
    return not any(look.warriors(seat) for seat in others) or None


def no_pair(look: Look, command: said.Announce) -> Verdict:
    """One of the two is no warrior of the right player."""
    both = (command.attacker, command.defender)
    wrong = not all(look.is_warrior(card) for card in both) or not look.is_own(command.attacker)
    return wrong or command.attacker == command.defender or None


def nobody_there(look: Look, _: Any) -> Verdict:
    """There are no two who could fight."""
    return not look.warriors(look.seat) or not any(
        look.warriors(seat) for seat in range(len(look.state.players)) if seat != look.seat
    )


def never_fights(look: Look, command: Any) -> Verdict:
    """He has no rating to fight with, is hidden, or a card keeps him out of combats."""
    cards = concerned(look, command)
    kept = look.speaks("bar:combat", "bar:attack", "bar:attacked", "able")
    return any(
        not look.is_warrior(card) or not (RATED & look.printed(card).ratings.keys()) or look.card(card).unpaid
        for card in cards
    ) or (kept or None)


def barred_from_attacking(look: Look, command: Any) -> Verdict:
    """A card forbids the attack."""
    return look.speaks("bar:attack", "bar:combat")


def not_attacked(look: Look, command: Any) -> Verdict:
    """A card protects the defender, or he cannot fight."""
    cards = [command.defender] if isinstance(command, said.Announce) else []
    weak = any(not look.is_warrior(card) or not RATED & look.printed(card).ratings.keys() for card in cards)
    told = ("protect:attacked", "bar:attacked", "bar:combat", "bar:attack", "able")
    return weak or look.speaks(*told) or any(look.says(card, *told) for card in cards)


def loyal(tag: str) -> Claim:
    """A claim that the Brotherhood attacks, or is attacked, or that two of one corporation would fight."""

    def claim(look: Look, command: Any) -> Verdict:
        mine = [look.tags(card) for card in concerned(look, command) if look.knows(card)]
        seats = range(len(look.state.players))
        theirs = [look.tags(command.defender)] if isinstance(command, said.Announce) else [
            look.tags(card) for seat in seats if seat != look.seat for card in look.warriors(seat)
        ]  # fmt: skip
        either = look.tags_change or None
        match tag:
            case "by":
                return any("brotherhood" in own for own in mine) or either
            case "on":
                return any("brotherhood" in own for own in theirs) or either
        return any(own & other & CORPORATIONS for own in mine for other in theirs) or either

    return claim


def no_common_tactic(look: Look, command: Any) -> Verdict:
    """The two have no rating in common, or a card or an airship keeps them from using it."""
    if not isinstance(command, said.Announce):
        return None
    both = [look.printed(card).ratings.keys() & RATED for card in (command.attacker, command.defender)]
    bent = look.speaks("bar:tactic") or any(look.card(card).inside for card in (command.attacker, command.defender))
    return not both[0] & both[1] or bent


def for_another(look: Look, _: said.Command) -> Verdict:
    """An action left, or the combat that runs, is for certain warriors."""
    combat = look.top
    only = isinstance(combat, frames.Combat) and bool(combat.only)
    return only or any(token.only for token in look.me.tokens) or look.me.attack_used


def in_the_way(look: Look, command: said.Sabotages) -> Verdict:
    """The player has somebody in the way, has left the match, or is the seat itself."""
    if command.against == look.seat or look.state.players[command.against].out:
        return True
    return bool(look.warriors(command.against))


def others_turn(look: Look, _: said.Command) -> Verdict:
    """It is somebody else's turn."""
    return look.state.active != look.seat


def sabotaged_him(look: Look, command: said.Sabotages) -> Verdict:
    """He was sabotaged in this turn."""
    return command.against in look.me.sabotaged


def did_either(look: Look, _: said.Command) -> Verdict:
    """There was an attack or a sabotage in this turn."""
    return look.me.attacked or bool(look.me.sabotaged)


def sabotaged(look: Look, _: said.Command) -> Verdict:
    """There was a sabotage in this turn."""
    return bool(look.me.sabotaged)


def not_fit_to_sabotage(look: Look, command: said.Sabotages) -> Verdict:
    """He is no own warrior who could attack, or there is no such player."""
    card = command.card
    if not 0 <= command.against < len(look.state.players) or not look.is_warrior(card) or not look.is_own(card):
        return True
    here = look.card(card)
    kept = here.covered or here.unpaid or {"left-cover", "imprisoned", "silenced"} & set(here.marks)
    rated = RATED & look.printed(card).ratings.keys()
    bent = look.speaks("bar:attack", "bar:combat", "bar:attack-player", "able", "grant") or look.says(card, "bar")
    return bool(kept) or not rated or bent


TOPICS: Mapping[str, Claim] = {
    "attack.first-round": too_early,
    "attack.once": no_attack_left,
    "attack.last": not_the_last,
    "multiplayer.teams": has_mates,
    "multiplayer.arch-enemies": attacks_another,
    "combat.areas": across,
    "combat.own-warriors": own_warriors,
    "combat.announce": no_pair,
    "combat.nobody": nobody_there,
    "combat.never-fight": never_fights,
    "combat.restrictions": barred_from_attacking,
    "combat.tactic-forbidden": no_common_tactic,
    "target.no-attack": not_attacked,
    "targets.brotherhood": loyal("by"),
    "targets.doomtrooper-brotherhood": loyal("on"),
    "targets.same-corporation": loyal("same"),
    "actionkind.extra-actions": for_another,
    "sabotage.condition": in_the_way,
    "sabotage.own-turn": others_turn,
    "sabotage.first-round": all_must_have_played,
    "sabotage.once": sabotaged_him,
    "sabotage.or-attack": did_either,
    "sabotage.last": sabotaged,
    "sabotage.how": not_fit_to_sabotage,
}
