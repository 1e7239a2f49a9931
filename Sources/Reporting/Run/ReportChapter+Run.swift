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
      { ReadRateSection.section(family, $0, $1) }
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
        sections: PhotographRuleSection.sections(summary) + PhotographSection.sections(summary)
          + [TwinSection.section(summary, styles)].compactMap(\.self)),
      chapter("shown", "Scanners", [RecordedScannerSection.section]),
      ReportChapter(
        id: "chapter-live", title: "Live scanning", sections: LiveSection.sections(summary, styles)),
      chapter("choices", "Choosing", [ChoiceSection.section]),
      chapter(
        "module-width", "Module width",
        first: [VerdictSection.section, DistanceSection.section].compactMap { $0(summary, styles) }
          + WidthVerdictSection.sections(summary, styles),
        [
          SensitivitySection.section, NecessitySection.section, ThresholdSection.section,
          readRate(.width),
          ModuleHeightSection.section, WideCodeSection.section,
        ]),
      chapter(
        "conditions", "Conditions",
        [
          LimitSection.section, ConditionSection.section, FocusSection.section,
          BlurMapSection.section, PairedSettingSection.section,
        ]
          + AxisFamily.allCases.filter { $0 != .width }.map(readRate) + [
            ReachSection.section, OtherSuitesSection.section,
          ]),
      chapter("print-grade", "Print grade", [PrintGradeSection.section]),
      chapter("contents", "Contents", [ContentSection.section]),
      chapter(
        "speed", "Speed", first: ViewSection.sections(summary),
        [
          LatencyCurveSection.section, ShapeLatencySection.section, UsageSection.section,
          MaskSpeedSection.section,
          FormatCostSection.section,
          CallDistributionSection.section,
        ]),
      chapter(
        "frames", "Frames",
        [
          MisreadSection.section, FalsePositiveSection.section, TogetherSection.section,
          DisagreementSection.section, UnreadSection.section,
          MaskControlSection.section, FailureSection.section,
        ]),
      chapter("claims-and-rules", "Claims and rules", [ClaimSection.section, RuleSection.section]),
      chapter(
        "method", "Method and machine", [LatencyTrustSection.section, RepetitionSection.section]),
    ]
    return chapters.filter { !$0.sections.isEmpty }
  }
}
