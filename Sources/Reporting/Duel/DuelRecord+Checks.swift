import Gates
import Records
import Summaries

extension DuelRecord {
  /// A check for each engine's determinism, each symbology that was read or that there was no time to read all, and each timed cell.
  var checks: [GateCheck] {
    let unstable = (accuracy?.unstable ?? [:]).filter { !$0.value.isEmpty }
    let determinism: [GateCheck] =
      accuracy == nil
      ? []
      : [baseline, candidate].map { engine in
        let frames = unstable[engine.label] ?? []
        return GateCheck(
          group: "determinism", label: engine.label, name: "the \(engine.label)'s answers, twice",
          answer: frames.isEmpty ? .fine : .environment,
          message: frames.isEmpty
            ? "Every answer was the same twice."
            : "\(Wording.count(frames.count, "answer")) or more changed from one reading to the next.",
          details: frames)
      }
    let read =
      (accuracy.map { $0.comparison.checks(rule: $0.rule, basis: .frames) } ?? []).map {
        check in
        var check = check
        if accuracy?.isJudged == false { check.answer = .environment }
        return check
      }
    let cut = readingCut.map { cut in
      GateCheck(
        group: "what is read", label: candidate.label, name: "every frame is read in time",
        answer: cutReading?.isWorse == true ? .worse : .inconclusive,
        message: [cutReading?.reason, cut].compactMap(\.self).joined(separator: " "))
    }
    let isDisturbed = latency?.isDisturbed == true
    let timed = (latency?.cells ?? []).map { cell in
      GateCheck(
        group: "latency of \(name)", label: candidate.label, name: cell.cell.name,
        answer: isDisturbed && cell.answer.gateAnswer != .fine
          ? .environment : cell.answer.gateAnswer,
        message: cell.sentence)
    }
    return determinism + read + [cut].compactMap(\.self) + timed
  }

  /// For example `zxing-cpp 3.0.0 → zxing-cpp 3.1.1`.
  var name: String { Wording.step(from: baseline, to: candidate) }
}
