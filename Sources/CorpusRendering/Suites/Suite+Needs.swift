import Barcodes
import SourcedYAML

extension SourcedMapping {
  /// Refuses parameters that would change nothing, since the suite lacks what they act on.
  ///
  /// - Parameter place: where to complain.
  func checkNeeds(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    if suite.sets("wide_narrow_ratio") {
      let known = Symbology.allCases.filter { SymbolStandard(of: $0).hasTwoWidths }
      guard suite.symbologies.contains(where: known.contains) else {
        let names = known.sorted().map(\.name).joined(separator: ", ")
        throw place.error(
          "wide_narrow_ratio is of symbologies with narrow and wide elements, \(names), of which this suite has none"
        )
      }
    }
    try checkEncoding(suite, place: place)
    if suite.changes("gradient_demosaicing"), !suite.changes("bayer_mosaic") {
      throw place.error("gradient_demosaicing needs bayer_mosaic: true, whose mosaic it resolves")
    }
    if suite.changes("denoising"), !suite.changes("noise_sigma"), !suite.changes("shot_noise") {
      throw place.error(
        "denoising is in deviations of the sensor's noise; it needs noise_sigma or shot_noise")
    }
  }

  private func checkEncoding(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    let levels = suite.values(of: "error_correction").compactMap(\.coordinate)
    let known: [Symbology] = [.aztec, .pdf417, .qrCode]
    if !levels.isEmpty, !suite.symbologies.contains(where: known.contains) {
      throw place.error(
        "error_correction is of aztec, pdf417 and qr_code, of which this suite has none")
    }
    if suite.symbologies.contains(where: { $0 == .aztec || $0 == .qrCode }),
      let level = levels.first(where: { !(1...4).contains($0) })
    {
      throw place.error("error_correction is \(Int(level)), but of aztec and qr_code it is 1 to 4")
    }
    if suite.sets("qr_mask"), !suite.symbologies.contains(.qrCode) {
      throw place.error("qr_mask is of qr_code, which this suite has not")
    }
  }
}

extension Suite {
  /// Whether a parameter that is neutral at 0, or false, has another value somewhere.
  fileprivate func changes(_ name: String) -> Bool {
    values(of: name).contains { $0.coordinate != 0 }
  }

  fileprivate func values(of name: String) -> [SuiteValue] {
    let swept = axes.filter { $0.parameter.name == name }.flatMap(\.values)
    let named = namedConditions.flatMap(\.settings).filter { $0.parameter.name == name }
    return swept + named.map(\.value)
  }
}
