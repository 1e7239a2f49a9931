package import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#else
  import COpenSSL
#endif

/// SHA-256 (FIPS 180-4) for the fingerprints of the contracts, by the system's own library; of bytes that may come one after
/// the other, such as the lines of a file that is being written.
package final class Digest {
  #if canImport(CryptoKit)
    private var hash = SHA256()
  #else
    private let context: OpaquePointer
  #endif

  /// The number of bytes that have come.
  package private(set) var byteCount: UInt64 = 0

  package init() {
    #if !canImport(CryptoKit)
      guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
      else {
        preconditionFailure("libcrypto has SHA-256, and a context takes some hundred bytes")
      }
      self.context = context
    #endif
  }

  /// In hexadecimal.
  package static func hexadecimal(of bytes: some DataProtocol) -> String {
    Digest(of: bytes).hexadecimal
  }

  /// - Returns: 32 bytes.
  package static func sha256(of bytes: some DataProtocol) -> [UInt8] { Digest(of: bytes).bytes }

  private convenience init(of bytes: some DataProtocol) {
    self.init()
    for region in bytes.regions { region.withUnsafeBytes(add) }
  }

  #if !canImport(CryptoKit)
    deinit { EVP_MD_CTX_free(context) }
  #endif

  package func add(_ bytes: UnsafeRawBufferPointer) {
    byteCount += UInt64(bytes.count)
    #if canImport(CryptoKit)
      hash.update(bufferPointer: bytes)
    #else
      // SAFETY: reads the bytes of `bytes` during the call.
      EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    #endif
  }

  package func add(_ bytes: Data) { bytes.withUnsafeBytes(add) }

  /// The digest of all bytes that have come, in hexadecimal; more may come afterwards.
  package var hexadecimal: String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private var bytes: [UInt8] {
    #if canImport(CryptoKit)
      Array(hash.finalize())
    #else
      let copy = EVP_MD_CTX_new()
      defer { EVP_MD_CTX_free(copy) }
      return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
        // SAFETY: writes 32 bytes, which `digest` has room for, during the call.
        guard EVP_MD_CTX_copy_ex(copy, context) == 1,
          EVP_DigestFinal_ex(copy, digest.baseAddress, nil) == 1
        else { preconditionFailure("a context of libcrypto can be copied") }
        count = Int(SHA256_DIGEST_LENGTH)
      }
    #endif
  }
}
