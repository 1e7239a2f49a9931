import Crypto
import Foundation
import NIOSSL
import SwiftASN1
import X509

/// A key and a certificate that it has signed itself, made for one run and kept nowhere.
struct RunCertificate {
  let configuration: TLSConfiguration
  /// SHA-256 of the certificate, as browsers show it.
  let fingerprint: String

  /// The certificate is of use for a week; a phone whose clock is an hour off still takes it.
  private static let hoursValid = (before: -1.0, after: 7 * 24.0)

  /// - Parameters:
  ///   - addresses: of IP, of 4 or 16 bytes each.
  ///   - names: of DNS.
  init(addresses: [[UInt8]], names: [String]) throws {
    let key = P256.Signing.PrivateKey()
    let privateKey = Certificate.PrivateKey(key)
    let subject = try DistinguishedName { CommonName("ScanBench") }
    let alternatives =
      names.map(GeneralName.dnsName)
      + addresses.map { .ipAddress(ASN1OctetString(contentBytes: $0[...])) }
    let certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: privateKey.publicKey,
      notValidBefore: Date(timeIntervalSinceNow: 3600 * Self.hoursValid.before),
      notValidAfter: Date(timeIntervalSinceNow: 3600 * Self.hoursValid.after),
      issuer: subject, subject: subject, signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.notCertificateAuthority)
        SubjectAlternativeNames(alternatives)
        try ExtendedKeyUsage([.serverAuth])
      },
      issuerPrivateKey: privateKey)
    var serializer = DER.Serializer()
    try serializer.serialize(certificate)
    let bytes = serializer.serializedBytes
    fingerprint = SHA256.hash(data: bytes).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined(separator: ":")
    configuration = .makeServerConfiguration(
      certificateChain: [.certificate(try NIOSSLCertificate(bytes: bytes, format: .der))],
      privateKey: .privateKey(
        try NIOSSLPrivateKey(bytes: Array(key.derRepresentation), format: .der)))
  }
}
