import Crypto
package import Foundation

/// SHA-256 (FIPS 180-4) for the fingerprints and seeds of the contracts.
package enum Digest {
  /// In hexadecimal.
  package static func hexadecimal(of bytes: some DataProtocol) -> String {
    SHA256.hash(data: bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      .joined()
  }

  /// The seed of one frame: the first 53 bits of the digest of run seed and frame, so that any frame can be
  /// rendered alone and no two share their random numbers.
  static func seed(ofFrame frame: String, runSeed: UInt64) -> UInt64 {
    let digest = SHA256.hash(data: Data("scanbench frame seed 1\n\(runSeed)\n\(frame)".utf8))
    return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } >> 11
  }
}
