"""Checking files of matches: whether they hold, and what the referee says to them."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct

from bot.games.registry import Registry
from bot.matches import verify
from bot.matches.files.json_files import Fault, JsonProblem, load_export
from bot.matches.files.replay import LeftOut, Patience, ReplayProblem, TooLong, Unplayable, patient, read_export
from bot.matches.verify import PROVEN, UNPROVEN, UNREADABLE, Finding


class Verdict(Struct, frozen=True):
    """What the check of a file came to.

    Attributes:
        code: the exit code of :mod:`bot.matches.verify` for it.
        wrong: what is not as it must be.
        unjudged: what the referee would not have let happen, where the match was opened by another version of its game
            than the one that judges, and may well have been right by its own.
        engines: that version and this one.
        declared: how many entries say what came at people's own table; the proof claims nothing for it.
        whole: whether every entry could be played again, so that the events lead to the end.
        export: the file; ``None`` when it cannot be read.
    """

    code: int
    wrong: tuple[Finding, ...] = ()
    unjudged: tuple[Finding, ...] = ()
    engines: tuple[str, str] = ("", "")
    whole: bool = True
    export: Any = None
    declared: int = 0


def _patience(seconds: float) -> Patience:
    end = time.monotonic() + seconds

    def patience() -> None:
        if time.monotonic() >= end:
            raise TooLong(f"the referee was not done with the file in {seconds} seconds")

    return patience


def check(data: bytes, games: Registry, posted: str | None = None, seconds: float | None = None) -> Verdict:
    """Check a file of a match: its chain, its secret and draws, and every entry by the rules of its game.

    Args:
        posted: the head that the bot posted of the match.
        seconds: how long the referee may take over a file that anybody may have brought, whose size is bounded too;
            ``None`` for a file of our own.
    """
    try:
        export = verify.loaded(data) if seconds is None else load_export(data)
    except JsonProblem as problem:
        kind = "unreadable" if problem.fault is Fault.NO_JSON else problem.fault.value
        return _unreadable(kind, f"the file is no match export: {problem}")
    except (ValueError, RecursionError) as problem:
        return _unreadable("unreadable", f"the file is no match export: {problem}")
    found = verify.findings(export, posted)
    if verify.exit_code(found, posted) == UNREADABLE:
        return Verdict(UNREADABLE, tuple(found))
    whole, unjudged, declared = True, [], 0
    try:
        replay = read_export(data, games, patient if seconds is None else _patience(seconds))
        judged, engines = replay.findings(), replay.engines
        declared = replay.declared()
        # The pack that the file leaves out was at hand here.
        found = [each for each in found if each.kind != "withheld"]
    except Unplayable as problem:
        judged, engines, whole = [problem.finding], problem.engines, False
    except TooLong as problem:
        return _unreadable("long", str(problem))
    except LeftOut:
        # Nothing in it can be judged without the components, and nothing proven before the match ends.
        judged, engines, whole = [], ("", ""), False
    except ReplayProblem as problem:
        return Verdict(verify.WRONG, tuple(found), export=export) if found else _unreadable("unreadable", str(problem))
    if engines[0] != engines[1]:
        unjudged = [each for each in judged if each.kind == "rule"]
        judged = [each for each in judged if each.kind != "rule"]
    found += judged
    code = verify.exit_code(found, posted)
    if code == PROVEN and unjudged:
        code = UNPROVEN
    return Verdict(code, tuple(found), tuple(unjudged), engines, whole, export, declared)


def _unreadable(kind: str, text: str) -> Verdict:
    return Verdict(UNREADABLE, (Finding(kind, None, text),))
