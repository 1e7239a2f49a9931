/// The reader that a published figure is of, and the frames of one suite.
package struct ResultID: Codable, Hashable, Sendable {
  package var suite: String
  /// Absent where all named conditions are taken together, or there is none.
  package var condition: String?
  /// The engine's label.
  package var engine: String
}
