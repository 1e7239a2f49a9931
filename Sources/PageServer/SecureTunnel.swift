import FlyingSocks
import Foundation

/// stunnel, which ends TLS in front of a server: browsers have cameras and detectors only on localhost or https. `make tls` installs
/// it.
///
/// It ends with this object or this process, whichever ends first.
package final class SecureTunnel {
  /// As browsers reach it.
  package let host: String
  package let port: UInt16
  /// SHA-256 of the certificate, which is made for the run.
  package let fingerprint: String
  private let process = Process()
  /// The tunnel ends with its input.
  private let input = Pipe()

  /// stunnel does not look whether who has started it is still there; a shell does. It may have been started with signals held back.
  private static let keeper = """
    stunnel "$1/stunnel.conf" & pid=$!
    exec 2>/dev/null
    cat >/dev/null
    kill -9 $pid
    rm -f "$1/stunnel.conf" "$1/certificate.pem" "$1/key.pem"
    rmdir "$1"
    """

  /// - Parameters:
  ///   - listen: an address of this machine, as digits.
  ///   - port: 0 for any.
  ///   - target: the port of the server, on 127.0.0.1.
  /// - Throws: `PageServerError`.
  package init(listen: String, port: UInt16, target: UInt16) throws(PageServerError) {
    let own = Self.localAddresses
    host = ["0.0.0.0", "::"].contains(listen) ? own.first ?? "localhost" : listen
    let named = own + (own.contains(host) || host == "localhost" ? [] : [host])
    do {
      self.port = port > 0 ? port : try Self.freePort(on: listen)
      let folder = try Self.makeFolder()
      fingerprint = try Self.makeCertificate(in: folder, addresses: named)
      try Data(
        """
        foreground = yes
        pid =
        debug = notice
        syslog = no
        [pages]
        accept = \(listen):\(self.port)
        connect = 127.0.0.1:\(target)
        cert = \(folder)/certificate.pem
        key = \(folder)/key.pem

        """.utf8
      ).write(to: URL(fileURLWithPath: "\(folder)/stunnel.conf"))
      try start(in: folder)
    } catch let error as PageServerError {
      throw error
    } catch {
      throw .noTunnel(reason: "\(error)")
    }
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// A port that nobody listens on.
  private static func freePort(on address: String) throws(PageServerError) -> UInt16 {
    do {
      let (socket, port) = try PageServer.listening(on: address, port: 0)
      try? socket.close()
      return port
    } catch .notListening(_, _, let reason) {
      throw .noTunnel(reason: "it does not listen on \(address): \(reason)")
    } catch {
      throw .noTunnel(reason: "'\(address)' is no address of this machine")
    }
  }

  /// Only this user can read it: the key is there.
  private static func makeFolder() throws -> String {
    var template = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("scanbench-XXXXXX").path
        .utf8CString)
    guard mkdtemp(&template) != nil else {
      throw PageServerError.noTunnel(reason: String(cString: strerror(errno)))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Starts stunnel, and waits until it listens.
  private func start(in folder: String) throws {
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.keeper, "sh", folder]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    var said = Data()
    while let more = try errors.fileHandleForReading.read(upToCount: 1), !more.isEmpty {
      said += more
      if more.first == 10, said.range(of: Data("Configuration successful".utf8)) != nil {
        // What it says later would fill the pipe.
        errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        return
      }
    }
    let lines = String(decoding: said, as: UTF8.self)
    guard !lines.contains("not found") else { throw PageServerError.programMissing("stunnel") }
    let reason = lines.split(separator: "\n").first { $0.contains("LOG3") } ?? "it does not start"
    throw PageServerError.noTunnel(reason: String(reason))
  }
}
