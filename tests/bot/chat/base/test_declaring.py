"""Commands by declaration: which sentences are theirs, which options follow from a function, and what it gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeAlias
from unittest.mock import MagicMock

import discord
import pytest
from discord import AppCommandOptionType, app_commands

from bot.chat.base.commands import declaring
from bot.chat.base.commands.declaring import Command, Place, command, command_for, declared_commands, group
from bot.chat.base.commands.options import Choices, Suggest
from bot.chat.base.commands.translate import Translator
from bot.locales import sentences

Asked: TypeAlias = discord.Interaction[Any]
Write = Callable[..., None]


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


async def suggest(_: Asked, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=typed, value=typed)]


Piece: TypeAlias = Annotated[str, Suggest(suggest)]


@dataclass(frozen=True)
class Drawing:
    piece: Piece
    colour: Colour = Colour.RED
    size: app_commands.Range[int, 1, 9] | None = None


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes the only sentences there are, each of which says its own id in English and, marked, in the others."""

    def written(*ids: str) -> None:
        for language in ("en", "cs", "sv"):
            (tmp_path / language).mkdir()
            mark = "" if language == "en" else f"{language}-"
            text = "".join(f"{each} = {mark}{each}\n" for each in ids)
            (tmp_path / language / "words.ftl").write_text(text, "utf-8")
        monkeypatch.setattr(sentences, "FOLDERS", (tmp_path,))

    return written


@pytest.fixture(autouse=True)
def nothing_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    for known in ("_commands", "_groups", "_menus"):
        monkeypatch.setattr(declaring, known, {})


async def nothing(interaction: Asked) -> None:
    """Has no options."""


def described(made: Command | app_commands.Group) -> dict[str, Any]:
    return made.to_dict(app_commands.CommandTree(discord.Client(intents=discord.Intents.none())))


ROLL = ("command-roll", "command-roll-about")
UNDO = ("command-match-undo", "command-match-undo-about")


@pytest.mark.parametrize(
    ("path", "there", "name", "about"),
    [
        (("roll",), ("command-dice", "command-dice-about"), "command-dice", "command-dice-about"),
        (
            ("roll",),
            ("command-roll-dice", "command-dice", "command-dice-about"),
            "command-roll-dice",
            "command-dice-about",
        ),
        (("match", "undo"), ("command-match-dice", "command-dice-about"), "command-match-dice", "command-dice-about"),
        (
            ("match", "undo"),
            ("command-match-undo-dice", "command-match-dice", "command-dice", "command-match-dice-about"),
            "command-match-undo-dice",
            "command-match-dice-about",
        ),
    ],
)
def test_the_nearest_sentence_is_an_options(
    write: Write, path: tuple[str, ...], there: tuple[str, ...], name: str, about: str
) -> None:
    async def function(interaction: Asked, dice: str) -> None: ...

    write(*ROLL, *UNDO, *there)
    (option,) = described(command_for(path, function))["options"]
    assert (option["name"], option["description"]) == (name, about)


def test_a_command_of_several_groups_may_share_its_name(write: Write) -> None:
    write("command-list", "command-match-list-about")
    made = described(command_for(("match", "list"), nothing))
    assert (made["name"], made["description"]) == ("command-list", "command-match-list-about")


@pytest.mark.parametrize(
    ("path", "there", "sought"),
    [
        (("roll",), (), "command-roll"),
        (("roll",), ("command-roll",), "command-roll-about"),
        (("roll",), ROLL, "command-roll-dice or command-dice"),
        (("roll",), (*ROLL, "command-dice"), "command-roll-dice-about or command-dice-about"),
        (("match", "undo"), UNDO, "command-match-undo-dice or command-match-dice or command-dice"),
    ],
)
def test_a_missing_sentence_is_named(write: Write, path: tuple[str, ...], there: tuple[str, ...], sought: str) -> None:
    async def function(interaction: Asked, dice: str) -> None: ...

    write(*there)
    with pytest.raises(LookupError, match=rf"no sentence {sought};"):
        command(*path)(function)
    assert not declared_commands()


