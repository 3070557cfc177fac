"""Whatever is typed gets a clear private answer: no ping, no broken Markdown, no traceback."""

from __future__ import annotations

import logging

import pytest

from rules_index import IndexProblem, Oracle
from tests.bot.behaviour.table import Table
from tests.bot.discord_api import Watch


@pytest.mark.parametrize(
    ("question", "said"),
    [
        pytest.param(" ", "Dotaz je prázdný.", marks=pytest.mark.slow),
        ("\n\t \u00a0", "Dotaz je prázdný."),
        pytest.param("\u200b", "Nevidím v tom žádná slova.", marks=pytest.mark.slow),
        ("🐎🏰🔥", "Nevidím v tom žádná slova."),
        pytest.param("?!…", "Nevidím v tom žádná slova.", marks=pytest.mark.slow),
        pytest.param("***___```", "Nevidím v tom žádná slova.", marks=pytest.mark.slow),
    ],
)
async def test_a_question_without_words_is_explained(table: Table, question: str, said: str) -> None:
    for command, option in (("rule", "question"), ("term", "term")):
        card = await table.use(table.czech, command, **{option: question})
        assert card.private
        assert card.text.startswith(said)
        assert "třeba „" in card.text


async def test_six_thousand_characters_are_too_many(table: Table) -> None:
    card = await table.ask("mince " * 1000)
    assert "to je moc" in card.text


@pytest.mark.parametrize(
    "laden",
    [
        "@everyone @here kdo hlídá koně na věži **",
        "<@1> <@&2> <#3> </rule:4> <:emoji:5> kdo prodá koně",
        pytest.param("**tučně** __podtrženě__ ~~škrtnutě~~ ||skrytě|| `kód` koně na věži", marks=pytest.mark.slow),
        pytest.param("```\nblok\n``` koně na věži\n> citace\n# nadpis\n-# malé", marks=pytest.mark.slow),
        pytest.param("[odkaz](https://example.com) koně na věži https://example.com", marks=pytest.mark.slow),
        "\\*už\\* \\\\ zpětná koně na věži lomítka \\",
    ],
)
async def test_mentions_and_markdown_stay_letters(table: Table, requests: Watch, laden: str) -> None:
    pytest.importorskip("markdown_it", reason="reading Discord's Markdown needs the extra 'playground'")
    from bot.playground.markdown import to_html

    card = await table.ask(laden)
    shown = to_html(card.text, lambda _sigil, _id: None)
    assert shown.strip()
    for made_by_markup in ("<u>", "<s>", "spoiler", "<code>", "<a ", "mention", "<h1>"):
        assert made_by_markup not in shown
    for _, _, body in requests.requests:
        if isinstance(body, dict) and body.get("type") == 4:
            assert body["data"]["allowed_mentions"] == {"parse": []}
    stored = table.env.backend.get_message(table.channel.id, card.id)
    assert (stored.ping_user_ids, stored.ping_role_ids, stored.mention_everyone) == ([], [], False)


async def test_an_internal_error_is_still_answered(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def burst(*_: object, **__: object) -> None:
        raise RuntimeError("the tower fell")

    monkeypatch.setattr(Oracle, "ask", burst)
    with caplog.at_level(logging.ERROR):
        card = await table.ask("kdo začíná tuhle hru")
    assert card.private
    assert "Něco se mi pokazilo" in card.text
    assert "Traceback" not in card.text
    assert "tower" not in card.text
    incident = card.text.split(" jako ")[1].split(";")[0].strip("\u2068\u2069 ")
    assert incident in caplog.text
    assert "the tower fell" in caplog.text
    assert len(table.env.errors) == 1


async def test_a_press_that_fails_inside_is_still_answered(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await table.ask("kolik mincí máme na začátku")

    def burst(*_: object, **__: object) -> None:
        raise RuntimeError("the tower fell")

    monkeypatch.setattr(Oracle, "neighbours", burst)
    answer = await table.press(await table.press(card, "Celé pravidlo"), "Souvislosti")
    assert "Něco se mi pokazilo" in answer.text
    assert answer.private


async def test_a_damaged_index_is_told_plainly(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise IndexProblem("the index is damaged")

    monkeypatch.setattr(Oracle, "ask", broken)
    card = await table.ask("kdo začíná tuhle hru")
    assert "sestavit rejstřík" in card.text
    assert len(table.env.errors) == 1
