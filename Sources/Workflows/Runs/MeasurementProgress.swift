import Barcodes
import Records
import Runner

/// What a run has read so far, and how its trials have ended.
struct MeasurementProgress {
  private(set) var frames = 0
  /// The number of those frames that were measured before the run was resumed.
  private(set) var recalled = 0
  /// The same number for the suite that is being read.
  private(set) var recalledOfSuite = 0
  private var counts: [String: [TrialStatus: Int]] = [:]
  private var deaths: Set<String> = []

  /// - Returns: notices that a person must get at once: the engines that are given up from here on.
  mutating func add(_ step: RunProgress) -> [String] {
    if step.isRecalled {
      recalled = step.frames
      recalledOfSuite = step.done
    } else if step.done == 1 {
      recalledOfSuite = 0
    }
    frames = step.frames
    var notices: [String] = []
    for trial in step.trials {
      if trial.status == .givenUp, counts[trial.engine]?[.givenUp] == nil {
        notices.append(
          "engine \(trial.engine): \(trial.message ?? "given up"); it is asked no more")
      }
      counts[trial.engine, default: [:]][trial.status, default: 0] += 1
      if trial.isDeath { deaths.insert(trial.engine) }
    }
    return notices
  }

  /// Returns a line on the engine's trials; nil if it was asked everything and answered every time.
  func endings(ofEngine label: String, folder: String) -> String? {
    let statuses = counts[label] ?? [:]
    guard statuses.keys.contains(where: { $0 != .ok }) else { return nil }
    let words = TrialStatus.allCases.compactMap { status in
      statuses[status].map { "\($0) \(status.words)" }
    }
    let hint =
      deaths.contains(label) ? "; to repeat deaths: \(folder)/\(FileName.reproduction)" : ""
    return "  \(label): trials \(words.joined(separator: ", "))\(hint)"
  }
}

extension TrialStatus {
  fileprivate var words: String {
    switch self {
    case .ok: "answered"
    case .unsupported: "unsupported"
    case .timeout: "without an answer in time"
    case .crashed: "crashed"
    case .error: "in error"
    case .givenUp: "not asked, since the engine was given up"
    }
  }
}
