package import Barcodes
import Storage

extension CorpusPlan {
  /// How many photographs the frames of a symbology at a point draw from; nil without a camera's profile.
  package func photographs(of symbology: Symbology, atPoint point: Int) -> Int? {
    points[point].photographs(of: symbology)?.count
  }

  /// The photograph that a frame draws: each once before any comes again, in an order that is the same at all module widths.
  ///
  /// - Parameter sample: the frame's number among those of its symbology at the point.
  func draw(of symbology: Symbology, _ point: SuitePoint, sample: Int) -> Int? {
    guard let photographs = point.photographs(of: symbology), let camera = point.cameraProfile
    else { return nil }
    let name = "\(suite.name)/\(symbology.name)/\(camera.name)"
    let random = FrameRandom(seed: Digest.seed(ofFrame: name, runSeed: seed), purpose: .camera)
    let order = photographs.map { (random.words(at: UInt64($0)).x, $0) }.sorted { $0 < $1 }
    return order[sample % order.count].1
  }
}

extension SuitePoint {
  /// The numbers of the camera's photographs of such codes whose modules are about as wide as the point's, or of any width where the
  /// point's follows from each symbol. Nil without a camera's profile.
  func photographs(of symbology: Symbology) -> [Int]? {
    let isKnown = size == .moduleWidth && distanceMillimetres == nil
    return cameraProfile?.draws(of: symbology, near: isKnown ? condition.moduleWidthPixels : nil)
  }

  /// Whether a camera's profile, where there is one, tells what its photographs of such codes are like; in a suite of photographs, whether
  /// there is one to be shown.
  func hasPhotographs(of symbology: Symbology, in set: PhotographSet?) -> Bool {
    if let set { return !shots(of: symbology, in: set).isEmpty }
    return photographs(of: symbology).map { $0.count >= CameraProfile.fewestNear } ?? true
  }
}
