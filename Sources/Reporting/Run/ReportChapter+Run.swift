import Barcodes
import Chapters
import Document
import FirstScreen
import GuideChapters
import Summaries

extension ReportChapter {
  private typealias Builder = (Summary, [EngineStyle]) -> ReportSection?

  /// Returns the chapters with something to say.
  ///
  /// One function: it is the table of contents.
  static func all(_ summary: Summary, _ styles: [EngineStyle]) -> [ReportChapter] {
    func readRate(_ family: AxisFamily) -> Builder {
      { ReportSection.readRates(family, $0, $1) }
    }
    func chapter(_ id: String, _ title: String, first: [ReportSection] = [], _ builders: [Builder])
      -> ReportChapter
    {
      ReportChapter(
        id: "chapter-\(id)", title: title,
        sections: first + builders.compactMap { $0(summary, styles) })
    }
    let chapters = [
      ReportChapter(
        id: "chapter-photographs", title: "Photographs",
        sections: ReportSection.photographRules(summary) + ReportSection.photographs(summary)
          + [ReportSection.twins(summary, styles)].compactMap(\.self)),
      chapter("shown", "Scanners", [ReportSection.recordedScanners]),
      ReportChapter(
        id: "chapter-live", title: "Live scanning", sections: ReportSection.live(summary, styles)),
      chapter("choices", "Choosing", [ReportSection.choices]),
      chapter(
        "module-width", "Module width",
        first: [ReportSection.verdicts, ReportSection.distances].compactMap { $0(summary, styles) }
          + ReportSection.widthVerdicts(summary, styles),
        [
          ReportSection.sensitivity, ReportSection.necessity, ReportSection.thresholds,
          readRate(.width),
          ReportSection.moduleHeights, ReportSection.wideCodes,
        ]),
      chapter(
        "conditions", "Conditions",
        [
          ReportSection.limits, ReportSection.conditions, ReportSection.focus,
          ReportSection.blurMaps, ReportSection.pairedSettings,
        ]
          + AxisFamily.allCases.filter { $0 != .width }.map(readRate) + [
            ReportSection.reach, ReportSection.otherSuites,
          ]),
      chapter("print-grade", "Print grade", [ReportSection.printGrades]),
      chapter("contents", "Contents", [ReportSection.contents]),
      chapter(
        "speed", "Speed", first: ReportSection.views(summary),
        [
          ReportSection.latencyCurves, ReportSection.shapeLatencies, ReportSection.usage,
          ReportSection.maskSpeeds,
          ReportSection.formatCosts,
          ReportSection.callDistribution,
        ]),
      chapter(
        "frames", "Frames",
        [
          ReportSection.misreads, ReportSection.falsePositives, ReportSection.together,
          ReportSection.disagreements, ReportSection.unread,
          ReportSection.maskControl, ReportSection.failures,
        ]),
      chapter("claims-and-rules", "Claims and rules", [ReportSection.claims, ReportSection.rules]),
      chapter(
        "method", "Method and machine", [ReportSection.latencyTrust, ReportSection.repetition]),
    ]
    return chapters.filter { !$0.sections.isEmpty }
  }
}
