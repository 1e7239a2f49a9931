/// A type of a record whose JSON cannot be told.
enum ShapeError: Error, CustomStringConvertible {
  case unreadable(String, String)
  case twoTypes(String)

  /// The error of a type whose containers lie in one another.
  static let nested = unreadable("a record", "it decodes containers within containers")

  var description: String {
    switch self {
    case .unreadable(let type, let reason):
      "the shape of \(type) cannot be told: \(reason); an enumeration has to be CaseIterable, and "
        + "ShapeHints.swift says what decoding does not tell"
    case .twoTypes(let name): "two types of records are called \(name); name one otherwise"
    }
  }
}
