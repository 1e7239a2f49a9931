package import Foundation

/// A connection to this machine whose calls block.
///
/// FoundationNetworking's sessions keep a core busy on Linux as long as a request waits for its answer.
package struct PlainClient {
  private let descriptor: Int32

  package init(port: UInt16) { descriptor = Self.connected(to: port) }

  package func hangUp() { close(descriptor) }

  /// Runs what blocks: the few threads of tasks are the server's.
  package static func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private static func connected(to port: UInt16) -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // SAFETY: a sockaddr_in begins as a sockaddr does, and lives until connect returns.
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return descriptor
  }

  /// - Returns: whether the server took all.
  package func send(_ data: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var left = data[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes {
        // SAFETY: send reads `$0.count` bytes during the call.
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      left = left.dropFirst(count)
    }
    return true
  }

  /// What comes until the server hangs up, or until a text has come.
  package func received(until end: String? = nil) -> String {
    String(decoding: receivedBytes(until: end), as: UTF8.self)
  }

  func receivedBytes(until end: String? = nil) -> Data {
    var (all, bytes) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
    while end.map({ !String(decoding: all, as: UTF8.self).hasSuffix($0) }) ?? true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      all += bytes.prefix(count)
    }
    return all
  }
}
