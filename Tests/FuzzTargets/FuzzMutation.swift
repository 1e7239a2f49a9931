package import Foundation

/// Changes inputs by chance, the same for the same seed.
package struct FuzzMutation {
  private var state: UInt64
  private let words: [String]

  /// Numbers at the ends of what fits somewhere.
  private static let numbers = [
    "0", "-1", "1e308", "-1e308", "1e19", "4.6e18", "9223372036854775807", "-9223372036854775808",
    "18446744073709551615", "1e-320", "0.1", "65536", "1000001", "null", "[]", "{}", "\"\"",
  ]

  package init(seed: UInt64, words: [String]) {
    state = seed
    self.words = words
  }

  /// One to four changes to an input.
  ///
  /// - Parameter other: another input, of which parts may be taken.
  package mutating func changed(_ input: Data, other: Data) -> Data {
    var bytes = [UInt8](input)
    for _ in 0...draw(4) { change(&bytes, other: [UInt8](other)) }
    return Data(bytes)
  }

  private mutating func change(_ bytes: inout [UInt8], other: [UInt8]) {
    let place = draw(bytes.count + 1)
    let end = min(bytes.count, place + draw(16))
    switch draw(7) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(draw(8))
    case 1 where place < bytes.count: bytes[place] = UInt8(draw(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: draw(bytes.count + 1))
    case 4:
      let start = draw(other.count + 1)
      bytes.replaceSubrange(place..<end, with: other[start..<min(other.count, start + draw(64))])
    case 5: replaceNumber(in: &bytes, from: place)
    default:
      let word = words.isEmpty ? Self.numbers[draw(Self.numbers.count)] : words[draw(words.count)]
      bytes.replaceSubrange(place..<end, with: Array(word.utf8))
    }
  }

  /// Puts another number in the place of the next one.
  private mutating func replaceNumber(in bytes: inout [UInt8], from place: Int) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) && $0 != 0x2E } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(Self.numbers[draw(Self.numbers.count)].utf8))
  }

  /// 0 to `count - 1`, by SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
  private mutating func draw(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }
}
