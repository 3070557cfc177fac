"""Files of older versions of the bot stay what they were, and say what can still be proven of them.

In the folder ``older`` those of the toy game and of Zloba are from a bot whose logs had no salt and did not name the
version of the game; those of Doomtrooper are named by the version that decided them.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.matches import verify
from bot.matches.files.checking import check
from bot.matches.files.replay import read_export
from bot.matches.service import MatchService
from bot.referee import checking
from tests.bot.games.contestants import contestants
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Command, Event, Lay, State
from tests.bot.matches.forgeries import KINDS, Absent, File
from tests.bot.matches.table import eventful, exported, opened, played
from tests.bot.matches.tampering import GAMES, rechained
from tests.rows import nightly

FOLDER = Path(__file__).parents[1] / "older"


class Later(Toy):
    """The toy game after its own player was changed."""

    engine = "toy.2"

    def automated(self, state: State, prompt: Prompt) -> Command:
        answer = super().automated(state, prompt)
        hand = state.hands[prompt.seat]
        return Lay(hand[0]) if state.stage == "turn" and hand else answer


class Lost(Later):
    """The toy game after it forgot what it once could bear."""

    def evolve(self, state: State, event: Event) -> State:
        raise TypeError("no such thing any more")


TROOPERS = Registry([Playable("doomtrooper", lambda _: contestants()["doomtrooper"])])
LATER, LOST = Registry([Playable("toy", lambda _: Later())]), Registry([Playable("toy", lambda _: Lost())])


def older(game: str) -> File:
    """The file of a match of a game, from an older version."""
    found: File = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", ["toy", "zloba"])
def test_an_older_file_is_proven_by_its_head_as_far_as_it_can_be_judged(game: str) -> None:
    file = older(game)
    assert file["format"] == "rozhodci.match.1"
    verdict = check(json.dumps(file).encode(), GAMES, file["head"])
    assert verdict.wrong == ()
    assert verdict.code == (verify.UNPROVEN if verdict.unjudged else verify.PROVEN)
    assert check(json.dumps(file).encode(), GAMES).code == verify.UNPROVEN
    assert check(json.dumps(file).encode(), GAMES, "0" * 64).code == verify.WRONG


def test_an_older_file_of_a_game_that_did_not_change_is_judged_throughout() -> None:
    replay = read_export(json.dumps(older("toy")).encode(), GAMES)
    assert replay.breaches() == []
    assert replay.opening.engine == ""


@pytest.mark.parametrize("game", ["toy", *nightly("zloba")])
def test_no_forged_older_file_passes_with_the_head(game: str) -> None:
    sound, passed, tried = older(game), [], 0
    for name, forge in KINDS.items():
        file = copy.deepcopy(sound)
        try:
            forge(file)
        except (Absent, KeyError):
            continue
        for chained in (False, True):
            if chained:
                rechained(file)
            if verify.canonical(file) == verify.canonical(sound):
                continue
            tried += 1
            codes = [verify.exit_code(verify.findings(file, head), head) for head in (sound["head"], None)]
            if codes[0] not in (verify.WRONG, verify.UNREADABLE) or codes[1] == verify.PROVEN:
                passed.append(name)
    assert passed == []
    assert tried > 100


@pytest.mark.parametrize(
    ("engine", "otherwise"),
    [("doomtrooper.2", (116,)), *nightly(("doomtrooper.1", ()), ("doomtrooper.3", ()), ("doomtrooper.7", (8, 10)))],
)
def test_a_match_of_doomtrooper_is_judged_by_the_version_that_played_it(
    engine: str, otherwise: tuple[int, ...]
) -> None:
    """Entries that today's words decide otherwise are not judged; nothing else is found, nothing is called forged."""
    file = older(engine)
    verdict = check(json.dumps(file).encode(), TROOPERS, file["head"])
    assert (verdict.wrong, verdict.whole, verdict.engines) == ((), True, (engine, contestants()["doomtrooper"].engine))
    assert tuple(each.entry for each in verdict.unjudged) == otherwise


