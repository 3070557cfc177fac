"""Which encoder this machine has: the one whose model the operator names, else the one whose package has its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rules_index.meaning.bundled import BundledEncoder, is_installed
from rules_index.meaning.encoder import Encoder, MeaningProblem
from rules_index.meaning.folder import FolderEncoder
from rules_index.memory import total_memory

ROOM = 900
"""Megabytes of memory that a machine or container has at least where vectors are used."""


@dataclass(frozen=True)
class Choice:
    """The encoder, if any, and a sentence about it for operators."""

    encoder: Encoder | None
    told: str


def choose(model: Path | None = None, *, room: int | None = None) -> Choice:
    """The encoder of this machine; loading it takes half a second.

    Args:
        model: the folder of a model that the operator downloaded.
        room: the megabytes of memory that there are; found out when left out.

    Raises:
        MeaningProblem: what is installed or named cannot be used.
    """
    if model is None and not is_installed():
        return Choice(None, "Books without a digest are searched by their words alone; by meaning as well with "
                            "pip install -c constraints.txt '.[meaning]'")  # fmt: skip
    room = total_memory() if room is None else room
    if room is not None and room < ROOM:
        return Choice(None, f"Books without a digest are searched by their words alone: searching by meaning needs "
                            f"{ROOM} MB of memory, and there are {room}")  # fmt: skip
    encoder: Encoder = FolderEncoder(model) if model else BundledEncoder()
    return Choice(encoder, f"Books without a digest are searched by their words and by meaning, with {encoder.name}")


def chosen(model: Path | None = None) -> Choice:
    """The same, where a model that cannot be used is as good as none, and the sentence says what to do."""
    try:
        return choose(model)
    except MeaningProblem as problem:
        return Choice(None, f"Books without a digest are searched by their words alone: {problem}")


@lru_cache(maxsize=1)
def shared_choice(model: Path | None = None) -> Choice:
    """The same, made once in a process: its model is loaded once."""
    return chosen(model)
