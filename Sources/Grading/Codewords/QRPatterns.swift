/// The function patterns of a QR code (ISO/IEC 18004:2015, 6.3, from memory).
struct QRPatterns: Sendable {
  let version: Int
  let side: Int

  /// Nil of sizes that QR code model 2 lacks, as Micro QR.
  init?(side: Int) {
    guard (21...177).contains(side), (side - 17).isMultiple(of: 4) else { return nil }
    self.side = side
    version = (side - 17) / 4
  }

  /// The finders with their separators, from the top left clockwise, the last at the bottom.
  var finders: [[ModulePlace]] {
    [(0, 0), (0, side - 8), (side - 8, 0)].map { Self.square($0.0, $0.1, side: 8) }
  }

  /// Both timing patterns, between the finders.
  var timing: [[ModulePlace]] {
    let range = 8..<side - 8
    return [
      range.map { ModulePlace(row: 6, column: $0) }, range.map { ModulePlace(row: $0, column: 6) },
    ]
  }

  /// All alignment patterns; none in version 1.
  var alignment: [ModulePlace] {
    let middles = middles
    return middles.flatMap { row in
      middles.flatMap { column -> [ModulePlace] in
        let isAtFinder =
          (row == 6 && (column == 6 || column == side - 7)) || (row == side - 7 && column == 6)
        return isAtFinder ? [] : Self.square(row - 2, column - 2, side: 5)
      }
    }
  }

  /// Rows and columns of the alignment patterns' middles (annex E): evenly from the right, but for the first gap.
  private var middles: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
  }

  /// Format and version information, and the module that is always dark.
  var information: [ModulePlace] {
    let format =
      (0..<9).flatMap { [ModulePlace(row: 8, column: $0), ModulePlace(row: $0, column: 8)] }
      + (side - 8..<side).flatMap {
        [ModulePlace(row: 8, column: $0), ModulePlace(row: $0, column: 8)]
      }
    guard version >= 7 else { return format }
    return format
      + (0..<6).flatMap { long in
        (side - 11..<side - 8).flatMap {
          [ModulePlace(row: long, column: $0), ModulePlace(row: $0, column: long)]
        }
      }
  }

  /// The codeword of each module, row by row: pairs of columns from the right, upwards and downwards in turns (7.7.3).
  var codewords: [Int?] {
    let patterns = finders + timing + [alignment, information]
    let taken = Set(patterns.joined())
    var codewords: [Int?] = Array(repeating: nil, count: side * side)
    var (bit, isUpward) = (0, true)
    let most = codewordCount(besides: taken) * 8
    for right in stride(from: side - 1, through: 1, by: -2) {
      // The upright timing pattern is passed over.
      let right = right <= 6 ? right - 1 : right
      for step in 0..<side {
        let row = isUpward ? side - 1 - step : step
        for column in [right, right - 1]
        where !taken.contains(ModulePlace(row: row, column: column)) && bit < most {
          codewords[row * side + column] = bit / 8
          bit += 1
        }
      }
      isUpward.toggle()
    }
    return codewords
  }

  /// The bits that are left over make no codeword.
  private func codewordCount(besides taken: Set<ModulePlace>) -> Int {
    (side * side - taken.count) / 8
  }

  static func square(_ row: Int, _ column: Int, side: Int) -> [ModulePlace] {
    (0..<side * side).map { ModulePlace(row: row + $0 / side, column: column + $0 % side) }
  }
}
