extension SymbologyComparison {
  /// What stands for a symbology where all are taken together.
  package static let together = "all together"

  /// Judges what was counted.
  package init(
    symbology: String, frames: Int, lost: Int, gained: Int, newMisreads: Int, newDeaths: Int,
    pValue: Double, adjustedPValue: Double, errorRate: Double
  ) {
    self.init(
      symbology: symbology, frames: frames, lost: lost, gained: gained, newMisreads: newMisreads,
      newDeaths: newDeaths, pValue: pValue, adjustedPValue: adjustedPValue,
      isWorse: newMisreads > 0 || newDeaths > 0 || adjustedPValue <= errorRate)
  }

  /// Why it is worse, a sentence each.
  package func reasons(errorRate: Double, basis: ComparisonBasis) -> [String] {
    [
      newMisreads > 0 ? "\(basis.misreads(newMisreads)); none is allowed." : nil,
      newDeaths > 0 ? "\(basis.deaths(newDeaths)); none is allowed." : nil,
      adjustedPValue <= errorRate
        ? "\(basis.change(lost: lost, gained: gained, of: frames)); "
          + "\(Wording.significance(adjustedPValue)) after Holm." : nil,
    ].compactMap { $0.map { "\(symbology): \($0)" } }
  }
}
