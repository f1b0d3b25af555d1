"""The keys that go through what may be picked."""

FORWARD = ("ArrowRight", "ArrowDown")
BACKWARD = ("ArrowLeft", "ArrowUp")