async def test_every_language_says_it(write: Write) -> None:
    write(*ROLL, "command-dice", "command-dice-about")

    async def function(interaction: Asked, dice: str) -> None: ...

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payload = await command_for(("roll",), function).get_translated_payload(tree, Translator())
    assert payload["name_localizations"] == {"cs": "cs-command-roll", "sv-SE": "sv-command-roll"}
    assert payload["options"][0]["description_localizations"]["cs"] == "cs-command-dice-about"


async def of_text(interaction: Asked, it: str) -> None: ...
async def of_optional_text(interaction: Asked, it: str | None = None) -> None: ...
async def of_number(interaction: Asked, it: app_commands.Range[int, 1, 8]) -> None: ...
async def of_optional_number(interaction: Asked, it: app_commands.Range[int, 1, 8] | None = None) -> None: ...
async def of_truth(interaction: Asked, it: bool = False) -> None: ...
async def of_file(interaction: Asked, it: discord.Attachment | None = None) -> None: ...
async def of_piece(interaction: Asked, it: Piece) -> None: ...
async def of_optional_piece(interaction: Asked, it: Piece | None = None) -> None: ...
async def of_limited_piece(
    interaction: Asked, it: Annotated[app_commands.Range[str, 1, 9], Suggest(suggest)]
) -> None: ...
async def of_colour(interaction: Asked, it: Colour) -> None: ...
async def of_optional_colour(interaction: Asked, it: Colour | None = None) -> None: ...
async def of_choices(interaction: Asked, it: Annotated[str, Choices(("red", "blue"))] = "red") -> None: ...


TEXT, WHOLE = AppCommandOptionType.string.value, AppCommandOptionType.integer.value
COLOURS = [{"name": f"command-it-{each}", "value": each} for each in ("red", "blue")]


@pytest.mark.parametrize(
    ("function", "shape"),
    [
        (of_text, {"type": TEXT, "required": True}),
        (of_optional_text, {"type": TEXT, "required": False}),
        (of_number, {"type": WHOLE, "required": True, "min_value": 1, "max_value": 8}),
        (of_optional_number, {"type": WHOLE, "required": False, "min_value": 1, "max_value": 8}),
        (of_truth, {"type": AppCommandOptionType.boolean.value, "required": False}),
        (of_file, {"type": AppCommandOptionType.attachment.value, "required": False}),
        (of_piece, {"type": TEXT, "required": True, "autocomplete": True}),
        (of_optional_piece, {"type": TEXT, "required": False, "autocomplete": True}),
        (of_limited_piece, {"type": TEXT, "required": True, "autocomplete": True, "min_length": 1, "max_length": 9}),
        (of_colour, {"type": TEXT, "required": True, "choices": COLOURS}),
        (of_optional_colour, {"type": TEXT, "required": False, "choices": COLOURS}),
        (of_choices, {"type": TEXT, "required": False, "choices": COLOURS}),
    ],
)
def test_an_option_follows_from_its_type(write: Write, function: Any, shape: dict[str, Any]) -> None:
    write(*ROLL, "command-it", "command-it-about", "command-it-red", "command-it-blue")
    (option,) = described(command_for(("roll",), function))["options"]
    option["choices"] = [{key: each[key] for key in ("name", "value")} for each in option.pop("choices", ())]
    assert {key: value for key, value in option.items() if value != []} == {
        "name": "command-it",
        "description": "command-it-about",
        **shape,
    }


def write_drawing(write: Write) -> None:
    options = [f"command-{each}" for each in ("piece", "colour", "size", "times")]
    write(*ROLL, *options, *(f"{each}-about" for each in options), "command-colour-red", "command-colour-blue")


