import Foundation

/// A port that nobody listens on.
enum FreePort {
  /// - Parameter address: of this machine, as digits.
  /// - Throws: `SecureTunnelError`.
  static func number(on address: String) throws(SecureTunnelError) -> UInt16 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
    #else
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "0", &hints, &found) == 0, let info = found else {
      throw .failed("'\(address)' is no address of this machine")
    }
    defer { freeaddrinfo(found) }
    let handle = socket(info.pointee.ai_family, info.pointee.ai_socktype, 0)
    defer { close(handle) }
    var bound = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var port = [CChar](repeating: 0, count: 16)
    // SAFETY: `bound` is as large as any address, and `size` says so.
    let isKnown = withUnsafeMutablePointer(to: &bound) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        bind(handle, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0
          && getsockname(handle, name, &size) == 0
          && getnameinfo(
            name, size, nil, 0, &port, socklen_t(port.count), NI_NUMERICHOST | NI_NUMERICSERV) == 0
      }
    }
    let text = String(
      decoding: port.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard isKnown, let number = UInt16(text) else {
      throw .failed("it does not listen on \(address): \(String(cString: strerror(errno)))")
    }
    return number
  }
}
