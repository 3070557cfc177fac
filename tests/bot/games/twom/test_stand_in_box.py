"""What the stand-in pack has in its box: the things, people, house, places and nights."""

from __future__ import annotations

import io
import zipfile
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from bot.games.packs.words import Words
from bot.games.twom.acts.flow.setup import STORE
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.effects.meeting import Fight, Trade
from bot.games.twom.pack.effects.people import Cure, State, Wound
from bot.games.twom.pack.effects.things import Gain, PickOf
from bot.games.twom.pack.folder import zipped
from bot.games.twom.pack.form import FORM, own
from bot.games.twom.pack.kinds import CONDITIONS, RESOURCES
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.walk import walk
from tests.rows import rows

FOLDER = resources.files("bot.games.twom.pack") / "stand_in"
SECTIONS = (
    "name", "frost", "tokens", "states", "shelter", "characters", "traits", "fittings", "locations", "findings",
    "residents", "raids", "fate",
)  # fmt: skip
NIGHT = ("residents", "raids", "fate", "findings", "locations")


@cache
def pack() -> Pack:
    return FORM.read(own())


def section(name: str) -> object:
    return getattr(pack(), name)


def test_the_stand_in_says_that_it_is_one() -> None:
    assert pack().stand_in
    assert (pack().name.cs, pack().name.en, pack().name.sv) == ("náhradní sada", "stand-in pack", "ersättningsset")


def test_the_box_has_as_many_of_each_thing_as_it_should() -> None:
    found = {name: len(getattr(pack(), name)) for name in (*NIGHT, "characters", "traits", "fittings", "tokens")}
    assert found == {
        "residents": 14, "raids": 12, "fate": 10, "findings": 12, "locations": 9,
        "characters": 12, "traits": 10, "fittings": 18, "tokens": 33,
    }  # fmt: skip


@pytest.mark.parametrize("name", ["residents", "raids"])
def test_four_cards_wait_for_the_crime_wave(name: str) -> None:
    assert sum(card.red for card in getattr(pack(), name)) == 4


def test_three_kinds_of_token_are_resources() -> None:
    assert {token.role for token in pack().tokens if token.role in RESOURCES} == set(RESOURCES)
    assert all(token.value is None and token.weight == 1 for token in pack().tokens if token.role in RESOURCES)
    assert all(token.value is not None for token in pack().tokens if token.role not in RESOURCES)


def test_there_is_as_much_of_everything_as_the_store_begins_with() -> None:
    of_role = {token.role: token.number or 0 for token in pack().tokens}
    assert all(of_role[role] >= number for role, number in STORE.items())


def test_four_characters_have_a_red_frame() -> None:
    assert Counter(each.frame for each in pack().characters) == {"red": 4, "black": 8}


def test_every_skill_is_somebodys_and_everybody_has_one() -> None:
    there = {trait for each in pack().characters for trait in each.traits}
    assert there == {trait.key for trait in pack().traits}
    assert all(each.traits for each in pack().characters)


def test_seven_fittings_are_known_and_can_be_paid_with_what_there_is() -> None:
    numbers = {token.key: token.number or 0 for token in pack().tokens}
    assert sum(fitting.known for fitting in pack().fittings) == 7
    assert all(numbers[key] >= n for fitting in pack().fittings for key, n in fitting.cost.items())
    assert sum(fitting.bed for fitting in pack().fittings) == 3


def test_nineteen_cards_lie_on_three_floors() -> None:
    shelter = pack().shelter
    assert shelter is not None
    assert {space.floor for space in shelter.spaces} == {-1, 0, 1}
    assert sum(len(card.spaces) for card in shelter.cards) == 19


def test_every_kind_of_shelter_card_has_a_back_for_each_of_its_cards() -> None:
    shelter = pack().shelter
    assert shelter is not None
    backs = Counter[str]()
    for back in shelter.backs:
        backs[back.of] += back.copies
    lying = {card.key: len(card.spaces) for card in shelter.cards}
    assert all(backs[kind] >= number for kind, number in lying.items())
    remains = sum(back.copies for back in shelter.backs if back.leaves == "remains")
    assert 0 < remains <= backs["remains"]


