package import Barcodes
import Records

/// A rule for module widths and what the run says of it: an entry of `rules` in `summary.json`.
package struct RuleRecord: Codable, Sendable, Equatable {
  package var id: String
  package var who: String
  package var symbologies: [String]
  /// `linear`, `matrix`, `all`, or the symbologies' names.
  package var scope: String
  @Coordinate package var pixels: Double
  package var source: String
  package var readOn: String?
  package var note: String?
  /// One for each engine, in the run's order.
  package var findings: [RuleFinding]

  package init(
    id: String, who: String, symbologies: [String], scope: String, pixels: Double, source: String,
    readOn: String? = nil, note: String? = nil, findings: [RuleFinding]
  ) {
    self.id = id
    self.who = who
    self.symbologies = symbologies
    self.scope = scope
    self.pixels = pixels
    self.source = source
    self.readOn = readOn
    self.note = note
    self.findings = findings
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

  package enum CodingKeys: String, CodingKey {
    case engine, target, holds, fails, undecided
    case notTested = "not_tested"
    case unsupported
  }
}
