"""The problem that a file of the digest has."""

from __future__ import annotations


class DigestProblem(Exception):
    """A file of the digest breaks its format; the message names the file and what is wrong."""
