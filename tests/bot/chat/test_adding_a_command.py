"""A command is added as CONTRIBUTING says, in a copy of the house, and nothing else needs to be touched."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("simcord", reason="the command is used with the extra 'playground'")

ROOT = Path(__file__).resolve().parents[3]

ROLL = '''"""``/roll``: dice by chance."""

from __future__ import annotations

import re
import secrets

import discord

from bot.chat.base.commands.declaring import command
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card, reply
from bot.chat.bot import Bot

_DICE = re.compile(r"([1-9]\\d?)d([1-9]\\d{0,2})", re.ASCII)


@command("roll")
async def roll(interaction: discord.Interaction[Bot], dice: str) -> None:
    """Roll dice, for the person alone who asked."""
    found = _DICE.fullmatch(dice.strip())
    if found is None:
        raise Refusal("roll-no-dice")
    count, sides = map(int, found.groups())
    rolled = [secrets.randbelow(sides) + 1 for _ in range(count)]
    words = await words_of_person(interaction)
    said = words.say("roll-sum", shown=", ".join(map(str, rolled)), sum=sum(rolled))
    await reply(interaction, card(words.say("roll-title", dice=found[0]), [said]))
'''

ENGLISH = """command-roll = roll
command-roll-about = Roll dice
command-roll-dice = dice
command-roll-dice-about = How many dice with how many sides, as in 2d6
roll-title = You roll { $dice }
roll-sum = { $shown }, in all { $sum }
roll-no-dice = Say how many dice with how many sides, as in 2d6.
"""
CZECH = """command-roll = hod
command-roll-about = Hoď kostkami
command-roll-dice = kostky
command-roll-dice-about = Kolik kostek a s kolika stěnami, třeba 2d6
roll-title = Házíš { $dice }
roll-sum = { $shown }, celkem { $sum }
roll-no-dice = Napiš, kolik kostek a s kolika stěnami, třeba 2d6.
"""
SWEDISH = """command-roll = slå
command-roll-about = Slå tärningar
command-roll-dice = tärningar
command-roll-dice-about = Hur många tärningar med hur många sidor, som 2d6
roll-title = Du slår { $dice }
roll-sum = { $shown }, totalt { $sum }
roll-no-dice = Skriv hur många tärningar med hur många sidor, som 2d6.
"""

TEST = '''"""``/roll`` in three languages."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor

from tests.bot.behaviour.table import Table


@pytest.mark.parametrize(
    ("who", "title", "in_all", "name", "option", "about"),
    [
        ("czech", "Házíš 2d6", "celkem", "hod", "kostky", "Hoď kostkami"),
        ("swede", "Du slår 2d6", "totalt", "slå", "tärningar", "Slå tärningar"),
        ("briton", "You roll 2d6", "in all", "roll", "dice", "Roll dice"),
    ],
)
async def test_two_dice(
    table: Table, who: str, title: str, in_all: str, name: str, option: str, about: str
) -> None:
    locale = {"czech": "cs", "swede": "sv-SE", "briton": "en-GB"}[who]
    (sent,) = [each for each in table.env.backend.commands[None].values() if each["name"] == "roll"]
    assert sent["name_localizations"].get(locale, sent["name"]) == name
    assert sent["description_localizations"].get(locale, sent["description"]) == about
    (dice,) = sent["options"]
    assert dice["required"]
    assert dice["name_localizations"].get(locale, dice["name"]) == option
    assert (sent["contexts"], sent["integration_types"]) == ([0, 1, 2], [0, 1])

    member: MemberActor = getattr(table, who)
    shown = await table.use(member, "roll", dice="2d6")
    assert shown.private
    assert title in shown.text
    first, second, both = map(int, re.search(rf"([1-6]), ([1-6]), {in_all} (\\d+)$", shown.text).groups())
    assert first + second == both


async def test_what_is_no_dice_is_refused(table: Table) -> None:
    assert "as in 2d6" in (await table.use(table.briton, "roll", dice="two dice")).text
'''

FILES = {
    "bot/chat/roll.py": ROLL,
    "bot/locales/en/roll.ftl": ENGLISH,
    "bot/locales/cs/roll.ftl": CZECH,
    "bot/locales/sv/roll.ftl": SWEDISH,
    "tests/bot/behaviour/test_roll.py": TEST,
}
FLOORS = "tests/test_floors.py::test_no_arrow_points_upward"


def copied(to: Path) -> Path:
    """The house in another place; its files are the same ones on the disk where that is possible."""

    def link(source: str, target: str) -> None:
        try:
            os.link(source, target)
        except OSError:
            shutil.copy2(source, target)

    for folder in ("bot", "rules_index", "tests"):
        shutil.copytree(ROOT / folder, to / folder, copy_function=link)
    shutil.copy2(ROOT / "pyproject.toml", to)
    (to / ".pytest_cache").symlink_to(ROOT / ".pytest_cache")
    return to


def steps() -> str:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return guide.partition("\n## Add a command\n\n")[2].partition("\n\n")[0]


def test_the_guide_has_five_steps_and_names_the_files_that_are_added() -> None:
    assert re.findall(r"^\d", steps(), re.MULTILINE) == list("12345")
    named = {f"{folder}{file}" for file, folder in re.findall(r"`(\w+\.\w+)` in `([\w/]+/)`", steps())}
    assert named == {path for path in FILES if "/cs/" not in path and "/sv/" not in path}


@pytest.mark.slow
def test_a_command_is_added_in_five_steps(tmp_path: Path) -> None:
    (command,) = re.findall(r"`\.venv/bin/python (-m pytest .*)`", steps())
    more = ["tests/bot/behaviour/test_roll.py", FLOORS, "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]

    house = copied(tmp_path / "house")
    for path, content in FILES.items():
        (house / path).write_text(content, "utf-8")
    done = subprocess.run(
        [sys.executable, *shlex.split(command), *more],
        cwd=house,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
