"""The table of what follows from what Discord answers, against what is documented of each code."""

from __future__ import annotations

import aiohttp
import discord

from bot.chat.discord_answers import CODES, STATUSES, Follows, after, answered, is_closed
from tests.bot.behaviour.refused import refusal
from tests.rows import rows

WAITS, LATER, ANEW = Follows.WAITS, Follows.LATER, Follows.ANEW
OPENLY, NOTHING, LEFT_OUT = Follows.OPENLY, Follows.NOTHING, Follows.LEFT_OUT


@rows(
    ("status", "code", "follows"),
    [
        # An archived thread answers with 400 or 403; what follows does not depend on it.
        (400, 50083, ANEW),
        (403, 50083, ANEW),
        (400, 160005, WAITS),
        (403, 160005, WAITS),
        (403, 50001, WAITS),
        (403, 50013, WAITS),
        (403, 0, WAITS),
        (404, 10004, WAITS),
        (404, 10003, Follows.MOVED),
        (404, 10008, ANEW),
        (429, 30046, ANEW),
        (403, 50007, OPENLY),
        (403, 50278, OPENLY),
        (404, 10013, OPENLY),
        (404, 10062, NOTHING),
        (400, 40060, NOTHING),
        (404, 10015, NOTHING),
        # It comes with 401, and says nothing about the bot's own token.
        (401, 50027, NOTHING),
        (401, 0, Follows.STOPS),
        (400, 50035, LEFT_OUT),
        (413, 40005, LEFT_OUT),
        (400, 50006, LEFT_OUT),
        (400, 200000, Follows.WITHHELD),
        (408, 0, LATER),
        (429, 0, LATER),
        (429, 40003, LATER),
        (429, 20028, LATER),
        (500, 0, LATER),
        (502, 0, LATER),
        (503, 0, LATER),
        (400, 0, Follows.UNKNOWN),
        (404, 0, Follows.UNKNOWN),
        (400, 999_999, Follows.UNKNOWN),
    ],
)
def test_what_follows_from_an_answer(status: int, code: int, follows: Follows) -> None:
    assert answered(status, code).follows is follows
    assert after(refusal(status, code)).follows is follows


@rows("problem", [aiohttp.ClientConnectionError("no route"), TimeoutError(), OSError(), discord.RateLimited(600.0)])
def test_where_there_is_no_answer_it_is_tried_again(problem: Exception) -> None:
    assert after(problem).follows is LATER


def test_a_fault_of_our_own_is_none_of_discords() -> None:
    assert after(RuntimeError("a bug")).follows is Follows.UNKNOWN


def test_the_tables_can_be_listed_and_say_why() -> None:
    for known in (*CODES.values(), *STATUSES.values()):
        assert known.follows in Follows
        assert known.why and known.why == known.why.strip() and "\n" not in known.why
    assert {known.follows for known in (*CODES.values(), *STATUSES.values())} == set(Follows) - {Follows.UNKNOWN}


def test_what_is_not_there_and_what_is_not_for_the_bot_is_closed() -> None:
    assert [is_closed(refusal(status)) for status in (403, 404, 400, 429, 500)] == [True, True, False, False, False]
