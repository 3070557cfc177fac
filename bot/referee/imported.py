"""An exported match, to be refereed on from any of its entries."""

from __future__ import annotations

from itertools import chain
from typing import Any

from bot.games.registry import Registry
from bot.locales.lines import Speaker
from bot.matches.files.replay import LeftOut, Replay, ReplayProblem, read_export
from bot.matches.model import entries
from bot.referee.problem import RefereeProblem
from bot.referee.session import Session


def exported(
    games: Registry, key: str, data: bytes, at: int | None, seed: str, speaker: Speaker, pack: str | None = None
) -> tuple[dict[str, Any], Session]:
    """What is to be told of an exported match, and a session that goes on from it.

    Args:
        pack: the digest of the component pack that was brought along, and admitted by the registry.
        at: the number of the entry to go on from; the last one unless told.

    Raises:
        RefereeProblem: the file is no exported match of this game, or has no such entry.
    """
    try:
        replay = read_export(data, games)
        breaches = replay.breaches()
    except LeftOut as problem:
        raise RefereeProblem(f"{problem} with --pack") from problem
    except (ReplayProblem, ValueError, RecursionError) as problem:
        raise RefereeProblem(f"{problem}; --import takes an exported match") from problem
    if replay.game.key != key:
        raise RefereeProblem(f"this match is one of {replay.game.key}, not of {key}")
    if pack is not None and replay.opening.pack != pack:
        raise RefereeProblem("--pack is not the component pack of this match: leave it out, or bring that one")
    last = len(replay.log)
    if at is not None and at > last:
        raise RefereeProblem(f"the match has {last} entries, so that --at takes a number up to {last}")
    happened = _happened(replay, at or last)
    told = {"imported": {"entries": last, "at": at or last, "breaches": breaches}}
    return told, Session(replay.game, replay.opening.setup, seed, speaker, happened)


def _happened(replay: Replay, at: int) -> tuple[Any, ...]:
    """The events that the position after an entry came from: what was rewound is left out."""
    parts = []
    while at > 0:
        entry = replay.log[at - 1]
        if isinstance(entry, entries.Rewound | entries.Reopened):
            at = entry.to
            continue
        parts.append(entries.events_of(replay.game, entry))
        at -= 1
    return tuple(chain.from_iterable(reversed(parts)))
