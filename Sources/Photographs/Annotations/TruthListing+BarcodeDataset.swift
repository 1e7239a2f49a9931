import Barcodes
import Foundation
import Photographed

/// The truth of tony-xlh/barcode-dataset: `results.zip` holds for each picture a `NAME.txt`, a JSON
/// list of its codes with `attrib.Type`, `text` and the corners x1, y1 to x4, y4.
extension TruthListing {
  static func barcodeDataset(of pictures: PictureFolder, path: String) throws -> TruthListing {
    let archive = try ZipArchive(path: path)
    var listing = TruthListing()
    var allowance = JSONAllowance.pictures
    for name in archive.names where name.hasSuffix(".txt") {
      let place = "\(path), \(name)"
      let stem = PictureFolder.stem(of: name)
      guard let picture = try listing.picture(named: stem, of: pictures, at: place) else {
        continue
      }
      do throws(ImportFault) {
        let json = try ForeignJSON(
          try archive.contents(of: name), place: place, takenFrom: &allowance)
        listing.pictures.append(try truth(of: picture, json))
      } catch {
        listing.refused.insert(picture)
        try listing.leaveOut(error)
      }
    }
    return listing.labelledWithItsOwn()
  }

  private static func truth(
    of picture: String, _ json: ForeignJSON
  ) throws(ImportFault) -> PictureTruth {
    var truth = PictureTruth(picture: picture)
    for code in try json.elements() {
      let text = code["text"]?.text ?? ""
      let kind = try code.required("attrib").required("Type").requiredText()
      let corners = try code.numberedCorners()
      if let symbology = Symbology(foreignName: kind), symbology.dimension == .area,
        let bytes = bytes(writtenAs: text)
      {
        // It wrote 0 as 94, so that either may have been 0.
        if bytes.contains(94) {
          truth.add(kind: kind, text: nil, corners: corners)
        } else {
          truth.codes.append(TrueCode(symbology: symbology, bytes: bytes, corners: corners))
        }
      } else {
        truth.add(kind: kind, text: text.isEmpty ? nil : text, corners: corners)
      }
    }
    return truth
  }

  /// Returns the bytes of a content that is not text; nil for other texts. The reader that made the
  /// truth took bytes for characters of code page 437, and wrote their UTF-16 in hexadecimal:
  /// `00FC0001` for 129, 1.
  static func bytes(writtenAs text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count >= 16, digits.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 4) {
      guard
        let unit = UInt16(String(decoding: digits[start..<start + 4], as: UTF8.self), radix: 16),
        let byte = codePage437[unit]
      else { return nil }
      bytes.append(byte)
    }
    // Digits may be hexadecimal by chance, but seldom characters of a page that has hardly any of the 65,536.
    return bytes
  }

  /// The bytes by UTF-16 character; 0 to 127 are ASCII. Source: Unicode Consortium,
  /// MAPPINGS/VENDORS/MICSFT/PC/CP437.TXT.
  private static let codePage437: [UInt16: UInt8] = {
    let upper =
      "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
    var bytes = Dictionary(uniqueKeysWithValues: (0..<128).map { (UInt16($0), UInt8($0)) })
    for (index, unit) in upper.utf16.enumerated() { bytes[unit] = UInt8(128 + index) }
    return bytes
  }()
}

extension ForeignJSON {
  /// Returns the corners x1, y1 to x4, y4; throws if one is missing or not a number.
  func numberedCorners() throws(ImportFault) -> Quad {
    var points: [Point] = []
    for number in 1...4 {
      points.append(
        Point(
          x: try required("x\(number)").number(), y: try required("y\(number)").number()))
    }
    return Quad(
      topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
  }
}
