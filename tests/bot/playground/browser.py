"""The playground as its user meets it: started by the command, opened in headless Chromium."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from types import MappingProxyType

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

ROOT = Path(__file__).resolve().parents[3]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
START_SECONDS, ANSWER_SECONDS, STOP_SECONDS = 120, 20, 15
LOWEST = 620
"""The height of a window that has room for the guild's channels and members."""
MISSING_HEIGHT = """
const list = document.getElementById("messages"), space = getComputedStyle(list);
const used = list.lastElementChild.getBoundingClientRect().bottom - list.firstElementChild.getBoundingClientRect().top;
return Math.ceil(used + parseFloat(space.paddingTop) + parseFloat(space.paddingBottom)) - list.clientHeight;
"""
TEXTS = "return [...document.querySelectorAll('.message')].map((message) => message.innerText)"
LAST = """
const last = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(arguments[0])).pop();
const buttons = last ? [...last.querySelectorAll("button.button:not([disabled])")] : [];
const options = last ? [...last.querySelectorAll("select:not([disabled]) option[value]:not([value=''])")] : [];
"""
OFFERS = LAST + "return [...buttons, ...options].map((one) => one.innerText.trim())"
PICK = (
    LAST
    + """
const picked = [...buttons, ...options].find((one) => one.innerText.trim() === arguments[1]);
if (picked.tagName === "BUTTON") picked.click();
else {
  const list = picked.closest("select");
  list.value = picked.value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}
"""
)
ONLY_LAST = """
const all = [...document.querySelectorAll(".message")];
const last = all.filter((one) => one.innerText.includes(arguments[0])).pop();
for (const one of all) if (one !== last) one.remove();
"""
FILE = """
const [text, name, done] = arguments;
const last = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(text)).pop();
const link = [...last.querySelectorAll("a")].find((one) => one.innerText.includes(name));
fetch(link.href).then((answer) => answer.text()).then(done);
"""
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> tuple[str, str] | None:
    """The paths of Chromium and its driver, where both are installed."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    driver = shutil.which("chromedriver")
    return (browser, driver) if browser and driver else None


@contextmanager
def started(data: Path) -> Iterator[str]:
    """Run ``python -m bot`` without a token on a free port, its data in a folder of its own; yields the address.

    Raises:
        AssertionError: it prints no address, or does not stop in order.
    """
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "RULEBOOKS_DIR")}
    environment |= {"DATA_DIR": str(data), "PLAYGROUND_PORT": "0", "HEALTH_PORT": "0", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        yield _address(process)
        process.send_signal(signal.SIGINT)
        assert process.wait(STOP_SECONDS) == 0, "Ctrl+C must stop the playground in order"
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[str]) -> str:
    lines: Queue[str | None] = Queue()

    def read() -> None:
        for line in process.stdout or ():
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    printed = ""
    while True:
        try:
            line = lines.get(timeout=START_SECONDS)
        except Empty:
            raise AssertionError(f"the playground printed no address:\n{printed}") from None
        if line is None:
            raise AssertionError(f"the playground stopped:\n{printed}")
        printed += line
        if found := ADDRESS.search(line):
            return found[0]


class Page:
    """The playground's page in one browser window."""

    def __init__(self, driver: webdriver.Chrome, address: str) -> None:
        self._driver = driver
        self._address = address
        # The page draws a message anew when it changes, also between finding and reading it.
        self._wait = WebDriverWait(driver, ANSWER_SECONDS, ignored_exceptions=[StaleElementReferenceException])
        driver.get(address)
        self._wait.until(lambda _: self._found("#text"))

    def speak_as(self, name: str) -> None:
        """Switch to a member."""
        self._press("#members button", name)
        self._wait.until(lambda _: self._found(f"#members button[aria-checked='true'][data-name='{name}']"))

    def enter(self, channel: str) -> None:
        """Switch to a channel."""
        self._press("#channels button", channel)
        self._wait.until(lambda _: self._only("#channel").text == channel)

    def use(self, command: str, text: str = "", options: Mapping[str, str] = MappingProxyType({})) -> None:
        """Type a slash command, what its first option says, if anything, and other options; wait for a new answer."""
        before = len(self.messages())
        self._send(command, text, options)
        self._wait.until(lambda _: len(self.messages()) > before)

    def ask_form(self, command: str, options: Mapping[str, str] = MappingProxyType({})) -> None:
        """Use a slash command that opens a form, and wait for the form."""
        self._send(command, "", options)
        self.until_form()

    def _send(self, command: str, text: str, options: Mapping[str, str]) -> None:
        line = self._only("#text")
        line.send_keys(f"/{command}")
        self._wait.until(lambda _: self._found("#composer [role='option'][aria-selected='true']"))
        line.send_keys(Keys.ENTER)
        send = self._wait.until(lambda _: self._found("#composer button[type='submit']"))[0]
        if text:
            if not self._found(".chip input"):
                self._only("#composer .more button").click()
            self._only(".chip input").send_keys(text)
        for label, value in options.items():
            self._press("#composer .more button", label)
            self._found(".chip input")[-1].send_keys(value)
        send.click()

    def until_form(self) -> None:
        """Wait until a form is open."""
        self._wait.until(lambda _: self._found("dialog[open] form"))

    def fill(self, answers: Sequence[str | Sequence[Path]]) -> None:
        """Fill in the open form, field by field: text, an option of a list by its name, or files.

        An empty text leaves a field as it is.
        """
        for field, answer in zip(self._found("dialog[open] label"), answers, strict=False):
            control = field.find_element(By.CSS_SELECTOR, "input, textarea, select")
            if not isinstance(answer, str):
                control.send_keys("\n".join(map(str, answer)))
            elif answer and control.tag_name == "select":
                options = control.find_elements(By.TAG_NAME, "option")
                next(option for option in options if option.text == answer).click()
            elif answer:
                control.clear()
                control.send_keys(answer)

    def submit(self) -> None:
        """Send the open form."""
        self._only("dialog[open] button[type='submit']").click()
        self._wait.until(lambda _: not self._found("dialog[open]"))

    def file(self, text: str, name: str) -> bytes:
        """A file that came with the last message with this text, by its name."""
        found: str = self._driver.execute_async_script(FILE, text, name)
        return found.encode()

    def messages(self) -> list[str]:
        """What the page shows, message by message."""
        texts: list[str] = self._driver.execute_script(TEXTS)
        return texts

    def until(self, shown: Callable[[list[str]], bool]) -> None:
        """Wait until this holds of what the page shows."""
        self._wait.until(lambda _: shown(self.messages()))

    def press(self, label: str) -> None:
        """Press a button of the last message that has it, and wait until that message has changed."""
        message = [one for one in self._found(".message") if label in one.text][-1]
        before = message.text
        button = next(button for button in message.find_elements(By.CSS_SELECTOR, ".button") if button.text == label)
        button.click()
        number = message.get_attribute("data-message")
        self._wait.until(lambda _: self._only(f"[data-message='{number}']").text != before)

    def offers(self, heading: str) -> list[str]:
        """The buttons that can be pressed, and options that can be picked, of the last message with this text."""
        labels: list[str] = self._driver.execute_script(OFFERS, heading)
        return labels

    def pick(self, heading: str, label: str) -> None:
        """Press that button, or pick that option, of the last message with this text."""
        self._driver.execute_script(PICK, heading, label)

    def dismiss(self) -> None:
        """Hide the last of the messages that only this member sees, and wait until it is gone."""
        before = len(self.messages())
        self._found(".privacy button")[-1].click()
        self._wait.until(lambda _: len(self.messages()) < before)

    def fit(self) -> None:
        """Make the window just high enough for all messages of the channel, and for what stands beside them."""
        size = self._driver.get_window_size()
        missing = self._driver.execute_script(MISSING_HEIGHT)
        self._driver.set_window_size(size["width"], max(size["height"] + missing, LOWEST))
        self._wait.until(lambda _: self._driver.execute_script(MISSING_HEIGHT) <= 0)

    def only_last(self, text: str) -> None:
        """Take every message from the page but the last one with this text."""
        self._driver.execute_script(ONLY_LAST, text)

    def scroll_to_end(self) -> None:
        """Show the newest messages."""
        self._driver.execute_script("const list = document.getElementById('messages'); list.scrollTop = 1e9")

    def picture(self, path: Path) -> None:
        """Save the window as PNG."""
        self._driver.save_screenshot(str(path))

    def complaints(self) -> list[str]:
        """Errors in the browser's console."""
        return [str(entry["message"]) for entry in self._log("browser") if entry["level"] == "SEVERE"]

    def strangers(self) -> list[str]:
        """Addresses the page asked for that are not the playground's own."""
        events = [json.loads(str(entry["message"]))["message"] for entry in self._log("performance")]
        asked = [event["params"] for event in events if event["method"] == "Network.requestWillBeSent"]
        ours = [each["request"]["url"] for each in asked if each["documentURL"].startswith(self._address)]
        if not ours:
            raise AssertionError("the browser's log of requests is empty")
        return [url for url in ours if not url.startswith(self._address)]

    def _log(self, kind: str) -> list[dict[str, object]]:
        entries: list[dict[str, object]] = self._driver.get_log(kind)  # type: ignore[no-untyped-call]
        return entries

    def _found(self, selector: str) -> list[WebElement]:
        return self._driver.find_elements(By.CSS_SELECTOR, selector)

    def _only(self, selector: str) -> WebElement:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _press(self, selector: str, name: str) -> None:
        """Press the button with this name; the page may draw it anew meanwhile."""

        def pressed(_: object) -> bool:
            named = [button for button in self._found(selector) if name in button.text]
            if named:
                named[0].click()
            return bool(named)

        WebDriverWait(
            self._driver, ANSWER_SECONDS, poll_frequency=0.1, ignored_exceptions=[StaleElementReferenceException]
        ).until(pressed)


@contextmanager
def opened(address: str, profile: Path, *, size: tuple[int, int] = (1200, 860)) -> Iterator[Page]:
    """Open the page in a browser with a fresh profile.

    Raises:
        RuntimeError: Chromium or its driver is not installed.
    """
    installed = chromium()
    if installed is None:
        raise RuntimeError("Chromium and chromedriver are needed")
    options = webdriver.ChromeOptions()
    options.binary_location = installed[0]
    for flag in (*FLAGS, f"--user-data-dir={profile}", f"--window-size={size[0]},{size[1]}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(installed[1]))
    try:
        yield Page(driver, address)
    finally:
        driver.quit()
