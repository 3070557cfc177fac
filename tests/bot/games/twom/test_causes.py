"""Every line of the log about what came of something says what of, and whom it concerns, in each language."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.games.packs.words import reader
from bot.games.twom.looks.came import source
from bot.games.twom.looks.causes import PARTS
from bot.games.twom.position.case import Run
from bot.games.twom.position.causes import Cause, Caused
from bot.games.twom.position.events import Event, Opened, Read, Rolled
from bot.games.twom.position.events_group import Came, LevelSet, Moved, Priced, Tired, Treated, Went
from bot.games.twom.position.events_house import Boarded, Broke, Frosted, Learned, Noised, TurnedOver
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Declaring, Doing, Frame, Rolling, Turning
from bot.games.twom.position.in_hand import cause_of
from bot.games.twom.position.people import Person
from bot.games.values import SPECTATOR, Line
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.owners import WAYS, play
from tests.bot.games.twom.table import NoChance, at, tiny
from tests.bot.games.twom.test_told_lines import CELLAR, HER, STOVE, VERA
from tests.rows import rows

PLACES = (Language.CS, Language.EN, Language.SV)
WORDS: dict[str, tuple[str, str, str]] = {
    "water": ("žíz", "thirst", "törst"),
    "thirst": ("žízeň", "thirst", "törst"),
    "meal": ("jídlo", "meal", "måltid"),
    "no-food": ("bez jídla", "nothing eaten", "ingen mat"),
    "medicine": ("úsvit", "dawn", "gryning"),
    "treated": ("léky", "medicine", "medicin"),
    "alcohol": ("alkohol", "alcohol", "alkohol"),
    "paying": ("akce", "actions", "handlingar"),
    "combat": ("boj", "combat", "strid"),
    "trade": ("obchod", "trade", "handel"),
    "characters": ("začátek kampaně", "beginning of the campaign", "början av kampanjen"),
    "losses": ("smutek", "grief", "sorg"),
    "night.guard": ("hlídka", "on guard", "på vakt"),
    "lock": ("háčkován", "picking the lock", "dyrka"),
    "exploration.unknown-card": ("průzkum", "exploration", "utforskning"),
    "raids.unknown-raid": ("nájezd", "raid", "räd"),
    "backs.heap-planks": ("Věra", "Věra", "Věra"),
    "actions.search": ("Sklep", "Sklep", "Sklep"),
    "states.hunger": ("Věra", "Věra", "Věra"),
}
"""The Czech, English and Swedish words of what something comes from."""
TOKEN = "water"
CAUSED: tuple[Caused, ...] = (
    Moved({TOKEN: 2}, "supply", "store", "gain"),
    LevelSet(VERA, "hunger", 2, 1),
    Went(VERA, "died"),
    Came(Person(VERA)),
    Tired(VERA),
    Treated(VERA, TOKEN, used=True),
    Priced(TOKEN, 1),
    Broke(STOVE, CELLAR),
    Learned(STOVE),
    Boarded(1),
    Frosted(1),
    Noised(2),
    Read(71, book=True),
    TurnedOver(CELLAR, "heap"),
)
"""Everything that says why; a roll says it in its own words."""


def told(language: Language, event: Any) -> str:
    game = tiny()
    say, text = localizer(language).say, reader(game.texts, language)
    return put(game.narrate(event, SPECTATOR)[0], say, str, text)


@rows("language", PLACES)
@rows("of", WORDS)
def test_a_line_says_what_it_comes_from(language: Language, of: str) -> None:
    line = told(language, replace(CAUSED[0], cause=Cause(of, HER, CELLAR)))
    assert WORDS[of][PLACES.index(language)].casefold() in line.casefold()
    assert "twom-" not in line, "every part is a sentence of this language"


@rows("language", PLACES)
@rows("event", CAUSED, ids=lambda event: type(event).__name__)
def test_every_kind_of_line_says_what_it_comes_from(language: Language, event: Caused) -> None:
    bare, line = told(language, event), told(language, replace(event, cause=Cause("states.hunger", HER)))
    assert line.startswith(bare)
    assert "Věra" in line.removeprefix(bare)


def test_the_lists_are_whole() -> None:
    assert {type(event) for event in CAUSED} | {Rolled} == {
        each for each in get_args(Event) if isinstance(each, type) and issubclass(each, Caused)
    }
    assert WORDS.keys() >= PARTS


FRAMES: tuple[tuple[Frame, Cause], ...] = (
    (Doing((), "actions.search", HER), Cause("actions.search", HER, CELLAR)),
    (Declaring("acts.door", HER, where=CELLAR), Cause("acts.door", HER, CELLAR)),
    (Rolling("lock", HER, CELLAR), Cause("lock", HER, CELLAR)),
    (Turning(CELLAR, HER), Cause("turning", HER, CELLAR)),
    (Raiding("unknown-raid", 1, 1), Cause("raids.unknown-raid")),
    (Combat((Foe("B", 2),), HER), Cause("combat", HER)),
)


@rows(("frame", "cause"), FRAMES, ids=lambda each: type(each).__name__)
def test_what_is_in_hand_is_why_something_happens(frame: Frame, cause: Cause) -> None:
    assert cause_of(at("round-over", (Person(VERA, at=CELLAR),), stack=(frame,))) == cause


def test_a_campaign_of_version_1_says_no_causes() -> None:
    for version, said in ((1, False), (2, True)):
        state = at("round-over", (Person(VERA, at=CELLAR),), stack=(FRAMES[0][0],))
        state = replace(state, table=replace(state.table, version=version))
        run = Run(tiny().components, state, NoChance())
        run.emit(CAUSED[0])  # type: ignore[arg-type]
        assert (run.events[0].cause is not None) is said  # type: ignore[union-attr]


WITHOUT = ("gear", "resources", "left-behind", "brought")
"""Moves of the scavengers, who are named in the line itself."""


@pytest.mark.parametrize("way", WAYS)
def test_of_all_that_comes_of_declared_days_one_reads_what_it_comes_from(way: str) -> None:
    played = play(way, 2, 3)
    named = set()
    for event in played.events:
        says_why = isinstance(event, Caused) and not isinstance(event, Opened | Rolled)
        if not says_why:
            continue
        for line in played.game.narrate(event, SPECTATOR)[:1]:
            if line.key == "twom-log-cause":
                named.add(type(event))
                continue
            plain = isinstance(event, Noised) or line.key.removeprefix("twom-log-") in WITHOUT
            assert plain or _names(line, event), event
    assert named >= {Moved, LevelSet}


def _names(line: Line, event: Event) -> bool:
    """Whether a line without a cause is that of somebody who flips a shelter card."""
    return isinstance(event, TurnedOver) and bool(line.args["who"])


def test_what_comes_of_a_death_outside_names_no_key() -> None:
    assert source(tiny().components, "scripts.died-outside") == Line("twom-source-died-outside")
