"""Files compared with the matches that were played."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bot.matches import verify

Aspect: TypeAlias = Literal["length", "entry", "about"]


class Difference(Struct, frozen=True):
    """Where a file is not the match that was played.

    Attributes:
        aspect: an ``entry``, the ``length`` of the log, or what the file says ``about`` the match at its top.
        where: the number of the entry, or of the last entry that both have; 0 where it is about none.
        name: the name of what is said about the match.
    """

    aspect: Aspect
    where: int = 0
    name: str = ""


def differences(export: Any, played: Any) -> list[Difference]:
    """Where a sound file differs from the file of the match that was played."""
    found = []
    ours, theirs = played["entries"], export["entries"]
    for number, (our, their) in enumerate(zip_longest(ours, theirs), 1):
        if our is None or their is None:
            found.append(Difference("length", number - 1))
            break
        if verify.canonical(our) != verify.canonical(their):
            found.append(Difference("entry", number))
            break
    names = (name for name in played if name not in ("entries", "format"))
    # An older file of the same match has its one secret under another name, and no files.
    if export.get("components") is None:
        # A pack may be left out; which it is, its digest says.
        names = (name for name in names if name != "components")
    said = {"files": [], **export, "secrets": export["secrets"] if "secrets" in export else [export["secret"]]}
    found += [
        Difference("about", 0, name)
        for name in names
        if verify.canonical(said.get(name)) != verify.canonical(played[name])
    ]
    return found
