import Barcodes
import Foundation
import Photographed
import Storage

/// The truth from a spreadsheet: CSV (RFC 4180) with the columns `image`, `symbology` and `text` in
/// any order, and a row for each code; an image without symbology and text has no code. Commas,
/// semicolons or tabs separate, in UTF-8 or UTF-16.
extension TruthListing {
  static func table(of pictures: PictureFolder, path: String) throws -> TruthListing {
    let bytes = try InputFile.bytes(of: path, limitBytes: JSONAllowance.pictures.bytes)
    guard let text = Self.text(of: bytes) else {
      throw ImportFault(
        place: path, reason: "it is neither UTF-8 nor UTF-16; save it as CSV in UTF-8")
    }
    let rows = try rows(of: text, separator: separator(of: text), path: path)
    guard let head = rows.first, let columns = Columns(head) else {
      throw ImportFault(
        place: "\(path):1",
        reason:
          "the first row must name the columns image, symbology and text, with commas, semicolons or tabs between them"
      )
    }
    var listing = TruthListing()
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated().dropFirst() where row != [""] {
      do throws(ImportFault) {
        let place = "\(path), row \(index + 1)"
        let (image, symbology, text) = try columns.values(of: row, in: pictures, place: place)
        let at = places[image] ?? listing.pictures.count
        if at == listing.pictures.count { listing.pictures.append(PictureTruth(picture: image)) }
        places[image] = at
        if !symbology.isEmpty {
          listing.pictures[at].add(kind: symbology, text: text.isEmpty ? nil : text, corners: nil)
          try listing.pictures[at].requirePossible(at: place)
        }
      } catch {
        if let image = columns.image(of: row) { listing.refused.insert(image) }
        try listing.leaveOut(error)
      }
    }
    return listing
  }

  /// The places of the values in a row.
  private struct Columns {
    private let count: Int
    private let image: Int
    private let symbology: Int
    private let text: Int

    /// Returns nil if a column is missing.
    init?(_ head: [String]) {
      let head = head.map { $0.lowercased().trimmingCharacters(in: .whitespaces) }
      func place(of names: [String]) -> Int? { names.lazy.compactMap(head.firstIndex).first }
      guard let image = place(of: ["image", "filename", "file_name", "file", "picture", "path"]),
        let symbology = place(of: kindKeys),
        let text = place(of: contentKeys)
      else { return nil }
      (count, self.image, self.symbology, self.text) = (head.count, image, symbology, text)
    }

    func image(of row: [String]) -> String? { row.indices.contains(image) ? row[image] : nil }

    func values(
      of row: [String], in pictures: PictureFolder, place: String
    ) throws(ImportFault) -> (image: String, symbology: String, text: String) {
      guard row.count == count else {
        throw ImportFault(place: place, reason: "it has \(row.count) fields, not \(count)")
      }
      guard let picture = pictures.picture(at: row[image]) else {
        throw pictures.fault(of: row[image], at: place)
      }
      guard !row[symbology].isEmpty || row[text].isEmpty else {
        throw ImportFault(
          place: place, reason: "it has a text but no symbology; add it, such as ean_13")
      }
      return (picture, row[symbology], row[text])
    }
  }

  /// The most fields; each takes as much memory as a JSON value.
  private static let mostFields = JSONAllowance.pictures.values

  /// Returns UTF-16 by its byte-order mark, as in spreadsheets' "Unicode text", otherwise UTF-8.
  private static func text(of bytes: Data) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return bytes.count.isMultiple(of: 2) ? String(data: bytes, encoding: .utf16) : nil
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the separator that occurs most often in the first row.
  private static func separator(of text: String) -> Unicode.Scalar {
    let head = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    return [",", ";", "\t"].max { first, second in
      head.count { $0 == first } < head.count { $0 == second }
    } ?? ","
  }

  /// - Throws: `ImportFault` if a quoted field has no end, or there are too many fields.
  private static func rows(
    of text: String, separator: Unicode.Scalar, path: String
  ) throws(ImportFault) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var separators = 0
    var scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }[...]
    while let scalar = scalars.popFirst() {
      if scalar == separator || scalar == "\n" { separators += 1 }
      guard separators < mostFields else {
        throw ImportFault(
          place: path, reason: "it has more than \(mostFields) fields, the most that are read of it"
        )
      }
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"":
        field.unicodeScalars.append(scalars.removeFirst())
      case ("\"", true): isQuoted = false
      case ("\"", false) where field.isEmpty: isQuoted = true
      case (separator, false):
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
