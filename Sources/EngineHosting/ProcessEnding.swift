/// The ending of a process.
package enum ProcessEnding: Equatable, Sendable, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)

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
    }
  }
}

/// Why the bench ended an engine's process before its time.
package enum EngineExcess: Equatable, Sendable, CustomStringConvertible {
  case memory(bytes: Int, limitBytes: Int)
  case log(limitBytes: Int)

  /// As in `the engine used …`.
  package var description: String {
    switch self {
    case .memory(let bytes, let limit):
      "used \(bytes >> 20) MiB of memory, above its limit of \(limit >> 20) MiB, and was ended"
    case .log(let limit):
      "wrote more than \(limit >> 20) MiB to standard error without an answer, and was ended"
    }
  }
}

/// The ending of an engine's process: by itself, or since the bench ended it for an excess.
package enum EngineEnding: Equatable, Sendable, CustomStringConvertible {
  case process(ProcessEnding)
  case excess(EngineExcess)

  /// As in `the engine was ended by signal 11`.
  package var description: String {
    switch self {
    case .process(let ending): ending.description
    case .excess(let excess): excess.description
    }
  }
}
