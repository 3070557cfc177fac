"""Files forged by somebody who knows how the chain is made; and pasts that must be what they were."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable

import pytest

from bot.games.registry import Registry
from bot.matches import verify
from bot.matches.files import json_files
from bot.matches.files.checking import check
from bot.matches.files.comparing import differences
from bot.matches.files.replay import ReplayProblem, read_export
from bot.matches.model.match import Status
from bot.matches.service import MatchService
from tests.bot.matches.forgeries import KINDS, Absent, File
from tests.bot.matches.table import JUDGE, WHY, exported, granted, move, opened, played
from tests.bot.matches.tampering import GAMES, caught, forged, matches, rechained
from tests.bot.matches.verified import problems
from tests.rows import rows

ONLY_BY_HEAD = {
    "move: another answer, by rules of another version",
    "move: a move of the clock as a person's",
    "move: taken back further",
    "move: the last left out",
    "draw: nothing mixed in, and no salt",
    "end: too early, a draw",
    "end: too early, abandoned",
    "time: of an entry, a little later",
    "time: of the whole match",
    "time: more of it given",
    "time: none given",
    "seat: never left",
    "seat: never taken",
    "seat: two factions swapped",
    "seat: the clock gave up for it",
    "seat: a newcomer's",
    "match: another choice",
    "match: another engine",
    "match: another pack",
}
"""What may just as well have been played: only the posted head, or the match itself, tells it from the truth."""

MENDED = {
    "end: another status",
    "end: another outcome at the top",
    "match: another head",
    "match: another hash",
    "match: another hash before",
    "match: another place",
}
"""What is undone by making everything fit to the entries, which were not touched."""


@pytest.fixture(scope="module")
def sound() -> dict[str, File]:
    """Matches of each game as they were played."""
    return matches()


@pytest.fixture
async def over(service: MatchService) -> File:
    """The file of a match that was played to its end."""
    position = await played(service, await opened(service, 3))
    return await exported(service, position.match.id)


def test_every_sound_match_is_proven_by_its_head_and_by_nothing_less(sound: dict[str, File]) -> None:
    for file in sound.values():
        # The order of the names and the space between them say nothing.
        turned = json.dumps({name: file[name] for name in reversed(file)}, indent=7).encode()
        assert check(turned, GAMES, file["head"]).code == verify.PROVEN
        without = check(turned, GAMES)
        assert (without.code, without.wrong) == (verify.UNPROVEN, ())
        assert differences(verify.loaded(turned), file) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_no_forged_file_passes(sound: dict[str, File], name: str) -> None:
    applied = 0
    for game, file in sound.items():
        for chained in (False, True):
            try:
                spoilt = forged(file, KINDS[name], chained=chained)
            except Absent:
                continue
            applied += 1
            if verify.canonical(spoilt) == verify.canonical(file):
                assert chained, "nothing was forged"
                assert name in MENDED
                continue
            by = caught(file, spoilt)
            assert by.head, "passes with the head that was posted"
            assert by.chat, "passes in chat, where the match is at hand"
            assert by.code != verify.PROVEN, "is proven by nothing"
            assert chained or by.chain, "passes as it is"
            assert not chained or by.by_itself or name in ONLY_BY_HEAD, game
    assert applied


def test_there_are_many_kinds_of_forgery() -> None:
    assert len(KINDS) > 100
    assert set(KINDS) >= MENDED | ONLY_BY_HEAD


@rows(
    "spoil",
    [
        lambda text: text.replace('"match": ', '"match": 7, "match": ', 1),
        lambda text: text.replace('"seq": 2', '"seq": NaN', 1),
        lambda text: text[:-1],
        lambda text: "[" * len(text),
    ],
)
def test_a_file_that_two_readers_could_read_differently_is_not_read(
    sound: dict[str, File], spoil: Callable[[str], str]
) -> None:
    verdict = check(spoil(json.dumps(sound["toy"])).encode(), GAMES)
    assert verdict.code == verify.UNREADABLE
    assert verdict.export is None


def test_a_file_that_is_too_much_to_check_is_left_alone(
    sound: dict[str, File], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = json.dumps(sound["toy"]).encode()
    monkeypatch.setattr(json_files, "MOST_ENTRIES", len(sound["toy"]["entries"]))
    assert check(data, GAMES, seconds=600).wrong == ()
    out_of_time = check(data, GAMES, seconds=0)
    monkeypatch.setattr(json_files, "MOST_ENTRIES", len(sound["toy"]["entries"]) - 1)
    too_many = check(data, GAMES, seconds=600)
    for verdict in (out_of_time, too_many):
        assert ([each.kind for each in verdict.wrong], verdict.export) == (["long"], None)


def test_a_pack_in_a_file_takes_the_place_of_no_other(sound: dict[str, File]) -> None:
    file = {**sound["toy"], "pack": "ab" * 32, "components": "stone = 1"}
    assert check(json.dumps(file).encode(), GAMES).code == verify.WRONG
    assert GAMES.made("toy", "ab" * 32) is None


def _with_two_beginnings(file: File) -> None:
    file["entries"].insert(0, {**file["entries"][0]})


def _drawn_from(below: object) -> Callable[[File], None]:
    def forge(file: File) -> None:
        file["entries"][0]["entry"]["draws"][0][1] = below

    return forge


def _drawn_in_between(file: File) -> None:
    drawn = file["entries"][0]["entry"]["draws"][0]
    drawn[2] = float(drawn[2])


def _without_names(file: File) -> None:
    file["entries"][2]["entry"] = []


def _with_other_components(file: File) -> None:
    file["components"], file["pack"] = 5, "none"


@rows(
    ("forge", "said"),
    [
        (lambda file: file["entries"].pop(), "the end of the log is missing"),
        (_with_two_beginnings, "begins with the opening"),
        (lambda file: file["entries"].insert(-1, {**file["entries"][-1]}), "goes on after the end"),
        (_drawn_from(True), "was drawn below True"),
        (_drawn_from(2**256 + 1), "was drawn below"),
        (_drawn_in_between, "must be"),
        (_without_names, "no whole match export"),
        (_with_other_components, "belong together"),
    ],
)
def test_a_whole_chain_proves_no_forgery(over: File, forge: Callable[[File], None], said: str) -> None:
    file = copy.deepcopy(over)
    forge(file)
    rechained(file)
    found = problems(file)
    assert any(said in each for each in found), found


async def test_only_what_was_posted_tells_another_secret(service: MatchService) -> None:
    over = await played(service, await opened(service))
    file = await exported(service, over.match.id)
    told = verify.to_compare(file)
    assert file["commitment"] == over.match.course.commitment
    assert file["commitment"] in told
    assert over.match.head in told


@pytest.mark.parametrize("below", [0, -1, 2**256 + 1])
def test_nothing_is_drawn_from_no_numbers_or_too_many(below: int) -> None:
    with pytest.raises(ValueError, match="nothing can be drawn"):
        verify.draw(b"secret", 1, 1, "die", below, 0)


def _seated(seat: int) -> Callable[[File], None]:
    def forge(file: File) -> None:
        moved = next(row["entry"] for row in file["entries"] if row["entry"]["kind"] == "moved")
        moved["events"][0]["seat"] = seat

    return forge


def _commanded(file: File) -> None:
    moved = next(row["entry"] for row in file["entries"] if row["entry"]["kind"] == "moved")
    moved["command"] = {"type": "Cheat"}


def _coloured(file: File) -> None:
    file["entries"][0]["entry"]["setup"]["seats"][0]["choices"]["faction"] = "gold"


def _timeless(file: File) -> None:
    entry = file["entries"][1]["entry"]
    entry["at"] = entry["at"][:19]


@rows(
    ("forge", "said"),
    [
        (_timeless, "with a timezone"),
        (_seated(99), "what cannot happen in its match"),
        (_seated(10**20), "what cannot happen in its match"),
        (_commanded, "can make nothing of it"),
        (_coloured, "cannot be opened like this"),
    ],
)
def test_the_referee_names_what_it_cannot_make_sense_of(
    over: File, games: Registry, forge: Callable[[File], None], said: str
) -> None:
    file = copy.deepcopy(over)
    forge(file)
    rechained(file)
    try:
        found = read_export(json.dumps(file).encode(), games).breaches()
    except ReplayProblem as problem:
        found = [str(problem)]
    assert any(said in each for each in found), found


async def test_every_past_is_what_it_was_where_the_games_own_player_moves_at_once(
    service: MatchService, games: Registry
) -> None:
    position = await opened(service, 1, automated=2)
    number = position.match.id
    assert position.match.seq > 1
    lot = random.Random(1)
    for _ in range(2):
        position = await move(service, position, lot)
    assert position.match.status is Status.PLAYING
    # Each going back is followed at once, in the same change, by moves of the game's own players.
    for to in range(1, position.match.seq):
        after = granted(await service.orders.rewind(number, JUDGE, to, reason=WHY))
        if after.match.status is not Status.PLAYING:
            break

    data = await service.exports.export(number, JUDGE)
    assert isinstance(data, bytes)
    replay = read_export(data, games)
    for seq, state in enumerate(replay.states, 1):
        then = await service.history.position_at(number, seq)
        assert then is not None
        assert then.state == state, seq
