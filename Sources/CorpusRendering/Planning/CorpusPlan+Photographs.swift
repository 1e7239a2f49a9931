package import Barcodes
import Encoding
import Photographed
import Scene
import Storage
import Suites

extension CorpusPlan {
  /// The number of photographs that the frames of a symbology at a point draw from; nil without a
  /// camera's profile.
  package func photographs(of symbology: Symbology, atPoint point: Int) -> Int? {
    points[point].photographCount(of: symbology)
  }

  /// The photographed code that a frame draws: one of each photograph, and each once before any comes again, in an order that is the
  /// same at all module widths. Codes of one photograph have its camera and its light in common, and would count as independent.
  ///
  /// - Parameter sample: the frame's number among those of its symbology at the point.
  func draw(of symbology: Symbology, _ point: SuitePoint, sample: Int) -> Int? {
    guard let photographs = point.photographs(of: symbology), let camera = point.cameraProfile
    else { return nil }
    let name = "\(suite.name)/\(symbology.name)/\(camera.name)"
    let random = FrameRandom(seed: Digest.seed(ofFrame: name, runSeed: seed), purpose: .camera)
    let order = photographs.map { (random.words(at: UInt64($0)).x, $0) }.sorted { $0 < $1 }
    let drawn = camera.firstOfEachPhotograph(order.map(\.1))
    return drawn[sample % drawn.count]
  }
}

extension SuitePoint {
  /// The number of photographs that have such codes; nil without a camera's profile.
  fileprivate func photographCount(of symbology: Symbology) -> Int? {
    photographs(of: symbology).map { cameraProfile?.firstOfEachPhotograph($0).count ?? 0 }
  }

  /// The numbers of the camera's draws of such codes whose modules are about as wide as the point's, or of any width where the
  /// point's follows from each symbol. Nil without a camera's profile.
  func photographs(of symbology: Symbology) -> [Int]? {
    let isKnown = size == .moduleWidth && distanceMillimetres == nil
    return cameraProfile?.draws(of: symbology, near: isKnown ? condition.moduleWidthPixels : nil)
  }

  /// True if a camera's profile, where there is one, tells what its photographs of such codes are
  /// like; in a suite of photographs, if there is one to be shown.
  func hasPhotographs(of symbology: Symbology, in set: PhotographSet?) -> Bool {
    if let set { return !shots(of: symbology, in: set).codes.isEmpty }
    return photographCount(of: symbology).map { $0 >= CameraProfile.fewestNear } ?? true
  }
}
