"""The judge's desk on Discord: opening disputes, the sides' card, the judges' panel, verdicts and what they leave."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.disputes.books.guide import GuideButton, GuideForm, GuideSelect
from bot.chat.disputes.books.precedents import (
    PrecedentButton,
    PrecedentForm,
    PrecedentSelect,
    SupersedeForm,
)
from bot.chat.disputes.desk.audit import AuditButton
from bot.chat.disputes.desk.buttons import ActButton, CiteSelect, HandSelect, QuoteSelect, SectionButton
from bot.chat.disputes.desk.queue import CasePickSelect, QueueButton, QueueGameSelect
from bot.chat.disputes.opening.buttons import DisputeButton
from bot.chat.disputes.opening.forms import MatchForm, TableForm
from bot.chat.disputes.opening.messages import MessageSelect
from bot.chat.disputes.sides.buttons import BarSelect, SideButton, SideForm
from bot.chat.disputes.verdicts.buttons import ArgumentButton, DraftSelect, GiveButton, WriteButton
from bot.chat.disputes.verdicts.forms import ArgumentForm, VerdictForm


def load(client: Bot) -> None:
    """Give the client the buttons, selects and forms of this feature."""
    client.add_buttons(DisputeButton, MessageSelect, SideButton, BarSelect)
    client.add_buttons(QueueButton, QueueGameSelect, CasePickSelect)
    client.add_buttons(AuditButton, SectionButton, ActButton, HandSelect, CiteSelect, QuoteSelect)
    client.add_buttons(WriteButton, ArgumentButton, DraftSelect, GiveButton)
    client.add_buttons(PrecedentSelect, PrecedentButton, GuideSelect, GuideButton)
    for form in (MatchForm, TableForm, SideForm, VerdictForm, ArgumentForm, PrecedentForm, SupersedeForm, GuideForm):
        client.add_form(form.template, form.handle)
