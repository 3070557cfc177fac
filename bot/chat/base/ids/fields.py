"""Types of the fields that ids carry: how long a number may be, and which letters a name may have."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.chat.base.ids.id import Pattern


def digits(most: int) -> Pattern:
    """A number of so many digits."""
    return Pattern(rf"\d{{1,{most}}}")


Row: TypeAlias = Annotated[int, digits(19)]
"""The number of a row: a match, a saved question, a deck."""
Snowflake: TypeAlias = Annotated[int, digits(20)]
"""A number of Discord's: a person, a message."""
Entry: TypeAlias = Annotated[int, digits(9)]
"""A place in the log of a match, and whatever else a match or a server counts."""
SeatNumber: TypeAlias = Annotated[int, digits(2)]
FewPages: TypeAlias = Annotated[int, digits(2)]
Page: TypeAlias = Annotated[int, digits(3)]
Hit: TypeAlias = Annotated[int, digits(4)]
"""A place among the hits of an answer, or a page of one."""

Code: TypeAlias = Annotated[str, Pattern(r"[0-9a-f]{10}|-")]
"""A question of a match; a dash for none of them."""
Path: TypeAlias = Annotated[str, Pattern(r"[-a-z0-9./@+*=]{0,60}")]
"""The part of an answer that is picked so far."""
Key: TypeAlias = Annotated[str, Pattern(r"[0-9a-f]{16}")]
"""Where words are kept that are too long for an id."""
ChoiceName: TypeAlias = Annotated[str, Pattern(r"[-a-z0-9.]{1,40}")]
Meant: TypeAlias = Annotated[str, Pattern(r"\w{1,8}")]
"""The answer to what is asked about a file that could be read in two ways."""
GameKey: TypeAlias = Annotated[str, Pattern("[-a-z0-9]{1,40}")]
"""A game by its key."""
Game: TypeAlias = Annotated[str, Pattern(r"[^:]{0,64}")]
"""A game, or one of its editions, by its key; empty for none."""
