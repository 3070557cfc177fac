"""The games that the bot comes with: each brings everything, and nothing of it is anywhere else."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from bot.boards.entry import Boards, GameEntry
from bot.chat.matches.base.options import usual_ruleset
from bot.games.contract import after_events
from bot.games.values import SPECTATOR
from bot.installed import GAMES, known_games
from bot.locales.sentences import FOLDERS, localizer
from rules_index import Language
from tests.bot.games.suite.play import Dice
from tests.bot.games.toy.pack import TOY
from tests.rows import rows

ROOT = Path(__file__).resolve().parents[2]
PACKED = [entry for entry in (*GAMES, TOY) if entry.pack is not None]
EACH = pytest.mark.parametrize("entry", PACKED, ids=lambda entry: entry.key)
NAMES = [f"bot/locales/{language}/games.ftl" for language in Language]
"""The names of all games whose rules can be looked up, refereed or not."""


@EACH
def test_a_worker_finds_the_form_of_its_packs(entry: GameEntry) -> None:
    assert entry.pack is not None
    module, _, name = entry.pack.name.partition(":")
    assert getattr(import_module(module), name) is entry.pack


@EACH
def test_the_file_to_begin_with_is_a_pack(entry: GameEntry) -> None:
    assert entry.pack is not None
    document = entry.pack.document(entry.pack.own())
    assert entry.make(document).key == entry.make(None).key == entry.key


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.key)
def test_its_words_are_among_those_that_are_said(entry: GameEntry) -> None:
    assert entry.words in FOLDERS
    for language in Language:
        assert localizer(language).game(entry.key, "") != ""


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.key)
def test_its_samples_can_be_opened_and_drawn(entry: GameEntry) -> None:
    game, boards = entry.make(None), Boards(GAMES)
    assert entry.samples
    for setup in entry.samples:
        assert game.check(setup) == ()
        state = after_events(game, game.open(setup, Dice(0)))
        picture = boards.draw(entry.key, game.view(state, SPECTATOR), localizer(Language.CS))
        assert (picture is None) == (entry.draw is None)


@rows("language", Language)
@rows("entry", GAMES, ids=lambda entry: entry.key)
def test_its_variants_and_choices_have_names(entry: GameEntry, language: Language) -> None:
    game, words = entry.make(None), localizer(language)
    keys = {f"variant-{game.key}-{way.key}": "" for rules in game.rulesets for way in rules.variants}
    for setup in entry.samples:
        keys |= {f"choice-{game.key}-{each.name}": f"choice-{each.name}" for each in game.choices(setup)}
    assert [key for key, other in keys.items() if words.say(key) == key and words.say(other) == other] == []


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.key)
def test_the_ruleset_is_that_of_the_channels_edition(entry: GameEntry) -> None:
    game = entry.make(None)
    for ruleset in game.rulesets:
        assert usual_ruleset(game, ruleset.book).book == ruleset.book
    assert usual_ruleset(game, "some-other-book") == usual_ruleset(game) == game.rulesets[-1]


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_a_game_is_named_by_its_own_folders_and_one_line_alone(key: str) -> None:
    own = [ROOT / "bot" / part / key for part in ("games", "boards", "locales")]
    found = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "bot").rglob("*"))
        if path.suffix in (".py", ".toml", ".ftl", ".js", ".css", ".html")
        and not any(folder in path.parents for folder in own)
        and key in path.read_text("utf-8").casefold()
    ]
    assert set(found) - set(NAMES) == {"bot/installed.py"}


def test_the_registry_has_all_of_them() -> None:
    assert list(known_games()) == [game.key for game in GAMES]
