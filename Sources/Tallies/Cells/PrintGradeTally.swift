import Barcodes
import Records
import Summaries

/// Reads by the print grade of codes, while trials come in.
struct PrintGradeTally {
  /// By series, symbology and module width, and in these by letter.
  private var counts: [CellID: [PrintLetter: (reads: Int, codes: Int)]] = [:]
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
    let cell = CellID(
      SeriesID(suite: group.suite, engine: trial.engine, mask: mask, view: trial.view),
      CellPlace(
        symbology: group.symbology,
        point: group.point.filter { $0.key == SweptAxis.moduleWidth.name }))
    for (index, letter) in letters.enumerated() {
      let outcome = isAnswered ? trial.codes[index].outcome : .missed
      guard let letter, outcome.isAsked else { continue }
      var count = counts[cell]?[letter] ?? (0, 0)
      count.codes += 1
      if outcome == .correct { count.reads += 1 }
      counts[cell, default: [:]][letter] = count
    }
  }

  /// Nil without any.
  var records: [PrintGradeReads]? {
    guard !counts.isEmpty else { return nil }
    return counts.sorted { place($0.key) < place($1.key) }.flatMap { cell, letters in
      letters.sorted { $0.key < $1.key }.map { letter, count in
        PrintGradeReads(
          cell.id,
          PrintGradeCounts(
            symbology: cell.symbology, moduleWidthPixels: moduleWidth(cell), letter: letter,
            reads: count.reads, codes: count.codes))
      }
    }
  }

  private func moduleWidth(_ cell: CellID) -> Double? { cell.point[SweptAxis.moduleWidth.name] }

  private func place(_ cell: CellID) -> (Int, Int, String, String, String, Double) {
    (
      suites.firstIndex(of: cell.suite) ?? 0, engines.firstIndex(of: cell.engine) ?? 0,
      "\(cell.mask)", cell.view ?? "", cell.symbology, moduleWidth(cell) ?? 0
    )
  }
}
