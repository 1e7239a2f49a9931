import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// The truth in ScanBench's own format: JSON Lines, in which lines may be empty.
extension TruthListing {
  /// Returns the pictures that a file has lines for, open or not.
  ///
  /// - Throws: `FileError`, or `ImportFault` for an invalid line.
  package static func pictures(
    namedIn path: String, of pictures: PictureFolder
  ) throws -> Set<String> {
    let bytes = try InputFile.bytes(of: path, limitBytes: JSONAllowance.pictures.bytes)
    var named: Set<String> = []
    for (index, line) in TextLines(withoutMark(bytes)).enumerated() where isFilled(line) {
      let image = try decoded(line, place: "\(path):\(index + 1)").image
      named.insert(pictures.picture(at: image) ?? image)
    }
    return named
  }

  static func lines(of pictures: PictureFolder, path: String) throws -> TruthListing {
    var allowance = JSONAllowance.pictures
    let bytes = try InputFile.bytes(of: path, limitBytes: allowance.bytes)
    var listing = TruthListing()
    for (index, line) in TextLines(withoutMark(bytes)).enumerated() where isFilled(line) {
      let place = "\(path):\(index + 1)"
      do throws(JSONExcess) {
        try allowance.take(line.span)
      } catch {
        throw ImportFault(place: place, reason: "\(error)")
      }
      do throws(ImportFault) {
        try add(decoded(line, place: place), of: pictures, place: place, to: &listing)
      } catch {
        // The part of an invalid line that names its picture.
        if let image = JSONText(line)?["image"]?.text { listing.refused.insert(image) }
        try listing.leaveOut(error)
      }
    }
    return listing
  }

  private static func withoutMark(_ bytes: Data) -> Data {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  private static func isFilled(_ line: Data) -> Bool { line.contains { $0 > 0x20 } }

  /// - Parameter line: a line whose values are counted already.
  private static func decoded(_ line: Data, place: String) throws(ImportFault) -> TruthLine {
    let decoded: TruthLine
    do {
      decoded = try JSONDecoder().decode(TruthLine.self, from: line)
    } catch {
      throw ImportFault(
        place: place,
        reason: "\(DecodingError.clause(describing: error)); a line is "
          + #"{"image": "a.jpg", "codes": [{"symbology": "ean_13", "text": "4006381333931"}]}"#)
    }
    try ImportFault.refuseRepeatedKey(in: line, place: place)
    return decoded
  }

  private static func add(
    _ line: TruthLine, of pictures: PictureFolder, place: String, to listing: inout TruthListing
  ) throws(ImportFault) {
    guard let picture = pictures.picture(at: line.image) else {
      throw pictures.fault(of: line.image, at: place)
    }
    guard line.open == nil else {
      throw ImportFault(
        place: place,
        reason: "\(VisibleText.quoted(line.image)) is open: see that its codes are what it shows, "
          + "and delete the key 'open'")
    }
    let truth = truth(of: line, picture: picture)
    try truth.requirePossible(at: place)
    listing.pictures.append(truth)
  }

  private static func truth(of line: TruthLine, picture: String) -> PictureTruth {
    var truth = PictureTruth(picture: picture, tag: line.tag)
    for code in line.codes {
      if let bytes = code.bytesBase64, let symbology = Symbology(foreignName: code.symbology) {
        truth.codes.append(
          TrueCode(symbology: symbology, bytes: bytes.bytes, corners: code.corners))
      } else {
        truth.add(kind: code.symbology, text: code.text, corners: code.corners)
      }
    }
    return truth
  }
}
