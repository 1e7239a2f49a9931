import Foundation

extension SecureTunnel {
  private static let daysValid = 7

  /// Writes `key.pem` and `certificate.pem`: a key and a certificate that it has signed itself, made by openssl for one run.
  ///
  /// - Parameters:
  ///   - folder: which only this user can read.
  ///   - addresses: of IP, as digits; localhost is named, too.
  /// - Returns: SHA-256 of the certificate, as browsers show it.
  /// - Throws: `PageServerError`.
  static func makeCertificate(in folder: String, addresses: [String]) throws(PageServerError)
    -> String
  {
    let certificate = "\(folder)/certificate.pem"
    let names = (["DNS:localhost", "IP:127.0.0.1"] + addresses.map { "IP:\($0)" })
      .joined(separator: ",")
    _ = try openssl([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout",
      "\(folder)/key.pem", "-out", certificate, "-days", "\(daysValid)", "-subj", "/CN=ScanBench",
      "-addext", "subjectAltName=\(names)", "-addext", "extendedKeyUsage=serverAuth",
    ])
    let said = try openssl(["x509", "-in", certificate, "-noout", "-fingerprint", "-sha256"])
    // `sha256 Fingerprint=AB:CD:…`
    guard let fingerprint = said.split(separator: "=").last else {
      throw .noTunnel(reason: "openssl says no fingerprint")
    }
    return fingerprint.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs openssl and returns what it prints.
  private static func openssl(_ arguments: [String]) throws(PageServerError) -> String {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, errors)
    let said: Data
    let complaint: Data
    do {
      try process.run()
      // Both are short.
      said = try output.fileHandleForReading.readToEnd() ?? Data()
      complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw .noTunnel(reason: "\(error)")
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return String(decoding: said, as: UTF8.self)
    case 127: throw .programMissing("openssl")
    default:
      let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
      throw .noTunnel(reason: "openssl: \(lines.last ?? "failed")")
    }
  }
}
