import Foundation
import Synchronization

/// A variable in the environment of an engine, by which its descendants are known whatever group, session or parent
/// they have: it passes on through fork(2), execve(2) and setsid(2).
struct EngineMark: Sendable, Equatable {
  static let variable = "SCANBENCH_ENGINE_MARK"

  /// The prefix of this process's marks alone.
  private static let prefix = "\(UUID().uuidString)."
  private static let counter = Atomic(0)

  let value: String

  /// Another one than those before.
  init() {
    value = Self.prefix + "\(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  #if os(Linux)
    /// The mark of the engine that a process descends from, by its environment (proc_pid_environ(5)); nil where it has none, or has
    /// cleared it.
    init?(of process: pid_t) {
      let start = Array("\(Self.variable)=".utf8)
      let entries = ProcessFile.bytes("environ", of: process)?.split(separator: 0) ?? []
      guard let entry = entries.first(where: { $0.starts(with: start) }) else { return nil }
      value = String(decoding: entry.dropFirst(start.count), as: UTF8.self)
    }
  #endif

  /// True if an engine of this process has the mark.
  var isOurs: Bool { value.hasPrefix(Self.prefix) }
}
