import Records

/// What one engine's sweep of resolutions says, in sentences.
struct LatencyHeadline {
  let sweep: ResolutionSweep
  let engine: EngineRecord

  var finding: Finding {
    let mask = sweep.masks.first { !cells(mask: $0).isEmpty }
    let sentences = [mask.map(latencySentence) ?? "No frame was answered.", ratioSentence]
    return Finding(engine: engine.label, sentences: sentences.compactMap(\.self))
  }

  private func cells(mask: String) -> [SummaryCell] {
    sweep.cells.filter { $0.engine == engine.label && $0.mask == mask && $0.latency != nil }
  }

  private func latencySentence(mask: String) -> String {
    let cells = cells(mask: mask)
    let answered = sweep.resolutions.filter { resolution in
      cells.contains { resolution.contains($0.point) }
    }
    let ends = answered.count > 1 ? [answered.first, answered.last] : [answered.first]
    let clauses = ends.compactMap { $0 }.map { resolution in
      spread(cells.filter { resolution.contains($0.point) }) + " on \(resolution.name) frames"
    }
    let asked =
      switch mask {
      case "all": "for all symbologies at once"
      case "own": "for the frame's own symbology alone"
      default: "for \(mask)"
      }
    let numbers = cells.compactMap(\.latency?.trials)
    return "Asked \(asked), one call took \(Wording.list(clauses)) (median for each "
      + "symbology, n = \(Wording.range(numbers)) trials each)."
  }

  /// `1.2 ms (qr_code) to 3.4 ms (aztec)`.
  private func spread(_ cells: [SummaryCell]) -> String {
    let medians = cells.compactMap { cell in
      cell.latency.map { (latency: $0.medianNanoseconds, symbology: cell.symbology) }
    }
    .sorted { ($0.latency, $0.symbology) < ($1.latency, $1.symbology) }
    guard let fastest = medians.first, let slowest = medians.last else { return "no time" }
    func text(_ median: (latency: Double, symbology: String)) -> String {
      "\(Wording.duration(nanoseconds: median.latency)) (\(median.symbology))"
    }
    return medians.count == 1 ? text(fastest) : "\(text(fastest)) to \(text(slowest))"
  }

  /// At the largest resolution, where it matters most.
  private var ratioSentence: String? {
    let ratios = sweep.ratios.filter { $0.engine == engine.label }
    guard
      let resolution = sweep.resolutions.last(where: { resolution in
        ratios.contains { resolution.contains($0.point) }
      })
    else { return nil }
    let there = ratios.filter { resolution.contains($0.point) }
      .sorted { ($0.median, $0.symbology) < ($1.median, $1.symbology) }
    guard let least = there.first, let most = there.last else { return nil }
    func text(_ ratio: MaskRatio) -> String {
      "\(Wording.significant(ratio.median)) (\(ratio.symbology))"
    }
    let spread = there.count == 1 ? text(least) : "\(text(least)) to \(text(most))"
    return "Asked only for the frame's own symbology, it took \(spread) times as long on the same "
      + "\(resolution.name) frames (median ratios, n = \(Wording.range(there.map(\.pairs))) frames "
      + "each)."
  }
}
