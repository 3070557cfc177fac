"""``rozhodci doctor --live``: what Discord answers on an empty test server, beside what the tests' stand-ins say."""
