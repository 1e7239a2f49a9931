/// A suite whose frames cannot be made as it says.
package enum PlanningError: Error, Equatable, CustomStringConvertible {
  /// The symbol and its quiet zone would leave the frame; sizes in pixels.
  case doesNotFit(axis: String, needed: Int, available: Int)
  case encoding(EncodingError)
  /// Another planning error, with the frame that it befell.
  indirect case inFrame(String, point: String, PlanningError)
  case unknownProfile(String, known: [String], path: String)

  package var description: String {
    switch self {
    case .doesNotFit(let axis, let needed, let available):
      "symbol and quiet zone need a frame \(axis) of \(needed) px, but it is \(available) px; "
        + "make the frame larger, or the module width or fill smaller"
    case .encoding(let error): error.description
    case .inFrame(let frame, let point, let error):
      "frame \(frame)\(point.isEmpty ? "" : " (\(point))"): \(error.description)"
    case .unknownProfile(let name, let known, let path):
      "\(path): there is no profile '\(name)'; it has \(known.joined(separator: ", "))"
    }
  }
}
