/// The blocks of QR codes at a level of error correction (ISO/IEC 18004:2015, table 9, from memory; held against the symbols of libzint, whose
/// codewords have to be those of a Reed–Solomon code).
struct QRLevel: Sendable {
  /// Codewords of error correction in each block, by version.
  let corrections: [Int]
  /// Blocks, by version.
  let blocks: [Int]
  /// The codewords of error correction that only detect errors, of the first versions.
  let reserved: [Int]

  /// By the two bits of the format information.
  static let all = [medium, low, high, quartile]

  private static let low = QRLevel(
    corrections: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ], reserved: [3, 2, 1])

  private static let medium = QRLevel(
    corrections: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    blocks: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ], reserved: [2])

  private static let quartile = QRLevel(
    corrections: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ], reserved: [1])

  private static let high = QRLevel(
    corrections: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ], reserved: [1])

  /// The block of each codeword: data in turns, of which the first blocks may have one less, then error correction in turns (ibid., 7.6).
  func blockOfCodewords(version: Int, total: Int) -> [Int] {
    let (count, correction) = (blocks[version - 1], corrections[version - 1])
    let shortest = total / count - correction
    let longer = total % count
    let even = (0..<shortest * count).map { $0 % count }
    return even + (count - longer..<count) + (0..<correction * count).map { $0 % count }
  }
}
