#if DMTX
  import Barcodes
  import CDmtx
  import EngineKit

  /// libdmtx through its C API. The README beside this file lists what is decided here.
  struct DmtxEngine: BarcodeEngine {
    let name = "libdmtx"
    let version = String(cString: dmtxVersion())
    let symbologies = [Symbology.dataMatrix]
    var options: [String: String] { settings.values }
    var optionNotes: [String: EngineOptionNote] { settings.notes }

    private var settings = defaults

    mutating func configure(mask: FormatMask, options: [String: String]) throws {
      settings = try Self.defaults.setting(options)
    }

    func detect(in image: GreyImage) throws -> [DmtxSymbol] {
      try Self.symbols(in: image, settings)
    }

    func decodes(of symbols: [DmtxSymbol]) -> [Decode] {
      symbols.map { Decode(symbology: .dataMatrix, bytes: $0.bytes, corners: $0.corners) }
    }
  }

  /// One symbol that was read.
  typealias DmtxSymbol = (bytes: [UInt8], corners: Quad)

  /// Symbols have 8 rows or more (ISO/IEC 16022, table 7), and a module cannot be read in less than a pixel. The
  /// library aborts the process on frames of 1 x 1 and 2 x 2 pixels.
  private let leastSidePixels = 8

  /// The search of one image, from its first pixel to its last or until the time is up.
  extension DmtxEngine {
    private static let defaults = EngineOptions([
      .integer(
        "timeout_ms", default: 1000, in: 0...3_600_000,
        about: "milliseconds after which a search is given up; 0 for never"),
      .integer(
        "max_symbols", default: 0, in: 0...1000,
        about: "the search ends after so many; 0 for any number"),
      .integer("shrink", default: 1, in: 1...16, about: "reads every so many pixels and rows"),
      .integer(
        "scan_gap", default: 1, in: 1...1000, about: "pixels between the lines that are searched"),
      .integer(
        "edge_threshold", default: 10, in: 1...100, about: "the least contrast of an edge, in %"),
      .integer(
        "square_deviation", default: 40, in: 0...90, about: "how far corners may be from 90°"),
    ])

    private static func symbols(
      in image: GreyImage, _ settings: EngineOptions
    ) throws(ReadingFailure) -> [DmtxSymbol] {
      let side = min(image.width, image.height) / settings.integer("shrink")
      guard side >= leastSidePixels else { return [] }
      // SAFETY: The library's image borrows the pixels, which it only reads, and is destroyed before they go.
      let found = image.pixels.withUnsafeBufferPointer { pixels -> [DmtxSymbol]? in
        guard
          var source = dmtxImageCreate(
            UnsafeMutablePointer(mutating: pixels.baseAddress), CInt(image.width),
            CInt(image.height), CInt(DmtxPack8bppK.rawValue))
        else { return nil }
        defer { destroy(&source, dmtxImageDestroy) }
        guard var decoder = dmtxDecodeCreate(source, CInt(settings.integer("shrink"))) else {
          return nil
        }
        defer { destroy(&decoder, dmtxDecodeDestroy) }
        return symbols(with: decoder, height: image.height, settings)
      }
      guard let found else { throw ReadingFailure("libdmtx could not take the image") }
      return found
    }

    private static func symbols(
      with decoder: UnsafeMutablePointer<DmtxDecode>, height: Int, _ settings: EngineOptions
    ) -> [DmtxSymbol] {
      func set(_ property: DmtxProperty, _ option: String) {
        dmtxDecodeSetProp(decoder, CInt(property.rawValue), CInt(settings.integer(option)))
      }
      set(DmtxPropScanGap, "scan_gap")
      set(DmtxPropEdgeThresh, "edge_threshold")
      set(DmtxPropSquareDevn, "square_deviation")
      let most = settings.integer("max_symbols")
      let milliseconds = settings.integer("timeout_ms")
      var end = dmtxTimeAdd(dmtxTimeNow(), milliseconds)
      func nextRegion() -> UnsafeMutablePointer<DmtxRegion>? {
        milliseconds == 0
          ? dmtxRegionFindNext(decoder, nil) : dmtxRegionFindNext(decoder, &end)
      }
      var symbols: [DmtxSymbol] = []
      while most == 0 || symbols.count < most,
        var region = nextRegion()
      {
        defer { destroy(&region, dmtxRegionDestroy) }
        guard
          var message = dmtxDecodeMatrixRegion(decoder, region, CInt(DmtxUndefined))
        else { continue }
        defer { destroy(&message, dmtxMessageDestroy) }
        // SAFETY: The library wrote `outputIdx` bytes there.
        let bytes = UnsafeMutableBufferPointer(
          start: message.pointee.output, count: Int(message.pointee.outputIdx))
        symbols.append(
          (
            Array(bytes),
            Quad(region, shrink: settings.integer("shrink"), imageHeight: height)
          ))
      }
      return symbols
    }

    /// The library's destructors clear the pointer that they are given.
    private static func destroy<Object, Result>(
      _ object: inout UnsafeMutablePointer<Object>,
      _ destructor: (UnsafeMutablePointer<UnsafeMutablePointer<Object>?>) -> Result
    ) {
      var pointer: UnsafeMutablePointer<Object>? = object
      _ = destructor(&pointer)
    }
  }

  extension Quad {
    /// The corners of the symbol: those of the unit square under the affine fit, from image rows that count
    /// from the bottom.
    fileprivate init(_ region: UnsafeMutablePointer<DmtxRegion>, shrink: Int, imageHeight: Int) {
      func corner(_ x: Double, _ y: Double) -> Point {
        let pixel = scanbench_dmtx_image_point(region, x, y)
        let scale = Double(shrink)
        return Point(
          x: (pixel.X + 0.5) * scale, y: Double(imageHeight) - (pixel.Y + 0.5) * scale)
      }
      self.init(
        topLeft: corner(0, 1), topRight: corner(1, 1), bottomRight: corner(1, 0),
        bottomLeft: corner(0, 0))
    }
  }
#endif
