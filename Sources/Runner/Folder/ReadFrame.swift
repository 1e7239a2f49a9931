import Records

/// A frame with what its engines made of it, in the order of their turns. Its pixels are beside it, or can be rendered again.
typealias ReadFrame = (record: FrameRecord, trials: [TrialRecord])
