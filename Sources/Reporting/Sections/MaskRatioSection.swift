import Records

/// What asking for one symbology saves against asking for all.
enum MaskRatioSection {
  static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let sweeps = summary.resolutionSweeps.filter { !$0.ratios.isEmpty }
    guard !sweeps.isEmpty else { return nil }
    return ReportSection(
      id: "mask-ratio", title: "What the own mask saves",
      paragraphs: [
        "Latency with the frame's own symbology alone over that with all symbologies, on the same "
          + "frame in the same run: 0.5 is half the time, 1 no gain. Median of the log ratios with "
          + "its distribution-free 95 % interval, from 6 frames on; n is the number of frames. The "
          + "interval covers the frames of this run, not other runs."
      ],
      tables: sweeps.map(table))
  }

  private static func table(_ sweep: ResolutionSweep) -> ReportTable {
    let resolutions = sweep.resolutions
    return ReportTable(
      caption: "Median ratio own / all; \(sweep.title)",
      columns: ["symbology", "engine"] + resolutions.map(\.name),
      rows: sweep.symbologies.flatMap { symbology in
        sweep.engines.map { engine in
          let ratios = sweep.ratios.filter {
            $0.engine == engine.label && $0.symbology == symbology
          }
          return [.init(symbology), .init(engine.label)]
            + resolutions.map { resolution in
              ratios.first { resolution.contains($0.point) }.map(cell)
                ?? Support.absence(of: symbology, by: engine)
            }
        }
      })
  }

  private static func cell(_ ratio: MaskRatio) -> ReportTable.Cell {
    var note = "n = \(ratio.pairs)"
    if let lower = ratio.lower, let upper = ratio.upper {
      note = "\(Wording.significant(lower)) to \(Wording.significant(upper)); " + note
    }
    return .number(Wording.significant(ratio.median), note: note)
  }
}
