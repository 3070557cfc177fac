"""``/rulebook add``: a file in, a report to confirm, and then answers for this server alone."""

from __future__ import annotations

import pytest

from tests.bot.behaviour.rulebooks.books import added, bring, lighthouse
from tests.bot.behaviour.table import Table

LANTERNS = "how many lanterns does each pilot take at the foot of the lighthouse?"


async def test_a_book_answers_once_its_owner_has_looked_over_what_was_read(table: Table) -> None:
    await _added_and_asked(table)


@pytest.mark.slow
@pytest.mark.usefixtures("own_process")
async def test_a_book_that_a_process_of_its_own_has_read_answers(table: Table) -> None:
    await _added_and_asked(table)


async def _added_and_asked(table: Table) -> None:
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
    assert "The lighthouse · Preparing the game" in answer.text


@pytest.mark.slow
async def test_headings_that_mislead_are_read_as_text(table: Table) -> None:
    report = await bring(table, "lighthouse.pdf", lighthouse())
    flat = await table.press(report, "Nadpisy jsou špatně", table.admin)
    assert "2 strany, 1 oddíl" in flat.text
    assert "The storm" not in flat.text
    assert "Číst s nadpisy" in flat.buttons
    await table.press(flat, "Potvrdit", table.admin)
    assert "Each pilot takes three lanterns" in (await table.ask(LANTERNS, table.briton)).text


async def test_a_draft_answers_its_owner_alone_and_can_be_dropped(table: Table) -> None:
    report = await bring(table, "lighthouse.pdf", lighthouse())
    tried = await table.pick(report, "1", table.admin)
    assert tried.private
    assert "When the storm token turns over" in tried.text
    assert [file.filename for file in tried.message.attachments] == ["page.jpg"]
    other = await table.use(table.admin, "rulebook show", book="The lighthouse")
    gone = await table.press(report, "Zahodit", table.admin)
    assert "Odebráno" in gone.text
    assert "zatím žádnou vlastní knihu nemá" in (await table.use(table.czech, "rulebook list")).text
    assert "Ta kniha tu už není" in (await table.press(other, "Potvrdit", table.admin)).text
    assert "three lanterns" not in (await table.ask(LANTERNS, table.briton)).text


async def test_only_managers_and_judges_add_change_and_remove(table: Table) -> None:
    refused = await bring(table, "lighthouse.pdf", lighthouse(), table.czech)
    assert "Knihy přidávají a mění jen správci serveru a rozhodčí" in refused.text
    report = await bring(table, "lighthouse.pdf", lighthouse())
    table.expose(report)
    for label in ("Potvrdit", "Nadpisy jsou špatně", "Zahodit"):
        assert "Knihy přidávají a mění" in (await table.press(report, label)).text
    assert "Knihy přidávají a mění" in (await table.use(table.czech, "rulebook show", book="The lighthouse")).text
    assert "čeká na potvrzení" in (await table.use(table.czech, "rulebook list")).text


async def test_the_page_shows_the_passage_to_the_presser_alone(table: Table) -> None:
    await added(table)
    answer = await table.ask(LANTERNS, table.briton)
    page = await table.press(answer, "Page", table.briton)
    assert page.private
    assert "The lighthouse · page 1" in page.text
    (picture,) = page.message.attachments
    assert picture.description is not None
    assert picture.description.startswith("Each pilot takes three lanterns")
    assert not page.buttons
    shown = await table.use(table.admin, "rulebook show", book="The lighthouse")
    await table.pick(shown, "public", table.admin)
    page = await table.press(answer, "Page", table.briton)
    await table.press(page, "Show to the channel", table.briton)
    (shared,) = table.public()
    assert "The lighthouse · page 1" in shared.text
    assert shared.message.attachments
    await table.pick(shown, "off", table.admin)
    assert "Pages of this book are not shown here" in (await table.press(answer, "Page", table.briton)).text
    assert "Page" not in (await table.ask(LANTERNS, table.briton)).buttons


