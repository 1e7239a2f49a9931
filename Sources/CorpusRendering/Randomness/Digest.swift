package import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#else
  import COpenSSL
#endif

/// SHA-256 (FIPS 180-4) for the fingerprints and seeds of the contracts, by the system's own library.
package enum Digest {
  /// In hexadecimal.
  package static func hexadecimal(of bytes: some DataProtocol) -> String {
    sha256(of: bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The seed of one frame: the first 53 bits of the digest of run seed and frame, so that any frame can be
  /// rendered alone and no two share their random numbers.
  package static func seed(ofFrame frame: String, runSeed: UInt64) -> UInt64 {
    let digest = sha256(of: Data("scanbench frame seed 1\n\(runSeed)\n\(frame)".utf8))
    return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } >> 11
  }

  /// - Returns: 32 bytes.
  private static func sha256(of bytes: some DataProtocol) -> [UInt8] {
    #if canImport(CryptoKit)
      Array(SHA256.hash(data: bytes))
    #else
      bytes.withContiguousStorageIfAvailable(sha256) ?? Array(bytes).withUnsafeBufferPointer(sha256)
    #endif
  }

  #if !canImport(CryptoKit)
    private static func sha256(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
        // SAFETY: reads the bytes of `bytes` and writes 32, which `digest` has room for, during the call.
        SHA256(bytes.baseAddress, bytes.count, digest.baseAddress)
        count = Int(SHA256_DIGEST_LENGTH)
      }
    }
  #endif
}
