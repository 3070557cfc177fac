"""What a server has ruled: drafted, in force, superseded, withdrawn, looked at again, brought to another server."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import msgspec
import pytest

from bot.database import Database
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState, Wording
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.services.books import files
from bot.disputes.services.books.files import MOST_BYTES
from bot.disputes.services.books.guides import GuideEdit
from bot.disputes.services.books.precedents import Imported
from bot.games.registry import Registry
from rules_index import BookKind, Language, NoteKind, Oracle
from tests.bot.disputes.desk import (
    ADMIN,
    EVA,
    FOREIGN_RULE,
    HEAD,
    JUDGE,
    KAREL,
    OTHER_RULE,
    RULE,
    STRANGER,
    THIRD,
    Desk,
    book,
    decision,
    got,
    reason,
    rule,
)
from tests.bot.matches.table import GUILD, HandClock
from tests.rows import nightly

P, H = PrecedentKind.PRECEDENT, PrecedentKind.HOUSE_RULE
ELSEWHERE = 2


def wording(**other: Any) -> Wording:
    values = {
        "language": Language.EN,
        "question": "May a card be laid on a pile that was let be?",
        "answer": "No: who let it be is bound by it.",
        "ways": ("Can I still react after letting it be?",),
        "rules": (RULE,),
    }
    return Wording(**{**values, **other})


def house_rule(**other: Any) -> Wording:
    return wording(**{"rules": (), "replaces": OTHER_RULE, "question": "How many cards may a hand hold?", **other})


async def drafted(desk: Desk, judge: Official = JUDGE, kind: PrecedentKind = P, **kw: Any) -> Precedent:
    words = wording() if kind is P else house_rule()
    return got(await desk.service.precedents.draft(GUILD, judge, kind, words, game="toy", **kw), Precedent)


async def in_force(desk: Desk, judge: Official = JUDGE, kind: PrecedentKind = P, **kw: Any) -> Precedent:
    draft = await drafted(desk, judge, kind, **kw)
    return got(await desk.service.precedents.put_in_force(GUILD, judge, kind, draft.number), Precedent)


async def test_drafts_are_numbered_apart_and_in_no_oracle(desk: Desk) -> None:
    names = [(await drafted(desk)).name, (await drafted(desk)).name, (await drafted(desk, HEAD, H)).name]
    assert names == ["P-1", "P-2", "H-1"]
    assert await desk.service.notes.revision(GUILD) == 0
    assert got(await desk.service.precedents.put_in_force(GUILD, JUDGE, P, 1), Precedent).state == "in-force"
    assert await desk.service.notes.revision(GUILD) == 1
    assert await desk.service.notes.revision(ELSEWHERE) == 0
    assert await desk.service.precedents.list(ELSEWHERE) == ()


async def test_a_draft_is_written_anew_until_it_is_in_force(desk: Desk) -> None:
    await drafted(desk)
    again = wording(answer="Yes.")
    assert got(await desk.service.precedents.redraft(GUILD, JUDGE, P, 1, again), Precedent).answer == "Yes."
    await desk.service.precedents.put_in_force(GUILD, JUDGE, P, 1)
    assert reason(await desk.service.precedents.redraft(GUILD, JUDGE, P, 1, wording())) is DeskReason.PRECEDENT_STATE
    assert reason(await desk.service.precedents.put_in_force(GUILD, JUDGE, P, 1)) is DeskReason.PRECEDENT_STATE
    assert reason(await desk.service.precedents.put_in_force(GUILD, JUDGE, P, 7)) is DeskReason.NO_PRECEDENT


async def test_one_takes_the_place_of_another_and_never_the_other_way_round(desk: Desk) -> None:
    await in_force(desk)
    newer = await in_force(desk, supersedes=1)
    older = got(await desk.service.precedents.get(GUILD, P, 1), Precedent)
    assert (older.state, older.superseded) == (PrecedentState.SUPERSEDED, 2)
    assert [each.number for each in await desk.service.precedents.ancestors(GUILD, P, newer.number)] == [1]

    assert reason(await desk.service.precedents.supersede(GUILD, JUDGE, P, 2, by=1)) is DeskReason.CIRCLE
    assert reason(await desk.service.precedents.supersede(GUILD, JUDGE, P, 2, by=2)) is DeskReason.CIRCLE
    third = await in_force(desk)
    assert got(await desk.service.precedents.supersede(GUILD, JUDGE, P, 2, by=third.number), Precedent).superseded == 3
    assert [each.number for each in await desk.service.precedents.ancestors(GUILD, P, 3)] == [2, 1]
    assert reason(await desk.service.precedents.supersede(GUILD, JUDGE, P, 3, by=1)) is DeskReason.CIRCLE


async def test_a_judge_does_not_undo_what_a_head_judge_ruled(desk: Desk) -> None:
    await in_force(desk, HEAD)
    draft = await drafted(desk, supersedes=1)
    assert reason(await desk.service.precedents.put_in_force(GUILD, JUDGE, P, draft.number)) is DeskReason.HEAD_ONLY
    assert reason(await desk.service.precedents.withdraw(GUILD, JUDGE, P, 1)) is DeskReason.HEAD_ONLY
    gone = got(await desk.service.precedents.withdraw(GUILD, THIRD, P, 1), Precedent)
    assert gone.state is PrecedentState.WITHDRAWN
    assert reason(await desk.service.precedents.withdraw(GUILD, THIRD, P, 1)) is DeskReason.PRECEDENT_STATE


@pytest.mark.parametrize(
    ("judge", "kind", "words", "why"),
    [
        (STRANGER, P, wording(), DeskReason.JUDGE_ONLY),
        (JUDGE, H, house_rule(), DeskReason.HEAD_ONLY),
        (HEAD, H, house_rule(replaces=""), DeskReason.REPLACES_NOTHING),
        (HEAD, P, wording(replaces=RULE), DeskReason.AGAINST_OFFICIAL),
        (JUDGE, P, wording(rules=()), DeskReason.CITES_NOTHING),
        (JUDGE, P, wording(rules=("toy.gone",)), DeskReason.NO_RULE),
        (JUDGE, P, wording(rules=(RULE, FOREIGN_RULE)), DeskReason.SEVERAL_GAMES),
        (JUDGE, P, wording(question=" "), DeskReason.EMPTY),
        (JUDGE, P, wording(answer="x" * 6000), DeskReason.TOO_LONG),
        (JUDGE, P, wording(answer="As <@123456789012345678> said."), DeskReason.PEOPLE),
        (JUDGE, P, wording(ways=("In <#99>?",)), DeskReason.PEOPLE),
        (JUDGE, P, wording(ways=tuple(f"Way {n}?" for n in range(11))), DeskReason.OUT_OF_RANGE),
    ],
)
async def test_what_cannot_be_a_precedent_is_refused(
    desk: Desk, judge: Official, kind: PrecedentKind, words: Wording, why: DeskReason
) -> None:
    assert reason(await desk.service.precedents.draft(GUILD, judge, kind, words, game="toy")) is why
    assert await desk.service.precedents.list(GUILD) == ()


async def test_game_and_edition_come_from_the_rules_that_are_cited(desk: Desk) -> None:
    for slug, kind, corrects in (("toy-sv.turn", BookKind.RULEBOOK, ""), ("toy-faq.turn", BookKind.FAQ, "toy-sv")):
        key = slug.partition(".")[0]
        desk.library.rules[slug] = rule(slug, book=book(key, kind, corrects))

    async def home(*rules: str) -> tuple[str, str | None]:
        words = wording(rules=rules)
        made = got(await desk.service.precedents.draft(GUILD, JUDGE, P, words, game="toy"), Precedent)
        return made.game, made.edition

    assert await home("toy-sv.turn") == ("toy", "toy-sv")
    assert await home("toy-sv.turn", "toy-faq.turn") == ("toy", "toy-sv")
    assert await home(RULE, "toy-sv.turn") == ("toy", None)
    assert await home(FOREIGN_RULE) == ("chess", "chess")
    words = wording(rules=("toy-sv.turn",))
    again = got(await desk.service.precedents.redraft(GUILD, JUDGE, P, 3, words), Precedent)
    assert again.edition == "toy-sv"
    await desk.service.precedents.put_in_force(GUILD, JUDGE, P, 3)
    await desk.service.notes.lay(GUILD)
    assert [(note.game, note.edition) for note in desk.library.notes[GUILD][1]] == [("toy", "toy-sv")]


@pytest.mark.on_both_databases
async def test_withdrawing_one_that_superseded_another_gives_it_back_or_leaves_nothing(desk: Desk) -> None:
    async def states() -> dict[int, PrecedentState]:
        return {each.number: each.state for each in await desk.service.precedents.list(GUILD, kind=P)}

    for _ in range(2):
        await in_force(desk)
        await in_force(desk, supersedes=len(await states()))
    assert [each.number for each in await desk.service.precedents.replaced(GUILD, P, 2)] == [1]
    revision = await desk.service.notes.revision(GUILD)

    await desk.service.precedents.withdraw(GUILD, JUDGE, P, 2, back=True)
    await desk.service.precedents.withdraw(GUILD, JUDGE, P, 4)

    assert await states() == {
        1: PrecedentState.IN_FORCE,
        2: PrecedentState.WITHDRAWN,
        3: PrecedentState.SUPERSEDED,
        4: PrecedentState.WITHDRAWN,
    }
    assert got(await desk.service.precedents.get(GUILD, P, 1), Precedent).superseded is None
    assert await desk.service.notes.revision(GUILD) > revision


@pytest.mark.on_both_databases(every_run=True)
async def test_a_verdict_makes_one_that_is_in_force_and_an_appeal_takes_it_back(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    verdict = await desk.ruled(dispute, precedent=wording(rules=()))
    assert verdict.precedent == 1
    made = got(await desk.service.precedents.get(GUILD, P, 1), Precedent)
    assert (made.state, made.dispute, made.office) == (PrecedentState.IN_FORCE, 1, "judge")
    assert [cited.rule for cited in made.cites] == [RULE]

    await desk.service.verdicts.appeal(GUILD, 1, KAREL, "No.")
    await desk.claimed(dispute, THIRD)
    changed = decision(ruling="Yes.", precedent=wording(answer="Yes."))
    await desk.service.verdicts.decide_appeal(GUILD, 1, THIRD, "changed", changed)

    states = {each.number: each.state for each in await desk.service.precedents.list(GUILD)}
    assert states == {1: PrecedentState.WITHDRAWN, 2: PrecedentState.IN_FORCE}


@pytest.mark.on_both_databases
async def test_one_whose_rule_changed_is_to_be_looked_at_again(desk: Desk) -> None:
    await in_force(desk)
    await in_force(desk, HEAD, H)
    assert await desk.service.precedents.check_again(GUILD) == ()
    desk.library.change(RULE, text="It reads otherwise now.")

    assert [each.name for each in await desk.service.precedents.check_again(GUILD)] == ["P-1"]
    assert await desk.service.precedents.check_again(GUILD) == ()
    assert [each.name for each in await desk.service.precedents.list(GUILD, again=True)] == ["P-1"]
    assert await desk.service.notes.revision(GUILD) == 3

    stands = got(await desk.service.precedents.confirm(GUILD, JUDGE, P, 1), Precedent)
    assert not stands.again
    assert await desk.service.precedents.check_again(GUILD) == ()


async def test_an_official_answer_and_a_rule_that_is_gone_have_one_looked_at_again(desk: Desk) -> None:
    await in_force(desk)
    faq = rule("toy-faq.turn", corrects=(RULE,), book=book("toy-faq", BookKind.FAQ, "toy"))
    desk.library.rules[faq.id] = faq
    desk.library.change(RULE, see=(faq.id,))
    assert len(await desk.service.precedents.check_again(GUILD)) == 1
    got(await desk.service.precedents.confirm(GUILD, JUDGE, P, 1), Precedent)
    del desk.library.rules[RULE]

    assert len(await desk.service.precedents.check_again(GUILD)) == 1
    assert reason(await desk.service.precedents.confirm(GUILD, JUDGE, P, 1)) is DeskReason.NO_RULE


@pytest.mark.on_both_databases
async def test_what_a_server_ruled_comes_to_another_as_drafts_once(desk: Desk) -> None:
    await in_force(desk)
    await in_force(desk, HEAD, H)
    await drafted(desk)
    file = got(await desk.service.precedents.export(GUILD, JUDGE), bytes)
    for hidden in ("guild", "user", "dispute", "901", "office", "2026"):
        assert hidden not in file.decode()

    taken = got(await desk.service.precedents.import_(ELSEWHERE, HEAD, file, origin="club.json"), Imported)

    assert [(each.name, each.state, each.origin) for each in taken.drafts] == [
        ("H-1", PrecedentState.DRAFT, "club.json H-1"),
        ("P-1", PrecedentState.DRAFT, "club.json P-1"),
    ]
    assert taken.drafts[0].replaces == OTHER_RULE
    again = got(await desk.service.precedents.import_(ELSEWHERE, HEAD, file), Imported)
    assert (again.drafts, again.twins) == ((), 2)
    assert got(await desk.service.precedents.put_in_force(ELSEWHERE, JUDGE, P, 1), Precedent).guild == ELSEWHERE
    assert reason(await desk.service.precedents.export(GUILD, EVA)) is DeskReason.JUDGE_ONLY
    assert reason(await desk.service.precedents.import_(ELSEWHERE, JUDGE, file)) is DeskReason.HEAD_ONLY


async def test_a_file_that_is_none_is_refused_whole(desk: Desk) -> None:
    await in_force(desk)
    file = json.loads(got(await desk.service.precedents.export(GUILD, JUDGE), bytes))

    def changed(**other: Any) -> bytes:
        return json.dumps({**file, **other}).encode()

    good, named = file["precedents"][0], {**file["precedents"][0], "answer": "Ask <@123456789012345678>."}
    wrong = {
        b"": DeskReason.FILE_KIND,
        b"{}": DeskReason.FILE_KIND,
        b"[" * 100_000: DeskReason.FILE_KIND,
        b"\xff\xfe": DeskReason.FILE_KIND,
        changed(format="other"): DeskReason.FILE_KIND,
        changed(version=3): DeskReason.FILE_VERSION,
        changed(people=[1]): DeskReason.FILE_KIND,
        changed(precedents=[{**good, "guild": 1}]): DeskReason.FILE_KIND,
        changed(precedents=[good, named]): DeskReason.PEOPLE,
        changed(precedents=[{**good, "cites": []}]): DeskReason.CITES_NOTHING,
        changed(precedents=[{**good, "question": ""}]): DeskReason.EMPTY,
        b" " * (MOST_BYTES + 1): DeskReason.FILE_SIZE,
    }
    for content, why in wrong.items():
        assert reason(await desk.service.precedents.import_(ELSEWHERE, ADMIN, content)) is why, content[:60]
    assert await desk.service.precedents.list(ELSEWHERE) == ()


async def test_a_file_of_fifty_megabytes_is_refused_by_its_size_before_anything_of_it_is_read(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_force(desk)
    good = json.loads(got(await desk.service.precedents.export(GUILD, JUDGE), bytes))["precedents"][0]
    head = b'{"format":"rozhodci-precedents","version":1,"precedents":['
    item = json.dumps(good).encode()
    huge = head + b",".join([item] * (50 * 1024 * 1024 // len(item))) + b"]}"
    assert len(huge) > 49 * 1024 * 1024

    def read(*_: object, **__: object) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(msgspec.json, "decode", read)
    tracemalloc.start()
    try:
        answer = await desk.service.precedents.import_(ELSEWHERE, ADMIN, huge)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(answer, DeskRefused)
    assert (answer.reason, answer.line.args) == (DeskReason.FILE_SIZE, {"megabytes": MOST_BYTES // 1024 // 1024})
    assert most < MOST_BYTES, "nothing of it is copied"
    monkeypatch.undo()
    assert await desk.service.precedents.list(ELSEWHERE) == ()


@pytest.mark.parametrize("share", [30, *nightly(1)])
async def test_a_file_just_below_the_limit_is_taken_in_and_one_just_above_is_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, share: int
) -> None:
    most = MOST_BYTES // share
    monkeypatch.setattr(files, "MOST_BYTES", most)
    await in_force(desk)
    file = json.loads(got(await desk.service.precedents.export(GUILD, JUDGE), bytes))
    good = file["precedents"][0]
    answer, count = "Ano. " * 190, 1_500 // share
    file["precedents"] = [{**good, "question": f"Platí hod číslo {at}?", "answer": answer} for at in range(count)]
    content = json.dumps(file, ensure_ascii=False).encode()
    full = content + b" " * (most - len(content))
    assert most - len(content) < most // 4, "nearly all of it is precedents"
    assert reason(await desk.service.precedents.import_(ELSEWHERE, ADMIN, full + b" ")) is DeskReason.FILE_SIZE
    assert await desk.service.precedents.list(ELSEWHERE) == ()

    taken = got(await desk.service.precedents.import_(ELSEWHERE, ADMIN, full), Imported)
    assert len(taken.drafts) == count
    drafts = await desk.service.precedents.list(ELSEWHERE)
    assert {each.state for each in drafts} == {PrecedentState.DRAFT}


@pytest.mark.on_both_databases
async def test_a_server_edits_its_copy_of_the_guide(desk: Desk) -> None:
    edit = GuideEdit("guide.late", {Language.CS: "Pozdní příchod"}, {Language.CS: "Počkejte deset minut."})
    assert reason(await desk.service.guides.edit(GUILD, JUDGE, edit)) is DeskReason.HEAD_ONLY
    assert reason(await desk.service.guides.edit(GUILD, HEAD, GuideEdit("No slug!", {}, {}))) is DeskReason.NO_RULE
    got(await desk.service.guides.edit(GUILD, HEAD, edit), GuideEdit)
    assert await desk.service.guides.edits(GUILD) == (edit,)
    assert await desk.service.guides.edits(ELSEWHERE) == ()
    assert await desk.service.notes.revision(GUILD) == 1
    got(await desk.service.guides.edit(GUILD, HEAD, GuideEdit("guide.late", {}, {})), GuideEdit)
    assert await desk.service.guides.edits(GUILD) == ()


@pytest.mark.on_both_databases
async def test_the_oracle_of_a_server_is_laid_what_is_in_force_there(desk: Desk) -> None:
    await drafted(desk)
    assert not await desk.service.notes.lay(GUILD)
    await desk.service.precedents.put_in_force(GUILD, JUDGE, P, 1)
    await in_force(desk, HEAD, H)
    await desk.service.guides.edit(GUILD, HEAD, GuideEdit("guide.late", {Language.SV: "Sen"}, {Language.SV: "Vänta."}))

    assert await desk.service.notes.lay(GUILD)
    assert not await desk.service.notes.lay(GUILD)

    notes = desk.library.notes[GUILD][1]
    assert [(note.id, note.kind, note.head, note.cites) for note in notes] == [
        ("H-1", NoteKind.HOUSE_RULE, True, (OTHER_RULE,)),
        ("P-1", NoteKind.PRECEDENT, False, (RULE,)),
        ("guide.late", NoteKind.GUIDE, False, ()),
    ]
    assert notes[1].titles == {Language.EN: wording().question}
    assert notes[1].lines == ((Language.EN, wording().ways[0]),)
    await desk.service.precedents.withdraw(GUILD, JUDGE, P, 1)
    assert await desk.service.notes.lay(GUILD)
    assert [note.id for note in desk.library.notes[GUILD][1]] == ["H-1", "guide.late"]
    assert not await desk.service.notes.lay(ELSEWHERE)
    assert desk.library.laid(ELSEWHERE) is None


@pytest.mark.slow
async def test_a_real_oracle_finds_what_was_ruled_in_its_server_alone(
    database: Database, games: Registry, clock: HandClock, oracle: Oracle
) -> None:
    desk = Desk(database, games, clock, oracle)
    (cited, *_) = oracle.ask("kolik lodí dostanu na začátku?").rulings
    question = "Smí hráč hned na začátku vyměnit loď za vor?"
    words = wording(language=Language.CS, question=question, answer="Ne, vor není loď.", ways=(), rules=(cited.id,))
    draft = await desk.service.precedents.draft(GUILD, JUDGE, P, words, game=cited.book.game)
    assert isinstance(draft, Precedent), draft
    await desk.service.precedents.put_in_force(GUILD, JUDGE, P, draft.number)
    before = oracle.ask(question, guild=GUILD)

    assert await desk.service.notes.lay(GUILD)

    assert "P-1" not in repr(before)
    assert oracle.ask(question, guild=GUILD).rulings[0].id == "P-1"
    assert "P-1" not in repr(oracle.ask(question, guild=ELSEWHERE))
    assert "P-1" not in repr(oracle.ask(question))
    dispute = await desk.elsewhere(KAREL)
    cites = (await desk.ruled(dispute, rules=("P-1", cited.number))).cites
    assert [each.rule for each in cites] == ["P-1", cited.id]
