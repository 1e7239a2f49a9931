import Barcodes
import Foundation
import Storage
package import Tallies

/// Frames that have to be read, whatever else changes: `--must-read`.
package struct RequiredFrames: Sendable {
  /// The largest list, in bytes: a name for each of a million frames.
  private static let mostBytes = 64 << 20

  private let path: String
  /// The line of each name, as it stands in the file.
  private let names: [(line: Int, name: String)]

  /// Reads a list: in each line a frame's name, a photograph's as it was imported, or a frame's pixels by their `pixels_sha256`, behind
  /// which a name may stand, which is not looked at; empty lines and those that begin with `#` count for nothing.
  ///
  /// - Throws: `ComparisonError.requiredFrames`, or `FileError`.
  package init(path: String) throws {
    self.path = path
    let text = String(
      decoding: try InputFile.bytes(of: path, limitBytes: Self.mostBytes), as: UTF8.self)
    names = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        let name = line.trimmingCharacters(in: .whitespaces)
        return name.isEmpty || name.hasPrefix("#") ? nil : (number + 1, name)
      }
    guard !names.isEmpty else {
      throw ComparisonError.requiredFrames(
        place: path, reason: "it names no frame; write one in each line")
    }
  }

  /// Their places among the frames of a run, with their names in the list.
  ///
  /// - Throws: `ComparisonError.requiredFrames` where a name is none of the run's; `RecordError`.
  package func places(in frames: FrameIndex) throws -> [Int: String] {
    var sources: [String: [Int]] = [:]
    if names.contains(where: { frames[$0.name] == nil }) {
      try frames.forEachPhotograph { sources[$0.source, default: []].append($0.place) }
    }
    var places: [Int: String] = [:]
    let hashed = try placesByHash(in: frames)
    for (line, name) in names {
      let found =
        frames[name].map { [$0.index] } ?? sources[name]
        ?? Self.hash(in: name).flatMap { hashed[$0] } ?? []
      guard !found.isEmpty else {
        throw ComparisonError.requiredFrames(
          place: "\(path):\(line)",
          reason:
            "there is no frame, no picture and no pixels_sha256 \(VisibleText.quoted(name)) among those compared; name them as the manifest does, "
            + "or remove the line")
      }
      for place in found { places[place] = name }
    }
    return places
  }

  /// Frames whose pixels are named, whatever their names are: an earlier run's frames have other numbers where the suite has changed.
  private func placesByHash(in frames: FrameIndex) throws -> [PixelHash: [Int]] {
    let named = Set(names.compactMap { Self.hash(in: $0.name) })
    guard !named.isEmpty else { return [:] }
    var places: [PixelHash: [Int]] = [:]
    try frames.forEachPixelHash { name, pixels in
      if named.contains(pixels), let facts = frames[name] {
        places[pixels, default: []].append(facts.index)
      }
    }
    return places
  }

  /// The pixels that a line begins with, nil where it names a frame or a picture.
  private static func hash(in name: String) -> PixelHash? {
    let hash = PixelHash(String(name.prefix { $0 != " " }))
    if case .text = hash { return nil }
    return hash
  }
}