@pytest.mark.parametrize("engine", ["doomtrooper.1", *nightly("doomtrooper.2")])
def test_today_cards_are_gone_through_in_another_order_and_with_other_decks(engine: str) -> None:
    """By the version of today the same match would be forged from its first entry on."""
    file = older(engine)
    file["entries"][0]["entry"]["engine"] = contestants()["doomtrooper"].engine
    rechained(file)
    verdict = check(json.dumps(file).encode(), TROOPERS)
    assert [each.entry for each in verdict.wrong][:1] == [1]


def test_a_card_is_judged_by_the_words_it_had_when_it_was_played() -> None:
    """LAMB FOR THE SLAUGHTER asked the opponent once: honest then, it would be forged by the version of today.

    Today it is not even offered to who has no warrior for it.
    """
    file = older("doomtrooper.7")
    played = [row["seq"] for row in file["entries"] if row["entry"].get("command", {}).get("type") == "Play"]
    honest = check(json.dumps(file).encode(), TROOPERS, file["head"])
    assert (honest.wrong, honest.code) == ((), verify.UNPROVEN)
    assert [each.entry for each in honest.unjudged] == [played[0], 10]
    file["entries"][0]["entry"]["engine"] = contestants()["doomtrooper"].engine
    rechained(file)
    assert [each.entry for each in check(json.dumps(file).encode(), TROOPERS).wrong] == [played[0], 10]


async def _with_the_games_own_player(service: MatchService) -> File:
    over = await played(service, await opened(service, 1, automated=2), seed=3)
    return await exported(service, over.match.id)


async def test_an_honest_match_is_not_called_forged_after_the_games_own_player_changed(service: MatchService) -> None:
    file = await _with_the_games_own_player(service)
    verdict = check(json.dumps(file).encode(), LATER, file["head"])
    assert verdict.wrong == ()
    assert any("own player would have moved otherwise" in each.text for each in verdict.unjudged)
    assert (verdict.engines, verdict.whole, verdict.code) == (("toy.1", "toy.2"), True, verify.UNPROVEN)
    assert check(json.dumps(file).encode(), GAMES, file["head"]).code == verify.PROVEN


async def test_where_the_new_version_agrees_with_the_old_one_all_is_well(service: MatchService) -> None:
    over = await played(service, await opened(service, 2))
    file = await exported(service, over.match.id)
    assert check(json.dumps(file).encode(), LATER, file["head"]).code == verify.PROVEN


async def test_a_match_that_the_game_can_no_longer_play_again_keeps_its_chain_and_its_draws(
    service: MatchService,
) -> None:
    file = await _with_the_games_own_player(service)
    verdict = check(json.dumps(file).encode(), LOST, file["head"])
    assert (verdict.wrong, verdict.whole, verdict.code) == ((), False, verify.UNPROVEN)
    assert [each.entry for each in verdict.unjudged] == [2]
    # By the very version that it names there would be no excuse.
    file["entries"][0]["entry"]["engine"] = "toy.2"
    rechained(file)
    assert check(json.dumps(file).encode(), LOST).code == verify.WRONG


async def test_what_no_version_lets_happen_is_wrong_by_any_version(service: MatchService, clock: Any) -> None:
    file = await exported(service, (await eventful(service, clock)).match.id)
    moved = next(row["entry"] for row in file["entries"] if row["entry"]["kind"] == "moved")
    for change in ({"by": "judge"}, {"seat": 9}, {"also": 1}):
        spoilt = copy.deepcopy(file)
        spoilt["entries"][file["entries"].index({**file["entries"][1], "entry": moved})]["entry"].update(change)
        rechained(spoilt)
        assert check(json.dumps(spoilt).encode(), LATER).code == verify.WRONG


async def test_the_command_says_what_it_cannot_judge_and_what_is_proven(
    service: MatchService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await _with_the_games_own_player(service)
    (tmp_path / "match.json").write_text(json.dumps(file), "utf-8")
    monkeypatch.setattr(checking, "known_games", lambda: LATER)
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "match.json"), file["head"]])
    assert done.exit_code == 3
    assert "CANNOT BE JUDGED: entry" in done.output
    assert "played under toy.1 and this is toy.2" in done.output
    assert "every draw are checked all the same, and the events lead to the end" in done.output
    assert "WRONG" not in done.output
