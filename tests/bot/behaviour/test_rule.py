"""``/rule``: a question in one's own words, a private cited card, and its buttons."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from simcord.backend.errors import SetupError
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.chat.client import Client
from bot.database import StorageProblem
from tests.bot.behaviour import castle
from tests.bot.behaviour.table import Card, Table
from tests.bot.discord_api import Watch

COINS = "kolik mincí máme na začátku"


async def test_the_answer_is_private_and_cited(table: Table) -> None:
    card = await table.ask(COINS)
    assert card.private
    assert table.public() == []
    answer, where, source = card.text.splitlines()
    assert answer.startswith("**")
    assert "5 mincí" in answer
    assert where == "-# jisté · HR 1.1 · Počáteční mince"
    assert source == "-# Hrad · Příprava hry · první vydání"


async def test_the_book_speaks_for_itself(table: Table) -> None:
    card = await table.press(await table.ask(COINS), "Celé pravidlo")
    assert "**Pravidla hry** · PŘÍPRAVA HRY" in card.text
    assert "> **Každý hráč si vezme pět" in card.text


async def test_two_questions_are_two_answers_each_with_its_own_buttons(table: Table) -> None:
    cards = await table.ask_several("Kolik mincí máme na začátku? Za kolik mincí postavím hradbu?")
    assert [re.search(r"HR \d\.\d", card.text)[0] for card in cards] == ["HR 1.1", "HR 2.1"]  # type: ignore[index]
    assert all(card.private for card in cards)
    second = await table.press(await table.press(cards[1], "Celé pravidlo"), "Souvislosti")
    assert "Co je kolem pravidla HR 2.1" in second.text


@pytest.mark.slow
async def test_the_other_hits_are_behind_a_button_and_each_can_be_opened(table: Table) -> None:
    card = await table.ask(COINS)
    first = card.text
    card = await table.press(card, "Další pravidla")
    hits = {option["value"]: option["label"] for option in card.selects[0]["options"]}
    assert len(hits) > 1
    assert all(label in card.text for label in hits.values())
    for place, label in hits.items():
        card = await table.pick(card, place)
        assert label in card.text
        card = await table.press(card, "Další pravidla")
    opened = await table.pick(card, min(hits))
    assert opened.text != first
    assert "jisté · " not in opened.text.replace("nejisté · ", "")


async def test_context_shows_the_neighbours_and_leads_back(table: Table) -> None:
    card = await table.ask("za kolik mincí postavím hradbu")
    assert "HR 2.1" in card.text
    first = card.text
    card = await table.press(await table.press(card, "Celé pravidlo"), "Souvislosti")
    assert "Co je kolem pravidla HR 2.1" in card.text
    assert [re.search(number, card.text) is not None for number in (r"HR 1\.2", r"▸ \*\*HR 2\.1", r"HR 2\.2")] == [
        True,
        True,
        True,
    ]
    card = await table.press(card, "Zpět na pravidlo")
    assert card.text == first


async def test_the_answer_is_shown_to_the_channel_once(table: Table) -> None:
    card = await table.ask(COINS)
    shared = await table.press(card, "Ukázat v kanálu")
    assert not shared.private
    assert [public.id for public in table.public()] == [shared.id]
    assert f"{table.czech.mention} se ptá: **{COINS}**" in shared.text
    assert "HR 1.1" in shared.text
    assert shared.buttons == {}
    assert "Ukázat v kanálu" not in card.buttons
    with pytest.raises(SetupError):
        await table.press(card, "Ukázat v kanálu")
    assert len(table.public()) == 1


async def test_nobody_is_pinged_by_a_shown_answer(table: Table, requests: Watch) -> None:
    card = await table.ask(f"Můžeme mít na začátku mince, a {COINS}? @here")
    await table.press(card, "Ukázat v kanálu")
    sent = [body for method, path, body in requests.requests if method == "POST" and isinstance(body, dict)]
    messages = [body.get("data") or body for body in sent if body.get("type") in (None, 4)]
    assert messages
    assert all(message["allowed_mentions"] == {"parse": []} for message in messages)
    (public,) = (table.env.backend.get_message(table.channel.id, public.id) for public in table.public())
    assert public.ping_user_ids == []
    assert not public.mention_everyone


async def test_another_members_press_is_refused(table: Table) -> None:
    card = await table.ask(COINS)
    with pytest.raises(SetupError):
        await table.press(card, "Celé pravidlo", table.swede)
    # Discord hides a private message from others; should a press arrive all the same, it changes nothing.
    table.expose(card)
    before = card.text
    refused = await table.press(card, "Celé pravidlo", table.swede)
    assert refused.private
    assert "någon annan" in refused.text or "někomu jinému" in refused.text
    assert card.text == before


async def test_not_sure_says_so_and_offers_topics(table: Table) -> None:
    card = await table.ask("smí strážce prodat koně za osmou věž")
    assert "Nejsem si jistý" in card.text
    assert "jisté · " not in card.text.replace("nejisté · ", "")
    offered = [option["label"] for option in card.selects[0]["options"]]
    assert offered
    picked = await table.pick(card, "0")
    assert offered[0] in picked.text
    assert "Téma podle tvého výběru" in picked.text
    card = await table.press(picked, "Zpět na témata")
    assert [option["label"] for option in card.selects[0]["options"]] == offered


async def test_an_answer_without_a_ruling_is_shown_to_the_channel_once(table: Table) -> None:
    question = "smí strážce prodat koně za osmou věž"
    card = await table.ask(question)
    shared = await table.press(card, "Ukázat v kanálu")
    assert not shared.private
    assert f"{table.czech.mention} se ptá: **{question}**" in shared.text
    assert "Nejsem si jistý" in shared.text
    assert (shared.buttons, shared.selects) == ({}, [])
    with pytest.raises(SetupError):
        await table.press(card, "Ukázat v kanálu")
    assert len(table.public()) == 1
    picked = await table.pick(card, "0")
    assert "Téma podle tvého výběru" in picked.text


async def test_nothing_found_says_so(table: Table) -> None:
    card = await table.ask("jak se peče chleba")
    assert "Nejsem si jistý" in card.text
    assert card.selects == []
    assert list(card.buttons) == ["Ukázat v kanálu", "Ptát se dál"]


async def test_long_text_is_paged_at_sentence_ends(table: Table) -> None:
    card = await table.ask("jak funguje noční hlídka strážců")
    assert "HR 2.3" in card.text
    assert len(card.text) <= 900
    card = await table.press(card, "Celé pravidlo")
    pages = int(re.search(r"strana 1 z (\d+)", card.text)[1])  # type: ignore[index]
    assert pages > 2
    read = [_body(card)]
    while "Další strana" in card.buttons:
        card = await table.press(card, "Další strana")
        read.append(_body(card))
    assert len(read) == pages
    whole = " ".join(read).replace("**", "")
    for sentence in re.findall(r"[^.]+\.", castle.WATCH):
        assert any(sentence.strip() in page.replace("**", "") for page in read), sentence
    assert whole.count("Strážce číslo") == castle.WATCH.count("Strážce číslo")
    assert all(len(page) <= 4000 for page in read)


async def test_a_rule_is_found_by_its_number(table: Table) -> None:
    card = await table.ask("HR 2.2")
    assert "HR 2.2 · Zbořená hradba" in card.text


async def test_the_channels_game_may_be_named(table: Table) -> None:
    card = await table.use(table.czech, "rule", question=COINS, game="Hrad")
    assert "HR 1.1" in card.text
    card = await table.use(table.czech, "rule", question=COINS, game="Šachy")
    assert card.private
    assert "Šachy" in card.text
    assert "Znám: Hrad" in card.text


async def test_titles_are_offered_while_typing(table: Table) -> None:
    offered = await table.czech.autocomplete(table.channel, "rule", "question", "hrad")
    assert {"Cena hradby", "Zbořená hradba"} <= {choice["name"] for choice in offered}
    picked = next(choice["value"] for choice in offered if choice["name"] == "Zbořená hradba")
    card = await table.ask(picked)
    assert "HR 2.2 · Zbořená hradba" in card.text
    assert len(await table.czech.autocomplete(table.channel, "rule", "question", "x" * 3000)) <= 25


async def test_games_are_offered_while_typing(table: Table) -> None:
    offered = await table.czech.autocomplete(table.channel, "rule", "game", "hr")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Hrad", "hrad")]


@pytest.mark.parametrize(
    ("who", "said"),
    [
        pytest.param("czech", "Rozumím česky, švédsky a anglicky", marks=pytest.mark.slow),
        ("swede", "Jag läser tjeckiska, svenska och engelska"),
        pytest.param("briton", "I read Czech, Swedish and English", marks=pytest.mark.slow),
    ],
)
async def test_a_fourth_language_is_refused_with_those_that_are_read(table: Table, who: str, said: str) -> None:
    card = await table.ask("Пожалуйста объясните сколько монет получает каждый участник партии", getattr(table, who))
    assert card.private
    assert said in card.text
    assert card.selects == []


@pytest.mark.parametrize(
    ("who", "related", "title"),
    [
        pytest.param("czech", "Výjimky a související pravidla", "HR 1.2 · Kdo začíná", marks=pytest.mark.slow),
        pytest.param("swede", "Undantag och närliggande regler", "HR 1.2 · Vem som börjar", marks=pytest.mark.slow),
        ("briton", "Exceptions and related rules", "HR 1.2 · Who goes first"),
    ],
)
async def test_related_rules_are_opened_below_the_answer(table: Table, who: str, related: str, title: str) -> None:
    member = getattr(table, who)
    button = {"czech": "Další pravidla", "swede": "Andra regler", "briton": "Other rules"}[who]
    card = await table.press(await table.ask(COINS, member), button, member)
    before = card.text
    at = next(at for at, select in enumerate(card.selects) if select["placeholder"] == related)
    assert [option["label"] for option in card.selects[at]["options"]] == [title]
    opened = await table.pick(card, "hrad-cs.setup.first", member, select=at)
    assert opened.private
    assert opened.id != card.id
    assert f"-# {title}" in opened.text
    assert card.text == before


async def test_a_related_rule_of_somebody_elses_answer_is_not_opened(table: Table) -> None:
    card = await table.press(await table.ask(COINS), "Další pravidla")
    table.expose(card)
    refused = await table.pick(card, "hrad-cs.setup.first", table.swede, select=len(card.selects) - 1)
    assert refused.private
    assert "/regel" in refused.text or "/pravidlo" in refused.text


async def test_a_term_is_explained(table: Table) -> None:
    card = await table.use(table.czech, "term", term="hradba")
    assert card.private
    assert "HR 2.4 · Hradba" in card.text
    offered = await table.czech.autocomplete(table.channel, "term", "term", "hra")
    assert [choice["name"] for choice in offered] == ["Hradba"]


def _body(card: Card) -> str:
    return card.text.partition("\n")[2]


async def test_the_books_answer_without_a_database(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @asynccontextmanager
    async def gone() -> AsyncIterator[AsyncSession]:
        raise StorageProblem("the database does not answer")
        yield

    async def away(_: object) -> None:
        raise StorageProblem("the database does not answer")

    client = table.env.bot
    assert isinstance(client, Client)
    monkeypatch.setattr(client.database, "reading", gone)
    monkeypatch.setattr(client.database, "writing", gone)
    for name in ("read", "write"):
        monkeypatch.setattr(client.database, name, away)
    card = await table.ask(COINS)
    assert "5 mincí" in card.text
    assert "does not answer" in caplog.text
    refused = await table.use(table.admin, "setup")
    assert "nedostanu ke své databázi" in refused.text
    assert len(table.env.errors) == 1
