import Barcodes
import CorpusRendering
import Records

/// A frame with what its engines made of it.
struct ReadFrame: Sendable {
  var frame: RenderedFrame
  /// In the order of their turns.
  var trials: [TrialRecord]
}
