import Displaying
import PageServer

/// The pages of a display on the network, as long as it is kept.
final class DisplayServer {
  private let serving: Task<Void, any Error>
  private let tunnel: SecureTunnel?
  /// What addresses begin with.
  private let origin: String
  private let display: Display

  /// - Throws: `PageServerError`, `SecureTunnelError`, or what keeps it from listening.
  init(_ display: Display, _ settings: DisplaySession.ServerSettings) async throws {
    var server = PageServer.Settings()
    if !settings.isSecure { (server.host, server.port) = (settings.listen, settings.port) }
    let pages = try PageServer(pages: [display.screen, display.camera], settings: server)
    let serving = Task { try await pages.run() }
    let port: UInt16
    do {
      port = try await pages.port()
    } catch {
      // The reason lies there.
      serving.cancel()
      try await serving.value
      throw error
    }
    tunnel =
      settings.isSecure
      ? try SecureTunnel(listen: settings.listen, port: settings.port, target: port) : nil
    let (scheme, host) = (tunnel == nil ? "http" : "https", tunnel?.host ?? settings.listen)
    origin =
      settings.publicAddress
      ?? "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(tunnel?.port ?? port)"
    self.serving = serving
    self.display = display
  }

  deinit { serving.cancel() }

  /// Where the pages are, for whoever opens them.
  var lines: [String] {
    let (screen, camera) = (address(of: display.screen), address(of: display.camera))
    return ["On the screen:  \(screen)", "On a phone that scans it:  \(camera)"]
      + (TerminalCode.lines(of: camera) ?? [])
      + (tunnel.map { ["The certificate's SHA-256:  \($0.fingerprint)"] } ?? [])
      + [
        "An app posts what it reads:",
        "  curl --data '{\"text\":\"4006381333931\",\"format\":\"ean_13\"}' \(camera)read",
      ]
  }

  private func address(of page: HostedPage) -> String { "\(origin)/\(page.token)/" }
}
