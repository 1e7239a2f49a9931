#if Vision && canImport(Vision)
  import Barcodes
  import CoreVideo
  import EngineKit
  import Foundation
  import Vision

  /// Apple's Vision. The README beside this file lists what is decided here.
  struct VisionEngine: BarcodeEngine {
    let name = "Apple Vision"
    let version: String
    let symbologies: [Symbology]
    let options: [String: String] = [:]
    let note: String? = "written after Apple's documentation; ScanBench's authors have not run it"

    private let request: VNDetectBarcodesRequest
    private var mask: FormatMask

    /// The observations in an image of this size.
    struct Reading {
      var observations: [VNBarcodeObservation]
      var width: Int
      var height: Int
    }

    init() throws {
      request = VNDetectBarcodesRequest()
      request.revision = VNDetectBarcodesRequestRevision4
      let supported = Set(try request.supportedSymbologies())
      symbologies = Symbology.allCases.filter { symbology in
        VisionSymbology.all(for: symbology).contains { supported.contains($0.constant) }
      }
      version =
        "revision \(request.revision), macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
      mask = FormatMask(symbologies)
      request.symbologies = Self.constants(for: mask, supported)
    }

    mutating func configure(mask: FormatMask, options: [String: String]) throws {
      _ = try EngineOptions([]).setting(options)
      request.symbologies = Self.constants(for: mask, Set(try request.supportedSymbologies()))
      self.mask = mask
    }

    private static func constants(
      for mask: FormatMask, _ supported: Set<VNBarcodeSymbology>
    ) -> [VNBarcodeSymbology] {
      let asked = Set(mask.symbologies.flatMap(VisionSymbology.all))
      return VisionSymbology.allCases.filter(asked.contains).map(\.constant)
        .filter(supported.contains)
    }

    func detect(in image: GreyImage) throws -> Reading {
      try autoreleasepool {
        try image.pixels.withUnsafeBytes { pixels in
          // SAFETY: Vision only reads the pixels, and is done with them when `perform` returns.
          let handler = VNImageRequestHandler(
            cvPixelBuffer: try pixelBuffer(of: pixels, image), options: [:])
          try handler.perform([request])
        }
        return Reading(
          observations: request.results ?? [], width: image.width, height: image.height)
      }
    }

    /// A buffer that borrows the pixels and copies none.
    private func pixelBuffer(
      of pixels: UnsafeRawBufferPointer, _ image: borrowing GreyImage
    ) throws -> CVPixelBuffer {
      guard let start = pixels.baseAddress else {
        throw Self.failure(kCVReturnInvalidArgument)
      }
      var buffer: CVPixelBuffer?
      let status = CVPixelBufferCreateWithBytes(
        nil, image.width, image.height, kCVPixelFormatType_OneComponent8,
        UnsafeMutableRawPointer(mutating: start), image.width, nil, nil, nil, &buffer)
      guard let buffer else { throw Self.failure(status) }
      return buffer
    }

    private static func failure(_ status: CVReturn) -> ReadingFailure {
      ReadingFailure("CVPixelBufferCreateWithBytes failed with \(status)")
    }

    func decodes(of reading: Reading) -> [Decode] {
      reading.observations.compactMap { observation in
        func point(_ point: CGPoint) -> Point {
          Point(visionX: point.x, y: point.y, width: reading.width, height: reading.height)
        }
        return Decode(
          vision: VisionSymbology.allCases.first { $0.constant == observation.symbology },
          text: observation.payloadStringValue, data: observation.payloadData.map(Array.init),
          corners: Quad(
            topLeft: point(observation.topLeft), topRight: point(observation.topRight),
            bottomRight: point(observation.bottomRight), bottomLeft: point(observation.bottomLeft)),
          mask: mask)
      }
    }
  }

  extension VisionSymbology {
    fileprivate var constant: VNBarcodeSymbology {
      switch self {
      case .aztec: .aztec
      case .codabar: .codabar
      case .code128: .code128
      case .code39: .code39
      case .code93: .code93
      case .dataMatrix: .dataMatrix
      case .ean13: .ean13
      case .ean8: .ean8
      case .i2of5: .i2of5
      case .itf14: .itf14
      case .pdf417: .pdf417
      case .qr: .qr
      case .upce: .upce
      }
    }
  }
#endif
