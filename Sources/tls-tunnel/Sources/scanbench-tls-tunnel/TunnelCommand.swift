import Foundation
import NIOCore

/// `scanbench-tls-tunnel HOST PORT TARGET [ADDRESS…]`: listens on HOST and PORT, and hands on to port TARGET of this machine, with a
/// certificate for the ADDRESSes of IP and for localhost. Prints its port and the certificate's fingerprint, and ends with its
/// standard input.
@main struct TunnelCommand {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3, let port = UInt16(arguments[1]), let target = UInt16(arguments[2])
    else {
      fail("usage: scanbench-tls-tunnel HOST PORT TARGET [ADDRESS…]", code: 64)
    }
    let addresses = arguments.dropFirst(3).map { text in
      guard let bytes = bytes(ofAddress: text) else {
        fail("'\(text)' is no address of IP", code: 64)
      }
      return bytes
    }
    do {
      let certificate = try RunCertificate(
        addresses: addresses + [[127, 0, 0, 1]], names: ["localhost"])
      let channel = try await Tunnel(certificate: certificate, target: Int(target))
        .start(host: arguments[0], port: Int(port))
      print("port \(channel.localAddress?.port ?? 0)")
      print("fingerprint \(certificate.fingerprint)")
      fflush(nil)
    } catch {
      fail("\(error)", code: 69)
    }
    while readLine() != nil {}
  }

  /// Of version 4, or 6.
  private static func bytes(ofAddress text: String) -> [UInt8]? {
    guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
    switch address {
    case .v4(let address):
      return withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address):
      return withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
    case .unixDomainSocket: return nil
    }
  }

  private static func fail(_ line: String, code: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("scanbench-tls-tunnel: \(line)\n".utf8))
    exit(code)
  }
}
