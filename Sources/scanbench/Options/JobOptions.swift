import ArgumentParser
import Foundation

/// The number of frames or photographs that are worked on at once.
struct JobOptions: ParsableArguments {
  @Option(help: "How many frames are worked on at a time. (default: as many as there are cores)")
  var jobs: Int?

  var count: Int { JobCount.of(jobs) }

  func validate() throws { try JobCount.validate(jobs) }
}

/// The number that `--jobs` stands for, whatever it is that is worked on at once.
enum JobCount {
  /// As many as there are cores, unless it is said.
  static func of(_ jobs: Int?) -> Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  static func validate(_ jobs: Int?) throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs \(jobs): give a number from 1 to 256.")
    }
  }
}
