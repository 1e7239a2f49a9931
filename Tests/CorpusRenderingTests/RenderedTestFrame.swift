import Barcodes
import Records

@testable import CorpusRendering
@testable import Rendering
@testable import Scene

/// A frame rendered for a test, with the condition that the test changes.
struct RenderedTestFrame {
  let image: GreyImage
  let scene: FrameScene

  var condition: Condition { scene.condition }
  var code: TrueCode { scene.codes[0] }

  init(
    _ symbology: Symbology = .qrCode, layout: FrameLayout = .tight, size: SymbolSize = .moduleWidth,
    length: PayloadLength? = nil, seed: UInt64 = 7, pixelLengths: [PixelLength: Double] = [:],
    _ change: (inout Condition) -> Void = { _ in }
  ) throws {
    var condition = Condition()
    change(&condition)
    scene = try FrameScene(
      FrameSpecification(
        frame: "test/\(symbology.name)/000000", seed: seed, symbology: symbology, layout: layout,
        size: size, condition: condition, pixelLengths: pixelLengths,
        drawsGlarePosition: false, payloadLength: length))
    image = try FrameRenderer().image(of: scene, seed: seed)
  }

  /// The mean level of a rectangle of pixels.
  func mean(x: Range<Int>, y: Range<Int>) -> Double {
    let sum = y.reduce(0) { sum, row in x.reduce(sum) { $0 + Int(image[$1, row]) } }
    return Double(sum) / Double(x.count * y.count)
  }
}

/// The dark share of each sample of a window, for edges in pixels.
func coverage(
  of edges: [OutlineEdge], width: Int, height: Int, samplesPerPixel: Int = 1
) -> [[Double]] {
  var raster = CoverageRaster(
    PixelRectangle(width: width, height: height), samplesPerPixel: samplesPerPixel,
    in: PlaneMemory())
  raster.add(edges, movedBy: [Point(x: 0, y: 0)])
  return rows(of: raster.coverage())
}

func rows(of plane: CellPlane) -> [[Double]] {
  (0..<plane.height).map { plane.withRow($0) { $0.map(Double.init) } }
}
