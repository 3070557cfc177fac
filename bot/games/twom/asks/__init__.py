"""The course of a day: every step and every frame, the question that is open now, and what comes after an answer."""
