"""What is wrong with a request to the referee."""

from __future__ import annotations


class RefereeProblem(Exception):
    """What was asked cannot be done; the message says what is expected instead."""
