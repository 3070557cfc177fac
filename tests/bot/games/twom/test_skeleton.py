"""The empty pack for people's own box: half full it is used as far as it goes, and mistakes say what to do."""

from __future__ import annotations

import io
import zipfile

import pytest

from bot.games.contract import after_events
from bot.games.packs.problems import PackProblem
from bot.games.packs.saying import line_of
from bot.games.packs.words import reader
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM, skeleton
from bot.games.twom.pack.pack import Pack
from bot.games.twom.position.commands import Place, Task, Tell
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import State
from bot.games.values import Accepted, Line, Rejected
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.packs.zips import zipped
from tests.bot.games.twom.table import NoChance, first_day, setup
from tests.rows import rows

ABLE = "vera,Věra,,,red,2,6,8\nrehor,Řehoř,,,black,1,3,12\ndita,Dita,,,black,3,8,10\n"
"""Three of the twelve characters of a box."""
TWELVE = ABLE + "".join(f"one-{n},Osoba {n},,,black,1,1,9\n" for n in range(9))
LANGUAGES = (Language.CS, Language.EN, Language.SV)


def files_of(content: bytes) -> dict[str, str]:
    """The files of a pack by their names."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def filled(**rows: str) -> bytes:
    """The empty pack with these rows below those of its tables."""
    files = files_of(skeleton())
    for name, more in rows.items():
        files[f"{name}.csv"] += more
    return zipped(files)


def read(**rows: str) -> Pack:
    return FORM.read(filled(**rows))


def said(content: bytes, language: Language) -> list[str]:
    """The mistakes of a pack as people read them, each after its file and its line."""
    with pytest.raises(PackProblem) as refused:
        FORM.read(content)
    say = localizer(language).say
    return [f"{each.file}:{each.line}: {put(line_of(each), say, str, str)}" for each in refused.value.problems]


def placing(game: Twom) -> State:
    """The first round at a table with its own cards and dice."""
    return first_day(game, "placing", NoChance(), cards="table", dice="table")


def played(game: Twom, state: State) -> State:
    """The position after a round in which somebody brings wood."""
    command = game.command(state, game.prompts(state)[0], ("search", "=Sklep", "wood", "2", ".idle", ".idle"))
    assert isinstance(command, Place)
    decision = game.decide(state, game.prompts(state)[0].seat, command, NoChance())
    assert isinstance(decision, Accepted), decision
    return after_events(game, decision.events, state)


def keys(lines: tuple[Line, ...]) -> list[str]:
    return [line.key for line in lines]


def test_every_table_names_its_columns_and_public_numbers_are_there() -> None:
    """The numbers are those that owners counted in public: 186 pieces with the 40 of states and 32 resources."""
    tables = {name: text.splitlines() for name, text in files_of(skeleton()).items() if name != "pack.toml"}
    assert {name.partition(".")[0] for name in tables} >= {
        "tokens", "characters", "fittings", "states", "dice", "events", "locations", "exploration", "findings",
        "residents", "enemies", "visitors", "raids", "fate", "last_resort", "scripts", "traits",
        "spaces", "ladders", "shelter_cards", "backs",
    }  # fmt: skip
    assert all("," in lines[0] for lines in tables.values())
    tokens = {token.key: token for token in read().tokens}
    assert [tokens[key].number for key in ("wood", "component", "water")] == [12, 14, 6]
    assert (tokens["pistol"].value, tokens["pistol"].weight) == (16, 1)
    assert [line.split(",")[0] for line in tables["states.csv"][1:]] == [
        "hunger", "illness", "wounds", "misery", "fatigue",
    ]  # fmt: skip
    assert [line.split(",")[0] for line in tables["dice.csv"][1:]] == ["grey", "yellow", "red"]


def test_an_empty_pack_is_one_and_a_round_is_played_with_it() -> None:
    game = Twom(read())
    state = placing(game)
    assert played(game, state).store["wood"] == state.store["wood"] + 2


def test_full_tables_are_used_and_begun_ones_are_asked_about() -> None:
    """All twelve characters are there, and of the ten night raids one, so that none of them is taken for the deck."""
    game = Twom(read(characters=TWELVE, raids="gang,Banda,,,2,1,,\n", states=""))
    state = placing(game)
    assert {each.key for each in state.people} <= set(game.components.characters)
    assert game.components.raids == {}
    assert played(game, state).store["wood"] == state.store["wood"] + 2
    (short, without) = game.cautions(setup(3, cards="table"))
    assert (short.key, without.key) == ("twom-caution-short", "twom-caution-without")
    assert short.args["short"] == (Line("twom-short", {"section": Line("twom-section-raids"), "count": 1, "of": 10}),)
    assert Line("twom-without-characters") not in without.args["without"]  # type: ignore[operator]
    assert game.pack_report == (short, without)


def test_three_of_twelve_people_are_not_all_that_may_come() -> None:
    game = Twom(read(characters=ABLE))
    people = placing(game).people
    assert [each.capacity for each in people] == [9, 9, 9], "they were asked about"


def test_a_number_that_nobody_filled_in_is_asked() -> None:
    game = Twom(read(characters=TWELVE.replace("vera,Věra,,,red,2,6,8", "vera,Věra,,,red,2,,")))
    state = after_events(game, game.open(setup(3, cards="table", dice="table"), NoChance()))
    state = told(game, state, Tell("0"))
    asked = told(game, state, Tell("vera"))
    assert asked.pending is not None
    assert [(ask.what, ask.who) for ask in asked.pending.asks] == [("empathy", "vera"), ("capacity", "vera")]
    (vera,) = told(game, asked, Tell("6", ("8",))).people
    card = game.components.characters["vera"]
    assert (card.prowess, vera.empathy, vera.capacity) == (2, 6, 8)


def test_one_number_that_is_left_out_of_a_pack_in_the_making_is_asked_as_well() -> None:
    game = Twom(read(characters=TWELVE.replace("vera,Věra,,,red,2,6,8", "vera,Věra,,,red,,6,8")))
    state = after_events(game, game.open(setup(3, cards="table", dice="table"), NoChance()))
    asked = told(game, told(game, state, Tell("0")), Tell("vera"))
    assert asked.pending is not None
    assert [ask.what for ask in asked.pending.asks] == ["prowess"]
    assert told(game, asked, Tell("3")).people[0].prowess == 3


def told(game: Twom, state: State, command: Tell) -> State:
    decision = game.decide(state, game.prompts(state)[0].seat, command, NoChance())
    assert isinstance(decision, Accepted), decision
    return after_events(game, decision.events, state)


def test_dice_and_marks_are_read_from_their_tables() -> None:
    files = files_of(skeleton())
    files["dice.csv"] = "die,1,2,3,4,5,6\ngrey,0,1,1,2,2,S\nyellow,0,1,2,2,3,3\nred,empty,1,2,3,3,hatchet\n"
    files["states.csv"] = files["states.csv"].replace("hunger,hlad,hunger,hunger", "hunger,hlad,,,0,0,1,2,71")
    pack = FORM.read(zipped(files))
    assert pack.dice is not None
    assert pack.dice.grey == ("0", "1", "1", "2", "2", "S")
    assert [(each.state, each.marks, each.script) for each in pack.states] == [("hunger", (0, 0, 1, 2), 71)]
    files["states.csv"] += "pain,bolest,,,0,0,1,2,71\n"
    (wrong,) = said(zipped(files), Language.EN)
    assert wrong.startswith("states.csv:7: state: 'pain' is not known here. Choose one of: fatigue, wounds,")


def house(cards: int = 19, backs: int = 19) -> dict[str, str]:
    """The tables of a shelter on two floors: a ladder leads to the look-out, heaps lie in rooms in a row."""
    rooms = "".join(f"room-{number},Pokoj {number},,,0,{number + 2},\n" for number in range(cards))
    lying = " ".join(f"room-{number}" for number in range(cards))
    return {
        "spaces": f"guard,hlídka,,,0,0,guard\nfloor,podlaha,,,0,1,floor\nlook-out,rozhled,,,1,0,look-around\n{rooms}",
        "ladders": "guard,look-out\n",
        "shelter_cards": f"heap,halda,heap,hög,,{lying}\n" if cards else "",
        "backs": f"heap,heap-wood,{backs},,Dřevo,,\n" if backs else "",
    }


def test_a_whole_shelter_is_read_from_four_tables_and_its_ways_are_watched() -> None:
    game = Twom(read(**house()))
    assert not any(line.key == "twom-caution-short" for line in game.pack_report)
    state = placing(game)
    assert len(state.shelter) == 19
    assert state.backs == {"heap": {"heap-wood": 19}}
    refused = game.decide(state, state.holder, Place((Task((state.keys[0],), "attic", "turn"),)), NoChance())
    assert isinstance(refused, Rejected)
    task = Task((state.keys[0],), "room-18", "turn")
    assert isinstance(game.decide(state, state.holder, Place((task,)), NoChance()), Accepted)


@pytest.mark.parametrize(("cards", "backs", "there"), [(3, 3, 3), (19, 0, 0), (0, 0, 0)])
def test_a_shelter_that_is_begun_is_accepted_and_asked_about(cards: int, backs: int, there: int) -> None:
    game = Twom(read(**house(cards, backs)))
    state = placing(game)
    assert state.shelter == {}, "people say what they do, and where"
    assert played(game, state).store["wood"] == state.store["wood"] + 2
    short = game.cautions(setup(3, cards="table"))[0].args["short"]
    assert short == (Line("twom-short", {"section": Line("twom-section-shelter"), "count": there, "of": 19}),)


def test_of_a_shelter_without_backs_people_say_what_is_on_them() -> None:
    game = Twom(FORM.read(complete(**house(backs=0))))
    state = placing(game)
    turned = game.decide(state, state.holder, Place((Task((state.keys[0],), "room-0", "turn"),)), NoChance())
    assert isinstance(turned, Accepted)
    after = after_events(game, turned.events, state)
    assert after.stack[-1] == Declaring("backs.heap", (state.keys[0],), where="room-0")
    say = localizer(Language.EN).say
    assert "heap" in put(game.prompts(after)[0].ask, say, str, reader(game.texts, Language.EN))


def test_skills_are_listed_and_named_beside_characters() -> None:
    skilled = TWELVE.replace("vera,Věra,,,red,2,6,8", "vera,Věra,,,red,2,6,8,cook smoker")
    pack = read(characters=skilled, traits="cook,kuchařka,cook,kock\nsmoker,kuřačka,smoker,rökare\n")
    assert pack.characters[0].traits == ("cook", "smoker")
    (wrong,) = said(filled(characters=skilled, traits="cook,kuchařka,cook,kock\n"), Language.EN)
    assert wrong.startswith("characters.csv:2: ") and "smoker" in wrong


def test_rows_may_be_in_three_languages() -> None:
    rows = "vera,Věra,,,red,2,6,8\nann,,Ann,,black,1,3,12\nsven,,,Sven,black,3,8,10\n"
    names = [each.name for each in read(characters=rows).characters]
    assert [name.in_language("sv") for name in names] == ["Věra", "Ann", "Sven"]
    assert [name.cs for name in names] == ["Věra", "Ann", "Sven"]


def complete(**rows: str) -> bytes:
    """The same without a word on that it is still being filled in."""
    files = files_of(filled(**rows))
    return zipped({**files, "pack.toml": files["pack.toml"].replace("partial = true", "")})


def alone(raids: bytes | str) -> bytes:
    """A pack with a table of raids alone."""
    return zipped({"pack.toml": 'key="a"\nname.cs="a"', "raids.csv": raids})


MERGED = "vera,Věra,,,red,2,3,4\n,Anna,,,black,1,1,9\n"


@rows(
    ("content", "where", "does"),
    [
        (filled(characters="vera,Věra,,,red,12,6,8\n"), "characters.csv:2: prowess: ", "and the column it is in."),
        (filled(characters="vera,Věra,,,red,2,6,40\n"), "characters.csv:2: capacity: ", "and the column it is in."),
        (filled(raids="a,A,,,-1,1,,\n"), "raids.csv:2: damage: ", "and the column it is in."),
        (filled(characters=MERGED), "characters.csv:3: ", "merged cells leave their value in the first row only."),
        (filled(raids="a,A,,,1,1,,\na,A,,,1,1,,\n"), "raids.csv:3: key: ", "identical cards in the column `copies`."),
        (filled(raids="Velká banda,A,,,1,1,,\n"), "raids.csv:2: key: ", "such as `old-shovel`."),
        (filled(raids="a,A,,,dvě,1,,\n"), "raids.csv:2: damage: ", "leave it empty."),
        (filled(raids="a,A,,,1,1,ano,\n"), "raids.csv:2: red: ", "write 1 for yes, and leave it empty otherwise."),
        (filled(raids="a,A,,,1,1,,,,x\n"), "raids.csv:2: ", "Split merged cells, or put text"),
        (filled(enemies="D,2,\n"), "enemies.csv:2: letter: ", "Choose one of: A, B, C"),
        (filled(events="a,A,,,kapitola,,,\n"), "events.csv:2: kind: ", "Choose one of: event, chapter, finale"),
        (filled(spaces="hall,sál,,,0,čtyři,\n"), "spaces.csv:5: column: ", "leave it empty."),
        (filled(spaces="hall,sál,,,0,40,\n"), "spaces.csv:5: column: ", "and the column it is in."),
        (filled(backs="heap,wood,a,,x,,\n"), "backs.csv:2: copies: ", "leave it empty."),
        (filled(shelter_cards="heap,halda,,,trh,\n"), "shelter_cards.csv:2: obstacle: ", "Choose one of: bars, door"),
        (complete(characters=TWELVE.replace("6,8\n", "6,8,cook\n")), "characters.csv:2: traits: ", "or add it there."),
        (complete(characters="vera,Věra,,,black,2,6,8\n"), "characters.csv:2: characters: ", "in pack.toml."),
        (complete(**house() | {"ladders": ""}), "spaces.csv:7: ", "or add a ladder."),
        (complete(**house() | {"ladders": "guard,attic\n"}), "ladders.csv:2: ", "or add it there."),
        (complete(**house(backs=5)), "backs.csv:2: ", "or none at all."),
        (complete(spaces="hall,sál,,,0,1,\n"), "spaces.csv:5: ", "of exactly one space, and 0 have it."),
        (complete(spaces="a,A,,,0,1,\nb,B,,,0,1,\n"), "spaces.csv:6: ", "its own place."),
        (alone("klíč,key\nx,a\n"), "raids.csv:2: klíč: ", "Keep the names"),
        (alone("key,,name.cs\na,b,c\n"), "raids.csv:1: ", "split merged"),
        (alone("key,name.cs\na,Tlupa\xe1".encode("cp1250")), "raids.csv:2: ", "in your spreadsheet as “CSV UTF-8”."),
    ],
)  # fmt: skip
def test_a_mistake_says_where_what_and_what_to_do_in_every_language(content: bytes, where: str, does: str) -> None:
    english, *_ = (each for each in said(content, Language.EN) if each.startswith(where))
    assert does in english
    told_ = {language: said(content, language) for language in LANGUAGES}
    assert len({" ".join(each) for each in told_.values()}) == len(LANGUAGES)
    assert not any("pack-wrong" in each or "Expected" in each for found in told_.values() for each in found)


def test_every_mistake_of_a_row_of_merged_cells_is_told_at_once() -> None:
    found = said(filled(characters=f"{MERGED},,,,,1,1,9\n"), Language.CS)
    assert [each.partition(": ")[0] for each in found] == ["characters.csv:3", *["characters.csv:4"] * 3]


def test_a_table_that_is_called_complete_needs_enough_cards() -> None:
    (wrong,) = said(complete(characters="vera,Věra,,,red,2,6,8\n"), Language.EN)
    assert "at least two characters with a black frame" in wrong


def test_invented_people_are_warned_of_where_cards_are_real() -> None:
    game = Twom.from_bytes(None)
    assert keys(game.cautions(setup(3, cards="table"))) == ["twom-caution-invented"]
    assert game.cautions(setup(3, cards="bot")) == ()
    assert game.pack_report == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_warnings_are_sentences(language: Language) -> None:
    say = localizer(language).say
    game = Twom(read(raids="gang,Banda,,,2,1,,\n"))
    for table in (setup(3, cards="table"), setup(3, cards="box")):
        for line in (*game.cautions(table), *Twom.from_bytes(None).cautions(table)):
            assert "twom-" not in put(line, say, str, str)
