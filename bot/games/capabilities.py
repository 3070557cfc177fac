"""Capabilities of a game beside the obligatory part: each has answers already, which a game may leave as they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct

from bot.games.core import Command, Core, Event, State, View
from bot.games.lists import Lists
from bot.games.lookups import Deeds, Lookups
from bot.games.packs.words import Words
from bot.games.questions import Barred, Complete, Option, Prompt, Step
from bot.games.setup import Choice, FirstMatch, Following, Keepable, SeatSetup, Setup
from bot.games.values import (
    SPECTATOR,
    Accepted,
    Adjustable,
    Line,
    Loss,
    Outcome,
    Progress,
    Rejected,
    Seat,
    Section,
    Unclear,
    Viewer,
    Violation,
)


class Lobby(Core[State, Command, Event], Protocol[State, Command, Event]):
    """The lobby before a match: files that players bring, the component pack, values that are invented."""

    first: FirstMatch | None = None
    """The match in which people get to know the game."""
    plays_as: str = ""
    """The choice that tells seats apart, such as a faction: shown beside names, and counted by statistics."""
    texts: Mapping[str, Words] = MappingProxyType({})
    """The names and texts of the component pack, by the key that :func:`text` takes."""
    pack_report: tuple[Line, ...] = ()
    """What is to be said of a component pack that the game is bound to, for whoever brought it."""
    is_pack_public: bool = True
    """Whether the file of a match that is over holds the component pack, so that anybody can check it."""
    lists: Lists | None = None
    """What can be said of the lists that players bring, where players bring lists that they keep."""

    def read(self, choice: Choice, content: bytes) -> str | Rejected | Unclear:
        """The text of a file that somebody brings for a choice, written in one way whatever it looked like."""
        return Rejected(())

    def remarks(self, choice: Choice, content: bytes) -> tuple[Line, ...]:
        """What its owner looks over in a file, or in the text made of it, such as a guess; theirs alone if sealed."""
        return ()

    def invents(self, setup: Setup) -> bool:
        """Whether the game's own components stand in a match for those of the box, with values that are invented."""
        return False

    def cautions(self, setup: Setup) -> tuple[Line, ...]:
        """Warnings for the lobby about a setup that is legal, such as values that are not those of people's own box."""
        return ()


class Windows(Core[State, Command, Event], Protocol[State, Command, Event]):
    """Questions that can be answered in advance: by a seat's standing choices, or by all that a spectator sees."""

    has_windows: bool = False
    """Whether seats are ever asked in a window, in which they may step in while somebody else plays."""

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        """The choices that a seat settles in advance, privately and at any time, about its answers: picks, of which
        the first option holds where nothing was settled, and none of several picks."""
        return ()

    def standing_view(self, state: State) -> Struct:
        """What a spectator sees of a position, or as much of it as standing answers look at."""
        return self.view(state, SPECTATOR)

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        """The answer that a seat's standing choices give to a prompt; ``None`` where it is to be asked.

        Args:
            view: what :meth:`standing_view` gives, so that no answer can depend on what is hidden.
            chosen: tokens by the names of the choices, as far as they were settled.
        """
        return None

    def evident(self, state: State, prompt: Prompt) -> Command | None:
        """The one answer that a prompt has by all that a spectator sees; ``None`` where the seat is to be asked."""
        return None


class Table(Core[State, Command, Event], Protocol[State, Command, Event]):
    """The people around a match: a judge's choices and penalties, seats that come and go, a time of its own, a draw."""

    ends_on_time: bool = False
    """Whether a match can have a time of its own, after which :meth:`time_up` brings it to its end."""

    def adjustable(self, state: State) -> tuple[Adjustable, ...]:
        """The values that a judge may set by choosing, as everybody sees them; each has its path in :meth:`adjust`."""
        return ()

    def penalise(self, state: State, seat: Seat, what: Loss, amount: int) -> Accepted[Event] | Rejected:
        """What it leads to that a verdict takes something from a seat; rejected where it cannot lose that now."""
        return Rejected(())

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        """What follows from who is at the table now; for games in which absent seats are passed over."""
        return ()

    def time_up(self, state: State) -> tuple[Event, ...]:
        """The consequences of the match's own time being over: events that lead to its end, and none a second time."""
        return ()

    def declares(self, state: State, command: Command) -> bool:
        """Whether a command says what came at people's own table: no proof of fairness claims anything for it."""
        return False

    def agrees_to_draw(self, state: State, seat: Seat) -> bool:
        """Whether the game's own player in a seat wants a draw, as nothing can change any more that it may know of."""
        return False


class Saves(Core[State, Command, Event], Protocol[State, Command, Event]):
    """A position that can be carried home and played on."""

    def save(self, state: State) -> bytes | Rejected:
        """A sheet of the position that a match can be opened from, as the file of a choice."""
        return Rejected(())


