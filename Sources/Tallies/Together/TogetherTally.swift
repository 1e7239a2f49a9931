import Records
import Summaries

/// Counts what engines read of the same frames, pair by pair.
struct TogetherTally {
  private let suites: Set<String>
  /// By question, and in it by the places of both engines in the run.
  private var counts: [QuestionID: [[Int]: TogetherRecord]] = [:]
  private let engines: [String]

  init(_ run: RunRecord) {
    engines = run.engines.map(\.label)
    suites = Set(
      run.suites.filter { $0.hasChoices && $0.blocks == nil }.map(\.name))
  }

  /// - Parameter answers: of all engines that were asked for a frame alike, in the run's order.
  mutating func add(_ answers: [JointAnswer], suite: String, mask: MaskName, view: String?) {
    guard suites.contains(suite) else { return }
    let question = QuestionID(suite: suite, mask: mask, view: view)
    for (place, first) in answers.enumerated() {
      // Of a frame without a code nothing can be read.
      for second in answers[(place + 1)...] where first.hasCode || second.hasCode {
        let none = TogetherRecord(
          suite: suite, mask: mask, view: view, first: engines[first.engine],
          second: engines[second.engine])
        counts[question, default: [:]][[first.engine, second.engine], default: none]
          .add(first, second)
      }
    }
  }

  /// In the order of suites, masks by name, and of engines.
  func records(_ run: RunRecord) -> [TogetherRecord] {
    let places = Dictionary(
      run.suites.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return counts.sorted { one, other in
      let (one, other) = (one.key, other.key)
      return (places[one.suite] ?? 0, one.mask, one.view ?? "")
        < (places[other.suite] ?? 0, other.mask, other.view ?? "")
    }
    .flatMap { _, pairs in
      pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }
  }
}

extension TogetherRecord {
  fileprivate mutating func add(_ first: JointAnswer, _ second: JointAnswer) {
    frames += 1
    switch (first.readsEverything, second.readsEverything) {
    case (true, true): both += 1
    case (true, false): onlyFirst += 1
    case (false, true): onlySecond += 1
    case (false, false): break
    }
    if first.misread != nil { misreadByFirst += 1 }
    if second.misread != nil { misreadBySecond += 1 }
    if let one = first.misread, let other = second.misread, !one.isDisjoint(with: other) {
      misreadAlike += 1
    }
  }
}
