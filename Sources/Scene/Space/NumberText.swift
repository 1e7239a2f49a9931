/// Numbers as a suite file has them.
package enum NumberText {
  /// Returns the shortest text that reads as the number, whole numbers without a point: `2`, `1.75`.
  package static func shortest(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
