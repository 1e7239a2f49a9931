import Barcodes
import Foundation
import Storage

/// Truth as people keep it in a spreadsheet: CSV (RFC 4180) with the columns `image`, `symbology` and `text`, in any order, and a row
/// for each code. An image whose row has neither symbology nor text has no code.
enum TruthTable {
  static func listing(of pictures: PictureFolder, path: String) throws -> TruthListing {
    let bytes = try InputFile.bytes(of: path, limitBytes: InputFile.recordLimitBytes)
    let rows = try rows(of: String(decoding: bytes, as: UTF8.self), path: path)
    guard let head = rows.first?.map({ $0.lowercased() }),
      let image = head.firstIndex(of: "image"), let symbology = head.firstIndex(of: "symbology"),
      let text = head.firstIndex(of: "text")
    else {
      throw ImportFault(
        place: "\(path):1",
        reason:
          "the first row must name the columns image, symbology and text, with commas between them")
    }
    var listing = TruthListing()
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated().dropFirst() where row != [""] {
      let place = "\(path), row \(index + 1)"
      guard row.count == head.count else {
        listing.faults.append(
          ImportFault(place: place, reason: "it has \(row.count) fields, not \(head.count)"))
        continue
      }
      guard pictures.has(row[image]) else {
        listing.faults.append(pictures.fault(of: row[image], at: place))
        continue
      }
      guard !row[symbology].isEmpty || row[text].isEmpty else {
        listing.faults.append(
          ImportFault(
            place: place, reason: "it has a text but no symbology; add it, such as ean_13"))
        continue
      }
      let at = places[row[image]] ?? listing.pictures.count
      if at == listing.pictures.count { listing.pictures.append(PictureTruth(picture: row[image])) }
      places[row[image]] = at
      if !row[symbology].isEmpty || !row[text].isEmpty {
        listing.pictures[at].add(
          kind: row[symbology], text: row[text].isEmpty ? nil : row[text], corners: nil)
      }
    }
    return listing
  }

  /// - Throws: `ImportFault` where a quoted field has no end.
  private static func rows(of text: String, path: String) throws(ImportFault) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"":
        field.unicodeScalars.append(scalars.removeFirst())
      case ("\"", true): isQuoted = false
      case ("\"", false) where field.isEmpty: isQuoted = true
      case (",", false):
        row.append(field)
        field = ""
      case ("\r", false) where scalars.first == "\n": break
      case ("\n", false):
        rows.append(row + [field])
        (row, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    guard !isQuoted else {
      throw ImportFault(
        place: path, reason: "a field that begins with a quote has no other one at its end")
    }
    if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
    return rows
  }
}
