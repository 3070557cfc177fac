"""The tables of the desk, and reading and writing them."""
