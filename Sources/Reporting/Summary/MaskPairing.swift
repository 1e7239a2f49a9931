import Records
import Statistics

/// Pairs the latencies with the masks `own` and `all` on the same frame, as the trials come in.
struct MaskPairing {
  private struct Pair: Hashable {
    var frame: String
    var engine: String
    var view: String?
  }

  private struct Half {
    var isOwn: Bool
    var latency: Double
  }

  private struct Tally {
    var ratios: [Double] = []
    var pixels = 0
  }

  /// Trials whose partner has not come yet; a runner that takes a frame's masks in turn keeps this
  /// short.
  private var waiting: [Pair: Half] = [:]
  private var tallies: [CellKey: Tally] = [:]

  mutating func add(_ trial: TrialRecord, key: CellKey, facts: FrameFacts, latency: Double?) {
    guard let latency, latency > 0, key.mask == "own" || key.mask == "all" else { return }
    let pair = Pair(frame: trial.frame, engine: trial.engine, view: key.view)
    let half = Half(isOwn: key.mask == "own", latency: latency)
    guard let partner = waiting[pair], partner.isOwn != half.isOwn else {
      waiting[pair] = half
      return
    }
    waiting[pair] = nil
    let own = half.isOwn ? half : partner
    let all = half.isOwn ? partner : half
    let cell = CellKey(group: key.group, engine: key.engine, mask: "own", view: key.view)
    tallies[cell, default: Tally()].ratios.append(own.latency / all.latency)
    tallies[cell, default: Tally()].pixels += facts.pixels
  }

  /// The cells with at least one pair.
  var keys: some Collection<CellKey> { tallies.keys }

  func ratio(_ key: CellKey, group: FrameGroup) -> MaskRatio? {
    guard let tally = tallies[key], let ratio = MedianRatio(tally.ratios) else { return nil }
    return MaskRatio(
      suite: group.suite, engine: key.engine, symbology: group.symbology, view: key.view,
      point: group.point, namedCondition: group.namedCondition,
      pairs: ratio.pairs, median: ratio.median, lower: ratio.interval?.lowerBound,
      upper: ratio.interval?.upperBound,
      meanPixels: Double(tally.pixels) / Double(tally.ratios.count))
  }
}
