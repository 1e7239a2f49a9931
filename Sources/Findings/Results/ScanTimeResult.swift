package import Barcodes
package import Records
package import Summaries

/// The time until a code is announced to somebody who aims at it, on the result's machine.
package struct ScanTimeResult: Codable, Sendable, Equatable {
  package var suite: String
  package var condition: String?
  package var symbology: String
  /// The axes of the scene and the frame's size, by name.
  @Coordinate package var point: [String: Double]
  package var mask: MaskName
  package var view: String?
  package var engine: String
  @Tally package var scans: Int
  /// Scans in which what was asked for was announced before the stream was over.
  @Tally package var done: Int
  /// Scans in which something wrong was announced.
  @Tally package var wrong: Int
  package var median: TimeQuantileRecord
  package var ninetieth: TimeQuantileRecord

  /// Takes the first acceptance policy; nil without one.
  package init?(_ cell: LiveCell) {
    guard let policy = cell.policies.first else { return nil }
    suite = cell.suite
    condition = cell.namedCondition
    symbology = cell.symbology
    point = cell.point
    mask = cell.mask
    view = cell.view
    engine = cell.engine
    scans = cell.scans
    done = policy.done
    wrong = policy.wrong.scans
    median = policy.median
    ninetieth = policy.ninetieth
  }

  enum CodingKeys: String, CodingKey {
    case suite, condition, symbology, point, mask, view, engine, scans, done, wrong
    case median = "median_s"
    case ninetieth = "p90_s"
  }
}
