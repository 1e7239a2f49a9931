/// Pages on the network, as long as this is kept: the server, TLS before it where that is asked for, and the addresses by which browsers
/// reach them.
package final class ServedPages {
  package struct PageSettings: Sendable {
    /// An address of this machine, as digits; others than this let other machines in.
    package var listen = "127.0.0.1"
    /// 0 for any that is free.
    package var port: UInt16 = 0
    /// True if TLS is before the server.
    package var isSecure = false
    /// The beginning of addresses where browsers reach the server by another way, such as
    /// `https://192.0.2.7:8443`.
    package var publicAddress: String?

    package init() {}

    /// True if addresses can begin with a text.
    package static func isPublicAddress(_ text: String) -> Bool {
      text.wholeMatch(of: /https?:\/\/[^\/\s]+/) != nil
    }
  }

  private let settings: PageSettings
  private let serving: Task<Void, any Error>
  private let tunnel: SecureTunnel?
  private let port: UInt16

  /// - Throws: `PageServerError`.
  package init(_ pages: [HostedPage], _ settings: PageSettings) throws {
    var own = PageServer.ServerSettings()
    if !settings.isSecure { (own.host, own.port) = (settings.listen, settings.port) }
    own.mostConnections += 8 * pages.count
    let server = try PageServer(pages: pages, settings: own)
    tunnel =
      settings.isSecure
      ? try SecureTunnel(listen: settings.listen, port: settings.port, target: server.port) : nil
    port = server.port
    serving = Task { try await server.run() }
    self.settings = settings
  }

  deinit { serving.cancel() }

  /// SHA-256 of the certificate of TLS; nil without.
  package var fingerprint: String? { tunnel?.fingerprint }

  /// The address that is typed into a browser.
  package func address(of page: HostedPage) -> String {
    if let publicAddress = settings.publicAddress { return "\(publicAddress)/\(page.token)/" }
    if let tunnel {
      return PageServer.address(of: page, host: tunnel.host, port: tunnel.port, scheme: "https")
    }
    let isAny = settings.listen == "0.0.0.0" || settings.listen == "::"
    return PageServer.address(of: page, host: isAny ? "localhost" : settings.listen, port: port)
  }

  /// Serves until it fails.
  package func wait() async throws { try await serving.value }
}
