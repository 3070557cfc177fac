"""Claims on what it costs to play, use or do something: points, cards and actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.words.whom import Price
from tests.bot.games.doomtrooper.chance.look import UNIQUE, Look
from tests.bot.games.doomtrooper.chance.when import Claim, Verdict


def _asks(look: Look, command: Any, price: Price) -> Verdict:
    """Whether a price is more than the seat has, or is not paid as it asks; ``None`` where it is counted."""
    if look.speaks("cost:play", "cost:use") or look.says(command.card, "cost:play", "cost:use"):
        return None
    if (
        price.either
        or price.value is not None
        or not isinstance(price.destiny, int)
        or not isinstance(price.victory, int)
    ):
        return None  # fmt: skip
    hand = sum(look.in_hand(card) for card in range(len(look.state.cards)) if card != command.card)
    least = {price.x: price.least * price.step}
    destiny, victory = price.destiny + least.get("destiny", 0), price.victory + least.get("victory", 0)
    if destiny > look.me.destiny or victory > look.me.victory or price.hand > hand:
        return True
    if price.mark and price.mark not in look.card(command.card).marks:
        return True
    gives = price.discard is not None or price.sacrifice is not None or price.wound is not None or price.hand
    return True if command.x or command.paid or command.either else None if gives or price.x else False


def cannot_pay(look: Look, command: Any) -> Verdict:
    """The seat has not the points or cards, or pays otherwise than the price asks."""
    if isinstance(command, said.Announce):
        return look.speaks("cost") or look.state.mode == "arch-enemies"
    if isinstance(command, said.Use):
        ability = look.ability(command.card, command.ability)
        return None if ability is None else _asks(look, command, ability.price)
    printed = look.printed(command.card)
    counted = printed.type == "art" and look.speaks("casts")
    found = _asks(look, command, printed.play.price)
    return None if counted and not found else found


def cannot_recruit(look: Look, command: said.Play) -> Verdict:
    """The warrior is worth more destiny points than the seat has."""
    printed = look.printed(command.card)
    if printed.ratings.get("value", 0) > look.me.destiny:
        return None if look.speaks("cost:play", "rate:value") else True
    bent = look.speaks("cost:play", "rate:value") or look.says(command.card, "cost:play", "rate:value")
    return None if bent or printed.play.price != Price() else False


def too_few_actions(look: Look, command: Any) -> Verdict:
    """Fewer actions are left than it takes."""
    left = [token for token in look.actions() if not token.only]
    number = _least(look, command)
    if len(left) < number:
        return True
    return None if look.speaks("cost", "bar:actions", "permit") or look.says(command.card, "bar") else False


def _least(look: Look, command: Any) -> int:
    if isinstance(command, said.Play):
        price = look.printed(command.card).play.price
        asked = price.actions + (price.least * price.step if price.x == "actions" else 0)
        return max(1, asked) if not command.hidden else look.rules.hidden_actions
    if isinstance(command, said.Use):
        ability = look.ability(command.card, command.ability)
        return 1 if ability is None else max(1, ability.price.actions)
    if isinstance(command, said.Act) and command.what == "transfer":
        return 2 if any("vehicle" in look.tags(card) for card in look.on(command.card)) else 1
    return 1


def wrong_action(look: Look, command: Any) -> Verdict:
    """The action that is named does not pay for it; or none is, and there are several sorts."""
    tokens = look.me.tokens
    if command.token < 0:
        return len(set(tokens)) > 1
    return command.token >= len(tokens) or len(set(tokens)) > 1 or tokens[command.token].kind == "attack"


def no_cover_to_recruit(look: Look, command: said.Play) -> Verdict:
    """It is no action's time, too few are left, he never hides, or nobody of the seat is out of cover."""
    if not look.is_at(frames.ActionFrame) or look.printed(command.card).type != "warrior":
        return True
    few = len(look.actions()) < look.rules.hidden_actions
    alone = not any(not look.card(card).covered for card in look.warriors(look.seat))
    never = look.says(command.card, "ability", "bar:cover") or "never-cover" in look.printed(command.card).tags
    copy = bool(UNIQUE & look.printed(command.card).tags) and bool(look.copies(command.card))
    return few or alone or never or copy or look.speaks("bar") or None


def no_meditation(look: Look, command: said.Act) -> Verdict:
    """Something is named that meditating has not, or a card forbids it."""
    return command.card >= 0 or bool(command.area) or look.speaks("bar:action", "bar:action:meditate")


TOPICS: Mapping[str, Claim] = {
    "special.play": cannot_pay,
    "recruit.cost": cannot_recruit,
    "actions.three": too_few_actions,
    "actionkind.no-change": wrong_action,
    "hidden.recruit": no_cover_to_recruit,
    "meditate.action": no_meditation,
}
