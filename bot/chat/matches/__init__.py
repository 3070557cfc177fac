"""Matches on Discord: lobbies, the private panel, the status message, and what is beside the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.matches import commands_about as commands_about
from bot.chat.matches.answers import LawButton
from bot.chat.matches.commands import play
from bot.chat.matches.group import match_group
from bot.chat.matches.history import HistoryButton
from bot.chat.matches.lobby import ChoiceSelect, LobbyButton, RemoveSelect
from bot.chat.matches.orders import OrderForm
from bot.chat.matches.packs import ZlobaGroup
from bot.chat.matches.personal import ForgetButton
from bot.chat.matches.presses import BoardButton, OpenButton, OptionSelect, PanelButton, QuestionSelect
from bot.chat.matches.substitutes import SeatSelect
from bot.chat.matches.talks import SureButton, VoteButton

if TYPE_CHECKING:
    from bot.chat.client import Client


def load(client: Client) -> None:
    """Give the client the commands, buttons and selects of this feature."""
    client.tree.add_command(match_group)
    client.tree.add_command(play)
    client.tree.add_command(ZlobaGroup())
    client.add_buttons(LobbyButton, ChoiceSelect, RemoveSelect)
    client.add_buttons(OpenButton, BoardButton, PanelButton, OptionSelect, QuestionSelect)
    client.add_buttons(VoteButton, SureButton, HistoryButton, SeatSelect, ForgetButton, LawButton)
    client.add_forms(OrderForm)
