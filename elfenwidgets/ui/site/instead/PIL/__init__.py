"""Of Pillow the name: nothing here puts pixels."""
