"""The report on a file that is short of something: a title, pages, a known language, most of the old one."""

from __future__ import annotations

from tests.bot.behaviour.rulebooks.books import SETUP, STORM, added, bring, lighthouse
from tests.bot.behaviour.table import Table
from tests.rules_index.sources.pdf.printing import Printed, column, pdf

GERMAN = """# Der Wassermann

## Vorbereitung

Jeder Spieler erhält fünf Seerosen und einen Wassermann. Der jüngste Spieler beginnt, danach geht es weiter.

## Der Zug

In seinem Zug legt der Spieler eine Seerose auf das Wasser oder nimmt zwei Tassen. Etwas anderes darf er nicht tun.
""".encode()


async def test_a_book_without_a_heading_is_called_by_its_file(table: Table) -> None:
    report = await bring(table, "mora_u_rybnika.txt", SETUP.encode())
    assert report.text.startswith("### mora u rybnika\n")
    await table.press(report, "Potvrdit", table.admin)
    answer = await table.ask("who takes the storm token?", table.briton)
    assert "mora u rybnika" in answer.text
    assert "own-" not in report.text + answer.text


async def test_a_book_of_one_page_shows_its_page(table: Table) -> None:
    page = [Printed("The storm", 72, 80, 15, "bold"), *column(STORM, 72, 105)]
    report = await bring(table, "storm.pdf", pdf(page))
    assert "1 strana" in report.text
    assert "The storm · s. 1" in report.text
    await table.press(report, "Potvrdit", table.admin)
    answer = await table.ask("what does every pilot lose when the storm token turns over?", table.briton)
    assert (await table.press(answer, "Page", table.briton)).message.attachments


async def test_a_book_whose_file_has_no_pages_counts_none(table: Table) -> None:
    report = await bring(table, "lighthouse.md", f"# The lighthouse\n\n## The storm\n\n{STORM}\n".encode())
    assert "pravidla · 2 oddíly, 1 úryvek · angličtina" in report.text
    assert "0,1 z 60 MB" in (await table.use(table.admin, "rulebook list")).text


async def test_a_book_in_an_unknown_language_is_not_called_by_another(table: Table) -> None:
    report = await bring(table, "wassermann.md", GERMAN)
    assert "neznámý jazyk" in report.text
    assert "švédština" not in report.text
    told = await bring(table, "wassermann.txt", GERMAN.replace(b"# ", b""), language="sv")
    assert "švédština" in told.text


async def test_a_newer_file_that_is_read_far_worse_is_warned_of(table: Table) -> None:
    await added(table)
    worse = ("new.txt", STORM.encode())
    report = await table.use(table.admin, "rulebook replace", book="The lighthouse", file=worse)  # type: ignore[arg-type]
    assert "Dosavadní soubor má 4 oddíly a 3 úryvky" in report.text
    gone = await table.press(report, "Zahodit", table.admin)
    assert "odpovídá dál ten dosavadní" in gone.text
    assert "Odebráno" not in gone.text
    same = ("new.pdf", lighthouse(storm=STORM.replace("one lantern", "two lanterns")))
    report = await table.use(table.admin, "rulebook replace", book="The lighthouse", file=same)  # type: ignore[arg-type]
    assert "Dosavadní soubor" not in report.text


async def test_the_whole_passage_does_not_repeat_the_title_of_its_book(table: Table) -> None:
    await added(table)
    answer = await table.ask("what does every pilot lose when the storm token turns over?", table.briton)
    whole = await table.press(answer, "Whole rule", table.briton)
    assert "· The storm" in whole.text
    assert "›" not in whole.text
