#!/usr/bin/env python3
"""Makes statistics.json beside this script, with SciPy, NumPy and statsmodels.

    pip install scipy numpy statsmodels && python3 make_fixtures.py
"""

import json
import math
import pathlib
from fractions import Fraction

import numpy as np
import scipy
import statsmodels
from scipy import optimize, special, stats
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests

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


def binomial_tails():
    """Exact sums of fractions; for many trials, SciPy."""
    for n in (1, 2, 5, 23, 60, 300):
        for p in (1e-6, 0.01, 0.25, 0.5, 0.9, 0.999):
            exact, terms = Fraction(p), []
            for k in range(n + 1):
                terms.append(math.comb(n, k) * exact**k * (1 - exact)**(n - k))
            for k in sorted({0, 1, n // 5, n // 2, n - 1, n}):
                yield {"n": n, "p": p, "k": k, "lower": float(sum(terms[:k + 1])),
                       "upper": float(sum(terms[k:]))}
    for n in (5000, 100_000):
        for p in (0.001, 0.3, 0.98):
            for deviations in (-7, -3, 0, 3, 7):
                k = round(n * p + deviations * math.sqrt(n * p * (1 - p)))
                if 0 <= k <= n:
                    yield {"n": n, "p": p, "k": k, "lower": float(stats.binom.cdf(k, n, p)),
                           "upper": float(stats.binom.sf(k - 1, n, p))}


def normal_quantiles():
    for p in (1e-300, 1e-30, 1e-12, 1e-6, 0.001, 0.025, 0.07, 0.08, 0.3, 0.5, 0.62, 0.93, 0.975):
        z = float(special.ndtri(p))
        yield {"p": p, "z": z, "below": float(special.ndtr(z))}


def student_quantiles():
    for degrees in (0.7, 1, 2, 4, 9, 30.5, 400, 100_000):
        for p in (1e-10, 1e-4, 0.001, 0.025, 0.2, 0.499, 0.5, 0.6, 0.95, 0.995):
            t = float(stats.t.ppf(p, degrees))
            yield {"degrees": degrees, "p": p, "t": t, "below": float(stats.t.cdf(t, degrees))}


def proportion_bounds():
    for n in (1, 2, 7, 29, 148, 1000, 50_000):
        for k in sorted({0, 1, n // 3, n // 2, n - 1, n}):
            for confidence in (0.9, 0.95, 0.99):
                yield {"k": k, "n": n, "confidence": confidence,
                       "lower": float(stats.beta.ppf(1 - confidence, k, n - k + 1)) if k else 0,
                       "upper": float(stats.beta.isf(1 - confidence, k + 1, n - k))
                       if k < n else 1}


def quantiles():
    random = np.random.default_rng(20250101)
    for size in (1, 2, 3, 5, 10, 37):
        values = random.lognormal(size=size)
        for p in (0, 0.05, 0.25, 0.5, 0.9, 0.95, 1):
            yield {"values": values.tolist(), "p": p,
                   "value": float(np.quantile(values, p, method="linear"))}


def logistic_fits():
    """Maximum likelihood by general optimisers from many starts."""
    random = np.random.default_rng(20250103)
    designs = [(5.0, 1.0, 0.0, np.linspace(1, 9, 9), 30), (5.0, 1.0, 0.1, np.linspace(0, 12, 13), 40),
               (0.3, -0.05, 0.03, np.linspace(0.1, 0.6, 11), 60),
               (200.0, 40.0, 0.25, np.linspace(20, 500, 17), 25),
               (1.5, 0.4, 0.05, np.linspace(0, 4, 8), 200), (2.0, -1.0, 0.0, np.arange(5), 12),
               (5.0, 3.0, 0.02, np.linspace(0, 6, 7), 50)]
    for midpoint, scale, lapse, x, trials in designs:
        for _ in range(2):
            rates = (1 - lapse) * special.expit((x - midpoint) / scale)
            k = random.binomial(trials, rates)
            for maximum_lapse in (0, 0.05, 0.5):
                yield logistic_fit(x, k, np.full(len(x), trials), maximum_lapse)


def logistic_fit(x, k, n, maximum_lapse):
    u = (x - x.mean()) / x.std()

    def loss(parameters):
        intercept, slope, lapse = parameters
        position = intercept + slope * u
        rate = special.expit(position)
        p, q = (1 - lapse) * rate, special.expit(-position) + lapse * rate
        return -np.sum(special.xlogy(k, p) + special.xlogy(n - k, q))

    bounds = [(-60, 60), (-60, 60), (0, maximum_lapse)]
    best = None
    for lapse in np.unique([0, 0.3 * maximum_lapse, 0.9 * maximum_lapse]):
        for slope in (-3, 3):
            for crossing in (-1, 0, 1):
                start = [-slope * crossing, slope, lapse]
                fit = optimize.minimize(loss, start, method="L-BFGS-B", bounds=bounds)
                if best is None or fit.fun < best.fun:
                    best = fit
    for _ in range(3):
        best = optimize.minimize(loss, best.x, method="Nelder-Mead", bounds=bounds,
                                 options={"xatol": 1e-11, "fatol": 1e-13, "maxiter": 10_000})
    intercept, slope, lapse = best.x
    return {"x": x.tolist(), "successes": k.tolist(), "trials": n.tolist(),
            "maximum_lapse": maximum_lapse, "midpoint": float(x.mean() - x.std() * intercept / slope),
            "scale": float(x.std() / slope), "lapse": float(lapse),
            "log_likelihood": float(-best.fun)}


def mcnemar_tests():
    for b, c in [(0, 0), (1, 0), (0, 5), (3, 3), (6, 1), (12, 4), (40, 61), (300, 220), (2, 55)]:
        n = b + c
        yield {"b": b, "c": c, "two_sided": float(mcnemar([[9, b], [c, 9]], exact=True).pvalue),
               "less": float(stats.binomtest(b, n, 0.5, "less").pvalue) if n else 1,
               "greater": float(stats.binomtest(b, n, 0.5, "greater").pvalue) if n else 1}


def fisher_tests():
    for a, n, b, m in [(5, 10, 1, 10), (10, 10, 10, 10), (0, 5, 5, 5), (400, 400, 389, 400),
                       (4990, 5000, 4965, 5000), (37, 60, 31, 45), (1, 1, 0, 1)]:
        p = stats.fisher_exact([[a, n - a], [b, m - b]], alternative="greater").pvalue
        yield {"a": a, "n": n, "b": b, "m": m, "greater": float(p)}


def trimmed_means():
    """Without trimming Student's test; with it Yuen's against values that are all the limit, which have no spread."""
    random = np.random.default_rng(20261122)
    for n, scale, share in [(2, 1, 0), (5, 0.01, 0), (8, 0.02, 0), (16, 0.003, 0), (32, 5, 0), (5, 0.01, 0.2),
                            (8, 0.02, 0.1), (16, 0.003, 0.1), (32, 5, 0.1), (33, 1, 0.25)]:
        values = random.standard_t(3, n) * scale + 0.4 * scale
        limit = 0.1 * scale

        def test(side):
            if share == 0:
                return stats.ttest_1samp(values, limit, alternative=side)
            return stats.ttest_ind(values, np.full(n, limit), equal_var=False, trim=share, alternative=side)

        above = test("greater")
        mean = float(stats.trim_mean(values, share))
        standard_error = (mean - limit) / float(above.statistic)
        reach = -float(stats.t(n - 2 * int(share * n) - 1).ppf(0.0033)) * standard_error
        yield {"values": values.tolist(), "trimming": share, "limit": limit, "mean": mean,
               "standard_error": standard_error, "below": float(test("less").pvalue), "above": float(above.pvalue),
               "error": 0.0033, "lower": mean - reach, "upper": mean + reach}


def holm_adjustments():
    random = np.random.default_rng(20250105)
    for values in [[0.01], [0.04, 0.01, 0.03, 0.005], [0.5, 0.5, 0.9], [0, 1, 0.2],
                   *(random.beta(0.3, 2, size=size).tolist() for size in (5, 17, 40))]:
        adjusted = multipletests(values, method="holm")[1]
        yield {"values": values, "adjusted": adjusted.tolist()}


def isotonic_fits():
    random = np.random.default_rng(20250106)
    for size in (1, 2, 5, 20, 100):
        for slope in (-0.1, 0, 0.1):
            values = slope * np.arange(size) + random.normal(size=size)
            weights = random.integers(1, 50, size=size).astype(float)
            fit = optimize.isotonic_regression(values, weights=weights)
            yield {"values": values.tolist(), "weights": weights.tolist(), "fit": fit.x.tolist()}


def bootstrap_intervals():
    """Of the mean and the standard deviation of skewed values, and of the mean of clusters."""
    random = np.random.default_rng(20250107)
    for size in (15, 40):
        clusters = [random.lognormal(0.4 * random.normal(), 0.5, size=random.integers(1, 6)).tolist()
                    for _ in range(size)]
        first = np.array([cluster[0] for cluster in clusters])
        sums, counts = np.array([(sum(cluster), len(cluster)) for cluster in clusters]).T

        def pooled_mean(indices, axis=-1):
            indices = indices.astype(int)
            return sums[indices].sum(axis=axis) / counts[indices].sum(axis=axis)

        for name, data, statistic in [("mean", first, np.mean), ("deviation", first, np.std),
                                      ("clustered mean", np.arange(size), pooled_mean)]:
            result = {"statistic": name, "clusters": clusters}
            interval = stats.bootstrap((data,), statistic, n_resamples=100_000, batch=10_000,
                                       method="percentile", rng=random)
            result["lower"] = float(interval.confidence_interval.low)
            result["upper"] = float(interval.confidence_interval.high)
            yield {**result, "standard_error": float(interval.standard_error)}


def signed_rank_counts(n):
    """The coefficients of the product of 1 + q^i, as whole numbers."""
    counts = np.array([1], dtype=object)
    for rank in range(1, n + 1):
        factor = np.zeros(rank + 1, dtype=object)
        factor[0] = factor[rank] = 1
        counts = np.convolve(counts, factor)
    return counts.tolist()


def hodges_lehmann_estimates():
    random = np.random.default_rng(20250108)
    for n in [5, 6, 11, 20, 50, 80]:
        sample = random.standard_t(3, size=n)
        values = np.sort([(sample[i] + sample[j]) / 2 for i in range(n) for j in range(i, n)])
        counts = signed_rank_counts(n) if n <= 50 else None
        deviation = math.sqrt(n * (n + 1) * (2 * n + 1) / 24)

        def miss(rank):
            if counts:
                return 2 * float(Fraction(int(sum(counts[:rank])), int(sum(counts))))
            return 2 * float(stats.norm.cdf((rank - 0.5 - len(values) / 2) / deviation))

        for confidence in (0.9, 0.95):
            rank = max((k for k in range(1, len(values) // 2 + 1) if miss(k) <= 1 - confidence),
                       default=0)
            yield {"values": sample.tolist(), "confidence": confidence,
                   "estimate": float(np.median(values)), "has_interval": rank > 0,
                   "lower": float(values[rank - 1]) if rank else 0,
                   "upper": float(values[-rank]) if rank else 0,
                   "coverage": 1 - miss(rank) if rank else 0}


fixtures = {
    "scipy": scipy.__version__,
    "numpy": np.__version__,
    "statsmodels": statsmodels.__version__,
    "incomplete_beta": list(incomplete_beta()),
    "beta_quantiles": list(beta_quantiles()),
    "proportions": list(proportions()),
    "binomial_tails": list(binomial_tails()),
    "normal_quantiles": list(normal_quantiles()),
    "student_quantiles": list(student_quantiles()),
    "proportion_bounds": list(proportion_bounds()),
    "mcnemar_tests": list(mcnemar_tests()),
    "fisher_tests": list(fisher_tests()),
    "trimmed_means": list(trimmed_means()),
    "holm_adjustments": list(holm_adjustments()),
    "isotonic_fits": list(isotonic_fits()),
    "bootstrap_intervals": list(bootstrap_intervals()),
    "hodges_lehmann_estimates": list(hodges_lehmann_estimates()),
    "quantiles": list(quantiles()),
    "logistic_fits": list(logistic_fits()),
}
lines = ",\n".join(
    f'"{name}": [\n' + ",\n".join("  " + json.dumps(entry) for entry in value) + "\n]"
    if isinstance(value, list) else f'"{name}": {json.dumps(value)}'
    for name, value in fixtures.items())
pathlib.Path(__file__).with_name("statistics.json").write_text("{\n" + lines + "\n}\n")
