"""When something may be played or used: the moments that the innermost frame is one of.

Rule: doomtrooper-cs.turn.card-timing, doomtrooper-cs.anytime.in-combat, doomtrooper-cs.combat.state,
doomtrooper-sv.turn.card-phase
"""

from __future__ import annotations

from functools import cache

from bot.games.doomtrooper.looks.acting import costs
from bot.games.doomtrooper.looks.fighting import sabotage
from bot.games.doomtrooper.looks.holding.answering import impending
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import ActionFrame, AnyFrame, Combat, TurnFrame, Window, WindowKind
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.position.tokens import Token
from bot.games.doomtrooper.words.effects import Ability, Actions, Effect, Heal, Points, Prevent, Redirect, inside
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Moment
from bot.games.values import Seat

NONE: frozenset[Moment] = frozenset()
_ACTION: frozenset[Moment] = frozenset({"action", "mission"})
_ANY: frozenset[Moment] = frozenset({"any"})
_BY_NAME: dict[str, frozenset[Moment]] = {
    "start": frozenset({"turn-start", "draw", "own-turn"}),
    "draw": frozenset({"draw", "own-turn"}),
    "action": frozenset({"own-turn"}),
    "discard": frozenset({"discard", "turn-end", "own-turn"}),
}
"""What else than any-time cards the player in turn plays in the windows of the turn."""
_BEFORE: frozenset[Moment] = frozenset({"any", "combat", "before-combat"})
_IN_COMBAT: dict[str, frozenset[Moment]] = {
    "declare": _BEFORE,
    "announce": _BEFORE,
    "tactic": _BEFORE,
    "zone": _BEFORE,
    "modifiers": frozenset({"any", "combat", "modifiers"}),
    "result": frozenset({"any", "combat"}),
    "state": frozenset({"any", "combat"}),
    "points": frozenset({"any", "combat", "after-combat"}),
}
"""What is played in the windows of a combat, by the phase they follow."""
ANSWERED: frozenset[Moment] = frozenset({"saving", "points"})
"""The moments at which what is about to happen is answered."""


def now(case: Case, seat: Seat) -> frozenset[Moment]:
    """The moments at which a seat may play something now."""
    frame = case.top
    if isinstance(frame, Window):
        return _in_window(frame.kind, frame.name, is_own=case.state.active == seat)
    return _ACTION if isinstance(frame, ActionFrame) else NONE


@cache
def _in_window(kind: WindowKind, name: str, *, is_own: bool) -> frozenset[Moment]:
    """The moments of a window, to the player in turn or to another."""
    match kind:
        case "any":
            own = _BY_NAME.get(name, NONE) if is_own else NONE
            return _ANY | own | (frozenset({"after-combat"}) if name == "action" else NONE)
        case "combat" | "modifiers":
            own_turn: frozenset[Moment] = frozenset({"own-turn"}) if is_own else NONE
            return _IN_COMBAT.get(name.removeprefix("combat-"), _ANY) | own_turn
        case "saving" | "points" | "reaction":
            return frozenset({kind})


_PLAIN = frozenset({TurnFrame, ActionFrame, Combat, Window})
Scene = tuple[str, frozenset[Moment], tuple[tuple[Token, ...], ...]]
"""The kind of window, the moments, and the actions that the seats have left."""


def scene(case: Case, seat: Seat) -> Scene | None:
    """All that bears on what a seat may play now beside what holds now; ``None`` where something else waits as well.

    What may be played in one scene may be played in an equal one as long as the same holds.
    """
    return case.just_now(_scene, seat)


def _scene(case: Case, seat: Seat) -> Scene | None:
    if any(type(frame) not in _PLAIN for frame in case.state.stack):
        return None
    frame = case.top
    kind = frame.kind if isinstance(frame, Window) else ""
    return kind, now(case, seat), tuple(player.tokens for player in case.state.players)


def beneath(case: Case) -> AnyFrame:
    """What a window was opened about: the frame beneath it."""
    return case.state.stack[-2]


def actions_of(play: Play, basic: int) -> int:
    """How many actions it takes to play a card, before prices change: one where it is played as an action.

    Rule: doomtrooper-cs.special.no-cost
    """
    if play.price.actions:
        return play.price.actions
    return basic if play.when in ("action", "mission") else 0


def plays_now(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether a card with a moment of its own may be played now, reactions aside.

    What it says of the blow or of the points that it answers must be so.
    """
    play, text = case.printed(card).play, case.printed(card).text
    moments, effects = now(case, seat), () if text is None else text.effects
    if play.on is None or ANSWERED.isdisjoint(moments):
        return fits_now(moments, play.when, effects)
    when: Moment = "any" if play.when == "reaction" else play.when
    return fits_now(moments, when, effects) and impending(case, seat, card) is not None


def fits_now(moments: frozenset[Moment], when: Moment, effects: tuple[Effect, ...]) -> bool:
    """Whether something with a moment of its own may be played in these moments, reactions aside.

    In the phase in which fighters are wounded and killed only what saves them is played; while points are split, only
    what changes points.

    Rule: doomtrooper-cs.combat.state
    """
    if when in moments:
        return True
    if "saving" in moments:
        return when == "any" and any(map(_saves, inside(effects)))
    return "points" in moments and when == "any" and any(isinstance(one, Points) for one in effects)


def _saves(effect: Effect) -> bool:
    if isinstance(effect, Heal):
        return effect.saves
    return isinstance(effect, (Prevent, Redirect))


def used_now(moments: frozenset[Moment], ability: Ability) -> bool:
    """Whether an ability may be used in these moments, reactions aside."""
    if ability.on is not None:
        return False
    when: Moment = "action" if ability.price.actions and ability.when == "any" else ability.when
    acts = any(price.actions for price in ability.price.either)
    return fits_now(moments, when, ability.effects) or (acts and "action" in moments)


def gives_actions_in_vain(case: Case, seat: Seat, effects: tuple[Effect, ...]) -> str:
    """The topic of the rule for which nobody could take the actions that are all that effects give; else empty.

    In one's own combat actions that may not attack come too late, unless a card makes attacks of them; after a sabotage
    nothing is done but sabotaging another opponent.
    Rule: doomtrooper-cs.anytime.inspired-own-turn, doomtrooper-cs.sabotage.last
    """
    player = case.player(seat)
    given = {one.kind for one in effects if isinstance(one, Actions) and not one.convert and one.player == "me"}
    if case.state.active != seat or len(given) == 0 or not all(isinstance(one, Actions) for one in effects):
        return ""
    if player.sabotaged:
        return "" if "any" in given and sabotage.possible(case, seat) else "sabotage.last"
    late = given == {"other"} and player.attacked and running(case) is not None
    return "anytime.inspired-own-turn" if late and not costs.convertible(case, seat) else ""
