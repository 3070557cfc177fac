"""Try every known attack on matches and tell what got through: ``python -m tests.bot.attacks [--quick] [PART …]``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time

from tests.bot.attacks.attack import Attack, Scale
from tests.bot.attacks.catalogue import ATTACKS


def main() -> int:
    """Read the command line, attack, and print one table; 0 when nothing got through."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="as long as the tests of every day take, and only those")
    parser.add_argument("parts", nargs="*", metavar="PART", help="only attacks with this in their name")
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    chosen = [
        each
        for each in ATTACKS
        if (each.quick or not arguments.quick) and all(part in each.name for part in arguments.parts)
    ]
    through = sum(_try(number, each, "quick" if arguments.quick else "whole") for number, each in enumerate(chosen, 1))
    sys.stdout.write(f"\n{len(chosen)} attacks, {through} got through\n")
    return int(bool(through))


def _try(number: int, attack: Attack, scale: Scale) -> bool:
    if number == 1:
        sys.stdout.write("| attack | when it was found | got through now |\n|---|---|---|\n")
    began = time.perf_counter()
    got = asyncio.run(attack.run(scale))
    said = f"{got.through} of {got.tried}: {got.figure} ({time.perf_counter() - began:.0f} s)"
    sys.stdout.write(f"| {attack.name} | {attack.before} | {said} |\n")
    sys.stdout.flush()
    return got.through > 0


if __name__ == "__main__":
    sys.exit(main())
