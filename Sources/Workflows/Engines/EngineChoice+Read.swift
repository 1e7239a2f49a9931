package import Barcodes
import EngineHosting
import Foundation
import Photographs
package import Records
package import Runner

extension EngineChoice {
  /// Has the engine read single images, and says on standard error which cannot be read.
  ///
  /// - Parameter tell: called with the lines on an image.
  /// - Returns: the exit code: 1 where the engine did not answer, and that of bad input where an image cannot be read.
  package func read(
    _ images: [String], mask: FormatMask, view: FrameView, limits: EngineLimits,
    tell: (String) -> Void
  ) throws -> Int32 {
    var (isAnswered, areRead) = (true, true)
    for source in images.flatMap(PictureSource.all(inFile:)) {
      do {
        let photograph = try Photograph(source)
        let trial = try trial(of: photograph.image, mask: mask, view: view, limits: limits)
        let notes = photograph.notes.map { "; \($0)" }.joined()
        tell("\(VisibleText.line("\(source.name): \(trial.head)\(notes)"))\(trial.codes)")
        isAnswered = isAnswered && trial.status == .ok
      } catch let error as PhotographError {
        // The others can be read all the same.
        CommandProcess.report("scanbench: \(VisibleText.line("\(error)"))")
        areRead = false
      }
    }
    guard areRead else { return FailureCode.badInput.rawValue }
    return isAnswered ? 0 : 1
  }

  /// Has a new process of the engine read an image of which nothing is known.
  ///
  /// - Throws: `EngineError` if the engine does not start or refuses its options.
  private func trial(
    of image: GreyImage, mask: FormatMask, view: FrameView, limits: EngineLimits
  ) throws(EngineError) -> TrialRecord {
    let engine = try EngineUnderTest(
      label: path, path: path, options: options, log: EngineLog(.standardError),
      limits: limits)
    defer { engine.quit() }
    let frame = FrameRecord(
      frame: "image", width: image.width, height: image.height, pixelsSHA256: "", seed: 0,
      point: [:], condition: Condition(), codes: [])
    return engine.trial(of: image, frame, mask: mask, view: view, warmup: 0, repeats: 1)
  }
}

extension TrialRecord {
  /// For people: how the engine answered.
  fileprivate var head: String {
    guard status == .ok else {
      return "\(status.rawValue): \(message ?? "the engine claims none of \(formatMask.name)")"
    }
    let milliseconds = (Double(durationsNanoseconds.first ?? 0) / 1e6).formatted(
      .number.precision(.fractionLength(1)))
    let count = decodes.count == 1 ? "1 code" : "\(decodes.count) codes"
    return "\(count) in \(milliseconds) ms"
  }

  /// A line for each code, after the head.
  fileprivate var codes: String {
    decodes.map { "\n  \(VisibleText.line($0.decode.line))" }.joined()
  }
}

extension Decode {
  fileprivate var line: String {
    let corners = self.corners.map { quad in
      " at "
        + quad.corners.map { "(\(Int($0.x.rounded())), \(Int($0.y.rounded())))" }.joined(
          separator: " ")
    }
    return "\(symbology?.name ?? "other") \"\(text)\"\(corners ?? "")"
  }
}
