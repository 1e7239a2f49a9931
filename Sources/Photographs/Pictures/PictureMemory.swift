import Barcodes
import Foundation

/// The memory shared by pictures that are being read: the larger they are, the fewer at a time.
/// Unchecked: every access to the variable holds `condition`.
final class PictureMemory: @unchecked Sendable {
  /// Two gibibytes: a photograph of 200 million pixels in any format, or fifty of 12 million.
  static let shared = PictureMemory(bytes: 2 << 30)

  private let condition = NSCondition()
  private let bytes: Int
  private var free: Int

  init(bytes: Int) { (self.bytes, free) = (bytes, bytes) }

  /// A share of the memory, returned when nothing holds it any more.
  final class Reservation: Sendable {
    private let memory: PictureMemory
    private let bytes: Int

    fileprivate init(_ memory: PictureMemory, bytes: Int) {
      (self.memory, self.bytes) = (memory, bytes)
    }

    deinit { memory.giveBack(bytes) }
  }

  /// Waits until enough memory is free; a caller that waits must hold no other reservation. Throws
  /// for a picture that needs more than the whole pool.
  func reservation(bytes: Int, width: Int, height: Int) throws(Fault) -> Reservation {
    guard bytes <= self.bytes else {
      throw Fault(
        reason:
          "its \(width) × \(height) pixels take \(bytes >> 20) MiB to read, and \(self.bytes >> 20) MiB are "
          + "the most; store it smaller, or as a baseline JPEG")
    }
    condition.withLock {
      while free < bytes { condition.wait() }
      free -= bytes
    }
    return Reservation(self, bytes: bytes)
  }

  private func giveBack(_ bytes: Int) {
    condition.withLock {
      free += bytes
      condition.broadcast()
    }
  }
}
