"""A judge says which rule answers, and what a word means that the book lacks: it finds that from then on."""

from __future__ import annotations

from simcord import Env

from bot.chat.client import Client
from bot.disputes.model.aliases import Alias
from bot.disputes.model.official import Official
from rules_index import Language
from tests.bot.behaviour.rulebooks.books import added
from tests.bot.behaviour.table import Card, Table, lay

QUESTION = "how many wibbles does each pilot put at the foot of the lighthouse?"
LATER = "when does a pilot without wibbles at the lighthouse drift?"
ANSWER = "A pilot without lanterns drifts"
TITLE = "The lighthouse"


async def taught(table: Table) -> Card:
    """The question to a judge who said which rule answers."""
    await added(table)
    asked = await table.ask(QUESTION, table.admin)
    others = await table.press(asked, "To není ono", table.admin)
    places = {
        option["label"]: (at, option["value"])
        for at, select in enumerate(others.selects)
        for option in select["options"]
    }
    place, value = places.get("Preparing the game") or next(iter(places.values()))
    return await table.pick(others, value, table.admin, select=place)


async def say(table: Table, offer: Card, means: str) -> Card:
    """Say in the form what the word means."""
    shown = await table.admin.click(offer.message, label="Znamená něco jiného")
    done = await table.admin.submit_modal(shown, {"means": means})
    assert done.response is not None
    return Card(done.followups[-1] if done.followups else done.response)


async def test_a_word_is_known_once_a_judge_has_said_what_it_means(table: Table, env: Env) -> None:
    other = await lay(env)
    offer = await taught(table)
    assert offer.private
    assert "Znamená na tomhle serveru „wibbles“" in offer.text
    before = (await table.ask(LATER, table.briton)).text
    refused = await say(table, offer, "meeple")
    assert "„meeple“ v knize The lighthouse není" in refused.text
    assert (await table.ask(LATER, table.briton)).text == before
    assert "bude „wibbles“ znamenat „lantern“" in (await say(table, offer, "lantern")).text
    after = await table.ask("what happens to my wibbles in the storm?", table.briton)
    assert "every pilot loses one lantern" in after.text
    assert "lantern" not in (await other.ask("what happens to my wibbles in the storm?", other.briton)).text
    shown = await table.use(table.czech, "rulebook show", book=TITLE)
    assert "„wibbles“ znamená „lantern“" in shown.text
    assert not shown.selects


async def test_what_is_proposed_is_kept_with_yes_and_taken_back(table: Table) -> None:
    offer = await taught(table)
    kept = await table.press(offer, "Ano", table.admin)
    assert "Když se tu teď někdo zeptá na The lighthouse" in kept.text
    shown = await table.use(table.admin, "rulebook show", book=TITLE)
    (place,) = [at for at, each in enumerate(shown.selects) if each["custom_id"].startswith("book:word")]
    value = shown.selects[place]["options"][0]["value"]
    table.expose(shown)
    assert "To může jen rozhodčí" in (await table.pick(shown, value, table.czech, select=place)).text
    left = await table.pick(shown, value, table.admin, select=place)
    assert "wibbles" not in left.text


async def test_no_keeps_nothing_and_nobody_but_a_judge_says(table: Table) -> None:
    offer = await taught(table)
    table.expose(offer)
    assert "To může jen rozhodčí" in (await table.press(offer, "Ano", table.czech)).text
    assert "To může jen rozhodčí" in (await table.press(offer, "Ne", table.czech)).text
    assert "nechám to být" in (await table.press(offer, "Ne", table.admin)).text
    assert "wibbles" not in (await table.use(table.admin, "rulebook show", book=TITLE)).text


async def test_the_words_of_a_book_go_with_it(table: Table, env: Env) -> None:
    offer = await taught(table)
    assert isinstance(env.bot, Client)
    aliases, guild = env.bot.disputes.aliases, table.guild.id
    said = Alias(game="own-10001", edition="own-10001", word="wibbles", language=Language.EN, means="lantern")
    await aliases.confirm(guild, Official(table.admin.id, admin=True), said)
    shown = await table.use(table.admin, "rulebook remove", book=TITLE)
    assert await aliases.list(guild) == (said,)
    await table.press(shown, "Odebrat", table.admin)
    assert await aliases.list(guild) == ()
    assert "Ta kniha tu už není" in (await table.press(offer, "Ano", table.admin)).text


async def test_a_word_of_a_digested_book_is_listed_and_forgotten_with_the_list(table: Table) -> None:
    asked = await table.ask("kolik wibblů máme na začátku?", table.admin)
    others = await table.press(asked, "To není ono", table.admin)
    offer = await table.pick(others, others.selects[0]["options"][0]["value"], table.admin)
    assert "„wibblů“" in offer.text
    await table.press(offer, "Ano", table.admin)
    listed = await table.use(table.admin, "rulebook list")
    assert "„wibblů“ znamená" in listed.text
    left = await table.pick(listed, listed.selects[0]["options"][0]["value"], table.admin)
    assert "wibblů" not in left.text
