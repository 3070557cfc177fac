"""What the bot counts about itself: right, and in a format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import pytest
from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.parser import text_string_to_metric_families

from bot.chat.metrics import EVENTS, Metrics, by_label

# The names, types and labels that dashboards ask for.
COUNTED = {
    "rozhodci_interactions_total": ("counter", ("kind",)),
    "rozhodci_questions_total": ("counter", ("certainty",)),
    "rozhodci_put_off_total": ("counter", ()),
    "rozhodci_refused_total": ("counter", ()),
    "rozhodci_incidents_total": ("counter", ()),
    "rozhodci_rate_limited_total": ("counter", ()),
    "rozhodci_left_out_total": ("counter", ()),
    "rozhodci_answer_seconds_bucket": ("histogram", ("le",)),
    "rozhodci_answer_seconds_sum": ("histogram", ()),
    "rozhodci_answer_seconds_count": ("histogram", ()),
    "rozhodci_matches": ("gauge", ("status",)),
}


def families(text: bytes) -> list[Metric]:
    """The families that the library's parser reads."""
    return list(text_string_to_metric_families(text.decode()))


def value(text: bytes, name: str, labels: Mapping[str, str] | None = None) -> float:
    (found,) = [
        sample.value
        for family in families(text)
        for sample in family.samples
        if (sample.name, sample.labels) == (f"rozhodci_{name}", labels or {})
    ]
    return found


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
    assert value(text, "interactions_total", {"kind": "button"}) == 4
    found = [value(text, "answer_seconds_bucket", {"le": le}) for le in ("0.1", "0.3", "1", "1.8", "3", "+Inf")]
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


def test_every_line_is_one_that_prometheus_reads_under_the_names_it_asks_for() -> None:
    metrics = Metrics()
    metrics.interactions.update(discord.InteractionType)
    metrics.questions["certain"] += 1
    metrics.happened.update(list(EVENTS))
    text = metrics.text(
        by_label(GaugeMetricFamily, "rozhodci_matches", "Matches.", "status", {"playing": 2, "lobby": 1})
    )
    assert text.endswith(b"\n")
    read = families(text)
    assert len({family.name for family in read}) == len(read)
    assert all(family.documentation for family in read)
    found = {sample.name: (family.type, tuple(sample.labels)) for family in read for sample in family.samples}
    assert {name: found.get(name) for name in COUNTED} == COUNTED
    assert not [name for name in found if name.endswith("_created")]
    assert value(text, "matches", {"status": "playing"}) == 2
    for event in EVENTS:
        assert value(text, f"{event}_total") == 1
    assert value(text, "questions_total", {"certainty": "certain"}) == 1


@pytest.mark.parametrize("number", [999_999, 1_234_567, 20_000_001])
def test_a_count_beyond_a_million_is_exact(number: int) -> None:
    metrics = Metrics()
    metrics.happened["refused"] = number
    assert value(metrics.text(), "refused_total") == number


def test_the_bots_of_one_process_count_apart_and_reading_counts_nothing() -> None:
    one, other = Metrics(), Metrics()
    one.happened["refused"] += 1
    assert one.text() == one.text()
    assert (value(one.text(), "refused_total"), value(other.text(), "refused_total")) == (1, 0)


def test_any_value_of_a_label_can_be_read_back() -> None:
    odd = 'a "quoted" \\ word\nof two lines'
    text = Metrics().text(by_label(CounterMetricFamily, "rozhodci_odd", "Odd.", "name", {odd: 3}))
    assert value(text, "odd_total", {"name": odd}) == 3
