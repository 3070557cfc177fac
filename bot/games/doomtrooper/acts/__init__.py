"""Changes of a position: every rule here emits events on a run."""
