import FlyingFox
import FlyingSocks
import Foundation

/// Serves pages to browsers and to apps that speak as a page does; Documentation/PHONES.md has the requests.
///
/// FlyingFox is used, and not Hummingbird: it is built in seconds, where SwiftNIO takes minutes, and long polling needs no
/// WebSocket.
package struct PageServer: Sendable {
  /// Where a server listens, and what it takes.
  package struct Settings: Sendable {
    /// An address of this machine, as digits: `127.0.0.1` for browsers on it alone.
    package var host = "127.0.0.1"
    /// 0 for any that is free.
    package var port: UInt16 = 0
    /// The most bytes of a request's body.
    package var mostBodyBytes = 1 << 20
    /// About the most connections at a time.
    package var mostConnections = 128

    package init() {}
  }

  private let settings: Settings
  private let pages: [String: HostedPage]
  private let server: HTTPServer

  /// - Throws: `PageServerError` where the host is no address.
  package init(pages: [HostedPage], settings: Settings = Settings()) throws(PageServerError) {
    self.settings = settings
    self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0.token, $0) })
    let answer = Router(pages: self.pages, mostBodyBytes: settings.mostBodyBytes)
    let pool = LimitedPool(
      HTTPServer.defaultPool(), mostConnections: settings.mostConnections)
    func configured(_ address: some SocketAddress) -> HTTPServer.Configuration {
      // The longest that a request for a task waits lies far below.
      HTTPServer.Configuration(
        address: address, timeout: 300, sharedRequestBufferSize: 1 << 16,
        sharedRequestReplaySize: 0, pool: pool, logger: .disabled)
    }
    let configuration: HTTPServer.Configuration
    if let address = try? sockaddr_in.inet(ip4: settings.host, port: settings.port) {
      configuration = configured(address)
    } else if let address = try? sockaddr_in6.inet6(ip6: settings.host, port: settings.port) {
      configuration = configured(address)
    } else {
      throw .badHost(settings.host)
    }
    server = HTTPServer(config: configuration, handler: answer)
  }

  /// Serves until the task is cancelled.
  package func run() async throws { try await server.run() }

  /// Waits until the server listens.
  ///
  /// - Returns: the port.
  package func port() async throws -> UInt16 {
    try await server.waitUntilListening()
    switch await server.listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): return port
    default: throw PageServerError.notListening
    }
  }

  /// What is typed into a browser.
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

/// A server that cannot serve.
package enum PageServerError: Error, Equatable, CustomStringConvertible {
  case badHost(String)
  case notListening

  package var description: String {
    switch self {
    case .badHost(let host):
      "'\(host)' is no address to listen on; give it in digits, as in 127.0.0.1, 0.0.0.0 or ::1"
    case .notListening: "the server does not listen"
    }
  }
}
