#!/usr/bin/env python3
"""Makes survival.json beside this script, with lifelines and statsmodels.

    pip install lifelines==0.30.3 statsmodels==0.15.0 && python3 make_survival_fixtures.py
"""

import json
import pathlib
import warnings

import lifelines
import numpy as np
import statsmodels
from lifelines.utils import restricted_mean_survival_time, survival_table_from_events
from scipy import stats
from statsmodels.duration.survfunc import SurvfuncRight

# That it takes its own curve for what it calls a timeline.
warnings.simplefilter("ignore", lifelines.exceptions.ApproximationWarning)


def samples():
    """Times and whether each is an event: with ties, with and without censoring, with events and censorings at one time."""
    random = np.random.default_rng(20261124)
    # Table 1.1 of J. D. Kalbfleisch and R. L. Prentice, 2002: days until a carcinogen's tumour, of two groups of rats.
    yield [143, 164, 188, 188, 190, 192, 206, 209, 213, 216, 220, 227, 230, 234, 246, 265, 304, 216, 244], [1] * 17 + [0] * 2
    yield [142, 156, 163, 198, 205, 232, 232, 233, 233, 233, 233, 239, 240, 261, 280, 280, 296, 296, 323, 204, 344], \
        [1] * 19 + [0] * 2
    yield [1, 1, 2, 2, 2, 3, 3, 4, 5, 5], [1, 0, 1, 1, 0, 0, 1, 0, 1, 0]
    yield [2, 2, 2], [1, 1, 0]
    for n in (12, 60, 300):
        for limit in (0.8, 3, 1000):
            # Rounded, so that times tie.
            times = np.maximum(np.round(random.weibull(1.3, size=n), 1), 0.1)
            yield np.minimum(times, limit).tolist(), (times <= limit).astype(int).tolist()
            ends = np.round(random.exponential(1.5, size=n), 1) + 0.1
            yield np.round(np.minimum(times, ends), 1).tolist(), (times <= ends).astype(int).tolist()


def curve(times, events):
    """What lifelines says at each time of events, with Greenwood's variance from statsmodels."""
    fit = lifelines.KaplanMeierFitter().fit(times, events)
    table = survival_table_from_events(np.array(times), np.array(events))
    interval = fit.confidence_interval_
    greenwood = SurvfuncRight(np.array(times), np.array(events))
    errors = dict(zip(np.round(greenwood.surv_times, 9), greenwood.surv_prob_se))
    for time, row in table[table.observed > 0].iterrows():
        survival = float(fit.survival_function_.loc[time].iloc[0])
        step = {"time": float(time), "events": int(row.observed), "at_risk": int(row.at_risk), "survival": survival}
        if 0 < survival < 1:
            step["variance"] = float(errors[np.round(time, 9)]) ** 2
            step["lower"], step["upper"] = map(float, interval.loc[time])
        yield step


def quantiles(times, events):
    """The value by lifelines; the interval by statsmodels, which inverts log(-log)."""
    fit = lifelines.KaplanMeierFitter().fit(times, events)
    greenwood = SurvfuncRight(np.array(times), np.array(events))
    for share in (0.25, 0.5, 0.9):
        # By a hair more, since its product of quotients is off in the last place.
        value = float(fit.percentile(1 - share + 1e-12))
        with np.errstate(all="ignore"):
            lower, upper = map(float, greenwood.quantile_ci(share, method="cloglog"))
        yield {"share": share, "value": value if np.isfinite(value) else None,
               "lower": lower if np.isfinite(lower) else None, "upper": upper if np.isfinite(upper) else None}


def restricted_means(times, events):
    fit = lifelines.KaplanMeierFitter().fit(times, events)
    for horizon in (min(times) / 2, max(times) * 0.7, max(times)):
        yield {"horizon": horizon, "mean": float(restricted_mean_survival_time(fit, t=horizon))}


def curves():
    for times, events in samples():
        yield {"times": times, "events": events, "steps": list(curve(times, events)),
               "quantiles": list(quantiles(times, events)), "restricted_means": list(restricted_means(times, events))}


def order_statistics():
    """The ranks of the exact interval of a quantile, from 1: 0 for none below, n + 1 for none above."""
    for n in (5, 20, 101):
        for share in (0.5, 0.9, 0.99):
            lower = max((k for k in range(1, n + 1) if stats.binom.cdf(k - 1, n, share) <= 0.025), default=0)
            upper = min((k for k in range(1, n + 1) if stats.binom.sf(k - 1, n, share) <= 0.025), default=n + 1)
            yield {"n": n, "share": share, "lower": lower, "upper": upper}


fixtures = {"lifelines": lifelines.__version__, "statsmodels": statsmodels.__version__, "curves": list(curves()),
            "order_statistics": list(order_statistics())}
lines = ",\n".join(
    f'"{name}": [\n' + ",\n".join("  " + json.dumps(entry) for entry in value) + "\n]"
    if isinstance(value, list) else f'"{name}": {json.dumps(value)}'
    for name, value in fixtures.items())
pathlib.Path(__file__).with_name("survival.json").write_text("{\n" + lines + "\n}\n")
