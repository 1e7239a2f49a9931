import Judging
import RealModule
package import Statistics

/// How the logarithms of ratios spread from block to block.
package enum BlockNoise: String, CaseIterable, Sendable {
  case normal
  /// Skewed to one side, as where a core is sometimes slower.
  case exponential
  /// Skewed further.
  case logNormal = "log-normal"

  package func draw(using generator: inout SeededGenerator) -> Double {
    let uniform = generator.uniform() + 0x1p-54
    switch self {
    case .normal: return NormalDistribution().quantile(uniform)
    case .exponential: return -.log(uniform)
    case .logNormal: return .exp(NormalDistribution().quantile(uniform))
    }
  }

  /// The pseudomedian: the median of the mean of two. Of the log-normal one, from 4 million draws (numpy, seed 1), to 0.001.
  package var location: Double {
    switch self {
    case .normal: 0
    // Half the median of a gamma distribution of shape 2.
    case .exponential: 0.839_173_5
    case .logNormal: 1.221_7
    }
  }
}

/// How a suite that is timed in blocks ends.
package enum BlockStopping: Sendable {
  /// At looks that were fixed beforehand, with the error divided among them.
  case looks([Int])
  /// As it was: after every block from the fewest on, each time with the whole error.
  case everyBlock(fewest: Int, most: Int)

  fileprivate var most: Int {
    switch self {
    case .looks(let looks): looks.last ?? 1
    case .everyBlock(_, let most): most
    }
  }

  /// The estimate after so many blocks; nil where it is not looked.
  fileprivate func estimate(_ logarithms: [Double]) -> BlockEstimate? {
    switch self {
    case .looks(let looks):
      looks.contains(logarithms.count)
        ? BlockEstimate(logarithms: logarithms, looks: looks.count) : nil
    case .everyBlock(let fewest, _):
      logarithms.count >= fewest ? BlockEstimate(logarithms: logarithms) : nil
    }
  }
}

extension CoverageSimulation {
  /// The coverage of the interval of a ratio that is measured until it is known to a share, and the mean number of blocks.
  ///
  /// - Parameter spread: of the noise, as a factor.
  package static func coverageOfStoppedRatio(
    _ noise: BlockNoise, spread: Double, precision: Double, stopping: BlockStopping,
    repetitions: Int, seed: UInt64 = 91
  ) -> (coverage: Proportion, blocks: Double) {
    var blocks = 0
    let coverage = run(repetitions: repetitions, seed: seed) { generator in
      var logarithms: [Double] = []
      while true {
        logarithms.append(spread * noise.draw(using: &generator))
        guard let estimate = stopping.estimate(logarithms) else { continue }
        guard estimate.isPrecise(to: precision) || logarithms.count == stopping.most else {
          continue
        }
        blocks += logarithms.count
        return estimate.interval?.contains(.exp(spread * noise.location)) == true
      }
    }
    return (coverage, Double(blocks) / Double(repetitions))
  }

  /// The coverage of a percentile of calls by a percentile bootstrap of whole blocks: two frames of each and five calls of a
  /// frame, with a spread of 2 % between the processes of blocks, of 2 % between frames, and a tail of 3 % between calls.
  package static func coverageOfPercentile(
    _ share: Double, blocks count: Int, repetitions: Int, seed: UInt64 = 92
  ) -> Proportion {
    func block(_ generator: inout SeededGenerator) -> [Double] {
      let process = 0.02 * BlockNoise.normal.draw(using: &generator)
      return (0..<2).flatMap { _ in
        let frame = process + 0.02 * BlockNoise.normal.draw(using: &generator)
        return (0..<5).map { _ in
          frame + 0.03 * BlockNoise.exponential.draw(using: &generator)
        }
      }
    }
    var generator = SeededGenerator(seed: seed)
    let truth = Sample((0..<20_000).flatMap { _ in block(&generator) })?.quantile(share) ?? 0
    return run(repetitions: repetitions, seed: seed + 1) { generator in
      let blocks = (0..<count).map { _ in block(&generator) }
      let bootstrap = Bootstrap(replicates: 200, seed: generator.next())
      let drawn = bootstrap.distribution(of: blocks) { Sample($0.joined()) }.compactMap(\.self)
      return bootstrap.percentileInterval(ofDrawn: drawn.map { $0.quantile(share) })?
        .contains(truth) == true
    }
  }
}
