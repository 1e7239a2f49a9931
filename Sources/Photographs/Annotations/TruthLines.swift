package import Barcodes
import Foundation
import Photographed
package import Records
import Storage

/// A line of `truth.jsonl`, which can be written by hand: a picture and the codes on it.
///
///     {"image": "IMG_1.jpg", "codes": [{"symbology": "ean_13", "text": "4006381333931"}]}
package struct TruthLine: Codable, Sendable, Equatable {
  package struct LineCode: Codable, Sendable, Equatable {
    /// One of the 13 symbologies, or any other name for a code that is not counted.
    package var symbology: String
    /// The text; nil for a code that is not counted because its content is unknown.
    package var text: String?
    /// The content in bytes, before the text, if it is not text or in an encoding that readers
    /// guess differently.
    package var bytesBase64: Base64Bytes?
    package var corners: Quad?
    /// The engines that read the code of a proposal; nil if a person wrote it.
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

  /// The picture's path relative to the folder.
  package var image: String
  package var codes: [LineCode]
  /// The task that a person has yet to do; while it is there, the line is not truth.
  package var open: String?
  /// The group of the picture in reports.
  package var tag: String?
  /// The seal of a proposal that nobody has changed, on its last line; `TruthProposal` writes it.
  private(set) var seal: String?

  package init(image: String, codes: [LineCode], tag: String? = nil) {
    self.image = image
    self.codes = codes
    self.tag = tag
  }

  enum CodingKeys: String, CodingKey {
    case image, codes, open, tag
    case seal = "unedited"
  }
}

/// The truth in ScanBench's own format: JSON Lines, in which lines may be empty.
package enum TruthLines {
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

  /// The part of an invalid line that names its picture.
  private struct Named: Decodable { var image: String }

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
