package import Document
package import Records
package import Summaries

/// The time until the right content is accepted in a suite's streams, by an application's settings.
extension ReportSection {
  package static func liveID(_ suite: SuiteRecord) -> String { "live-\(suite.name)" }

  package static func live(_ summary: Summary) -> [ReportSection] {
    guard let live = summary.live else { return [] }
    return summary.run.suites.filter { $0.stream != nil }.map { suite in
      let scenes = LiveScene.scenes(live, of: suite)
      var section = ReportSection(
        id: liveID(suite), title: "Live: \(suite.name)",
        paragraphs: [suite.purpose] + introduction(suite),
        tables: [ReportTable.liveSettings(scenes, summary.run.engines)].compactMap(\.self)
          + ReportTable.livePolicies(scenes, summary.run.engines)
          + [ReportTable.liveContrasts(live.contrasts, suite)].compactMap(\.self))
      // Tables of several suites are told apart by their captions.
      section.tables = section.tables.map { $0.captioned(of: suite) }
      section.figureGroups = FigureGroup.liveCurves(scenes, summary.run.styles)
      section.detailTables = [
        ReportTable.wrongAccepts(live, suite), ReportTable.liveCells(scenes),
      ].compactMap { $0?.captioned(of: suite) }
      section.strips =
        live.strips?.filter { $0.suite == suite.name }.map(FilmStripFigure.init) ?? []
      return section
    }
  }

  private static func introduction(_ suite: SuiteRecord) -> [String] {
    guard let stream = suite.stream else { return [] }
    let common =
      suite.common.map {
        [
          "Set for all scans: \($0.joined(separator: ", ")). Movement, exposure and focus change distance, blur and noise from frame to frame."
        ]
      } ?? []
    return common + [
      "\(Wording.plain(stream.framesPerSecond)) frames a second for at most \(Wording.seconds(stream.seconds)), "
        + "\(Wording.count(stream.scans, "scan")) of each symbology\(suite.conditionWords == nil ? "" : " under each condition"). "
        + "\(sharing(suite, stream)) A frame that comes while the "
        + "reader is busy: \(stream.dropping.joined(separator: " or ")). The reader takes as long as it took on this machine for that very "
        + "frame, on a clock of the stream's own. "
        + (stream.wantsAll
          ? "All codes are wanted, one after the other, until the stream is over."
          : "A scan is over with the first right content that is accepted; one that never succeeds is censored at its end. A wrong "
            + "content that is accepted is counted, and the scan goes on.")
    ]
  }

  private static func sharing(_ suite: SuiteRecord, _ stream: StreamRecord) -> String {
    let arePaired = stream.pairedConditions != nil || suite.reference != nil
    let own =
      (suite.pairedAxes?.contains("frame_width_px") == true ? [] : ["frame sizes"])
      + (arePaired || suite.conditionWords == nil ? [] : ["conditions"])
    guard !own.isEmpty else { return "All settings are compared on the same scans." }
    return "Settings are compared on the same scans; different \(own.joined(separator: " and "))"
      + " have their own."
  }
}

extension ReportTable {
  fileprivate func captioned(of suite: SuiteRecord) -> ReportTable {
    var table = self
    table.caption = "\(suite.name): \(caption)"
    return table
  }
}
