import Barcodes
import Foundation
package import Photographed
import Records

extension Suite {
  /// A corpus of photographs as a suite: nothing is swept, and each frame is read once, with every symbology asked for, since who
  /// scans a photograph rarely knows what is on it.
  init(photographs origin: CorpusRecord, _ frames: [FrameRecord]) {
    self.init(
      path: "", source: Data(), sha256: origin.suiteSHA256, name: origin.suite,
      purpose: "How often are the codes of these photographs read?",
      symbologies: Set(frames.flatMap { $0.codes.map(\.symbology) }).sorted(),
      masks: [.fixed(.all)], views: [SuiteView()])
  }
}

extension Suite {
  /// The suite that a corpus was rendered from; of photographs what their records say.
  ///
  /// - Throws: `SourcedError`.
  package init(of corpus: Corpus) throws {
    self =
      corpus.origin.photographs == nil
      ? try Suite(path: "\(corpus.folder)/\(FileName.suite)", isOfCorpus: true)
      : Suite(photographs: corpus.origin, corpus.frames)
  }
}
