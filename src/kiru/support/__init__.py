"""What has nothing to do with games: files, interrupts, reading TOML."""
