import Barcodes
import SourcedYAML

extension SourcedMapping {
  /// Refuses parameters that would change nothing, since the suite lacks what they act on.
  ///
  /// - Parameter place: where to complain.
  func checkNeeds(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    try checkSymbol(suite, place: place)
    if suite.changes("gradient_demosaicing"), !suite.changes("bayer_mosaic") {
      throw place.error("gradient_demosaicing needs bayer_mosaic: true, whose mosaic it resolves")
    }
    if suite.changes("denoising"), !suite.changes("noise_sigma"), !suite.changes("shot_noise") {
      throw place.error(
        "denoising is in deviations of the sensor's noise; it needs noise_sigma or shot_noise")
    }
  }

  /// Refuses settings of symbols that no symbology of the suite has.
  private func checkSymbol(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    for parameter in ConditionParameter.symbol where suite.sets(parameter.name) {
      let known = parameter.symbologies ?? suite.symbologies
      guard suite.symbologies.contains(where: known.contains) else {
        let names = known.map(\.name).joined(separator: ", ")
        throw (optional(parameter.name) ?? place).error(
          "\(parameter.name) is of \(names), which this suite has not")
      }
    }
    try checkLevels(
      suite.axes.filter { $0.parameter.name == Self.level }.flatMap(\.values), suite.symbologies,
      place)
    for condition in suite.namedConditions {
      let meeting = suite.symbologies(meeting: condition)
      guard !meeting.isEmpty else {
        throw place.error(
          "no symbology of this suite has all that '\(condition.name)' asks of its symbols")
      }
      let levels = condition.settings.filter { $0.parameter.name == Self.level }
      try checkLevels(levels.map(\.value), meeting, place)
    }
    let digits = suite.values(of: ConditionParameter.addOnDigits.name).compactMap(\.coordinate)
    if let count = digits.first(where: { ![0, 2, 5].contains($0) }) {
      throw place.error("add_on_digits is \(Int(count)), but an add-on has 2 digits or 5")
    }
  }

  private static var level: String { "error_correction" }

  private func checkLevels(
    _ levels: [SuiteValue], _ symbologies: [Symbology], _ place: SourcedNode
  ) throws(SourcedError) {
    if symbologies.contains(where: { $0 == .aztec || $0 == .qrCode }),
      let level = levels.compactMap(\.coordinate).first(where: { !(1...4).contains($0) })
    {
      throw place.error("error_correction is \(Int(level)), but of aztec and qr_code it is 1 to 4")
    }
  }
}

extension Suite {
  /// True if a parameter that is neutral at 0, or false, has another value somewhere.
  fileprivate func changes(_ name: String) -> Bool {
    values(of: name).contains { $0.coordinate != 0 }
  }

  fileprivate func values(of name: String) -> [SuiteValue] {
    Suites.values(of: name, axes, namedConditions)
  }
}
