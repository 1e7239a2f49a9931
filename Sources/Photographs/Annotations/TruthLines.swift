package import Barcodes
import Foundation
import Photographed
package import Records
import Storage

/// A line of `truth.jsonl`, which a person can write by hand: the picture, and the codes on it.
///
///     {"image": "IMG_1.jpg", "codes": [{"symbology": "ean_13", "text": "4006381333931"}]}
package struct TruthLine: Codable, Sendable, Equatable {
  package struct Code: Codable, Sendable, Equatable {
    /// One of the 13, or any other name for a code that counts neither way.
    package var symbology: String
    /// Nil for a code that counts neither way, since nobody knows what it says.
    package var text: String?
    /// For contents that are no text, or whose encoding readers guess differently; comes before the text.
    package var bytesBase64: Base64Bytes?
    package var corners: Quad?
    /// Of a proposal, the engines that read it; nil where a person wrote it.
    package var readBy: [String]?

    package init(symbology: String, text: String?, corners: Quad?) {
      self.symbology = symbology
      self.text = text
      self.corners = corners
    }

    enum CodingKeys: String, CodingKey {
      case symbology, text
      case bytesBase64 = "bytes_base64"
      case corners
      case readBy = "read_by"
    }
  }

  /// The path from the folder on.
  package var image: String
  package var codes: [Code]
  /// What a person has yet to do about it: as long as it is there, the line is no truth.
  package var open: String?
  /// What a report groups pictures by.
  package var tag: String?

  package init(image: String, codes: [Code], tag: String? = nil) {
    self.image = image
    self.codes = codes
    self.tag = tag
  }
}

/// Our own truth: JSON Lines, in which people may leave lines empty.
package enum TruthLines {
  /// The pictures that a file has lines of, open or not.
  ///
  /// - Throws: `FileError`, or `ImportFault` of a line that is none.
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

  static func listing(of pictures: PictureFolder, path: String) throws -> TruthListing {
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
        if let named = try? JSONDecoder().decode(Named.self, from: line) {
          listing.refused.insert(named.image)
        }
        try listing.leaveOut(error)
      }
    }
    return listing
  }

  private static func withoutMark(_ bytes: Data) -> Data {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  private static func isFilled(_ line: Data) -> Bool { line.contains { $0 > 0x20 } }

  /// What says of which picture a line is that is none.
  private struct Named: Decodable { var image: String }

  /// - Parameter line: of which the values are counted.
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
    try RepeatedKey.refuse(in: line, place: place)
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
