/// The reflectance along a line across a linear symbol and its quiet zones (ISO/IEC 15416:2016, 5.3, from memory).
package struct ScanReflectanceProfile: Equatable, Sendable {
  /// At equal distances.
  package let reflectances: [Double]
  /// The place of the first one, in modules from the symbol's left.
  package let start: Double
  /// From one to the next, in modules.
  package let pitch: Double

  /// - Parameter reflectances: at least one, 0 to 1.
  package init(_ reflectances: [Double], start: Double, pitch: Double) {
    (self.reflectances, self.start, self.pitch) = (reflectances, start, pitch)
  }

  package var highest: Double { reflectances.max() ?? 0 }
  package var lowest: Double { reflectances.min() ?? 0 }
  /// SC = Rmax − Rmin.
  package var symbolContrast: Double { highest - lowest }
  /// GT = (Rmax + Rmin) / 2, which parts bars from spaces.
  package var globalThreshold: Double { (highest + lowest) / 2 }

  /// The bars and spaces from left to right, quiet zones included.
  package var elements: [ProfileElement] {
    let threshold = globalThreshold
    var elements: [ProfileElement] = []
    var (from, left) = (0, start)
    for index in 1...reflectances.count {
      let isBar = reflectances[index - 1] < threshold
      let isLast = index == reflectances.count
      guard isLast || (reflectances[index] < threshold) != isBar else { continue }
      var right = start + Double(index - 1) * pitch
      if !isLast {
        let (before, after) = (reflectances[index - 1], reflectances[index])
        right += (threshold - before) / (after - before) * pitch
      }
      elements.append(
        ProfileElement(
          isBar: isBar, start: left, end: right, reflectances: reflectances[from..<index]))
      (from, left) = (index, right)
    }
    return elements
  }
}
