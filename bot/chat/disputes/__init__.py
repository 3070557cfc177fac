"""The judge's desk on Discord: opening disputes, the sides' card, the judges' panel, verdicts and what they leave."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.disputes.books.guide import read_guide
from bot.chat.disputes.books.penalties import penalties
from bot.chat.disputes.books.precedents import house_group, precedent_group
from bot.chat.disputes.desk.queue import desk
from bot.chat.disputes.opening.commands import dispute
from bot.chat.disputes.opening.messages import add_message


def load(client: Bot) -> None:
    """Give the client the commands of this feature."""
    client.tree.add_command(dispute)
    client.tree.add_command(add_message)
    client.tree.add_command(desk)
    client.tree.add_command(penalties)
    client.tree.add_command(precedent_group)
    client.tree.add_command(house_group)
    client.tree.add_command(read_guide)
    client.notes = client.disputes.notes
