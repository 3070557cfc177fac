"""The rules before a judge: in the order of the book, the surest named first, with what the server has ruled."""

from __future__ import annotations

from tests.bot.behaviour.disputes.court import Court
from tests.bot.behaviour.disputes.test_books import drafted
from tests.bot.behaviour.disputes.test_desk import at_a_table, values

ASKED = "Kolik stojí hradba? Kdo začíná?"


async def test_rules_stand_in_the_order_of_the_book_and_the_surest_is_named_first(court: Court) -> None:
    await at_a_table(court, ASKED)

    rules = await court.press(court.judge, await court.claimed(), "dc:1:b:")

    _, surest, *lines = rules.text.splitlines()
    assert surest.startswith("Surest: ")
    numbers = [line.removeprefix("**").partition(" · ")[0] for line in lines if line.startswith("**HR")]
    assert len(numbers) > 1
    assert numbers == sorted(numbers)
    offered = values(rules, "dcite:1")
    assert offered[0] in ("hrad-cs.setup.first", "hrad-cs.build.wall")
    first = {"hrad-cs.setup.first": "HR 1.2", "hrad-cs.build.wall": "HR 2.1"}[offered[0]]
    assert surest.startswith(f"Surest: {first} · ")


async def test_what_the_server_has_ruled_stands_beside_the_rules_and_can_be_cited(court: Court) -> None:
    await court.press(court.judge, await drafted(court, ASKED, "Hradba stojí tři mince."), ":force")
    await at_a_table(court, ASKED)

    rules = await court.press(court.judge, await court.claimed(), "dc:1:b:")

    assert "Hradba stojí tři mince." in rules.text
    assert "Ruled by a judge of this server" in rules.text
    assert "P-1" in values(rules, "dcite:1")
    cited = await court.pick(court.judge, rules, "dcite:1", "P-1")
    await court.give(await court.written(cited, rules="P-1"))
    assert "P-1" in court.card().text
