package import Records

/// The grades of one scan of a linear symbol (ISO/IEC 15416:2016, 6.2 and 6.3, from memory).
package struct ScanGrade: Sendable {
  /// What was measured; nil of what is passed or failed, and where nothing could be measured.
  package private(set) var values: [PrintParameter: Double] = [:]
  /// 0 to 4.
  package private(set) var grades: [PrintParameter: Double] = [:]

  /// The lowest of the parameters' grades (6.2.3).
  package var grade: Double { grades.values.min() ?? 0 }

  /// - Parameter isQuiet: whether the label has the quiet zones that the symbology demands.
  package init(_ profile: ScanReflectanceProfile, of nominal: NominalElements, isQuiet: Bool) {
    let elements = profile.elements
    let contrast = profile.symbolContrast
    pass(.minimumReflectance, profile.lowest <= profile.highest / 2)
    set(.symbolContrast, contrast, on: .symbolContrast)
    let edges = zip(elements, elements.dropFirst()).map { abs($0.extreme - $1.extreme) }
    let least = edges.min() ?? 0
    values[.edgeContrast] = least
    pass(.edgeContrast, least >= 0.15)
    set(.modulation, contrast > 0 ? least / contrast : 0, on: .modulation)
    let nonuniformity = elements.map(\.nonuniformity).max() ?? 0
    set(.defects, contrast > 0 ? nonuniformity / contrast : 1, on: .defects)
    decode(elements, nominal)
    pass(.quietZone, isQuiet && Self.isClear(elements, width: nominal.widths.reduce(0, +)))
  }

  /// What a scan has on average: each parameter's mean over the scans that have it, grades to one decimal.
  package init(meanOf scans: [ScanGrade]) {
    for parameter in PrintParameter.allCases {
      let values = scans.compactMap { $0.values[parameter] }
      let grades = scans.compactMap { $0.grades[parameter] }
      if !values.isEmpty {
        self.values[parameter] = values.reduce(0, +) / Double(values.count)
      }
      if !grades.isEmpty {
        self.grades[parameter] = (grades.reduce(0, +) / Double(grades.count)).roundedToTenths
      }
    }
  }

  private mutating func pass(_ parameter: PrintParameter, _ isPassed: Bool) {
    grades[parameter] = isPassed ? 4 : 0
  }

  private mutating func set(
    _ parameter: PrintParameter, _ value: Double, on scale: ContinuousScale
  ) {
    values[parameter] = value
    grades[parameter] = scale.grade(value)
  }

  /// A scan is decoded where it has the elements that are meant, and the reference decode algorithm takes none of them for another.
  private mutating func decode(_ elements: [ProfileElement], _ nominal: NominalElements) {
    let widths = elements.dropFirst().dropLast().map(\.width)
    let isWhole =
      elements.first?.isBar == false && elements.last?.isBar == false
      && widths.count == nominal.widths.count
    let value = isWhole ? max(0, nominal.decodability(of: widths)) : 0
    pass(.decode, value > 0)
    set(.decodability, value, on: .decodability)
  }

  /// True if no bar lies beside the symbol. The outermost bars may have grown by half a module, beyond which print does not reach.
  private static func isClear(_ elements: [ProfileElement], width: Double) -> Bool {
    !elements.contains { $0.isBar && ($0.start < -0.55 || $0.end > width + 0.55) }
  }
}
