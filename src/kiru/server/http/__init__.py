"""Requests and pages: routes by subject, middleware, health, language."""
