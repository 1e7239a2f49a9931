package import Barcodes
package import Records

/// A frame, with a mask, in one view.
package struct AskedFrame: Codable, Sendable, Equatable {
  package var frame: String
  package var mask: MaskName
  /// The suite's name for how the frame was shown, where it has views.
  package var view: String?
  package var symbology: String
  @Coordinate package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
  /// The seed that the frame was drawn from.
  package var seed: UInt64
  /// A photograph's file, as it was imported; absent of rendered frames.
  package var source: String?
  /// The true codes.
  package var truth: [NotableCode]

  enum CodingKeys: String, CodingKey {
    case frame, mask, view, symbology, point
    case namedCondition = "named_condition"
    case seed, source, truth
  }

  /// - Parameter line: of the manifest.
  /// - Throws: `IncompleteLine`.
  package init(_ line: FrameLine, mask: MaskName, view: String?) throws {
    frame = line.frame
    self.mask = mask
    self.view = view
    symbology = try FrameGroup(line).symbology
    point = line.point
    namedCondition = line.namedCondition
    seed = line.seed
    source = line.photograph?.source
    truth = try zip(line.symbologies, line.codes).map {
      NotableCode(symbology: $0.name, text: $1.text)
    }
  }
}
