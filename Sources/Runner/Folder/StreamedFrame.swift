import Records

/// A frame of a stream with what its turns made of it; its pixels can be rendered again.
struct StreamedFrame: Sendable {
  var record: FrameRecord
  var trials: [TrialRecord]
}
