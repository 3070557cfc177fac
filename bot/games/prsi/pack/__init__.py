"""The pack of cards, the choices of the lobby, and the rules that refusals cite."""
