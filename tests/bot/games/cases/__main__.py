"""What proves the rules of a game: ``python -m tests.bot.games.cases zloba``.

For every rule that the referee enforces or keeps track of, the case that it accepts and the one that it refuses, which
differ in one fact. Where nothing can break a rule, a position shows it. For every rule that is left to the players, the
reason. The exit code is 1 where a rule has none of them.

With ``--cards``, for every such rule what proves it by play with printed cards and what with invented ones, and how
many have the first; the exit code is 1 where a rule has neither.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator

from tests.bot.games.doomtrooper.cases import report as doomtrooper
from tests.bot.games.twom.cases import report as twom
from tests.bot.games.zloba.cases import report as zloba

Report = Callable[[], Iterator[tuple[str, str | None]]]
REPORTS: dict[str, Report] = {"doomtrooper": doomtrooper.report, "twom": twom.report, "zloba": zloba.report}
LEFT: dict[str, Report] = {"doomtrooper": doomtrooper.left}
"""By game the rules that are left to the players."""
CARDS: dict[str, Callable[[], Iterator[tuple[str, str, str]]]] = {"doomtrooper": doomtrooper.by_cards}
"""By game what proves each rule, by printed cards and by invented ones."""


def main(key: str) -> int:
    """Print the report of a game."""
    found = list(REPORTS[key]())
    for rule, cases in found:
        sys.stdout.write(f"{rule}: {cases or 'NOTHING PROVES IT'}\n")
    left = list(LEFT[key]()) if key in LEFT else []
    for rule, reason in left:
        sys.stdout.write(f"{rule}: left to the players: {reason or 'NO REASON IS WRITTEN'}\n")
    bare = sum(cases is None for _, cases in found)
    sys.stdout.write(f"\n{len(found)} enforced rules, {bare} without a case\n")
    open_rules = sum(reason is None for _, reason in left)
    if left:
        sys.stdout.write(f"{len(left)} rules left to the players, {open_rules} without a reason\n")
    return int(bare + open_rules > 0)


def cards(key: str) -> int:
    """Print with which cards the rules of a game are proved."""
    found = list(CARDS[key]())
    for rule, printed, invented in found:
        sys.stdout.write(f"{rule}\n    printed cards: {printed or '-'}\n    invented cards: {invented or '-'}\n")
    sys.stdout.write("\n")
    books = Counter(rule.partition(".")[0] for rule, _, _ in found)
    for book, number in books.items():
        proved = sum(bool(printed) for rule, printed, _ in found if rule.startswith(f"{book}."))
        sys.stdout.write(f"{book}: {proved} of {number} rules by printed cards\n")
    return int(any(not printed and not invented for _, printed, invented in found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=REPORTS)
    parser.add_argument("--cards", action="store_true", help="with which cards the rules are proved")
    asked = parser.parse_args()
    if asked.cards and asked.game not in CARDS:
        parser.error(f"--cards is for {', '.join(CARDS)} alone")
    sys.exit(cards(asked.game) if asked.cards else main(asked.game))
