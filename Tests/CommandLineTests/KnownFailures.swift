import Foundation
import Records

/// What engines are known not to read: known-failures.txt.
struct KnownFailures {
  private let lines: Set<String>

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "known-failures.txt")
    lines = Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: " ").prefix(2).joined(separator: " ") })
  }

  func contains(_ trial: TrialRecord) -> Bool { lines.contains("\(trial.engine) \(trial.frame)") }
}
