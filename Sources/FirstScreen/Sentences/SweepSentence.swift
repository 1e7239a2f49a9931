import Chapters
import Document
import Findings
import Records
import Summaries

extension [AxisSweep] {
  /// The reach of one engine along any axis of a suite, in a sentence, of sweeps that differ only in the size of their frames, small ones
  /// first; at least one.
  func sentence(on engine: EngineRecord, in run: RunRecord) -> Sentence {
    let first = self[0]
    let axis = first.axis
    let all = flatMap(\.cells).filter { $0.engine == engine.label && $0.codes > 0 }
    guard let whole = ReadCount(all), let least = first.values.first,
      let most = first.values.last
    else { return Sentence("Nothing was tried along \(axis.words).") }
    let setting = Wording.setting(first.settingWithoutSize, named: first.key.namedCondition)
    let opening =
      (setting.isEmpty ? "Over " : "Under \(setting.joined(separator: ", ")), over ")
      + "\(axis.words) from \(axis.text(least)) to \(axis.text(most)) it read "
    let reaches = map { (size: $0.sizeName, side: SweepSide($0, engine: engine.label)) }
    let parts =
      count == 1
      ? [Wording.percent(whole.rate.rate), reaches[0].side.far].compactMap(\.self)
        .joined(separator: ", ")
      : first.symbologies.count == 1
        ? "at least 99 % of the codes "
          + reaches.map { "\($0.side.place) at \($0.size)" }.joined(separator: ", ")
        : reaches.compactMap { size, side in side.far.map { "\($0) at \(size)" } }
          .joined(separator: "; ")
    return Sentence(
      opening + parts + " (observed).",
      evidence:
        "\(whole.text(dependence: run.dependence(of: all))), suite \(first.key.suite), mask \(first.key.mask); "
        + reaches.map { size, side in
          (count == 1 ? "" : "\(size): ")
            + ([side.falls] + ["\(Wording.range(side.codes)) codes for each symbology and value"])
            .compactMap(\.self).joined(separator: ", ")
        }.joined(separator: "; "),
      section: axis.family.id)
  }
}

/// The reach of one engine along a sweep, symbology by symbology.
struct SweepSide {
  private let axis: SweptAxis
  private let rises: Bool
  private let reaches: [(symbology: String, reach: SweepReach)]

  init(_ sweep: AxisSweep, engine: String) {
    axis = sweep.axis
    let rises = sweep.rises(engine: engine)
    self.rises = rises
    reaches = sweep.symbologies.compactMap { name in
      SweepReach(
        sweep.asked(engine: engine, symbology: name), along: sweep.axis.name, isHardAtLeast: rises
      ).map { (name, $0) }
    }
  }

  var codes: [Int] { reaches.flatMap(\.reach.codes) }

  private var word: String { rises ? "down to" : "up to" }

  /// For example `at least 99 % of the codes up to 40 cm`; nil if nothing was asked.
  var far: String? {
    guard !reaches.isEmpty else { return nil }
    let ends = reaches.compactMap(\.reach.last)
    guard let least = rises ? ends.max() : ends.min(), let most = rises ? ends.min() : ends.max()
    else { return "less than 99 % of the codes even at \(axis.text(reaches[0].reach.easiest))" }
    let whom =
      reaches.count == 1
      ? "the codes"
      : ends.count == reaches.count
        ? "each of \(reaches.count) symbologies" : "\(ends.count) of \(reaches.count) symbologies"
    let farthest = ends.count { $0 == most }
    return "at least 99 % of \(whom) \(word) \(axis.text(least))"
      + (least == most ? "" : " and of \(farthest) \(word) \(axis.text(most))")
  }

  /// The reach of a single symbology: `up to 40 cm`.
  var place: String {
    reaches.first.map { end($0.reach) } ?? "nowhere"
  }

  private func end(_ reach: SweepReach) -> String {
    reach.last.map { "\(word) \(axis.text($0))" } ?? "not even at \(axis.text(reach.easiest))"
  }

  /// For example `fewer from 45 cm on (95 %)`; nil if that is shown for no symbology.
  var falls: String? {
    let values = reaches.compactMap(\.reach.fallsShort)
    guard let nearest = rises ? values.max() : values.min() else { return nil }
    let whom = reaches.count == 1 ? "" : " of \(values.count == reaches.count ? "each" : "some")"
    let every = rises ? values.min() ?? nearest : values.max() ?? nearest
    return
      "fewer\(whom) from \(axis.text(values.count == reaches.count ? every : nearest)) on (95 %)"
  }

  /// Returns the reach, and the value from which fewer are shown to be read; nil if not asked.
  func cell(_ symbology: String) -> ReportTable.Cell? {
    guard let reach = reaches.first(where: { $0.symbology == symbology })?.reach else { return nil }
    return .number(
      end(reach),
      note: [
        reach.fallsShort.map { "fewer from \(axis.text($0))" },
        "n = \(Wording.range(reach.codes))",
      ].compactMap(\.self).joined(separator: "; "))
  }
}

extension AxisSweep {
  fileprivate func rises(engine: String) -> Bool {
    func rate(_ value: Double?) -> Double {
      ReadCount(cells.filter { $0.engine == engine && $0.point[axis.name] == value })?.rate.rate
        ?? 0
    }
    return rate(values.last) > rate(values.first)
  }

  /// For example `1920 × 1080`; empty in suites with a single size.
  var sizeName: String {
    LatencySize.axes.isSubset(of: key.fixed.keys)
      ? LatencySize(point: key.fixed, pixels: 0).name : ""
  }

  var settingWithoutSize: [String: Double] {
    key.fixed.filter { !LatencySize.axes.contains($0.key) }
  }
}
