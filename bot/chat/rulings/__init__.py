"""Questions about the rules and the cards that answer them."""

from __future__ import annotations

from bot.chat.answers.components import ComponentsButton
from bot.chat.bot import Bot
from bot.chat.rulings.buttons import RuleLinkButton, RulingButton, SeeSelect, TopicSelect
from bot.chat.rulings.editions import RulingInEdition


def load(client: Bot) -> None:
    """Give the client the buttons of this feature."""
    client.add_buttons(RulingButton, TopicSelect, SeeSelect, RuleLinkButton, RulingInEdition, ComponentsButton)
