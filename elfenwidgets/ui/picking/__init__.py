"""How clicks, keys and buttons become an offered action, or a refusal."""
