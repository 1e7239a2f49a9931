/// A suite of a published run.
package struct ResultSuite: Codable, Sendable, Hashable {
  package var name: String
  package var purpose: String
  package var sha256: String
  package var profile: String
  package var seed: UInt64
  /// True if its frames are photographs.
  package var photographs: Bool
}
