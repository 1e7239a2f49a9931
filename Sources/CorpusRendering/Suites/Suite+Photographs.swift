import Barcodes
import Foundation
import Records

extension Suite {
  /// A corpus of photographs as a suite: nothing is swept, and each frame is read once, with every symbology asked for, since who
  /// scans a photograph rarely knows what is on it.
  init(photographs origin: CorpusRecord, _ frames: [FrameRecord]) {
    self.init(
      path: "", source: Data(), sha256: origin.suiteSHA256, name: origin.suite,
      purpose: "How often are the codes of these photographs read?",
      symbologies: Set(frames.flatMap { $0.codes.map(\.symbology) }).sorted(), payloadLengths: [],
      contentKinds: [], ownTexts: [],
      layouts: [], camera: nil, cameraProfile: nil, axes: [],
      namedConditions: [],
      allowsClipping: false, pairedAxes: [], masks: [.fixed(.all)], namedMasks: [:],
      views: [SuiteView()], repeats: 1, warmup: 0, profiles: [:])
  }
}
