"""``/rulebook add``: a file in, a report to confirm, and then answers for this server alone."""

from __future__ import annotations

from tests.bot.behaviour.rulebooks.books import added, bring, lighthouse
from tests.bot.behaviour.table import Table

LANTERNS = "how many lanterns does each pilot take at the foot of the lighthouse?"


async def test_a_book_answers_once_its_owner_has_looked_over_what_was_read(table: Table) -> None:
    report = await bring(table, "lighthouse.pdf", lighthouse())
    assert report.private
    assert "Projdi to, než se někdo zeptá" in report.text
    assert "pravidla · 2 strany" in report.text
    for heading in ("Preparing the game · s. 1", "The storm · s. 1", "End of the game · s. 2"):
        assert heading in report.text
    assert [file.filename for file in report.message.attachments] == ["page.jpg"]
    assert "three lanterns" not in (await table.ask(LANTERNS, table.briton)).text
    done = await table.press(report, "Potvrdit", table.admin)
    assert "od teď odpovídá" in done.text
    answer = await table.ask(LANTERNS, table.briton)
    assert "Each pilot takes three lanterns" in answer.text
    assert "The lighthouse · THE LIGHTHOUSE › Preparing the game" in answer.text
