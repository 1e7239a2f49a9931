import CorpusRendering
import Suites

/// One scan of a plan: where its frames stand there.
struct StreamScan {
  private let plan: CorpusPlan
  /// When each frame is handed over, in nanoseconds of the stream's clock.
  let handedOver: [Int64]
  /// Among all scans of the plan.
  let number: Int

  init(_ plan: CorpusPlan, number: Int) {
    (self.plan, self.number) = (plan, number)
    handedOver = (0..<plan.framesPerScan).compactMap {
      plan.suite.stream?.handedOverNanoseconds(ofFrame: $0)
    }
  }

  /// Whether the run keeps pictures of it: the first scan of each symbology at each point, so that nobody chose it.
  var isShown: Bool { plan.sample(ofFrame: index(ofFrame: 0)) == 0 }

  /// A frame's index in the plan.
  func index(ofFrame frame: Int) -> Int { number * plan.framesPerScan + frame }

  func name(ofFrame frame: Int) -> String { plan.name(ofFrame: index(ofFrame: frame)) }
}

extension CorpusPlan {
  /// Scans of all symbologies at all points.
  var scanCount: Int { count / framesPerScan }
}
