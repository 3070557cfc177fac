"""Check an exported match with nothing but Python: ``python verify.py match.json``.

What is checked, so that you need not trust the bot's operator:

* The hash chain. Every entry of the log carries the hash of the entry before it. An entry that was changed, left out or
  slipped in later breaks the chain from there on; the head of the chain was posted with the match's status.
* The commitment. The SHA-256 of the match's secret was posted when the match opened. The secret in the file must be
  the one behind that hash, so nobody could pick another secret after seeing how the dice would fall.
* The draws. Every die and every shuffle is recomputed from the secret: HMAC-SHA256 keyed with the secret over
  ``rozhodci.chance.1|match|entry|purpose|counter``, read as a whole number. Numbers in the last, incomplete stretch of
  ``below`` are passed over, so that every outcome is equally likely; ``counter`` counts up within an entry.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

FORMAT = "rozhodci.match.2"
FORMATS = ("rozhodci.match.1", FORMAT)
GENESIS = "0" * 64
"""What the first entry of a chain carries in place of an earlier entry's hash."""

_NUMBERS = 2**256


def canonical(value: Any) -> str:
    """A JSON value as the one text that is hashed: keys sorted, no spaces, letters as they are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def salt(secret: bytes, match: int, seq: int) -> bytes:
    """What the hash of an entry is keyed with, so that nobody can guess at hidden parts of it before the match ends."""
    return hmac.digest(secret, f"rozhodci.salt.2|{match}|{seq}".encode(), "sha256")


def link(match: int, seq: int, previous: str, entry: str, salt: bytes | None = None) -> str:
    """The hash of an entry, given its canonical text and the hash of the entry before it.

    Args:
        salt: the entry's :func:`salt`; ``None`` in logs of format 1.
    """
    if salt is None:
        return hashlib.sha256(f"rozhodci.event.1|{match}|{seq}|{previous}|{entry}".encode()).hexdigest()
    message = f"rozhodci.event.2|{match}|{seq}|{previous}|{entry}".encode()
    return hmac.digest(salt, message, "sha256").hex()


def seed(secret: bytes, match: int, mixed: Any) -> bytes:
    """What draws are made from: the secret, and what was mixed in after it was committed to.

    Args:
        mixed: ``{"clicks": […], "message": …}`` as the first entry has it; ``None`` in logs of format 1.
    """
    if mixed is None:
        return secret
    return hmac.digest(secret, f"rozhodci.seed.2|{match}|{canonical(mixed)}".encode(), "sha256")


def commitment(secret: bytes) -> str:
    """What is posted of a secret before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def draw(seed: bytes, match: int, seq: int, purpose: str, below: int, counter: int) -> tuple[int, int]:
    """A number from 0 to ``below`` - 1, and the counter for the next draw of the same entry.

    Raises:
        ValueError: there are no such numbers, or more than can be drawn from.
    """
    if not 1 <= below <= _NUMBERS:
        raise ValueError(f"nothing can be drawn below {below} ({purpose})")
    fair = _NUMBERS - _NUMBERS % below
    while True:
        message = f"rozhodci.chance.1|{match}|{seq}|{purpose}|{counter}".encode()
        number = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        counter += 1
        if number < fair:
            return number % below, counter


def problems(export: Any) -> list[str]:
    """What is wrong with an exported match, one sentence each; empty when all of it holds."""
    try:
        if export["format"] not in FORMATS:
            return [f"the file is no match export of a format known here ({', '.join(FORMATS)})"]
        return _chain(export) + _whole(export) + _told(export) + _secret(export) + _draws(export)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as problem:
        return [f"the file is no whole match export: {type(problem).__name__} {problem}"]


class _Seal(NamedTuple):
    """A secret in force from an entry on, as that entry commits to it; without one where it is not revealed."""

    since: int
    commitment: str
    secret: bytes | None
    salted: bool
    mixed: Any


def _seals(export: dict[str, Any]) -> list[_Seal]:
    secrets = export["secrets"] if export["format"] == FORMAT else [export["secret"]]
    entries = [(row["seq"], row["entry"]) for row in export["entries"]]
    committing = [(seq, entry) for seq, entry in entries if entry["kind"] in ("opened", "reopened")]
    return [
        _Seal(seq, entry["commitment"], secret and bytes.fromhex(secret), "mixed" in entry, entry.get("mixed"))
        for (seq, entry), secret in zip(committing, secrets, strict=True)
    ]


