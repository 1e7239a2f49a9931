import Barcodes
import Judging
import Records

/// One engine's answers held against those of an earlier reading of the same frames.
struct AnswerComparison {
  private typealias Change = (
    question: FrameQuestion, group: Int, kind: ReadingChange.Kind, before: ComparedTrial,
    after: ComparedTrial
  )

  /// Of the earlier reading, what is not met yet.
  private var earlier: [FrameQuestion: Answer]
  private var tally = ComparisonTally()
  private var onlyCandidate = 0
  private var found: [Change] = []

  init(with earlier: [FrameQuestion: Answer]) {
    // Where everything is an answer, nothing is copied.
    self.earlier = earlier.values.allSatisfy(\.isAnswer) ? earlier : earlier.filter { $1.isAnswer }
  }

  /// Takes in an answer of the later reading.
  mutating func add(_ question: FrameQuestion, _ answer: Answer) {
    guard answer.isAnswer else { return }
    guard let before = earlier.removeValue(forKey: question)?.trial else {
      onlyCandidate += 1
      return
    }
    let kinds = before.changes(to: answer.trial)
    tally.add(kinds, frame: question.frame, group: answer.group)
    for kind in kinds { found.append((question, answer.group, kind, before, answer.trial)) }
  }

  /// What has changed.
  ///
  /// - Parameter folder: of the later reading.
  /// - Throws: `RecordError`, or `ComparisonError`.
  func record(
    of mine: EngineRecord, with theirs: EngineRecord, in folder: RunFolder, rule: ReadingRule
  ) throws -> EngineComparison {
    guard !tally.isEmpty else { throw ComparisonError.nothingInCommon(engine: theirs.label) }
    let (groups, maskNames) = (folder.frames.groups, MaskNames(folder.run))
    let records = try folder.frames.records(of: Set(found.map(\.question.frame)))
    let changes = found.compactMap { change in
      records[change.question.frame].map {
        FrameFinding(
          ReadingChange(change.kind, before: change.before, after: change.after),
          on: AskedFrame(
            $0, mask: maskNames.name(of: change.question.mask, in: groups[change.group]),
            view: change.question.view))
      }
    }
    let symbologies = tally.symbologies(groups, rule: rule)
    return EngineComparison(
      baseline: mine, candidate: theirs, basis: .frames, symbologies: symbologies.each,
      together: symbologies.together, conditions: tally.conditions(groups),
      changes: changes.sorted {
        ($0.kind, $0.frame, $0.mask, $0.view ?? "") < ($1.kind, $1.frame, $1.mask, $1.view ?? "")
      }, onlyBaseline: earlier.count, onlyCandidate: onlyCandidate, rule: rule)
  }
}

extension ReadingChange {
  fileprivate init(_ kind: Kind, before: ComparedTrial, after: ComparedTrial) {
    self.init(
      kind: kind, baseline: before.decodes, candidate: after.decodes,
      baselineMessage: before.message, candidateMessage: after.message)
  }
}
