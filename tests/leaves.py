"""README and the manuals as people see them on a telephone and on a desk: ``python -m tests.leaves FOLDER``.

Each becomes two pictures, as wide as those screens and as high as it is, and its size in bytes is printed. Nothing is
fetched: a picture that is not in the repository stays away.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from selenium import webdriver

from tests.bot.playground.chromium import chromium
from tests.manuals import MANUALS, README

WIDTHS = (390, 1280)
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 860px; padding: 16px }
body { overflow-wrap: break-word }
pre, code { background: #eee; font-size: 85%; overflow-x: auto }
pre { padding: 12px } table { border-collapse: collapse; display: block; overflow-x: auto }
td, th { border: 1px solid #ccc; padding: 4px 8px } img { max-width: 100% }
"""
HEIGHT = "return Math.ceil(document.documentElement.getBoundingClientRect().height)"
WIDE = "return document.documentElement.scrollWidth"


def page(file: Path) -> str:
    """A file of Markdown as HTML, whose links lead from the folder that it is in."""
    body = MarkdownIt("gfm-like", {"linkify": False}).disable("linkify").render(file.read_text("utf-8"))
    base = escape(file.parent.as_uri() + "/")
    return f'<!doctype html><meta charset="utf-8"><base href="{base}"><style>{STYLE}</style>{body}'


def shown(driver: webdriver.Chrome, made: Path, width: int, picture: Path) -> int:
    """Keep a picture of a page that is so wide; how wide it would have to be for all of it."""
    size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    driver.get(made.as_uri())
    height, wide = int(driver.execute_script(HEIGHT)), int(driver.execute_script(WIDE))
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {**size, "height": height})
    driver.save_screenshot(str(picture))
    return wide


def main(folder: Path) -> None:
    """All of them, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with chromium("en") as browser, browser.visited() as driver:
        for file in (README, *MANUALS):
            made = folder / f"{file.stem}.html"
            made.write_text(page(file), "utf-8")
            sizes = [shown(driver, made, width, folder / f"{file.stem}-{width}.png") for width in WIDTHS]
            told = ", ".join(f"{wide} at {width}" for width, wide in zip(WIDTHS, sizes, strict=True))
            sys.stdout.write(f"{file.name}: {len(file.read_bytes())} bytes; pixels wide: {told}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
