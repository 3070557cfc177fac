"""Rulebooks that the tests print themselves, and how one is added by clicks."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.bot.behaviour.table import Card, Table
from tests.rules_index.sources.pdf.printing import Printed, column, pdf

SETUP = """Each pilot takes three lanterns and places them at the foot of the lighthouse.
The youngest pilot takes the storm token and begins the first watch."""
STORM = """When the storm token turns over, every pilot loses one lantern.
A pilot without lanterns drifts until the next watch begins and may not move."""
ENDING = """The game ends as soon as one pilot has brought five ships into the harbour.
That pilot wins at once, even in the middle of a watch."""


def lighthouse(*, storm: str = STORM) -> bytes:
    """A small rulebook in English, a PDF of two pages with four headings."""
    first = [
        Printed("THE LIGHTHOUSE", 72, 80, 22, "bold"),
        Printed("Preparing the game", 72, 130, 15, "bold"),
        *column(SETUP, 72, 155),
        Printed("The storm", 72, 220, 15, "bold"),
        *column(storm, 72, 245),
    ]
    second = [Printed("End of the game", 72, 80, 15, "bold"), *column(ENDING, 72, 105)]
    return pdf(first, second)


async def bring(table: Table, name: str, content: bytes, member: MemberActor | None = None, **options: str) -> Card:
    """Add a file with ``/rulebook add`` and read what is said at last."""
    return await table.use(member or table.admin, "rulebook add", file=(name, content), **options)  # type: ignore[arg-type]


async def added(table: Table, name: str = "lighthouse.pdf", content: bytes | None = None, **options: str) -> Card:
    """A book that was added and confirmed."""
    report = await bring(table, name, lighthouse() if content is None else content, table.admin, **options)
    return await table.press(report, "Potvrdit", table.admin)
