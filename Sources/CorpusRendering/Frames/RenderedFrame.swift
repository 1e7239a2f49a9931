package import Barcodes
package import Photographed
package import Records
import Storage

/// A frame with its pixels.
package struct RenderedFrame: Sendable {
  package var image: GreyImage
  package var record: FrameRecord
}

extension RenderedFrame {
  /// A frame of a corpus.
  ///
  /// - Throws: `CorpusError` or `PNGError`.
  package init(_ record: FrameRecord, of corpus: Corpus) throws {
    self.init(image: try corpus.image(of: record), record: record)
  }
}
