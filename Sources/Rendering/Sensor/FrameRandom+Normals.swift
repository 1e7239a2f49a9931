import Encoding

extension FrameRandom {
  /// Standard normal numbers for 16 random bits: the quantiles at the middles of 65,536 equal parts of the
  /// distribution, so within ±4.3, with a standard deviation 1/10,000 below 1. A pixel has 8 bits; what the
  /// parts leave out is far below them.
  static let normals: [Float] = {
    let upper = (0..<32_768).map { Float(normalQuantile((Double($0) + 32_768.5) / 65_536)) }
    return upper.reversed().map { -$0 } + upper
  }()
}
