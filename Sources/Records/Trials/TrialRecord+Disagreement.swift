import Barcodes

extension TrialRecord {
  /// True if every true code that was asked for was read correctly.
  package var readsEverything: Bool {
    let asked = askedCodes
    return status == .ok && !asked.isEmpty && asked.allSatisfy { $0.outcome == .correct }
  }

  /// The trial's count towards a read rate: true if every code was read; nil where the engine was
  /// not asked.
  package var readsFrame: Bool? { status.isAsked ? readsEverything : nil }

  /// Those of `codes` that do not lie outside a region of interest, nor across its edge.
  package var askedCodes: [CodeOutcome] { codes.filter(\.outcome.isAsked) }

  /// True if every engine that was asked for a frame looked at it, and none read a code of it.
  ///
  /// - Parameter trials: of one frame.
  package static func areUnread(_ trials: [TrialRecord]) -> Bool {
    let asked = trials.filter(\.status.isAsked)
    return !asked.isEmpty && asked.allSatisfy(\.isUnread)
  }

  /// True if the engine looked at the frame, and read no code of it that was asked for.
  package var isUnread: Bool {
    let asked = askedCodes
    return status == .ok && !asked.isEmpty && !asked.contains { $0.outcome == .correct }
  }

  /// True if, of the engines that were asked, one read every code of a frame and another did not.
  ///
  /// - Parameter trials: of one frame; only those with the same mask and view are compared.
  package static func disagree(_ trials: [TrialRecord]) -> Bool {
    let asked = trials.filter(\.status.isAsked)
    return Dictionary(grouping: asked, by: \.formatMask).values.contains { ofMask in
      Dictionary(grouping: ofMask, by: \.view).values.contains { alike in
        Set(alike.map(\.readsEverything)).count == 2
      }
    }
  }
}
