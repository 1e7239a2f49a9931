import Barcodes
import Records
import Summaries

/// Trials of codes of whose contents more is known than the bytes, until they are judged layer by layer.
struct ContentAnswers {
  private struct ContentKey: Hashable {
    var series: SeriesID
    var kind: String
    var symbology: Symbology
  }

  private struct LayerCount {
    /// Without layers.
    var counts: ContentCounts
    var right: [ContentLayer: Int] = [:]
    var wrong: [ContentLayer: ContentCounts.Example] = [:]
    /// The place of the first frame in the manifest.
    var first: Int

    mutating func add(_ decode: Decode?, of code: TrueCode, frame: String) {
      counts.codes += 1
      guard let decode else { return }
      counts.read += 1
      for layer in ContentLayer.allCases {
        guard let finding = LayerFinding(layer, of: decode, against: code) else { continue }
        right[layer, default: 0] += finding.isRight ? 1 : 0
        guard !finding.isRight, wrong[layer].map({ frame < $0.frame }) ?? true else { continue }
        wrong[layer] = ContentCounts.Example(
          frame: frame, truth: finding.truth, said: finding.said)
      }
    }
  }

  private var trials = DeferredTrials()

  mutating func add(_ trial: TrialRecord, at offset: UInt64, mask: MaskName, facts: FrameFacts) {
    guard facts.hasContent, trial.status == .ok else { return }
    trials.add(at: offset, mask: mask)
  }

  /// By suite and kind as they come first in the manifest, then by symbology, mask and engine; nil without any.
  ///
  /// - Throws: `RecordError`, where frames or trials cannot be read again.
  func records(_ folder: RunFolder) throws -> [ContentRecord]? {
    guard !trials.isEmpty else { return nil }
    var counts: [ContentKey: LayerCount] = [:]
    try trials.forEach(in: folder) { trial, mask, line in
      guard let index = folder.frames[trial.frame]?.index else { return }
      let codes = try line.trueCodes
      let score = Score(of: trial.decodes.map(\.decode), against: codes)
      for (code, found) in zip(codes, score.codes) {
        guard let kind = code.content?.kind else { continue }
        let key = ContentKey(
          series: SeriesID(suite: line.suite, engine: trial.engine, mask: mask), kind: kind,
          symbology: code.symbology)
        var count =
          counts[key]
          ?? LayerCount(
            counts: ContentCounts(kind: kind, symbology: code.symbology), first: index)
        count.add(found.decode.map { trial.decodes[$0].decode }, of: code, frame: trial.frame)
        count.first = min(count.first, index)
        counts[key] = count
      }
    }
    return listed(counts, folder.run)
  }

  private func listed(_ counts: [ContentKey: LayerCount], _ run: RunRecord) -> [ContentRecord] {
    let suites = run.suites.map(\.name)
    let engines = run.engines.map(\.label)
    let kinds = Dictionary(counts.map { ($0.key.kind, $0.value.first) }, uniquingKeysWith: min)
    func place(_ key: ContentKey) -> [Int] {
      [
        suites.firstIndex(of: key.series.suite) ?? 0, kinds[key.kind] ?? 0,
        Symbology.allCases.firstIndex(of: key.symbology) ?? 0,
        engines.firstIndex(of: key.series.engine) ?? 0,
      ]
    }
    let order = counts.keys.sorted {
      let (left, right) = (place($0), place($1))
      return left == right ? $0.series.mask < $1.series.mask : left.lexicographicallyPrecedes(right)
    }
    return order.compactMap { key in
      counts[key].map { record(key, $0, run.engines.first { $0.label == key.series.engine }) }
    }
  }

  private func record(_ key: ContentKey, _ count: LayerCount, _ engine: EngineRecord?)
    -> ContentRecord
  {
    var counts = count.counts
    counts.layers = ContentLayer.allCases.compactMap { layer in
      guard let right = count.right[layer] else { return nil }
      let isSupported =
        layer.feature.map { engine?.features?.contains($0.rawValue) ?? false } ?? true
      return ContentCounts.Layer(
        layer, isSupported: isSupported, right: right, example: count.wrong[layer])
    }
    return ContentRecord(key.series, counts)
  }
}
