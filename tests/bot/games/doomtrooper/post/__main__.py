"""``python -m tests.bot.games.doomtrooper.post [--said | --calendar]``: the stops of the five turns, and of a match."""

from __future__ import annotations

import sys

from tests.bot.games.doomtrooper.post.calendar import days, stops_of_match
from tests.bot.games.doomtrooper.post.stops import WAYS, stops
from tests.bot.games.doomtrooper.post.turns import TURNS


def main() -> None:
    """Print the table."""
    keys = "".join(f"{turn.key:>6}" for turn in TURNS)
    more = f"{'match':>8}{'days':>7}" if "--calendar" in sys.argv else ""
    sys.stdout.write(f"{'stops':14}{keys}{more}\n")
    for way in WAYS:
        counted = [stops(turn, way) for turn in TURNS]
        row = "".join(f"{each.stops:>6}" for each in counted)
        match = stops_of_match([each.stops for each in counted])
        sys.stdout.write(f"{way:14}{row}{f'{match:>8}{days(match):>7.1f}' if more else ''}\n")
        if "--said" in sys.argv:
            sys.stdout.writelines(
                f"  {turn.key} {' '.join(each.said)}\n" for turn, each in zip(TURNS, counted, strict=True)
            )


if __name__ == "__main__":
    main()
