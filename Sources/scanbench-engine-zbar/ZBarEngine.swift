#if ZBar
  import Barcodes
  import CZBar
  import EngineKit

  /// ZBar through libzbar. The README beside this file lists what is decided here.
  struct ZBarEngine: BarcodeEngine {
    let name = "ZBar"
    let version = libraryVersion()
    let symbologies = Symbology.allCases.filter { $0.type != nil }
    var options: [String: String] { settings.values }
    var optionNotes: [String: EngineOptionNote] { settings.notes }

    private var mask = FormatMask.all
    private var settings = Scanner.defaults
    private var scanner: Scanner

    init() {
      zbar_set_verbosity(0)
      scanner = Scanner(mask: mask, settings: settings)
    }

    mutating func configure(mask: FormatMask, options: [String: String]) throws {
      settings = try Scanner.defaults.setting(options)
      self.mask = mask
    }

    mutating func prepare() { scanner = Scanner(mask: mask, settings: settings) }

    func detect(in image: GreyImage) throws -> ScannedImage { try scanner.scan(image) }

    /// Without the EAN-13 that are read only because UPC-A needs them.
    func decodes(of image: ScannedImage) -> [Decode] {
      image.decodes.filter {
        $0.symbology != .ean13 || mask.contains(.ean13) || !settings.asksForFormats
      }
    }
  }

  /// Owns a `zbar_image_scanner_t`.
  private final class Scanner {
    private let handle: OpaquePointer

    static let defaults = EngineOptions([
      .integer(
        "x_density", default: 1, in: 0...1000,
        about: "every how many columns are scanned; 0 for none"),
      .integer(
        "y_density", default: 1, in: 0...1000, about: "every how many rows are scanned; 0 for none"),
      .flag(
        "test_inverted", default: false, about: "where nothing was found, scans the negative, too"),
      .flag("binary", default: true, about: "bytes of QR codes as they are in the symbol"),
      .integer("itf_min_length", default: 6, in: 0...1000, about: "shorter ITF are not reported"),
      .formats,
    ])

    init(mask: FormatMask, settings: EngineOptions) {
      handle = zbar_image_scanner_create()
      zbar_image_scanner_request_dbus(handle, 0)  // Or every symbol becomes a message on the bus.
      zbar_image_scanner_enable_cache(handle, 0)  // Or a frame's result depends on those before.
      if settings.asksForFormats { enable(mask) }
      set(ZBAR_CFG_X_DENSITY, settings.integer("x_density"))
      set(ZBAR_CFG_Y_DENSITY, settings.integer("y_density"))
      set(ZBAR_CFG_TEST_INVERTED, settings.flag("test_inverted") ? 1 : 0)
      set(ZBAR_CFG_BINARY, of: ZBAR_QRCODE, settings.flag("binary") ? 1 : 0)
      set(ZBAR_CFG_MIN_LEN, of: ZBAR_I25, settings.integer("itf_min_length"))
    }

    deinit { zbar_image_scanner_destroy(handle) }

    /// Enables what is in the mask, and nothing else.
    private func enable(_ mask: FormatMask) {
      set(ZBAR_CFG_ENABLE, 0)
      for type in mask.symbologies.compactMap(\.type) { set(ZBAR_CFG_ENABLE, of: type, 1) }
      // The library decodes a UPC-A as an EAN-13, which it then renames.
      if mask.contains(.upcA) { set(ZBAR_CFG_ENABLE, of: ZBAR_EAN13, 1) }
    }

    private func set(
      _ setting: zbar_config_t, of type: zbar_symbol_type_t = ZBAR_NONE, _ value: Int
    ) {
      zbar_image_scanner_set_config(handle, type, setting, CInt(value))
    }

    func scan(_ image: GreyImage) throws(ReadingFailure) -> ScannedImage {
      let scanned = ScannedImage(width: image.width, height: image.height)
      let count = image.pixels.withUnsafeBytes { scanned.scan(pixels: $0, with: handle) }
      guard count >= 0 else { throw ReadingFailure("zbar_scan_image refused the image") }
      return scanned
    }
  }

  /// Owns a `zbar_image_t` and with it what was found there.
  final class ScannedImage {
    private let handle: OpaquePointer

    init(width: Int, height: Int) {
      handle = zbar_image_create()
      zbar_image_set_format(handle, scanbench_zbar_y800())
      zbar_image_set_size(handle, CUnsignedInt(width), CUnsignedInt(height))
    }

    deinit { zbar_image_destroy(handle) }

    fileprivate func scan(pixels: UnsafeRawBufferPointer, with scanner: OpaquePointer) -> CInt {
      // SAFETY: The image borrows the pixels, without a handler that would free them, and gives them up
      // before they go.
      zbar_image_set_data(handle, pixels.baseAddress, CUnsignedLong(pixels.count), nil)
      defer { zbar_image_set_data(handle, nil, 0, nil) }
      return zbar_scan_image(scanner, handle)
    }

    var decodes: [Decode] {
      sequence(first: zbar_image_first_symbol(handle)) { zbar_symbol_next($0) }
        .prefix { $0 != nil }.compactMap { $0.map(Decode.init(symbol:)) }
    }
  }

  extension Decode {
    fileprivate init(symbol: OpaquePointer) {
      let data = zbar_symbol_get_data(symbol)
      let count = Int(zbar_symbol_get_data_length(symbol))
      // SAFETY: The library holds `count` bytes there for as long as the image.
      let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
      let points = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
        Point(
          x: Double(zbar_symbol_get_loc_x(symbol, index)),
          y: Double(zbar_symbol_get_loc_y(symbol, index)))
      }
      let type = zbar_symbol_get_type(symbol)
      self.init(
        symbology: Symbology(type), bytes: Array(bytes),
        corners: type == ZBAR_QRCODE
          ? Quad(areaPoints: points)
          : Quad(passEnds: points, right: readingDirection(zbar_symbol_get_orientation(symbol))))
    }
  }

  /// The unit vector from a symbol's left to its right.
  private func readingDirection(_ orientation: zbar_orientation_t) -> Point {
    switch orientation {
    case ZBAR_ORIENT_RIGHT: Point(x: 0, y: 1)
    case ZBAR_ORIENT_DOWN: Point(x: -1, y: 0)
    case ZBAR_ORIENT_LEFT: Point(x: 0, y: -1)
    default: Point(x: 1, y: 0)
    }
  }

  private func libraryVersion() -> String {
    var (major, minor, patch): (CUnsignedInt, CUnsignedInt, CUnsignedInt) = (0, 0, 0)
    zbar_version(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  extension Symbology {
    /// The library's type for the symbology, or nil where it does not read it.
    fileprivate var type: zbar_symbol_type_t? {
      switch self {
      case .code128: ZBAR_CODE128
      case .code39: ZBAR_CODE39
      case .code93: ZBAR_CODE93
      case .codabar: ZBAR_CODABAR
      case .ean13: ZBAR_EAN13
      case .ean8: ZBAR_EAN8
      case .itf: ZBAR_I25
      case .qrCode: ZBAR_QRCODE
      case .upcA: ZBAR_UPCA
      case .upcE: ZBAR_UPCE
      case .aztec, .dataMatrix, .pdf417: nil
      }
    }

    fileprivate init?(_ type: zbar_symbol_type_t) {
      guard let symbology = Symbology.allCases.first(where: { $0.type == type }) else { return nil }
      self = symbology
    }
  }
#endif
