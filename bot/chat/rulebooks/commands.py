"""``/rulebook``: add, list, show, replace and remove the rulebooks of a server."""

from __future__ import annotations

from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of
from bot.chat.base.commands.declaring import Place, command, group
from bot.chat.base.commands.options import Choices, Suggest
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import reply
from bot.chat.bot import Bot
from bot.chat.rulebooks.adding import read_file, report_on
from bot.chat.rulebooks.buttons import ask_to_remove
from bot.chat.rulebooks.keeping import keeper_here, keeps_here, refusals
from bot.chat.rulebooks.report import book_card
from bot.chat.rulebooks.words import listing, said_in
from bot.library.given import Given
from bot.library.records import ServerBook, State
from rules_index import BookKind, Language

_LONGEST = 100
_KINDS = (BookKind.RULEBOOK.value, BookKind.FAQ.value, BookKind.ERRATA.value)

group("rulebook", place=Place.SERVERS, first=("add", "list", "show", "replace", "remove"))


async def suggest_books(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The server's books."""
    return choices_of({str(book.number): book.name for book in await _books(interaction)}, typed)


async def suggest_rulebooks(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The server's rulebooks, which a FAQ or errata may be about."""
    return choices_of({book.key: book.title for book in _rulebooks(await _books(interaction))}, typed)


@command("rulebook", "add")
async def add(
    interaction: discord.Interaction[Bot],
    file: discord.Attachment,
    title: app_commands.Range[str, 1, _LONGEST] | None = None,
    language: Language | None = None,
    kind: Annotated[str | None, Choices(_KINDS)] = None,
    corrects: Annotated[str | None, Suggest(suggest_rulebooks)] = None,
    edition: Annotated[str | None, Suggest(suggest_rulebooks)] = None,
) -> None:
    """Read a rulebook for this server."""
    await keeper_here(interaction)
    books = await _books(interaction)
    is_of = BookKind(kind or (BookKind.FAQ if corrects else BookKind.RULEBOOK))
    about = _rulebook(books, corrects) if corrects else None
    if is_of is not BookKind.RULEBOOK and about is None:
        known = _rulebooks(books)
        about = known[0] if len(known) == 1 else None
    other = _rulebook(books, edition) if edition else None
    given = Given(
        title=" ".join((title or "").split()),
        language=language,
        kind=is_of,
        corrects=about.key if about and is_of is not BookKind.RULEBOOK else "",
        edition_of=other.game if other else "",
    )
    with refusals():
        await read_file(interaction, file, given)


@command("rulebook", "list")
async def list_books(interaction: discord.Interaction[Bot]) -> None:
    """Show the server's books."""
    words, books = await words_of_person(interaction), await _books(interaction)
    await reply(interaction, await listing(interaction, books, words))


@command("rulebook", "show")
async def show(interaction: discord.Interaction[Bot], book: Annotated[str, Suggest(suggest_books)]) -> None:
    """Show one book: the report on a draft to who may confirm it, what was read of others to everybody."""
    words, found = await words_of_person(interaction), _named(await _books(interaction), book)
    if found.state == State.READY:
        keeps, said = await keeps_here(interaction), await said_in(interaction, found)
        await reply(interaction, book_card(found, words, keeps=keeps, said=said))
        return
    await keeper_here(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await reply(interaction, *await report_on(interaction.client, found, words))


@command("rulebook", "replace")
async def replace(
    interaction: discord.Interaction[Bot],
    book: Annotated[str, Suggest(suggest_books)],
    file: discord.Attachment,
) -> None:
    """Read a newer file of a book; the old one answers until the new one is confirmed."""
    await keeper_here(interaction)
    found = _named(await _books(interaction), book)
    if found.state != State.READY:
        raise Refusal("book-not-confirmed")
    given = Given(kind=BookKind(found.kind), corrects=found.corrects, replaces=found.number)
    with refusals():
        await read_file(interaction, file, given)


@command("rulebook", "remove")
async def remove(interaction: discord.Interaction[Bot], book: Annotated[str, Suggest(suggest_books)]) -> None:
    """Ask whether a book is to be deleted."""
    await keeper_here(interaction)
    await ask_to_remove(interaction, _named(await _books(interaction), book))


async def _books(interaction: discord.Interaction[Bot]) -> tuple[ServerBook, ...]:
    return await interaction.client.library.books(interaction.guild_id or 0)


def _named(books: tuple[ServerBook, ...], typed: str) -> ServerBook:
    """The book that was picked, or whose title was typed.

    Raises:
        Refusal: there is none.
    """
    wanted = typed.strip().casefold()
    found = [book for book in books if wanted in (str(book.number), book.name.casefold())]
    if not found:
        raise Refusal("book-refused-gone")
    return found[-1]


def _rulebooks(books: tuple[ServerBook, ...]) -> list[ServerBook]:
    """Those that answer and correct no other."""
    return [book for book in books if book.state == State.READY and not book.corrects]


def _rulebook(books: tuple[ServerBook, ...], typed: str) -> ServerBook:
    """The rulebook that was picked, or whose title was typed.

    Raises:
        Refusal: there is none that answers.
    """
    wanted = typed.strip().casefold()
    for book in _rulebooks(books):
        if wanted in (book.key, book.title.casefold()):
            return book
    raise Refusal("book-refused-unknown")
