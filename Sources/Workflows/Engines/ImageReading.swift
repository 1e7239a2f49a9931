package import Barcodes
import EngineHosting
import Foundation
import Photographs
package import Records
package import Runner

/// Has an engine read single images.
package enum ImageReading {
  package enum ImageReadingOutcome { case answered, unanswered, unreadable }

  /// Reads images, and says on standard error which cannot be read.
  ///
  /// - Parameter tell: called with the lines on an image.
  package static func read(
    _ images: [String], engine path: String, options: [String: String], mask: FormatMask,
    view: FrameView, limits: EngineLimits, tell: (String) -> Void
  ) throws -> ImageReadingOutcome {
    let reader = SingleImageReader(
      path: path, options: options, mask: mask, view: view, limits: limits,
      log: EngineLog(.standardError))
    var (isAnswered, areRead) = (true, true)
    for source in images.flatMap(PictureSource.all(inFile:)) {
      do {
        let photograph = try Photograph(source)
        let answer = try reader.read(photograph.image)
        let notes = photograph.notes.map { "; \($0)" }.joined()
        tell("\(VisibleText.line("\(source.name): \(answer.head)\(notes)"))\(answer.codes)")
        isAnswered = isAnswered && answer.isAnswer
      } catch let error as PhotographError {
        // The others can be read all the same.
        StandardError.report("scanbench: \(VisibleText.line("\(error)"))")
        areRead = false
      }
    }
    return areRead ? isAnswered ? .answered : .unanswered : .unreadable
  }
}

extension EngineAnswer {
  /// For people: how the engine answered.
  fileprivate var head: String {
    switch self {
    case .answered(let decodes, let nanoseconds):
      let milliseconds = (Double(nanoseconds) / 1e6).formatted(
        .number.precision(.fractionLength(1)))
      let count = decodes.count == 1 ? "1 code" : "\(decodes.count) codes"
      return "\(count) in \(milliseconds) ms"
    case .failed(let reason): return reason
    }
  }

  /// A line for each code, after the head.
  fileprivate var codes: String {
    guard case .answered(let decodes, _) = self else { return "" }
    return decodes.map { "\n  \(VisibleText.line($0.line))" }.joined()
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
