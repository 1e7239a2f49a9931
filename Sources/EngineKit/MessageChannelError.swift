import Foundation

/// Why a message could not be read or written.
public enum MessageChannelError: Error, Equatable, CustomStringConvertible {
  /// The peer closed its end between two messages.
  case endOfInput
  /// The peer closed its end inside a message.
  case truncated
  /// The peer no longer reads.
  case peerGone
  case timedOut
  case lineTooLong(limitBytes: Int)
  /// A system call failed.
  case system(call: String, code: Int32)

  public var description: String {
    switch self {
    case .endOfInput: "the other side closed the connection"
    case .truncated: "the other side closed the connection inside a message"
    case .peerGone: "the other side no longer reads"
    case .timedOut: "no answer in time"
    case .lineTooLong(let limit): "a line of more than \(limit) bytes"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    }
  }
}
