import Records

/// Trials that are read again when all have come, since they need their frames' whole lines.
struct DeferredTrials {
  private var places: [(offset: UInt64, mask: MaskName)] = []

  var isEmpty: Bool { places.isEmpty }

  /// - Parameter offset: where in the file the trial's line begins, in bytes.
  mutating func add(at offset: UInt64, mask: MaskName) { places.append((offset, mask)) }

  /// Calls `body` with each trial, the name of its mask, and its frame's line, in the order in which they came.
  ///
  /// - Throws: `RecordError`, where they cannot be read again, and what `body` throws.
  func forEach(
    in folder: RunFolder, _ body: (TrialRecord, _ mask: MaskName, FrameLine) throws -> Void
  ) throws {
    guard !isEmpty else { return }
    var trials = try folder.trialPicker()
    var lines = try folder.frames.linePicker()
    for place in places {
      guard let trial = try trials.record(at: place.offset),
        let line = try folder.frames.line(of: trial.frame, from: &lines)
      else { continue }
      try body(trial, place.mask, line)
    }
  }
}
