import ArgumentParser
import BrowserEngine
import Foundation
import PageServer

/// `scanbench-engine-browser serve`
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scanbench-engine-browser serve",
    abstract: "Serve pages that read frames, until it is interrupted.",
    discussion: """
      Prints the address of each page, and the same as a QR code where this is a terminal. A \
      browser has a BarcodeDetector only on localhost or https: Documentation/PHONES.md has the \
      ways to get there.

      EXAMPLE
        scanbench-engine-browser serve
        scanbench-engine-browser serve --port 8040 && adb reverse tcp:8040 tcp:8040
        scanbench-engine-browser serve --polyfill barcode-detector.js
      """)

  @Option(
    help: ArgumentHelp("How many pages, each with an address of its own.", valueName: "count"))
  var pages = 1

  @Option(
    help: ArgumentHelp(
      "The address of this machine to listen on; others than the default let other machines in.",
      valueName: "address"))
  var listen = "127.0.0.1"

  @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "port"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "What the printed addresses begin with, where browsers reach the server by another way.",
      valueName: "scheme://host:port"))
  var publicAddress: String?

  @Flag(
    help: "End TLS in front of the server, with a certificate for this run; needs 'make tls'.")
  var tls = false

  @Option(
    help: ArgumentHelp(
      "A script that defines BarcodeDetector, in place of the browser's own.", valueName: "file"))
  var polyfill: String?

  @Option(
    name: .customLong("asset"),
    help: ArgumentHelp(
      "A file that the polyfill loads, by its name, from beside the page. Repeat for more.",
      valueName: "file"))
  var assets: [String] = []

  @Option(
    help: ArgumentHelp("How long an engine waits for its page to join.", valueName: "seconds"))
  var joinTimeout = 45

  func validate() throws {
    if !(1...99).contains(pages) { throw ValidationError("--pages \(pages): give 1 to 99.") }
    if !(1...86_400).contains(joinTimeout) {
      throw ValidationError("--join-timeout \(joinTimeout): give 1 to 86400 seconds.")
    }
    if let publicAddress, !ServedPages.isPublicAddress(publicAddress) {
      throw ValidationError("--public-address: write it as in https://192.0.2.7:8443")
    }
    if tls && publicAddress != nil {
      throw ValidationError("--tls makes the addresses itself: leave out --public-address.")
    }
  }

  func run() async throws {
    do {
      try await serve()
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("scanbench-engine-browser: \(error)\n".utf8))
      throw ExitCode(Self.exitCode(of: error))
    }
  }

  private static func exitCode(of error: any Error) -> Int32 {
    switch error {
    case PageServerError.badHost: 64
    case is SocketFault, PageServerError.programMissing, PageServerError.noTunnel: 69
    case PageServerError.unservable: 65
    default: 74
    }
  }

  private func serve() async throws {
    let files = try HostedPage.engineFiles(polyfill: polyfill, assets: assets)
    let hosted = (0..<pages).map { _ in HostedPage(files: files) }
    let served = try ServedPages(
      hosted, listen: listen, port: port, isSecure: tls, publicAddress: publicAddress)
    if let fingerprint = served.fingerprint { print("certificate  SHA-256 \(fingerprint)") }
    for (index, page) in hosted.enumerated() {
      let address = served.address(of: page)
      let door = try EndingSignals.made {
        try EngineSocketListener(
          page: page, number: index + 1, address: address, join: .seconds(joinTimeout),
          in: .standard)
      }
      announce(address, page: index + 1)
      door.open()
    }
    try await served.wait()
    withExtendedLifetime(served) {}
  }

  private func announce(_ address: String, page: Int) {
    print("browser:\(page)  \(address)")
    if isatty(STDOUT_FILENO) == 1, let code = ServedPages.qrCode(of: address) {
      print(code.joined(separator: "\n"))
    }
    fflush(nil)
  }
}
