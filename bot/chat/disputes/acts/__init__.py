"""The commands, buttons and forms of the desk."""
