import Analysis
import Records
import Statistics

/// Codes that were read wrong over a whole run, each frame counted once for an engine: with its suite's first mask and view.
struct MisreadTally {
  private let engines: [EngineRecord]
  private let cells: [SummaryCell]

  init(_ summary: Summary) {
    engines = summary.run.engines
    let suites = Dictionary(summary.run.suites.map { ($0.name, $0) }) { first, _ in first }
    cells = summary.cells.filter { cell in
      guard let suite = suites[cell.suite] else { return false }
      return cell.mask == suite.masks.first && cell.view == suite.views?.first
    }
  }

  private func count(_ engine: EngineRecord, _ symbology: String? = nil) -> Proportion {
    let asked = cells.filter {
      $0.engine == engine.label && (symbology == nil || $0.symbology == symbology)
    }
    let codes = asked.map(\.codes).reduce(0, +)
    return Proportion(successes: min(codes, asked.map(\.outcomes.misread).reduce(0, +)), of: codes)
  }

  func sentence(_ engine: EngineRecord) -> Sentence {
    let count = count(engine)
    guard count.trials > 0 else { return Sentence("No code was asked of it.") }
    let codes = Wording.count(count.trials, "code")
    return Sentence(
      (count.successes == 0
        ? "It misread none of \(codes)"
        : "It misread \(Wording.count(count.successes)) of \(codes)")
        + ", at most \(Wording.percent(count.upperBound())).",
      evidence:
        "one-sided 95 % bound of the share over all conditions of the run; each frame counts once, with its suite's first "
        + "mask and view",
      section: MisreadSection.id)
  }

  var table: ReportTable? {
    let names = Set(cells.filter { $0.outcomes.misread > 0 }.map(\.symbology)).sorted()
    guard !names.isEmpty else { return nil }
    return ReportTable(
      caption:
        "Misread codes of those asked, with the one-sided 95 % bound of the share. A wrong EAN-13 with a right check "
        + "digit sells the wrong product",
      columns: ["symbology"] + engines.map(\.label),
      rows: names.map { name in
        [.init(name)]
          + engines.map { engine in
            let count = count(engine, name)
            return count.trials == 0
              ? Support.absence(of: name, by: engine)
              : .number(
                "\(Wording.count(count.successes)) of \(Wording.count(count.trials))",
                note: "at most \(Wording.percent(count.upperBound()))")
          }
      })
  }
}
