import Chapters
package import Document
package import Findings
import Records
import Summaries

/// The largest defocus at which each symbology is still read, and the drop in the read rate.
extension ReportSection {
  package static let focusID = "claim-focus"

  package static func focus(_ evidence: ClaimEvidence) -> ReportSection? {
    let drops = evidence.run.engines.map { ($0, FocusDrop(evidence, engine: $0)) }
      .filter { !$0.1.radii.isEmpty }
    guard !drops.isEmpty else { return nil }
    return ReportSection(
      id: focusID, title: "What poor focus costs",
      paragraphs: [explanation(arePaired: drops.allSatisfy(\.1.isPaired))],
      tables: [pooled(drops)] + drops.map { table($1, engine: $0) })
  }

  private static func explanation(arePaired: Bool) -> String {
    "The first table has how many percentage points fewer were read than without defocus, pooled "
      + "over symbologies and module widths, "
      + (arePaired
        ? "on the same payloads at the same phases, with an interval of at least 95 % for each (two "
          + "Clopper–Pearson intervals of 97.5 %, of the shares read only with and only without defocus, as in "
          + "McNemar's test). "
        : "with an interval of at least 95 % for each (two Clopper–Pearson intervals of 97.5 %). ")
      + "The others have, for each symbology and module "
      + "width, the largest radius of the defocus disc up to which, and at all smaller ones, at "
      + "least 99 % were read (observed); “under” stands before the smallest radius of which it is shown, together "
      + "with all larger ones, that fewer are read (one-sided tests at 5 %, from the largest radius on)."
  }

  private static func pooled(_ drops: [(EngineRecord, FocusDrop)]) -> ReportTable {
    let radii = Set(drops.flatMap(\.1.radii)).sorted().filter { $0 > 0 }
    return ReportTable(
      caption: "Drop of the read rate in percentage points, by the disc's radius in modules; suite "
        + ClaimSuite.focus.rawValue,
      columns: ["engine", "read when sharp"] + radii.map(Wording.plain),
      rows: drops.map { engine, drop in
        [.init(engine.label), ReportTable.Cell.rate(drop.read(radius: 0))]
          + radii.map { radius in
            drop.drop(to: radius).map {
              .number(
                Wording.points($0.value),
                note:
                  "\($0.bounds), n = \(Wording.count(drop.read(radius: radius)?.codes ?? 0))")
            } ?? .absent("not tried")
          }
      })
  }

  private static func table(_ drop: FocusDrop, engine: EngineRecord) -> ReportTable {
    ReportTable(
      caption:
        "\(engine.label): largest radius in modules at which codes were still read, by module "
        + "width; n is the number of codes at each radius",
      columns: ["symbology"] + drop.widths.map(Wording.pixels),
      rows: drop.symbologies.map { symbology in
        [.init(symbology)] + drop.widths.map { cell(drop.reach(symbology, width: $0)) }
      })
  }

  private static func cell(_ reach: SweepReach?) -> ReportTable.Cell {
    guard let reach else { return .absent("not tried") }
    let notes = [
      reach.last == nil ? "sharp ones were not read" : nil,
      reach.fallsShort.map { "under \(Wording.plain($0))" }, "n = \(Wording.range(reach.codes))",
    ]
    return .number(
      reach.last.map { (reach.isWhole ? "≥ " : "") + Wording.plain($0) } ?? "none",
      note: notes.compactMap(\.self).joined(separator: "; "))
  }
}