def test_each_letter_has_an_enemy_of_each_prowess() -> None:
    assert Counter((each.letter, each.prowess) for each in pack().enemies) == {
        (letter, prowess): 1 for letter in "ABC" for prowess in range(4)
    }


def test_no_combat_asks_for_more_enemies_of_a_letter_than_there_are() -> None:
    there = Counter(each.letter for each in pack().enemies for _ in range(each.copies))
    for _, fight in walk(pack().residents):
        if isinstance(fight, Fight):
            assert Counter(fight.enemies) <= there
            assert set(fight.weapons) <= set(fight.enemies)


def test_each_state_has_its_fourth_level() -> None:
    assert {each.state: each.script for each in pack().states} == {
        "hunger": 41, "illness": 42, "wounds": 43, "misery": 44, "fatigue": 45,
    }  # fmt: skip
    assert {each.state for each in pack().states} == set(CONDITIONS)
    assert all(each.marks == tuple(sorted(each.marks)) for each in pack().states)


def test_a_card_of_fate_shows_each_die() -> None:
    assert Counter(card.die for card in pack().fate) == {"grey": 4, "yellow": 3, "red": 3}
    assert all(card.bottom and card.bottom_text for card in pack().fate)


def test_the_lower_part_of_fate_hurts_those_who_fight() -> None:
    for card in pack().fate:
        for _, effect in walk(card.bottom):
            if isinstance(effect, State | Wound):
                assert effect.who.of == "combat", card.key


def test_every_token_can_be_come_by() -> None:
    found = {token.key for token in pack().tokens if token.role in STORE}
    for _, effect in walk(tuple(section(name) for name in SECTIONS)):
        match effect:
            case Gain(things):
                found |= things.keys()
            case PickOf(kinds, lose=False):
                found |= set(kinds)
            case Trade(offer):
                found |= set(offer)
    assert {token.key for token in pack().tokens} <= found


@rows("name", SECTIONS)
def test_every_text_is_there_in_three_languages(name: str) -> None:
    texts = [(place, value) for place, value in walk(section(name)) if isinstance(value, Words)]
    assert texts
    for place, words in texts:
        for said in (words.cs, words.en, words.sv):
            assert said, place
            assert said == said.strip(), place
            assert "  " not in said, place


@rows("name", ["traits", "characters", "fittings", "findings", "residents", "raids", "fate"])
def test_every_card_says_something_of_itself(name: str) -> None:
    assert all(card.text is not None for card in getattr(pack(), name))


def test_no_two_cards_of_the_night_have_the_same_name() -> None:
    names = Counter(card.name.cs for name in NIGHT for card in getattr(pack(), name))
    assert not [name for name, number in names.items() if number > 1]


def test_the_words_of_the_pack_are_found_by_the_game() -> None:
    components = Components(pack())
    assert components.say(pack().characters[0].name).key == "pack-text"


def test_no_file_of_the_folder_has_more_than_four_hundred_lines() -> None:
    files = [path for path in Path(str(FOLDER)).rglob("*") if path.is_file()]
    assert files
    assert all(len(path.read_text("utf-8").splitlines()) <= 400 for path in files)
    assert max(Counter(path.parent for path in files).values()) <= 15


def test_a_folder_becomes_the_same_file_each_time(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "pack.toml").write_text('key = "a"\n', "utf-8")
    (tmp_path / "inner" / "raids.csv").write_text("key\nb\n", "utf-8")
    (tmp_path / "inner" / "notes.txt").write_text("not of the pack", "utf-8")
    content = zipped(tmp_path)
    assert content == zipped(tmp_path)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist() == ["inner/raids.csv", "pack.toml"]
        assert archive.read("pack.toml") == b'key = "a"\n'


def test_each_kind_of_medicine_helps_by_some_card_of_fate() -> None:
    cures = {(each.medicine, each.state) for _, each in walk(pack().fate) if isinstance(each, Cure)}
    assert cures == {("medicine", "illness"), ("herbs", "illness"), ("bandage", "wounds")}
