"""Play long: ``python -m tests.bot.matches.machine --examples 500``, with ``--game`` one game, or disputes, alone."""

from __future__ import annotations

import argparse
import logging
import sys
import time

import hypothesis
from hypothesis.stateful import run_state_machine_as_test

from tests.bot.chaos.anybody import Anybody, of_size
from tests.bot.disputes.machine.anybody import Machine as DisputeMachine
from tests.bot.matches.machine.anybody import Machine
from tests.bot.matches.machine.campaign import CampaignMachine
from tests.bot.matches.machine.decks import FairMachine
from tests.bot.matches.machine.together import CampMachine
from tests.bot.matches.machine.windows import BazaarMachine

MACHINES: dict[str, type[Anybody]] = {
    "toy": Machine,
    "bazaar": BazaarMachine,
    "camp": CampMachine,
    "twom": CampaignMachine,
    "fair": FairMachine,
    "disputes": DisputeMachine,
}


def main() -> None:
    """Read the command line, play, and tell what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--game", choices=[*MACHINES])
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    for game in [arguments.game] if arguments.game else MACHINES:
        Anybody.done.clear()
        played = hypothesis.seed(arguments.seed)(MACHINES[game])
        run_state_machine_as_test(played, settings=of_size(arguments.examples, arguments.steps, same=False))
        acts = ", ".join(f"{name} {count}" for name, count in sorted(Anybody.done.items()))
        sys.stdout.write(
            f"{game}: {arguments.examples} examples of up to {arguments.steps} steps (seed {arguments.seed}), "
            f"{Anybody.done.total()} acts: no second draw, no more time, no knowledge; {acts}\n"
        )


if __name__ == "__main__":
    main()
