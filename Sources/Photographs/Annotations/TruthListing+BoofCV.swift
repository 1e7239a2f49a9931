import Barcodes
import Foundation
import Photographed
import Storage

/// The truth of BoofCV's sets: beside each picture a text file of its name. After a line `SETS`,
/// each line has the four corners of a code, in pixels of the picture as stored. A file without
/// that line is the content of the picture's one code.
///
/// Source: boofcv.io.points.PointFileCodec of BoofCV, and the QR code benchmark at
/// https://boofcv.org/index.php?title=Performance:QrCode
extension TruthListing {
  /// - Parameter symbology: the symbology of every code; nil for QR.
  static func boofCV(of pictures: PictureFolder, symbology: Symbology?) throws -> TruthListing {
    try TruthListing(of: pictures, besides: "txt", in: []) { picture, path in
      let kind = (symbology ?? .qrCode).name
      let text = String(
        decoding: try InputFile.bytes(of: path, limitBytes: 1 << 20), as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      var truth = PictureTruth(picture: picture)
      truth.isStored = true
      guard let start = lines.firstIndex(of: "SETS") else {
        truth.add(
          kind: kind, text: text.trimmingCharacters(in: .newlines), corners: nil)
        return truth
      }
      for (index, line) in lines.enumerated().dropFirst(start + 1) where !line.isEmpty {
        let values = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard values.count == 8, values.allSatisfy({ $0.magnitude < 1e6 }),
          let corners = Quad(
            corners: (0..<4).map { Point(x: values[2 * $0], y: values[2 * $0 + 1]) })
        else {
          throw ImportFault(
            place: "\(path):\(index + 1)",
            reason: "a line behind SETS is eight numbers, x and y of four corners")
        }
        truth.add(kind: kind, text: nil, corners: corners)
      }
      return truth
    }
  }
}
