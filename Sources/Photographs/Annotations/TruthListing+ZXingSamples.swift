import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// The truth of zxing-cpp's test samples: beside `NAME.png` its content, as text with escaped
/// control characters in `NAME.txt` or as bytes in `NAME.bin`. The symbology is the key `format` in
/// `NAME.result.txt`, or else the folder's name.
///
/// Source: test/blackbox/BlackboxTestRunner.cpp of zxing-cpp 3.1.1.
extension TruthListing {
  static func zxingSamples(of pictures: PictureFolder) -> TruthListing {
    var listing = TruthListing()
    for picture in pictures.pictures {
      do {
        listing.pictures.append(try truth(of: picture, in: pictures))
        let stem = PictureFolder.stem(of: picture)
        listing.files.formUnion(["txt", "bin", "result.txt"].map { "\(stem).\($0)" })
      } catch {
        listing.faults.append(ImportFault(place: picture, reason: "its truth: \(error)"))
        listing.refused.insert(picture)
      }
    }
    return listing
  }

  private static func truth(of picture: String, in folder: PictureFolder) throws -> PictureTruth {
    var truth = PictureTruth(picture: picture)
    let kind = kind(ofFolder: Folder.parent(of: picture))
    guard kind != "falsepositives" else { return truth }
    let stem = PictureFolder.stem(of: picture)
    let keys = try contents(of: "\(stem).result.txt", in: folder).map(Self.keys) ?? [:]
    let named = keys["format"] ?? kind
    if let bytes = try contents(of: "\(stem).txt", in: folder) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ImportFault(
          place: "\(folder.path)/\(stem).txt", reason: "it is not UTF-8; restore it")
      }
      let content = unescaped(text)
      truth.add(
        kind: named, text: hasAddOn(picture) ? String(content.prefix(13)) : content, corners: nil)
    } else if let bytes = try contents(of: "\(stem).bin", in: folder),
      let symbology = Symbology(foreignName: named)
    {
      truth.codes.append(TrueCode(symbology: symbology, bytes: Array(bytes)))
    } else {
      // A part of a structured append, whose truth is of all parts together, or a picture without truth.
      truth.add(kind: named, text: nil, corners: nil)
    }
    // Its tests look at the first code of one symbology.
    truth.labelled = Set(truth.codes.map(\.symbology))
    return truth
  }

  /// Returns true if text after the 13 digits is an add-on, a separate symbol not asked for.
  private static func hasAddOn(_ picture: String) -> Bool {
    Folder.parent(of: picture).contains("-extension")
  }

  /// Returns the kind of a folder: `qrcode` for `…/qrcode-2`.
  private static func kind(ofFolder folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return String(name.split(separator: "-").first ?? "")
  }

  /// Returns nil if there is no such file.
  private static func contents(of file: String, in folder: PictureFolder) throws -> Data? {
    let path = try folder.place(of: file)
    guard FileType(at: path, followingLinks: true) != nil else { return nil }
    return try InputFile.bytes(of: path, limitBytes: 1 << 20)
  }

  private static func keys(_ contents: Data) -> [String: String] {
    let lines = String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline)
    let pairs = lines.filter { !$0.hasPrefix("#") }.compactMap { line -> (String, String)? in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      return (String(line[..<equals]), String(line[line.index(after: equals)...]))
    }
    return Dictionary(pairs) { $1 }
  }

  /// The names that zxing-cpp gives control characters, in order from 0: `<GS>` for 29.
  private static let controls = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR",
    "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US",
  ]

  static func unescaped(_ text: String) -> String {
    var plain = text
    for (code, name) in controls.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      plain = plain.replacing("<\(name)>", with: String(Character(scalar)))
    }
    return plain.replacing("<DEL>", with: "\u{7F}")
  }
}
