package import Barcodes

/// One frame and its ground truth; how it stands in a manifest is told by `FrameLine`.
package struct FrameRecord: Sendable, Equatable {
  /// `suite/symbology/number`, unique in a corpus and in a run. Of photographs the middle part may be `several`, `other` or `none`, too.
  package var frame: String
  /// The image's path in the corpus folder, where it is not the frame's own (`FileName.imagePath`).
  package var file: String?
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// SHA-256 of the `width * height` grey levels, row by row, in hexadecimal.
  package var pixelsSHA256: String
  /// What the payload, the phases and the noise of this frame are drawn from.
  package var seed: UInt64
  /// The values of the suite's axes for this frame, by name: what a report groups frames by. Only axes
  /// with more than one value are named.
  package var point: [String: Double]
  /// The suite's name for this frame's condition, as in `yaw-30`; nil in suites that name none.
  package var namedCondition: String?
  /// Which of the camera's photographs the frame draws, from 0; nil where there is no camera.
  package var draw: Int?
  /// How long the payload is where the suite chose it; nil for the usual length, and for symbologies that
  /// have but one.
  package var payloadLength: PayloadLength?
  /// What the pixels are in the world, in suites with a camera.
  package var world: WorldRecord?
  /// Nil of photographs. The phases are those that the corners tell, to 1/1000 px.
  package var condition: Condition?
  package var codes: [CodeRecord]
  /// Codes that count neither way; nil where there are none.
  package var others: [OtherCodeRecord]?
  /// The symbologies whose codes `codes` has all of; nil for every symbology.
  package var labelled: [Symbology]?
  /// Where a photograph came from; nil of rendered frames.
  package var photograph: PhotographRecord?
  /// The photographed code that a rendered frame is a twin of.
  package var twin: TwinOrigin?
  /// Where it stands in its scan; nil of frames that are no stream's.
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

/// What the pixels of a frame are in the world.
package struct WorldRecord: Codable, Sendable, Equatable {
  /// From the camera to the middle of the code.
  @Extent package var distanceMillimetres: Double
  /// The width of the code's smallest element.
  @Extent package var moduleMillimetres: Double
  /// Of the first code, without quiet zones.
  @Extent package var codeWidthMillimetres: Double

  /// All in millimetres.
  package init(distance: Double, module: Double, codeWidth: Double) {
    distanceMillimetres = distance
    moduleMillimetres = module
    codeWidthMillimetres = codeWidth
  }

  enum CodingKeys: String, CodingKey {
    case distanceMillimetres = "distance_mm"
    case moduleMillimetres = "module_mm"
    case codeWidthMillimetres = "code_width_mm"
  }
}
