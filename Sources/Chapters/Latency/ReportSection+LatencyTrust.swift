package import Document
package import Findings
import Records
import Summaries

/// The circumstances of the timing, and the numbers that are not to be trusted.
extension ReportSection {
  package static let latencyTrustID = "latency-trust"

  package static func latencyTrust(_ view: LatencyView) -> ReportSection {
    ReportSection(
      id: latencyTrustID, title: "How far to trust the times",
      paragraphs: [verdict(view), controls(view)]
        + (view.latency.clockFaults.isEmpty ? [] : [faults(view)]),
      tables: [blocks(view)],
      detailTables: [controlTable(view)])
  }

  /// The same in a sentence, for the first screen.
  package static func latencyTrustSentence(_ view: LatencyView) -> Sentence {
    Sentence(
      ((view.latency.clockFaults.isEmpty ? [] : [faults(view)]) + [verdict(view)])
        .joined(separator: " "),
      evidence: controls(view), section: latencyTrustID)
  }

  private static func verdict(_ view: LatencyView) -> String {
    let blocks = view.latency.blocks
    let unpinned = blocks.count { $0.core == nil || $0.pinned.values.contains(false) }
    let stolen = blocks.count { ($0.stealShare ?? 0) > 0.01 }
    let busy = blocks.count { block in
      (block.loadBefore ?? 0) > Double(view.summary.run.machine.logicalCores) / 2 + 0.5
    }
    let faults = [
      unpinned > 0 ? "in \(unpinned) an engine was not held to its core" : nil,
      stolen > 0 ? "in \(stolen) the hypervisor took more than 1 % of the time" : nil,
      busy > 0
        ? "before \(busy) the machine was busy with something else, or with the block before" : nil,
    ]
    .compactMap(\.self)
    return machines(view) + "Of \(Wording.count(blocks.count, "block")), "
      + (faults.isEmpty
        ? "all had their engines held to one core, on a machine that was quiet as far as it tells."
        : Wording.list(faults) + ". Those times are less certain than their intervals say.")
  }

  /// Returns the machines that timed a run merged from parts.
  private static func machines(_ view: LatencyView) -> String {
    let kinds = Set((view.summary.run.merged?.timed ?? [:]).values).sorted()
    return kinds.isEmpty ? "" : "Timed on \(Wording.list(kinds)), each suite on one machine. "
  }

  private static func controls(_ view: LatencyView) -> String {
    let known = view.latency.maskControls.filter { $0.ratio.lower != nil }
    let off = known.count { !($0.ratio.lower ?? 0 <= 1 && $0.ratio.upper ?? 2 >= 1) }
    let expected = view.latency.expectedControlMisses
    return
      "Control: in every block each frame is read twice with all symbologies. "
      + (known.isEmpty
        ? "Too few blocks were timed for an interval of the ratio of these two, which is 1."
        : "The interval of the ratio of these two, which is 1, misses 1 in \(off) of \(Wording.count(known.count, "cell"))"
          + "; by chance it would in \(Wording.percent(expected / Double(known.count))) of them, which is what intervals "
          + "over so many blocks leave.")
  }

  private static func faults(_ view: LatencyView) -> String {
    "Durations that an engine reported contradict what the bench saw from outside: "
      + Wording.list(
        view.latency.clockFaults.map {
          "\($0.engine) in suite \($0.suite), \($0.exceedsRoundTrip) longer than the round trip and "
            + "\($0.farBelowRoundTrip) far below it, of \(Wording.count($0.trials, "trial"))"
        }) + ". Do not trust such an engine's times."
  }

  private static func blocks(_ view: LatencyView) -> ReportTable {
    let (suites, blocks) = view.latency.blocks.grouped(by: \.suite)
    return ReportTable(
      caption: "The machine while the suites were timed",
      columns: [
        "suite", "blocks", "cores in turn", "load before", "load after", "steal time", "governor",
      ],
      rows: suites.map { suite in
        let blocks = blocks[suite] ?? []
        func range(_ values: [Double], _ text: (Double) -> String) -> ReportTable.Cell {
          guard let least = values.min(), let most = values.max() else {
            return .absent("unknown")
          }
          return .number(least == most ? text(least) : "\(text(least)) to \(text(most))")
        }
        let cores = Set(blocks.compactMap(\.core)).sorted().map(String.init)
        let governors = Set(blocks.compactMap(\.governor)).sorted()
        return [
          .init(suite), .number(Wording.count(blocks.count)),
          cores.isEmpty ? .absent("not held") : .init(Wording.list(cores)),
          range(blocks.compactMap(\.loadBefore), Wording.significant),
          range(blocks.compactMap(\.loadAfter), Wording.significant),
          range(blocks.compactMap(\.stealShare), Wording.percent),
          governors.isEmpty ? .absent("unknown") : .init(Wording.list(governors)),
        ]
      })
  }

  private static func controlTable(_ view: LatencyView) -> ReportTable {
    let scenes = view.scenes.filter { scene in
      view.latency.maskControls.contains { $0.cell.scene == scene }
    }
    let sizes = scenes.flatMap(view.sizes).grouped { $0.name }.keys
    return ReportTable(
      caption: "The mask all against itself: ratio of the second turn on a frame to the first",
      columns: ["engine", "scene"] + sizes,
      rows: view.summary.run.engines.flatMap { engine in
        scenes.map { scene in
          [.init(engine.label), .init(scene.title)]
            + sizes.map { name in
              view.latency.maskControls.first { control in
                control.cell.scene == scene && control.cell.engine == engine.label
                  && view.sizes(scene).contains {
                    $0.name == name && $0.point == control.cell.point
                  }
              }
              .map {
                ReportTable.Cell.estimate($0.ratio, n: "\($0.blocks) blocks, \($0.frames) frames") {
                  Wording.significant($0)
                }
              } ?? .absent("not timed")
            }
        }
      })
  }
}
