"""The save sheet as a file: JSON with a seal as the bot writes it, or JSON or TOML as people write it by hand."""

from __future__ import annotations

import hashlib
import tomllib
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from bot.games.kernel.arrange import Wrong, missing
from bot.games.twom.acts.arranging.form import FORM, Change, wrong
from bot.games.twom.pack.components import Components
from bot.games.values import Line, Violation

VERSION = 1
"""It changes whenever a sheet is written otherwise than before."""
LONGEST = 60_000
"""Bytes of a sheet."""
OF_THE_MOMENT = frozenset(
    {"phase", "step", "round", "pile", "unknown", "noise", "outside", "combat", "raid", "effects"}
)
"""Parts of a position that there are not after dawn, when a campaign is saved."""


class Sheet(Change, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position after dawn, with the component pack it is of; a sheet without a seal was written by hand.

    Attributes:
        pack, digest: the key and the fingerprint of the pack; left out by hand, they are not checked.
        seal: a fingerprint of everything else.
    """

    version: Annotated[int, Meta(ge=1)] = VERSION
    pack: Annotated[str, Meta(max_length=60)] = ""
    digest: Annotated[str, Meta(max_length=64)] = ""
    seal: Annotated[str, Meta(max_length=64)] = ""


def written(sheet: Sheet) -> bytes:
    """A sheet as it is stored and given to people: the same for equal sheets."""
    fields = msgspec.to_builtins(sheet, order="deterministic")
    return msgspec.json.format(msgspec.json.encode({"version": sheet.version, **fields}), indent=1)


def sealed(sheet: Sheet) -> Sheet:
    """A sheet with the seal that it must have."""
    bare = written(replace(sheet, seal=""))
    return replace(sheet, seal=hashlib.sha256(bare).hexdigest())


def read(components: Components, content: bytes) -> Sheet:
    """A sheet from a file.

    Raises:
        Wrong: it is none; or of another pack or version; or it was changed after it had been saved.
    """
    if len(content) > LONGEST:
        raise wrong("term.save-sheet", "sheet-long", count=LONGEST)
    value = _value(content)
    version = value.get("version", VERSION)
    if version != VERSION:
        raise wrong("term.save-sheet", "sheet-version")
    sheet = FORM.read(value, Sheet)
    if sheet.seal and sealed(sheet) != sheet:
        raise wrong("term.save-sheet", "sheet-seal")
    if sheet.pack not in ("", components.pack.key) or sheet.digest not in ("", components.digest):
        raise wrong("term.save-sheet", "sheet-pack", pack=components.say(components.pack.name))
    for part in sheet.parts:
        if part in OF_THE_MOMENT:
            raise wrong("save.when", "sheet-moment", field=part)
    for part in ("people", *(("locations",) if components.locations else ())):
        if part not in sheet.parts:
            raise missing(part)
    return sheet


def _value(content: bytes) -> dict[str, Any]:
    try:
        text = content.decode("utf-8-sig")
        value = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise wrong("term.save-sheet", "sheet-form") from problem
    if not isinstance(value, dict):
        raise wrong("term.save-sheet", "sheet-form")
    return value


def failure(problem: Wrong) -> Violation:
    """Why a sheet is refused; what breaks no other rule is no save sheet."""
    line: Line = problem.violation.line
    return Violation(problem.violation.rule or "twom-cs.term.save-sheet", line)
