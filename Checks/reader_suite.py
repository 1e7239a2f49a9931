"""The pictures on which readers are held against their libraries called by hand."""

PICTURES = 208


def reader_suite(bench, symbologies):
    """A suite: some pictures that everything reads, and some that hardly anything does."""
    conditions = {"module_width_px": [1.3, 1.7, 2.5, 4], "noise_sigma": [0, 12],
                  "rotation_deg": [0, 20]}
    return bench.suite("readers", symbologies, conditions,
                       {"samples": PICTURES // 16 // len(symbologies)})
