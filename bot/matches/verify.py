"""Check an exported match with nothing but Python: ``python verify.py match.json [HEAD]``.

What is checked, so that you need not trust the bot's operator:

* The head. Give the head of the log (64 hexadecimal digits) that the bot posted when the match ended. It follows from
  every entry of the log, so that a file with another entry anywhere has another head. Without it, a file can only be
  seen to hold together, and whoever makes a file up can make all of it fit: then nothing is proven.
* The chain. Every entry carries the hash of the entry before it. An entry that was changed, left out or slipped in
  later breaks the chain from there on. The hashes are salted from the secret: during the match they tell nothing.
* The commitment. The SHA-256 of the match's secret was posted before anybody sat down. The secret in the file must be
  the one behind that hash, so nobody could pick another secret after seeing how the dice would fall.
* What was sealed. Of a deck and the like, the first entry has ``SHA-256(nonce|text)``; both are in the file at the end.
* The draws. Every die and every shuffle is recomputed: HMAC-SHA256 keyed with a seed over
  ``rozhodci.chance.1|match|entry|purpose|counter``, read as a whole number. The seed comes from the secret, the ids of
  the clicks the players sat down with, and the id of the message that fixed both. Numbers in the last, incomplete
  stretch of ``below`` are passed over, so that every outcome is equally likely; ``counter`` counts up within an entry.
  Draws that a judge lets stand, or that a verdict found so which is undone, come out the same for the same purpose.

Exit codes: 0 proven to be the log behind the head, 3 holds together but is not proven, 1 wrong, 2 cannot be read.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

FORMAT = "rozhodci.match.3"
FORMATS = ("rozhodci.match.1", "rozhodci.match.2", FORMAT)
GENESIS = "0" * 64  # What the first entry of a chain carries in place of an earlier entry's hash.

PROVEN, WRONG, UNREADABLE, UNPROVEN = 0, 1, 2, 3
"""The exit codes."""
OPEN = frozenset({"unrevealed", "withheld"})
"""Kinds of findings by which a file is not wrong, and not proven either."""

_ABOUT = {"format", "match", "game", "pack", "status", "outcome", "commitment", "head", "components", "entries"}
_ROW, _FILE = {"seq", "previous", "hash", "entry"}, {"seat", "name", "text", "nonce"}
_HASH, _ID = re.compile("[0-9a-f]{64}"), re.compile("[1-9][0-9]{0,19}")
_NUMBERS, _DISCORD_EPOCH = 2**256, 1_420_070_400_000
_NOT_PROVEN = """NOT PROVEN to be the match that was played: a file can be made up as a whole.
To prove it, give the head that the bot posted, as the last argument."""


def canonical(value: Any) -> str:
    """A JSON value as the one text that is hashed: keys sorted, no spaces, letters as they are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def content(components: str) -> bytes:
    """The bytes of a component pack, which a file holds as their text, or in Base64 where they are none."""
    return base64.b64decode(components[7:]) if components.startswith("base64:") else components.encode()


def salt(secret: bytes, match: int, seq: int) -> bytes:
    """What the hash of an entry is keyed with, so that nobody can guess at hidden parts of it before the match ends."""
    return hmac.digest(secret, f"rozhodci.salt.2|{match}|{seq}".encode(), "sha256")


def link(match: int, seq: int, previous: str, entry: str, salt: bytes | None = None) -> str:
    """The hash of an entry, given its canonical text, the hash of the entry before it, and from format 2 its salt."""
    message = f"rozhodci.event.{1 if salt is None else 2}|{match}|{seq}|{previous}|{entry}".encode()
    return hashlib.sha256(message).hexdigest() if salt is None else hmac.digest(salt, message, "sha256").hex()


def seed(secret: bytes, match: int, mixed: Any) -> bytes:
    """What draws are made from: the secret, and from format 2 what the first entry says was mixed in afterwards."""
    if mixed is None:
        return secret
    return hmac.digest(secret, f"rozhodci.seed.2|{match}|{canonical(mixed)}".encode(), "sha256")


