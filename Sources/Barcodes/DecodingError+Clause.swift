extension DecodingError {
  /// Describes the fault of a JSON text in one clause with its place, and any other error in its
  /// own words.
  package static func clause(describing error: any Error) -> String {
    func place(_ context: Context) -> String {
      let path = context.codingPath.map { JSONKey.key(ofProperty: $0.stringValue) }
        .joined(separator: ".")
      return path.isEmpty
        ? ""
        : " at \(VisibleText.of(path, limit: 200))"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "the key \(VisibleText.quoted(JSONKey.key(ofProperty: key.stringValue))) is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value of another type is needed\(place(context))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON"
    case DecodingError.dataCorrupted(let context):
      "\(VisibleText.of(context.debugDescription))\(place(context))"
    default: VisibleText.of("\(error)")
    }
  }
}
