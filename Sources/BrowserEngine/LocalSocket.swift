import Foundation

/// A stream socket in the file system (unix(7)).
struct LocalSocket {
  let descriptor: Int32

  /// Connects to a socket that a server listens on.
  ///
  /// - Throws: `SocketFault`.
  init(connectingTo path: String) throws(SocketFault) {
    descriptor = try Self.make()
    let isConnected = try Self.withAddress(path) { connect(descriptor, $0, $1) == 0 }
    guard isConnected else {
      let reason = errno
      close(descriptor)
      throw [ENOENT, ECONNREFUSED].contains(reason)
        ? .noServer(path) : .failed(path, reason: String(cString: strerror(reason)))
    }
  }

  /// Listens. What a server left there that was killed goes.
  ///
  /// - Throws: `SocketFault`.
  init(listeningOn path: String) throws(SocketFault) {
    if let other = try? LocalSocket(connectingTo: path) {
      close(other.descriptor)
      throw .taken(path)
    }
    var status = stat()
    // Nobody listens, and the folder is the user's alone.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK { unlink(path) }
    descriptor = try Self.make()
    let listens = try Self.withAddress(path) { address, size in
      bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0
    }
    guard listens else {
      let reason = SocketFault.lastReason
      close(descriptor)
      throw .failed(path, reason: reason)
    }
  }

  /// The next connection; nil where there will be none.
  func accepted() -> Int32? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return connection }
      guard [EINTR, ECONNABORTED, EMFILE, ENFILE].contains(errno) else { return nil }
      usleep(10_000)
    }
  }

  /// True if whoever is at the other end has hung up.
  static func isHungUp(_ descriptor: Int32) -> Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  private static func make() throws(SocketFault) -> Int32 {
    #if canImport(Darwin)
      let made = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let made = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    guard made >= 0 else { throw .failed("socket", reason: SocketFault.lastReason) }
    return made
  }

  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(SocketFault) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < room else { throw .tooLong(path) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    // SAFETY: a sockaddr_un begins as a sockaddr does, and lives until the body returns.
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
