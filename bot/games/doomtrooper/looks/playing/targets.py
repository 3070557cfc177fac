"""What is chosen as a card is played or an ability used: cards, a player, an area, cards that are given up.

Rule: doomtrooper-cs.art.targets, doomtrooper-cs.art.announce, doomtrooper-cs.timing.must-matter
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.casting import target_refusal
from bot.games.doomtrooper.looks.holding.standing import spared
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits, found, holds, players
from bot.games.doomtrooper.looks.playing import receiving
from bot.games.doomtrooper.looks.playing.prices import Bill, Give
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, CardId
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat

AREA_OF = {"warzone": ("squad", "cohort", "outpost"), "fortification": ("squad", "cohort", "outpost")}
"""Where cards go that are played to an area and do not say to which."""


class Slot(NamedTuple):
    """A choice of cards: how many, of which; ``by_x`` as many as are paid for, a step of X each."""

    whom: Whom
    least: int
    most: int
    bears: bool = False
    by_x: bool = False


MANY = 1000
"""More cards than anybody could pay for."""


def slots(play: Play) -> tuple[Slot, ...]:
    """The cards that are chosen as a card is played, one choice after the other."""
    first = () if play.to != "card" else (_slot(play.whom or Whom(tags=("warrior",)), bears=True),)
    return (*first, *(_slot(whom) for whom in play.also))


def slots_of(whom: tuple[Whom, ...]) -> tuple[Slot, ...]:
    """The cards that are chosen as an ability is used."""
    return tuple(_slot(each) for each in whom)


def _slot(whom: Whom, *, bears: bool = False) -> Slot:
    if whom.count == "x":
        return Slot(whom, 1, MANY, bears, by_x=True)
    number = whom.count if isinstance(whom.count, int) else 1
    return Slot(whom, 0 if whom.up_to else number, number, bears)


def by_x(wanted: tuple[Slot, ...], context: Context) -> int:
    """How many cards were chosen that are paid for one by one; none before they are chosen."""
    if not any(slot.by_x for slot in wanted):
        return 0
    return max(0, len(context.targets) - sum(slot.most for slot in wanted if not slot.by_x))


def candidates(case: Case, card: CardId, play: Play | None, slot: Slot, context: Context) -> tuple[CardId, ...]:
    """The cards that may be chosen for a slot, after those that were chosen before."""
    if slot.bears and play is not None:
        own = play is case.printed(card).play
        bearers = case.just_now(_bearers, card, context) if own else _bearers(case, card, context, play)
        fitting: Iterable[CardId] = bearers
    else:
        asked = context if play is None else to_bear(play, context)
        fitting = (other for other in found(case, slot.whom, asked) if not case.card(other).unpaid)
    found_all = tuple(other for other in fitting if other != card and other not in context.targets)
    if context.caster < 0 or case.printed(card).type != "art":
        return found_all
    return tuple(other for other in found_all if target_refusal(case, card, context.caster, other) == "")


def _bearers(case: Case, card: CardId, context: Context, play: Play | None = None) -> tuple[CardId, ...]:
    """The cards on which a card may be played, by its own text unless it is played in another way."""
    play = play or case.printed(card).play
    pool, whom = case.in_play(), slots(play)[0].whom
    if whom.zones or "out" in whom.marks:
        pool = found(case, whom, context)
    return tuple(other for other in pool if receiving.refusal(case, card, play, other, context) == "")


Worth = Callable[[Context], int]
"""The points that something costs."""
Then = Callable[[Context], bool]
"""What must hold once everything is chosen, such as that it can be paid for."""


def can_fill(
    case: Case,
    card: CardId,
    play: Play | None,
    wanted: tuple[Slot, ...],
    context: Context,
    then: Then | None = None,
) -> bool:
    """Whether every slot can be filled, each choice leaving enough for those after it."""
    if not wanted:
        return then is None or then(context)
    slot, *rest = wanted
    options = candidates(case, card, play, slot, context)
    if len(options) < slot.least:
        return False
    if not rest and then is None:
        return True
    if slot.least == 0 and can_fill(case, card, play, tuple(rest), context, then):
        return True
    number = max(1, slot.least)
    return any(
        can_fill(case, card, play, tuple(rest), with_targets(context, options[at : at + number]), then)
        for at in range(len(options) - number + 1)
    )


def most_of(slot: Slot, options: Sequence[CardId], context: Context, then: Then, price: Worth) -> int:
    """How many cards may be chosen for a slot: of those that X pays for, as many as can be paid for in any case.

    Args:
        price: what playing the card costs on what was chosen; the choice is of so many as the dearest would allow.
    """
    if not slot.by_x:
        return slot.most
    dearest = sorted(options, key=lambda one: -price(with_targets(context, (one,))))
    number = 1
    while number < len(dearest) and then(with_targets(context, tuple(dearest[: number + 1]))):
        number += 1
    return number


def with_targets(context: Context, cards: tuple[CardId, ...]) -> Context:
    """A context in which more cards were chosen."""
    return replace(context, targets=(*context.targets, *cards))


def to_bear(play: Play, context: Context) -> Context:
    """A context in which the first card that was chosen is to bear the played one, where that is played on a card."""
    return replace(context, bearer=context.targets[0]) if play.to == "card" and context.targets else context


def seats(case: Case, play: Play, context: Context) -> tuple[Seat, ...]:
    """The players on whom a card may be played, where it is played on one: those of whom its conditions hold."""
    if play.to == "area" and play.side != "own":
        return case.opponents(context.seat) if play.side == "opponent" else case.seats()
    if play.to != "player":
        return ()
    there = players(case, play.player, context)
    if play.player == "chosen":
        there = case.seats()
    elif play.player == "opponent":
        there = case.opponents(context.seat)
    return tuple(
        seat
        for seat in there
        if not spared(case, seat, context.card, context.seat)
        and holds(case, play.conditions, replace(context, player=seat))
    )


def is_on_player(play: Play) -> bool:
    """Whether a player is chosen as a card is played: it is played on him, or to an area of his."""
    return play.to == "player" or (play.to == "area" and play.side != "own")


def sort_of(case: Case, card: CardId) -> tuple[str, Seat]:
    """The sort of a card of a hand: between cards of one sort there is nothing to choose."""
    return case.card(card).code, case.card(card).owner


def areas(case: Case, card: CardId, play: Play) -> tuple[str, ...]:
    """The areas to which a card may be played, where it goes to one."""
    if play.to != "area":
        return ()
    # A card may name two areas at once, of which it goes to one.
    told = tuple(dict.fromkeys(area for each in play.areas for area in each.split("|") if area in AREAS))
    return told or AREA_OF.get(case.printed(card).type, ("squad", "cohort", "outpost"))


def givable(case: Case, card: CardId, give: Give, context: Context, taken: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards that may be given up for a price."""
    if give.how == "discard" and give.whom.zones == ("hand",):
        pool: tuple[CardId, ...] = tuple(
            other for other in case.hand(context.seat) if fits(case, other, give.whom, context)
        )
    else:
        pool = tuple(
            other
            for other in found(case, give.whom, context)
            if case.card(other).controller == context.seat and case.card(other).zone in IN_PLAY
        )
    own = {card} if give.whom.role == "" and case.card(card).zone not in IN_PLAY else set()
    return tuple(other for other in pool if other not in taken and other not in own)


def can_give(case: Case, card: CardId, due: Bill, context: Context) -> bool:
    """Whether there are enough cards to give up."""
    return all(len(givable(case, card, give, context, ())) >= give.number for give in due.gives)
