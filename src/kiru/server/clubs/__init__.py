"""Clubs: people who meet at one link, with tables of their own, duplicate nights and tournaments."""
