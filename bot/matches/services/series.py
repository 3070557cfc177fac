"""Between two games of a series: saying what one plays the next one with, and who begins it."""

from __future__ import annotations

from bot.matches.rules.series import between
from bot.matches.services.unit_of_work import UnitOfWork, asks, decides


class SeriesGames:
    """What the seats settle between two games; the next one begins by itself once all are ready."""

    be_ready = asks(between.be_ready)
    play_as_before = decides(between.play_as_before)
    choose_first = decides(between.choose_first)

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
