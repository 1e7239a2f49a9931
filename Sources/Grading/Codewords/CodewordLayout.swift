/// Where a matrix symbol's codewords and fixed patterns lie.
struct CodewordLayout: Sendable {
  let rows: Int
  let columns: Int
  /// The codeword of each module, row by row, from 0; nil of fixed patterns and of modules that say nothing.
  let codewords: [Int?]
  /// The block of error correction that each codeword belongs to.
  let blocks: [Int]
  let blockCount: Int
  /// The codewords of error correction in each block.
  let correction: Int
  /// The part of them that is kept back to detect what was corrected wrongly.
  let reserved: Int
  let fixedPatterns: [FixedPattern]
  /// True if the mean of the fixed patterns' grades is graded, too (`fixedPatternGrade`).
  let gradesMean: Bool

  /// The part of a block's correction that is left: UEC = 1 − 2t / (Ecap − p), with t errors, no erasures, Ecap codewords of correction,
  /// p of them reserved (ISO/IEC 15415:2011, 7.8.8, from memory). Below 0 the block cannot be corrected.
  static func unused(errors: Int, of correction: Int, reserved: Int) -> Double {
    1 - 2 * Double(errors) / Double(correction - reserved)
  }
}

/// A module by its row and column; quiet zones lie at −1 and below, and at the symbol's size and beyond.
struct ModulePlace: Hashable, Sendable {
  let row: Int
  let column: Int
}

/// A part of a symbol, or of its quiet zone, that is alike in every symbol.
struct FixedPattern: Sendable {
  let modules: [ModulePlace]
  let scale: SteppedScale
  /// True if the scale is of modules, else of their share.
  var isCounted = false
  /// True if it is one of those beside a clock track, whose lowest grade stands for all of them in the mean.
  var isOfClockTracks = false

  func grade(errors: Int) -> Int {
    scale.grade(isCounted ? Double(errors) : Double(errors) / Double(max(modules.count, 1)))
  }
}
