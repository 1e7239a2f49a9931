import Summaries

/// The basis on which two runs are held against one another, with the words for the outcome.
package enum ComparisonBasis {
  /// The answers to each frame.
  case frames
  /// The counts of two summaries, which have no frames: what was lost on one and gained on another is not seen.
  case counts

  /// The counted unit, in the singular.
  package var unit: String {
    switch self {
    case .frames: "frame"
    case .counts: "code"
    }
  }

  /// Heads of columns: what was lost, gained, misread, no longer misread, and ended the engine's process.
  package var columns: [String] {
    switch self {
    case .frames: ["lost", "gained", "newly misread", "no longer misread", "process newly ended"]
    case .counts: ["fewer read", "more read", "more misread", "fewer misread", "more crashes"]
    }
  }

  /// The change that needs no test.
  package var worseByItself: String {
    switch self {
    case .frames:
      "any frame on which the engine's process newly ended, by a crash or for want of an answer in time"
    case .counts: "any crash more"
    }
  }

  /// `3 of 405 frames lost and 1 gained`
  package func change(lost: Int, gained: Int, of count: Int) -> String {
    let (total, less, more) = (
      Wording.count(count, unit), Wording.count(lost), Wording.count(gained)
    )
    return switch self {
    case .frames: "\(less) of \(total) lost and \(more) gained"
    case .counts: "\(less) fewer and \(more) more of \(total) read"
    }
  }

  /// `2 frames newly misread and 1 no longer`; `none newly misread`
  package func misreads(_ count: Int, gone: Int) -> String {
    switch self {
    case .frames:
      (count == 0 ? "none newly misread" : "\(Wording.count(count, unit)) newly misread")
        + (count + gone == 0 ? "" : " and \(Wording.count(gone)) no longer")
    case .counts: count == 0 ? "none more misread" : "\(Wording.count(count, unit)) more misread"
    }
  }

  /// `1 frame newly ended the engine's process`
  package func deaths(_ count: Int) -> String {
    switch self {
    case .frames: "\(Wording.count(count, unit)) newly ended the engine's process"
    case .counts: "the engine's process ended \(Wording.count(count, "time")) more"
    }
  }
}
