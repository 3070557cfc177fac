"""The interface to what works on questions for the oracle, and its simplest implementation: threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from rules_index import Oracle

P = ParamSpec("P")
T = TypeVar("T")


class Answering(Protocol):
    """Works on questions beside the event loop.

    Attributes:
        processes: how many other processes do.
    """

    @property
    def processes(self) -> int: ...

    async def of(
        self, oracle: Oracle, work: Callable[Concatenate[Oracle, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do some work, and return or raise as it does.

        Args:
            oracle: what it is asked of, as :meth:`rules_index.Oracle.within` gives it for a server and a reader.
            work: a function or method of a module, since another process must find it by its name; arguments and
                result are copied on the way there and back. What the bot knows of names and commands is not known
                there: texts come as :meth:`rules_index.Oracle.stripped` leaves them.

        Raises:
            BusyProblem: nobody could work on it.
        """
        ...


class InThreads:
    """Works in threads of this process: on one core nothing is faster, and nothing takes less memory."""

    processes = 0

    async def of(
        self, oracle: Oracle, work: Callable[Concatenate[Oracle, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """As :meth:`Answering.of`."""
        return await asyncio.to_thread(work, oracle, *args, **kwargs)
