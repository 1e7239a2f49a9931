package import Barcodes
package import Encoding
package import Scene
import Suites

/// A suite whose frames cannot be made as it says.
package enum PlanningError: Error, Equatable, CustomStringConvertible {
  /// The symbols do not lie in the frame.
  case placement(PlacementError)
  /// From where the camera is, a module would be wider or narrower than any that is rendered; in pixels.
  case moduleOutOfRange(Double, ClosedRange<Double>)
  /// The code would reach farther around its cylinder than is seen; in degrees and millimetres.
  case wrapTooFar(Double, diameter: Double)
  case encoding(EncodingError)
  case jpeg(Fault)
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
    case .placement(let error): error.description
    case .moduleOutOfRange(let width, let range):
      "a module would be \(width.roundedText) px wide, and not \(range.lowerBound.roundedText) to "
        + "\(range.upperBound.roundedText); change distance_mm, the camera, the frame or the code's size"
    case .wrapTooFar(let degrees, let diameter):
      "the code would reach over \(degrees.roundedText)° of a cylinder of \(diameter.roundedText) mm, of "
        + "which at most 170° are seen; change cylinder_diameter_mm or the code's size"
    case .encoding(let error): error.description
    case .jpeg(let error): "libjpeg-turbo cannot compress the frame: \(error.reason)"
    case .inFrame(let frame, let suite, let point, let error):
      "\(suite): frame \(frame)\(point.isEmpty ? "" : " (\(point))"): \(error.description)"
    case .noPhotographs(let camera, let modules, let path):
      "\(VisibleText.line(path)): at none of its module widths has \(camera) \(CameraProfile.fewestNear) photographs of codes at most "
        + "\(CameraProfile.mostStretch) times as wide or as narrow; their modules are \(modules); take more, from nearer and from farther, "
        + "or leave the condition out"
    case .noShots(let widest, let path):
      "\(VisibleText.line(path)): none of its photographs is large enough for any of its widths; "
        + (widest.map { "the widest has \($0.roundedText) px" }
          ?? "of none the width is known")
        + ", and photographs are only made smaller (Documentation/SUITES.md, 'Photographs')"
    case .photograph(let reason): reason
    case .cannotBeJudged(let codes, let profile, let path):
      "\(VisibleText.line(path)): profile '\(profile)' has a 'target', which needs one code in each frame, but there are \(codes) in some "
        + "(code_count); make them 1, or give 'samples'"
    case .unknownProfile(let name, let known, let path):
      "\(VisibleText.line(path)): there is no profile '\(name)'; it has \(known.joined(separator: ", "))"
    }
  }
}
