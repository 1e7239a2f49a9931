import LiveScanner
import Records
import Summaries

/// Plays a scan again for each scanner of a suite, from what the engines answered.
struct ScanPlayer {
  let stream: StreamRecord
  /// Those that this program knows.
  let dropping: [DroppingPolicy]
  let acceptance: [AcceptancePolicy]
  private let forgetAfter: Int64?

  /// Nil where the record names no policy that this program knows.
  init?(_ stream: StreamRecord) {
    self.stream = stream
    dropping = stream.dropping.compactMap(DroppingPolicy.init(name:))
    acceptance = stream.acceptance.compactMap(AcceptancePolicy.init(name:))
    guard !dropping.isEmpty, !acceptance.isEmpty else { return nil }
    forgetAfter = stream.forgetSeconds.map { Int64((min(max($0, 0), 1e6) * 1e9).rounded()) }
  }

  /// The results of a scan by one turn's answers, under each dropping policy; nil where the engine
  /// was not asked.
  func results(
    _ scan: StreamAnswers.Scan, _ turn: StreamAnswers.AnswerTurn, times: ScanTimes,
    truth: ScanTruth,
    contents: ContentTable
  ) -> [ScanResult]? {
    guard let answers = answers(of: scan, turn) else { return nil }
    return dropping.map { dropping in
      let (replay, lists) = replay(
        answers, dropping: dropping, times: times, truth: truth, contents: contents)
      let judge = ScanJudge(
        scan: scan, outside: scan.outside[turn] ?? [:], times: times, truth: truth,
        contents: contents, wantsAll: stream.wantsAll, isCutOff: replay.wanted != nil)
      return ScanResult(
        seed: scan.seed, outcomes: replay.courses.map { judge.outcome($0, replay.progress) },
        wrongReads: judge.wrongReads(lists), firstWrong: judge.firstWrong(replay.courses[0]))
    }
  }
}

/// A scan that is played again.
extension ScanPlayer {
  /// The answers of one turn, by frame; nil where the engine was not asked.
  func answers(
    of scan: StreamAnswers.Scan, _ turn: StreamAnswers.AnswerTurn
  ) -> [UInt32: StreamAnswers.FrameAnswer]? {
    scan.answers[turn].flatMap { answers in
      answers.values.contains { $0.nanoseconds != nil } ? answers : nil
    }
  }

  /// Plays it under one dropping policy, as far as there are answers.
  ///
  /// - Returns: also the contents of each answer.
  func replay(
    _ answers: [UInt32: StreamAnswers.FrameAnswer], dropping: DroppingPolicy, times: ScanTimes,
    truth: ScanTruth, contents: ContentTable
  ) -> (ScanReplay<Int32>, lists: [[Int32]]) {
    var replay = ScanReplay<Int32>(
      handedOver: times.handedOver, dropping: dropping, acceptance: acceptance,
      forgetAfter: forgetAfter, isRight: truth.isRight, wantsAll: stream.wantsAll)
    var lists: [[Int32]] = []
    while let frame = replay.wanted, let answer = answers[UInt32(frame)],
      let nanoseconds = answer.nanoseconds
    {
      let list = contents[list: answer.contents]
      replay.take(contents: list, lasting: nanoseconds)
      lists.append(list)
    }
    return (replay, lists)
  }
}

/// Judges what was announced in a scan.
private struct ScanJudge {
  let scan: StreamAnswers.Scan
  /// By frame.
  let outside: [UInt32: [Int]]
  let times: ScanTimes
  let truth: ScanTruth
  let contents: ContentTable
  let wantsAll: Bool
  /// True if an answer is missing that a scanner waits for.
  let isCutOff: Bool

  /// - Parameter progress: of the whole replay.
  func outcome(
    _ course: ScanReplay<Int32>.Course, _ progress: ScanReplay<Int32>.Progress
  ) -> ScanOutcome {
    let last = course.done ?? progress
    let isCutOff = course.done == nil && isCutOff
    let answered = Double(last.at) / 1e9
    var outcome = ScanOutcome(
      watched: course.done != nil || isCutOff ? answered : max(times.end, answered),
      isCutOff: isCutOff, codes: truth.count)
    (outcome.offered, outcome.read, outcome.dropped) = (last.offered, last.read, last.dropped)
    outcome.busy = Double(last.busyNanoseconds) / 1e9
    var announced: Set<Int32> = []
    var hits: Set<Int32> = []
    for accept in course.accepts {
      if truth.isWrong(accept.content, contents) {
        outcome.wrong += 1
      } else if !truth.isRight(accept.content) {
        outcome.formatErrors += 1
      } else {
        outcome.duplicates += announced.insert(accept.content).inserted ? 0 : 1
        let frame = UInt32(accept.frame)
        let isMisfire = truth.isMisfire(
          accept.content, aimedAt: scan.frames[frame]?.facts.aimedAt.map(Int.init),
          outside: outside[frame] ?? [])
        guard !isMisfire else {
          outcome.misfires += 1
          continue
        }
        hits.insert(accept.content)
        let isWanted = !wantsAll || hits.count == truth.count
        if isWanted { outcome.done = outcome.done ?? Double(accept.at) / 1e9 }
      }
    }
    outcome.announced = hits.count
    return outcome
  }

  /// - Parameter lists: the contents of each answer.
  func wrongReads(_ lists: [[Int32]]) -> WrongReads {
    zip(lists, lists.dropFirst()).reduce(into: WrongReads()) { reads, pair in
      let wrong = Set(pair.0.filter { truth.isWrong($0, contents) })
      reads.answers += 1
      reads.wrongAnswers += wrong.isEmpty ? 0 : 1
      reads.contents += wrong.count
      reads.repeated += wrong.count(where: pair.1.contains)
    }
  }

  func firstWrong(
    _ course: ScanReplay<Int32>.Course
  ) -> (content: Int32, frame: Int, at: Double)? {
    course.accepts.first { truth.isWrong($0.content, contents) }.flatMap { accept in
      scan.frames[UInt32(accept.frame)].map {
        (accept.content, $0.index, Double(accept.at) / 1e9)
      }
    }
  }
}
