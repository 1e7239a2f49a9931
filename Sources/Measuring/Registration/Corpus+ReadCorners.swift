package import Barcodes
package import Photographed
package import Records

extension Corpus {
  /// Returns the corners that the engines of a run found for codes of photographs whose truth has no corners: those of codes read
  /// correctly, from the first engine that reports them.
  ///
  /// - Throws: `FileError` or `RecordError`; `ImportFault` if the run is of other pictures.
  package func corners(readInRun folder: String) throws -> [TwinOrigin: Quad] {
    let read = Dictionary(
      try Manifest.frames(inFolder: folder).map { ($0.frame, $0.pixelsSHA256) }
    ) { first, _ in first }
    let shared = frames.filter { read[$0.frame] != nil }
    let other = shared.first { read[$0.frame] != $0.pixelsSHA256 }
    guard !shared.isEmpty, other == nil else {
      throw ImportFault(
        place: folder,
        reason: (other.map { "\(VisibleText.quoted($0.frame)) has other pixels there" }
          ?? "it has no frame of the corpus") + "; name a run of the corpus that is measured")
    }
    var quads: [TwinOrigin: Quad] = [:]
    var reader = try JSONLinesReader(TrialRecord.self, path: "\(folder)/\(FileName.trials)")
    while let trial = reader.next() {
      let decodes = trial.decodes.filter { $0.corners != nil }
      for (number, code) in trial.codes.enumerated() where code.outcome == .correct {
        let place = TwinOrigin(frame: trial.frame, code: number)
        // Of several codes it is not known which of them a decode is.
        guard quads[place] == nil, trial.codes.count == 1, decodes.count == 1 else { continue }
        quads[place] = decodes[0].corners
      }
    }
    if let failure = reader.failure { throw failure }
    return quads
  }
}
