"""The order of things: setup, the steps of day and night, the Diary, effects."""
