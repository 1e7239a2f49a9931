import Foundation
import Storage

extension Digest {
  /// The seed of one frame: the first 53 bits of the digest of run seed and what tells the frame, so that any frame can be
  /// rendered alone and no two share their random numbers.
  package static func seed(ofFrame frame: String, runSeed: UInt64) -> UInt64 {
    let digest = sha256(of: Data("scanbench frame seed 2\n\(runSeed)\n\(frame)".utf8))
    return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } >> 11
  }
}
