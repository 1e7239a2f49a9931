import Barcodes
import Records
package import Summaries

extension FrameIndex {
  /// A photograph in the manifest.
  package struct PhotographIdentity {
    package let suite: String
    /// As it was imported.
    package let source: String
    /// The frame's place in the manifest.
    package let place: Int
    package let pixels: PixelHash
    /// The contents that it shows: codes, and those that count neither way.
    package let truth: Set<[String]>
  }

  /// Calls `body` with the cell, the seed, the place and the pixels of each frame of some suites; read from the manifest again.
  ///
  /// - Throws: `RecordError`.
  package func forEachCellFrame(
    of suites: Set<String>, _ body: (FrameGroup, UInt64, Int, PixelHash) -> Void
  ) throws {
    try forEachPixelHash { name, pixels in
      guard suites.contains(FrameRecord.suite(ofFrame: name)), let facts = self[name] else {
        return
      }
      body(groups[facts.group], facts.seed, facts.index, pixels)
    }
  }

  /// Calls `body` with each photograph; read from the manifest again.
  ///
  /// - Throws: `RecordError`.
  package func forEachPhotograph(_ body: (PhotographIdentity) -> Void) throws {
    var reader = try JSONLinesReader(Versioned<FrameLine>.self, path: manifest)
    while let frame = try reader.nextRecord(of: manifest) {
      if let source = frame.photograph?.source, let index = self[frame.frame]?.index {
        body(
          PhotographIdentity(
            suite: FrameRecord.suite(ofFrame: frame.frame), source: source, place: index,
            pixels: PixelHash(frame.pixelsSHA256),
            truth: Set(
              frame.codes.map { ["code", $0.symbology?.name ?? "", $0.text] }
                + (frame.others ?? []).map { [$0.kind, $0.text ?? ""] })))
      }
    }
    if let failure = reader.failure { throw failure }
  }
}

extension FrameGroup {
  /// Such as `ean_13, soft, module width 2 px`.
  package var words: String {
    ([symbology] + Wording.setting(point, named: namedCondition)).joined(separator: ", ")
  }
}
