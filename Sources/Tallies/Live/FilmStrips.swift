import Barcodes
import LiveScanner
import Records
import Summaries

extension LiveStudy {
  /// Strips of one suite and engine: of its first scene and its last.
  private static let stripsOfEngine = 2

  /// Scans to look at: the first of each scene that is shown, so that nobody chose it by what came of it.
  ///
  /// - Parameters:
  ///   - fastest: by which the setting is chosen.
  ///   - trial: the trial whose line begins at an offset.
  /// - Throws: `RecordError`, where frames or trials cannot be read again.
  func strips(
    _ answers: StreamAnswers, fastest: [FastestRecord], pictures: PictureFolder,
    trial: (UInt64) throws -> TrialRecord?
  ) throws -> [FilmStripRecord] {
    let (readers, own) = readings.filter { isShown($0, fastest) }.grouped(by: reader(of:))
    return try readers.flatMap { reader in
      let all = own[reader] ?? []
      let chosen = all.count > Self.stripsOfEngine ? [all[0], all[all.count - 1]] : all
      return try chosen.compactMap {
        try strip($0, answers, pictures: pictures, trial: trial)
      }
    }
  }

  /// True if a reading has the engine's fastest setting of its scene, or the scene has no other.
  private func isShown(_ reading: StudyReading, _ fastest: [FastestRecord]) -> Bool {
    let group = frames.groups[reading.group]
    let size = group.point.filter { LatencySize.axes.contains($0.key) }
    let others = group.point.filter { !LatencySize.axes.contains($0.key) }
    let best = fastest.first {
      $0.suite == group.suite && $0.engine == run.engines[reading.turn.engine].label
        && $0.namedCondition == group.namedCondition && $0.point == others
    }?.settings.first
    return best.map {
      $0.size == size && $0.mask == reading.turn.mask && $0.view == reading.turn.view
    } ?? true
  }

  private func strip(
    _ reading: StudyReading, _ answers: StreamAnswers, pictures: PictureFolder,
    trial: (UInt64) throws -> TrialRecord?
  ) throws -> FilmStripRecord? {
    let group = frames.groups[reading.group]
    guard let player = player(of: group.suite), let scan = answers.scans[reading.group]?[0],
      let times = ScanTimes(player.stream, frames: scan.frames),
      let played = replay(scan, reading, player, times: times)
    else { return nil }
    let course = played.replay.courses[0]
    let right = course.accepts.first { played.truth.isRight($0.content) }
    var strip = FilmStripRecord(
      group.cell(reading.turn, of: run.engines),
      FilmStrip(
        dropping: player.dropping[0].name, acceptance: player.acceptance[0].name,
        accepted: right?.at,
        frames: FilmFrameRecord.all(
          played.replay, handedOver: times.handedOver, truth: played.truth)))
    for read in played.replay.reads where read.frame < strip.frames.count {
      guard let frame = scan.frames[UInt32(read.frame)],
        let line = try frames.line(at: frame.index),
        pictures.shot(of: line.frame) != nil,
        let offset = answers.offset(of: reading.turn, frame: frame.index)
      else { continue }
      strip.shots.append(
        FilmShotRecord(
          frame: line.frame, place: read.frame, part: line.shot,
          decodes: try trial(offset)?.decodes ?? []))
    }
    return strip
  }
}

extension FilmFrameRecord {
  /// The fates of the frames of one scan, under its first policies.
  fileprivate static func all(
    _ replay: ScanReplay<Int32>, handedOver: [Int64], truth: ScanTruth
  ) -> [FilmFrameRecord] {
    let course = replay.courses[0]
    let offered = (course.done ?? replay.progress).offered
    let reads = Dictionary(
      replay.reads.map { ($0.frame, $0) }, uniquingKeysWith: { first, _ in first })
    let dropped = Set(replay.dropped)
    return (0..<min(offered, handedOver.count)).map { frame in
      let accepts = course.accepts.filter { $0.frame == frame }
      return FilmFrameRecord(
        handedOver: handedOver[frame],
        reads[frame] != nil ? .read : dropped.contains(frame) ? .dropped : .waiting,
        answered: reads[frame]?.answeredAt,
        announced: accepts.isEmpty
          ? nil : accepts.contains { truth.isRight($0.content) } ? .right : .wrong)
    }
  }
}
