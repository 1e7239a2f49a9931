import Foundation

/// The program `scanbench-tls-tunnel`, which ends TLS in front of a server: browsers have cameras and detectors only on localhost or
/// https. `make tls` builds it, since BoringSSL takes minutes to compile.
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

  static let program = "scanbench-tls-tunnel"

  /// - Parameters:
  ///   - listen: an address of this machine, as digits.
  ///   - port: 0 for any.
  ///   - target: the port of the server, on 127.0.0.1.
  /// - Throws: `SecureTunnelError`.
  package init(listen: String, port: UInt16, target: UInt16) throws(SecureTunnelError) {
    guard let path = Self.path else { throw .missing }
    let own = LocalAddresses.all
    host = ["0.0.0.0", "::"].contains(listen) ? own.first ?? "localhost" : listen
    let output = Pipe()
    process.executableURL = path
    process.arguments =
      [listen, "\(port)", "\(target)"] + own
      + (own.contains(host) || host == "localhost" ? [] : [host])
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw .failed("\(error)") }
    let lines = Self.words(from: output.fileHandleForReading)
    guard let port = lines["port"].flatMap({ UInt16($0) }), let fingerprint = lines["fingerprint"]
    else { throw .failed("it does not listen on \(listen)") }
    (self.port, self.fingerprint) = (port, fingerprint)
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Beside this program, or on PATH.
  private static var path: URL? {
    let beside = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = [beside].compactMap(\.self) + path.split(separator: ":").map(String.init)
    return folders.map { URL(fileURLWithPath: "\($0)/\(program)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The first two lines, each of a name and a value.
  private static func words(from file: FileHandle) -> [String: String] {
    var text = Data()
    while text.count(where: { $0 == 10 }) < 2, let more = try? file.read(upToCount: 1),
      !more.isEmpty
    {
      text += more
    }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      lines.compactMap { line in
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return words.count == 2 ? (words[0], words[1]) : nil
      }
    ) { first, _ in first }
  }
}

/// A tunnel that does not stand.
package enum SecureTunnelError: Error, Equatable, CustomStringConvertible {
  case missing
  case failed(String)

  package var description: String {
    switch self {
    case .missing:
      "\(SecureTunnel.program) is neither beside this program nor on PATH; build it with 'make tls'"
    case .failed(let reason): "\(SecureTunnel.program): \(reason)"
    }
  }
}

/// The addresses of version 4 by which other machines reach this one.
enum LocalAddresses {
  static var all: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [String] = []
    var next = first
    // SAFETY: the list lives until freeifaddrs, and its last element has no next.
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      var host = [CChar](repeating: 0, count: 64)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard getnameinfo(address, size, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let text = String(
        decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !text.hasPrefix("127.") { addresses.append(text) }
    }
    return addresses
  }
}
