import Barcodes
import LiveScanner
import Records
import Summaries

/// Plays every scan of a run again, and says what came of it.
struct LiveStudy {
  /// The scans of one group that one engine has read in one way.
  struct StudyReading {
    var group: Int
    var turn: StreamAnswers.AnswerTurn
    /// One list for each dropping policy, by the scans' numbers.
    var results: [[ScanResult]]
    /// Numbers of the scans.
    var scans: [UInt32]
  }

  let run: RunRecord
  let frames: FrameIndex
  private(set) var contents: ContentTable
  private(set) var readings: [StudyReading] = []
  /// By suite.
  private var ends: [String: Double] = [:]
  private let players: [String: ScanPlayer]
  /// By suite: scans that were drawn alike have the same codes, whatever else is set, so that few are read from the manifest.
  private var truths: [String: [ScanID: ScanTruth]] = [:]
  private let endings: [LiveEndingRecord]

  /// Nil where the run has no stream.
  ///
  /// - Throws: `RecordError`, where frames cannot be read again.
  init?(_ answers: StreamAnswers, run: RunRecord, frames: FrameIndex, order: CellOrder) throws {
    guard !answers.scans.isEmpty else { return nil }
    (self.run, self.frames) = (run, frames)
    contents = answers.contents
    endings = answers.endings(of: run)
    players = Dictionary(
      run.suites.compactMap { suite in
        suite.stream.flatMap { ScanPlayer($0) }.map { (suite.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    try play(answers, order)
  }

  private mutating func play(_ answers: StreamAnswers, _ order: CellOrder) throws {
    var played: [Int: [StreamAnswers.AnswerTurn: StudyReading]] = [:]
    let scans = answers.scans.sorted { $0.key < $1.key }.flatMap { group, scans in
      scans.sorted { $0.key < $1.key }.map { (group: group, number: $0.key, scan: $0.value) }
    }
    for (group, number, scan) in scans {
      guard let player = players[frames.groups[group].suite],
        let times = ScanTimes(player.stream, frames: scan.frames)
      else { continue }
      let truth = try truth(of: scan, in: frames.groups[group])
      for turn in scan.answers.keys {
        let results = player.results(
          scan, turn, times: times, truth: truth, contents: contents)
        guard let results else { continue }
        var reading =
          played[group]?[turn]
          ?? StudyReading(
            group: group, turn: turn,
            results: Array(repeating: [], count: results.count), scans: [])
        for index in results.indices { reading.results[index].append(results[index]) }
        reading.scans.append(number)
        played[group, default: [:]][turn] = reading
      }
    }
    readings = played.values.flatMap(\.values).sorted {
      order.precedes(cellKey($0), cellKey($1))
    }
    for reading in readings {
      let suite = frames.groups[reading.group].suite
      let last = reading.results.joined().flatMap(\.outcomes).map(\.watched).max()
      ends[suite] = max(ends[suite] ?? players[suite]?.stream.seconds ?? 0, last ?? 0)
    }
  }

  private mutating func truth(
    of scan: StreamAnswers.Scan, in group: FrameGroup
  ) throws -> ScanTruth {
    let id = ScanID(symbology: group.symbology, seed: scan.seed)
    if let truth = truths[group.suite]?[id] { return truth }
    let first = scan.frames.min { $0.key < $1.key }?.value.index
    let codes = try first.flatMap { try frames.line(at: $0)?.contents } ?? []
    let truth = ScanTruth(codes, in: &contents)
    truths[group.suite, default: [:]][id] = truth
    return truth
  }

  /// The suite whose scans a reading has, and the label of the engine that read them.
  func reader(of reading: StudyReading) -> [String] {
    [frames.groups[reading.group].suite, run.engines[reading.turn.engine].label]
  }

  private func cellKey(_ reading: StudyReading) -> CellKey {
    CellKey(
      group: reading.group, engine: run.engines[reading.turn.engine].label,
      mask: reading.turn.mask, view: reading.turn.view)
  }

  /// - Parameters:
  ///   - answers: those that were played.
  ///   - pictures: those that the run kept.
  ///   - trial: the trial whose line begins at an offset.
  /// - Throws: `RecordError`, where frames or trials cannot be read again.
  func record(
    _ answers: StreamAnswers, pictures: PictureFolder, trial: (UInt64) throws -> TrialRecord?
  ) throws -> LiveRecord {
    let families = families
    let fastest = families.flatMap(\.fastest)
    let strips = try strips(answers, fastest: fastest, pictures: pictures, trial: trial)
    return LiveRecord(
      cells: readings.flatMap(cells), fastest: fastest,
      contrasts: families.flatMap(\.contrasts), wrongAccepts: try wrongAccepts(pictures),
      strips: strips, endings: endings)
  }

  func player(of suite: String) -> ScanPlayer? { players[suite] }

  /// A scan under the suite's first dropping policy, played again; nil of one that was not played.
  func replay(
    _ scan: StreamAnswers.Scan, _ reading: StudyReading, _ player: ScanPlayer, times: ScanTimes
  ) -> (replay: ScanReplay<Int32>, truth: ScanTruth)? {
    let group = frames.groups[reading.group]
    let id = ScanID(symbology: group.symbology, seed: scan.seed)
    guard let answers = player.answers(of: scan, reading.turn),
      let truth = truths[group.suite]?[id]
    else { return nil }
    let (replay, _) = player.replay(
      answers, dropping: player.dropping[0], times: times, truth: truth, contents: contents)
    return (replay, truth)
  }

  /// When the last scan of a suite was over, in seconds from its stream's start.
  private func end(of suite: String) -> Double { ends[suite] ?? 0 }

  private func cells(_ reading: StudyReading) -> [LiveCell] {
    let group = frames.groups[reading.group]
    guard let player = players[group.suite] else { return [] }
    return zip(player.dropping, reading.results).map { dropping, results in
      LiveCell(
        group.cell(reading.turn, of: run.engines),
        LiveCounts(
          dropping: dropping.name, results.map(\.outcomes),
          wrongReads: results.reduce(into: WrongReads()) { $0 += $1.wrongReads },
          policies: player.acceptance.enumerated().compactMap { place, acceptance in
            LivePolicyRecord(
              acceptance.name, results.map { $0.outcomes[place] }, of: player.stream,
              end: end(of: group.suite))
          }))
    }
  }

  /// In the run's order of suites and engines.
  private var families: [LiveFamily] {
    run.suites.flatMap { suite -> [LiveFamily] in
      guard let player = players[suite.name] else { return [] }
      let mine = readings.filter { frames.groups[$0.group].suite == suite.name }
      let conditions = frames.groups.filter { $0.suite == suite.name }
        .compactMap(\.namedCondition).grouped(by: \.self).keys
      return run.engines.indices.compactMap { engine in
        var family = LiveFamily(
          suite, player, engine: run.engines[engine], conditions: conditions,
          end: end(of: suite.name))
        for reading in mine where reading.turn.engine == engine {
          for (dropping, results) in zip(player.dropping, reading.results) {
            for result in results {
              family.add(
                result, frames.groups[reading.group], reading.turn, dropping: dropping.name)
            }
          }
        }
        return family.scans.isEmpty ? nil : family
      }
    }
  }
}

extension FrameGroup {
  /// - Parameter engines: the run's.
  func cell(_ turn: StreamAnswers.AnswerTurn, of engines: [EngineRecord]) -> CellID {
    cell(engine: engines[turn.engine].label, mask: turn.mask, view: turn.view)
  }
}
