"""The profile behind a browser, and how it is kept for good: passkeys, a recovery phrase, several devices."""
