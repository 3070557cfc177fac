"""What a server writes for itself: its precedents and files of them, its guide, the settings of its desk."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from bot.chat.base.context import guild_settings
from bot.disputes.model.precedents import Cited, Precedent, PrecedentKind, PrecedentState
from tests.bot.behaviour.disputes.court import QUESTION, RULE, VIEW, Court
from tests.bot.behaviour.table import Card

ASKED, ANSWER = "Smí se věž přestavět po setmění?", "Po setmění už ne."
AGAIN, OTHER = "Smí se věž přestavět v noci?", "V noci nikdy."


async def test_a_precedent_is_drafted_edited_and_put_in_force_by_judges(court: Court) -> None:
    refused = await court.use(court.eva, "casebook precedent", game="hrad")
    assert "jen rozhodčí" in refused.text
    draft = await drafted(court, ASKED, "Snad.")
    assert "draft" in draft.text
    assert "P-1" not in (await court.use(court.eva, "precedent list")).text
    assert ASKED not in (await court.use(court.eva, "precedent show", number=1)).text

    shown = await court.shown(court.judge, draft, ":edit")
    edited = await court.fill(court.judge, shown, question=ASKED, answer=ANSWER, rules=RULE, ways="Jde to v noci?")
    forced = await court.press(court.judge, edited, ":force")

    assert "in force" in forced.text
    seen = await court.use(court.eva, "precedent show", number=1)
    assert ANSWER in seen.text and "Jde to v noci?" in seen.text
    assert not [each for each in seen.buttons.values() if each.startswith("dpk:")]
    assert await states(court) == {1: PrecedentState.IN_FORCE}


@pytest.mark.slow
async def test_another_precedent_takes_the_place_of_one_and_is_found_instead(court: Court) -> None:
    for question, answer in ((ASKED, ANSWER), (AGAIN, OTHER)):
        await court.press(court.judge, await drafted(court, question, answer), ":force")
    first = await court.use(court.judge, "precedent show", number=1)
    for by, said in (("nine", "Look at the list"), ("9", "Look at the list"), ("P-1", "Draft a new one")):
        refused = await court.fill(court.judge, await court.shown(court.judge, first, ":supersede"), by=by)
        assert said in refused.text
    assert await states(court) == {1: PrecedentState.IN_FORCE, 2: PrecedentState.IN_FORCE}

    done = await court.fill(court.judge, await court.shown(court.judge, first, ":supersede"), by="P-2")

    assert "Superseded by P-2" in done.text
    assert await states(court) == {1: PrecedentState.SUPERSEDED, 2: PrecedentState.IN_FORCE}
    assert "P-1" in (await court.use(court.judge, "precedent show", number=2)).text
    asked = await court.use(court.eva, "rule", question=ASKED)
    assert ANSWER not in asked.text
    back = await court.use(court.judge, "precedent show", number=1)
    assert not [each for each in back.buttons.values() if each.startswith("dpk:")]


@pytest.mark.slow
async def test_withdrawing_what_superseded_another_asks_what_holds_now(court: Court) -> None:
    for question, answer in ((ASKED, ANSWER), (AGAIN, OTHER)):
        await court.press(court.judge, await drafted(court, question, answer), ":force")
    first = await court.use(court.judge, "precedent show", number=1)
    await court.fill(court.judge, await court.shown(court.judge, first, ":supersede"), by="P-2")

    asks = await court.press(court.judge, await court.use(court.judge, "precedent show", number=2), ":withdraw")

    assert "P-2 replaced P-1. What applies once it is withdrawn?" in asks.text
    assert ANSWER in asks.text
    assert await states(court) == {1: PrecedentState.SUPERSEDED, 2: PrecedentState.IN_FORCE}
    await court.press(court.judge, asks, ":back")
    assert await states(court) == {1: PrecedentState.IN_FORCE, 2: PrecedentState.WITHDRAWN}
    assert ANSWER in (await court.use(court.eva, "rule", question=ASKED)).text


async def test_a_draft_without_a_valid_rule_loses_nothing_that_was_typed(court: Court) -> None:
    shown = await court.slash(court.judge, "casebook precedent", game="hrad")
    typed = {"question": ASKED, "answer": ANSWER, "rules": "moon.1", "ways": "Jde to v noci?\nA po setmění?"}
    refused = await court.fill(court.judge, shown, **typed)
    assert "moon.1" in refused.text
    assert ASKED in refused.text and ANSWER in refused.text
    assert await states(court) == {}

    again = await court.shown(court.judge, refused, "dpa:")

    inputs = [label["component"] for label in again.modal["components"]]
    assert {each["custom_id"]: each["value"] for each in inputs} == typed
    kept = await court.fill(court.judge, again, **{**typed, "rules": RULE})
    assert "draft" in kept.text
    assert (await one(court)).ways == ("Jde to v noci?", "A po setmění?")


@pytest.mark.slow
async def test_a_plain_question_is_answered_as_before_and_what_was_ruled_stands_beneath(court: Court) -> None:
    plain = "Kolik mincí má každý hráč na začátku?"
    before = await court.use(court.eva, "rule", question=plain)
    await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    after = await court.use(court.eva, "rule", question=plain)
    assert after.text.startswith(before.text)
    assert after.text.removeprefix(before.text).strip() == f"**Tady se rozhodlo:** P-1 · {ASKED}"


@pytest.mark.slow
async def test_what_was_ruled_on_the_question_stands_first_beneath_the_rule_also_after_a_press(court: Court) -> None:
    plain = "Kolik mincí má každý hráč na začátku?"
    for question in ("Smí se most opravit za deště?", "Kolik mincí má na začátku hráč, který přišel pozdě?"):
        await court.press(court.judge, await drafted(court, question, ANSWER), ":force")
    shown = await court.use(court.eva, "rule", question=plain)
    beneath = [line for line in shown.text.splitlines() if "Tady se rozhodlo" in line]
    assert [line.split(" · ")[0] for line in beneath] == ["**Tady se rozhodlo:** P-2", "**Tady se rozhodlo:** P-1"]

    again = await court.press(court.eva, await court.press(court.eva, shown, "Další pravidla"), "Zpět na pravidlo")

    assert [line for line in again.text.splitlines() if "Tady se rozhodlo" in line] == beneath


@pytest.mark.slow
async def test_a_press_reads_once_what_the_server_has_ruled(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    shown = await court.use(court.eva, "rule", question="Kolik mincí má každý hráč na začátku?")
    notes = court.party.client.notes
    assert notes is not None
    lay, read = notes.lay, list[int]()

    async def counted(guild: int) -> bool:
        read.append(guild)
        return await lay(guild)

    monkeypatch.setattr(notes, "lay", counted)
    for label in ("Celé pravidlo", "Souvislosti", "Zpět na pravidlo", "Další pravidla"):
        shown = await court.press(court.eva, shown, label)
    await court.pick(court.eva, shown, "see:", "P-1")
    await court.press(court.eva, shown, "Zpět na pravidlo")
    assert read == [court.guild] * 6


@pytest.mark.slow
async def test_a_withdrawn_precedent_is_kept_and_no_longer_found(court: Court) -> None:
    forced = await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    stale = await court.use(court.judge, "precedent show", number=1)

    withdrawn = await court.press(court.judge, forced, ":withdraw")

    assert "withdrawn" in withdrawn.text
    assert ANSWER not in (await court.use(court.eva, "rule", question=ASKED)).text
    assert ANSWER in (await court.use(court.eva, "precedent show", number=1)).text
    refused = await court.press(court.judge, stale, ":withdraw")
    assert "P-1 is in another state" in refused.text


@pytest.mark.slow
async def test_what_a_head_judge_put_in_force_a_judge_does_not_end(court: Court) -> None:
    await drafted(court, ASKED, ANSWER)
    await court.press(court.head, await court.use(court.head, "precedent show", number=1), ":force")
    panel = await court.use(court.judge, "precedent show", number=1)
    refused = await court.press(court.judge, panel, ":withdraw")
    assert "Only a head judge" in refused.text
    assert await states(court) == {1: PrecedentState.IN_FORCE}


@pytest.mark.slow
async def test_a_precedent_whose_rule_reads_otherwise_waits_for_a_judge_to_confirm_it(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    rulebook = court.party.client.disputes.precedents._rulebook
    kept = rulebook.changed
    monkeypatch.setattr(rulebook, "changed", _all_changed)
    listed = await court.use(court.judge, "precedent list")
    monkeypatch.setattr(rulebook, "changed", kept)
    assert "needs another look" in listed.text

    shown = await court.use(court.judge, "precedent show", number=1)
    confirmed = await court.press(court.judge, shown, ":confirm")

    assert "needs another look" not in confirmed.text
    assert not [each for each in confirmed.buttons.values() if each.endswith(":confirm")]
    assert not (await one(court)).again
    assert (await one(court)).state is PrecedentState.IN_FORCE


async def test_precedents_go_to_another_server_as_a_file_and_wait_there_as_drafts(court: Court) -> None:
    await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    refused = await court.use(court.eva, "casebook export")
    assert "jen rozhodčí" in refused.text
    sent = await court.use(court.judge, "casebook export")
    content = await sent.message.attachments[0].read()
    (item,) = json.loads(content)["precedents"]
    assert (item["question"], item["answer"]) == (ASKED, ANSWER)
    assert str(court.judge.id).encode() not in content and str(court.guild).encode() not in content

    assert "Only a head judge" in (await court.use(court.judge, "casebook import", file=("p.json", content))).text
    twin = await court.use(court.head, "casebook import", file=("p.json", content))
    assert await states(court) == {1: PrecedentState.IN_FORCE}
    assert "P-2" not in twin.text
    item["question"], item["name"] = AGAIN, "P-7"
    other = json.dumps({**json.loads(content), "precedents": [item]}).encode()
    taken = await court.use(court.head, "casebook import", file=("from_*there*.json", other))
    assert "P-2" in taken.text
    assert await states(court) == {1: PrecedentState.IN_FORCE, 2: PrecedentState.DRAFT}
    draft = await court.use(court.head, "precedent show", number=2)
    assert "P-7" in draft.text
    assert AGAIN not in (await court.use(court.eva, "precedent list")).text
    await court.press(court.head, draft, ":force")
    assert (await states(court))[2] is PrecedentState.IN_FORCE


@pytest.mark.slow
async def test_a_draft_whose_rule_nobody_knows_here_does_not_come_into_force(court: Court) -> None:
    await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    sent = await court.use(court.judge, "casebook export")
    file = json.loads(await sent.message.attachments[0].read())
    file["precedents"][0] |= {"question": AGAIN, "cites": [{**file["precedents"][0]["cites"][0], "rule": "moon.1"}]}
    await court.use(court.head, "casebook import", file=("moon.json", json.dumps(file).encode()))

    refused = await court.press(court.head, await court.use(court.head, "precedent show", number=2), ":force")

    assert "moon.1" in refused.text
    assert (await states(court))[2] is PrecedentState.DRAFT


@pytest.mark.slow
async def test_a_house_rule_goes_along_in_the_file_and_replaces_the_same_rule(court: Court) -> None:
    shown = await court.slash(court.head, "casebook houserule", game="hrad")
    words = {"question": "Kolik mincí máme na začátku?", "answer": "Každý má sedm mincí.", "rules": RULE, "ways": ""}
    await court.press(court.head, await court.fill(court.head, shown, **words), ":force")
    sent = await court.use(court.head, "casebook export")
    file = json.loads(await sent.message.attachments[0].read())
    file["precedents"][0]["answer"] = "Každý má osm mincí."
    await court.use(court.head, "casebook import", file=("rules.json", json.dumps(file).encode()))
    assert "osm mincí" not in (await court.use(court.eva, "houserule list")).text
    first = await court.use(court.head, "houserule show", number=1)
    early = await court.fill(court.head, await court.shown(court.head, first, ":supersede"), by="H-2")
    assert "H-2 je v jiném stavu" in early.text

    await court.press(court.head, await court.use(court.head, "houserule show", number=2), ":force")
    await court.fill(court.head, await court.shown(court.head, first, ":supersede"), by="H-2")

    asked = await court.use(court.eva, "rule", question=words["question"])
    assert "Každý má osm mincí" in asked.text
    assert "Každý má sedm mincí" not in asked.text


@pytest.mark.slow
@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\x00\xff", b'{"format": "rozhodci-precedents", "version": 1, "precedents": [1]}']
)
async def test_a_file_of_something_else_is_refused_and_leaves_nothing(court: Court, content: bytes) -> None:
    refused = await court.use(court.head, "casebook import", file=("a.json", content))
    assert "není soubor od stolu" in refused.text
    assert await states(court) == {}


async def test_a_head_judge_writes_an_entry_of_the_guide_in_one_language(court: Court) -> None:
    listed = await court.use(court.head, "guide")
    slug = listed.selects[0]["options"][0]["value"]
    entry = await court.pick(court.head, listed, "dgs", slug)
    before = entry.text
    judge = await court.use(court.judge, "guide", entry=slug)
    untouched = judge.text
    assert not [each for each in judge.buttons.values() if each.startswith("dge:")]

    empty = await court.fill(court.head, await court.shown(court.head, entry, "dge:edit"), title="Vlastní", text=" \n")
    assert "slovo" in empty.text
    written = await court.fill(
        court.head, await court.shown(court.head, entry, "dge:edit"), title="Vlastní heslo", text="U nás *takhle*."
    )

    assert "Vlastní heslo" in written.text and "U nás" in written.text
    assert "Vlastní text tohohle serveru" in written.text
    assert "Vlastní heslo" in (await court.use(court.eva, "guide", entry=slug)).text
    assert (await court.use(court.judge, "guide", entry=slug)).text == untouched
    reset = await court.press(court.head, written, "dge:reset")
    assert reset.text == before


@pytest.mark.slow
async def test_bringing_the_guides_own_text_back_leaves_the_other_languages(court: Court) -> None:
    members = court.party.table.env.backend.guilds[court.guild].members
    (role,) = members[court.head.id].role_ids[-1:]
    members[court.karel.id].role_ids.append(role)
    slug = (await court.use(court.head, "guide")).selects[0]["options"][0]["value"]
    for member, title in ((court.head, "Vlastní heslo"), (court.karel, "Egen post")):
        entry = await court.use(member, "guide", entry=slug)
        await court.fill(member, await court.shown(member, entry, "dge:edit"), title=title, text="...")

    await court.press(court.head, await court.use(court.head, "guide", entry=slug), "dge:reset")

    assert "Vlastní heslo" not in (await court.use(court.head, "guide", entry=slug)).text
    assert "Egen post" in (await court.use(court.karel, "guide", entry=slug)).text


async def test_a_judge_writes_nothing_into_the_guide(court: Court) -> None:
    slug = (await court.use(court.head, "guide")).selects[0]["options"][0]["value"]
    entry = await court.use(court.head, "guide", entry=slug)
    members = court.party.table.env.backend.guilds[court.guild].members
    members[court.head.id].role_ids.clear()
    refused = await court.fill(court.head, await court.shown(court.head, entry, "dge:edit"), title="A", text="B")
    assert "jen hlavní rozhodčí" in refused.text
    assert await court.party.client.disputes.guides.edits(court.guild) == ()


async def test_an_admin_sets_the_head_judges_deadlines_and_names_of_the_desk(court: Court) -> None:
    table, database = court.party.table, court.party.client.database
    role = table.guild.create_role("Nejvyšší")
    panel = await court.pick(court.head, await court.use(court.head, "setup"), "setup:head", role)
    assert role.mention in panel.text
    assert (await guild_settings(database, court.guild)).head_judge_role_id == role.id
    desk = await court.press(court.head, panel, "setup:desk")
    for name, value in (("view_hours", "6"), ("lease_minutes", "15"), ("mend_hours", "1"), ("names", "yes")):
        desk = await court.pick(court.head, desk, f"setup:desk:{name}", value)
        assert "Uloženo" in desk.text
        chosen = next(each for each in desk.selects if each["custom_id"] == f"setup:desk:{name}")
        assert [each["value"] for each in chosen["options"] if each.get("default")] == [value]

    settings = await court.party.client.disputes.guilds.settings(court.guild)
    assert (settings.view_hours, settings.lease_minutes, settings.mend_hours) == (6, 15, 1)
    assert settings.names
    assert settings.claim_hours == 24
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=QUESTION, view=VIEW, others=[court.karel])
    assert court.karel.mention in court.card().text

    members = table.env.backend.guilds[court.guild].members
    members[court.head.id].role_ids.clear()
    refused = await court.pick(court.head, desk, "setup:desk:names", "no")
    assert "správce serveru" in refused.text
    assert (await court.party.client.disputes.guilds.settings(court.guild)).names


async def drafted(court: Court, question: str, answer: str) -> Card:
    """The draft of a precedent, as the judge sees it."""
    shown = await court.slash(court.judge, "casebook precedent", game="hrad")
    return await court.fill(court.judge, shown, question=question, answer=answer, rules=RULE, ways="")


async def states(court: Court) -> dict[int, PrecedentState]:
    """The states of the server's precedents, by number."""
    found = await court.party.client.disputes.precedents.list(court.guild, kind=PrecedentKind.PRECEDENT)
    return {each.number: each.state for each in found}


async def one(court: Court) -> Precedent:
    """The first precedent."""
    found = await court.party.client.disputes.precedents.get(court.guild, PrecedentKind.PRECEDENT, 1)
    assert isinstance(found, Precedent)
    return found


async def _all_changed(cited: Iterable[Cited]) -> frozenset[Cited]:
    return frozenset(cited)
