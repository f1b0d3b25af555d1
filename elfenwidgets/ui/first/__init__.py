"""What stands on the page with its first bytes, before there is a widget: text and HTML alone."""
