"""Ways to forge an exported match, each with the chain made whole again by somebody who has the secret."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any, TypeAlias

from bot.matches import verify

File: TypeAlias = "dict[str, Any]"


def chained(file: File) -> File:
    """The file with its chain whole again, by what the file itself reveals."""
    previous = verify.GENESIS
    for seq, row in enumerate(file["entries"], 1):
        row["seq"], row["previous"] = seq, previous
        text = verify.canonical(row["entry"])
        if hasattr(verify, "salt"):
            secret = bytes.fromhex(file["secrets"][-1])
            previous = verify.link(file["match"], seq, previous, text, verify.salt(secret, file["match"], seq))
        else:
            previous = verify.link(file["match"], seq, previous, text)
        row["hash"] = previous
    file["head"] = previous
    return file


def _outcome(places: tuple[int, ...]) -> dict[str, Any]:
    standings = [{"seat": seat, "place": place, "points": 99 if place == 1 else 0} for seat, place in enumerate(places)]
    return {"standings": standings, "reason": {"key": "match-outcome-draw", "args": {}}}


def _ends(file: File, *entries: dict[str, Any]) -> None:
    ended = file["entries"][-1]["entry"]
    file["entries"] = file["entries"][:-2] + [{"entry": {**ended, "outcome": None, **each}} for each in entries]
    file["outcome"] = entries[-1].get("outcome")
    file["status"] = "over" if file["outcome"] else "abandoned"


def drawn(file: File) -> None:
    """A draw with somebody in the first place."""
    _ends(file, {"kind": "drawn", "by": "agreed"}, {"kind": "ended", "outcome": _outcome((1, 2))})
    del file["entries"][-2]["entry"]["outcome"]


def abandoned(file: File) -> None:
    """Given up, and yet with an outcome."""
    _ends(file, {"kind": "abandoned", "by": "judge"}, {"kind": "ended", "outcome": _outcome((2, 1))})
    del file["entries"][-2]["entry"]["outcome"]


def won(file: File) -> None:
    """Won in the middle of the match."""
    _ends(file, {"kind": "ended", "outcome": _outcome((1, 2))})


def given_up(file: File) -> None:
    """Given up by a seat that did not, with the other one's points invented."""
    _ends(file, {"kind": "conceded", "by": "seat", "seat": 1}, {"kind": "ended", "outcome": _outcome((1, 2))})
    del file["entries"][-2]["entry"]["outcome"]


def moved(file: File) -> None:
    """A move that the rules do not allow."""
    entry = next(row["entry"] for row in file["entries"] if row["entry"]["kind"] == "moved")
    odd = {"card": 99, "cards": ["zz"]}
    entry["command"] = {name: odd.get(name, value) for name, value in entry["command"].items()}


def dropped(file: File) -> None:
    """A move left out."""
    del file["entries"][1]


def backwards(file: File) -> None:
    """Times that run backwards."""
    file["entries"][2]["entry"]["at"] = "2001-01-01T00:00:00Z"


def later(file: File) -> None:
    """A time a minute later, as it might well have been."""
    for row in file["entries"][2:]:
        row["entry"]["at"] = row["entry"]["at"].replace("T12:", "T13:")


def by_another(file: File) -> None:
    """A move that a seat made, put down to the clock."""
    next(row["entry"] for row in file["entries"] if row["entry"]["by"] == "seat")["by"] = "clock"


def more(file: File) -> None:
    """A field that no entry has."""
    file["entries"][2]["entry"]["note"] = "Karel cheated"


def said_above(file: File) -> None:
    """A field that no file has."""
    file["winner"] = "Karel"


FORGERIES: dict[str, Callable[[File], None]] = {
    "an invented draw": drawn,
    "abandoned with a winner": abandoned,
    "won in the middle": won,
    "an invented concession": given_up,
    "an illegal move": moved,
    "a move left out": dropped,
    "times that run backwards": backwards,
    "another time": later,
    "a move put down to the clock": by_another,
    "an unknown field of an entry": more,
    "an unknown field of the file": said_above,
}


def forged(data: bytes, forge: Callable[[File], None]) -> bytes:
    """A file after a forgery, with its chain whole again."""
    file = copy.deepcopy(json.loads(data))
    forge(file)
    return json.dumps(chained(file), ensure_ascii=False, indent=1).encode()
