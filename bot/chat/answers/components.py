"""What the match of a channel is played with: which component a question is about, and the card that tells of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any

import discord
from discord import ui
from msgspec.json import decode, encode

from bot.chat.answers.card import Shown, intro, layout, options_at, small
from bot.chat.answers.saved_buttons import SavedButton, saved_topics, share
from bot.chat.answers.saved_ids import ComponentsId, ViewAction
from bot.chat.answers.saved_questions import AskedQuestion, Buttons, Kind, topic_select
from bot.chat.base.asking.asker import Asker
from bot.chat.base.context import match_here, oracle_of
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer, cut
from bot.chat.bot import Bot
from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Line, Section
from bot.locales.lines import KEY, TEXT
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from rules_index import Language, NamedInQuestion, OwnNames, Ruling

_MOST, _WHOLE, _BRIEF, _NAME = 3, 3000, 280, 100
_OPTIONS = 25

components_button = Buttons(ComponentsId, ViewAction)


class MatchComponents:
    """What everybody may read of a match's components, each section and each named line a thing of its own.

    Args:
        position: the match; of its state nothing is looked at but what spectators see.
        words: sentences for the reader.
    """

    def __init__(self, position: Position, words: Localizer) -> None:
        self.game = position.match.game
        self._match = position.match.id
        self._words = words
        self._renderer = LineRenderer(words, position)
        game: Any = position.game
        self._shown = _shown(game, encode(position.match.setup()))
        self._things = self._shown.things
        self._public_sheet = () if position.state is None else position.sheet(SPECTATOR)

    @property
    def scenarios(self) -> dict[str, int]:
        """The places of the scenario cards by their names in the reader's language."""
        found = ((place, section, line) for place, (section, line, _) in enumerate(self._things))
        return {self.name(place): place for place, section, line in found if line is None and section.is_scenario}

    @property
    def every(self) -> dict[str, int]:
        """The places of all things by their names in the reader's language."""
        return {self.name(place): place for place in range(len(self._things))}

    def asked(self, question: str) -> NamedInQuestion:
        """The things that a question is about; blocks for some milliseconds."""
        named = self._shown.names.asked(question) if self._things else NamedInQuestion()
        return NamedInQuestion(named.places[:_MOST], named.alone)

    def named(self, typed: str) -> int | None:
        """The place of the thing so called in any language, in part or misspelt; blocks for some milliseconds."""
        return self._shown.names.named(typed) if self._things else None

    @property
    def scenario(self) -> int | None:
        """The place of the scenario that is played, once everybody may see it."""
        played = [each.name for each in self._public_sheet if each.is_scenario]
        return next((place for place, (_, _, name) in enumerate(self._things) if name in played), None)

    def name(self, place: int) -> str:
        """What a thing is called, as a label."""
        return self._renderer.plain(self._things[place][2], _NAME)

    def brief(self, places: Sequence[int]) -> list[str]:
        """A line for each thing to show above a ruling, marked as what it is."""
        lines = [cut("; ".join(self._lines(place)), _BRIEF) for place in places]
        return [*lines, small([self._words.say("components-match", match=self._match)])] if lines else []

    def box(self, places: Sequence[int]) -> ui.Container[ui.LayoutView]:
        """The things with all that is printed on them, and whose components they are."""
        room = _WHOLE // max(len(places), 1)
        parts: list[ui.Item[ui.LayoutView]] = []
        for place in places:
            section, line, name = self._things[place]
            heading = [f"### {self._renderer.markdown(section.title if line is None else name)}"]
            heading += [] if line is None else [small([self._renderer.markdown(section.title)])]
            shown = [f"- {each}" for each in self._lines(place)] if line is None else self._lines(place)
            parts += [ui.TextDisplay(cut("\n".join([*heading, *shown]), room)), ui.Separator()]
        pack = [self._renderer.markdown(line) for line in self._shown.sections[0].lines]
        origin = ui.TextDisplay[ui.LayoutView](
            small([self._words.say("components-match", match=self._match), *(cut(line, _BRIEF) for line in pack)])
        )
        return ui.Container(*parts, origin, accent_colour=discord.Colour.blurple())

    def _lines(self, place: int) -> list[str]:
        section, line, _ = self._things[place]
        return [self._renderer.markdown(each) for each in (section.lines if line is None else (line,))]