@pytest.mark.parametrize(
    ("given", "got"),
    [
        ({"piece": "cup"}, Drawing("cup")),
        ({"piece": "cup", "colour": "blue", "size": 3}, Drawing("cup", Colour.BLUE, 3)),
    ],
)
async def test_a_struct_has_an_option_for_each_field(write: Write, given: dict[str, Any], got: Drawing) -> None:
    write_drawing(write)
    heard: list[tuple[Drawing, int]] = []

    async def draw(interaction: Asked, drawing: Drawing, times: int = 1) -> None:
        heard.append((drawing, times))

    made = command_for(("roll",), draw)
    options = {each["name"].removeprefix("command-"): each for each in described(made)["options"]}
    assert [name for name, each in options.items() if each["required"]] == ["piece"]
    assert list(options) == ["piece", "colour", "size", "times"]
    defaults = {each.name: each.default for each in made.parameters if not each.required}
    await call(made)(MagicMock(command=made), **{**defaults, **given})
    assert heard == [(got, 1)]


def call(made: Command) -> Callable[..., Awaitable[None]]:
    """The function that the library calls."""
    return made.callback


async def test_a_choice_of_an_older_version_of_the_bot_is_refused(write: Write) -> None:
    write_drawing(write)
    heard: list[Colour] = []

    async def paint(interaction: Asked, colour: Colour) -> None:
        heard.append(colour)

    made = command_for(("roll",), paint)
    with pytest.raises(app_commands.CommandSignatureMismatch):
        await call(made)(MagicMock(command=made), colour="green")
    await call(made)(MagicMock(command=made), colour="blue")
    assert [type(each) for each in heard] == [Colour]


@pytest.mark.parametrize(
    ("place", "contexts", "installs", "in_private"),
    [
        (Place.ANYWHERE, [0, 1, 2], [0, 1], True),
        (Place.SERVERS, [0], [0], False),
        (Place.SERVERS_AND_DMS, [0, 1], [0], True),
    ],
)
def test_where_it_may_be_used(
    write: Write, place: Place, contexts: list[int], installs: list[int], in_private: bool
) -> None:
    write(*ROLL, *UNDO, "command-match", "command-match-about")
    command("roll", place=place)(nothing)
    group("match", place=place)
    command("match", "undo")(nothing)
    for made in declared_commands():
        assert not isinstance(made, app_commands.ContextMenu)
        payload = described(made)
        assert (payload["contexts"], payload["integration_types"]) == (contexts, installs)
        assert payload["dm_permission"] is in_private


async def test_who_lacks_the_right_neither_sees_nor_uses_it(write: Write) -> None:
    write(*ROLL)
    command("roll", needs="manage_guild")(nothing)
    (made,) = declared_commands()
    assert isinstance(made, app_commands.Command)
    assert described(made)["default_member_permissions"] == discord.Permissions(manage_guild=True).value
    (check,) = made.checks
    assert check(MagicMock(permissions=discord.Permissions(manage_guild=True)))
    with pytest.raises(app_commands.MissingPermissions):
        check(MagicMock(permissions=discord.Permissions.none()))


def test_what_is_needed_most_comes_first_in_a_group(write: Write) -> None:
    names = ("draw", "undo", "move", "pass")
    ids = [f"command-{each}" for each in ("match", *names)]
    write(*ids, "command-match-about", *(f"command-{each}-about" for each in names))
    group("match", first=("pass", "undo"))
    for name in names:
        command("match", name)(nothing)
    (made,) = declared_commands()
    assert isinstance(made, app_commands.Group)
    assert [each.name for each in made.commands] == ["command-pass", "command-undo", "command-draw", "command-move"]


def wrong() -> Iterator[tuple[str, Callable[[], object]]]:
    yield "twice", lambda: [command("roll")(nothing), command("roll")(nothing)]
    yield r"group\('match'", lambda: command("match", "undo", place=Place.SERVERS)(nothing)
    yield "one word or two", lambda: command("match", "undo", "roll")(nothing)
    yield "one word or two", lambda: command()(nothing)


@pytest.mark.parametrize(("said", "declare"), list(wrong()))
def test_a_wrong_declaration_is_refused(write: Write, said: str, declare: Callable[[], object]) -> None:
    write(*ROLL, *UNDO)
    with pytest.raises(ValueError, match=said):
        declare()


def test_an_option_needs_a_type(write: Write) -> None:
    async def function(interaction: Asked, dice) -> None: ...  # type: ignore[no-untyped-def]

    write(*ROLL)
    with pytest.raises(TypeError, match="'dice' has no type"):
        command("roll")(function)
