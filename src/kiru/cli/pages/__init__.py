"""Reports as one HTML page each."""
