"""The game as a folder of files for any web server: Python runs in the reader's browser."""
