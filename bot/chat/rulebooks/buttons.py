"""The buttons under the report on a rulebook: confirm it, read it flat, drop it, try it, remove it."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.answers.ruling_text import place_in, statement
from bot.chat.base.context import oracle_of, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.guilds import forget_game
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.messages import Style, attachments, button, card, page_picture, reply, update
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.rulebooks.adding import draft_of, followed
from bot.chat.rulebooks.ids import BookActId, BookPagesId, BookTryId
from bot.chat.rulebooks.keeping import keeper_here, refusals
from bot.chat.rulebooks.report import book_card, progress_card, title_of, tried
from bot.library.given import Progress
from bot.library.records import Pages, ServerBook, State
from bot.locales.sentences import Localizer
from rules_index import Answer, Oracle, ServerOracle

_QUESTION = 100


class BookButton(IdButton, BookActId):
    """Any button under a book."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Do it, for those who may."""
        if interaction.client.is_repeated(interaction):
            return
        await keeper_here(interaction)
        book, words = await draft_of(interaction, self.number), await words_of_person(interaction)
        match self.act:
            case "confirm":
                await _confirm(interaction, book, words)
            case "flat":
                await _flatten(interaction, book, words)
            case "discard" | "remove":
                if self.act == "discard" and book.state == State.READY:
                    raise Refusal("book-refused-gone")
                gone = await interaction.client.library.remove(book)
                for each in gone:
                    if not any(left.game == each.game for left in await _ready(interaction)):
                        await forget_game(interaction.client.database, book.guild_id, each.game)
                titles = ", ".join(title_of(each) for each in gone if each.name)
                removed = card(words.say("book-removed"), [titles])
                kept = card(titles, [words.say("book-kept-old")])
                await update(interaction, removed if book.replaces is None else kept)


class BookTrySelect(IdSelect, BookTryId):
    """Asks a draft, before it answers anybody else."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show what it answers, with the page."""
        await keeper_here(interaction)
        library, words = interaction.client.library, await words_of_person(interaction)
        book = await draft_of(interaction, self.number)
        question = tried(book, int(self.value))
        await interaction.response.defer(ephemeral=True, thinking=True)
        oracle = await library.draft_oracle(book)
        answer = await asyncio.to_thread(_asked, oracle, question, book)
        title = words.say("book-tried", question=escape(one_line(question, _QUESTION)))
        if not answer.rulings:
            await reply(interaction, card(title, [words.say("book-tried-nothing")]))
            return
        ruling = answer.rulings[0]
        passage = ruling.passages[0]
        with refusals():
            drawn = await library.picture(book, passage)
        pictures = [page_picture(drawn, passage.text)] if drawn else []
        lines = [statement(ruling, words), f"-# {escape(place_in(book.title, ruling.section))}"]
        await reply(interaction, card(title, lines, pictures=pictures), attachments(pictures))


class BookPagesSelect(IdSelect, BookPagesId):
    """Says who may see pictures of a book's pages."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it, for those who manage the server."""
        await keeper_here(interaction)
        if not interaction.permissions.manage_guild:
            raise Refusal("book-pages-admins-only")
        library, book = interaction.client.library, await draft_of(interaction, self.number)
        await library.set_pages(book, Pages(self.value))
        words = await words_of_person(interaction)
        book = await draft_of(interaction, self.number)
        await update(interaction, book_card(book, words, keeps=True, notes=[words.say("setup-saved")]))


async def ask_to_remove(interaction: discord.Interaction[Bot], book: ServerBook) -> None:
    """Say what removing a book means, with the button that does it."""
    words = await words_of_person(interaction)
    others = [each for each in await interaction.client.library.books(book.guild_id) if each.corrects == book.key]
    about = [words.say("book-remove-about")]
    if others and not book.corrects:
        titles = ", ".join(map(title_of, others))
        about.append(words.say("book-remove-others", titles=titles))
    sure = button(BookActId.id_for(number=book.number, act="remove"), words.say("book-remove"), Style.danger)
    await reply(interaction, card(title_of(book), about, rows=[[sure]]))


async def _confirm(interaction: discord.Interaction[Bot], book: ServerBook, words: Localizer) -> None:
    with refusals():
        done = await interaction.client.library.confirm(book)
    lost = await _lost(interaction, done) if book.replaces is not None else []
    notes = [await _told(interaction, done, words)]
    if lost:
        notes.append(words.say("book-lost", titles=", ".join(map(escape, lost))))
    await update(interaction, book_card(done, words, keeps=True, notes=notes))


async def _told(interaction: discord.Interaction[Bot], book: ServerBook, words: Localizer) -> str:
    """The sentence about a book that was confirmed: it answers, or it corrects another one."""
    about = [each for each in await _ready(interaction) if each.key == book.corrects]
    if about:
        return words.say("book-corrects", title=title_of(book), book=title_of(about[0]))
    return words.say("book-answers", title=title_of(book), command=words.say("command-setup"))


async def _lost(interaction: discord.Interaction[Bot], book: ServerBook) -> list[str]:
    """The titles of the server's rulings on passages that a newer file of a book does not have."""
    oracle = await oracle_of(interaction)
    return list(await asyncio.to_thread(oracle.lost, book.key)) if isinstance(oracle, ServerOracle) else []


async def _flatten(interaction: discord.Interaction[Bot], book: ServerBook, words: Localizer) -> None:
    if book.state != State.DRAFT:
        raise Refusal("book-refused-gone")
    progress = Progress()
    await update(interaction, progress_card(progress, words))
    shown = await interaction.original_response()
    await followed(shown, interaction.client.library.read_flat(book, progress), progress, interaction, words)


async def _ready(interaction: discord.Interaction[Bot]) -> list[ServerBook]:
    books = await interaction.client.library.books(interaction.guild_id or 0)
    return [book for book in books if book.state == State.READY]


def _asked(oracle: Oracle, question: str, book: ServerBook) -> Answer:
    return oracle.ask(question, edition=book.corrects or book.key, language=book.info.language)
