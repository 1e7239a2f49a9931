import FlyingSocks
import Foundation

/// Serves pages to browsers and to apps that speak as a page does; Documentation/PHONES.md has the requests.
///
/// The sockets are FlyingSocks', and what is needed of HTTP/1.1 stands here, in `RequestHead` and `Connection`. Servers that could be had
/// do not fit: FlyingFox 0.27.1 reads a line without a limit and in quadratic time, in types that are its own, and SwiftNIO, on which
/// Hummingbird and Vapor stand, costs a clean build 470 s of processor time. Something that reads heads in front of such a server would
/// have to know where bodies end, and so be a server, too.
package final class PageServer: Sendable {
  /// Where a server listens, and what it takes.
  package struct ServerSettings: Sendable {
    /// An address of this machine, as digits: `127.0.0.1` for browsers on it alone.
    package var host = "127.0.0.1"
    /// 0 for any that is free.
    package var port: UInt16 = 0
    /// The most bytes of a request's body.
    package var mostBodyBytes = 1 << 20
    /// The most connections at a time.
    package var mostConnections = 128
    /// The time that a client may take for the head of a request, and to hang up where one is refused.
    package var headTime = Duration.seconds(10)
    /// For a body, and for each part of an answer.
    package var transferTime = Duration.seconds(60)
    /// Between two requests.
    package var idleTime = Duration.seconds(300)

    package init() {}
  }

  private let settings: ServerSettings
  private let pages: [String: HostedPage]
  private let visits: Visits
  private let listener: Socket
  /// At which it listens.
  package let port: UInt16

  /// Listens from now on; what comes is answered when it runs.
  package init(pages: [HostedPage], settings: ServerSettings = ServerSettings())
    throws(PageServerError)
  {
    self.settings = settings
    self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0.token, $0) })
    visits = Visits(most: settings.mostConnections)
    (listener, port) = try Self.listening(on: settings.host, port: settings.port)
  }

  deinit { try? listener.close() }

  /// - Parameter host: an address of this machine, as digits.
  static func listening(
    on host: String, port: UInt16
  ) throws(PageServerError) -> (Socket, port: UInt16) {
    do {
      if let address = try? sockaddr_in.inet(ip4: host, port: port) {
        return try listening(at: address)
      }
      if let address = try? sockaddr_in6.inet6(ip6: host, port: port) {
        return try listening(at: address)
      }
    } catch SocketError.failed(_, _, let message) {
      throw .notListening(host: host, port: port, reason: message)
    } catch {
      throw .notListening(host: host, port: port, reason: "\(error)")
    }
    throw .badHost(host)
  }

  private static func listening(at address: some SocketAddress) throws -> (Socket, port: UInt16) {
    let socket = try Socket(domain: Int32(address.family), type: .stream)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port):
        // It closes itself where that fails.
        try socket.listen()
        return (socket, port)
      default: throw SocketError.unsupportedAddress
      }
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Serves until the task is cancelled.
  package func run() async throws {
    let pool = SocketPool<Poll>.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: listener, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await self.watch() }
      group.addTask { try await self.accept(from: listener) }
      // None of them ends by itself.
      try await group.next()
    }
  }

  private func watch() async throws {
    while true {
      try await Task.sleep(for: .milliseconds(500))
      visits.endOverdue()
    }
  }

  private func accept(from listener: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        try Task.checkCancellation()
        guard let socket = try await accepted(from: listener),
          let number = try await number(of: socket)
        else { continue }
        group.addTask {
          defer { self.visits.leave(number) }
          var connection = Connection(
            socket, number: number, among: self.visits, self.pages, self.settings)
          // Whoever is cut off, or hangs up, has had what there was.
          try? await connection.serve()
        }
      }
    }
  }

  /// The number of a connection among those that are open; nil where there is no place for it, and it is closed.
  private func number(of socket: AsyncSocket) async throws -> Int? {
    while visits.isCrowded {
      do { try await Task.sleep(for: .milliseconds(1)) } catch {
        try? socket.close()
        throw error
      }
    }
    let number = visits.enter(socket.socket, within: settings.headTime)
    if number == nil { try? socket.close() }
    return number
  }

  /// The next connection; nil where it is gone again, or the system has no more descriptors for a while.
  private func accepted(from listener: AsyncSocket) async throws -> AsyncSocket? {
    do {
      return try await listener.accept()
    } catch SocketError.failed(_, let code, _) where ![EBADF, EINVAL, ENOTSOCK].contains(code) {
      try await Task.sleep(for: .milliseconds(50))
      return nil
    }
  }

  /// The address that is typed into a browser.
  ///
  /// - Parameters:
  ///   - host: as browsers reach it; nil for that of the settings.
  ///   - scheme: `http`, or `https` where a tunnel is before the server.
  package static func address(
    of page: HostedPage, host: String, port: UInt16, scheme: String = "http"
  ) -> String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "\(scheme)://\(name):\(port)/\(page.token)/"
  }
}
