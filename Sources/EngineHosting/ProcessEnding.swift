/// The ending of an engine's process: by itself, or since the bench ended it for an excess.
package enum ProcessEnding: Equatable, Sendable, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)
  /// The bench ended it for its memory.
  case memory(bytes: Int, limitBytes: Int)
  /// The bench ended it for its complaints.
  case log(limitBytes: Int)

  /// - Parameter status: as wait(2) gives it: a signal in the low seven bits, or 0 and the code in the next byte.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
  }

  /// As in `the engine exited with code 3`.
  package var description: String {
    switch self {
    case .code(let code): "exited with code \(code)"
    case .signal(let signal): "was ended by signal \(signal)"
    case .memory(let bytes, let limit):
      "used \(bytes >> 20) MiB of memory, above its limit of \(limit >> 20) MiB, and was ended"
    case .log(let limit):
      "wrote more than \(limit >> 20) MiB to standard error without an answer, and was ended"
    }
  }
}
