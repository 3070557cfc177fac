"""Where the parts of the picture lie, in points: 1080 across, a third of that on a phone."""

from __future__ import annotations

WIDTH = 1080
HEADER = 96
BOARD = 940
TRACK = 116
PANEL = 164
MARGIN = 10

TRACK_TOP = HEADER + BOARD
PANELS_TOP = TRACK_TOP + TRACK
