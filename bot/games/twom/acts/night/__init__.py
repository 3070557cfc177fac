"""The night: scavenging, combat, trade, the raid, dawn."""
