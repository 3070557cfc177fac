"""The ground of machines of anybody who does anything: a database, a clock, secrets, and counts of acts."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine

from bot.database import Database
from tests.bot.attacks.ground import the_same_secrets
from tests.bot.databases import new_database
from tests.bot.matches.table import HandClock

T = TypeVar("T")


class Anybody(RuleBasedStateMachine):
    """A database of its own, before anybody does anything.

    Attributes:
        done: what was done in all examples, by name; what was refused under a name of its own.
    """

    done: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.secrets = the_same_secrets("machine")
        self.secrets.__enter__()
        self.clock = HandClock()
        self.database: Database = self.runner.run(new_database(self.folder / "machine.sqlite"))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something of a service's."""
        return self.runner.run(work)

    def check_at_the_end(self) -> None:
        """Check all that can be checked then."""

    def teardown(self) -> None:
        """Check what can be checked at the end, and put everything away."""
        try:
            self.check_at_the_end()
        finally:
            self.runner.run(self.database.close())
            self.runner.close()
            self.secrets.__exit__(None, None, None)
            shutil.rmtree(self.folder)


def of_size(examples: int, steps: int, *, same: bool = True) -> settings:
    """How much is played.

    Args:
        same: the same each time; else something else each time, and what fails is made as short as possible.
    """
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        derandomize=same,
        deadline=None,
        database=None,
        phases=(Phase.generate,) if same else (Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
