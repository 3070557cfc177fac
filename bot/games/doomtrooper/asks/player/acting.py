"""The best use of an action: attack where it pays, recruit and equip before that, meditate otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.player import fighting
from bot.games.doomtrooper.asks.player.fighting import Fight
from bot.games.doomtrooper.asks.player.trial import tried
from bot.games.doomtrooper.asks.player.ways import plays_and_uses
from bot.games.doomtrooper.asks.player.worth import assess, destiny, power, printed_power
from bot.games.doomtrooper.looks.acting import costs, possible, tokens, warrior
from bot.games.doomtrooper.looks.fighting import sabotage
from bot.games.doomtrooper.looks.fighting.values import half, rating
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat

Scored = tuple[float, Command]
_REFINED = 2
"""The attacks that are looked at once more with all that holds in the combat."""
_TRIED = 4
"""The plays of one card that are tried, and the uses of one ability."""
_GAIN = 0.25
"""The gain that any of these must bring."""
_MISSION = 0.8
"""The worth of a mission as it begins."""
_UNCOVERED = {False: 0.4, True: 0.01}
"""The worth of a warrior's leaving his cover, by whether he is wounded."""
_WAITING = 0.02
"""The worth of recruiting somebody while one saves up for somebody better."""
_FAR = 6
"""The destiny points that may be missing for a warrior whom it is worth saving up for."""


def actions(asked: Asked, *, keen: bool) -> Iterator[Command]:
    """Commands for the next action, the best first.

    Args:
        keen: whether other cards than warriors, and abilities, are thought of.
    """
    case, seat = asked
    found = [*_recruiting(case, seat), *(_others(asked) if keen else ())]
    if not _is_last(case, seat):
        # An attack is the last of the ordinary actions: what else is worth while comes before it.
        yield from _best(found)
        found = []
    yield from _best([*found, *(strike for strike in _strikes(case, seat) if strike[0] > 0)])


def _is_last(case: Case, seat: Seat) -> bool:
    """Whether the next action is the last one before an attack would have to come."""
    kept = not any(one.kind == "attack" for one in case.player(seat).tokens)
    return len(tokens.usable(case, seat, "other")) <= kept


def _best(found: Iterable[Scored]) -> Iterator[Command]:
    return (command for _, command in sorted(found, key=_first, reverse=True))


def _first(one: Scored) -> float:
    return one[0]


def _strikes(case: Case, seat: Seat) -> Iterator[Scored]:
    """The best attack and the best sabotage."""
    sabotages = costs.sabotages(case, seat)
    if sabotages:
        best = max(sabotages, key=lambda one: rating(case, one.card, "value"))
        yield float(half(max(0, rating(case, best.card, "value")))), best
    if costs.attack_refusal(case, seat) == "":
        fight = best_fight(case, seat, Combat(0, seat))
        if fight is not None:
            yield fight.worth, said.Attack()


def best_fight(case: Case, seat: Seat, frame: Combat) -> Fight | None:
    """The attack that is worth most, the best few reckoned exactly."""
    found = sorted(fighting.attacks(case, frame), reverse=True)[:_REFINED]
    exact = (one._replace(worth=fighting.exactly(case, seat, one)) for one in found)
    return max(exact, default=None)


def _recruiting(case: Case, seat: Seat) -> Iterator[Scored]:
    """Getting warriors, or the destiny points for them."""
    yield meditation(case, seat), said.Act("meditate")
    yield from _uncovered(case, seat)
    yield from _recruits(case, seat)


def _others(asked: Asked) -> Iterator[Scored]:
    """Other cards of the hand, and abilities."""
    case, seat = asked
    now = assess(case, seat)
    for command in plays_and_uses(asked, _TRIED):
        gain = _after(case, seat, command) - now
        if gain > _GAIN:
            yield gain, command


def _recruits(case: Case, seat: Seat) -> Iterator[Scored]:
    """Warriors who are worth their price, unless somebody better can soon be paid for."""
    playable = frozenset(plays.playable(case, seat))
    hand = warriors_of_hand(case, seat)
    left = case.player(seat).destiny
    guarded = not sabotage.defenceless(case, seat)
    wanted = max((merit(case, card) for card in hand if warrior.value(case, card) <= left + _FAR), default=0.0)
    for card in hand:
        if card not in playable:
            continue
        value = merit(case, card) + (0 if guarded else 5)
        if guarded and wanted > value + 0.8 and warrior.value(case, card) > 0:
            value = _WAITING
        for area in warrior.areas(case, seat, card):
            yield value, said.Play(card, area=area)


def warriors_of_hand(case: Case, seat: Seat) -> list[CardId]:
    """The warriors in a hand."""
    return [card for card in case.hand(seat) if case.printed(card).type == "warrior"]


def _uncovered(case: Case, seat: Seat) -> Iterator[Scored]:
    """Warriors in cover leave it, as they cannot attack from there."""
    for act in possible.found(case, seat, "uncover"):
        yield _UNCOVERED[case.card(act.card).wounded], act


def meditation(case: Case, seat: Seat) -> float:
    """The worth of one more point of destiny."""
    left = case.player(seat).destiny
    return 0.02 + destiny(left + 1) - destiny(left)


def merit(case: Case, card: CardId) -> float:
    """The worth of a warrior of a hand beyond his price."""
    return 1.3 * printed_power(case, card) - 0.5 * warrior.value(case, card)


def _after(case: Case, seat: Seat, command: Command) -> float:
    """The worth of the position after a play or use.

    What a card changes of the ratings of its targets counts; an ability that changes them could be used for ever.
    """
    run = tried(case, seat, command)
    if not isinstance(command, said.Play):
        return assess(run, seat)
    warriors = (card for card in command.targets if case.printed(card).type == "warrior")
    changed = sum(_sign(case, seat, card) * (power(run, card) - power(case, card)) for card in warriors)
    return assess(run, seat) + changed + _mission(case, seat, command)


def _sign(case: Case, seat: Seat, card: CardId) -> int:
    return 1 if case.allied(case.card(card).controller, seat) else -1


def _mission(case: Case, seat: Seat, command: said.Play) -> float:
    """The worth of beginning a mission: the higher, the stronger the own warrior who has it."""
    if case.printed(command.card).type != "mission" or command.player not in (-1, seat):
        return 0.0
    bearer, *others = command.targets or (-1,)
    if any(_sign(case, seat, other) > 0 for other in others):
        return 0.0
    if bearer < 0:
        return _MISSION
    return _MISSION + 0.1 * power(case, bearer) if case.card(bearer).controller == seat else 0.0
