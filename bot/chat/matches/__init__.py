"""Matches on Discord: lobbies, the private panel, the status message, and what is beside the game."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.matches.commands import answer as answer
from bot.chat.matches.commands import bring as bring
from bot.chat.matches.commands import pack as pack
from bot.chat.matches.commands import records as records
from bot.chat.matches.commands.group import match_commands
from bot.chat.matches.commands.kept import KeepButton, KeepSelect, WithdrawSelect
from bot.chat.matches.commands.lookups import lookup_group
from bot.chat.matches.commands.manage import play
from bot.chat.matches.commands.order_previews import AdjustForm, GiveOrderButton
from bot.chat.matches.commands.orders import OrderForm
from bot.chat.matches.commands.passing import PassAllButton, PassListedButton
from bot.chat.matches.decks.commands import deck_group
from bot.chat.matches.decks.doing import DeckButton, DeckSelect, FormatSelect, NewDeckButton, RenameForm
from bot.chat.matches.decks.played import ShowPlayedButton
from bot.chat.matches.decks.saving import MeantDeckButton, SaveForm
from bot.chat.matches.end.buttons import VerifyButton
from bot.chat.matches.end.replay import ReplayButton
from bot.chat.matches.end.summary import ShareButton
from bot.chat.matches.lobby.between import SeriesButton
from bot.chat.matches.lobby.buttons import ChoiceSelect, ClearButton, LobbyButton, RemoveSelect
from bot.chat.matches.lobby.choice_buttons import (
    ChoicesButton,
    FileForm,
    KeptSelect,
    MeantFileButton,
    NumberForm,
    OwnChoiceSelect,
    TextForm,
)
from bot.chat.matches.lobby.create import open_plain
from bot.chat.matches.lobby.looking import LookButton, LookSelect
from bot.chat.matches.lobby.more import OtherTimeButton, OtherTimeForm, TermSelect
from bot.chat.matches.lobby.rematch import AgainButton, RematchButton
from bot.chat.matches.panel.advice_buttons import AdviceForm, BackButton, OwnPlayerButton
from bot.chat.matches.panel.buttons import (
    AdoptButton,
    BoardButton,
    OpenButton,
    OptionSelect,
    OwnMoveButton,
    PanelButton,
    QuestionSelect,
    SeveralSelect,
    TakeBackButton,
)
from bot.chat.matches.panel.plans import GiveUpPlanButton, PlanButton, PlanSelect
from bot.chat.matches.panel.rulings import RulingForm
from bot.chat.matches.panel.sheet import SheetButton
from bot.chat.matches.panel.standing import StandingButton, StandingSelect, UsualButton
from bot.chat.matches.panel.typed_answers import TypedForm
from bot.chat.matches.table.history import HistoryButton
from bot.chat.matches.table.personal import ForgetButton
from bot.chat.matches.table.proposals import SureButton, VoteButton
from bot.chat.matches.table.since import SinceButton
from bot.chat.matches.table.substitutes import HandOverButton, SeatSelect, SitButton


def load(client: Bot) -> None:
    """Give the client the commands, buttons and selects of this feature."""
    client.tree.add_command(match_commands())
    client.tree.add_command(play)
    client.tree.add_command(deck_group)
    for game, topics in client.matches.games.topics().items():
        client.tree.add_command(lookup_group(game, topics))
    client.add_buttons(DeckButton, NewDeckButton, DeckSelect, FormatSelect, ShowPlayedButton, KeptSelect)
    client.add_buttons(SeriesButton, LobbyButton, ChoiceSelect, RemoveSelect, ClearButton, OwnChoiceSelect)
    client.add_buttons(TermSelect, OtherTimeButton)
    client.add_buttons(ChoicesButton, LookButton, LookSelect, SinceButton, MeantDeckButton, MeantFileButton)
    client.add_buttons(OpenButton, BoardButton, PanelButton, OptionSelect, QuestionSelect, SeveralSelect, SheetButton)
    client.add_buttons(VoteButton, SureButton, HistoryButton, SeatSelect, ForgetButton)
    client.add_buttons(AdoptButton, BackButton, OwnPlayerButton, SitButton, HandOverButton)
    client.add_form(AdviceForm.template, AdviceForm.handle)
    client.add_buttons(OwnMoveButton, VerifyButton, RematchButton, AgainButton, ReplayButton, ShareButton)
    client.add_buttons(TakeBackButton, StandingButton, StandingSelect, UsualButton)
    client.add_buttons(PassAllButton, PassListedButton, KeepButton, KeepSelect, WithdrawSelect)
    client.add_buttons(PlanButton, PlanSelect, GiveUpPlanButton)
    client.add_form(OrderForm.template, OrderForm.handle)
    client.add_form(AdjustForm.template, AdjustForm.handle)
    client.add_buttons(GiveOrderButton)
    for form in (RulingForm, TypedForm, NumberForm, FileForm, TextForm, OtherTimeForm, SaveForm, RenameForm):
        client.add_form(form.template, form.handle)
    client.open_lobby = open_plain
