import Barcodes
import Foundation
import Statistics

/// How many checks are met, by what is measured and by symbology.
struct ShareTable {
  private struct Tally {
    var met = 0
    var covered = 0
    var intervals = 0
    var count = 0
  }

  private var names: [String] = []
  private var all: [String: Tally] = [:]
  private var bySymbology: [String: [Symbology: Tally]] = [:]

  mutating func add(_ check: Check, _ symbology: Symbology) {
    if !names.contains(check.name) { names.append(check.name) }
    func count(_ tally: inout Tally) {
      tally.count += 1
      if check.isMet { tally.met += 1 }
      if let isCovered = check.isCovered {
        tally.intervals += 1
        if isCovered { tally.covered += 1 }
      }
    }
    count(&all[check.name, default: Tally()])
    count(&bySymbology[check.name, default: [:]][symbology, default: Tally()])
  }

  /// Those of some measures that are met in a smaller share of the frames.
  func missing(of names: [String], share: Double) -> [String] {
    names.filter { name in
      all[name].map { Double($0.met) < share * Double($0.count) } ?? true
    }
  }

  /// - Parameter bySymbology: whether each symbology's share is shown, too.
  func print(bySymbology isSplit: Bool = true) {
    for name in names {
      guard let total = all[name] else { continue }
      let worst = (bySymbology[name] ?? [:]).sorted { $0.key < $1.key }.map {
        "\($0.key.name) \(Self.percent($0.value.met, $0.value.count))"
      }
      let covered =
        total.intervals > 0 ? ", interval \(Self.percent(total.covered, total.intervals))" : ""
      let parts = isSplit ? " (\(worst.joined(separator: ", ")))" : ""
      Swift.print(
        "\(name): \(Self.share(total.met, total.count)) of \(total.count)\(covered)\(parts)")
    }
  }

  /// With the interval of 95 % of Clopper and Pearson.
  private static func share(_ part: Int, _ whole: Int) -> String {
    let interval = Proportion(successes: part, of: whole).interval()
    return percent(part, whole)
      + String(format: " [%.1f, %.1f]", 100 * interval.lowerBound, 100 * interval.upperBound)
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    String(format: "%.1f %%", 100 * Double(part) / Double(max(whole, 1)))
  }
}
