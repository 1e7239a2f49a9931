package import Barcodes
import Records

/// Someone's rule that modules of so many pixels suffice, and what the run says of it: an entry of `rules` in `summary.json`.
package struct RuleRecord: Codable, Sendable, Equatable {
  /// Unique among the rules of a report.
  package var id: String
  package var who: String
  /// Those that it is for.
  package var symbologies: [String]
  /// As the rule's file names them: `linear`, `matrix`, `all`, or the symbologies' names.
  package var scope: String
  @Coordinate package var pixels: Double
  /// A URL, or what to look for.
  package var source: String
  /// When the source was read, `2026-11-21`; nil where nothing says.
  package var readOn: String?
  package var note: String?
  /// One for each engine, in the run's order.
  package var findings: [RuleFinding] = []

  /// A rule that no run was held against yet.
  package init(
    id: String, who: String, symbologies: [String], scope: String, pixels: Double, source: String,
    readOn: String? = nil, note: String? = nil
  ) {
    (self.id, self.who, self.source) = (id, who, source)
    (self.symbologies, self.scope) = (symbologies, scope)
    (self.readOn, self.note) = (readOn, note)
    self.pixels = pixels
  }

  package enum CodingKeys: String, CodingKey {
    case id, who, symbologies, scope
    case pixels = "px"
    case source
    case readOn = "read"
    case note, findings
  }
}

/// For which symbologies a rule holds with one engine; each of the rule's stands in one of the lists.
package struct RuleFinding: Codable, Sendable, Equatable {
  package var engine: String
  /// The read rate that is asked for; absent where nothing was tested.
  @Share package var target: Double?
  package var holds: [String] = []
  package var fails: [String] = []
  package var undecided: [String] = []
  /// Not in the run, or the rule allows widths below all that were tested.
  package var notTested: [String] = []
  /// The engine does not claim them.
  package var unsupported: [String] = []

  package init(engine: String) { self.engine = engine }
}
