package import Document
import Findings
import Records
package import Summaries

/// The effect of each view of a suite compared with its first view, on the same frames.
extension ReportSection {
  package static func viewsID(_ suite: String) -> String { "views-\(suite)" }

  package static func views(_ summary: Summary) -> [ReportSection] {
    let (suites, groups) = (summary.viewComparisons ?? []).grouped(by: \.suite)
    return suites.map { suite in
      let comparisons = groups[suite] ?? []
      let tables = { (pooling: ViewComparison.Pooling?, what: String) in
        ReportTable.views(
          comparisons.filter { $0.pooled == pooling }, what, summary, suite: suite)
      }
      return ReportSection(
        id: viewsID(suite), title: title(suite, summary.run),
        paragraphs: [remark(suite), reading].compactMap(\.self),
        tables: tables(.symbologies, "all symbologies together"),
        detailTables: tables(nil, "each symbology"))
    }
  }

  private static func title(_ suite: String, _ run: RunRecord) -> String {
    switch ClaimSuite(rawValue: suite) {
    case .orientation: "The input's orientation"
    case .region: "A region of interest"
    default:
      "Suite \(suite), view by view: "
        + Wording.list(run.suites.first { $0.name == suite }?.views ?? [])
    }
  }

  private static func remark(_ suite: String) -> String? {
    switch ClaimSuite(rawValue: suite) {
    case .orientation:
      "Told its orientation, an engine sees the frame upright; untold, as it is. The frame is turned "
        + "before the timed call, so that the cost of turning is not in these times. At 0° both are the "
        + "same image: there the ratio shows what the measurement itself leaves."
    case .region:
      "With a region of interest, an engine sees that part of the frame alone: the box around the "
        + "first code and a quarter of its size at each side. Codes outside it are not asked for, and those "
        + "that its edge cuts count neither way."
    default: nil
    }
  }

  private static let reading =
    "Frames read are those of which every code was read that both views ask for, with their 95 % "
    + "Clopper–Pearson interval. The difference is paired by frame: the share read only in this view "
    + "less the share read only in the other, with an interval of at least 95 % made of two "
    + "Clopper–Pearson intervals of 97.5 %. Times are of the frames that were answered in both views. The ratio is of both views on the "
    + "same frame, and says which is faster; beside it stands the latency of the other view alone, since two typical "
    + "latencies, each over its own blocks, may seem to contradict it. Their 95 % intervals are over blocks of fresh "
    + "processes; n of a ratio or a latency is the number of blocks."
}
