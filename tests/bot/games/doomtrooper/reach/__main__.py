"""What play by chance reaches: ``python -m tests.bot.games.doomtrooper.reach [--games N] [--first SEED]``.

Each ruleset is played so many times with decks of the whole catalogue; every effect word and every mechanism of
``mechanisms.csv`` that nobody saw is named, every card that is wholly said and never came into play, and every game
that broke, with its seed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.words.rules.rulesets import RULES
from tests.bot.games.doomtrooper.reach.features import features
from tests.bot.games.doomtrooper.reach.games import seen_in
from tests.bot.games.doomtrooper.reach.supply import unplayed, whole
from tests.bot.games.doomtrooper.reach.table import Mechanism, mechanisms, unseen, words


def main(told: list[str] | None = None) -> int:
    """Play, and report; 1 where a game broke."""
    parser = argparse.ArgumentParser(prog="reach", description="What play by chance reaches.")
    parser.add_argument("--games", type=int, default=1000, help="games of each ruleset")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--ruleset", choices=sorted(RULES), help="the only ruleset that is played")
    asked = parser.parse_args(told)
    broken = 0
    for rules in (RULES[asked.ruleset],) if asked.ruleset else RULES.values():
        seen: Counter[str] = Counter()
        wrong = seen_in(rules, range(asked.first, asked.first + asked.games), seen)
        broken += len(wrong)
        missed = unseen(rules.edition, seen)
        of_book = [one for one in mechanisms() if one.book in ("", rules.edition)]
        silent = ", ".join(map(_word, sorted(words() - seen.keys()))) or "none"
        said, idle = whole(), unplayed(seen)
        lines = [
            f"{rules.key}: {asked.games} games, {seen['Said']} commands told",
            f"  words {len(words() & seen.keys())} of {len(words())}; not reached: {silent}",
            f"  mechanisms {len(of_book) - len(missed)} of {len(of_book)}; not reached:",
            *(f"    {one.number} {one.name}: {_told(one)}" for one in missed),
            f"  cards that are wholly said {len(said) - len(idle)} of {len(said)}; never in play:",
            *(f"    {card.code} {card.name} ({card.type})" for card in idle),
            *(f"  broken: {line}" for line in wrong),
        ]
        sys.stdout.write("\n".join(lines) + "\n")
    return 1 if broken else 0


def _word(sign: str) -> str:
    """A word that nobody saw; of one that no card has, it says so: only a declared card could have it."""
    return sign if sign in features(own_catalogue()) else f"{sign} (no real card has it)"


def _told(one: Mechanism) -> str:
    """The ways in which a mechanism would have been recognised."""
    return " or ".join(" + ".join(sorted(way)) for way in one.ways)


if __name__ == "__main__":
    sys.exit(main())
