"""Pictures of a match as one seat may see it, drawn from that seat's view and nothing else."""
