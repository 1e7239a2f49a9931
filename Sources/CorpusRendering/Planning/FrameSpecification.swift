package import Barcodes

/// All that decides the pixels of one frame.
package struct FrameSpecification: Equatable, Sendable {
  /// `suite/symbology/number`.
  package var frame: String
  /// What payload, phases and noise are drawn from; below 2⁵³, so that every JSON reader keeps it whole.
  package var seed: UInt64
  package var symbology: Symbology
  package var layout: FrameLayout
  /// The share of the frame that symbol and quiet zone fill along the axis that they fill most; it then
  /// decides the module width.
  package var fill: Double?
  /// With the phases as they were drawn. The module width is the suite's, unless `fill` is given.
  package var condition: Condition
  package var surround = Surround()
  /// The values of the suite's axes that vary, by name.
  package var point: [String: Double]
}
