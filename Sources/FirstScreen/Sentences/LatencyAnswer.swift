import Chapters
import Document
import Findings
import Records
import Summaries

extension LatencyView {
  /// The duration of reading and the saving from named formats, in plain sentences.
  var answer: Answer {
    Answer(
      question: "How long does reading take?",
      findings: summary.run.engines.map { engine in
        Finding(
          engine: engine.label,
          [formats(engine) ?? times(engine), costs(engine)].compactMap(\.self))
      })
  }

  /// The scenes with the own mask or several symbologies, at the most usual size.
  private var usualScenes: [(scene: Scene, size: LatencySize)] {
    maskedScenes.compactMap { scene in
      LatencyView.usual(sizes(scene)).map { (scene, $0) }
    }
  }

  private func times(_ engine: EngineRecord) -> Sentence {
    let cells = usualScenes.compactMap { scene, size in
      cell(scene, engine, .all, size).map { (scene, $0) }
    }
    guard let size = usualScenes.first?.size, !cells.isEmpty else {
      return timesOfOneMask(engine)
        ?? Sentence("Too few blocks were timed to say.", section: ReportSection.latencyTrustID)
    }
    let times = cells.map { "\(Self.typical($1)) (\($0.name))" }
    return Sentence(
      "Asked for all symbologies at once, a call on a frame of \(size.name) took \(Wording.list(times)).",
      evidence: cells.map { "\($0.name): \(Self.interval($1))" }.joined(separator: "; "),
      section: ReportSection.latencyCurvesID)
  }

  /// The times where a scene was timed with one mask alone, so that nothing can be compared.
  private func timesOfOneMask(_ engine: EngineRecord) -> Sentence? {
    let cells = scenes.compactMap { scene -> (words: String, evidence: String)? in
      guard let size = LatencyView.usual(sizes(scene)),
        let mask = masks(scene, where: { _ in true }).first,
        let cell = cell(scene, engine, mask, size)
      else { return nil }
      let name = "\(scene.title), mask \(mask), \(size.name)"
      return (
        "\(Self.typical(cell)) (\(name))",
        "\(name): \(Self.interval(cell))"
      )
    }
    guard !cells.isEmpty else { return nil }
    return Sentence(
      "A call took \(Wording.list(cells.map(\.words))).",
      evidence: cells.map(\.evidence).joined(separator: "; "),
      section: ReportSection.latencyCurvesID)
  }

  /// The timings of one scene with all symbologies and with the frame's own alone.
  private struct Pair {
    let scene: LatencyView.Scene
    let words: String?
    let speed: MaskSpeedRecord
    let all: CallLatencyRecord
    let own: CallLatencyRecord
    /// The engine's peak memory at this size, in words; nil if unknown.
    let memory: String?

    /// For example `4.29 times (far: 30.1 → 7.02 ms)`.
    var gain: String {
      "\(speed.gain) times (\(scene.name): \(LatencyView.typical(all)) → \(LatencyView.typical(own)))"
    }

    private var usage: String? {
      guard let all = all.processorNanoseconds, let own = own.processorNanoseconds else {
        return nil
      }
      return
        "\(Wording.duration(nanoseconds: all.value)) and \(Wording.duration(nanoseconds: own.value)) of processor time"
        + (memory.map { ", at most \($0) of memory" } ?? "")
    }

    var evidence: String {
      "\(scene.name)\(words.map { " (\($0))" } ?? ""): "
        + ([
          speed.gainInterval.map { "\($0) times" },
          "\(LatencyView.interval(all)) with all and \(LatencyView.interval(own)) with one",
        ]
        + LatencyView.splits(own) + [usage] + ["\(speed.blocks) blocks of fresh processes"])
        .compactMap(\.self).joined(separator: ", ")
    }
  }