def _seal_of(seals: list[_Seal], seq: int) -> _Seal:
    found: _Seal = next(seal for seal in reversed(seals) if seal.since <= seq)
    return found


def _chain(export: dict[str, Any]) -> list[str]:
    found = []
    previous, seals = GENESIS, _seals(export)
    for number, row in enumerate(export["entries"], 1):
        seq = row["seq"]
        if seq != number:
            found.append(f"entry {number} is missing: number {seq} stands in its place")
        if row["previous"] != previous:
            found.append(f"entry {seq} does not follow the entry before it")
        seal = _seal_of(seals, seq)
        if seal.salted and seal.secret is None:
            previous = row["hash"]
            continue
        salted = salt(seal.secret, export["match"], seq) if seal.salted and seal.secret else None
        previous = link(export["match"], seq, row["previous"], canonical(row["entry"]), salted)
        if previous != row["hash"]:
            found.append(f"entry {seq} was changed: its hash is {previous}, not {row['hash']}")
            previous = row["hash"]
    if previous != export["head"]:
        found.append(f"the log ends with {previous}, but the head given is {export['head']}")
    return found


def _whole(export: dict[str, Any]) -> list[str]:
    kinds = [row["entry"]["kind"] for row in export["entries"]]
    found = []
    if kinds[0] != "opened" or "opened" in kinds[1:]:
        found.append("a log begins with the opening of its match, and has no other")
    if "ended" in kinds[:-1]:
        found.append("the log goes on after the end of the match")
    ended, status = kinds[-1] == "ended", export["status"]
    if not ended and _seals(export)[-1].secret is not None:
        found.append("the end of the log is missing: the secret is revealed only when the match ends")
    outcome = export["entries"][-1]["entry"].get("outcome")
    if status != ("playing" if not ended else "abandoned" if outcome is None else "over"):
        found.append(f"by its log the match is not {status}")
    return found


def _told(export: dict[str, Any]) -> list[str]:
    first, last = (export["entries"][at]["entry"] for at in (0, -1))
    names = {"game": "game", "pack": "component pack", "commitment": "commitment"}
    found = [
        f"the {name} is not the one in the first entry" for key, name in names.items() if first[key] != export[key]
    ]
    if export["outcome"] != last.get("outcome"):
        found.append("the outcome is not the one in the last entry")
    pack = export["pack"]
    if pack is not None and hashlib.sha256((export["components"] or "").encode()).hexdigest() != pack:
        found.append("the components in the file are not those of the pack that the match names")
    return found


def _secret(export: dict[str, Any]) -> list[str]:
    found = []
    for seal in _seals(export):
        if seal.secret is None:
            found.append("the secret is not revealed yet; it is when the match ends")
        elif commitment(seal.secret) != seal.commitment:
            found.append("the secret is not the one that was committed to")
    return found


def _draws(export: dict[str, Any]) -> list[str]:
    found = []
    seals = _seals(export)
    for row in export["entries"]:
        counter = 0
        seal = _seal_of(seals, row["seq"])
        if seal.secret is None:
            continue
        source = seed(seal.secret, export["match"], seal.mixed)
        for purpose, below, value in row["entry"].get("draws", ()):
            if type(below) is not int or not 1 <= below <= _NUMBERS:
                found.append(f"entry {row['seq']}: “{purpose}” was drawn below {below}")
                continue
            fair, counter = draw(source, export["match"], row["seq"], purpose, below, counter)
            if fair != value or type(value) is not int:
                found.append(f"entry {row['seq']}: “{purpose}” must be {fair}, not {value}")
    return found


def to_compare(export: dict[str, Any]) -> str:
    """What no file can prove by itself: that it is the log and the secret of the match that was played."""
    return (
        "Compare with what was posted in the match's channel:\n"
        f"  fingerprint of the secret {export['commitment']}\n  head of the log {export['head']}"
    )


def main(arguments: list[str]) -> int:
    """Check the file named on the command line; 0 when all of it holds."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python verify.py match.json\n")
        return 2
    try:
        export = json.loads(Path(arguments[0]).read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        sys.stderr.write(f"{arguments[0]} cannot be read: {problem}\n")
        return 2
    found = problems(export)
    if found:
        sys.stdout.write("".join(f"WRONG: {each}\n" for each in found))
        return 1
    draws = sum(len(row["entry"].get("draws", ())) for row in export["entries"])
    sys.stdout.write(f"All holds: {len(export['entries'])} entries, {draws} draws.\n{to_compare(export)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
