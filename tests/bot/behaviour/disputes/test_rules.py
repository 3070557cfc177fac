"""The rules before a judge: the surest first, with what the server has ruled."""

from __future__ import annotations

import pytest

from tests.bot.behaviour.disputes.court import Court
from tests.bot.behaviour.disputes.test_books import drafted
from tests.bot.behaviour.disputes.test_desk import at_a_table, values

ASKED = "Kolik stojí hradba? Kdo začíná?"


@pytest.mark.slow
async def test_the_surest_rule_stands_first(court: Court) -> None:
    await at_a_table(court, ASKED)

    rules = await court.press(court.judge, await court.claimed(), "dc:1:b:")

    headings = [line for line in rules.text.splitlines() if line.startswith("**HR")]
    order = ["certain", "probably", "not sure"]
    sure = [order.index(line.rpartition(" · ")[2]) for line in headings]
    assert len(sure) > 1
    assert sure == sorted(sure)
    numbers = {"hrad-cs.setup.first": "HR 1.2", "hrad-cs.build.wall": "HR 2.1"}
    assert headings[0].startswith(f"**{numbers[values(rules, 'dcite:1')[0]]} · ")


@pytest.mark.slow
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
