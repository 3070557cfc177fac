"""A conversation: questions that follow others, by command, form, reply and private message; and what asks nothing."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.bot.behaviour.table import Card, Table

WALL, RUIN, COINS = "Kolik stojí hradba?", "a když je zbořená?", "kolik mincí máme na začátku"


async def say(table: Table, text: str, member: MemberActor | None = None, to: Card | None = None) -> list[Card]:
    """Write a message that mentions the bot, and read what it answers with in the channel."""
    known = {card.id for card in table.public()}
    assert table.env.bot.user is not None
    mention = f"<@{table.env.bot.user.id}> {text}"
    sent = await (member or table.czech).send(table.channel, mention, reply_to=to.message if to else None)
    return [card for card in table.public() if card.id not in {*known, sent.id}]


async def write(table: Table, text: str, member: MemberActor | None = None) -> list[Card]:
    """Write a private message to the bot, and read what it answers."""
    member = member or table.czech
    sent = await member.send_dm(text)
    stored = table.env.backend.messages.get(sent.channel.id, {}).values()
    return [Card(ResponseMessage(table.env, each)) for each in stored if each.id > sent.id]


async def ask_on(table: Table, card: Card, question: str, member: MemberActor | None = None) -> Card:
    """Press the button under an answer and fill in its form."""
    member = member or table.czech
    shown = await member.click(card.message, label="Ptát se dál")
    done = await member.submit_modal(shown, {"question": question})
    assert done.response is not None
    return Card(done.response)


async def test_six_turns_of_a_conversation(table: Table) -> None:
    first = await table.ask(WALL)
    assert "HR 2.1" in first.text
    second = await table.ask(RUIN)
    assert second.private
    assert "HR 2.2" in second.text
    assert "Navazuje na: „Kolik stojí hradba?“" in second.text
    (third,) = await say(table, "A kolik stojí?", to=second)
    assert not third.private
    assert "HR 2.1" in third.text
    assert "Kolik stojí hradba? → a když je zbořená?" in third.text
    fourth = await ask_on(table, third, "Kdo začíná?")
    assert fourth.private
    assert "HR 1.2" in fourth.text
    assert "Navazuje" not in fourth.text
    (fifth,) = await say(table, "díky!")
    assert fifth.text == "Není zač!"
    sixth = await table.ask("A s kolika penězi?")
    assert "HR 1.1" in sixth.text
    assert "Navazuje na: „Kdo začíná?“" in sixth.text


@pytest.mark.slow
async def test_a_follow_up_keeps_what_it_follows_behind_its_buttons(table: Table) -> None:
    await table.ask(WALL)
    card = await table.ask(RUIN)
    text = card.text
    around = await table.press(await table.press(card, "Celé pravidlo"), "Souvislosti")
    assert (await table.press(around, "Zpět na pravidlo")).text == text


async def test_asking_on_follows_its_own_answer_and_not_the_last_one(table: Table) -> None:
    first = await table.ask(WALL)
    await table.ask(COINS)
    second = await ask_on(table, first, RUIN)
    assert "HR 2.2" in second.text
    assert "Navazuje na: „Kolik stojí hradba?“" in second.text


async def test_nothing_is_inherited_from_another_person_or_channel(table: Table) -> None:
    answer = await table.ask(WALL)
    (shown,) = await say(table, RUIN, table.swede, to=(await say(table, WALL))[0])
    assert "Navazuje" not in shown.text
    table.channel = table.guild.create_text_channel("jinde")
    assert "Navazuje" not in (await table.ask(RUIN)).text
    (private,) = await write(table, RUIN)
    assert "Navazuje" not in private.text
    assert "Ptát se dál" in answer.buttons


async def test_another_person_cannot_ask_on_from_an_answer(table: Table) -> None:
    (shown,) = await say(table, WALL)
    refused = await table.press(shown, "Ptát se dál", table.swede)
    assert refused.private
    assert "någon annan" in refused.text or "någon annans" in refused.text


async def test_a_private_message_is_answered_there(table: Table) -> None:
    (first,) = await write(table, WALL)
    assert "HR 2.1" in first.text
    (second,) = await write(table, RUIN)
    assert "HR 2.2" in second.text
    assert table.public() == []


async def test_a_reply_that_pings_is_heard_and_other_messages_are_not(table: Table) -> None:
    (shown,) = await say(table, WALL)
    known = len(table.public())
    await table.czech.send(table.channel, RUIN)
    assert len(table.public()) == known + 1
    await table.czech.send(table.channel, RUIN, reply_to=shown.message)
    assert len(table.public()) == known + 3
    assert "HR 2.2" in table.public()[-1].text


async def test_what_somebody_wants_forgotten_is_not_followed(table: Table) -> None:
    await table.ask(WALL)
    card = await table.use(table.czech, "my forget")
    await table.press(card, next(iter(card.buttons)))
    assert "Navazuje" not in (await table.ask(RUIN)).text


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("thanks", "You’re welcome!"),
        ("hello", "Hello! Ask me about a rule, here or with /rule."),
        ("you are stupid", "Let’s stick to the rules. Which one may I look up?"),
    ],
)
async def test_small_talk_is_one_line(table: Table, said: str, answer: str) -> None:
    card = await table.ask(said, table.briton)
    assert card.text == answer
    assert card.buttons == {}


async def test_a_bare_mention_says_what_can_be_asked(table: Table) -> None:
    (card,) = await say(table, "")
    assert "zeptej se na pravidlo" in card.text


async def test_three_questions_and_an_insult_are_answered_without_it(table: Table) -> None:
    cards = await say(table, "Kolik stojí hradba? Kdo začíná? Kolik mincí máme na začátku? Ty blbče!")
    assert [number for card in cards for number in ("2.1", "1.2", "1.1") if f"HR {number}" in card.text[:80]] == [
        "2.1",
        "1.2",
        "1.1",
    ]


async def test_a_question_of_six_thousand_characters_is_told_so(table: Table) -> None:
    refused = await table.ask("hradba " * 857)
    assert "znaků" in refused.text


async def test_a_reply_to_a_message_that_is_gone_is_answered(table: Table) -> None:
    (shown,) = await say(table, WALL)
    table.env.backend.delete_message(table.channel.id, shown.id)
    (second,) = await say(table, RUIN)
    assert "HR 2.2" in second.text


async def test_contradicting_oneself_asks_again(table: Table) -> None:
    await table.ask(WALL)
    await table.ask(RUIN)
    third = await table.ask("ale kolik stojí nezbořená?")
    assert "HR 2.1" in third.text
