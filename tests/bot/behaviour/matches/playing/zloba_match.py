"""A match of Zloba along the real panel: one press or pick after the other, as a person with the panel open does it."""

from __future__ import annotations

from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card

WISHES = {"end": "always", "draft": "extend"}
LAST = ("discard", "exodus", "card", "skill", "buy", "recall", "eye", "let-be")
"""What a player does only where nothing else is left."""


async def begun(party: Party, **options: str) -> None:
    await party.use(party.player(0), "match new", game="zloba", variant="competitive", seats=2, **options)
    await party.press(party.player(1), party.status, "lb:1:join")
    await party.press(party.player(0), party.status, "lb:1:start")


def picks(panel: Card) -> list[tuple[str, str]]:
    """What can be picked: the id of a button, or of a select with a value."""
    found = [(each, "") for each in panel.buttons.values() if ":s:" in each]
    for each in panel.selects:
        if each["custom_id"].startswith("q:"):
            found += [(each["custom_id"], option["value"]) for option in each["options"]]
    return found


def is_answerable(panel: Card) -> bool:
    return bool(picks(panel)) or any(":c:" in each for each in panel.buttons.values())


def best(panel: Card) -> tuple[str, str]:
    def rank(pick: tuple[str, str]) -> int:
        tokens = (pick[1] or pick[0].rpartition(":")[2]).split("/")
        if tokens == ["end"]:
            return 0
        return max(2 + LAST.index(token) if token in LAST else 1 for token in tokens)

    return min(picks(panel), key=rank)


async def act(party: Party, seat: int, panel: Card) -> Card:
    """One press or pick in a panel."""
    member = party.player(seat)
    confirm = [each for each in panel.buttons.values() if ":c:" in each]
    if confirm:
        return await party.press(member, panel, confirm[0])
    custom_id, value = best(panel)
    if value:
        return await party.pick(member, panel, custom_id, value)
    return await party.press(member, panel, custom_id)


async def settled(party: Party, seat: int, panel: Card, wishes: dict[str, str]) -> int:
    """Settle these standing choices from the panel, and come back to it; how many presses that took."""
    shown = await party.press(party.player(seat), panel, "standing:1")
    for name, token in wishes.items():
        shown = await party.pick(party.player(seat), shown, f"settle:1:{name}", token)
    await party.press(party.player(seat), shown, "p:1:-:r:")
    return 2 + len(wishes)


async def turn(party: Party, panels: dict[int, Card]) -> None:
    """One press of whoever is asked; who has their panel open needs none to see what they are asked."""
    seat = (await party.position()).match.course.waits[0].seat
    if seat in panels and is_answerable(panels[seat]):
        panels[seat] = await act(party, seat, panels[seat])
    else:
        panels[seat] = await party.press(party.player(seat), party.status, "play:1")
