package import Barcodes

/// The part of the condition that some frames have in common, so that their lines omit it: a line
/// of `conditions.jsonl`.
package struct ConditionRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  /// The suite of the frames, which also have this named condition and draw.
  package var suite: String
  package var namedCondition: String?
  /// The index of the camera's photograph, from 0; nil if there is no camera.
  @Tally package var draw: Int?
  package var camera: String?
  package var condition: PartialCondition

  package init(
    suite: String, namedCondition: String?, camera: String? = nil, draw: Int? = nil,
    condition: PartialCondition
  ) {
    self.suite = suite
    self.namedCondition = namedCondition
    self.camera = camera
    self.draw = draw
    self.condition = condition
  }
}
