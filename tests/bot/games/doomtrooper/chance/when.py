"""Claims on what is asked now and at which moment something is played.

A claim looks at a position and a command that was refused, and says whether the condition of the cited rule holds;
``None`` where words of cards may bend the rule, so that the books alone do not settle it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.deeds import Cancel, Heal, Points, Prevent, Redirect
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import On
from tests.bot.games.doomtrooper.chance.look import Look
from tests.bot.games.doomtrooper.seen.stated.reading import fits
from tests.bot.games.doomtrooper.seen.stated.world import Unread

Verdict = bool | None
Claim = Callable[[Look, Any], Verdict]
IN_TURN = {
    "start": {"turn-start", "draw", "own-turn"},
    "draw": {"draw", "own-turn"},
    "action": {"own-turn"},
    "discard": {"discard", "turn-end", "own-turn"},
}
"""By the window of a turn, when the player in turn plays cards beside those of any time."""
IN_COMBAT = {
    **{phase: {"combat", "before-combat"} for phase in ("declare", "announce", "tactic", "zone")},
    "modifiers": {"combat", "modifiers"},
    "result": {"combat"},
    "state": {"combat"},
    "points": {"combat", "after-combat"},
}
ASKED: Mapping[type[frames.Frame], tuple[type, ...]] = {
    frames.Opening: (said.Privilege,),
    frames.ActionFrame: (said.Play, said.Use, said.Attack, said.Sabotages, said.Act, said.Pass),
    frames.Discarding: (said.DiscardCards,),
    frames.Window: (
        said.Play, said.Use, said.CountAs, said.Follow, said.Boost, said.ChooseWeapon, said.Pass,
    ),
    frames.Choosing: (said.Chosen,),
    frames.Combat: (said.Announce, said.ChooseTactic, said.ChooseZone),
    frames.Splitting: (said.Split,),
    frames.Declared: (said.LetBe, said.Dispute, said.Withdraw),
}  # fmt: skip
"""By what is asked the commands that answer it."""
ACTIONS = (said.Act, said.Attack, said.Sabotages)


def is_asked(look: Look, command: said.Command) -> bool:
    """Whether a command of this sort answers what is asked now."""
    return isinstance(command, ASKED.get(type(look.top), ()))


def other_question(look: Look, command: Any) -> Verdict:
    """Something else is asked, or what is said cannot be an answer to it."""
    if not is_asked(look, command):
        return True
    match look.top:
        case frames.Choosing(options=options, least=least, most=most, kind="cards" | "lines" | "seats"):
            fit = set(command.options) <= set(options) and least <= len(command.options) <= most
            return not fit or None
        case frames.Choosing(least=least, most=most):
            return not all(least <= number <= most for number in command.options) or len(command.options) != 1
        case frames.Combat():
            return _phase(look) is not type(command)
        case _ if isinstance(command, said.Use):
            has = look.ability(command.card, command.ability) is not None or look.speaks("grant", "copies")
            return None if has else True
        case _ if isinstance(command, said.Play):
            return _says_more(look, command)
    return None if isinstance(command, said.LetBe | said.Dispute | said.Withdraw) else False


def _phase(look: Look) -> type | None:
    """The command that a combat waits for; where fighters, tactic or zone are settled, it is another one."""
    combat = look.top
    assert isinstance(combat, frames.Combat)
    if combat.attacker < 0:
        return said.Announce
    return said.ChooseTactic if not combat.tactic else said.ChooseZone


def _says_more(look: Look, command: said.Play) -> bool:
    """Whether a card is played with something that playing it does not ask for."""
    printed = look.printed(command.card)
    play, kind = printed.play, printed.type
    return bool(
        (command.area and (command.hidden or (kind != "warrior" and play.to != "area")))
        or (command.targets and play.to != "card" and not play.also)
        or (command.hidden and kind != "warrior")
        or (command.caster >= 0 and kind != "art")
        or (command.x and not play.price.x)
        or (command.either and not play.price.either)
        or command.paid
        or command.player >= 0
        or command.token >= 0
        or command.inside
    )


def others_answer(look: Look, _: said.Command) -> Verdict:
    """Somebody else is asked."""
    match look.top:
        case frames.Opening(open=seats) | frames.Declared(open=seats, disputed=-1):
            return look.seat not in seats
        case frames.ActionFrame(seat=seat) | frames.Discarding(seat=seat) | frames.Choosing(seat=seat):
            return seat != look.seat
        case frames.Window(order=order, at=at):
            return order[at] != look.seat
        case frames.Splitting(earned=earned):
            return next((one.seat for one in earned if one.victory < 0 and not one.only), -1) != look.seat
        case frames.Combat(seat=seat, against=against, tactic=tactic):
            names = look.speaks("permit:choose-defender") and not tactic
            return None if names else (against if tactic else seat) != look.seat
    return None


def moments(look: Look) -> set[str]:
    """When the seat may play something now."""
    own = look.state.active == look.seat
    match look.top:
        case frames.ActionFrame():
            return {"action", "mission"}
        case frames.Window(kind="any", name=name):
            late = {"after-combat"} if name == "action" else set[str]()
            return {"any"} | late | (IN_TURN.get(name, set()) if own else set())
        case frames.Window(kind="combat" | "modifiers", name=name):
            return {"any"} | IN_COMBAT.get(name.removeprefix("combat-"), set()) | ({"own-turn"} if own else set())
        case frames.Window(kind=kind):
            return {kind}
    return set()


ANY_TIME = {"warrior": "recruit", "symmetry": "gift"}
"""By type the name under which cards let it be played at any time, beside that of the type itself."""


def untimely(look: Look, command: Any) -> Verdict:
    """It is not the moment for this."""
    if isinstance(command, ACTIONS):
        return not look.is_at(frames.ActionFrame)
    if not look.is_at(frames.ActionFrame) and not look.is_at(frames.Window):
        return True
    if isinstance(command, said.Use):
        return _unused(look, command)
    if not isinstance(command, said.Play):
        return False
    printed = look.printed(command.card)
    effects = () if printed.text is None else printed.text.effects
    if look.speaks(*(f"permit:any-time:{name}" for name in (*look.tags(command.card), ANY_TIME.get(printed.type, "")))):
        return None
    now = moments(look)
    if printed.play.on is None:
        return not _timely(now, printed.play.when, effects)
    happened = bool(look.state.recent) or "reaction" in now or bool({"saving", "points"} & now)
    return None if happened else printed.play.when not in now


def _unused(look: Look, command: said.Use) -> Verdict:
    ability = look.ability(command.card, command.ability)
    if ability is None or look.speaks("grant", "copies"):
        return None
    if ability.on is not None:
        return True
    when = "action" if ability.when == "any" and ability.price.actions else ability.when
    return not _timely(moments(look), when, ability.effects) or None


def _timely(now: set[str], when: str, effects: tuple[Effect, ...]) -> bool:
    if when in now:
        return True
    saves = any(isinstance(one, (Prevent, Redirect)) or (isinstance(one, Heal) and one.saves) for one in effects)
    if "saving" in now:
        return when == "any" and saves
    return "points" in now and when == "any" and any(isinstance(one, Points) for one in effects)


def answers_another(look: Look, command: said.Play) -> Verdict:
    """A card is being answered, and this one does not act on it."""
    frame = look.answered
    if not look.is_at(frames.Window, "reaction") or frame is None:
        return False
    printed = look.printed(command.card)
    effects = () if printed.text is None else printed.text.effects
    if printed.play.when not in ("reaction", "any") and printed.play.on is None:
        return True
    cancels = [one for one in effects if isinstance(one, Cancel)]
    if printed.play.on is not None:
        return _other_event(look, command.card, printed.play.on, frame)
    return True if not cancels else None


def _other_event(look: Look, card: int, on: On, frame: frames.Playing) -> Verdict:
    """The event that a card answers is another one than happens, or is about other cards."""
    happens = {"use": {"used"}}.get(frame.way, {"played", "cast", "recruited", "entered", "targeted"})
    if not happens & {on.event, *on.also}:
        return True
    if on.cards is None or look.tags_change:
        return None
    try:
        return not fits(look.world, on.cards, look.here(card), frame.card) or None
    except Unread:
        return None


# The questions that are asked at one moment alone.


def too_many_or_other(look: Look, command: said.DiscardCards) -> Verdict:
    """At the end of the turn, cards that are not in the hand, or more than the one that may go."""
    mine = all(look.in_hand(card) for card in command.cards)
    return look.is_at(frames.Discarding) and (not mine or len(command.cards) > 1)


def not_the_excess(look: Look, command: said.DiscardCards) -> Verdict:
    """The hand is above its limit, by another number than that of these cards."""
    hand = sum(look.in_hand(card) for card in range(len(look.state.cards)))
    if look.speaks("limit:hand"):
        return None
    return look.is_at(frames.Discarding) and hand > look.rules.hand and len(command.cards) != hand - look.rules.hand


def opening_is_over(look: Look, _: said.Privilege) -> Verdict:
    """Nobody is asked about the hand of the beginning."""
    return not look.is_at(frames.Opening)


def more_than_earned(look: Look, command: said.Split) -> Verdict:
    """More points than are split now."""
    if not isinstance(look.top, frames.Splitting):
        return False
    mine = [one.points for one in look.top.earned if one.seat == look.seat and one.victory < 0]
    return bool(mine) and not 0 <= command.victory <= mine[0]


def no_such_tactic(look: Look, command: said.ChooseTactic) -> Verdict:
    """One of the two fighters does not fight like this."""
    combat = look.top
    if not isinstance(combat, frames.Combat) or combat.attacker < 0:
        return False
    both = (combat.attacker, combat.defender)
    struck = any(command.tactic not in look.printed(card).ratings for card in both)
    aboard = command.tactic == "fight" and any(look.card(card).inside for card in both)
    return struck or aboard or look.speaks("bar:tactic") or (None if look.tags_change else False)


def no_such_zone(look: Look, command: said.ChooseZone) -> Verdict:
    """It is no war zone of the defender's."""
    if not isinstance(look.top, frames.Combat):
        return False
    zone = command.zone
    own = look.is_own(zone) and look.printed(zone).type == "warzone"
    return not own or (None if look.speaks("bar:zone") or look.says(zone, "bar") else False)


def match_is_over(look: Look, _: said.Command) -> Verdict:
    """The match has ended."""
    return bool(look.state.over)


def not_in_play(look: Look, command: Any) -> Verdict:
    """A card that is named is not on the table, or not as itself."""
    named = [getattr(command, name) for name in ("card", "attacker", "defender") if hasattr(command, name)]
    return any(
        not look.knows(card)
        or look.card(card).zone not in IN_PLAY
        or look.card(card).unpaid
        or "out" in look.card(card).marks
        for card in named
    )


TOPICS: Mapping[str, Claim] = {
    "turn.sequence": other_question,
    "anytime.order": others_answer,
    "turn.card-timing": untimely,
    "timing.reaction-direct": answers_another,
    "discard.one": too_many_or_other,
    "discard.to-seven": not_the_excess,
    "setup.opening-hand": opening_is_over,
    "combat.points-split": more_than_earned,
    "combat.tactic": no_such_tactic,
    "combat.zone-choice": no_such_zone,
    "victory.target": match_is_over,
    "term.in-play": not_in_play,
}