@pytest.mark.slow
async def test_the_book_stands_among_the_channels_games(table: Table) -> None:
    await added(table)
    panel = await table.use(table.admin, "setup")
    games = {option["label"]: option["value"] for option in panel.selects[0]["options"]}
    panel = await table.pick(panel, games["The lighthouse"], table.admin)
    assert "**Hra tohoto kanálu:** The lighthouse" in panel.text
    answer = await table.ask("who begins the first watch?", table.briton)
    assert "The youngest pilot takes the storm token" in answer.text
    shown = await table.use(table.admin, "rulebook remove", book="The lighthouse")
    await table.press(shown, "Odebrat", table.admin)
    panel = await table.use(table.admin, "setup")
    assert "**Hra tohoto kanálu:** nenastaveno" in panel.text
    assert "storm token" not in (await table.ask("who begins the first watch?", table.briton)).text


@pytest.mark.slow
async def test_an_erratum_stands_above_what_it_corrects_and_goes_with_it(table: Table) -> None:
    await added(table)
    errata = b"# Errata\n\n## Preparing the game\n\nEach pilot takes four lanterns and places them at the lighthouse.\n"
    done = await added(table, "errata.md", errata, kind="errata")
    assert "Kde se **Errata** týká téhož, stojí od teď nad knihou **The lighthouse**" in done.text
    assert "od teď odpovídá" not in done.text
    assert "Strana" not in done.text
    answer = await table.ask(LANTERNS, table.briton)
    assert "four lanterns" in answer.text
    shown = await table.use(table.admin, "rulebook remove", book="The lighthouse")
    assert "Errata" in shown.text
    await table.press(shown, "Odebrat", table.admin)
    assert "zatím žádnou vlastní knihu nemá" in (await table.use(table.czech, "rulebook list")).text


async def test_a_newer_file_takes_the_place_of_the_old_one_once_it_is_confirmed(table: Table) -> None:
    await added(table)
    newer = lighthouse(storm="When the storm token turns over, every pilot loses two lanterns at once.")
    report = await table.use(
        table.admin,
        "rulebook replace",
        book="The lighthouse",
        file=("new.pdf", newer),  # type: ignore[arg-type]
    )
    storm = "what does a pilot lose when the storm token turns over?"
    assert "loses one lantern" in (await table.ask(storm, table.briton)).text
    await table.press(report, "Potvrdit", table.admin)
    assert "loses two lanterns" in (await table.ask(storm, table.briton)).text
    listed = await table.use(table.czech, "rulebook list")
    assert listed.text.count("The lighthouse") == 1
    assert "1 z 8 knih" in listed.text


@pytest.mark.slow
async def test_a_judges_word_on_a_book_of_the_server_counts(table: Table) -> None:
    await added(table)
    question = "what happens in the storm to a pilot with lanterns at the lighthouse?"
    asked = await table.ask(question, table.admin)
    before = (await table.ask(question, table.briton)).text
    others = await table.press(asked, "To není ono", table.admin)
    options = {
        option["label"]: (at, option["value"])
        for at, select in enumerate(others.selects)
        for option in select["options"]
    }
    place, value = options["End of the game"]
    await table.pick(others, value, table.admin, select=place)
    after = (await table.ask(question, table.briton)).text
    assert "five ships into the harbour" in after
    assert "five ships into the harbour" not in before


async def test_where_no_game_is_set_both_books_that_answer_are_named(table: Table) -> None:
    mint = b"# The mint\n\n## Coins at the start\n\nEach player has six coins at the start of the game.\n"
    await added(table, "mint.md", mint + b"\n## The end\n\nThe richest player wins the mint.\n")
    answer = await table.ask("How many coins does each player have at the start?", table.briton)
    assert "This is from Hrad. The mint answers this as well: see *Other rules*" in answer.text
    others = await table.press(answer, "Other rules", table.briton)
    (option,) = (one for select in others.selects for one in select["options"] if "Coins at the start" in one["label"])
    assert "six coins" in (await table.pick(others, option["value"], table.briton)).text
