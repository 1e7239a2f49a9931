import Barcodes
import CorpusRendering
import Photographed
import Records
package import Suites

extension RecordedEngine {
  /// Refuses, before anything is read, a recording of which nothing would count.
  ///
  /// - Parameters:
  ///   - masks: instead of the inputs' own.
  ///   - isAlone: whether recordings alone read, so that there is nothing of an input in which they do not count.
  /// - Throws: `RecordingFault`, and what making a frame throws.
  package func checkFit(_ inputs: [RunInput], masks: [MaskChoice]?, isAlone: Bool) throws {
    let fixed = inputs.filter(\.hasFixedFrames)
    if let other = inputs.first(where: { !$0.hasFixedFrames }), isAlone || fixed.isEmpty {
      throw RecordingFault(
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
    throw RecordingFault(
      path: record.path,
      reason:
        "it fits none of the frames (\(reason ?? "")); name the corpus, or the suite, profile and seed, that it was "
        + "recorded with, and --mask all")
  }

  /// Why nothing of it counts in an input; nil where something does.
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

  /// Their numbers; a suite's by their names, since its frames have yet to be rendered.
  private func recordedFrames(of input: RunInput) -> [Int] {
    switch input {
    case .corpus(let corpus, _): corpus.frames.indices.filter { hasAnswer(for: corpus.frames[$0]) }
    case .suite(let plan): answeredNames.compactMap(plan.index(ofFrame:)).sorted()
    }
  }
}

extension RunInput {
  /// Of one whose frames depend on who reads.
  fileprivate var reasonAgainstRecordings: String {
    if stream != nil { return "of which a stream is scanned" }
    return blockSampling != nil ? "whose calls are timed in blocks" : "whose sampling adapts"
  }
}

/// A recording of which nothing counts in a run.
package struct RecordingFault: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }
}
