"""An answer that missed: a player says so and the judges read it; what a judge says counts at once, and only there."""

from __future__ import annotations

import pytest

from tests.bot.behaviour.disputes.court import Court

QUESTION = "Kolik mincí máme na začátku?"
MISSED, JUDGES_MISSED, LIST = "To není ono", "Not it", "Wrong answers"


async def test_a_players_word_changes_no_answer_and_waits_for_the_judges(court: Court) -> None:
    asked = await court.use(court.eva, "rule", question=QUESTION)
    before = asked.text
    told = await court.press(court.eva, asked, MISSED)
    assert told.text.startswith("Díky. Rozhodčí tohoto serveru uvidí tvůj dotaz i s touhle odpovědí.")
    assert "HR 1.1" not in told.text

    assert (await court.use(court.eva, "rule", question=QUESTION)).text == before
    listed = await court.press(court.judge, await court.use(court.judge, "desk"), LIST)
    assert f"- {QUESTION} · reported once" in listed.text
    opened = await court.pick(court.judge, listed, "dmp", listed.selects[0]["options"][0]["value"])
    assert "I answered with: HR 1.1" in opened.text


@pytest.mark.slow
async def test_a_second_report_of_the_same_is_counted(court: Court) -> None:
    for _ in range(2):
        await court.press(court.eva, await court.use(court.eva, "rule", question=QUESTION), MISSED)
    listed = await court.press(court.judge, await court.use(court.judge, "desk"), LIST)
    assert listed.text.count(QUESTION) == 1
    assert "reported 2 times" in listed.text


@pytest.mark.slow
async def test_a_judge_says_once_what_answers_and_everybody_there_is_answered_so(court: Court) -> None:
    asked = await court.use(court.judge, "rule", question=QUESTION)
    others = await court.press(court.judge, asked, JUDGES_MISSED)
    assert "Which one answers it?" in others.text
    right = next(each for each in others.selects if each["custom_id"].startswith("right:"))
    first = next(option for option in right["options"] if "HR 2.1" in option["label"])
    taught = await court.pick(court.judge, others, "right:", first["value"])
    assert "From now on I will answer this question on this server with this rule." in taught.text
    assert "HR 2.1" in taught.text

    answer = await court.use(court.eva, "rule", question=QUESTION)
    assert "-# jisté · HR 2.1" in answer.text
    oracle = court.party.client.oracle
    assert oracle.within(court.guild).ask(QUESTION).rulings[0].number == "HR 2.1"
    # Nobody else meets it.
    assert oracle.within(court.guild + 1).ask(QUESTION).rulings[0].number == "HR 1.1"
    assert oracle.ask(QUESTION).rulings[0].number == "HR 1.1"


@pytest.mark.slow
async def test_a_judges_press_alone_takes_the_wrong_rule_from_the_first_place(court: Court) -> None:
    await court.press(court.judge, await court.use(court.judge, "rule", question=QUESTION), JUDGES_MISSED)
    answer = await court.use(court.eva, "rule", question=QUESTION)
    assert "HR 1.1" not in answer.text


@pytest.mark.slow
async def test_a_judge_settles_a_report_from_the_list_and_takes_it_back(court: Court) -> None:
    asked = await court.use(court.eva, "rule", question=QUESTION)
    before = asked.text
    await court.press(court.eva, asked, MISSED)
    listed = await court.press(court.judge, await court.use(court.judge, "desk"), LIST)
    number = listed.selects[0]["options"][0]["value"]
    opened = await court.pick(court.judge, listed, "dmp", number)
    offered = next(each for each in opened.selects if each["custom_id"].startswith("dma"))
    listed = await court.pick(court.judge, opened, "dma", offered["options"][0]["value"])
    assert "corrected" in listed.text
    after = await court.use(court.eva, "rule", question=QUESTION)
    assert offered["options"][0]["label"].split(" · ")[0] in after.text

    opened = await court.pick(court.judge, listed, "dmp", number)
    assert "A judge says: HR" in opened.text
    emptied = await court.press(court.judge, opened, "Answer as before")
    assert "Nobody has reported a wrong answer." in emptied.text
    assert (await court.use(court.eva, "rule", question=QUESTION)).text == before


@pytest.mark.slow
async def test_a_report_that_somebody_settled_meanwhile_is_told(court: Court) -> None:
    await court.press(court.eva, await court.use(court.eva, "rule", question=QUESTION), MISSED)
    listed = await court.press(court.judge, await court.use(court.judge, "desk"), LIST)
    number = listed.selects[0]["options"][0]["value"]
    other = await court.press(court.judge, await court.use(court.judge, "desk"), LIST)
    opened = await court.pick(court.judge, other, "dmp", number)
    await court.press(court.judge, opened, "The answer was right")
    gone = await court.pick(court.judge, listed, "dmp", number)
    assert "This question is no longer on the list." in gone.text


@pytest.mark.parametrize("what", ["list", "pick"])
async def test_nobody_but_a_judge_reads_the_list_or_says_what_answers(court: Court, what: str) -> None:
    desk = await court.use(court.judge, "desk")
    asked = await court.press(court.judge, await court.use(court.judge, "rule", question=QUESTION), JUDGES_MISSED)
    card = desk if what == "list" else asked
    court.party.table.expose(card)
    if what == "list":
        refused = await court.press(court.eva, card, LIST)
    else:
        refused = await court.pick(court.eva, card, "right:", "1")
    assert refused.private
    assert QUESTION not in refused.text
    assert "Na tuhle otázku budu" not in refused.text
