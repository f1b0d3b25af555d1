"""What a reader has learned: progress as it is kept, what to repeat when, milestones, a class."""
