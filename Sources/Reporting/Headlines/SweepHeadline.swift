import Analysis
import Records

/// How far codes are read along any axis of a suite: of one engine, in a sentence.
struct SweepHeadline {
  let sweep: AxisSweep
  let engine: EngineRecord

  private var cells: [SummaryCell] {
    sweep.cells.filter { $0.engine == engine.label && $0.codes > 0 }
  }

  /// The pooled read rate at a value.
  private func read(_ value: Double) -> ReadCount? {
    ReadCount(cells.filter { $0.point[sweep.axis.name] == value })
  }

  var sentence: Sentence {
    let values = sweep.values
    guard let whole = ReadCount(cells), let first = values.first, let last = values.last else {
      return Sentence("Nothing was tried along \(sweep.axis.words).")
    }
    // The end at which more is read is the easy one.
    let rises = (read(last)?.rate.rate ?? 0) > (read(first)?.rate.rate ?? 0)
    let reaches = sweep.symbologies.compactMap { name in
      SweepReach(
        sweep.asked(engine: engine.label, symbology: name), along: sweep.axis.name,
        isHardAtLeast: rises)
    }
    let range = "\(Wording.plain(first)) to \(Wording.plain(last))"
    let setting = Wording.setting(sweep.key.fixed, named: sweep.key.namedCondition)
    return Sentence(
      (setting.isEmpty ? "Over " : "Under \(setting.joined(separator: ", ")), over ")
        + "\(sweep.axis.words) from \(range) it read \(Wording.percent(whole.rate.rate))"
        + (far(reaches, rises: rises).map { ", \($0)" } ?? "") + ".",
      evidence:
        "\(whole.text), \(sweep.title); \(Wording.range(reaches.flatMap(\.codes))) codes for each symbology and value",
      section: sweep.axis.family.id)
  }

  private func far(_ reaches: [SweepReach], rises: Bool) -> String? {
    let ends = reaches.compactMap(\.last)
    let word = rises ? "down to" : "up to"
    guard let least = rises ? ends.max() : ends.min(), let most = rises ? ends.min() : ends.max()
    else { return "less than 99 % wherever it was tried" }
    let whom =
      reaches.count == 1
      ? "the codes"
      : ends.count == reaches.count
        ? "each of \(reaches.count) symbologies" : "\(ends.count) of \(reaches.count) symbologies"
    let farthest = ends.count { $0 == most }
    return "at least 99 % of \(whom) \(word) \(Wording.plain(least))"
      + (least == most ? "" : " and of \(farthest) \(word) \(Wording.plain(most))") + " (observed)"
  }
}
