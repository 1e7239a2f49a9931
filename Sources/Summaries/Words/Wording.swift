import Foundation
package import Records

/// The wording of numbers in prose and tables: no locale, units beside them, nothing rounded to a
/// certainty.
package enum Wording {
  /// A rate of 0 to 1 as percent with one digit. Only an exact 0 or 1 is shown as 0 % or 100 %.
  package static func percent(_ rate: Double) -> String {
    let tenths = (rate * 1000).rounded()
    if rate <= 0 { return "0 %" }
    if rate >= 1 { return "100 %" }
    if tenths < 1 { return "<0.1 %" }
    if tenths > 999 { return ">99.9 %" }
    return String(format: "%.1f %%", tenths / 10)
  }

  /// A difference of rates in percentage points, with its sign: `+1.5`, `−0.2`, `0.0`.
  package static func points(_ difference: Double) -> String {
    let tenths = (difference * 1000).rounded()
    let sign = tenths > 0 ? "+" : tenths < 0 ? "−" : ""
    return sign + String(format: "%.1f", abs(tenths) / 10)
  }

  /// `In every frame: noise sigma 30, contrast 0.5.`; nil where the suite sets nothing.
  package static func inEveryFrame(_ common: [String]) -> String? {
    common.isEmpty ? nil : "In every frame: \(common.joined(separator: ", "))."
  }

  /// `95 % interval 96.1 % to 99.6 %`.
  package static func interval(_ rate: RateRecord) -> String {
    "95 % interval \(percent(rate.lower)) to \(percent(rate.upper))"
  }

  /// The same, or why there is none.
  ///
  /// - Parameter dependence: why the codes are no independent trials; nil where they are.
  package static func interval(_ rate: RateRecord, dependence: String?) -> String {
    dependence.map { "no interval: \($0)" } ?? interval(rate)
  }

  /// Why codes of photographs are no independent trials; nil where each picture has one.
  ///
  /// - Parameter areShared: true if a picture has several.
  package static func dependence(ofPhotographs areShared: Bool) -> String? {
    areShared ? "several codes to a picture" : nil
  }

  /// A duration with three significant digits and a fitting unit.
  package static func duration(nanoseconds: Double) -> String {
    switch nanoseconds {
    case 0: "0 ms"
    case ..<999.5: "\(significant(nanoseconds)) ns"
    case ..<999.5e3: "\(significant(nanoseconds / 1e3)) µs"
    case ..<999.5e6: "\(significant(nanoseconds / 1e6)) ms"
    default: "\(significant(nanoseconds / 1e9)) s"
    }
  }

  /// Three significant digits, without an exponent.
  package static func significant(_ value: Double) -> String {
    let magnitude = abs(value)
    let decimals = magnitude >= 99.95 ? 0 : magnitude >= 9.995 ? 1 : magnitude >= 0.9995 ? 2 : 3
    return String(format: "%.\(decimals)f", value)
  }

  /// A p-value with three decimals; never rounded to 0.
  package static func pValue(_ value: Double) -> String {
    value < 0.001 ? "<0.001" : String(format: "%.3f", value)
  }

  /// `p = 0.012`, `p < 0.001`.
  package static func significance(_ pValue: Double) -> String {
    pValue < 0.001 ? "p < 0.001" : "p = \(self.pValue(pValue))"
  }

  /// A value as it was set: `2`, `1.75`, without the dust of binary fractions.
  package static func plain(_ value: Double) -> String {
    guard value != value.rounded() || abs(value) >= 1e15 else { return String(Int(value)) }
    return String(format: "%.6g", value)
  }

  package static func pixels(_ width: Double) -> String { "\(plain(width)) px" }

  package static func megapixels(_ pixels: Double) -> String { significant(pixels / 1e6) + " MP" }

  /// `1,234,567`.
  package static func count(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    let grouped = digits.indices.map { index in
      let comma = index > 0 && (digits.count - index) % 3 == 0
      return (comma ? "," : "") + String(digits[index])
    }
    return (count < 0 ? "-" : "") + grouped.joined()
  }

  /// `1 frame`, `2 frames`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(count(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `20`, or `18 to 20` where the numbers differ.
  package static func range(_ numbers: some Collection<Int>) -> String {
    guard let least = numbers.min(), let most = numbers.max() else { return "0" }
    return least == most ? count(least) : "\(count(least)) to \(count(most))"
  }

  /// `a, b and c`.
  package static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The words for a question to an engine, part by part: `mask own`, then `view cropped` where the
  /// suite has views.
  package static func question(mask: MaskName? = nil, view: String?) -> [String] {
    [mask.map { "mask \($0)" }, view.map { "view \($0)" }].compactMap(\.self)
  }

  /// Where a frame lies in its suite, part by part: the named condition, then the point.
  package static func setting(_ point: [String: Double], named condition: String?) -> [String] {
    [condition].compactMap(\.self) + (point.isEmpty ? [] : [self.point(point)])
  }

  /// A point of a suite: `640 × 480, read noise 4, rotation 15°`.
  package static func point(_ point: [String: Double]) -> String {
    var point = point
    var parts: [String] = []
    if let width = point["frame_width_px"], let height = point["frame_height_px"] {
      parts.append("\(plain(width)) × \(plain(height))")
      point["frame_width_px"] = nil
      point["frame_height_px"] = nil
    }
    return
      (parts
      + point.sorted { $0.key < $1.key }.map { name, value in
        let axis = SweptAxis(name)
        return "\(axis.words) \(axis.text(value))"
      })
      .joined(separator: ", ")
  }
}
