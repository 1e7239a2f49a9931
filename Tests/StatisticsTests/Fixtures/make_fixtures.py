#!/usr/bin/env python3
"""Makes statistics.json beside this script, with SciPy and NumPy.

    pip install scipy numpy && python3 make_fixtures.py
"""

import json
import pathlib

import numpy as np
import scipy
from scipy import special, stats

SHAPES = [(0.5, 0.5), (1, 1), (1, 20), (3, 3), (2, 5), (5, 2), (17, 4), (0.1, 7),
          (120, 380), (300, 1), (1, 5000), (4000, 6000), (250_000, 750_000)]


def incomplete_beta():
    for a, b in SHAPES:
        around = stats.beta(a, b).ppf([1e-6, 0.025, 0.3, 0.5, 0.7, 0.975])
        for x in sorted({0.01, 0.5, 0.99, *map(float, around)}):
            yield {"a": a, "b": b, "x": x, "value": float(special.betainc(a, b, x))}


def beta_quantiles():
    for a, b in SHAPES:
        for p in (1e-6, 0.005, 0.025, 0.5, 0.95, 0.975):
            yield {"a": a, "b": b, "p": p, "value": float(special.betaincinv(a, b, p))}


def proportions():
    # binomtest(…).proportion_ci finds its bounds only to 2e-12, which is coarse near 0.
    for n in (1, 2, 7, 20, 29, 148, 263, 1000, 50_000):
        for k in sorted({0, 1, n // 3, n // 2, n - 1, n}):
            for confidence in (0.9, 0.95, 0.99):
                tail = (1 - confidence) / 2
                lower = stats.beta.ppf(tail, k, n - k + 1) if k > 0 else 0
                upper = stats.beta.isf(tail, k + 1, n - k) if k < n else 1
                yield {"k": k, "n": n, "confidence": confidence,
                       "lower": float(lower), "upper": float(upper)}


def quantiles():
    random = np.random.default_rng(20250101)
    for size in (1, 2, 3, 5, 10, 37):
        values = random.lognormal(size=size)
        for p in (0, 0.05, 0.25, 0.5, 0.9, 0.95, 1):
            yield {"values": values.tolist(), "p": p,
                   "value": float(np.quantile(values, p, method="linear"))}


def median_intervals():
    """The rank, counted from 1, of the lower bound; 0 where there is none."""
    for n in [*range(1, 60), 100, 333, 1000, 20_001]:
        for confidence in (0.9, 0.95, 0.99):
            allowed = [k for k in range(1, n // 2 + 1)
                       if 2 * stats.binom.cdf(k - 1, n, 0.5) <= 1 - confidence]
            rank = max(allowed, default=0)
            yield {"n": n, "confidence": confidence, "rank": rank,
                   "coverage": 1 - 2 * float(stats.binom.cdf(rank - 1, n, 0.5)) if rank else 0}


fixtures = {
    "scipy": scipy.__version__,
    "numpy": np.__version__,
    "incomplete_beta": list(incomplete_beta()),
    "beta_quantiles": list(beta_quantiles()),
    "proportions": list(proportions()),
    "quantiles": list(quantiles()),
    "median_intervals": list(median_intervals()),
}
lines = ",\n".join(
    f'"{name}": [\n' + ",\n".join("  " + json.dumps(entry) for entry in value) + "\n]"
    if isinstance(value, list) else f'"{name}": {json.dumps(value)}'
    for name, value in fixtures.items())
pathlib.Path(__file__).with_name("statistics.json").write_text("{\n" + lines + "\n}\n")
