"""What is wrong with the database, said so that an operator knows what to do; loads nothing of what it runs on."""

from __future__ import annotations


class DatabaseProblem(Exception):
    """The database cannot be used; the message says what is wrong and what to do about it."""


class StorageProblem(DatabaseProblem):
    """Something could not be read or written, and nothing of it is half there; the message says what to do."""


class BusyProblem(StorageProblem):
    """The database is well, but others used it for too long; the same may succeed in a moment."""


class SilentProblem(StorageProblem):
    """The database's server is asked and does not answer, neither yes nor no."""

    def __init__(self) -> None:
        super().__init__("the database does not answer: check its server, and the network to it")
