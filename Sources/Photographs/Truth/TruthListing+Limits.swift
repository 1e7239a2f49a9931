import Barcodes
import Foundation
import Photographed
import Storage

extension TruthListing {
  /// The most parts that can be left out; with more, the truth is of other pictures, or none.
  private static let mostFaults = 100_000

  /// Records a part that cannot be used, or throws it if there are too many.
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

  /// Returns the one picture that a truth names, or records at that place that there is none.
  mutating func picture(
    named name: String, of pictures: PictureFolder, at place: String
  ) throws(ImportFault) -> String? {
    if let picture = pictures.picture(named: name) { return picture }
    try leaveOut(pictures.fault(of: name, at: place))
    return nil
  }
}

extension ForeignJSON {
  /// - Throws: `FileError` or `ImportFault`.
  init(truthFile path: String) throws {
    var allowance = JSONAllowance.pictures
    let text = try InputFile.bytes(of: path, limitBytes: allowance.bytes)
    try self.init(text, place: path, takenFrom: &allowance)
  }
}
