import Barcodes
import CorpusRendering
import Photographed
import Records
import Scene

@testable import Measuring

/// A small rendered frame, measured from corners that are a pixel or so off.
struct MeasuredTestFrame {
  let truth: Condition
  let corners: Quad
  let measurement: CodeMeasurement

  init(
    _ symbology: Symbology, seed: UInt64 = 7,
    measurer: CodeMeasurer = CodeMeasurer(curve: .linear, trustsCorners: true),
    reordered order: CornerOrder = .asTold, hidesSize: Bool = false,
    _ change: (inout Condition) -> Void
  ) throws {
    var condition = Condition()
    condition.phaseXPixels = 0.3
    condition.phaseYPixels = 0.8
    if symbology.dimension == .linear { condition.barHeightModules = 8 }
    change(&condition)
    truth = condition
    let frame = try FrameRenderer().render(
      FrameSpecification(
        frame: "measuring/\(symbology.name)/000000", seed: seed, symbology: symbology,
        condition: condition, surround: PaperMargin(left: 5, top: 4, right: 3, bottom: 5),
        payloadLength: .short))
    var code = frame.record.codes[0].trueCode
    guard let corners = code.corners else { throw Fault(reason: "a frame without truth") }
    self.corners = corners
    code.corners = order.applied(
      to: Quad(
        topLeft: corners.topLeft + Point(x: 1.1, y: -0.7),
        topRight: corners.topRight + Point(x: -0.9, y: 0.5),
        bottomRight: corners.bottomRight + Point(x: 0.4, y: 1.2),
        bottomLeft: corners.bottomLeft + Point(x: -0.8, y: -0.6)))
    // As in a photograph.
    if hidesSize { (code.modulesWide, code.modulesHigh) = (nil, nil) }
    measurement = measurer.measure(code, in: frame.image)
  }

  /// The largest distance of a corner from its truth, in pixels.
  var cornerError: Double? {
    measurement.geometry.flatMap { geometry in
      zip(geometry.corners.corners, corners.corners).map { ($0 - $1).length }.max()
    }
  }
}
