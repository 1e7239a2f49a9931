/// Pages on the network, as long as this is kept: the server, TLS before it where that is asked for, and the addresses by which browsers
/// reach them.
package final class ServedPages {
  /// An address of this machine, as digits.
  private let listen: String
  /// The beginning of addresses where browsers reach the server by another way, such as
  /// `https://192.0.2.7:8443`.
  private let publicAddress: String?
  private let serving: Task<Void, any Error>
  private let tunnel: SecureTunnel?
  private let port: UInt16

  /// - Parameters:
  ///   - listen: an address of this machine, as digits; others than 127.0.0.1 let other machines in.
  ///   - port: 0 for any that is free.
  ///   - isSecure: true if TLS is before the server.
  ///   - publicAddress: where browsers reach the server by another way.
  /// - Throws: `PageServerError`.
  package init(
    _ pages: [HostedPage], listen: String, port: UInt16, isSecure: Bool, publicAddress: String?
  ) throws {
    (self.listen, self.publicAddress) = (listen, publicAddress)
    var settings = PageServer.ServerSettings()
    if !isSecure { (settings.host, settings.port) = (listen, port) }
    settings.mostConnections += 8 * pages.count
    let server = try PageServer(pages: pages, settings: settings)
    tunnel =
      isSecure ? try SecureTunnel(listen: listen, port: port, target: server.port) : nil
    self.port = server.port
    serving = Task { try await server.run() }
  }

  /// True if addresses can begin with a text.
  package static func isPublicAddress(_ text: String) -> Bool {
    text.wholeMatch(of: /https?:\/\/[^\/\s]+/) != nil
  }

  deinit { serving.cancel() }

  /// SHA-256 of the certificate of TLS; nil without.
  package var fingerprint: String? { tunnel?.fingerprint }

  /// The address that is typed into a browser.
  package func address(of page: HostedPage) -> String {
    if let publicAddress { return "\(publicAddress)/\(page.token)/" }
    if let tunnel {
      return PageServer.address(of: page, host: tunnel.host, port: tunnel.port, scheme: "https")
    }
    let isAny = listen == "0.0.0.0" || listen == "::"
    return PageServer.address(of: page, host: isAny ? "localhost" : listen, port: port)
  }

  /// Serves until it fails.
  package func wait() async throws { try await serving.value }
}
