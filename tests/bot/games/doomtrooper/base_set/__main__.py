"""Write the table anew: ``python -m tests.bot.games.doomtrooper.base_set``; it names the cards that it cannot show."""

from __future__ import annotations

import sys

from bot.games.doomtrooper.words.catalogue import Printed
from tests.bot.games.doomtrooper.base_set.ground import POSITIONS
from tests.bot.games.doomtrooper.base_set.rows import TABLE, Row, written
from tests.bot.games.doomtrooper.base_set.trying import base_set, emptied, says_anything, tried

WAYS = 8


def row(printed: Printed) -> Row | None:
    """The first position and way in which a card does something that it would not do without its words."""
    for position in POSITIONS:
        for way in range(WAYS):
            changes = tried(printed, position, way)
            if changes is None:
                break
            if not says_anything(printed) or tried(emptied(printed), position, way) != changes:
                return Row(printed.code, position, way, changes)
    return None


def main() -> int:
    """Show every card, and tell which could not be shown."""
    found = {printed.code: row(printed) for printed in base_set()}
    TABLE.write_text(written(one for one in found.values() if one is not None), "utf-8")
    missing = [code for code, one in found.items() if one is None]
    sys.stdout.write(f"{len(found) - len(missing)} of {len(found)} cards; not shown: {', '.join(missing) or 'none'}\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
