import Barcodes

/// A suite whose frames cannot be made as it says.
package enum PlanningError: Error, Equatable, CustomStringConvertible {
  /// The symbol and its quiet zone would leave the frame; sizes in pixels.
  case doesNotFit(axis: String, needed: Int, available: Int)
  /// The symbol and its quiet zone would fit, but lie across the frame's edge.
  case liesAcrossEdge(axis: String, position: Double)
  /// A part of the symbol would be behind the camera or turned away from it.
  case outOfSight
  /// The frame, as large as its symbol needs it, would be larger than any is read; sizes in pixels.
  case tooLarge(width: Int, height: Int)
  /// From where the camera is, a module would be wider or narrower than any that is rendered; in pixels.
  case moduleOutOfRange(Double, ClosedRange<Double>)
  case encoding(EncodingError)
  case jpeg(JPEGError)
  /// Another planning error, with the frame that it befell and its suite.
  indirect case inFrame(String, suite: String, point: String, PlanningError)
  /// Sampling adapts to frames that were read or not, and codes of one frame are not independent.
  case cannotBeJudged(codes: Int, profile: String, path: String)
  case unknownProfile(String, known: [String], path: String)
  /// At none of the suite's module widths has the camera's profile photographs enough.
  case noPhotographs(camera: String, modules: String, path: String)

  /// No photograph of a suite has modules, or a picture, as wide as any frame would need; in pixels.
  case noShots(widest: Double?, path: String)
  /// A photograph cannot be read any more.
  case photograph(String)

  package var description: String {
    switch self {
    case .doesNotFit(let axis, let needed, let available):
      "symbol and quiet zone need a frame \(axis) of \(needed) px, but it is \(available) px; "
        + "make the frame larger, or the module width or fill smaller, or say allow_clipping: true"
    case .liesAcrossEdge(let axis, let position):
      "position_\(axis) \(position) puts symbol and quiet zone across the frame's edge; "
        + "keep it within 0 … 1, or say allow_clipping: true"
    case .outOfSight:
      "a part of the symbol is turned away from the camera or lies behind it; make the tilt or the "
        + "cylinder's angle smaller, or the focal length greater"
    case .tooLarge(let width, let height):
      "symbol and quiet zone need a frame of \(width) × \(height) px, but none has more than "
        + "\(GreyImage.mostPixels) pixels; make the module width smaller"
    case .moduleOutOfRange(let width, let range):
      "a module would be \(SuiteWords.rounded(width)) px wide, and not \(SuiteWords.rounded(range.lowerBound)) to "
        + "\(SuiteWords.rounded(range.upperBound)); change distance_mm, the camera, the frame or the code's size"
    case .encoding(let error): error.description
    case .jpeg(let error): "libjpeg-turbo cannot compress the frame: \(error.message)"
    case .inFrame(let frame, let suite, let point, let error):
      "\(suite): frame \(frame)\(point.isEmpty ? "" : " (\(point))"): \(error.description)"
    case .noPhotographs(let camera, let modules, let path):
      "\(path): at none of its module widths has \(camera) \(CameraProfile.fewestNear) photographs of codes at most "
        + "\(CameraProfile.mostStretch) times as wide or as narrow; their modules are \(modules)"
    case .noShots(let widest, let path):
      "\(path): none of its photographs is large enough for any of its widths; "
        + (widest.map { "the widest has \(SuiteWords.rounded($0)) px" }
          ?? "of none the width is known")
        + ", and photographs are only made smaller (Documentation/SUITES.md, 'Photographs')"
    case .photograph(let reason): reason
    case .cannotBeJudged(let codes, let profile, let path):
      "\(path): profile '\(profile)' has a 'target', which needs one code in each frame, but there are \(codes) in some "
        + "(code_count); make them 1, or give 'samples'"
    case .unknownProfile(let name, let known, let path):
      "\(path): there is no profile '\(name)'; it has \(known.joined(separator: ", "))"
    }
  }
}
