import CorpusRendering
import Photographed
import Records

/// The seed of a frame, and its pixels if known, which tell it from one of its name in another run.
struct FrameOrigin {
  var seed: UInt64
  /// The hash of the pixels; nil for frames that are yet to be rendered.
  var pixelsSHA256: String?

  func isOf(_ frame: FrameRecord) -> Bool {
    frame.seed == seed && pixelsSHA256.map { $0 == frame.pixelsSHA256 } ?? true
  }
}

extension RunInput {
  func origin(ofFrame index: Int) -> FrameOrigin {
    switch self {
    case .suite(let plan): FrameOrigin(seed: plan[index].seed)
    case .corpus(let corpus, _):
      FrameOrigin(seed: corpus.frames[index].seed, pixelsSHA256: corpus.frames[index].pixelsSHA256)
    }
  }
}
