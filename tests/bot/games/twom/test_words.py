"""What the game says: each line it may say is a sentence in every language, and each sentence can be said."""

from __future__ import annotations

import ast as python
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias, get_args

import pytest
from fluent.syntax import ast
from msgspec import Struct

from bot.games.twom.acts.day.home import ACTS
from bot.games.twom.acts.flow.setup import CHOICES, KEEPER, SECTIONS
from bot.games.twom.acts.night.treatment import NEXT
from bot.games.twom.asks.told.free import WHYS
from bot.games.twom.asks.told.kinds import GROUPS, KINDS
from bot.games.twom.looks.came import DICE, awaited, came, source
from bot.games.twom.looks.came import VALUES as TOLD
from bot.games.twom.looks.causes import PARTS
from bot.games.twom.looks.labels import card
from bot.games.twom.pack.kinds import Deck
from bot.games.twom.pack.partial import IN_THE_BOX
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Command
from bot.games.twom.position.figures import FIGURES
from bot.games.twom.position.people import Night
from bot.games.twom.position.state import PHASES, Ask, Pending
from bot.games.twom.tells.log import _SAID, BEGINNINGS
from bot.games.values import JUDGE, SPECTATOR
from bot.locales.sentences import LOCALES, localizer
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.bot.games.suite.conformance import WHOLE, Exam
from tests.bot.games.suite.overheard import Overheard
from tests.bot.games.suite.play import Match
from tests.bot.games.test_words import sentences as every_sentence
from tests.bot.games.test_words import variables
from tests.bot.games.twom.table import at, setup, tiny
from tests.once import MadeOnce
from tests.rows import rows

GAME = Path(__file__).resolve().parents[4] / "bot" / "games" / "twom"
OF_THE_CHAT = re.compile(
    r"guide-twom-.*|first-(?:about|goal)-twom|"
    r"(standin|pack-standin|pack-blank|ruleset|variant|choice|help-ask|command|board-legend)-twom(-[a-z0-9]+)*|twom-board-.+"
)
"""What the chat asks for by the game's key, and what stands in the picture of the board."""
NO_MESSAGES = {"twom-cs", "twom-adjust"}
"""The rulebook, and what a family of messages begins with."""
ANSWERS = (
    "yes", "no", "none", "enough", "nothing", "idle", "build", "fight", "flee", "miss", "fate", "trade", "damage",
    "wounds",
)  # fmt: skip
FACTS = (
    "source", "person", "well", "level", "level-by", "level-to", "kill", "leave", "rest", "mark",
    "store", "store-empty", "has", "has-nothing", "cost", "costs", "way", "swap", "offer", "goods",
    "goods-none", "priced", "for-sale", "foe", "card", "card-script",
    "found", "found-nothing", "resources", "later", "meals", "meal", "use", "takes", "gives",
    "raid-left", "raid-dice", "combat-dice", "pools", "pool",
)  # fmt: skip
REASONS = (
    "water", "food", "evening", "location", "gear", "findings", "arms", "people", "things", "house",
    "quiet", "later", "end", "even",
)  # fmt: skip
"""The facts beside a question, and the reasons of the own player."""
VALUES: dict[str, tuple[str, ...]] = {
    "twom-deck-": get_args(Deck),
    "twom-of-": get_args(Deck),
    "twom-die-": DICE,
    "twom-at-": get_args(Night),
    "twom-phase-": PHASES,
    "twom-how-": ("died", "left"),
    "twom-declared-": (
        "done",
        "raid",
        "script",
        "put",
        *KINDS,
        *GROUPS,
        *(each for kinds in GROUPS.values() for each in kinds),
    ),
    "twom-end-": ("nobody-left", "events-over", "days-over", "given-up", "told"),
    "twom-log-": tuple(str(event.__struct_config__.tag) for event in _SAID if issubclass(event, Struct)),
    "twom-log-step-": BEGINNINGS,
    "twom-night-": ("floor", "guard", "outside"),
    "twom-what-": (*DICE, *TOLD, "holder", "characters", "characters-red", "characters-black"),
    "twom-act-": ACTS,
    "twom-cause-": tuple(sorted(PARTS)),
    "twom-without-": tuple(name.replace("_", "-") for name in SECTIONS),
    "twom-section-": ("shelter", *(name.replace("_", "-") for name in IN_THE_BOX)),
    "twom-set-": ("boarded", "day", "frost", "noise"),
    "twom-source-told-": WHYS,
    "twom-roll-": ("thirst", "lock", "raid", "combat", "enemy", "noise"),
    "twom-await-": tuple(NEXT),
    "twom-ask-": tuple(NEXT),
    "twom-fact-": FACTS,
    "twom-no-": ("have",),
    "twom-why-": REASONS,
    "twom-rest-": ("today", "tomorrow"),
    "twom-told-": ("alive", "died", "left"),
    "twom-restored-": ("file", "hand"),
    "twom-part-": (
        *("campaign", "store", "pile", "lost", "locations", "shelter", "built-not", "ideas", "last-resort", "removed"),
    ),
    "twom-sum-": ("days", "here", "lost", *FIGURES),
    "twom-adjust-": ("card", "copies"),
    "twom-": (*CHOICES, KEEPER, *ANSWERS),
    "twom-preview-": tuple(str(each.__struct_config__.tag) for each in get_args(Command)),
    **{f"twom-{name}-": tokens for name, tokens in CHOICES.items()},
}
"""What the ends of keys that the code puts together can be."""


