package import Foundation

/// The formats of files that are read as pictures.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png, jpeg, webp, heic, avif, tiff, gif, bmp

  package var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// The number of leading bytes that identify a format.
  package static let headBytes = 64

  /// Identifies the format by the first bytes of a file, whatever its extension; nil for any other.
  package init?(head bytes: Data) {
    let head = Array(bytes.prefix(Self.headBytes))
    func has(_ text: String, at place: Int = 0) -> Bool {
      head.dropFirst(place).starts(with: text.utf8)
    }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("BM"), Self.isBitmap(head) {
      self = .bmp
    } else if let format = Self.tiff(head) ?? Self.heif(head) {
      self = format
    } else {
      return nil
    }
  }

  /// Returns true if the size of the following header is a BMP's, since text may begin with BM too.
  private static func isBitmap(_ head: [UInt8]) -> Bool {
    head.count >= 18 && [12, 40, 52, 56, 64, 108, 124].contains(head[14])
      && head[15..<18] == [0, 0, 0]
  }

  /// Identifies TIFF, classic or with 8-byte offsets, but not cameras' raw pictures like it.
  private static func tiff(_ head: [UInt8]) -> PictureFormat? {
    let isTIFF = [
      [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]
    .contains { head.starts(with: $0 as [UInt8]) }
    return isTIFF && !head.dropFirst(8).starts(with: "CR".utf8) ? .tiff : nil
  }

  /// Identifies HEIC and AVIF by the brands of the first box (ISO/IEC 23008-12, 10.2; AVIF 1.1, 8).
  private static func heif(_ head: [UInt8]) -> PictureFormat? {
    let brands = mediaBrands(in: head)
    if !brands.isDisjoint(with: ["avif", "avis"]) { return .avif }
    let ofHEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
    return brands.isDisjoint(with: ofHEIC) ? nil : .heic
  }

  /// The usual extensions of such files, in lower case.
  package static let fileExtensions: Set = [
    "png", "jpg", "jpeg", "jpe", "jfif", "webp", "heic", "heif", "avif", "tif", "tiff", "gif",
    "bmp", "dib",
  ]

  package static let names = allCases.map(\.name).joined(separator: ", ")
}

/// Returns the brands named in the first box of an ISO base media file (ISO/IEC 14496-12, 4.3); none of any other file.
func mediaBrands(in head: [UInt8]) -> Set<String> {
  guard head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) else { return [] }
  let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
  let end = min(head.count, max(12, length))
  // The first, a version, and those that it is compatible with.
  let places = [8] + stride(from: 16, to: end - 3, by: 4)
  return Set(places.map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) })
}