class ComponentsButton(SavedButton, ComponentsId):
    """The button of an answer about components: shows it to the channel."""

    command = "command-rule"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show the components to everybody, as the match in the channel has them now."""
        position = await match_here(interaction)
        found = None if position is None else await asyncio.to_thread(_again, position, asked.question, words)
        if position is None or found is None:
            raise Refusal("components-gone", command=words.say(self.command))
        topics = await saved_topics(await oracle_of(interaction, words.language), asked, self.command)
        shown = Shown(asked.id, asked.question, Kind.QUESTION, False, len(topics), shared=True)
        await share(
            interaction,
            components_card(shown, *found, topics, words),
            lambda everybody: layout(
                ui.TextDisplay(intro(shown, everybody, interaction.user)),
                MatchComponents(position, everybody).box(found[1]),
            ),
            words.language,
        )


class _Shown:
    """The components that a game is played with, as everybody may read them, and their names."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self._texts = game.texts
        self.sections = game.components_shown(setup)
        self.things = tuple(_things(self.sections))

    @cached_property
    def names(self) -> OwnNames:
        """The names of the things, by their places."""
        return _named(tuple(tuple(self._called(name).items()) for _, _, name in self.things))

    def _called(self, name: Line) -> dict[Language, str]:
        """The name in every language that the pack has it in."""
        words = self._texts.get(str(name.args[KEY]))
        if words is None:
            return {Language.CS: str(name.args[KEY])}
        return {Language(language): text for language, text in words.said.items()}


@lru_cache(maxsize=16)
def _shown(game: Any, setup: bytes) -> _Shown:
    """The components of a game with a setup, as JSON, which stays as it is while a match is played."""
    return _Shown(game, decode(setup, type=Setup))


@lru_cache(maxsize=64)
def _named(components: tuple[tuple[tuple[Language, str], ...], ...]) -> OwnNames:
    """The names of components; matches of one game have the same ones mostly."""
    return OwnNames([dict(names) for names in components])


async def components_here(interaction: Asker, words: Localizer) -> MatchComponents | None:
    """The components of the match in the channel; ``None`` where there is no match."""
    position = await match_here(interaction)
    return None if position is None else MatchComponents(position, words)


def components_card(
    shown: Shown, found: MatchComponents, places: Sequence[int], topics: Sequence[Ruling], words: Localizer
) -> ui.LayoutView:
    """The answer to a question about components: what the match has, and the rules about it to pick from."""
    view = layout(found.box(places))
    if shown.asked is None:
        return view
    if topics:
        options = options_at(dict(enumerate(topics[:_OPTIONS])), words)
        view.add_item(ui.ActionRow(topic_select(shown.asked, options, words.say("components-rules"))))
    label = words.say("button-shared" if shown.shared else "button-share")
    press = components_button(shown.asked, ViewAction.SHARE, label=label, disabled=shown.shared, main=True)
    view.add_item(ui.ActionRow(press))
    return view


async def card_again(
    interaction: discord.Interaction[Bot], shown: Shown, game: str | None, topics: Sequence[Ruling], words: Localizer
) -> ui.LayoutView | None:
    """The card of a question about a game that components answered, as the match has them now; else ``None``."""
    position = await match_here(interaction)
    if position is None or position.match.game != game:
        return None
    found = await asyncio.to_thread(_again, position, shown.question, words)
    return None if found is None else components_card(shown, *found, topics, words)


def _again(position: Position, question: str, words: Localizer) -> tuple[MatchComponents, Sequence[int]] | None:
    """The things of an answer shown before; a card that was picked is named and not asked about."""
    found = MatchComponents(position, words)
    exact = found.every.get(question)
    if exact is not None:
        return found, (exact,)
    named = found.asked(question)
    return (found, named.places) if named.alone else None


def _things(sections: Sequence[Section]) -> Iterator[tuple[Section, Line | None, Line]]:
    """Each section that has a name, and each line that has one, with the name."""
    for section in sections:
        if section.name is not None and section.name.key == TEXT:
            yield section, None, section.name
        for line in section.lines:
            name = line.args.get("name")
            if section.name is not None and isinstance(name, Line) and name.key == TEXT:
                yield section, line, name
