"""What the running bot counts, asked on its health port."""

from __future__ import annotations

import re

import aiohttp

from bot.chat.client import Client
from bot.chat.health import serving_health
from bot.health import METRICS
from bot.ports import LOOPBACK
from tests.bot.ports import free_port
from tests.bot.wire import payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import TOKEN, LocalDiscord
from tests.bot.wire.table import started, until


async def figures(port: int) -> dict[str, float]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{port}{METRICS}") as answer:
        assert answer.status == 200 and answer.content_type == "text/plain"
        lines = [line for line in (await answer.text()).splitlines() if not line.startswith("#")]
    return {name: float(number) for name, _, number in (line.rpartition(" ") for line in lines)}


async def test_what_happens_is_counted(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    port = free_port()
    async with serving_health(bot, port):
        position = await started(bot.matches)
        wire.rest.rate_limit("POST", r"/interactions/.*", seconds=0.05)
        asked = await wire.interact(payloads.slash("rule", question="kolik akčních kostek se hází ve třech?"))
        refused = await wire.interact(payloads.slash("rule", question="cokoli", game="žádná taková hra"))
        await until(lambda: asked.answered and refused.answered)
        found = await figures(port)
        assert found['rozhodci_interactions_total{kind="command"}'] == 2
        assert found["rozhodci_answer_seconds_count"] == 2
        assert found["rozhodci_refused_total"] == 1
        assert found['rozhodci_questions_total{certainty="certain"}'] == 1
        assert found["rozhodci_rate_limited_total"] == 1
        assert found['rozhodci_matches{status="playing"}'] == 1
        assert found["rozhodci_outbox_seconds"] > 0
        assert found["rozhodci_servers"] == found["rozhodci_connected"] == 1
        assert found["rozhodci_stuck_matches"] == found["rozhodci_matches_on_hold"] == 0
        told = " ".join(found)
    for secret in (TOKEN, str(payloads.GUILD), str(payloads.MEMBER), position.match.head, "kostek"):
        assert not re.search(secret, told)
