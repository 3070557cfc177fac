"""What changes a position: every file here emits events on a run."""
