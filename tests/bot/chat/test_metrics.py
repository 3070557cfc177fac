"""What the bot counts about itself: right, and in a format that Prometheus reads."""

from __future__ import annotations

import re

import discord

from bot.chat.metrics import EVENTS, Figure, Metrics

_LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"\})? [0-9.e+-]+')


def value(text: str, name: str) -> float:
    (line,) = [line for line in text.splitlines() if line.startswith(f"rozhodci_{name} ")]
    return float(line.rpartition(" ")[2])


def test_an_answer_falls_into_every_bucket_that_is_long_enough_for_it() -> None:
    now = 100.0
    metrics = Metrics(lambda: now)
    for number, seconds in enumerate((0.05, 0.9, 2.0, 7.0)):
        metrics.interactions[discord.InteractionType.component] += 1
        metrics.came[number] = now
        now += seconds
        metrics.acknowledged(number)
    # A second answer to the same click, or to one that nobody remembers, is none.
    metrics.acknowledged(0)
    metrics.acknowledged(77)
    text = metrics.text()
    assert value(text, 'interactions_total{kind="button"}') == 4
    found = [value(text, f'answer_seconds_bucket{{le="{le}"}}') for le in ("0.1", "0.3", "1", "1.8", "3", "+Inf")]
    assert found == [1, 1, 2, 2, 3, 4]
    assert value(text, "answer_seconds_count") == 4
    assert value(text, "answer_seconds_sum") == 9.95


def test_what_nobody_ever_answered_is_not_remembered_for_ever() -> None:
    metrics = Metrics()
    for number in range(5000):
        metrics.came[number] = 0.0
    metrics.acknowledged(4999)
    assert value(metrics.text(), "answer_seconds_count") == 1
    assert min(metrics.came) == 2999


def test_every_line_is_one_that_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.interactions.update(discord.InteractionType)
    metrics.questions["certain"] += 1
    metrics.happened.update(list(EVENTS))
    text = metrics.text(Figure("matches", "Matches.", {"playing": 2, "lobby": 1}, "status"))
    assert text.endswith("\n")
    told: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name = line.split()[2]
            assert name not in told
            told.add(name)
        elif not line.startswith("# TYPE "):
            assert _LINE.fullmatch(line.replace("+Inf", "inf").replace('le="inf"', 'le="9"')), line
            assert any(line.startswith(name) for name in told), line
    assert value(text, 'matches{status="playing"}') == 2
    for name in (*(f"{event}_total" for event in EVENTS), 'questions_total{certainty="certain"}'):
        assert value(text, name) == 1
