package import Barcodes
package import Records
import Storage

/// A frame with its pixels.
package struct RenderedFrame: Sendable {
  package var image: GreyImage
  package var record: FrameRecord

  package init(image: GreyImage, record: FrameRecord) {
    self.image = image
    self.record = record
  }
}
