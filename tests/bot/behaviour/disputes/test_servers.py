"""What one server has ruled is met in that server alone: not in another one, and not in a private message."""

from __future__ import annotations

import re
from typing import Any
from unittest import mock

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.database import StorageProblem
from bot.disputes.services.books.notes import Notes
from bot.games.values import Line, Rejected, Violation
from tests.bot.behaviour.disputes.court import RULE, Court
from tests.bot.behaviour.disputes.test_books import drafted
from tests.bot.behaviour.table import Card

CANARY = "kvrdlobřink"
"""A word that nothing but what one server has ruled says."""
ASKED = f"Smí se {CANARY} přestavět po setmění?"


def elsewhere(court: Court) -> tuple[MemberActor, ChannelHandle]:
    """The first player in another server of theirs, which has the bot too and has ruled nothing."""
    env = court.party.table.env
    guild = env.create_guild("Jinde", owner=env.create_user("other-owner"))
    return guild.add_member(court.eva.user), guild.create_text_channel("hrad")


async def ruled(court: Court) -> None:
    """A precedent and a house rule in force, and an entry of the guide written anew, each with the canary."""
    await court.press(court.judge, await drafted(court, ASKED, f"{CANARY} se nepřestavuje."), ":force")
    shown = await court.slash(court.head, "casebook houserule", game="hrad")
    words = {"question": f"Kolik {CANARY}ů máme na začátku?", "answer": f"Sedm {CANARY}ů.", "rules": RULE, "ways": ""}
    await court.press(court.head, await court.fill(court.head, shown, **words), ":force")
    slug = (await court.use(court.head, "guide")).selects[0]["options"][0]["value"]
    entry = await court.use(court.head, "guide", entry=slug)
    await court.fill(court.head, await court.shown(court.head, entry, "dge:edit"), title=CANARY, text=f"Náš {CANARY}.")


def card_of(result: Any) -> Card:
    """What a command was answered with."""
    assert result.acknowledged
    return Card(result.followups[-1] if result.followups else result.response)


def told(card: Card) -> str:
    """All that an answer says and offers, without the ids that only count questions."""
    offered = [option["label"] for each in card.selects for option in each.get("options", ())]
    return re.sub(r":\d+", ":n", "\n".join([card.text, *card.buttons, *offered]))


async def asked_by(asker: Any, *place: Any) -> dict[str, str]:
    """Everything that somebody reads who asks for it somewhere."""
    found = {}
    for name, options in (
        ("rule", {"question": ASKED, "game": "hrad"}),
        ("rule", {"question": "Kolik mincí máme na začátku?", "game": "hrad"}),
        ("rule", {"question": "P-1"}),
        ("rule", {"question": "H-1"}),
        ("rules", {"topic": "Příprava hry", "game": "hrad"}),
        ("card", {"name": CANARY}),
    ):
        found[f"{name} {options}"] = told(card_of(await asker.slash(*place, name, **options)))
    typed = await asker.autocomplete(*place, "rule", "question", CANARY[:5])
    found["typed"] = repr(typed)
    return found


async def test_another_server_and_a_private_message_meet_not_a_trace(court: Court) -> None:
    member, channel = elsewhere(court)
    before = await asked_by(member, channel), await asked_by(court.eva.user)

    await ruled(court)

    here = await asked_by(court.eva, court.party.table.channel)
    assert any(f"{CANARY} se nepřestavuje" in each for each in here.values())
    after = await asked_by(member, channel), await asked_by(court.eva.user)
    assert after == before
    for answers in after:
        # The question itself stands on its answer.
        assert not [each for each in answers.values() if CANARY in each.replace(ASKED, "").replace(f"{CANARY}“", "")]


@pytest.mark.slow
async def test_the_lists_of_another_server_have_nothing_of_it(court: Court) -> None:
    await ruled(court)
    member, channel = elsewhere(court)
    for command in ("precedent list", "houserule list", "guide"):
        assert CANARY not in told(card_of(await member.slash(channel, command)))
    for command in ("precedent show", "houserule show"):
        assert CANARY not in told(card_of(await member.slash(channel, command, number=1)))


async def test_a_disputes_number_of_another_server_is_none_here(court: Court) -> None:
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=CANARY, view=CANARY)
    env = court.party.table.env
    guild = env.create_guild("Jinde", owner=env.create_user("other-owner"))
    admins = guild.create_role("Admins", permissions=discord.Permissions(manage_guild=True))
    judge = guild.add_member(court.judge.user, roles=[admins])
    channel = guild.create_text_channel("hrad")

    case = card_of(await judge.slash(channel, "desk", number=1))
    queue = card_of(await judge.slash(channel, "desk"))

    assert "There is no dispute D-1" in case.text
    assert CANARY not in told(case) + told(queue)


async def test_notes_that_cannot_be_read_cost_no_answer(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.press(court.judge, await drafted(court, ASKED, f"{CANARY} se nepřestavuje."), ":force")
    known = await court.use(court.eva, "rule", question=ASKED)
    assert f"{CANARY} se nepřestavuje" in known.text

    async def broken(_: Notes, __: int) -> int:
        raise StorageProblem("the disk is full")

    monkeypatch.setattr(Notes, "revision", broken)
    coins = await court.use(court.eva, "rule", question="Kolik mincí máme na začátku?")
    again = await court.use(court.eva, "rule", question=ASKED)

    assert "HR 1.1 · Počáteční mince" in coins.text
    assert f"{CANARY} se nepřestavuje" in again.text


@pytest.mark.slow
async def test_a_refusal_says_where_the_servers_own_rule_differs_and_keeps_to_the_book(
    court: Court,
) -> None:
    party = court.party
    shown = await court.slash(court.head, "casebook houserule", game="hrad")
    house = {"question": "Kolik mincí máme na začátku?", "answer": "Každý má sedm mincí.", "rules": RULE, "ways": ""}
    await court.press(court.head, await court.fill(court.head, shown, **house), ":force")
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    position = await party.position()
    (prompt,) = position.prompts()
    refused = Rejected((Violation(RULE, Line("toy-turn")),))
    with mock.patch.object(type(position.game), "decide", return_value=refused):
        panel = await party.move(prompt.seat)
    assert "H-1" in panel.text
    assert (await party.position()).match.seq == position.match.seq
    opened = await party.press(party.player(prompt.seat), panel, RULE)
    assert "H-1" in opened.text
