import Barcodes
package import Document
import Records
package import Summaries

/// Everything needed to repeat the run.
extension ReportSection {
  package static func repetition(_ summary: Summary) -> ReportSection? {
    let run = summary.run
    return ReportSection(
      id: "repeat", title: "To repeat this run",
      paragraphs: [
        "The same suites and seeds give the same pixels on every machine; times belong to this "
          + "machine."
      ],
      tables: [command(summary), machine(run.machine), engines(run.engines), suites(run.suites)])
  }

  private static func command(_ summary: Summary) -> ReportTable {
    let run = summary.run
    let totals = summary.totals
    return pairs(
      "Run",
      [
        ("command line", code(ShellWords.line(run.commandLine))),
        ("scanbench", .init("\(run.scanbenchVersion), \(run.build) build")),
        ("started", .init(run.startedAt)),
        (
          "finished",
          .init(run.finishedAt ?? "no; --resume goes on with it")
        ),
        ("frames", .init(Wording.count(totals.frames))),
        ("trials", .init(Wording.count(totals.trials))),
        ("timed calls", .init(Wording.count(totals.calls))),
      ])
  }

  private static func machine(_ machine: MachineRecord) -> ReportTable {
    let gibibytes = Double(machine.memoryBytes) / Double(1 << 30)
    return pairs(
      "Machine",
      [
        ("processor", .init(VisibleText.of(machine.processor))),
        ("logical cores", .init(String(machine.logicalCores))),
        ("memory", .init("\(Wording.significant(gibibytes)) GiB")),
        ("architecture", .init(machine.architecture)),
        ("operating system", .init(VisibleText.of(machine.operatingSystem))),
        ("kernel", .init(VisibleText.of(machine.kernel))),
      ])
  }

  private static func engines(_ engines: [EngineRecord]) -> ReportTable {
    ReportTable(
      caption: "Engines",
      columns: ["engine", "library", "version", "options", "symbologies", "path"],
      rows: engines.map { engine in
        let options = engine.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return [
          .init(engine.label),
          .init(engine.engine, note: engine.note.map { VisibleText.of($0) } ?? ""),
          .init(engine.version),
          code(options.joined(separator: " ")),
          .init(
            engine.symbologies.map(\.name).joined(separator: " "),
            note: "\(engine.symbologies.count) of 13"),
          code(engine.path),
        ]
      })
  }

  private static func suites(_ suites: [SuiteRecord]) -> ReportTable {
    ReportTable(
      caption: "Suites",
      columns: [
        "suite", "profile", "seed", "frames", "masks", "calls", "purpose", "path", "SHA-256",
      ],
      rows: suites.map { suite in
        [
          .init(suite.name), .init(suite.profile), .init(String(suite.seed)),
          .number(Wording.count(suite.frames)),
          .init(suite.masks.map(\.description).joined(separator: " ")),
          .init("\(suite.repeats) timed", note: "\(suite.warmup) to warm up"),
          .init(VisibleText.of(suite.purpose)), code(suite.path), code(suite.sha256),
        ]
      })
  }

  private static func pairs(
    _ caption: String, _ pairs: [(String, ReportTable.Cell)]
  ) -> ReportTable {
    ReportTable(caption: caption, columns: [], rows: pairs.map { [.init($0.0), $0.1] })
  }

  private static func code(_ text: String) -> ReportTable.Cell {
    .init(VisibleText.of(text, limit: 2000), kind: .code)
  }
}
