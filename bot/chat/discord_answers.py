"""What follows from what Discord answers: one table by its codes, and one by HTTP status for codes it does not name.

Codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import NamedTuple

import aiohttp
import discord


class Follows(StrEnum):
    """What follows from a refusal.

    ``waits``: somebody must give the channel back to the bot; until then its match is on hold.
    ``later``: Discord or the way to it is out of order; the same request is made again.
    ``anew``: that message cannot be changed; a new one takes its place, and where that is refused as well, it waits.
    ``moved``: the channel is gone for good; the match goes on where it is moved to.
    ``openly``: that person takes no private messages; it is said in the channel, once.
    ``nothing``: it was answered already, or comes too late.
    ``left-out``: Discord never takes that line; another stands in its place, and it is counted.
    ``withheld``: as before, and the host is told which line it is.
    ``stops``: the bot's token is not accepted; the bot stops and tells its operator.
    ``unknown``: tried again some times, then left out.
    """

    WAITS = "waits"
    LATER = "later"
    ANEW = "anew"
    MOVED = "moved"
    OPENLY = "openly"
    NOTHING = "nothing"
    LEFT_OUT = "left-out"
    WITHHELD = "withheld"
    STOPS = "stops"
    UNKNOWN = "unknown"


class Known(NamedTuple):
    """A line of a table: what follows, and why."""

    follows: Follows
    why: str


CODES: Mapping[int, Known] = {
    10003: Known(Follows.MOVED, "the channel was deleted"),
    10004: Known(Follows.WAITS, "the bot is not in the server, and may be invited again"),
    10008: Known(Follows.ANEW, "the message was deleted"),
    10013: Known(Follows.OPENLY, "the person has no account any more"),
    10015: Known(Follows.NOTHING, "an interaction can be answered for fifteen minutes"),
    10062: Known(Follows.NOTHING, "an interaction has to be acknowledged within three seconds"),
    20026: Known(Follows.OPENLY, "the bot may not open private messages"),
    20028: Known(Follows.LATER, "the channel takes no more messages for a moment"),
    20029: Known(Follows.LATER, "the server takes no more messages for a moment"),
    30046: Known(Follows.ANEW, "few edits of messages older than an hour are taken in a row"),
    40003: Known(Follows.LATER, "private messages are opened too fast"),
    40005: Known(Follows.LEFT_OUT, "the request is too large"),
    40060: Known(Follows.NOTHING, "the interaction was acknowledged already"),
    50001: Known(Follows.WAITS, "the bot may not see the channel"),
    50006: Known(Follows.LEFT_OUT, "the message is empty"),
    50007: Known(Follows.OPENLY, "the person takes no private messages from the bot"),
    50013: Known(Follows.WAITS, "the bot lacks a right, such as to write, to attach files or to write in threads"),
    50027: Known(Follows.NOTHING, "the interaction's token ran out after fifteen minutes"),
    50035: Known(Follows.LEFT_OUT, "the message has a form that Discord does not take"),
    50083: Known(Follows.ANEW, "the thread is archived, and a new message opens it unless it is locked as well"),
    50278: Known(Follows.OPENLY, "the person shares no server with the bot"),
    160005: Known(Follows.WAITS, "the thread is locked"),
    200000: Known(Follows.WITHHELD, "the server's AutoMod blocks the message"),
    200001: Known(Follows.WITHHELD, "the server's AutoMod blocks the title"),
}
"""By Discord's own codes, whatever the status that comes with them."""

STATUSES: Mapping[int, Known] = {
    HTTPStatus.UNAUTHORIZED: Known(Follows.STOPS, "the token is not accepted"),
    HTTPStatus.FORBIDDEN: Known(Follows.WAITS, "something that somebody can grant is forbidden"),
    HTTPStatus.REQUEST_TIMEOUT: Known(Follows.LATER, "it took too long"),
    HTTPStatus.TOO_MANY_REQUESTS: Known(Follows.LATER, "too many requests"),
}
"""By HTTP status, for codes that are not in the other table."""

_OUT_OF_ORDER = Known(Follows.LATER, "Discord is out of order")
_AWAY = Known(Follows.LATER, "there is no way to Discord")
_UNKNOWN = Known(Follows.UNKNOWN, "nobody knows this answer")


def answered(status: int, code: int) -> Known:
    """What follows from an HTTP status and Discord's code beside it, 0 for none; and why."""
    if code in CODES:
        return CODES[code]
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _OUT_OF_ORDER
    return STATUSES.get(status, _UNKNOWN)


def after(problem: BaseException) -> Known:
    """What follows from the failure of a request to Discord, and why.

    >>> after(TimeoutError()).follows
    <Follows.LATER: 'later'>
    """
    if isinstance(problem, discord.HTTPException):
        return answered(problem.status, problem.code)
    if isinstance(problem, discord.RateLimited | aiohttp.ClientError | OSError):
        return _AWAY
    return _UNKNOWN


def follows(problem: BaseException, *what: Follows) -> bool:
    """Whether one of these follows from the failure of a request to Discord."""
    return after(problem).follows in what


def is_closed(problem: discord.HTTPException) -> bool:
    """Whether what was asked about is not there, or not for the bot."""
    return problem.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
