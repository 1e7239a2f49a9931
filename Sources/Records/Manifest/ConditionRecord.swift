package import Barcodes

/// What the conditions of some frames have in common, so that their lines leave it out: a line of `conditions.jsonl`.
package struct ConditionRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  /// The frames are those of this suite, named condition and draw.
  package var suite: String
  package var namedCondition: String?
  /// Which of the camera's photographs they draw, from 0; nil where there is no camera.
  @Tally package var draw: Int?
  /// The camera profile's name.
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

  enum CodingKeys: String, CodingKey {
    case schema, suite
    case namedCondition = "named_condition"
    case draw, camera, condition
  }
}