@cache
def sentences(language: Language) -> dict[str, set[str]]:
    """The variables of every message of the game in a language, by its id."""
    found = {}
    for path in sorted((LOCALES / "twom" / language).glob("*.ftl")):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = variables(entry)
    return found


def trees() -> Iterator[python.AST]:
    """Every node of the source of the game."""
    for path in sorted(GAME.rglob("*.py")):
        yield from python.walk(python.parse(path.read_text("utf-8")))


def called(node: python.AST) -> tuple[str, list[python.expr]]:
    """The name of the function that a node calls, and the plain arguments; nothing for any other node."""
    if isinstance(node, python.Call) and isinstance(node.func, python.Name | python.Attribute):
        return (node.func.id if isinstance(node.func, python.Name) else node.func.attr), node.args
    return "", []


def texts(values: list[python.expr], at: int) -> tuple[str, ...]:
    """The text that stands at a place among arguments."""
    value = values[at] if len(values) > at else None
    return (value.value,) if isinstance(value, python.Constant) and isinstance(value.value, str) else ()


@cache
def asked_for() -> frozenset[str]:
    """Every key that the source of the game names or puts together from values that are known beforehand."""
    keys: set[str] = set()
    for node in trees():
        name, values = called(node)
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            keys |= {node.value} if re.fullmatch(r"twom(-[a-z]+)+", node.value) else set()
        elif name == "refuse":
            keys |= {f"twom-no-{why}" for why in texts(values, 1)}
        elif name == "wrong":
            keys |= {f"twom-adjust-{why}" for why in texts(values, 1)}
        elif name in ("roll_black", "roll_combat"):
            keys |= {f"twom-roll-{why}" for why in texts(values, 1 if name == "roll_black" else 2)}
        elif name in ("Moved", "gain", "lose"):
            keys |= {f"twom-log-{why}" for why in texts(values, 3 if name == "Moved" else 2)}
    keys |= {"twom-log-gain", "twom-log-lose"}
    return frozenset(keys - NO_MESSAGES | {start + end for start, ends in VALUES.items() for end in ends})


Heard: TypeAlias = dict[str, set[frozenset[str]]]


@pytest.fixture(scope="session")
def heard(made_once: MadeOnce) -> Heard:
    """What campaigns at random have said, listened to in one process of the test run."""

    def write(folder: Path) -> Path:
        kept = {key: [sorted(given) for given in found] for key, found in listened().items()}
        (folder / "heard.json").write_text(json.dumps(kept), "utf-8")
        return folder / "heard.json"

    found: dict[str, list[list[str]]] = json.loads(made_once("twom-heard", write).read_bytes())
    return {key: {frozenset(given) for given in each} for key, each in found.items()}


def listened() -> Heard:
    """What campaigns played at random say to seats, spectators and judges: for each key the arguments it is given."""
    said = Overheard(tiny())
    examine(said, 1, "bot", kinds=0.3, steps=60)
    for seed in range(24):
        agreed = {name: tokens for name, tokens in CHOICES.items() if name != "length" or seed == 0}
        options = {name: random.Random(f"{name}{seed}").choice(tokens) for name, tokens in agreed.items()}
        for move in Match(said.game(), setup(1 + seed % 6, **options), seed):
            for event in move.events:
                for viewer in (move.prompt.seat, SPECTATOR, JUDGE):
                    said.narrate(event, viewer)
            said.heading(move.after)
    return said.said


