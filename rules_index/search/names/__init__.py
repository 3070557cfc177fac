"""Names: completing what is typed, explaining a term."""
