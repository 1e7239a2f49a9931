/// The blocks of QR codes at a level of error correction (ISO/IEC 18004:2015, table 9, from memory; held against the symbols of libzint, whose
/// codewords have to be those of a Reed–Solomon code).
struct QRLevel: Sendable {
  /// Codewords of error correction in each block, by version.
  let corrections: [Int]
  /// Blocks, by version.
  let blocks: [Int]
  /// The codewords of error correction that only detect errors, of the first versions.
  let reserved: [Int]

  /// By the two bits of the format information: M, L, H and Q.
  static let all = [
    QRLevel(column: 1, reserved: [2]), QRLevel(column: 0, reserved: [3, 2, 1]),
    QRLevel(column: 3, reserved: [1]), QRLevel(column: 2, reserved: [1]),
  ]

  private init(column: Int, reserved: [Int]) {
    corrections = Self.versions.map { $0[column] }
    blocks = Self.versions.map { $0[4 + column] }
    self.reserved = reserved
  }

  /// By version, from 1: the codewords of error correction in each block at the levels L, M, Q and H, then the blocks at each of them.
  private static let versions: [[Int]] = [
    [7, 10, 13, 17, 1, 1, 1, 1],
    [10, 16, 22, 28, 1, 1, 1, 1],
    [15, 26, 18, 22, 1, 1, 2, 2],
    [20, 18, 26, 16, 1, 2, 2, 4],
    [26, 24, 18, 22, 1, 2, 4, 4],
    [18, 16, 24, 28, 2, 4, 4, 4],
    [20, 18, 18, 26, 2, 4, 6, 5],
    [24, 22, 22, 26, 2, 4, 6, 6],
    [30, 22, 20, 24, 2, 5, 8, 8],
    [18, 26, 24, 28, 4, 5, 8, 8],
    [20, 30, 28, 24, 4, 5, 8, 11],
    [24, 22, 26, 28, 4, 8, 10, 11],
    [26, 22, 24, 22, 4, 9, 12, 16],
    [30, 24, 20, 24, 4, 9, 16, 16],
    [22, 24, 30, 24, 6, 10, 12, 18],
    [24, 28, 24, 30, 6, 10, 17, 16],
    [28, 28, 28, 28, 6, 11, 16, 19],
    [30, 26, 28, 28, 6, 13, 18, 21],
    [28, 26, 26, 26, 7, 14, 21, 25],
    [28, 26, 30, 28, 8, 16, 20, 25],
    [28, 26, 28, 30, 8, 17, 23, 25],
    [28, 28, 30, 24, 9, 17, 23, 34],
    [30, 28, 30, 30, 9, 18, 25, 30],
    [30, 28, 30, 30, 10, 20, 27, 32],
    [26, 28, 30, 30, 12, 21, 29, 35],
    [28, 28, 28, 30, 12, 23, 34, 37],
    [30, 28, 30, 30, 12, 25, 34, 40],
    [30, 28, 30, 30, 13, 26, 35, 42],
    [30, 28, 30, 30, 14, 28, 38, 45],
    [30, 28, 30, 30, 15, 29, 40, 48],
    [30, 28, 30, 30, 16, 31, 43, 51],
    [30, 28, 30, 30, 17, 33, 45, 54],
    [30, 28, 30, 30, 18, 35, 48, 57],
    [30, 28, 30, 30, 19, 37, 51, 60],
    [30, 28, 30, 30, 19, 38, 53, 63],
    [30, 28, 30, 30, 20, 40, 56, 66],
    [30, 28, 30, 30, 21, 43, 59, 70],
    [30, 28, 30, 30, 22, 45, 62, 74],
    [30, 28, 30, 30, 24, 47, 65, 77],
    [30, 28, 30, 30, 25, 49, 68, 81],
  ]

  /// The block of each codeword: data in turns, of which the first blocks may have one less, then error correction in turns (ibid., 7.6).
  func blockOfCodewords(version: Int, total: Int) -> [Int] {
    let (count, correction) = (blocks[version - 1], corrections[version - 1])
    let shortest = total / count - correction
    let longer = total % count
    let even = (0..<shortest * count).map { $0 % count }
    return even + (count - longer..<count) + (0..<correction * count).map { $0 % count }
  }
}
