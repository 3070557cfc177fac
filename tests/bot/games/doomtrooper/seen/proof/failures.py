"""Of several ways in which a proof fails, the failure to report: that which tells most, or which nothing excuses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.stated.world import Unread

ENDS = ("has not begun", "does not end")
"""How failures begin that are about when words begin and end."""
FINAL = ("is not so", "goes to", *ENDS)
"""How failures begin that say that something else happened than was stated: no other position excuses that."""
Way = TypeVar("Way")


def shown(ways: Iterable[Way], see: Callable[[Way], None], nowhere: str, final: tuple[str, ...] = FINAL) -> None:
    """See something in the first of several ways in which it shows.

    Args:
        nowhere: what is wrong where there is no way at all.
        final: how failures begin that no other way excuses.

    Raises:
        Unread, NotSeen, Stuck: it shows in none.
    """
    wrong: Exception | None = None
    for way in ways:
        try:
            see(way)
        except (NotSeen, Unread, drive.Stuck) as failed:
            if contradicts(failed, final):
                raise
            wrong = worse(wrong, failed)
        else:
            return
    raise wrong or Unread(nowhere)


def contradicts(failed: Exception, final: tuple[str, ...] = FINAL) -> bool:
    """Whether a failure is one that no other position excuses."""
    return isinstance(failed, NotSeen) and str(failed).startswith(final)


def worse(old: Exception | None, new: Exception) -> Exception:
    """The failure to report: that something else happened rather than that nothing was offered."""

    def rank(one: Exception | None) -> int:
        text = str(one)
        return (
            0
            if one is None
            else 1
            if isinstance(one, Unread)
            else 2
            if text.startswith("is not offered")
            else 3
            if "no difference" in text
            else 4
        )

    return new if rank(new) > rank(old) else old or new