  private func formats(_ engine: EngineRecord) -> Sentence? {
    let pairs = usualScenes.compactMap { scene, size -> Pair? in
      guard
        let speed = speed(scene, engine: engine.label, mask: .own, size: size),
        speed.ratio.lower != nil,
        let all = cell(scene, engine, .all, size), let own = cell(scene, engine, .own, size)
      else { return nil }
      let words = scene.namedCondition.flatMap {
        summary.run.words(ofCondition: $0, suite: scene.suite)
      }
      return Pair(
        scene: scene, words: words, speed: speed, all: all, own: own,
        memory: memoryWords(engine: engine.label, size))
    }
    guard let size = usualScenes.first?.size, !pairs.isEmpty else { return nil }
    return Sentence(
      Self.gains(pairs, size),
      evidence: "95 % intervals, " + pairs.map(\.evidence).joined(separator: "; "),
      section: ReportSection.maskSpeedsID)
  }

  /// Returns the finding for each scene: a gain, hardly any gain, or neither shown.
  private static func gains(_ pairs: [Pair], _ size: LatencySize) -> String {
    let saving = pairs.filter { $0.speed.isFaster }
    let others = pairs.filter { !$0.speed.isFaster }
    let idle = others.filter { $0.speed.isHardlyFaster }
    let open = others.filter { !$0.speed.isHardlyFaster }
    func list(_ pairs: [Pair]) -> String { Wording.list(pairs.map(\.gain)) }
    let groups = [
      ("Name the formats", saving), ("Naming the formats is worth little or nothing", idle),
      ("Whether naming the formats gains anything is not shown", open),
    ].filter { !$0.1.isEmpty }
    return groups.enumerated().map { place, group in
      place == 0
        ? "\(group.0): at \(size.name) one instead of all is \(list(group.1)) as fast."
        : "\(group.0) where it is \(list(group.1)) as fast."
    }.joined(separator: " ")
  }

  private func cell(
    _ scene: Scene, _ engine: EngineRecord, _ mask: MaskName, _ size: LatencySize
  ) -> CallLatencyRecord? {
    cell(scene, engine: engine.label, mask: mask, size: size)
      .flatMap { $0.typicalNanoseconds.lower == nil ? nil : $0 }
  }

  private static func typical(_ cell: CallLatencyRecord) -> String {
    Wording.duration(nanoseconds: cell.typicalNanoseconds.value)
  }

  private static func interval(_ cell: CallLatencyRecord) -> String {
    cell.typicalNanoseconds.bounds(Wording.duration(nanoseconds:)) ?? "no interval"
  }

  /// Returns the times of frames that were read and of others; empty unless there are both.
  private static func splits(_ cell: CallLatencyRecord) -> [String] {
    guard let read = cell.read, let missed = cell.missed else { return [] }
    return [
      "\(Wording.duration(nanoseconds: read.typical.value)) where it reads (\(Wording.count(read.trials, "trial"))) and "
        + "\(Wording.duration(nanoseconds: missed.typical.value)) where not (\(missed.trials))"
    ]
  }

  /// The number of costliest symbologies that are named at most; more are not mentioned.
  private static let mostNamed = 3

  /// Returns the symbology that costs most among all, as far as frames without a code tell.
  private func costs(_ engine: EngineRecord) -> Sentence? {
    let candidates = scenes.lazy.compactMap { scene in
      LatencyView.usual(sizes(scene)).map {
        costliest(scene, engine: engine.label, size: $0)
      }
    }
    .first { !$0.isEmpty }
    guard let candidates else { return nil }
    let names = candidates.compactMap { candidate -> String? in
      guard case .allBut(let symbology) = candidate.cell.mask else { return nil }
      return symbology
    }
    guard candidates.allSatisfy({ ($0.ratio.upper ?? 1) < 1 }), names.count <= Self.mostNamed else {
      return nil
    }
    return Sentence(
      names.count == 1
        ? "Of all, \(names[0]) costs most on an empty frame."
        : "Of all, one of \(Wording.list(names)) costs most on an empty frame; they cannot be told apart.",
      section: ReportSection.formatCostsID)
  }
}
