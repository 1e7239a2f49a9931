import Photographed
import Photographs
import Storage
import Suites

extension Corpora {
  private static let mark = "Made by 'scanbench camera profile'; facts of photographs, no pictures."
  /// Below this a camera is hardly more than its codes, one by one.
  private static let fewDraws = 30

  /// Makes a camera of measured photographs, writes its profile, and returns lines to print.
  ///
  /// - Parameters:
  ///   - blur: the blur that is taken, in pixels.
  ///   - mostUnexplained: the share of a picture's variance that its fit may leave unexplained.
  package static func draftCamera(
    of measured: [String], blur: ClosedRange<Double>, mostUnexplained: Double, name: String,
    source: String, to output: String
  ) throws -> [String] {
    let pictures = ProfileDraft.distinct(try measured.map { try CodeMeasurement.all(inFile: $0) })
    let draft = ProfileDraft(pictures.taken, blur: blur, mostUnexplained: mostUnexplained)
    guard draft.count > 0 else {
      throw UsageError("no photograph has so much blur and a fit so good; nothing is written")
    }
    let borrowed = "have no flat place, and the noise of the code that is most alike in light"
    let comment = [
      mark,
      "\(draft.count) codes, blur of \(blur.lowerBound) to \(blur.upperBound) px, unexplained at most \(mostUnexplained).",
      "\(draft.borrowedCount) of them \(borrowed).",
    ]
    let data = draft.yaml(name: name, source: source, comment: comment)
    // A person may have changed one of ours.
    try OutputFile.write(data, to: output, ofKind: "profile of just this") { $0 == data }
    var lines = ["\(output): \(draft.count) draws"]
    if draft.borrowedCount > 0 { lines.append("  \(draft.borrowedCount) \(borrowed)") }
    if pictures.repeated > 0 {
      lines.append(
        "  \(pictures.repeated) measurements are of pictures that were measured before, pixel for pixel, and count once"
      )
    }
    if draft.count < fewDraws {
      lines.append(
        "  that is few: frames are drawn from \(CameraProfile.fewestNear) or more codes of about their module width"
      )
    }
    return lines
  }
}
