import Barcodes

/// A unit of comparison in a duel: a suite's frames of one symbology and size, with one mask.
package struct DuelCellRecord: Codable, Hashable, Sendable {
  package var suite: String
  package var symbology: String
  /// `own`, `all`, a suite's own name, or symbologies joined by `+`.
  package var mask: MaskName
  /// The size of the frames, such as `1280x720`, if the suite has several.
  package var frameSize: String?

  package init(suite: String, symbology: String, mask: MaskName, frameSize: String?) {
    self.suite = suite
    self.symbology = symbology
    self.mask = mask
    self.frameSize = frameSize
  }

  /// The name in the form `latency/ean_13/1280x720/all`.
  package var name: String {
    [suite, symbology, frameSize, mask.description].compactMap(\.self).joined(separator: "/")
  }
}
