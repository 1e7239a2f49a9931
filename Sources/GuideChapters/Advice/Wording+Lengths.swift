import Findings
import Summaries

/// Lengths of advice, which are in millimetres.
extension Wording {
  /// Returns the distance with three significant digits: `19.8 cm`, `1.32 m`.
  static func distance(_ millimetres: Double) -> String {
    isFar(millimetres)
      ? "\(significant(millimetres / 1000)) m"
      : "\(significant(millimetres / 10)) cm"
  }

  /// Returns a distance as it was set: `15 cm`.
  static func set(distance millimetres: Double) -> String {
    isFar(millimetres)
      ? "\(plain(millimetres / 1000)) m" : "\(plain(millimetres / 10)) cm"
  }

  private static func isFar(_ millimetres: Double) -> Bool { millimetres >= 999.5 }

  /// Returns the size of a print: `0.249 mm`.
  static func print(_ millimetres: Double) -> String { "\(significant(millimetres)) mm" }

  /// Returns a print's size that was set, or follows from settings: `0.33 mm`, `31.35 mm`.
  static func set(print millimetres: Double) -> String {
    "\(plain((millimetres * 10_000).rounded() / 10_000)) mm"
  }

  static func zoom(_ zoom: Double?) -> String {
    zoom.map { $0 == 1 ? "none" : significant($0.threeDigitsUp) } ?? "–"
  }
}
