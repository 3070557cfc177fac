"""Component packs that anybody may bring: files of bytes, made into typed values within a bounded time."""
