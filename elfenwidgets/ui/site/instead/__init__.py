"""What stands in for packages that are too large for a page: as much of them as widgets use."""
