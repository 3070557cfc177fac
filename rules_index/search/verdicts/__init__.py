"""Yes or no: whether what a question asks for holds, by what the rules answer to their own questions and claim."""
