import Records

/// Every latency of a sweep, as numbers.
enum LatencyTable {
  static func table(_ sweep: ResolutionSweep) -> ReportTable {
    let resolutions = sweep.resolutions
    return ReportTable(
      caption:
        "Latency: median, and below it the 95th percentile, the median of frames that were read "
        + "and of those that were not, and the number of trials and calls; \(sweep.title)",
      columns: ["symbology", "engine", "mask"] + resolutions.map(\.name),
      rows: sweep.symbologies.flatMap { symbology in
        sweep.engines.flatMap { engine in
          sweep.masks.map { mask in
            let cells = sweep.answered(engine: engine.label, symbology: symbology, mask: mask)
            return [.init(symbology), .init(engine.label), .init(mask)]
              + resolutions.map { resolution in
                cells.first { resolution.contains($0.point) }.flatMap(cell)
                  ?? Support.absence(of: symbology, by: engine)
              }
          }
        }
      })
  }

  private static func cell(_ cell: SummaryCell) -> ReportTable.Cell? {
    guard let latency = cell.latency else { return nil }
    var notes = ["p95 \(Wording.duration(nanoseconds: latency.p95Nanoseconds))"]
    // Where all frames share one fate, the split repeats the median.
    if let read = cell.latencyRead, let notRead = cell.latencyNotRead {
      notes.append(
        "read \(Wording.duration(nanoseconds: read.medianNanoseconds)), n = \(read.trials)")
      notes.append(
        "not read \(Wording.duration(nanoseconds: notRead.medianNanoseconds)), n = "
          + "\(notRead.trials)"
      )
    } else if cell.latencyRead == nil {
      notes.append("none read")
    }
    notes.append("n = \(latency.trials), \(Wording.count(latency.calls, "call"))")
    return .number(
      Wording.duration(nanoseconds: latency.medianNanoseconds),
      note: notes.joined(separator: "; "))
  }
}
