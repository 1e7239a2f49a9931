import Barcodes
import Records
import Summaries
package import Tallies

extension RunFolder {
  /// Holds the run against the same suites, read again elsewhere with the same seed: all but times and corners is to be the same.
  ///
  /// - Returns: a line for each difference; none where there is none.
  /// - Throws: `RecordError`.
  package func differences(readAgainIn second: RunFolder) throws -> [String] {
    let asked = askedDifferences(in: second)
    guard asked.isEmpty else { return asked }
    return try frameDifferences(in: second) + answerDifferences(in: second)
  }

  /// Suites and engines that the second run lacks, or has otherwise.
  private func askedDifferences(in second: RunFolder) -> [String] {
    let suites = run.suites.compactMap { suite in
      Self.difference(
        "suite \(VisibleText.quoted(suite.name))",
        second.run.suites.first { $0.name == suite.name },
        missing: "was not read again", other: "has another text, profile or seed in \(second.path)"
      ) { ($0.sha256, $0.profile, $0.seed) == (suite.sha256, suite.profile, suite.seed) }
    }
    let engines = run.engines.compactMap { engine in
      Self.difference(
        "engine \(VisibleText.quoted(engine.label))",
        second.run.engines.first { $0.label == engine.label }, missing: "did not read again",
        other: "is another, or has another version or options, in \(second.path)"
      ) { ($0.engine, $0.version, $0.options) == (engine.engine, engine.version, engine.options) }
    }
    return suites + engines
  }

  private static func difference<Part>(
    _ name: String, _ again: Part?, missing: String, other: String, isAlike: (Part) -> Bool
  ) -> String? {
    guard let again else { return "\(name) \(missing)" }
    return isAlike(again) ? nil : "\(name) \(other)"
  }

  private func frameDifferences(in second: RunFolder) throws -> [String] {
    var again: [String: PixelHash] = [:]
    try second.frames.forEachPixelHash { again[$0] = $1 }
    var (missing, other): ([String], [String]) = ([], [])
    try frames.forEachPixelHash { name, pixels in
      guard let hash = again[name] else { return missing.append(name) }
      if hash != pixels { other.append(name) }
    }
    return [
      Self.line(missing, "frame", "not in \(second.path)"),
      Self.line(other, "frame", "other pixels in \(second.path)"),
    ].compactMap(\.self)
  }

  private func answerDifferences(in second: RunFolder) throws -> [String] {
    // By the frame's place in the first run's manifest, and where in its trials the line begins, in bytes.
    var answers: [Int: [TrialIdentity: (hash: Int, offset: UInt64)]] = [:]
    try forEachTrial { trial, offset, facts in
      answers[facts.index, default: [:]][TrialIdentity(trial)] = (try trial.answerHash(), offset)
    }
    // By engine, the frames.
    var other: [String: [String]] = [:]
    var examples: [String: String] = [:]
    try second.forEachTrial { trial, _, _ in
      guard let frame = frames[trial.frame]?.index,
        let answer = answers[frame]?.removeValue(forKey: TrialIdentity(trial)),
        try trial.answerHash() != answer.hash
      else { return }
      other[trial.engine, default: []].append(trial.frame)
      if examples[trial.engine] == nil, let before = try self.trial(at: answer.offset) {
        examples[trial.engine] = "\(before.answerWords), again \(trial.answerWords)"
      }
    }
    var unread: [String: Int] = [:]
    for turn in answers.values.flatMap(\.keys) { unread[turn.engine, default: 0] += 1 }
    return run.engines.flatMap { engine in
      let label = VisibleText.quoted(engine.label)
      return [
        Self.line(other[engine.label] ?? [], "trial", "answered otherwise by \(label)").map {
          "\($0): \(examples[engine.label] ?? "")"
        },
        unread[engine.label].map {
          "\(Wording.count($0, "trial")) of \(label) not in \(second.path)"
        },
      ].compactMap(\.self)
    }
  }

  /// What is said of some frames; nil without one.
  private static func line(_ frames: [String], _ unit: String, _ words: String) -> String? {
    frames.first.map {
      "\(Wording.count(frames.count, unit)) \(words), first \(VisibleText.quoted($0))"
    }
  }
}

extension TrialRecord {
  /// A number that stays the same, within this process, as long as what was answered does.
  fileprivate func answerHash() throws -> Int {
    var answer = self
    answer.durationsNanoseconds = []
    (answer.timing, answer.message, answer.processEnded) = (nil, nil, nil)
    for index in answer.decodes.indices { answer.decodes[index].corners = nil }
    return String(decoding: try RecordCoding.line(answer), as: UTF8.self).hashValue
  }

  /// Such as `qr_code 'text'`, or `timeout`.
  fileprivate var answerWords: String {
    guard status == .ok else { return status.rawValue }
    let texts = decodes.map {
      "\($0.symbology?.name ?? "unknown") \(VisibleText.quoted($0.text))"
    }
    return texts.isEmpty ? "nothing" : Wording.list(texts)
  }
}
