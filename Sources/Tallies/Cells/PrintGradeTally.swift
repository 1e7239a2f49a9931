import Barcodes
import Records
import Summaries

/// Reads by the print grade of codes, while trials come in.
struct PrintGradeTally {
  private struct GradeKey: Hashable {
    var series: SeriesID
    var symbology: String
    var moduleWidth: Double?
    var letter: PrintLetter
  }

  private var counts: [GradeKey: (reads: Int, codes: Int)] = [:]
  private let suites: [String]
  private let engines: [String]

  init(_ run: RunRecord) {
    (suites, engines) = (run.suites.map(\.name), run.engines.map(\.label))
  }

  mutating func add(_ trial: TrialRecord, mask: MaskName, group: FrameGroup, facts: FrameFacts) {
    let letters = facts.printLetters
    guard !letters.isEmpty, trial.status.isAsked else { return }
    let isAnswered = trial.status == .ok && trial.codes.count == letters.count
    // Which codes a region would have asked for is not known without an answer.
    guard isAnswered || (trial.codesAsked ?? letters.count) == letters.count else { return }
    for (index, letter) in letters.enumerated() {
      let outcome = isAnswered ? trial.codes[index].outcome : .missed
      guard let letter, outcome.isAsked else { continue }
      let key = GradeKey(
        series: SeriesID(
          suite: group.suite, engine: trial.engine, mask: mask, view: trial.view),
        symbology: group.symbology, moduleWidth: group.point["module_width_px"], letter: letter)
      counts[key, default: (0, 0)].codes += 1
      if outcome == .correct { counts[key, default: (0, 0)].reads += 1 }
    }
  }

  /// Nil without any.
  var records: [PrintGradeReads]? {
    guard !counts.isEmpty else { return nil }
    return counts.sorted { precedes($0.key, $1.key) }.map { key, count in
      PrintGradeReads(
        key.series,
        PrintGradeCounts(
          symbology: key.symbology, moduleWidthPixels: key.moduleWidth, letter: key.letter,
          reads: count.reads, codes: count.codes))
    }
  }

  private func precedes(_ left: GradeKey, _ right: GradeKey) -> Bool {
    let (one, two) = (place(left), place(right))
    return one == two ? left.letter < right.letter : one < two
  }

  private func place(_ key: GradeKey) -> (Int, Int, String, String, String, Double) {
    (
      suites.firstIndex(of: key.series.suite) ?? 0, engines.firstIndex(of: key.series.engine) ?? 0,
      "\(key.series.mask)", key.series.view ?? "", key.symbology, key.moduleWidth ?? 0
    )
  }
}
