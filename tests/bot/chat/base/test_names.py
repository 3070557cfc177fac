"""What people are called in labels: as they are on that server, as long as they are remembered."""

from __future__ import annotations

from bot.chat.base.names import KnownNames


def test_a_name_is_that_of_the_server() -> None:
    names = KnownNames()
    names.met(1, 7, "Anna")
    names.met(2, 7, "Anička")
    assert [names.of(guild)(7) for guild in (1, 2, 3, None)] == ["Anna", "Anička", "", ""]


def test_outside_servers_nobody_is_met() -> None:
    names = KnownNames()
    names.met(None, 7, "Anna")
    assert names.of(None)(7) == ""


def test_a_new_name_takes_the_place_of_the_old_one() -> None:
    names = KnownNames()
    names.met(1, 7, "Anna")
    names.met(1, 7, "Hanna")
    assert names.of(1)(7) == "Hanna"


def test_who_used_the_bot_longest_ago_is_forgotten_first() -> None:
    names = KnownNames(most=2)
    for user in (7, 8, 7, 9):
        names.met(1, user, str(user))
    assert [names.of(1)(user) for user in (7, 8, 9)] == ["7", "", "9"]


def test_who_wants_to_be_forgotten_is_forgotten_everywhere() -> None:
    names = KnownNames()
    for guild in (1, 2):
        names.met(guild, 7, "Anna")
        names.met(guild, 8, "Bo")
    names.forget(7)
    assert [names.of(guild)(user) for guild in (1, 2) for user in (7, 8)] == ["", "Bo", "", "Bo"]
