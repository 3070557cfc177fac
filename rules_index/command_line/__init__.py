"""What the commands of ``python -m rules_index`` do and print."""
