"""The ids of buttons and selects that cards of a match make, which lie below what those buttons do."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from bot.chat.base.ids.fields import ChoiceName, Code, Entry, FewPages, Page, Path, Row
from bot.chat.base.ids.id import Id, Pattern

NO_QUESTION = "-"


class MatchId(Id):
    """Whatever belongs to a match; it names what is to be done and never what the match is like."""

    match: Row


class PlayId(MatchId, prefix="play"):
    """Opens the panel; ids of earlier versions carry a number more."""

    more: Annotated[str, Pattern(r"\d+")] = ""


class BoardId(MatchId, prefix="board"):
    """Shows the board."""


class HistoryId(MatchId, prefix="h"):
    """Shows an entry of the log; ``place`` only keeps the ids of one message apart."""

    seq: Entry
    place: Annotated[int, Pattern("[0-4]")]


class DiceId(MatchId, prefix="dice"):
    """Explains how the dice of a match are sealed, and how to check them."""


class VerifyId(MatchId, prefix="verify"):
    """Checks what was dealt and rolled."""


class RematchId(MatchId, prefix="rematch"):
    """Opens a lobby of the same kind."""


class ReplayId(MatchId, prefix="replay"):
    """Makes the page that plays the match again."""


class ShareId(MatchId, prefix="share"):
    """Shows how the match ended to everybody."""


class SitId(MatchId, prefix="sit"):
    """Sits down in a free seat."""


class AsISeeId(MatchId, prefix="asisee"):
    """Answers a saved question about the match from the presser's own view."""

    asked: Row


class VoteId(MatchId, prefix="v"):
    """Answers a proposal."""

    proposal: Entry
    answer: Literal["y", "n"]


class PromptId(MatchId):
    """Whatever belongs to a question of a match."""

    code: Code


class LearnId(PromptId, prefix="hint"):
    """Has a kind of question, or any, explained no more."""

    act: Literal["one", "all"]


class PathId(PromptId):
    """Whatever goes on with an answer to a question."""

    path: Path


class PanelId(PromptId, prefix="p"):
    """Does something in the panel."""

    act: Annotated[str, Pattern(r"[sacbxrdt]|[gn]\d{1,2}")]
    path: Path


class OptionId(PathId, prefix="q"):
    """Picks one option."""


class SeveralId(PromptId, prefix="m"):
    """Picks several options, on a page from 1 on, or without pages."""

    page: FewPages
    path: Path


class QuestionId(MatchId, prefix="w"):
    """Picks one of several questions."""


class OwnMoveId(MatchId, prefix="unmake"):
    """Takes one's last move back."""

    seq: Entry


class TakeBackId(PromptId, prefix="back"):
    """Takes an answer back that waits for its turn."""


class AdviceId(MatchId, prefix="adv"):
    """Takes advice over, or backs it."""

    act: Literal["a", "b"]
    number: Entry


class OwnPlayerId(PromptId, prefix="advg"):
    """Asks the game's own player for advice."""


class SheetId(MatchId, prefix="sheet"):
    """Shows what one holds."""

    page: Page = 0


class FullSheetId(MatchId, prefix="sheet-full"):
    """Shows what one holds in full."""

    page: Page = 0


class StandingId(MatchId, prefix="standing"):
    """Opens what one settles in advance."""


class RestId(MatchId, prefix="rest"):
    """Settles in a window what is passed from now on."""

    name: ChoiceName
    token: ChoiceName


class PlanId(MatchId, prefix="plan"):
    """Opens what one can plan."""


class PassAllId(MatchId, prefix="passall"):
    """Lists the windows that can be passed."""


panel_id = partial(PanelId.id_for, code=NO_QUESTION, act="r", path="")
"""The id of a button that shows the panel of a ``match`` as it is then."""


class KeepId(MatchId, prefix="keep"):
    """Opens what players agreed on, to keep it for the server."""
