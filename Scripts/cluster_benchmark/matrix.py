"""How long a full matrix takes on more cores, reckoned from what was measured."""

import json

SYMBOLOGIES, CAMERAS, BUILDS = 13, 6, 20
CORES = (1, 10, 100, 1000)
# What ShardPlanner gives a shard of a later round at least, in seconds.
SHORTEST = 60


class Rounds:
    """The rounds of a run in shards: core seconds, trials, and how much longer the longest shard took than the mean."""

    def __init__(self, run):
        rounds = {}
        for path in sorted((run / "shards").iterdir()):
            shard = json.loads(path.read_text())
            footer = json.loads(last_line(next((run / "results").glob(f"{shard['shard']:04d}-*.jsonl"))))
            rounds.setdefault(shard["round"], []).append((footer["seconds"] * footer["jobs"], footer["trials"]))
        self.work = [sum(seconds for seconds, _ in shards) for _, shards in sorted(rounds.items())]
        self.trials = [sum(trials for _, trials in shards) for _, shards in sorted(rounds.items())]
        spread = [max(shards)[0] * len(shards) / sum(seconds for seconds, _ in shards)
                  for shards in rounds.values() if len(shards) >= 10]
        self.longest = max(spread, default=1)
        cells = set()
        conditions = {}
        for line in open(run / "manifest.jsonl"):
            frame = json.loads(line)
            conditions[frame["frame"]] = frame.get("named_condition")
        for line in open(run / "trials.jsonl"):
            trial = json.loads(line)
            if trial["status"] != "unsupported":
                cells.add((trial["engine"], trial["frame"].split("/")[1], conditions[trial["frame"]]))
        self.cells = len(cells)


def last_line(path):
    with open(path, "rb") as file:
        file.seek(-min(4096, path.stat().st_size), 2)
        return file.read().splitlines()[-1]


def table(rounds, costs, start):
    """One run of all cells, whose rounds go on together; core seconds are those of shards that were read one on each core."""
    scale = SYMBOLOGIES * CAMERAS * BUILDS / rounds.cells
    work = [seconds * scale for seconds in rounds.work]
    trials = [count * scale for count in rounds.trials]
    per_trial = {"plan": costs.plan / costs.trials, "gather": costs.gather / costs.trials}
    # A plan of a round goes through all that was read before it.
    planning = sum(sum(trials[:number + 1]) * per_trial["plan"] for number in range(len(trials)))
    gathering = sum(trials) * per_trial["gather"]
    lines = [
        f"measured: {sum(rounds.trials):,} trials of {rounds.cells} cells in {len(rounds.work)} rounds, {sum(rounds.work):,.0f} core "
        f"seconds; the longest shard of a round took {rounds.longest:.2f} times the mean",
        f"reckoned: {SYMBOLOGIES} symbologies × {CAMERAS} cameras × {BUILDS} builds = {SYMBOLOGIES * CAMERAS * BUILDS:,} cells, "
        f"{sum(trials):,.0f} trials, {sum(work) / 3600:.1f} core hours",
        "",
        f"{'cores':>6} {'reading':>10} {'of it waiting':>14} {'planning':>10} {'gathering':>10} {'in all':>10}  bottleneck"]
    for cores in CORES:
        reading = waiting = 0
        for seconds in work:
            shards = max(1, min(cores, int(seconds / SHORTEST)))
            took = seconds / shards * (rounds.longest if shards > 1 else 1) + start
            reading += took
            waiting += took - seconds / cores
        parts = {"reading": reading - waiting, "waiting for the last shards of rounds": waiting, "planning the rounds": planning,
                 "gathering": gathering}
        lines.append(f"{cores:>6} {duration(reading):>10} {duration(waiting):>14} {duration(planning):>10} {duration(gathering):>10} "
                     f"{duration(reading + planning + gathering):>10}  {max(parts, key=parts.get)}")
    return "\n".join(lines)


def duration(seconds):
    return f"{seconds / 3600:.1f} h" if seconds >= 5400 else f"{seconds / 60:.1f} min" if seconds >= 90 else f"{seconds:.0f} s"
