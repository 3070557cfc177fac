"""Names of cards, areas and ratings as arguments of sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, Card, CardId
from bot.games.doomtrooper.words.catalogue import named
from bot.games.values import Line, Seat


def card(case: Case, which: CardId, viewer: Seat | None = None) -> Line:
    """A card on the table or in a pile; a hidden warrior, or a card under another, is one only to who may know it.

    Args:
        viewer: the seat that reads it; ``None`` where everybody does.
    """
    here = case.card(which)
    if here.unpaid and viewer != here.controller:
        return Line("doomtrooper-hidden", {"number": hidden_number(case, which), "who": seat(here.controller)})
    if here.zone == "under" and (viewer is None or here.is_dark_to(viewer)):
        number = case.under(here.on).index(which) + 1
        on, who = card(case, here.on, viewer), seat(here.controller)
        return Line("doomtrooper-face-down", {"number": number, "on": on, "who": who})
    return named(here.code)


def choice(case: Case, which: CardId, viewer: Seat) -> Line:
    """A card as one to choose: where the viewer sees others of its name in play, with what tells it from them."""
    name, here = card(case, which, viewer), case.card(which)
    if here.zone not in IN_PLAY or (here.unpaid and viewer != here.controller):
        return name
    same = case.once(_by_name)[case.printed(which).name]
    seen = (case.card(other) for other in same if other != which)
    others = [other for other in seen if not other.unpaid or other.controller == viewer]
    apart = tuple(_apart(case, here, others, viewer))
    return Line("doomtrooper-one-of", {"card": name, "which": apart}) if apart else name


def _by_name(case: Case) -> dict[str, list[CardId]]:
    """The cards in play by their names."""
    found: dict[str, list[CardId]] = {}
    for at in case.in_play():
        found.setdefault(case.printed(at).name, []).append(at)
    return found


def _apart(case: Case, here: Card, others: list[Card], viewer: Seat) -> Iterator[Line]:
    """What tells a card from others of its name: its player, where it is, how it lies."""
    if any(other.controller != here.controller for other in others):
        yield seat(here.controller)
    alike = [other for other in others if other.controller == here.controller]
    if here.on >= 0:
        if any(other.on != here.on for other in alike):
            yield card(case, here.on, viewer)
    elif any(other.zone != here.zone for other in alike):
        yield area(here.zone)
    if here.wounded and not all(other.wounded for other in alike):
        yield Line("doomtrooper-said-state-wounded")
    if here.covered and not all(other.covered for other in alike):
        yield Line("doomtrooper-said-state-covered")


def hidden_number(case: Case, which: CardId) -> int:
    """Which of its controller's hidden warriors a card is, from 1 as they came; it stays the same while he lies."""
    return case.card(which).number


def seat(number: Seat) -> Line:
    """A seat."""
    return Line("doomtrooper-seat", {"seat": number})


def area(zone: str) -> Line:
    """An area by its zone."""
    return Line(f"doomtrooper-area-{zone}")


def rating(which: str) -> Line:
    """One of the four ratings."""
    return Line(f"doomtrooper-rating-{which}")


def points(destiny: int, victory: int) -> Line:
    """Points of both kinds."""
    return Line("doomtrooper-points", {"destiny": destiny, "victory": victory})
