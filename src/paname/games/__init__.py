"""The games that come with Paname: a folder each, found by its `manifest.toml`."""