def commitment(secret: bytes) -> str:
    """What is posted of a secret before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def fingerprint(nonce: str, text: str) -> str:
    """What is public of a file or a sealed choice while its match lasts; without a nonce all of it is public anyway."""
    return hashlib.sha256(f"{nonce}|{text}".encode()).hexdigest()


def draw(seed: bytes, match: int, seq: int, purpose: str, below: int, counter: int) -> tuple[int, int]:
    """A number from 0 to ``below`` - 1, and the counter for the next draw of the same entry.

    Raises:
        ValueError: there are no such numbers, or more than can be drawn from.
    """
    if not 1 <= below <= _NUMBERS:
        raise ValueError(f"nothing can be drawn below {below} ({purpose})")
    while True:
        message = f"rozhodci.chance.1|{match}|{seq}|{purpose}|{counter}".encode()
        number = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        counter += 1
        if number < _NUMBERS - _NUMBERS % below:
            return number % below, counter


class Finding(NamedTuple):
    """Something that is not as it must be.

    ``kind`` is ``unreadable``, ``form``, ``about``, ``chain``, ``head``, ``time``, ``secret``, ``draw``, ``file``,
    ``unended``; or of :data:`OPEN`: ``unrevealed``, a match not over keeps its secret; ``withheld``, its pack.
    """

    kind: str
    entry: int | None
    text: str


def loaded(data: bytes | str) -> Any:
    """A file's JSON, every name in it but once: else two readers could read two different matches.

    Raises:
        ValueError, RecursionError: it is no such JSON, or nested too deeply.
    """
    return json.loads(data, object_pairs_hook=_once, parse_constant=_no_number)


def findings(export: Any, posted: str | None = None) -> list[Finding]:
    """What is wrong with an exported match, whose log must have the head ``posted``; empty when all of it holds."""
    try:
        if export["format"] not in FORMATS:
            return [Finding("unreadable", None, f"the file is no match export of a format known here: {FORMATS}")]
        checks = (_form, _chain, _whole, _told, _times, _secret, _draws, _files)
        found = [each for check in checks for each in check(export)]
        if posted is not None and posted != export["head"]:
            found.append(Finding("head", None, f"the head of the file is {export['head']}, not the {posted} given"))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as problem:
        return [Finding("unreadable", None, f"the file is no whole match export: {type(problem).__name__} {problem}")]
    return found


def exit_code(found: list[Finding], posted: str | None) -> int:
    """What findings come to, where the head was posted that was given, or none was given."""
    kinds = {each.kind for each in found}
    if kinds - OPEN:
        return UNREADABLE if "unreadable" in kinds else WRONG
    return UNPROVEN if kinds or posted is None else PROVEN


def is_head(text: str) -> bool:
    """Whether a text can be the head of a log."""
    return _HASH.fullmatch(text) is not None


class _Seal(NamedTuple):
    """A secret in force from an entry on, as that entry commits to it; without one where it is not revealed."""

    since: int
    commitment: str
    secret: bytes | None
    salted: bool
    mixed: Any


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError(f"a name stands twice among {', '.join(sorted(found))[:200]}")
    return found


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number of JSON")


def _seals(export: dict[str, Any]) -> list[_Seal]:
    secrets = [export["secret"]] if export["format"] == FORMATS[0] else export["secrets"]
    rows = enumerate(export["entries"], 1)
    committing = [(number, row["entry"]) for number, row in rows if number == 1 or row["entry"]["kind"] == "reopened"]
    return [
        _Seal(number, entry["commitment"], secret and bytes.fromhex(secret), "mixed" in entry, entry.get("mixed"))
        for (number, entry), secret in zip(committing, secrets, strict=True)
    ]


def _under(export: dict[str, Any]) -> Iterator[tuple[Any, _Seal]]:
    """Every row of the log, with the seal it is under."""
    seals = iter(_seals(export))
    for number, row in enumerate(export["entries"], 1):
        if number == 1 or row["entry"]["kind"] == "reopened":
            seal = next(seals)
        yield row, seal


def _form(export: dict[str, Any]) -> Iterator[Finding]:
    fields = _ABOUT | ({"secret"}, {"secrets"}, {"secrets", "files"})[FORMATS.index(export["format"])]
    for name in sorted(export.keys() ^ fields):
        what = "is missing" if name in fields else "is nothing a match export has"
        yield Finding("form", None, f"“{name[:50]}” {what}")
    if type(export["match"]) is not int or export["match"] < 1:
        yield Finding("form", None, "the match has no number")
    for number, row in enumerate(export["entries"], 1):
        if not (row.keys() == _ROW and type(row["seq"]) is int and is_head(row["hash"]) and type(row["entry"]) is dict):
            yield Finding("form", number, f"entry {number} has other fields than an entry has")
    for seal in _seals(export):
        if seal.mixed is not None and not _is_mixed(seal.mixed):
            yield Finding("form", seal.since, f"entry {seal.since} mixes in what are no ids of Discord")


def _is_mixed(mixed: Any) -> bool:
    whole = type(mixed) is dict and mixed.keys() == {"message", "clicks"} and type(mixed["clicks"]) is list
    ids = [mixed["message"], *filter(None, mixed["clicks"])] if whole else [None]
    return all(type(each) is str and _ID.fullmatch(each) is not None for each in ids)


def _chain(export: dict[str, Any]) -> Iterator[Finding]:
    previous = GENESIS
    for number, (row, seal) in enumerate(_under(export), 1):
        seq = row["seq"]
        if seq != number:
            yield Finding("chain", number, f"entry {number} is missing: number {seq} stands in its place")
        if row["previous"] != previous:
            yield Finding("chain", number, f"entry {seq} does not follow the entry before it")
        previous = row["hash"]
        if seal.salted and seal.secret is None:
            continue
        salted = salt(seal.secret, export["match"], seq) if seal.salted and seal.secret else None
        right = link(export["match"], seq, row["previous"], canonical(row["entry"]), salted)
        if right != previous:
            yield Finding("chain", number, f"entry {seq} was changed: its hash is {right}, not {previous}")
    if previous != export["head"]:
        yield Finding("chain", None, f"the log ends with {previous}, but the head given is {export['head']}")


def _whole(export: dict[str, Any]) -> Iterator[Finding]:
    kinds = [row["entry"]["kind"] for row in export["entries"]]
    if kinds[0] != "opened" or "opened" in kinds[1:]:
        yield Finding("form", 1, "a log begins with the opening of its match, and has no other")
    over = False
    for number, kind in enumerate(kinds, 1):
        if over and kind not in ("reopened", "ruled", "corrected"):
            yield Finding("form", number, f"entry {number}: the log goes on after the end of the match")
        if not over and kind in ("reopened", "corrected"):
            yield Finding("form", number, f"entry {number} reopens a match that is not over")
        over = kind == "ended" or (over and kind != "reopened")
    if not over and _seals(export)[-1].secret is not None:
        yield Finding("unended", None, "the end of the log is missing, although its secret is revealed")


def _end(export: dict[str, Any]) -> Any:
    """The entry that says how the match ended; nothing while it is not over."""
    turns = [row["entry"] for row in export["entries"] if row["entry"]["kind"] in ("ended", "corrected", "reopened")]
    return turns[-1] if turns and turns[-1]["kind"] != "reopened" else None


def _told(export: dict[str, Any]) -> Iterator[Finding]:
    first, end = export["entries"][0]["entry"], _end(export)
    names = (("game", "game"), ("pack", "component pack"))
    said = [f"the {what} is not the one in the first entry" for key, what in names if first[key] != export[key]]
    if _seals(export)[-1].commitment != export["commitment"]:
        said.append("the commitment is not the one that the log was made under")
    if canonical(export["outcome"]) != canonical(outcome := end and end["outcome"]):
        said.append("the outcome is not the one in the last entry")
    if export["status"] != ("playing" if end is None else "abandoned" if outcome is None else "over"):
        said.append(f"by its log the match is not {export['status']}")
    pack, components = export["pack"], export["components"]
    if components is None and pack is not None and end:
        yield Finding("withheld", None, "the component pack is left out: only who has it can say if rules were broken")
    if components is not None and not (pack and isinstance(components, str)):
        said.append("a component pack and its components belong together")
    elif components is not None and hashlib.sha256(content(components)).hexdigest() != pack:
        said.append("the components in the file are not those of the pack that the match names")
    yield from (Finding("about", None, text) for text in said)


def _times(export: dict[str, Any]) -> Iterator[Finding]:
    moments = [_moment(row["entry"]["at"]) for row in export["entries"]]
    for number, (before, after) in enumerate(pairwise(moments), 2):
        # Only logs that are not salted, of older versions, may have been written while a clock was set back.
        if after < before and _seals(export)[0].salted:
            yield Finding("time", number, f"entry {number} is earlier than the entry before it")


def _moment(text: str) -> datetime:
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        raise ValueError(f"{text} is in no time zone")
    return found


def _secret(export: dict[str, Any]) -> Iterator[Finding]:
    for seal in (seals := _seals(export)):
        if seal.secret is not None and commitment(seal.secret) != seal.commitment:
            yield Finding("secret", seal.since, "the secret is not the one that was committed to")
        elif seal.secret is None:
            lasts, not_yet = seal is seals[-1] and _end(export) is None, "the secret is not revealed yet"
            told = f"{not_yet}; it is when the match ends" if lasts else f"{not_yet}, although the match ended"
            yield Finding("unrevealed" if lasts else "secret", seal.since, told)


def _draws(export: dict[str, Any]) -> Iterator[Finding]:
    again, stood = list[Any](), list[list[Any]]()
    for at, (row, seal) in enumerate(_under(export)):
        counter, seq, entry = 0, row["seq"], row["entry"]
        if entry["kind"] in ("rewound", "reopened") and entry["by"] not in ("agreed", "seat"):
            again = [*_undone(export["entries"], at), *again] if entry.get("same") else []
            again = [*stood[entry["to"] - 1]] if entry.get("restores") else again
        source = seed(seal.secret or b"", export["match"], seal.mixed)
        for purpose, below, value in entry.get("draws", ()) if seal.secret is not None else ():
            if type(below) is not int or not 1 <= below <= _NUMBERS:
                yield Finding("draw", seq, f"entry {seq}: “{purpose}” was drawn below {below}")
                continue
            known = next((number for number, each in enumerate(again) if each[0] == purpose), None)
            repeated = None if known is None else again.pop(known)
            if repeated is not None and repeated[1] == below:
                fair = repeated[2]
            else:
                fair, counter = draw(source, export["match"], seq, purpose, below, counter)
            if fair != value or type(value) is not int:
                yield Finding("draw", seq, f"entry {seq}: “{purpose}” must be {fair}, not {value}")
        stood.append([*again])


def _undone(rows: list[Any], back: int) -> list[Any]:
    """What was drawn in the entries that fall away with the one at ``back``, in order."""
    kept = {*_line(rows, rows[back]["entry"]["to"] - 1)}
    undone = [at for at in _line(rows, back - 1) if at not in kept]
    return [each for at in reversed(undone) for each in rows[at]["entry"].get("draws", ())]


def _line(rows: list[Any], at: int) -> Iterator[int]:
    """The places of the entries that made the position after one of them, the last first."""
    while at >= 0:
        yield at
        entry = rows[at]["entry"]
        at = min(entry["to"], at) - 1 if entry["kind"] in ("rewound", "reopened") else at - 1


def _files(export: dict[str, Any]) -> Iterator[Finding]:
    setup, ended = export["entries"][0]["entry"]["setup"], any(r["entry"]["kind"] == "ended" for r in export["entries"])
    chosen = [(None, setup.get("options", {})), *((n, s.get("choices", {})) for n, s in enumerate(setup["seats"]))]
    prints = {(seat, name): value for seat, named in chosen for name, value in named.items() if is_head(value)}
    for file in export.get("files", ()):
        chose = prints.pop((file["seat"], file["name"]), None)
        if file.keys() != _FILE or chose != fingerprint(file["nonce"], file["text"]):
            yield Finding("file", 1, f"“{file['name'][:40]}” in the file is not what was chosen before the match")
    if prints and ended:
        yield Finding("file", 1, f"{len(prints)} of the files and sealed choices are missing, although the match ended")


def to_compare(export: dict[str, Any]) -> str:
    """What no file can prove by itself: that it is the log and the secret of the match that was played."""
    lines = ["Compare with what the bot posted in the match's channel:"]
    for seal in _seals(export):
        lines.append(f"  fingerprint of the secret {seal.commitment}")
        if seal.mixed:
            message, at = seal.mixed["message"], _moment(export["entries"][seal.since - 1]["entry"]["at"])
            made = datetime.fromtimestamp(((int(message) >> 22) + _DISCORD_EPOCH) / 1000, UTC)
            lines.append(f"  in the message with the id {message}, made at {made:%Y-%m-%d %H:%M:%S} UTC")
            written = f"written at {at.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
            lines.append(f"  (entry {seal.since}, which had to wait for that message, was {written})")
    return "\n".join([*lines, f"  head of the log {export['head']}"])


def report(export: dict[str, Any], posted: str | None, code: int, also: str = "") -> str:
    """What to tell of a file in which nothing is wrong; ``also`` names what else was checked."""
    draws = sum(len(row["entry"].get("draws", ())) for row in export["entries"])
    checked = f"{len(export['entries'])} entries, {draws} draws{also}."
    if code == PROVEN:
        said = f"All holds: {checked} The file is the log behind the head that you gave."
    elif posted is None:
        said = f"The file holds together: {checked}\n{_NOT_PROVEN}"
    else:
        said = f"The file holds together as far as it can be checked by now: {checked}"
    return f"{said}\n{to_compare(export)}\n"


def main(arguments: list[str]) -> int:
    """Check the file named on the command line, and return the exit code."""
    posted = arguments[1].lower() if len(arguments) == 2 else None
    if len(arguments) not in (1, 2) or (posted is not None and not is_head(posted)):
        sys.stderr.write("usage: python verify.py match.json [HEAD], where HEAD is 64 hexadecimal digits\n")
        return UNREADABLE
    try:
        export = loaded(Path(arguments[0]).read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        sys.stderr.write(f"{arguments[0]} cannot be read: {problem}\n")
        return UNREADABLE
    found = findings(export, posted)
    code = exit_code(found, posted)
    names = {"unreadable": "", **dict.fromkeys(OPEN, "UNPROVEN: ")}
    told = "".join(f"{names.get(each.kind, 'WRONG: ')}{each.text}\n" for each in found)
    (sys.stderr if code == UNREADABLE else sys.stdout).write(told)
    if code in (PROVEN, UNPROVEN):
        sys.stdout.write(report(export, posted, code))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
