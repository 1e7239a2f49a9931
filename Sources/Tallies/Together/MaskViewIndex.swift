import Barcodes
package import Records

/// One question to one engine: a frame, with a mask and in a view. By numbers, since there may be a million of them.
package struct Question: Hashable {
  /// The frame's place in its run.
  package let frame: UInt32
  /// The place of mask and view among those that have come.
  let manner: UInt32
}

/// The masks and views that have come in trials, in the order of their coming.
package struct MaskViewIndex {
  private var places: [FormatMask: [String?: UInt32]] = [:]
  private var count: UInt32 = 0

  package init() {}

  /// - Parameter frame: the place of the trial's frame in a run.
  package mutating func question(of trial: TrialRecord, frame: Int) -> Question {
    let mask = trial.formatMask
    if let place = places[mask]?[trial.view] {
      return Question(frame: UInt32(frame), manner: place)
    }
    defer { count += 1 }
    places[mask, default: [:]][trial.view] = count
    return Question(frame: UInt32(frame), manner: count)
  }
}
