"""The requests of the API, a module for what they are about."""
