package import Barcodes
package import Encoding
package import Photographed
package import Records
package import Scene

/// All that decides the pixels of one frame.
package struct FrameSpecification: Equatable, Sendable {
  /// `suite/symbology/number`.
  package var frame: String
  /// The seed from which payload, phases and noise are drawn; below 2⁵³, so that every JSON reader
  /// keeps it whole.
  package var seed: UInt64
  package var symbology: Symbology
  package var layout: FrameLayout
  package var size = SymbolSize.moduleWidth
  /// With the phases as they were drawn. The module width is the suite's, unless `size` decides it.
  package var condition: Condition
  /// The camera that turns the suite's millimetres into pixels; nil where it has none.
  package var camera: SuiteCamera?
  /// From the camera to the middle of the code.
  package var distanceMillimetres: Double?
  /// The diameter of the cylinder that the code is wrapped around; nil where the condition says the angle.
  package var cylinderMillimetres: Double?
  /// Lengths that the suite gives in pixels; they replace those of the condition.
  package var pixelLengths: [PixelLength: Double] = [:]
  /// True if a glare spot lies anywhere on the symbol, as drawn for the frame.
  package var drawsGlarePosition = true
  package var surround = PaperMargin()
  /// True if symbols and quiet zones may leave the frame.
  package var allowsClipping = false
  /// The values are of those axes that vary.
  package var setting = FrameSetting()
  /// Which of the camera's photographs the condition is of, from 0; nil without a camera.
  package var draw: Int?
  /// Nil for the usual length, and for symbologies that have but one.
  package var payloadLength: PayloadLength?
  /// The payload of the one code; nil where the seed draws it.
  package var payload: [UInt8]?
  /// The symbol of that payload; nil for the one that libzint draws for suites.
  package var grid: ModuleGrid?
  /// The kind of thing that the codes say; nil for the symbology's usual payloads.
  package var contentKind: ContentKind?
  /// The part of the frame that a stream decides; nil of frames that are no stream's.
  package var stream: StreamMoment?
  /// The photograph that the frame shows; nil of rendered frames.
  package var shot: PhotographShot?
  /// True if the manifest says the print grade of each code.
  package var gradesPrint = false
}

extension FrameSpecification {
  /// The seed from which the sensor's noise is drawn.
  var noiseSeed: UInt64 { stream?.noiseSeed ?? seed }

  /// The frame's width and height in pixels, without rendering it.
  ///
  /// - Throws: `PlanningError`.
  package func frameSize() throws(PlanningError) -> (width: Int, height: Int) {
    if let shot { return (shot.width, shot.height) }
    let geometry = try FrameScene(self).geometry
    return (geometry.width, geometry.height)
  }

  /// A frame of no suite: as large as its symbol, with the payload that its seed draws.
  package init(
    frame: String, seed: UInt64, symbology: Symbology, condition: Condition, surround: PaperMargin,
    payloadLength: PayloadLength? = nil, payload: [UInt8]? = nil, grid: ModuleGrid? = nil
  ) {
    self.init(
      frame: frame, seed: seed, symbology: symbology, layout: .tight, condition: condition,
      drawsGlarePosition: false, surround: surround, payloadLength: payloadLength,
      payload: payload, grid: grid)
  }
}
