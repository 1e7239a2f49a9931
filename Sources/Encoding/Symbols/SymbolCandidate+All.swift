package import Barcodes
import CZint

/// The symbols that a code of known content may be: encoders choose sizes, levels of error correction, masks and ratios, of which
/// those stand here that libzint can be told.
extension SymbolCandidate {
  /// The likeliest first, those of one size together; none where libzint cannot encode the content. Of QR codes, those of the least
  /// versions.
  package static func all(for code: TrueCode) -> [SymbolCandidate] {
    inGroups(encoded(settings(for: code), of: code))
  }

  /// One of each size that the symbol may have, the likeliest first.
  ///
  /// - Parameter usual: `all(for: code)`.
  package static func sizes(
    for code: TrueCode, beside usual: [SymbolCandidate]
  ) -> [SymbolCandidate] {
    var found: [SymbolCandidate] = []
    for candidate in usual + otherSizes(for: code)
    where !found.contains(where: { $0.size == candidate.size }) {
      found.append(candidate)
    }
    return found
  }

  /// All that have the size of another.
  ///
  /// - Parameter usual: `all(for: code)`.
  package static func all(
    for code: TrueCode, ofSize other: SymbolCandidate, beside usual: [SymbolCandidate]
  ) -> [SymbolCandidate] {
    let found = usual + encoded(settings(ofSize: other, code.symbology), of: code)
    return distinct(found.filter { $0.size == other.size })
  }

  /// That with such choices, as one of those above has them.
  package static func candidate(for code: TrueCode, choices: [String: Double]) -> SymbolCandidate? {
    (all(for: code) + encoded(settings(ofSizeIn: choices), of: code))
      .first { $0.choices == choices }
  }

  static func encoded(
    _ settings: [(ZintSettings, [String: Double])], of code: TrueCode
  ) -> [SymbolCandidate] {
    let found = settings.flatMap { settings, choices in
      ratios(of: code.symbology).compactMap { ratio -> SymbolCandidate? in
        var choices = choices
        if let ratio { choices["wide_to_narrow_ratio"] = ratio }
        return (try? grid(of: code, settings, ratio)).map { SymbolCandidate($0, choices: choices) }
      }
    }
    return distinct(found).filter { $0.agrees(with: code) }
  }

  /// With the height that the truth tells, guard bars and all; where it does not, without what is at the bars' ends.
  private static func grid(of code: TrueCode, _ settings: ZintSettings, _ ratio: Double?) throws
    -> ModuleGrid
  {
    var settings = settings
    var barHeight: Double?
    if code.symbology.dimension == .linear, let height = code.modulesHigh {
      let guards = SymbolStandard(of: code.symbology).guardBars
      barHeight = guards.isEmpty ? height : height - SymbolStandard.guardBarExtension
    } else {
      settings.hasGuardBars = false
    }
    return try ModuleGrid.encode(
      [.init(bytes: code.bytes)], as: code.symbology, settings, barHeight: barHeight,
      wideElement: ratio)
  }

  private static func distinct(_ candidates: [SymbolCandidate]) -> [SymbolCandidate] {
    candidates.enumerated().filter { index, candidate in
      !candidates[..<index].contains { $0.hasSameInk(as: candidate) }
    }.map(\.element)
  }

  /// Those of one size together, in the order in which the sizes come first.
  private static func inGroups(_ candidates: [SymbolCandidate]) -> [SymbolCandidate] {
    var sizes: [[Double]] = []
    for candidate in candidates where !sizes.contains(candidate.size) {
      sizes.append(candidate.size)
    }
    return sizes.flatMap { size in candidates.filter { $0.size == size } }
  }

  /// The suites' own settings first.
  private static func settings(for code: TrueCode) -> [(ZintSettings, [String: Double])] {
    let columns = code.modulesWide.map { (Int($0) - 69) / 17 }
    var shape = SymbolShape()
    shape.pdf417Columns = columns
    let usual = (try? ZintSettings(for: code.symbology, shape)) ?? ZintSettings()
    let others: [(ZintSettings, [String: Double])] =
      switch code.symbology {
      case .qrCode: qrCode
      case .dataMatrix: dataMatrix
      case .aztec: aztec
      case .pdf417: pdf417(columns)
      case .code128: code128
      case .code39: code39
      case .codabar: codabar
      default: []
      }
    return [(usual, [:])] + others
  }

  /// Code set B alone, then GS1.
  private static let code128: [(ZintSettings, [String: Double])] = {
    var plain = ZintSettings()
    plain.zint = BARCODE_CODE128B
    return [(plain, ["code_set_b": 1])]
  }()

  /// With a check digit, then in full ASCII.
  private static let code39: [(ZintSettings, [String: Double])] = [false, true].flatMap { isFull in
    [false, true].map { isChecked in
      var settings = ZintSettings()
      if isFull { settings.zint = BARCODE_EXCODE39 }
      if isChecked { settings.option2 = 1 }
      return (
        settings, ["full_ascii": isFull ? 1 : 0, "check_digit": isChecked ? 1 : 0]
      )
    }
  }

  private static let codabar: [(ZintSettings, [String: Double])] = {
    var settings = ZintSettings()
    settings.option2 = 1
    return [(settings, ["check_digit": 1])]
  }()

  /// libzint's own, then those that ISO/IEC 16388, 16390 and EN 798 allow, wide elements of 2 to 3 modules, in quarters.
  private static func ratios(of symbology: Symbology) -> [Double?] {
    [nil]
      + (SymbolStandard(of: symbology).hasTwoWidths ? [2, 2.25, 2.5, 2.75, 3] : [])
  }
}

extension SymbolCandidate {
  /// Symbols of one size have their modules at the same places, and the same function pattern.
  package var size: [Double] { [width, Double(grid.rows), choices[Self.compact] ?? 0] }

  fileprivate func hasSameInk(as other: SymbolCandidate) -> Bool {
    grid == other.grid
  }

  /// True if the symbol has the extent that the truth tells, where it does.
  fileprivate func agrees(with code: TrueCode) -> Bool {
    (code.modulesWide.map { abs($0 - width) < 0.01 } ?? true)
      && (code.symbology.dimension == .linear
        || (code.modulesHigh.map { abs($0 - height) < 0.01 } ?? true))
  }
}
