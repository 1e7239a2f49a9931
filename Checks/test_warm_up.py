"""Measures how long an engine's calls take after its start, against the same process's steady state.

EAN-13 and QR, far away, clean, and dim with noise, at 640x480 and 1280x720. In each of
WARM_UP_ROUNDS=1, and for each frame and mask, two processes of each engine in Java and Node are started on
one core, as the bench does: without its own warm-up (SCANBENCH_WARM_UP_CALLS=0), and with. Each
makes WARM_UP_CALLS=200 calls. Steady is the median of the last fifth. Printed are the medians over
the rounds of what calls took as multiples of that, and from which call on the running median of
five stays within 5 % of it. A warm-up has to bring the first call nearer to the steady state.
"""

import itertools
import os
import statistics

import manifest
import pytest

from Checks.bench import ROOT, setting
from Checks.engine import Engine, grey_image

WIDEST = 1280
SHOWN = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000]


@pytest.fixture(scope="module")
def images(shared_bench):
    """One frame of each symbology, condition and size."""
    shared_bench.call("corpus build", ROOT / "Corpus/latency.yaml", "--profile", "quick",
                      "--output", "corpus")
    found = {}
    for frame in manifest.frames(shared_bench.folder / "corpus"):
        key = frame["frame"].split("/")[1], frame.get("named_condition", ""), frame["width"]
        if key not in found and frame["width"] <= WIDEST:
            found[key] = grey_image(shared_bench.folder / "corpus" / frame["file"])
    return found


def durations(program, is_warm, symbology, image):
    """Of calls of a new process, one after the other, in nanoseconds: with one format, with all."""
    core = max(os.sched_getaffinity(0))
    for takes_all in (False, True):
        engine = Engine([program], {} if is_warm else {"SCANBENCH_WARM_UP_CALLS": "0"},
                        preexec_fn=lambda: os.sched_setaffinity(0, {core}))
        claims = engine.hello()["symbologies"]
        if symbology in claims:
            engine.configure(*(claims if takes_all else [symbology]))
            yield [engine.detect(image)["durations_ns"][0]
                   for _ in range(setting("WARM_UP_CALLS", 200))]
        engine.close()


def settled(ratios):
    """From which call on the running median of five stays within 5 % of the steady state."""
    medians = [statistics.median(ratios[max(0, at - 2):at + 3]) for at in range(len(ratios))]
    return max((at for at, ratio in enumerate(medians) if abs(ratio - 1) > 0.05), default=-1) + 2


def shown(ratios):
    """What calls took, and from which on they are steady."""
    return [*(f"{number}: {ratios[number - 1]:.2f}" for number in SHOWN if number <= len(ratios)),
            f"settled {settled(ratios)}"]


@pytest.mark.quiet
@pytest.mark.parametrize("name", ["zxing-java", "boofcv", "jsqr"])
def test_calls_come_to_a_steady_state(bench, make, images, name):
    make(f"engine-{name}")
    firsts = {False: [], True: []}
    for is_warm, (key, image) in itertools.product(firsts, sorted(images.items())):
        rounds = [list(durations(bench.engine(name), is_warm, key[0], image))
                  for _ in range(setting("WARM_UP_ROUNDS", 1))]
        for mask, series in zip(("own", "all"), zip(*rounds)):
            steady = [statistics.median(one[-max(1, len(one) // 5):]) for one in series]
            ratios = [statistics.median(values) for values in zip(*(
                [call / level for call in one] for one, level in zip(series, steady)))]
            firsts[is_warm].append(ratios[0])
            print("warm" if is_warm else "cold", *key, mask,
                  f"{statistics.median(steady) / 1e6:.2f} ms", *shown(ratios))
    assert statistics.median(firsts[True]) < statistics.median(firsts[False])