class Keeps(Core[State, Command, Event], Protocol[State, Command, Event]):
    """Agreements and setups that outlive a match: for later ones, and for the next of a series."""

    kept: tuple[Keepable, ...] = ()
    """What the component pack keeps of what players agreed on in earlier matches."""
    keeps_agreements: bool = False
    """Whether there is anything in its matches that players agree on and that can be kept."""

    def keepable(self, state: State) -> tuple[Keepable, ...]:
        """What players agreed on in a match that may be kept for later ones; all of it is known to everybody."""
        return ()

    def keeping(self, pack: bytes | None, kept: tuple[Keepable, ...]) -> bytes | None:
        """A component pack that keeps this instead of what it kept; ``None`` for one with nothing in it; raises
        :class:`PackProblem` where the pack is none."""
        return pack

    def following(self, state: State, setup: Setup, outcome: Outcome) -> Following:
        """How the next game of a series begins after one that ended; the game itself settles it unless it says more.

        Args:
            setup: that of the game which ended, with fingerprints for what is kept from everybody.
        """
        return Following()

    def exchanged(self, setup: Setup, before: SeatSetup, after: SeatSetup) -> tuple[Violation, ...]:
        """Why a seat may not play the next game of a series with what it chose for it; anything goes unless it says so.

        Args:
            setup: that of the next game, with fingerprints for what is kept from everybody.
            before: what it played the game before with; both with the text of what is kept from everybody.
        """
        return ()


class Asks(Core[State, Command, Event], Protocol[State, Command, Event]):
    """Everything beside a question: names to type, facts, reasons, advice."""

    at_once: bool = False
    """Whether a move that its seat can take back is made with the last pick, without a preview."""
    seldom: frozenset[str] = frozenset()
    """Options and continuations that are picked seldom, and questions by the keys of what they ask: they are never
    listed with others, and no preview is shown for their sake."""

    def command(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Command | None:
        """The command that a path ends in, which :meth:`step` also has in words; ``None`` where it ends in none."""
        step = self.step(state, prompt, path)
        return step.command if isinstance(step, Complete) else None

    def taken(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Step, ...]:
        """The questions after a path that have an only answer and are never asked: it is taken, and need be named."""
        return ()

    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        """The options of the :class:`Name` at the end of a path, the best for what was typed first; all for nothing."""
        return ()

    def barred(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """What the question at the end of a path does not offer though it may be looked for there, and why."""
        return ()

    def facts(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Line, ...]:
        """The facts that the seat which is asked goes by at the end of a path, as it would see them at a table: cards,
        prices, sums. Nothing that it may not know."""
        return ()

    def worded(self, state: State, command: Command) -> Line | None:
        """What a command does, in words; ``None`` where only the answers on offer are put into words."""
        return None

    def advises(self, state: State, prompt: Prompt) -> bool:
        """Whether the game's own player has advice on a question; it has none on what only people can know."""
        return True

    def reason(self, state: State, prompt: Prompt) -> Line | None:
        """Why the game's own player picks what it does, where it can name one thing, for whom it advises."""
        return None


class Shown(Core[State, Command, Event], Protocol[State, Command, Event]):
    """Everything beside the log and the picture: sheets, scores, chapters, things to look up."""

    table_lines: frozenset[str] = frozenset()
    """Keys of lines of the log that concern the whole table, such as a round that begins, and are nobody's doing."""
    apart: frozenset[str] = frozenset()
    """Keys of lines of the log that are to be read by themselves, such as a story: each is a message of its own."""
    lookups: Lookups | None = None
    """What can be looked up in its matches by a command of its own."""
    deeds: Deeds | None = None
    """The answers to questions in words about the deeds of its turns."""

    def components_shown(self, setup: Setup) -> tuple[Section, ...]:
        """All that a match is played with and everybody may read: first as a whole, then a section for each thing."""
        return ()

    def component(self, code: str) -> Section | None:
        """A component by its code in the oracle's tables: what it does, in short, and in full behind it."""
        return None

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        """What a viewer holds, in words beside the picture."""
        return ()

    def has_sheet(self, state: State, viewer: Viewer) -> bool:
        """Whether there is anything on a viewer's :meth:`sheet`; asked wherever a button may open it."""
        return bool(self.sheet(state, viewer))

    def heading(self, state: State) -> Line | None:
        """How far the match has come, such as the round and its phase, for who comes back to it."""
        return None

    def scores(self, state: State) -> tuple[Line, ...]:
        """How each seat stands, in the order of the seats; none in a game that keeps no score while it is played."""
        return ()

    def points(self, state: State) -> tuple[int, ...]:
        """The points that decide who wins, as everybody sees them, by seat: the same where they are shared; or none."""
        return ()

    def progress(self, state: State) -> Progress | None:
        """How far the match has come in rounds or turns; ``None`` in a game that counts neither."""
        return None

    def recap(self, before: State, state: State) -> tuple[Line, ...]:
        """The changes since a position beside the points, and the stake, as everybody sees them: two lines."""
        return ()

    def prospect(self, state: State) -> Line | None:
        """The points of everybody if they were counted now, as everybody sees them; ``None`` without such a count."""
        return None

    def chapter(self, state: State) -> str:
        """The part of the match (a turn, a combat) whose log is one message that grows; empty without such parts."""
        return ""

    def tally(self, state: State) -> tuple[Line, ...]:
        """The current state of what a chapter tells of, such as the sums of a fight, below the log while that lasts."""
        return ()

    def marked(self, view: View, before: State, events: Iterable[Event]) -> View:
        """A view in which everything is marked that these events did to a position, and not the last of it alone."""
        return view
