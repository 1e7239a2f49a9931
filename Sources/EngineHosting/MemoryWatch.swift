import Foundation

/// Ends engines that use more memory than they may: looks at them ten times a second.
///
/// Unchecked: `condition` is held for every access to the variables.
final class MemoryWatch: @unchecked Sendable {
  static let shared = MemoryWatch()

  private let condition = NSCondition()
  private var watched: [ObjectIdentifier: (group: ProcessGroup, limitBytes: Int)] = [:]
  private var isRunning = false

  func watch(_ group: ProcessGroup, limitBytes: Int) {
    condition.withLock {
      watched[ObjectIdentifier(group)] = (group, limitBytes)
      condition.signal()
      guard !isRunning else { return }
      isRunning = true
      let thread = Thread { self.run() }
      thread.stackSize = 256 << 10
      thread.start()
    }
  }

  func forget(_ group: ProcessGroup) {
    condition.withLock { watched[ObjectIdentifier(group)] = nil }
  }

  private func run() -> Never {
    while true {
      let groups = condition.withLock {
        while watched.isEmpty { condition.wait() }
        return Array(watched.values)
      }
      for (group, limit) in groups {
        let bytes = ProcessUsage.residentBytes(of: group.identifier)
        if bytes > limit { group.end(because: .memory(bytes: bytes, limitBytes: limit)) }
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }
}
