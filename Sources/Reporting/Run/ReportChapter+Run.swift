import Barcodes
import Chapters
import Document
import Findings
import FirstScreen
import GuideChapters
import Summaries

extension ReportChapter {
  private typealias Builder = (Summary) -> ReportSection?

  /// Returns the chapters with something to say.
  ///
  /// One function: it is the table of contents.
  static func all(_ summary: Summary) -> [ReportChapter] {
    func readRate(_ family: AxisFamily) -> Builder {
      { ReportSection.readRates(family, $0) }
    }
    let evidence = ClaimEvidence(summary)
    func claim(_ section: @escaping (ClaimEvidence) -> ReportSection?) -> Builder {
      { _ in section(evidence) }
    }
    func timed(_ section: @escaping (LatencyView) -> ReportSection?) -> Builder {
      { _ in evidence.latency.flatMap(section) }
    }
    func chapter(_ id: String, _ title: String, first: [ReportSection] = [], _ builders: [Builder])
      -> ReportChapter
    {
      ReportChapter(
        id: "chapter-\(id)", title: title,
        sections: first + builders.compactMap { $0(summary) })
    }
    let chapters = [
      ReportChapter(
        id: "chapter-photographs", title: "Photographs",
        sections: ReportSection.photographRules(summary) + ReportSection.photographs(summary)
          + [ReportSection.twins(summary)].compactMap(\.self)),
      chapter("shown", "Scanners", [ReportSection.recordedScanners]),
      ReportChapter(
        id: "chapter-live", title: "Live scanning", sections: ReportSection.live(summary)),
      chapter("choices", "Choosing", [ReportSection.choices]),
      chapter(
        "module-width", "Module width",
        first: [ReportSection.verdicts, ReportSection.distances].compactMap { $0(summary) }
          + ReportSection.widthVerdicts(summary),
        [
          ReportSection.sensitivity, claim(ReportSection.necessity), ReportSection.thresholds,
          readRate(.width),
          claim(ReportSection.moduleHeights), claim(ReportSection.wideCodes),
        ]),
      chapter(
        "conditions", "Conditions",
        [
          ReportSection.limits, ReportSection.conditions, claim(ReportSection.focus),
          ReportSection.blurMaps, ReportSection.pairedSettings,
        ]
          + AxisFamily.allCases.filter { $0 != .width }.map(readRate) + [
            claim(ReportSection.reach), ReportSection.otherSuites,
          ]),
      chapter("print-grade", "Print grade", [ReportSection.printGrades]),
      chapter("contents", "Contents", [ReportSection.contents]),
      chapter(
        "speed", "Speed", first: ReportSection.views(summary),
        [
          timed(ReportSection.latencyCurves), ReportSection.shapeLatencies,
          timed(ReportSection.usage), timed(ReportSection.maskSpeeds),
          timed(ReportSection.formatCosts), timed(ReportSection.callDistribution),
        ]),
      chapter(
        "frames", "Frames",
        [
          ReportSection.misreads, ReportSection.falsePositives, ReportSection.together,
          ReportSection.disagreements, ReportSection.unread,
          claim(ReportSection.maskControl), ReportSection.failures,
        ]),
      chapter("claims-and-rules", "Claims and rules", [ReportSection.claims, ReportSection.rules]),
      chapter(
        "method", "Method and machine",
        [timed(ReportSection.latencyTrust), ReportSection.repetition]),
    ]
    return chapters.filter { !$0.sections.isEmpty }
  }
}
