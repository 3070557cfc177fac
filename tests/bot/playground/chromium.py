"""Headless Chromium: one browser, in which everybody who opens a page has cookies and a storage of their own."""

from __future__ import annotations

import itertools
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any
from urllib.request import urlopen

import websocket
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.remote.remote_connection import RemoteConnection

SIZE = (1200, 860)
PATIENCE = 180
"""Seconds after which what has not come never would, however busy the machine is."""
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-component-extensions-with-background-pages",
    # A process of the browser that waits in case another page is opened costs as much as the page.
    "--disable-features=SpareRendererForSitePerProcess",
)


def installed() -> tuple[str, str] | None:
    """The paths of Chromium and its driver, where both are installed."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    driver = shutil.which("chromedriver")
    return (browser, driver) if browser and driver else None


def log_of(driver: webdriver.Chrome, kind: str) -> list[dict[str, object]]:
    """What the browser logged since it was asked last."""
    entries: list[dict[str, object]] = driver.get_log(kind)  # type: ignore[no-untyped-call]
    return entries


def requests_of(driver: webdriver.Chrome, address: str) -> list[str]:
    """The addresses that pages at this address asked for since the last look; the browser's own are left out."""
    events = [json.loads(str(entry["message"]))["message"] for entry in log_of(driver, "performance")]
    asked = [event["params"] for event in events if event["method"] == "Network.requestWillBeSent"]
    return [str(each["request"]["url"]) for each in asked if each["documentURL"].startswith(address)]


class Chromium:
    """A running browser."""

    def __init__(self, driver: webdriver.Chrome, tools: websocket.WebSocket) -> None:
        self._driver = driver
        self._tools = tools
        self._numbers = itertools.count(1)

    @contextmanager
    def visited(self, size: tuple[int, int] = SIZE) -> Iterator[webdriver.Chrome]:
        """A window of this size, of somebody who was nowhere yet; closed at the end with all that was kept for them."""
        before = self._driver.current_window_handle
        visitor = self._ask("Target.createBrowserContext")["browserContextId"]
        asked = {"url": "about:blank", "browserContextId": visitor, "newWindow": True}
        handle = self._ask("Target.createTarget", **asked)["targetId"]
        self._driver.switch_to.window(handle)
        self._driver.set_window_size(*size)
        for kind in ("browser", "performance"):
            log_of(self._driver, kind)
        try:
            yield self._driver
        finally:
            self._driver.switch_to.window(before)
            self._ask("Target.disposeBrowserContext", browserContextId=visitor)

    def _ask(self, method: str, **parameters: object) -> dict[str, Any]:
        """The answer of the browser itself to a command of its protocol, which the driver sends to pages alone."""
        number = next(self._numbers)
        self._tools.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(self._tools.recv())).get("id") != number:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        result: dict[str, Any] = answer["result"]
        return result


@contextmanager
def chromium(languages: str = "cs") -> Iterator[Chromium]:
    """Start a browser of somebody who reads these languages.

    Raises:
        RuntimeError: Chromium or its driver is not installed.
    """
    paths = installed()
    if paths is None:
        raise RuntimeError("Chromium and chromedriver are needed")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = webdriver.ChromeOptions()
        options.binary_location = paths[0]
        for flag in (*FLAGS, f"--user-data-dir={profile}"):
            options.add_argument(flag)
        options.add_experimental_option("prefs", {"intl.accept_languages": languages})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = webdriver.Chrome(options=options, service=Service(paths[1]))
        connection = driver.command_executor
        assert isinstance(connection, RemoteConnection)
        # What the driver itself waits for is over first.
        connection.client_config.timeout = 2 * PATIENCE
        try:
            driver.set_script_timeout(PATIENCE)
            driver.set_page_load_timeout(PATIENCE)
            with closing(_tools(driver)) as tools:
                yield Chromium(driver, tools)
        finally:
            driver.quit()


def _tools(driver: webdriver.Chrome) -> websocket.WebSocket:
    address = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
    with urlopen(f"http://{address}/json/version") as answer:
        tools: str = json.load(answer)["webSocketDebuggerUrl"]
    return websocket.create_connection(tools, suppress_origin=True)
