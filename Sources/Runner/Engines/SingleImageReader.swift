package import Barcodes
package import EngineHosting
import EngineKit
package import Records

/// A reader of single images, each with a new process of one engine.
package struct SingleImageReader {
  private let path: String
  private let options: [String: String]
  private let mask: FormatMask
  private let view: FrameView
  private let limits: EngineLimits
  private let log: EngineLog

  /// - Parameter mask: the symbologies, of which the engine is asked for those that it claims.
  package init(
    path: String, options: [String: String], mask: FormatMask, view: FrameView,
    limits: EngineLimits, log: EngineLog
  ) {
    self.path = path
    self.options = options
    self.mask = mask
    self.view = view
    self.limits = limits
    self.log = log
  }

  /// - Throws: `EngineError` if the engine does not start or refuses its options.
  package func read(_ image: GreyImage) throws(EngineError) -> EngineAnswer {
    let engine = try EngineUnderTest(
      label: path, path: path, options: options, log: log, limits: limits)
    defer { engine.quit() }
    let frame = FrameRecord(
      frame: "image", width: image.width, height: image.height, pixelsSHA256: "", seed: 0,
      point: [:],
      condition: Condition(), codes: [])
    let trial = engine.trial(of: image, frame, mask: mask, view: view, warmup: 0, repeats: 1)
    guard trial.status == .ok else {
      let reason = trial.message ?? "the engine claims none of \(mask.name)"
      return .failed("\(trial.status.rawValue): \(reason)")
    }
    return .answered(
      trial.decodes.map(\.decode), nanoseconds: trial.durationsNanoseconds.first ?? 0)
  }
}

/// The result of reading an image.
package enum EngineAnswer {
  /// The codes that were read, and the duration of the call by the engine's clock.
  case answered([Decode], nanoseconds: Int64)
  /// The reason that there is no answer.
  case failed(String)

  package var isAnswer: Bool { if case .answered = self { true } else { false } }
}
