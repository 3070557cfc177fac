"""Which cards are seen to do what they say: ``python -m tests.bot.games.doomtrooper.seen [--set base] [CODE…]``.

It prints the figures by set and names what is not seen, with the reason. ``--write`` keeps both for the coverage that
the bot prints and for the tests; ``--faults`` plants faults instead, and tells which of them the proofs catch.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from bot.boards.doomtrooper.cards import own_catalogue
from tests.bot.games.doomtrooper.seen import faults, report


def main(told: list[str] | None = None) -> int:
    """Prove the cards, and name those that are not seen."""
    parser = argparse.ArgumentParser(prog="seen", description="Which cards are seen to do what they say.")
    parser.add_argument("codes", nargs="*", help="cards by their codes")
    parser.add_argument("--set", default="", help="the first two figures of the codes of a set, or base")
    parser.add_argument("--write", action="store_true", help="keep what was found")
    parser.add_argument("--faults", type=int, nargs="?", const=faults.EACH, help="plant so many faults of each kind")
    parser.add_argument("--seed", type=int, default=1, help="the seed that draws the cards to plant faults in")
    asked = parser.parse_args(told)
    if asked.faults:
        return _faults(asked.faults, asked.seed)
    wanted = {"base": "01"}.get(asked.set, asked.set)
    codes = asked.codes or [code for code in sorted(own_catalogue()) if code.startswith(wanted)]
    cards = []
    for card in report.looked_at(codes):
        cards.append(card)
        shown = (f"{one.code} | {one.part} | {one.why or 'seen'}" for one in card.verdicts)
        for line in shown if asked.codes else _found(card):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    vouched, wrong = report.vouched()
    if asked.write and not asked.codes and not wanted:
        report.write(cards, vouched)
    sys.stdout.write("".join(f"{line}\n" for line in (*wrong, *report.lines(cards, vouched))))
    return 0


def _found(card: report.Card) -> tuple[str, ...]:
    """A line for all of a card that is not as it should be, or is so anyway."""
    return (*report.unseen((card,)), *report.unbroken((card,)), *report.said_anyway((card,)))


def _faults(each: int, seed: int) -> int:
    """Plant faults in cards that are seen, and tell which are caught."""
    catalogue, known = own_catalogue(), report.listed()
    seen = [catalogue[code] for code in sorted(catalogue) if code not in known]
    counted: Counter[tuple[str, bool]] = Counter()
    for fault in faults.drawn(seen, seed, each):
        by = faults.caught(fault, catalogue[fault.code])
        counted[fault.kind, bool(by)] += 1
        sys.stdout.write(f"{'caught' if by else 'MISSED'} | {fault.kind} | {fault.code} {fault.what} | {by}\n")
        sys.stdout.flush()
    for kind in faults.KINDS:
        sys.stdout.write(f"{kind}: {counted[kind, True]} of {counted[kind, True] + counted[kind, False]} caught\n")
    caught = sum(number for (_, good), number in counted.items() if good)
    sys.stdout.write(f"all: {caught} of {sum(counted.values())} caught\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
