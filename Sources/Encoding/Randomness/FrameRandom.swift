/// The purposes for which a frame draws random numbers. Each has its own sequence, so that a change
/// in how one is used leaves the others as they were. The raw values are part of the pixels'
/// definition.
package enum RandomPurpose: UInt32 {
  case payload = 1
  case phase = 2
  case noise = 3
  case damage = 4
  case glare = 5
  case clutter = 6
  case camera = 7
  case edgeDisplacement = 8
  case edgeDisplacementAcross = 9
  case shake = 10
  case scan = 11
  case raggedness = 12
}

/// The random numbers of one frame for one purpose.
package struct FrameRandom {
  private let generator: Philox
  private let purpose: RandomPurpose
  private var index: UInt64 = 0
  private var block = SIMD4<UInt32>()

  package init(seed: UInt64, purpose: RandomPurpose) {
    generator = Philox(key: seed)
    self.purpose = purpose
  }

  /// The four words at `index`, whatever has been drawn before.
  package func words(at index: UInt64) -> SIMD4<UInt32> {
    generator.block(
      SIMD4(
        UInt32(truncatingIfNeeded: index), UInt32(truncatingIfNeeded: index >> 32),
        purpose.rawValue, 0))
  }

  /// The four words for a column and a row of something in the frame, whatever has been drawn before.
  @inline(__always)
  package func words(x: UInt32, y: UInt32) -> SIMD4<UInt32> {
    generator.block(SIMD4(x, y, purpose.rawValue, 0), rounds: 7)
  }

  /// The next 32 bits.
  package mutating func nextWord() -> UInt32 {
    if index % 4 == 0 { block = words(at: index / 4) }
    defer { index += 1 }
    return block[Int(index % 4)]
  }

  /// A whole number from 0 up to but not including `bound`, all equally likely (Lemire, "Fast random integer
  /// generation in an interval", ACM TOMACS 29, 2019).
  package mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0 && bound <= Int(UInt32.max), "bound out of range")
    let bound = UInt32(bound)
    let threshold = (0 &- bound) % bound
    while true {
      let product = UInt64(nextWord()) * UInt64(bound)
      if UInt32(truncatingIfNeeded: product) >= threshold { return Int(product >> 32) }
    }
  }

  package mutating func draw(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + draw(below: range.count)
  }

  package mutating func drawElement<Element>(of elements: [Element]) -> Element {
    elements[draw(below: elements.count)]
  }

  /// From 0 up to but not including 1, in steps of 2⁻⁵³.
  package mutating func drawUnit() -> Double {
    let high = UInt64(nextWord() >> 5)
    let low = UInt64(nextWord() >> 6)
    return Double(high << 26 | low) * 0x1p-53
  }
}
