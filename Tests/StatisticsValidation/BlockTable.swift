import Foundation
import Judging
import Simulation
import Statistics

/// How often the intervals of latencies hold what they should, beside what the rules before them did.
struct BlockTable {
  private let lines: [(text: String, isMet: Bool)]
  private static let looks = BlockEstimate.looks(fewest: 8, most: 40)

  init(repetitions: Int, seed: UInt64) {
    var lines: [(text: String, isMet: Bool)] = []
    for noise in BlockNoise.allCases {
      for spread in [0.01, 0.02, 0.03] {
        lines.append(Self.ratio(noise, spread, repetitions: repetitions, seed: seed))
      }
    }
    for share in [0.5, 0.95, 0.99] {
      let coverages = [6, 20, 40].map { blocks in
        CoverageSimulation.coverageOfPercentile(
          share, blocks: blocks, repetitions: max(1, repetitions / 10), seed: seed)
      }
      lines.append(
        (
          Self.name("percentile \(Int(share * 100)) of 6, 20, 40 blocks")
            + coverages.map(Self.percent).joined(), true
        ))
    }
    self.lines = lines
  }

  var isMet: Bool { lines.allSatisfy(\.isMet) }

  var text: String {
    ([
      "Coverage of intervals of 95 % in blocks, in %, and mean number of blocks; ratios known to 2 %, of 8 to 40 blocks",
      Self.name("") + "  looks  blocks  every block  blocks",
    ] + lines.map { $0.text + ($0.isMet ? "" : " !") }).joined(separator: "\n") + "\n"
  }

  /// Met where a coverage of 95 % is compatible with the simulation, at 99.9 %.
  private static func ratio(
    _ noise: BlockNoise, _ spread: Double, repetitions: Int, seed: UInt64
  ) -> (text: String, isMet: Bool) {
    func found(_ stopping: BlockStopping) -> (coverage: Proportion, blocks: Double) {
      CoverageSimulation.coverageOfStoppedRatio(
        noise, spread: spread, precision: 0.02, stopping: stopping, repetitions: repetitions,
        seed: seed)
    }
    let (new, former) = (found(.looks(looks)), found(.everyBlock(fewest: 8, most: 40)))
    return (
      name("ratio, \(noise.rawValue) noise of \(Int((100 * spread).rounded())) %")
        + percent(new.coverage) + String(format: "%8.1f", new.blocks) + "      "
        + percent(former.coverage) + String(format: "%8.1f", former.blocks),
      new.coverage.interval(confidence: 0.998).upperBound >= 0.95
    )
  }

  private static func name(_ text: String) -> String {
    text.padding(toLength: 40, withPad: " ", startingAt: 0)
  }

  private static func percent(_ coverage: Proportion) -> String {
    String(format: "%7.2f", 100 * (coverage.rate ?? 0))
  }
}
