"""What a box of Zloba holds, as a file says it."""
