/// Alphabets in the order of their codes.
extension Character {
  static let digits = Array("0123456789")
  static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let lowercase = Array("abcdefghijklmnopqrstuvwxyz")
  static let lowercaseAndDigits = lowercase + digits
  /// Codabar's letters for the start and the stop.
  static let codabarLetters = Array("ABCD")
  package static let capitalsAndDigits = digits + capitals
}

extension FrameRandom {
  /// `count` characters of `alphabet`, drawn independently.
  package mutating func drawText(_ count: Int, of alphabet: [Character]) -> String {
    String((0..<count).map { _ in drawElement(of: alphabet) })
  }

  package mutating func drawDigits(_ count: Int) -> String { drawText(count, of: Character.digits) }
}
