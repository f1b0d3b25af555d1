"""What a page shows of an activity beside the painted map, and what it says back."""
