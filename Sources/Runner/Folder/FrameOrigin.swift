import CorpusRendering
import Photographed
import Records

/// What tells a frame of a run from one of the same name in another: what it is drawn from, or the pixels that it has.
struct FrameOrigin {
  var seed: UInt64
  /// Nil of frames that are yet to be rendered.
  var pixelsSHA256: String?

  func isOf(_ frame: FrameRecord) -> Bool {
    frame.seed == seed && pixelsSHA256.map { $0 == frame.pixelsSHA256 } ?? true
  }
}

extension RunInput {
  /// Of the frame at an index.
  func origin(ofFrame index: Int) -> FrameOrigin {
    switch self {
    case .suite(let plan): FrameOrigin(seed: plan[index].seed)
    case .corpus(let corpus, _):
      FrameOrigin(seed: corpus.frames[index].seed, pixelsSHA256: corpus.frames[index].pixelsSHA256)
    }
  }
}
