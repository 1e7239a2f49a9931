#if ZXing
  import Barcodes
  import CZXing
  import EngineKit

  /// zxing-cpp through its C API. The README beside this file lists what is decided here.
  struct ZXingEngine: BarcodeEngine {
    let name = "zxing-cpp"
    let version = String(cString: ZXing_Version())
    let symbologies = Symbology.allCases
    let contentFeatures: [EngineFeature] = [.symbologyIdentifier, .eci, .gs1]
    var options: [String: String] { settings.values }
    var optionNotes: [String: EngineOptionNote] { settings.notes }

    private let defaults: EngineOptions
    private var settings: EngineOptions
    private var reader: ReaderOptions

    init() {
      reader = ReaderOptions(formats: FormatMask.all.formats)
      defaults = reader.settings
      settings = defaults
    }

    mutating func configure(mask: FormatMask, options: [String: String]) throws {
      settings = try defaults.setting(options)
      reader = ReaderOptions(formats: settings.asksForFormats ? mask.formats : nil)
      reader.settings = settings
    }

    func detect(in image: GreyImage) throws -> ReadBarcodes { try reader.read(image) }

    func decodes(of barcodes: ReadBarcodes) -> [Decode] {
      (0..<barcodes.count).map { barcodes.decode(at: $0) }
    }
  }

  /// Owns a `ZXing_ReaderOptions`.
  private final class ReaderOptions {
    private let handle: OpaquePointer

    /// - Parameter formats: Nil for those that the library looks for where none is named.
    init(formats: [ZXing_BarcodeFormat]?) {
      handle = ZXing_ReaderOptions_new()
      if let formats { ZXing_ReaderOptions_setFormats(handle, formats, CInt(formats.count)) }
    }

    deinit { ZXing_ReaderOptions_delete(handle) }

    /// The settings that are options of the engine.
    var settings: EngineOptions {
      get {
        EngineOptions([
          .flag(
            "tryHarder", default: ZXing_ReaderOptions_getTryHarder(handle),
            about: "spends more time on what is hard to read"),
          .flag(
            "tryRotate", default: ZXing_ReaderOptions_getTryRotate(handle),
            about: "looks for codes turned by quarter turns, too"),
          .flag(
            "tryInvert", default: ZXing_ReaderOptions_getTryInvert(handle),
            about: "looks for light codes on dark, too"),
          .flag(
            "tryDownscale", default: ZXing_ReaderOptions_getTryDownscale(handle),
            about: "looks at smaller copies of the image, too"),
          .choice(
            "binarizer", default: Self.name(of: ZXing_ReaderOptions_getBinarizer(handle)),
            of: Self.binarizers.map(\.name), about: "how pixels become black and white"),
          .choice(
            "textMode", default: Self.name(of: ZXing_ReaderOptions_getTextMode(handle)),
            of: Self.textModes.map(\.name), about: "how texts are written; bytes stay as they are"),
          .formats,
        ])
      }
      set {
        ZXing_ReaderOptions_setTryHarder(handle, newValue.flag("tryHarder"))
        ZXing_ReaderOptions_setTryRotate(handle, newValue.flag("tryRotate"))
        ZXing_ReaderOptions_setTryInvert(handle, newValue.flag("tryInvert"))
        ZXing_ReaderOptions_setTryDownscale(handle, newValue.flag("tryDownscale"))
        let binarizer = Self.binarizers.first { $0.name == newValue.choice("binarizer") }
        if let binarizer { ZXing_ReaderOptions_setBinarizer(handle, binarizer.value) }
        let mode = Self.textModes.first { $0.name == newValue.choice("textMode") }
        if let mode { ZXing_ReaderOptions_setTextMode(handle, mode.value) }
      }
    }

    private static let binarizers = [
      (name: "LocalAverage", value: ZXing_Binarizer_LocalAverage),
      (name: "GlobalHistogram", value: ZXing_Binarizer_GlobalHistogram),
      (name: "FixedThreshold", value: ZXing_Binarizer_FixedThreshold),
      (name: "BoolCast", value: ZXing_Binarizer_BoolCast),
    ]

    private static let textModes = [
      (name: "Plain", value: ZXing_TextMode_Plain), (name: "HRI", value: ZXing_TextMode_HRI),
    ]

    private static func name(of binarizer: ZXing_Binarizer) -> String {
      binarizers.first { $0.value == binarizer }?.name ?? "\(binarizer.rawValue)"
    }

    private static func name(of mode: ZXing_TextMode) -> String {
      textModes.first { $0.value == mode }?.name ?? "\(mode.rawValue)"
    }

    func read(_ image: GreyImage) throws(ReadingFailure) -> ReadBarcodes {
      let barcodes = image.pixels.withUnsafeBufferPointer { pixels -> OpaquePointer? in
        // SAFETY: The view borrows the pixels and is deleted before they go; its size is theirs.
        let view = ZXing_ImageView_new(
          pixels.baseAddress, CInt(image.width), CInt(image.height), ZXing_ImageFormat_Lum,
          CInt(image.width), 1)
        defer { ZXing_ImageView_delete(view) }
        return view.flatMap { ZXing_ReadBarcodes($0, handle) }
      }
      guard let barcodes else { throw ReadingFailure(takeText(ZXing_LastErrorMsg())) }
      return ReadBarcodes(barcodes)
    }
  }

  /// Owns what one call found.
  final class ReadBarcodes {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { ZXing_Barcodes_delete(handle) }

    var count: Int { Int(ZXing_Barcodes_size(handle)) }

    func decode(at index: Int) -> Decode {
      let barcode = ZXing_Barcodes_at(handle, CInt(index))
      let symbology = Symbology(ZXing_Barcode_format(barcode))
      let (bytes, text) = (bytes(of: barcode), takeText(ZXing_Barcode_text(barcode)))
      return Decode(
        symbology: symbology, bytes: bytes, text: text,
        corners: Quad(ZXing_Barcode_position(barcode)).inContractTerms(for: symbology),
        details: details(of: barcode, bytes: bytes, text: text))
    }

    private func bytes(of barcode: OpaquePointer?) -> [UInt8] {
      var count: CInt = 0
      guard let bytes = ZXing_Barcode_bytes(barcode, &count) else { return [] }
      defer { ZXing_free(bytes) }
      // SAFETY: The library wrote `count` bytes there, and they are ours until freed.
      return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
  }

  /// Copies and frees a string of the library.
  func takeText(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { ZXing_free(text) }
    // SAFETY: The library's strings end with a zero.
    return String(cString: text)
  }

  extension Quad {
    fileprivate init(_ position: ZXing_Position) {
      func point(_ point: ZXing_PointI) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
      self.init(
        topLeft: point(position.topLeft), topRight: point(position.topRight),
        bottomRight: point(position.bottomRight), bottomLeft: point(position.bottomLeft))
    }
  }

  extension FormatMask {
    fileprivate var formats: [ZXing_BarcodeFormat] { symbologies.map(\.format) }
  }

  extension Symbology {
    /// The narrowest format of the library that covers the symbology.
    fileprivate var format: ZXing_BarcodeFormat {
      switch self {
      case .aztec: ZXing_BarcodeFormat_AztecCode
      case .code128: ZXing_BarcodeFormat_Code128
      case .code39: ZXing_BarcodeFormat_Code39Std
      case .code93: ZXing_BarcodeFormat_Code93
      case .codabar: ZXing_BarcodeFormat_Codabar
      case .dataMatrix: ZXing_BarcodeFormat_DataMatrix
      case .ean13: ZXing_BarcodeFormat_EAN13
      case .ean8: ZXing_BarcodeFormat_EAN8
      case .itf: ZXing_BarcodeFormat_ITF
      case .pdf417: ZXing_BarcodeFormat_PDF417
      case .qrCode: ZXing_BarcodeFormat_QRCodeModel2
      case .upcA: ZXing_BarcodeFormat_UPCA
      case .upcE: ZXing_BarcodeFormat_UPCE
      }
    }

    /// The symbology that a format belongs to, or nil where that is none of the 13.
    fileprivate init?(_ format: ZXing_BarcodeFormat) {
      if let symbology = Symbology.allCases.first(where: { $0.format == format }) {
        self = symbology
        return
      }
      switch format {
      case ZXing_BarcodeFormat_Aztec: self = .aztec
      case ZXing_BarcodeFormat_Code39, ZXing_BarcodeFormat_Code39Ext: self = .code39
      case ZXing_BarcodeFormat_ISBN: self = .ean13
      case ZXing_BarcodeFormat_ITF14: self = .itf
      case ZXing_BarcodeFormat_CompactPDF417: self = .pdf417
      case ZXing_BarcodeFormat_QRCode, ZXing_BarcodeFormat_QRCodeModel1: self = .qrCode
      default: return nil
      }
    }
  }
#endif