def examine(said: Overheard, seats: int, table: str, kinds: float = 1.0, steps: int = WHOLE) -> None:
    """Listen to a campaign that is examined, its cards and dice the bot's or the table's; see :class:`Exam`."""
    each = setup(seats, cards=table, dice=table)
    Exam(said.game(), each, seats, closely=0, each=1, kinds=kinds, steps=steps).run()


def lines_of(said: Heard) -> Iterator[tuple[str, frozenset[str]]]:
    for key, given in sorted(said.items()):
        yield key, frozenset.intersection(*given)


def unwhole(said: Heard, language: Language) -> list[str]:
    """The lines for which a language has no whole sentence, each with what it lacks."""
    known = every_sentence(language)
    return [
        f"{key} lacks {sorted(known[key] - given)}" if key in known else f"{key} is unknown"
        for key, given in lines_of(said)
        if key not in known or not known[key] <= given
    ]


@pytest.mark.parametrize("language", list(Language))
def test_every_line_of_a_campaign_is_a_whole_sentence(heard: Heard, language: Language) -> None:
    assert not (wrong := unwhole(heard, language)), "\n".join(wrong)


@pytest.mark.slow
def test_every_line_of_campaigns_that_are_examined_is_a_whole_sentence() -> None:
    said = Overheard(tiny())
    for seats, table in ((1, "bot"), (3, "table")):
        examine(said, seats, table)
    wrong = [line for language in Language for line in unwhole(said.said, language)]
    assert not wrong, "\n".join(wrong)


def test_campaigns_say_most_of_it(heard: Heard) -> None:
    starts = ("twom-await-", "twom-ask-", "twom-log-", "twom-preview-", "twom-no-", "twom-deck-", "twom-roll-")
    counts = {start: sum(key.startswith(start) for key in heard) for start in starts}
    assert all(number > 4 for number in counts.values()), counts


@pytest.mark.parametrize("language", list(Language))
def test_every_key_of_the_source_is_a_sentence(language: Language) -> None:
    assert asked_for() - sentences(language).keys() == set()


@pytest.mark.parametrize("language", list(Language))
def test_every_sentence_can_be_said(heard: Heard, language: Language) -> None:
    said = asked_for() | heard.keys()
    assert {key for key in sentences(language).keys() - said if not OF_THE_CHAT.fullmatch(key)} == set()


@rows(
    ("language", "number", "said"),
    [
        (Language.CS, 1, "vyber 1 postavu"),
        (Language.CS, 3, "vyber 3 postavy"),
        (Language.CS, 5, "vyber 5 postav"),
        (Language.SV, 2, "välj 2 karaktärer"),
        (Language.EN, 1, "choose 1 character"),
    ],
)
def test_people_are_counted_as_people_do(language: Language, number: int, said: str) -> None:
    assert localizer(language).say("twom-await-whom", count=number) == said


def test_a_roll_names_what_it_was_for_and_the_weapon_that_a_face_shows() -> None:
    said = localizer(Language.EN).say(
        "twom-log-rolled", told=0, purpose="combat, Dita", die="yellow combat die", face="hatchet"
    )
    assert said == "Roll (combat, Dita): yellow combat die (hatchet)"


@rows(
    ("of", "key"),
    [
        ("scripts.71", "twom-source-script"),
        ("fittings.stove", "twom-source-fitting"),
        ("backs.heap-planks", "twom-source-back"),
        ("actions.search", "twom-source-action-of"),
        ("evening.no-guard", "twom-source-other"),
    ],
)
def test_people_are_asked_about_a_source_by_its_name(of: str, key: str) -> None:
    assert source(tiny().components, of).key == key
    assert of not in str(source(tiny().components, of))


def test_what_came_at_a_table_is_called_by_its_name() -> None:
    waiting = at("event", pending=Pending(None, (), "locations", ("chapel",)))
    case = Case(tiny().components, waiting)
    assert came(case.components, "locations", "chapel") == card(tiny().components, "locations", "chapel")
    assert came(case.components, "locations", "chapel").key == "pack-text"
    assert awaited(tiny().components, Ask("backs-heap")).key == "twom-what-back"
    assert awaited(tiny().components, Ask("enemies-a")).args == {"letter": "A"}
