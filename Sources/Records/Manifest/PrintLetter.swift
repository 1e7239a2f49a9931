/// A print grade as a letter.
package enum PrintLetter: String, Codable, Sendable, CaseIterable, Comparable {
  case a = "A"
  case b = "B"
  case c = "C"
  case d = "D"
  case f = "F"

  /// ISO/IEC 15416:2000, annex E: A from 3.5, B from 2.5, C from 1.5, D from 0.5.
  package init(of grade: Double) {
    self =
      switch grade {
      case 3.5...: .a
      case 2.5...: .b
      case 1.5...: .c
      case 0.5...: .d
      default: .f
      }
  }

  /// The better one first.
  package static func < (left: PrintLetter, right: PrintLetter) -> Bool {
    left.rawValue < right.rawValue
  }
}
