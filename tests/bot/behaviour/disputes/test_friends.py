"""Three friends with one judge, who plays: what the desk tells them, and how their table rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor

from bot.disputes.model.dispute import Status
from bot.disputes.model.precedents import PrecedentKind
from bot.disputes.model.verdicts import Verdict
from bot.disputes.storage.precedents import insert
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.remedies import NoResult
from tests.bot.behaviour.disputes.court import OTHER_VIEW, RULE, VIEW, Court
from tests.bot.behaviour.disputes.test_appeals import choices
from tests.bot.behaviour.table import Card

STAYS = "The card stays where it is."


async def disputed(court: Court) -> None:
    """Eva disputes a move of Karel's; the Briton, who is the server's judge, plays with them."""
    party = court.party
    await party.started(3)
    for seat in (0, 1):
        await party.move(seat)
    await court.open(court.eva)
    await court.tell(court.karel)


async def allowed(court: Court) -> Card:
    """The admin lets the table rule; the settings of the desk as they are then."""
    desk = await court.press(court.head, await court.use(court.head, "setup"), "setup:desk")
    return await court.pick(court.head, desk, "setup:desk:table", "yes")


async def proposed(court: Court, member: MemberActor, remedy: str = "none", **words: str) -> Card:
    """A ruling that somebody proposes from the card."""
    shown = await court.shown(member, court.card(), ":propose")
    said = {"ruling": STAYS, "why": "It was laid in time.", "rules": RULE, **words}
    return await court.fill(member, shown, **said, remedy=[remedy])


async def test_setup_proposes_to_a_server_with_one_judge_that_the_table_rules(court: Court) -> None:
    members = court.party.table.env.backend.guilds[court.guild].members
    panel = await court.use(court.head, "setup")
    assert "nejvýš jednoho rozhodčího" in panel.text
    members[court.karel.id].role_ids.append(members[court.judge.id].role_ids[-1])
    assert "nejvýš jednoho rozhodčího" not in (await court.use(court.head, "setup")).text
    members[court.karel.id].role_ids.pop()
    assert "Uloženo" in (await allowed(court)).text
    assert "nejvýš jednoho rozhodčího" not in (await court.use(court.head, "setup")).text


@pytest.mark.slow
async def test_the_judge_who_plays_is_told_why_they_do_not_rule_and_what_can_be_done(court: Court) -> None:
    await disputed(court)
    told = await court.press(court.judge, court.card(), ":judge")
    assert "You are a side of this dispute" in told.text
    assert VIEW not in told.text and OTHER_VIEW not in told.text, "their own view is not told yet"
    assert told.text.count("has given its view") == 2 and told.text.count("has not given its view") == 1
    assert "Once all views are in or the time is up" in told.text
    await court.tell(court.judge, "I saw it happen.")

    told = await court.press(court.judge, court.card(), ":judge")

    for said in (
        "Any judge or admin who is not involved",
        "sides agree on a substitute",
        "an admin lets the players at the table decide",
    ):
        assert said in told.text
    views = await court.press(court.judge, court.card(), ":views")
    assert "You are a side" not in views.text and VIEW in views.text


@pytest.mark.slow
async def test_the_third_player_rules_alone_once_they_stand_aside(court: Court) -> None:
    await allowed(court)
    await disputed(court)
    aside = await court.press(court.judge, court.card(), ":aside")
    assert "You are not involved in D-1" in aside.text
    assert (await court.dispute()).status is Status.OPEN
    assert "rozhoduje s ostatními u stolu: strana" in court.card().text
    refused = await proposed(court, court.eva)
    assert "Rozhodují ti, kterých se spor netýká" in refused.text
    no_rule = await proposed(court, court.judge, rules="moon.1")
    assert "moon.1" in no_rule.text
    again = await court.shown(court.judge, court.card(), ":propose")
    inputs = {each["component"]["custom_id"]: each["component"].get("value") for each in again.modal["components"]}
    assert (inputs["ruling"], inputs["rules"]) == (STAYS, "moon.1"), "nothing that was typed is lost"

    done = await court.fill(court.judge, again, ruling=STAYS, why="It was laid in time.", rules=RULE, remedy=["none"])

    assert "The players at the table can now vote" in done.text
    verdict = await ruled(court)
    assert (verdict.office, verdict.ruling, verdict.precedent) == ("table", STAYS, None)
    assert not (await court.party.position()).match.course.stands
    assert STAYS in court.card().text and "většina hráčů u stolu" in court.card().text
    checked = await court.party.client.matches.checks.check(1)
    assert not getattr(checked, "wrong", True)


@pytest.mark.slow
async def test_all_three_are_sides_and_rule_only_together(court: Court) -> None:
    await allowed(court)
    await disputed(court)
    await court.tell(court.judge, "I saw it happen.")
    await proposed(court, court.eva, "time")
    assert (await court.dispute()).status is Status.OPEN
    assert STAYS in court.card().text and "potřeba: 3" in court.card().text
    against = await court.press(court.karel, court.card(), ":no")
    assert "emot förslaget" in against.text
    await court.press(court.judge, court.card(), ":yes")
    assert (await court.dispute()).status is Status.OPEN
    await court.press(court.karel, court.card(), ":yes")
    assert (await court.dispute()).status is Status.DECIDED
    assert (await ruled(court)).office == "table"


@pytest.mark.slow
async def test_a_substitute_whom_all_accept_takes_the_case_and_judges_it(court: Court) -> None:
    await disputed(court)
    await court.press(court.judge, court.card(), ":aside")
    picking = await court.press(court.eva, court.card(), ":name")
    refused = await court.pick(court.eva, picking, "dstand:1", court.karel)
    assert "Navrhni někoho jiného" in refused.text
    stranger = court.head
    court.party.table.env.backend.guilds[court.guild].members[stranger.id].role_ids.clear()
    await court.pick(court.eva, picking, "dstand:1", stranger)
    early = await court.press(stranger, court.card(), ":judge")
    assert "To může jen rozhodčí" in early.text
    for member in (court.karel, court.judge):
        await court.press(member, court.card(), ":accept")
    assert "souhlasí všechny strany" in court.card().text

    panel = await court.press(stranger, await court.press(stranger, court.card(), ":judge"), ":claim")

    assert VIEW in panel.text and OTHER_VIEW in panel.text
    await court.give(await court.written(panel, judge=stranger), stranger)
    assert (await ruled(court)).office == "stand-in"


@pytest.mark.slow
async def test_an_appeal_that_nobody_may_decide_pings_nobody_and_can_be_withdrawn(court: Court) -> None:
    await allowed(court)
    await disputed(court)
    await court.press(court.judge, court.card(), ":aside")
    await proposed(court, court.judge)
    members = court.party.table.env.backend.guilds[court.guild].members
    heads = members[court.head.id].role_ids.pop()
    members[court.karel.id].role_ids.append(heads)

    await court.fill(court.eva, await court.shown(court.eva, court.card(), ":appeal"), words="Too early.")

    told = court.party.public()[-1]
    assert f"<@&{heads}>" not in told.text
    assert "rozhodnout nesmí" in told.text and "vzít zpět" in told.text
    other = await court.press(court.karel, court.card(), ":unappeal")
    assert (await court.dispute()).status is Status.APPEALED
    assert other.text
    await court.press(court.eva, court.card(), ":unappeal")
    assert (await court.dispute()).status is Status.DECIDED
    assert STAYS in court.card().text


@pytest.mark.slow
async def test_a_lobby_names_the_house_rules_that_its_match_does_not_play(court: Court) -> None:
    shown = await court.slash(court.head, "casebook houserule", game="hrad")
    words = {"question": "Kolik karet je v ruce?", "answer": "Osm.", "rules": RULE, "ways": ""}
    kept = await court.fill(court.head, shown, **words)
    await court.press(court.head, kept, ":force")
    found = await court.use(court.eva, "houserule show", number=1)
    assert "rozhoduje podle tištěných pravidel" in found.text
    asked = await court.use(court.eva, "rule", question="Kolik karet je v ruce?")
    assert "v zápasech tu bot hraje podle tištěného pravidla" in asked.text
    client = court.party.client
    (other,) = await client.disputes.precedents.list(court.guild, kind=PrecedentKind.HOUSE_RULE)
    async with client.database.writing() as session:
        await insert(await session.connection(), replace(other, game="toy", edition=None))

    await court.party.lobby(2)

    assert "Domácí pravidla, podle kterých bot hrát neumí: H-2" in court.party.status.text
    await court.press(court.eva, court.party.status, "lb:1:start")
    assert "Domácí pravidla" not in court.party.status.text


async def ruled(court: Court) -> Verdict:
    """The only verdict there is."""
    (verdict,) = await court.verdicts()
    return verdict


@pytest.mark.slow
async def test_a_substitute_mends_a_verdict_and_undoes_what_it_did(court: Court) -> None:
    stranger = await accepted(court)
    panel = await court.press(stranger, await court.press(stranger, court.card(), ":judge"), ":claim")
    await court.give(await court.written(panel, "no-result", stranger), stranger)
    assert (await court.party.position()).match.status is MatchStatus.ABANDONED

    again = await court.press(stranger, court.card(), ":judge")
    preview = await court.written(again, "undo", stranger, "mend", ruling="Play on.")
    await court.give(preview, stranger)

    assert [(each.kind, each.office) for each in await court.verdicts()] == [
        ("verdict", "stand-in"),
        ("mended", "stand-in"),
    ]
    assert (await court.party.position()).match.status is MatchStatus.PLAYING


@pytest.mark.slow
async def test_a_table_chooses_whether_it_undoes_a_verdict_that_was_sent_back(court: Court) -> None:
    await allowed(court)
    await court.party.started()
    await court.party.move(0)
    await court.open()
    await court.tell()
    await court.give(await court.written(await court.claimed(), "no-result"))
    await court.fill(court.eva, await court.shown(court.eva, court.card(), ":appeal"), words="Too early.")
    await court.give(await court.written(await court.claimed(court.head), "", court.head, "sent-back"), court.head)

    shown = await court.shown(court.eva, court.card(), ":propose")
    offered = choices(shown, "remedy")
    assert offered["undo"] == ("Vrátit, co verdikt udělal", True)
    assert offered["leave"] == ("Nechat, co verdikt udělal", False)
    assert offered["time"][0].startswith("Vrátit to a místo toho: ") and "none" not in offered
    await court.fill(court.eva, shown, ruling=STAYS, why="It was laid in time.", rules=RULE, remedy=["undo"])
    assert "Vrátit, co verdikt udělal" in court.card().text
    await court.press(court.karel, court.card(), ":yes")

    last = (await court.verdicts())[-1]
    assert (last.office, last.undone) == ("table", NoResult())
    assert (await court.party.position()).match.status is MatchStatus.PLAYING
    checked = await court.party.client.matches.checks.check(1)
    assert not getattr(checked, "wrong", True)


async def accepted(court: Court) -> MemberActor:
    """Somebody at no table whom all sides of a dispute accept as its judge."""
    await disputed(court)
    await court.press(court.judge, court.card(), ":aside")
    stranger = court.head
    court.party.table.env.backend.guilds[court.guild].members[stranger.id].role_ids.clear()
    await court.pick(court.eva, await court.press(court.eva, court.card(), ":name"), "dstand:1", stranger)
    for member in (court.karel, court.judge):
        await court.press(member, court.card(), ":accept")
    return stranger
