/// What is left of a matrix symbol's error correction.
struct ErrorCorrection {
  /// The lowest modulation of each codeword, and whether a module of it is wrong.
  private let codewords: [(modulation: Double, isWrong: Bool)]
  private let layout: CodewordLayout

  init(_ layout: CodewordLayout, _ modules: ModuleMeasurements) {
    self.layout = layout
    var codewords = layout.blocks.map { _ in (modulation: Double.infinity, isWrong: false) }
    for (index, codeword) in layout.codewords.enumerated() {
      guard let codeword else { continue }
      let module = modules[ModulePlace(row: index / layout.columns, column: index % layout.columns)]
      let before = codewords[codeword]
      codewords[codeword] = (
        min(before.modulation, module.modulation), before.isWrong || module.isWrong
      )
    }
    self.codewords = codewords
  }

  /// The least unused share of all blocks; below 0 where one cannot be corrected.
  var unused: Double { unused { $0.isWrong } }

  private func unused(_ isError: ((modulation: Double, isWrong: Bool)) -> Bool) -> Double {
    var errors = Array(repeating: 0, count: layout.blockCount)
    for (codeword, block) in zip(codewords, layout.blocks) where isError(codeword) {
      errors[block] += 1
    }
    return errors.map {
      CodewordLayout.unused(errors: $0, of: layout.correction, reserved: layout.reserved)
    }.min() ?? 0
  }

  /// The overlay of ISO/IEC 15415:2011, 7.8.4 (from memory; as Cognex's manual of the DataMan 475 tells it): for each grade, what
  /// does not reach it counts as an error; the grade or that of the unused error correction, whichever is lower, and the best of
  /// these.
  ///
  /// - Parameter countsWrong: whether codewords with a wrong module are errors at every grade: the reflectance margin, else the
  ///   modulation.
  func grade(countsWrong: Bool) -> Int {
    zip(SteppedScale.modulation.limits, [4, 3, 2, 1]).map { limit, grade in
      let unused = unused { $0.modulation < limit - 1e-9 || (countsWrong && $0.isWrong) }
      return min(grade, SteppedScale.unusedErrorCorrection.grade(unused))
    }.max() ?? 0
  }
}
