import Chapters
import Document
import Findings
import Judging
import Records
import Summaries

extension DatasheetRecord {
  /// The page of the
  var content: ReportContent {
    ReportContent(
      title: "\(engine.label): what it reads"
        + (beside.map { ", beside \($0.label)" } ?? ""),
      subtitle: subtitle,
      sections: [limitSection, differenceSection, rangeSection, curves, settings].compactMap(\.self)
    )
  }

  private var subtitle: String {
    "\(engine.engine) \(engine.version)"
      + (beside.map { " and \($0.engine) \($0.version)" } ?? "")
      + ", measured on rendered frames with ScanBench \(scanbenchVersion), \(startedAt). "
      + "No conformity to any standard is claimed."
  }

  // MARK: Limits

  private var limitSection: ReportSection {
    let plain = limits.filter {
      $0.parameter != SweptAxis.distance.name || ranges == nil
    }
    let others = besideLimits ?? []
    let (subjects, groups) = plain.grouped(by: LimitQuestion.init)
    let symbologies = plain.grouped(by: \.symbology).keys
    return ReportSection(
      id: "limits", title: "Limits",
      paragraphs: [limits.explanation]
        + (unclaimed.map { ["Not claimed by this reader: \(Wording.list($0))."] } ?? []),
      tables: subjects.isEmpty
        ? []
        : [
          ReportTable(
            caption: others.isEmpty
              ? "Limits by symbology"
              : "Limits by symbology; after the stroke those of \(beside?.label ?? "")",
            columns: ["parameter"] + symbologies,
            rows: subjects.map { subject in
              [subject.heading(among: subjects)]
                + symbologies.map { symbology in
                  cell(
                    (groups[subject] ?? []).first { $0.symbology == symbology },
                    others.first { $0.symbology == symbology && LimitQuestion($0) == subject })
                }
            })
        ])
  }

  private func cell(_ limit: LimitRecord?, _ other: LimitRecord?) -> ReportTable.Cell {
    guard let limit else { return .absent("not tried") }
    var cell = limit.cell
    if beside != nil { cell.text += " | " + (other.map { $0.words } ?? "–") }
    return cell
  }

  private var differenceSection: ReportSection? {
    guard let differences, let beside else { return nil }
    return ReportSection(
      id: "differences", title: "Where the two are shown to differ",
      paragraphs: [
        differences.isEmpty
          ? "No limit of \(engine.label) and \(beside.label) is shown to differ."
          : "One reaches the target where the other is shown to fall short; both statements hold with 90 % at least."
      ],
      tables: differences.isEmpty
        ? []
        : [
          ReportTable(
            caption: "Shown differences",
            columns: [
              "parameter", "symbology", "goes farther", "reaches", "the other falls short at",
            ],
            rows: differences.map { difference in
              let axis = SweptAxis(difference.parameter)
              let bound = difference.isDescending ? "down to " : "up to "
              return [
                ReportTable.Cell(
                  SweptAxis(difference.parameter).standardName,
                  note: (["suite \(difference.suite)"]
                    + Wording.setting(difference.setting, named: difference.namedCondition))
                    .joined(separator: ", ")),
                .init(difference.symbology), .init(difference.farther),
                .number(bound + axis.text(difference.reaches)),
                .number(axis.text(difference.otherFails)),
              ]
            })
        ])
  }

  // MARK: Reading range

  private var rangeSection: ReportSection? {
    guard let ranges else { return nil }
    let (keys, groups) = ranges.grouped(by: RangeKey.init)
    let styles = EngineStyle.styles(
      labelled: [engine.label] + [beside?.label].compactMap(\.self))
    let farthest =
      limits.filter { $0.parameter == SweptAxis.distance.name }
      .flatMap { $0.steps.map(\.value) }.max() ?? 1
    return ReportSection(
      id: "reading-range", title: "Reading range",
      paragraphs: [
        "From the nearest to the farthest distance at which, and at all tried between it and the start, the target is reached, for each "
          + "X-dimension: the width of a code's narrowest element."
      ],
      tables: rangeTables,
      figureGroups: [
        FigureGroup(
          title: "Reading range diagram", columns: 4,
          legend: styles.count > 1
            ? styles.map(\.legendEntry) : [],
          figures: keys.enumerated().map { number, key in
            let others = (besideRanges ?? []).filter { RangeKey($0) == key }
            let shown = [groups[key] ?? []] + (beside == nil ? [] : [others])
            return Figure(
              caption: key.title, note: "",
              plot: .readingRanges(
                zip(styles, shown).map { (style: $0, ranges: $1) }, symbology: key.symbology,
                farthest: farthest, name: "range_\(number)"))
          })
      ])
  }

  // MARK: Curves and settings

  private var curves: ReportSection? {
    let swept = limits.filter {
      $0.parameter != SweptAxis.distance.name && $0.steps.count > 1
    }
    let (keys, groups) = swept.grouped(by: LimitQuestion.init)
    guard !keys.isEmpty else { return nil }
    let symbologies = swept.grouped(by: \.symbology).keys
    return ReportSection(
      id: "curves", title: "Read rates",
      figureGroups: [
        FigureGroup(
          title:
            "Frames read of frames shown, with 95 % Clopper–Pearson intervals as if sampling had not adapted",
          columns: 4,
          legend: EngineStyle.styles(labelled: symbologies).map(\.legendEntry),
          figures: keys.enumerated().compactMap { number, key in
            Figure.limitCurve(groups[key] ?? [], name: "limit_\(number)")
          })
      ])
  }

  private var settings: ReportSection {
    let options = engine.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let (samplings, _) = suites.grouped(by: Self.sampling)
    let alike = samplings.count == 1
    let rows: [[ReportTable.Cell]] =
      [
        [
          .init("reader"),
          .init("\(engine.engine) \(engine.version)", note: engine.note ?? ""),
        ],
        [
          .init("options"),
          .init(options.isEmpty ? "the library's own" : options.joined(separator: ", ")),
        ],
      ] + (alike ? [[.init("all suites"), .init(samplings[0])]] : [])
      + suites.map { suite in
        [
          .init("suite \(suite.name)", note: suite.purpose),
          .init(
            ((suite.common ?? []) + (alike ? [] : [Self.sampling(suite)])
              + ["SHA-256 \(suite.sha256.prefix(12))…"]).joined(separator: ", ")),
        ]
      } + [
        [.init("command"), .init(commandLine.joined(separator: " "), kind: .code)],
        [.init("machine"), .init(machine.kind)],
        [
          .init("standards"),
          .init(
            "Words are those of ISO/IEC 15423; the targets, the codes and the camera are ScanBench's. What that standard asks of real charts and "
              + "light was not done."),
        ],
      ]
    return ReportSection(
      id: "settings", title: "How it was measured",
      tables: [
        ReportTable(caption: "The reader, its suites and the machine", columns: [], rows: rows)
      ])
  }

  private static func sampling(_ suite: SuiteRecord) -> String {
    "profile \(suite.profile), seed \(suite.seed), target \(Wording.percent(suite.target ?? 0))"
  }
}
