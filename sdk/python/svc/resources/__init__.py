"""The parts of the API."""
