package import Barcodes

/// One frame and its ground truth. `FrameLine` is its form in a manifest.
package struct FrameRecord: Sendable, Equatable {
  /// The name in the form `suite/symbology/number`, unique in a corpus and in a run. The middle
  /// part may also be `several`, `other` or `none` for photographs.
  package var frame: String
  /// The image's path in the corpus folder, if it is not the frame's usual one
  /// (`FileName.imagePath`).
  package var file: String?
  package var width: Int
  package var height: Int
  /// SHA-256 of the `width * height` grey levels, row by row, in hexadecimal.
  package var pixelsSHA256: String
  /// The seed from which the payload, the phases and the noise of this frame are drawn.
  package var seed: UInt64
  /// The values of the suite's axes for this frame, by name; a report groups frames by them. Only
  /// axes with more than one value are included.
  package var point: [String: Double]
  /// The suite's name for this frame's condition, such as `yaw-30`; nil in suites that name none.
  package var namedCondition: String?
  /// The index of the camera's photograph that the frame draws, from 0; nil if there is no camera.
  package var draw: Int?
  /// The length of the payload if the suite chose it; nil for the usual length, and for symbologies
  /// that have only one.
  package var payloadLength: PayloadLength?
  /// The physical lengths behind the pixels, in suites with a camera.
  package var world: WorldRecord?
  /// Nil for photographs. The phases are those that the corners imply, to 1/1000 px.
  package var condition: Condition?
  package var codes: [CodeRecord]
  /// Codes that count neither way; nil if there are none.
  package var others: [OtherCodeRecord]?
  /// The symbologies of which `codes` has every code; nil for every symbology.
  package var labelled: [Symbology]?
  /// The origin of a photograph; nil for rendered frames.
  package var photograph: PhotographRecord?
  /// The photographed code that a rendered frame is a twin of.
  package var twin: TwinOrigin?
  /// The frame's place in its scan; nil if it is not part of a stream.
  package var stream: StreamFrameRecord?

  package init(
    frame: String, file: String? = nil, width: Int, height: Int, pixelsSHA256: String, seed: UInt64,
    point: [String: Double], namedCondition: String? = nil, draw: Int? = nil,
    payloadLength: PayloadLength? = nil, world: WorldRecord? = nil,
    condition: Condition?, codes: [CodeRecord], others: [OtherCodeRecord]? = nil,
    labelled: [Symbology]? = nil, photograph: PhotographRecord? = nil, twin: TwinOrigin? = nil,
    stream: StreamFrameRecord? = nil
  ) {
    self.frame = frame
    self.file = file
    self.width = width
    self.height = height
    self.pixelsSHA256 = pixelsSHA256
    self.seed = seed
    self.point = point
    self.namedCondition = namedCondition
    self.draw = draw
    self.payloadLength = payloadLength
    self.world = world
    self.condition = condition
    self.codes = codes
    self.others = others
    self.labelled = labelled
    self.photograph = photograph
    self.twin = twin
    self.stream = stream
  }

  package var suite: String { Self.suite(ofFrame: frame) }

  /// A key that frames with identical pixels have in common.
  package var pixelIdentity: String { "\(width) \(pixelsSHA256)" }

  /// The suite's name, the first part of a frame's.
  package static func suite(ofFrame frame: String) -> String {
    let slash = frame.utf8.firstIndex(of: UInt8(ascii: "/")) ?? frame.endIndex
    return String(frame[..<slash])
  }

  /// The symbology that a frame's name has in its middle; nil where that is none.
  package static func symbology(ofFrame frame: String) -> Symbology? {
    let parts = frame.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? Symbology(rawValue: String(parts[1])) : nil
  }
}

/// The physical lengths behind the pixels of a frame.
package struct WorldRecord: Codable, Sendable, Equatable {
  /// The distance from the camera to the middle of the code.
  @Extent package var distanceMillimetres: Double
  /// The width of the code's smallest element.
  @Extent package var moduleMillimetres: Double
  /// The width of the first code, without quiet zones.
  @Extent package var codeWidthMillimetres: Double

  /// - Parameters: lengths in millimetres.
  package init(distance: Double, module: Double, codeWidth: Double) {
    distanceMillimetres = distance
    moduleMillimetres = module
    codeWidthMillimetres = codeWidth
  }
}
