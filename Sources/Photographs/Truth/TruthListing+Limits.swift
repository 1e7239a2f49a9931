import Barcodes
import Foundation
import Photographed
import Storage

extension TruthListing {
  /// So many pieces of a truth can be left out. With more, it is of other pictures, or no truth.
  private static let mostFaults = 100_000

  /// Notes what cannot be used.
  ///
  /// - Throws: it, where that is too much.
  mutating func leaveOut(_ fault: ImportFault) throws(ImportFault) {
    guard faults.count < Self.mostFaults else {
      throw ImportFault(
        place: fault.place,
        reason:
          "\(fault.reason); so it is with \(Self.mostFaults) pieces before it: name the truth of these pictures"
      )
    }
    faults.append(fault)
  }
}

extension ForeignJSON {
  /// A file of truth.
  ///
  /// - Throws: `FileError` or `ImportFault`.
  init(truthFile path: String) throws {
    var allowance = JSONAllowance.pictures
    let text = try InputFile.bytes(of: path, limitBytes: allowance.bytes)
    try self.init(text, place: path, takenFrom: &allowance)
  }
}
