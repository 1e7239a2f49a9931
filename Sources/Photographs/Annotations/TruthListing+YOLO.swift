import Barcodes
import Foundation
import Photographed
import SourcedYAML
import Storage

/// The truth in YOLO's format: beside each picture, or in `labels` if it lies in `images`, a text
/// file of its name; without one, it shows no code. Each line is a code: the number of its class,
/// and the middle, width and height of its box, or the corners of its outline, as shares of the
/// picture. Classes are named in `classes.txt` or `obj.names`, one a line, or under `names` in
/// `data.yaml`.
///
/// Source: Ultralytics, "Object Detection Datasets Overview" and "Oriented Bounding Box Datasets
/// Overview", https://docs.ultralytics.com/datasets/
extension TruthListing {
  /// The possible files of the classes, in the folder of the pictures.
  private static let classFiles = ["data.yaml", "dataset.yaml", "classes.txt", "obj.names"]
  private static let mostBytes = 16 << 20

  /// - Parameter file: the file of the classes; nil to look for it.
  static func yolo(
    of pictures: PictureFolder, file: String?, symbology: Symbology?
  ) throws -> TruthListing {
    let inside = try classFiles(file, in: pictures)
    let classes = try inside.map(classes) ?? [:]
    var listing = try TruthListing(
      of: pictures, besides: "txt", in: ["labels"], isMissingEmpty: true
    ) { picture, path in
      var truth = PictureTruth(picture: picture)
      truth.isInShares = true
      let text = String(
        decoding: try InputFile.bytes(of: path, limitBytes: mostBytes), as: UTF8.self)
      for (index, line) in text.split(whereSeparator: \.isNewline).enumerated() {
        let place = "\(path):\(index + 1)"
        let (number, corners) = try code(line, place: place)
        truth.add(
          kind: symbology?.name ?? classes[number] ?? "class \(number)", text: nil,
          corners: corners)
      }
      return truth
    }
    if let inside, let name = pictures.path(inside: inside) { listing.files.insert(name) }
    return listing
  }

  private static func classFiles(
    _ file: String?, in pictures: PictureFolder
  ) throws(ImportFault) -> String? {
    if let file { return file }
    for name in classFiles {
      let path = try pictures.place(of: name)
      if FileType(at: path, followingLinks: true) == .regular { return path }
    }
    return nil
  }

  /// Returns the names of the classes by number.
  private static func classes(ofFile path: String) throws -> [Int: String] {
    let text = String(
      decoding: try InputFile.bytes(of: path, limitBytes: mostBytes), as: UTF8.self)
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return Dictionary(uniqueKeysWithValues: lines.map(String.init).enumerated().map { ($0, $1) })
    }
    for (key, value) in try SourcedNode.parse(text, path: path).pairs()
    where try key.isText("names") {
      if value.isMapping {
        var names: [Int: String] = [:]
        for (number, name) in try value.pairs() {
          names[try number.count(in: 0...100_000)] = try name.text()
        }
        return names
      }
      var names: [String] = []
      for name in try value.elements() { names.append(try name.text()) }
      return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0, $1) })
    }
    return [:]
  }

  private static func code(
    _ line: Substring, place: String
  ) throws(ImportFault) -> (number: Int, corners: Quad?) {
    let numbers = line.split(whereSeparator: \.isWhitespace).map { Double($0) }
    let values = numbers.compactMap(\.self)
    guard values.count == numbers.count, values.count >= 5, let number = Int(exactly: values[0]),
      values.dropFirst().allSatisfy({ (-0.5...1.5).contains($0) })
    else {
      throw ImportFault(
        place: place,
        reason:
          "a line is the number of a class, and then shares of the picture from 0 to 1: x y width height, or corners"
      )
    }
    // A fifth is how sure a detector was.
    if values.count <= 6 {
      let (width, height) = (values[3], values[4])
      return (
        number,
        Quad(x: values[1] - width / 2, y: values[2] - height / 2, width: width, height: height)
      )
    }
    let points = stride(from: 1, to: values.count - 1, by: 2).map {
      Point(x: values[$0], y: values[$0 + 1])
    }
    return (number, Quad(outlineOf: points))
  }
}
