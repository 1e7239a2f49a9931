package import Records
import Statistics

/// Codes that were read wrong over a whole run, each frame counted once for an engine: with its suite's first mask and view.
package struct MisreadTally {
  package let engines: [EngineRecord]
  private let cells: [SummaryCell]

  package struct Count {
    package let misreads: Int
    package let codes: Int
    /// The one-sided 95 % Clopper–Pearson bound of their share, 0 to 1.
    package var mostShare: Double { Proportion(successes: misreads, of: codes).upperBound() }
  }

  package init(_ summary: Summary) {
    engines = summary.run.engines
    let suites = Dictionary(summary.run.suites.map { ($0.name, $0) }) { first, _ in first }
    cells = summary.cells.filter { cell in
      guard let suite = suites[cell.suite] else { return false }
      return cell.mask == suite.masks.first && cell.view == suite.views?.first
    }
  }

  /// The symbologies of which a code was misread, by name.
  package var symbologies: [String] {
    Set(cells.filter { $0.outcomes.misread > 0 }.map(\.symbology)).sorted()
  }

  /// Of one symbology, or all; nil where the engine was asked for no code of it.
  package func count(_ engine: EngineRecord, _ symbology: String? = nil) -> Count? {
    let asked = cells.filter {
      $0.engine == engine.label && (symbology == nil || $0.symbology == symbology)
    }
    let codes = asked.map(\.codes).reduce(0, +)
    guard codes > 0 else { return nil }
    return Count(misreads: min(codes, asked.map(\.outcomes.misread).reduce(0, +)), codes: codes)
  }
}
