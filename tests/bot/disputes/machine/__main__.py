"""Let anybody do anything about disputes for long: ``python -m tests.bot.disputes.machine --examples 300``."""

from __future__ import annotations

import argparse
import logging
import sys

from hypothesis.stateful import run_state_machine_as_test

from tests.bot.disputes.machine.anybody import Machine, of_size


def main() -> None:
    """Read the command line, run, and tell what was done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=300)
    parser.add_argument("--steps", type=int, default=60)
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    run_state_machine_as_test(Machine, settings=of_size(arguments.examples, arguments.steps))
    for name, times in sorted(Machine.done.items()):
        sys.stdout.write(f"{times:6} {name}\n")


if __name__ == "__main__":
    main()
