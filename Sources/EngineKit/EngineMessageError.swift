import Barcodes

/// A line that is no message of the protocol.
public enum EngineMessageError: Error, Equatable, CustomStringConvertible {
  case unknownType(String)
  /// - Parameter line: The beginning of the line.
  case malformed(line: String, reason: String)

  public var description: String {
    switch self {
    case .unknownType(let type):
      "unknown message type \(VisibleText.quoted(type)); protocol \(EngineProtocol.number) has no such message"
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
    self = .malformed(line: beginning, reason: DecodingError.clause(describing: error))
  }
}
