/// Draws from a seed: SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
struct Drawn: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// One to twelve of these characters.
  mutating func text(of characters: [Character], _ lengths: ClosedRange<Int> = 1...12) -> String {
    let length = Int.random(in: lengths, using: &self)
    return String(
      (0..<length).map { _ in characters[Int.random(in: characters.indices, using: &self)] })
  }
}
