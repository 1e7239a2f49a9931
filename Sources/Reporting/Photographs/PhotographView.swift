import Barcodes
import Document
import Records
import Summaries
import Tallies

/// The data of photograph.mustache. The template finds the values by these names.
struct PhotographView {
  let name: String
  let classes: String
  let size: String
  /// As it is shown, in pixels of the screen.
  let image: (file: String, width: Int, height: Int)?
  let link: String
  let outlines: String
  /// Nil where no truth is to be shown.
  let truth: String?
  let readings: [PhotographAnswer]
  let notes: [String]
  let fault: String

  /// The smallest side to which small pictures are enlarged, in pixels of the screen.
  private static let leastSide = 160

  /// - Parameter hasTruth: true if there is a truth at all, which may lack this picture.
  init(_ reading: PictureReading, engines: [PhotographEngine], hasTruth: Bool, link: String) {
    name = VisibleText.of(reading.picture)
    self.link = link
    size = Self.size(of: reading)
    let thumbnail = reading.thumbnail
    let enlargement = thumbnail.map { max(1, Self.leastSide / max($0.width, $0.height)) } ?? 1
    image = thumbnail.map { ($0.file, $0.width * enlargement, $0.height * enlargement) }
    outlines = reading.outlines(by: engines)
    truth = hasTruth && reading.fault == nil ? Self.truth(of: reading) : nil
    let alone = reading.agreement == .differ ? reading.aloneDecodes : []
    readings = zip(reading.readings, engines).enumerated().map { index, pair in
      PhotographAnswer(pair.0, by: pair.1, alone: alone.isEmpty ? [] : alone[index])
    }
    classes = readings.flatMap { answer in
      answer.findings.map { "\(answer.engine.id)-\($0.rawValue)" }
    }.joined(separator: " ")
    notes = (reading.notes ?? []).map { VisibleText.of($0) }
    fault = VisibleText.of(reading.fault ?? "")
  }

  private static func size(of reading: PictureReading) -> String {
    guard let width = reading.width, let height = reading.height else { return "" }
    return HTMLText.unbroken("\(width) × \(height) px, \(reading.format ?? "")")
  }

  private static func truth(of reading: PictureReading) -> String {
    guard let codes = reading.codes else { return "not known" }
    let known = codes.map { PhotographAnswer.text($0.symbology, $0.text) }
    let others = (reading.others ?? []).map { other in
      "\(VisibleText.of(other.kind, limit: 40)), which counts neither way"
    }
    let all = known + others
    return all.isEmpty ? "no code" : all.joined(separator: " · ")
  }
}
