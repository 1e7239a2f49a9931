import Barcodes
import Records

/// Alphabets in the order of their codes.
package enum Alphabet {
  static let digits = Array("0123456789")
  static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  package static let capitalsAndDigits = digits + capitals
}

extension FrameRandom {
  /// `count` characters of `alphabet`, drawn independently.
  package mutating func drawText(_ count: Int, of alphabet: [Character]) -> String {
    String((0..<count).map { _ in drawElement(of: alphabet) })
  }

  package mutating func drawDigits(_ count: Int) -> String { drawText(count, of: Alphabet.digits) }
}
