"""Our engine beside its peers, measured in one interleaved run: `python -m benchmarks`."""
