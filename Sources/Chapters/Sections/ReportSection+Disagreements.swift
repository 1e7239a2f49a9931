import Barcodes
package import Document
import Records
package import Summaries

/// Frames that one engine reads and another does not, with their pictures.
extension ReportSection {
  package static func disagreements(_ summary: Summary) -> ReportSection? {
    guard let record = summary.disagreements, !record.counts.isEmpty else { return nil }
    var section = ReportSection(id: "disagreements", title: "Frames on which engines disagree")
    guard record.counts.contains(where: { $0.count > 0 }) else {
      let asked = Wording.count(record.counts.map(\.asked).max() ?? 0, "frame")
      section.paragraphs = [
        "None: what one engine read whole, each other that was asked for the same read, too, in \(asked)."
      ]
      return section
    }
    let shown = Array(record.frames.prefix(FrameExample.limit))
    section.paragraphs = [
      "One engine read every code of the frame, and another, asked for the same symbologies, did "
        + "not. Frames that both read or both did not read are no difference between them."
    ]
    if shown.count < record.frames.count {
      section.paragraphs.append(
        "The \(shown.count) frames shown are spread over suites, symbologies and conditions; "
          + "summary.json lists more, trials.jsonl all.")
    }
    section.tables = [table(record, summary.run.engines)]
    section.examples = FrameExample.examples(shown, summary.run.suites)
    return section
  }

  private static func table(
    _ record: DisagreementRecord, _ engines: [EngineRecord]
  ) -> ReportTable {
    ReportTable(
      caption: "Frames over all suites and masks, read by one engine (rows) and not by another "
        + "(columns); n is the number that both were asked",
      columns: ["read by"] + engines.map { "not by \($0.label)" },
      rows: engines.map { reader in
        [.init(reader.label)]
          + engines.map { other in
            record.counts.first { $0.readBy == reader.label && $0.notBy == other.label }
              .map { .number(Wording.count($0.count), note: "n = \(Wording.count($0.asked))") }
              ?? .absent(reader.label == other.label ? "–" : "not tried")
          }
      })
  }
}

extension FrameExample {
  static func examples(
    _ findings: [FrameFinding<Disagreement>], _ suites: [SuiteRecord]
  ) -> [FrameExample] {
    findings.sorted {
      ($0.frame, $0.mask, $0.view ?? "") < ($1.frame, $1.mask, $1.view ?? "")
    }
    .map { FrameExample($0, suites: suites) }
  }

  fileprivate init(_ frame: FrameFinding<Disagreement>, suites: [SuiteRecord]) {
    self.init(
      frame: frame.frame,
      place: frame.id.place(isQuestionNamed: true),
      truth: Self.text(frame.truth, none: "no code"),
      readings: frame.readings.map { reading in
        (reader: reading.engine, text: Self.text(reading, codes: frame.truth.count))
      },
      engines: frame.readings.filter { $0.correct < frame.truth.count }.map(\.engine),
      hasPicture: frame.picture != nil,
      command: ShellWords.showing(frame: frame.frame, suites: suites))
  }

  private static func text(_ reading: DisagreementReading, codes: Int) -> String {
    if let failure = reading.failure { return VisibleText.of(failure) }
    let decodes = text(reading.decodes, none: "nothing")
    if reading.correct == codes { return "correct, \(decodes)" }
    return codes > 1 ? "\(reading.correct) of \(codes) correct, \(decodes)" : decodes
  }
}
