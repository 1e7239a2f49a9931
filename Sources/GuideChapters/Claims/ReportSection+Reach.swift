import Chapters
package import Document
package import Findings
import Records
import Summaries

/// The distance from which codes are read at each resolution, and its cost.
extension ReportSection {
  package static let reachID = "claim-reach"

  package static func reach(_ evidence: ClaimEvidence) -> ReportSection? {
    let tables = evidence.run.engines.compactMap { table(evidence, engine: $0) }
    guard !tables.isEmpty else { return nil }
    return ReportSection(
      id: reachID, title: "Resolution: reach, read rate and latency",
      paragraphs: [explanation],
      tables: tables)
  }

  private static let explanation =
    "The same field of view at each resolution. Reach is the smallest share of the frame's width from "
    + "which on, at all larger ones, at least 99 % were read (observed): half the share is twice as "
    + "far away. “Over” stands before the largest share of which it is shown, together with all smaller ones, that "
    + "fewer are read (one-sided tests at 5 %, from the smallest share on). The read rate is that over all symbologies and shares; the gain is that over the line "
    + "above, on the same payloads at the same phases, with an interval of at least 95 % (of the shares read at one "
    + "of the two alone, as in McNemar's test). Latency is that of suite "
    + "latency, for a code that spans a fifth of the frame's width and the frame's own symbology."

  private static func table(_ evidence: ClaimEvidence, engine: EngineRecord) -> ReportTable? {
    let reach = Reach(evidence, engine: engine)
    guard !reach.sizes.isEmpty else { return nil }
    return ReportTable(
      caption:
        "\(engine.label): reach by symbology, read rate and latency; n is the number of codes at each "
        + "share, of codes, and of blocks",
      columns: ["frame"] + reach.symbologies + ["read rate", "gain in points", "latency"],
      rows: reach.sizes.enumerated().map { place, size in
        [.init("\(size.name), \(Wording.megapixels(size.pixels))")]
          + reach.symbologies.map { cell(reach.share($0, at: size)) }
          + [
            ReportTable.Cell.rate(reach.read(at: size)), gain(reach, place),
            time(size, engine: engine, evidence.latency),
          ]
      })
  }

  private static func cell(_ share: SweepReach?) -> ReportTable.Cell {
    guard let share else { return .absent("not tried") }
    return .number(
      share.last.map(Wording.set(share:)) ?? "none",
      note: [
        share.fallsShort.map { "over \(Wording.set(share: $0))" },
        "n = \(Wording.range(share.codes))",
      ]
      .compactMap(\.self).joined(separator: "; "))
  }

  /// - Parameter place: the index of the resolution in the suite.
  private static func gain(_ reach: Reach, _ place: Int) -> ReportTable.Cell {
    guard place > 0 else { return .absent("–") }
    return reach.gain(from: reach.sizes[place - 1], to: reach.sizes[place]).map {
      .number(Wording.points($0.value), note: $0.bounds)
    } ?? .absent("not paired")
  }

  private static func time(
    _ size: LatencySize, engine: EngineRecord, _ view: LatencyView?
  ) -> ReportTable.Cell {
    guard let cell = view?.farCell(engine: engine, size: size) else {
      return .absent("not timed")
    }
    return ReportTable.Cell.duration(cell.typicalNanoseconds, n: "\(cell.blocks) blocks")
  }
}
