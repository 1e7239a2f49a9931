package import Barcodes
package import Records

/// A frame, with a mask, in one view.
package typealias AskedFrame = Identified<FrameQuestion, FrameDescription>

/// A finding on a frame that was asked.
package typealias FrameFinding<Finding: Codable & Equatable & Sendable> = Identified<
  AskedFrame, Finding
>

/// What was asked of a frame.
package struct FrameQuestion: Codable, Hashable, Sendable {
  package var frame: String
  package var mask: MaskName
  /// The suite's name for how the frame was shown, where it has views.
  package var view: String?
}

/// What a frame shows.
package struct FrameDescription: Codable, Hashable, Sendable {
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
}

extension AskedFrame {
  /// - Parameter line: of the manifest.
  /// - Throws: `IncompleteLine`.
  package init(_ line: FrameLine, mask: MaskName, view: String?) throws {
    let group = try FrameGroup(line)
    self.init(
      FrameQuestion(frame: line.frame, mask: mask, view: view),
      FrameDescription(
        symbology: group.symbology, point: line.point, namedCondition: line.namedCondition,
        seed: line.seed, source: line.photograph?.source,
        truth: try zip(line.symbologies, line.codes).map {
          NotableCode(symbology: $0.name, text: $1.text)
        }))
  }
}
