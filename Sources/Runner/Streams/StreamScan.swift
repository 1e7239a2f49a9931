import CorpusRendering
import Suites

/// One scan of a plan, and the places of its frames in the plan.
struct StreamScan {
  private let plan: CorpusPlan
  /// The time at which each frame is handed over, in nanoseconds of the stream's clock.
  let handedOver: [Int64]
  /// The scan's number among all scans of the plan.
  let number: Int

  init(_ plan: CorpusPlan, number: Int) {
    (self.plan, self.number) = (plan, number)
    handedOver = (0..<plan.framesPerScan).compactMap {
      plan.suite.stream?.handedOverNanoseconds(ofFrame: $0)
    }
  }

  /// True if the run keeps pictures of it: the first scan of each symbology at each point.
  var isShown: Bool { plan.sample(ofFrame: index(ofFrame: 0)) == 0 }

  func index(ofFrame frame: Int) -> Int { number * plan.framesPerScan + frame }

  func name(ofFrame frame: Int) -> String { plan.name(ofFrame: index(ofFrame: frame)) }
}

extension CorpusPlan {
  var scanCount: Int { count / framesPerScan }
}
