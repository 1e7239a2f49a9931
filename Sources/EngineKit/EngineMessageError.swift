/// A line that is no message of the protocol.
public enum EngineMessageError: Error, Equatable, CustomStringConvertible {
  case unknownType(String)
  /// - Parameter line: The beginning of the line.
  case malformed(line: String, reason: String)

  public var description: String {
    switch self {
    case .unknownType(let type):
      "unknown message type '\(type)'; protocol \(EngineProtocol.number) has no such message"
    case .malformed(let line, let reason):
      "not a message of protocol \(EngineProtocol.number): \(reason), in '\(line)'"
    }
  }

  init(_ error: any Error, in line: some Collection<UInt8>) {
    if let known = error as? EngineMessageError {
      self = known
      return
    }
    let quotedBytes = 80
    var beginning = String(decoding: line.prefix(quotedBytes), as: UTF8.self)
    if line.count > quotedBytes { beginning += "…" }
    self = .malformed(line: beginning, reason: Self.reason(error))
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.isEmpty
        ? "" : " at \(context.codingPath.map(\.stringValue).joined(separator: "."))"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "the key '\(key.stringValue)' is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value of another type is needed\(place(context))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON"
    case DecodingError.dataCorrupted(let context):
      "\(context.debugDescription)\(place(context))"
    default: "\(error)"
    }
  }
}
