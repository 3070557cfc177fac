"""What concerns one dispute, in the words of a language: its sides, its state, its remedies and verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.chat.base.messages import LineRenderer
from bot.chat.base.text import escape, moment
from bot.disputes.model.dispute import UNDECIDED, Dispute, Party, Status
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import Sentence, Verdict
from bot.games.values import Line, Seat
from bot.locales.lines import put
from bot.locales.sentences import Localizer
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.position import Position
from bot.matches.model.remedies import Adjust, Back, Corrected, Lost, NoResult, Nothing, Penalty, Remedy, Time

_HOUR = 3600


class CaseWords:
    """Says what concerns one dispute in one language.

    Args:
        position: its match as it is now; ``None`` where there is none.
    """

    def __init__(self, words: Localizer, dispute: Dispute, settings: Settings, position: Position | None) -> None:
        self.words = words
        self.dispute = dispute
        self.settings = settings
        self.position = position
        self.renderer = None if position is None else LineRenderer(words, position)

    @property
    def is_played(self) -> bool:
        """Whether there is a match, and it is being played."""
        return self.position is not None and self.position.match.status is MatchStatus.PLAYING

    @property
    def title(self) -> str:
        """What people call the dispute."""
        return self.words.say("dispute-title", number=self.dispute.number)

    def side(self, side: int, *, markdown: bool = True) -> str:
        """A side: a letter and its seat; a mention where the server wants names and the text may hold one."""
        party = next((each for each in self.dispute.parties if each.side == side), None)
        if party is None:
            return self.words.say("dispute-side", letter=letter(side))
        if party.user == FORGOTTEN:
            return self.words.say("dispute-side-forgotten", letter=letter(side))
        if markdown and self.settings.names:
            return f"<@{party.user}>"
        named = self.words.say("dispute-side", letter=letter(side))
        return named if party.seat is None else f"{named} ({', '.join(self._seat(party.seat))})"

    def who(self, side: int) -> str:
        """A side as its judge reads it: its letter and, in a match, whose log names everybody, also its person."""
        named, party = self.side(side), self.dispute.parties[side]
        if self.dispute.match is None or self.settings.names or party.user == FORGOTTEN:
            return named
        return f"{named} · <@{party.user}>"

    def seat(self, seat: Seat) -> str:
        """A seat by its number and by what it plays, without who sits there."""
        number, *faction = self._seat(seat)
        return f"{number} ({faction[0]})" if faction else number

    def _seat(self, seat: Seat) -> Iterator[str]:
        yield self.words.say("seat-number", number=seat + 1)
        known = self.position is not None and seat < len(self.position.match.seats)
        faction = self.renderer.faction(seat) if self.renderer and known else ""
        if faction:
            yield faction

    def judge(self, user: int, office: str) -> str:
        """A judge: the office, or a mention where the server wants names."""
        if self.settings.names and user != FORGOTTEN:
            return f"<@{user}>"
        return self.words.say(f"dispute-record-office-{office}")

    def line(self, line: Line) -> str:
        """A line of the match, of its game or of the desk, as Markdown."""
        if self.renderer is not None:
            return self.renderer.markdown(line)
        seat = lambda number: self.words.say("seat-number", number=number + 1)  # noqa: E731
        return put(line, self.words.say, seat, str, escape)

    def why_not(self, refusal: DeskRefused) -> list[str]:
        """Why the desk does not do something, with what the game itself says."""
        return [self.line(refusal.line), *(self.line(violation.line) for violation in refusal.violations)]

    def subject(self) -> list[str]:
        """What the dispute is about, for everybody."""
        dispute, say = self.dispute, self.words.say
        game = self.words.game(dispute.game, escape(dispute.game))
        if dispute.match is None:
            about = say("dispute-about-table", game=game)
        elif dispute.about is None:
            about = say("dispute-about-match", game=game, match=dispute.match)
        else:
            about = say("dispute-about-entry", game=game, match=dispute.match, entry=dispute.about)
        return [about, f"> {_quoted(dispute.question)}"]

    def state(self, *, lasting: bool = False) -> list[str]:
        """How far the dispute is, who it waits for, and until when.

        Args:
            lasting: leaves out what passes in a moment, for a card that would go on saying it.
        """
        dispute, say = self.dispute, self.words.say
        lines = [self._state()]
        if dispute.live and dispute.status in UNDECIDED:
            lines.append(say("dispute-live"))
        if dispute.status in (Status.OPEN, Status.APPEALED) and dispute.called:
            lines.append(say("dispute-called"))
        if dispute.freezes:
            lines.append(say("dispute-freezes"))
        elif dispute.ran:
            lines.append(say("dispute-ran"))
        elif dispute.match is not None and dispute.status in UNDECIDED and dispute.still:
            wishing = [party for party in dispute.parties if party.side in dispute.still]
            lines.append(say("dispute-still", sides=self._named(wishing)))
        if not lasting and self.position is not None and self.position.match.course.opening is not None:
            lines.append(say("dispute-reopens"))
        if dispute.back is not None:
            agreed = ", ".join(self.side(side) for side in dispute.backers) or say("dispute-back-nobody")
            lines.append(say("dispute-back", entry=dispute.back, sides=agreed))
        if dispute.left and not dispute.closed:
            lines.append(say("dispute-left", sides=", ".join(map(self.side, dispute.left))))
        return lines

    def _state(self) -> str:
        dispute, say = self.dispute, self.words.say
        until = "–" if dispute.deadline is None else moment(dispute.deadline)
        if dispute.status is Status.HEARING:
            silent = [party for party in dispute.parties if party.told is None]
            if dispute.judge is not None:
                judge = self.judge(dispute.judge, "judge")
                return say("dispute-is-heard", judge=judge, sides=self._named(silent), until=until)
            return say("dispute-is-hearing", sides=self._named(silent), until=until)
        if dispute.status is Status.APPEALED and dispute.judge is not None:
            return say("dispute-is-claimed", judge=self.judge(dispute.judge, "head"))
        if dispute.status is Status.CLAIMED:
            return say("dispute-is-claimed", judge=self.judge(dispute.judge or FORGOTTEN, "judge"))
        return say(f"dispute-is-{dispute.status}", until=until)

    def _named(self, parties: Iterable[Party]) -> str:
        return ", ".join(self.side(party.side) for party in parties) or self.words.say("panel-nobody")

    def remedy(self, remedy: Remedy) -> str:
        """What a verdict does to its match."""
        say = self.words.say
        match remedy:
            case Nothing():
                return say("remedy-none")
            case Back(to=to, same=same):
                return say("remedy-back-same" if same else "remedy-back-anew", entry=to)
            case Adjust(shown=shown) if shown:
                return say("remedy-adjust", parts="; ".join(map(self.line, shown)))
            case Adjust(changes=changes):
                return say("remedy-adjust", parts=escape(", ".join(map(str, changes)) or "–"))
            case Penalty(seat=seat, what=what, amount=amount):
                return say(f"remedy-loss-{what}", who=self.seat(seat), count=amount)
            case Time(seconds=seconds, seat=seat) if seat is not None:
                return say("remedy-time-one", who=self.seat(seat), hours=round(seconds / _HOUR))
            case Time(seconds=seconds):
                return say("remedy-time", hours=round(seconds / _HOUR))
            case Lost(seat=seat):
                return say("remedy-lost", who=self.seat(seat))
            case NoResult():
                return say("remedy-no-result")
            case Corrected(places=places):
                named = ", ".join(f"{place}. {self.seat(seat)}" for seat, place in enumerate(places))
                return say("remedy-corrected", places=named or "–")

    def sentence(self, sentence: Sentence) -> str:
        """A penalty of a side."""
        named = self.words.say(f"dispute-record-penalty-{sentence.kind}")
        until = "" if sentence.until is None else f" ({moment(sentence.until, 'D')})"
        return f"{self.side(sentence.side)}: {named}{until}"

    def done(self, undone: Remedy | None, left: Remedy | None, remedy: Remedy, *, dismissed: bool = False) -> list[str]:
        """The effect of a verdict on its match: the earlier one that it undoes or leaves, and its own remedy."""
        say = self.words.say
        lines = [] if undone is None else [say("verdict-undone", remedy=self.remedy(undone))]
        lines += [] if left is None else [say("verdict-left", remedy=self.remedy(left))]
        if not isinstance(remedy, Nothing):
            lines.append(say("verdict-remedy", remedy=self.remedy(remedy)))
        elif not (lines or dismissed):
            lines.append(say("verdict-remedy", remedy=say("remedy-none")))
        return lines

    def verdict(self, verdict: Verdict, titles: Mapping[str, str] | None = None) -> list[str]:
        """A verdict for everybody: who ruled, what is right and why, the rules, the remedy; without its penalties.

        Args:
            titles: the rules cited as they are called in these words' language, by their slugs.
        """
        called = titles or {}
        say = self.words.say
        who = self.judge(verdict.user, verdict.office)
        lines = [say(f"verdict-is-{verdict.kind}", judge=who), f"**{_quoted(verdict.ruling)}**", _quoted(verdict.why)]
        if verdict.cites:
            rules = (called.get(each.rule) or each.number or each.rule for each in verdict.cites)
            lines.append(say("verdict-rules", rules="; ".join(map(escape, rules))))
        if self.dispute.match is not None and verdict.kind not in ("upheld", "sent-back"):
            lines += self.done(verdict.undone, verdict.left, verdict.remedy, dismissed=verdict.kind == "dismissed")
        if verdict.precedent is not None:
            lines.append(say("verdict-precedent", number=verdict.precedent))
        return lines


def letter(side: int) -> str:
    """The letter of a side: A for the opener."""
    return chr(ord("A") + side) if 0 <= side < 26 else str(side + 1)


def _quoted(text: str) -> str:
    return escape(" ".join(text.split()))
