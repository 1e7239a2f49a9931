"""What was measured, against what was expected: each is a line of output, and fails where not met."""


def near(name, measured, expected, tolerance, relative=False):
    """Relative tolerances are shares of what is expected."""
    allowed = tolerance * abs(expected) if relative else tolerance
    text = f"{100 * tolerance:g} %" if relative else f"{tolerance:g}"
    # Not-a-number is no success.
    hold(name, f"{measured:.5g}", f"{expected:.5g} ± {text}", abs(measured - expected) <= allowed)


def at_most(name, measured, limit):
    hold(name, f"{measured:.4g}", f"at most {limit:g}", measured <= limit)


def at_least(name, measured, limit):
    hold(name, f"{measured:.4g}", f"at least {limit:g}", measured >= limit)


def equal(name, measured, expected):
    hold(name, f"{measured}", f"{expected}", measured == expected)


def hold(name, measured, expected, is_met):
    """A name that begins with spaces is of the same subject as the one before."""
    print(f"{'ok  ' if is_met else 'FAIL'} {name:<75} {measured:>12}   {expected}")
    assert is_met, f"{name.strip()}: {measured}, not {expected}"
