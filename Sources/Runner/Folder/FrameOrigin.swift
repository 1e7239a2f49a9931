import CorpusRendering
import Records

/// The origin of a frame, which tells it from one of the same name in another run: its seed, and
/// its pixels if they are known.
struct FrameOrigin {
  var seed: UInt64
  /// The hash of the pixels; nil for frames that are yet to be rendered.
  var pixelsSHA256: String?

  func isOf(_ frame: FrameRecord) -> Bool {
    frame.seed == seed && pixelsSHA256.map { $0 == frame.pixelsSHA256 } ?? true
  }
}

extension RunInput {
  /// Returns the origin of the frame at an index.
  func origin(ofFrame index: Int) -> FrameOrigin {
    switch self {
    case .suite(let plan): FrameOrigin(seed: plan[index].seed)
    case .corpus(let corpus):
      FrameOrigin(seed: corpus.frames[index].seed, pixelsSHA256: corpus.frames[index].pixelsSHA256)
    }
  }
}
