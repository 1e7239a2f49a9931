import ArgumentParser
import Foundation

/// What decides which frames a suite gives.
struct SamplingOptions: ParsableArguments {
  @Option(help: "How much to sample: a profile of the suite.")
  var profile = "quick"

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  @Option(
    help: "How many threads render. (default: all cores; 'run' leaves one to the engine)")
  var jobs: Int?

  /// - Parameter reserved: cores that others need, where the user does not say how many threads to use.
  func renderingThreads(leaving reserved: Int = 0) -> Int {
    jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount - reserved)
  }

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs \(jobs): give a number of threads from 1 to 256.")
    }
    if seed >= 1 << 53 {
      throw ValidationError("--seed \(seed): give a number below 2^53, so that JSON can hold it.")
    }
  }
}
