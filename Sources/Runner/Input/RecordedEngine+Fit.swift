import Barcodes
import CorpusRendering
import Photographed
import Records
package import Suites

extension RecordedEngine {
  /// Refuses a recording of which nothing would count, before anything is read.
  ///
  /// - Parameter isAlone: true if only recordings read, so that inputs in which they do not count
  ///   have no results.
  /// - Throws: `RecordError`, and the errors of making a frame.
  package func checkFit(_ inputs: [RunInput], masks: [MaskChoice]?, isAlone: Bool) throws {
    let fixed = inputs.filter(\.hasFixedFrames)
    if let other = inputs.first(where: { !$0.hasFixedFrames }), isAlone || fixed.isEmpty {
      throw RecordError.unfit(
        path: record.path,
        reason:
          "recordings do not count in suite '\(other.suite.name)', \(other.reasonAgainstRecordings); name a corpus, or "
          + "a suite without that")
    }
    var reason: String?
    for input in fixed {
      guard let misfit = try misfit(with: input, masks ?? input.suite.masks) else { return }
      reason = reason ?? misfit
    }
    throw RecordError.unfit(
      path: record.path,
      reason:
        "it fits none of the frames (\(reason ?? "")); name the corpus, or the suite, profile and seed, that it was "
        + "recorded with, and --mask all")
  }

  /// Returns the reason that nothing of the recording counts in an input; nil if something does.
  private func misfit(with input: RunInput, _ masks: [MaskChoice]) throws -> String? {
    var reason: String?
    let source = input.makeSource()
    for index in recordedFrames(of: input) {
      // Of a corpus without its image.
      let frame =
        if case .corpus(let corpus, _) = input { corpus.frames[index] } else {
          try source(index).record
        }
      for mask in masks.masks(for: frame.codes.map(\.symbology)) {
        for view in input.suite.views {
          let trial = trial(of: frame, mask: mask, view: view.view(of: frame))
          guard !trial.status.isAsked else { return nil }
          reason = reason ?? "\(VisibleText.of(frame.frame)): \(trial.message ?? "")"
        }
      }
    }
    return reason ?? "nothing is recorded of them"
  }

  /// Returns the recorded frames' indices; a suite's by name, since it is not rendered yet.
  private func recordedFrames(of input: RunInput) -> [Int] {
    switch input {
    case .corpus(let corpus, _): corpus.frames.indices.filter { hasAnswer(for: corpus.frames[$0]) }
    case .suite(let plan): answeredNames.compactMap(plan.index(ofFrame:)).sorted()
    }
  }
}

extension RunInput {
  /// The reason that recordings do not count in this input, whose frames depend on the readers.
  fileprivate var reasonAgainstRecordings: String {
    if stream != nil { return "of which a stream is scanned" }
    return blockSampling != nil ? "whose calls are timed in blocks" : "whose sampling adapts"
  }
}
