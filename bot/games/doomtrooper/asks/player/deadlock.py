"""Whether nothing can change any more: nobody draws, nobody comes, and no attack strikes through."""

from __future__ import annotations

from itertools import permutations

from bot.games.doomtrooper.asks.player.known import known
from bot.games.doomtrooper.looks.fighting import sabotage
from bot.games.doomtrooper.looks.fighting.able import able, may_meet, tactics
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat


def is_deadlocked(case: Case, seat: Seat) -> bool:
    """Whether nothing can change any more, as far as a seat may know; what others hold in their hands it does not."""
    state = case.state
    if state.over or state.last_turns is not None or any(state.libraries[each] for each in case.seats()):
        return False
    case = known(case, seat)
    if any(case.printed(card).type == "warrior" for card in case.hand(seat)):
        return False
    if any(case.player(each).deadline or sabotage.defenceless(case, each) for each in case.seats()):
        return False
    return not any(_could_strike(case, *pair) for pair in permutations(case.warriors(), 2))


def _could_strike(case: Case, attacker: CardId, defender: CardId) -> bool:
    """Whether an attack could strike through, if both came out of cover."""
    one, other = case.card(attacker), case.card(defender)
    if one.controller == other.controller or not able(case, attacker):
        return False
    if one.unpaid or other.unpaid:
        return True
    if may_meet(case, one.controller, attacker, defender) != "":
        return False
    armour = rating(case, defender, "armour") - (case.rules.cover if other.covered else 0)
    return any(
        rating(case, attacker, "shoot" if tactic == "shoot" else "fight") >= armour
        for tactic in tactics(case, attacker, defender)
    )
