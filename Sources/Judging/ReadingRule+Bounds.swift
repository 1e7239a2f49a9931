import Bisecting
import Statistics

extension ReadingRule {
  /// A candidate is *fine* where the share of lost frames is below this, at its upper bound, in every family: one code in twenty that an
  /// application's users hold up is the least that these notice. Of 59 frames and more, none lost is enough (0.95^59 < 5 %); of 405,
  /// 12 lost are, where as many gained keep them from being worse.
  package static let fineBelow = 0.05

  /// The one-sided upper Clopper–Pearson bound, of 95 %, of the share of frames that the candidate loses; what it gains is not set off. Nil without
  /// a frame.
  package func mostLost(_ counts: ReadingCounts, of frames: Int) -> Double? {
    frames == 0
      ? nil : Proportion(successes: min(counts.lost, frames), of: frames).upperBound()
  }

  /// The answer for one family of so many frames.
  ///
  /// - Parameter mostLost: the upper bound of the share that is lost; nil where it is not known.
  package func answer(
    _ counts: ReadingCounts, _ pValues: ReadingPValues, mostLost: Double?
  ) -> ReadingAnswer {
    let tested = answer(counts, pValues)
    guard tested == .fine else { return tested }
    return mostLost.map { $0 < Self.fineBelow } == true ? .fine : .noLossShown
  }

  /// The number of frames of a family that had to be lost, with as many gained as here, for the
  /// candidate to be worse: by the family itself, or by all together where these are not worse
  /// already. Nil where all of them would not do.
  ///
  /// - Parameters:
  ///   - family: its place among all.
  ///   - frames: that it has.
  ///   - together: the place of the family that has the frames of all; nil where there is none.
  package func neededLoss(
    of family: Int, among families: [ReadingCounts], frames: Int, together: Int?
  ) -> Int? {
    let judged = together.map { isLess(pValues(of: families)[$0]) ? [family] : [family, $0] }
    return leastLost(of: family, among: families, frames, together, judged: judged ?? [family])
  }

  /// The same by the family's own test, had the others lost no more than they gained: what was lost there need not be lost another time.
  package func neededLossAlone(
    of family: Int, among families: [ReadingCounts], frames: Int, together: Int?
  ) -> Int? {
    var calm = families
    for index in families.indices { calm[index].lost = min(calm[index].lost, calm[index].gained) }
    if let together, together != family {
      calm[together].lost = calm.indices.filter { $0 != together }.reduce(0) { $0 + calm[$1].lost }
    }
    return leastLost(of: family, among: calm, frames, together, judged: [family])
  }

  private func leastLost(
    of family: Int, among families: [ReadingCounts], _ frames: Int, _ together: Int?,
    judged: [Int]
  ) -> Int? {
    func isWorse(_ lost: Int) -> Bool {
      var changed = families
      changed[family].lost = lost
      if let together, together != family {
        changed[together].lost += lost - families[family].lost
      }
      let pValues = pValues(of: changed)
      return judged.contains { isLess(pValues[$0]) }
    }
    guard isWorse(frames) else { return nil }
    return (min(1, frames)..<frames).partitionPoint(isWorse)
  }
}
