package import Barcodes
import Foundation
package import Records

/// A line of `truth.jsonl`, which a person can write by hand: the picture, and the codes on it.
///
///     {"image": "IMG_1.jpg", "codes": [{"symbology": "ean_13", "text": "4006381333931"}]}
package struct TruthLine: Codable, Sendable, Equatable {
  package struct Code: Codable, Sendable, Equatable {
    /// One of the 13, or any other name for a code that counts neither way.
    package var symbology: String
    /// Nil for a code that counts neither way, since nobody knows what it says.
    package var text: String?
    /// Instead of the text, for contents that are none.
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

/// Our own truth: JSON Lines.
enum TruthLines {
  static func listing(of pictures: PictureFolder, path: String) throws -> TruthListing {
    var listing = TruthListing()
    var reader = try JSONLinesReader(TruthLine.self, path: path)
    while let line = reader.next() {
      guard pictures.has(line.image) else {
        listing.faults.append(pictures.fault(of: line.image, at: "\(path):\(reader.line)"))
        continue
      }
      guard line.open == nil else {
        listing.open.insert(line.image)
        listing.faults.append(
          ImportFault(
            place: "\(path):\(reader.line)",
            reason:
              "\(VisibleText.quoted(line.image)) is open: see that its codes are what it shows, "
              + "and delete the key 'open'"))
        continue
      }
      listing.pictures.append(truth(of: line))
    }
    if let failure = reader.failure { throw failure }
    return listing
  }

  private static func truth(of line: TruthLine) -> PictureTruth {
    var truth = PictureTruth(picture: line.image, tag: line.tag)
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
