import ArgumentParser
import Foundation

/// The number of frames or photographs that are worked on at once.
struct JobOptions: ParsableArguments {
  @Option(help: "How many frames are worked on at a time. (default: as many as there are cores)")
  var jobs: Int?

  var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs \(jobs): give a number from 1 to 256.")
    }
  }
}
