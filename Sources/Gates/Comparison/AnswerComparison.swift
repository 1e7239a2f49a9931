import Barcodes
import Judging
import Records
import Summaries
import Tallies

/// One engine's answers held against those of an earlier reading of the same frames.
struct AnswerComparison {
  /// The earlier reading's answers that are not met yet.
  private var earlier: [Question: ComparedAnswer]
  private var tally: ComparisonTally
  private var onlyCandidate = 0
  /// Where the lines of both trials begin, in bytes.
  private var found: [(kind: ReadingChange.ChangeKind, before: UInt64, after: UInt64)] = []
  /// Frames that have to be read, with their names in the list; nil where there is none.
  private let required: [Int: String]?
  private var unread: Set<Int> = []

  /// - Parameters:
  ///   - frames: how many the later reading has.
  ///   - required: by their places in the later reading, those that have to be read, whatever the earlier one has of them.
  init(with earlier: [Question: ComparedAnswer], frames: Int, required: [Int: String]? = nil) {
    self.required = required
    // Where everything is an answer, nothing is copied.
    self.earlier = earlier.values.allSatisfy(\.isAnswer) ? earlier : earlier.filter { $1.isAnswer }
    tally = ComparisonTally(frames: frames)
  }

  /// Takes in an answer of the later reading.
  ///
  /// - Parameters:
  ///   - question: as the earlier reading has it; nil where that lacks the frame.
  ///   - frame: its place in the later reading.
  mutating func add(_ question: Question?, _ answer: ComparedAnswer, frame: Int) {
    guard answer.isAnswer else { return }
    if required?[frame] != nil, !answer.isRead { unread.insert(frame) }
    guard let question, let before = earlier.removeValue(forKey: question) else {
      onlyCandidate += 1
      return
    }
    let kinds = before.changes(to: answer)
    tally.add(kinds, frame: frame, wasRead: before.isRead)
    for kind in kinds { found.append((kind, before.offset, answer.offset)) }
  }

  /// The comparison of both readings.
  ///
  /// - Parameters:
  ///   - earlier, later: the folders of both readings.
  /// - Throws: `RecordError`, or `ComparisonError`.
  func record(
    of mine: EngineRecord, with theirs: EngineRecord, from earlier: RunFolder, to later: RunFolder,
    rule: ReadingRule
  ) throws -> EngineComparison {
    guard !tally.isEmpty else { throw ComparisonError.nothingInCommon(engine: theirs.label) }
    let symbologies = tally.symbologies(later.frames, rule: rule)
    return EngineComparison(
      baseline: mine, candidate: theirs, basis: .frames, symbologies: symbologies.each,
      together: symbologies.together, conditions: tally.conditions(later.frames),
      changes: try changes(from: earlier, to: later),
      unread: required.map { names in unread.sorted().compactMap { names[$0] }.grouped { $0 }.keys
      },
      onlyBaseline: self.earlier.count,
      onlyCandidate: onlyCandidate, rule: rule)
  }

  private func changes(
    from earlier: RunFolder, to later: RunFolder
  ) throws -> [FrameFinding<ReadingChange>] {
    guard !found.isEmpty else { return [] }
    var (before, after) = (try earlier.trialPicker(), try later.trialPicker())
    var lines = try later.frames.linePicker()
    let maskNames = MaskNames(later.run)
    let changes = try found.compactMap { change -> FrameFinding<ReadingChange>? in
      guard let old = try before.record(at: change.before),
        let new = try after.record(at: change.after),
        let line = try later.frames.line(of: new.frame, from: &lines)
      else { return nil }
      let mask = maskNames.name(of: new.formatMask, in: try FrameGroup(line))
      return FrameFinding(
        try AskedFrame(line, mask: mask, view: new.view),
        ReadingChange(change.kind, before: old, after: new))
    }
    return changes.sorted {
      ($0.kind, $0.frame, $0.mask, $0.view ?? "") < ($1.kind, $1.frame, $1.mask, $1.view ?? "")
    }
  }
}

extension ReadingChange {
  fileprivate init(_ kind: ChangeKind, before: TrialRecord, after: TrialRecord) {
    func failure(_ trial: TrialRecord) -> String? {
      trial.status == .ok ? nil : "\(trial.status.rawValue): \(trial.message ?? "")"
    }
    self.init(
      kind: kind, baseline: before.decodes.map(NotableCode.init),
      candidate: after.decodes.map(NotableCode.init), baselineMessage: failure(before),
      candidateMessage: failure(after))
  }
}
