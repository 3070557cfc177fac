"""``/my data``: what is kept about a person, all of it, and nothing that somebody else keeps to themselves."""

from __future__ import annotations

import json
from typing import Any

from simcord.actors import MemberActor

from bot.chat.own_data.collecting import FORMAT
from tests.bot.behaviour.matches.party import Party


async def data_of(party: Party, member: MemberActor) -> dict[str, Any]:
    result = await member.slash(party.table.channel, "my data")
    answer = result.response
    assert answer is not None and answer.ephemeral
    (file,) = answer.message.attachments
    found: dict[str, Any] = json.loads(await file.read())
    return found


async def test_everybody_gets_what_is_kept_about_them_and_nothing_of_others(party: Party) -> None:
    await party.started()
    first, second = party.player(0), party.player(1)
    await party.table.ask("kolik mincí máme na začátku", first)
    await party.use(first, "my quiet", **{"from": 22, "until": 7})
    await party.client.unwritten.finish(5)
    found = await data_of(party, first)
    assert (found["format"], found["person"]) == (FORMAT, str(first.id))
    assert [asked["question"] for asked in found["questions"]] == ["kolik mincí máme na začátku"]
    assert (found["settings"]["quiet_from"], found["settings"]["quiet_to"]) == (22 * 60, 7 * 60)
    (match,) = found["matches"]
    assert match["status"] == "playing" and match["seat"]["number"] == 0 and "host" in match["parts"]
    other = await data_of(party, second)
    assert other["questions"] == [] and other["settings"] is None
    assert str(first.id) not in json.dumps(other)
    assert str(second.id) not in json.dumps(found)
    card = await party.use(first, "my forget")
    await party.press(first, card, "forget:")
    gone = await data_of(party, first)
    assert (gone["questions"], gone["settings"], gone["matches"]) == ([], None, [])
