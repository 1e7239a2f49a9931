package import Barcodes
import Foundation
package import Records
import Storage

/// A corpus folder: rendered frames that have been built, or photographs that have been imported.
package struct Corpus: Sendable {
  package let folder: String
  package let origin: CorpusRecord
  package let frames: [FrameRecord]
  /// The conditions that the lines of the manifest leave out; empty for photographs.
  package let conditions: ConditionTable
  private let turnedPictures = PictureCache()

  /// Reads the manifest, not the images.
  ///
  /// - Throws: `CorpusError` or `RecordError`.
  package init(folder: String) throws {
    self.folder = folder
    if let kind = FolderKind.other(than: .corpus, in: folder) {
      throw CorpusError.otherKind(folder: folder, kind: kind.name)
    }
    (frames, conditions) = try Manifest.contents(ofFolder: folder)
    origin = try RecordCoding.read(CorpusRecord.self, at: "\(folder)/\(FileName.corpus)")
    try Self.refuseRepeats(frames, folder: folder)
  }

  /// Refuses photographs that are in the corpus twice, and would count twice.
  private static func refuseRepeats(_ frames: [FrameRecord], folder: String) throws(CorpusError) {
    var shown: [String: String] = [:]
    for frame in frames {
      guard let photograph = frame.photograph else { continue }
      // A picture may look the same when it is turned.
      let picture = "\(photograph.turnedDegrees) \(frame.pixelIdentity)"
      if let first = shown.updateValue(frame.frame, forKey: picture) {
        throw .repeated(frame: frame.frame, first: first, folder: folder)
      }
    }
  }

  /// The image of a frame, checked against the manifest.
  ///
  /// - Throws: `CorpusError` or `PNGError`.
  package func image(of frame: FrameRecord) throws -> GreyImage {
    let file = frame.file ?? FileName.imagePath(ofFrame: frame.frame)
    let path = "\(folder)/\(file)"
    guard Folder.lies(file, in: folder) else {
      throw CorpusError.outside(path: file, frame: frame.frame, folder: folder)
    }
    let turn = ImageTurn(clockwiseDegrees: frame.photograph?.turnedDegrees ?? 0)
    func decoded() throws -> GreyImage {
      let source = try PNGSource(path: path)
      // Held against the manifest before memory is taken for the pixels.
      guard let turn, turn.size(source.width, source.height) == (frame.width, frame.height) else {
        throw CorpusError.otherPixels(path: path, frame: frame.frame)
      }
      return try source.image()
    }
    let isOneOfSeveral = frame.photograph != nil && !frame.point.isEmpty
    let picture =
      isOneOfSeveral
      ? try turnedPictures.picture(of: file, decode: decoded) : try decoded()
    guard let turn, case let image = picture.turned(by: turn),
      Digest.hexadecimal(of: image.pixels) == frame.pixelsSHA256
    else { throw CorpusError.otherPixels(path: path, frame: frame.frame) }
    return image
  }

  /// - Throws: `CorpusError.unknownFrame`.
  package func frame(named name: String) throws(CorpusError) -> FrameRecord {
    guard let frame = frames.first(where: { $0.frame == name }) else {
      throw CorpusError.unknownFrame(
        name, folder: folder, first: frames.first?.frame, last: frames.last?.frame)
    }
    return frame
  }
}

/// A corpus that is not what its manifest says.
package enum CorpusError: Error, Equatable, CustomStringConvertible {
  case unknownFrame(String, folder: String, first: String?, last: String?)
  /// A suite has no such frame under this profile.
  case notPlanned(String, suite: String, profile: String, under: [String], range: [String])
  case outside(path: String, frame: String, folder: String)
  case otherPixels(path: String, frame: String)
  case otherKind(folder: String, kind: String)
  case repeated(frame: String, first: String, folder: String)
  case frameCount(folder: String, found: Int, expected: Int)

  package var description: String {
    switch self {
    case .unknownFrame(let name, let folder, let first, let last):
      "\(VisibleText.line(folder)): there is no frame \(VisibleText.quoted(name))"
        + (first.map { "; they run from \(VisibleText.of($0)) to \(VisibleText.of(last ?? $0))" }
          ?? "")
    case .notPlanned(let name, let suite, let profile, let others, let range):
      "\(VisibleText.line(suite)): profile '\(profile)' has no frame \(VisibleText.quoted(name)); "
        + (others.isEmpty
          ? "its frames run from " + range.joined(separator: " to ")
          : "give the run's: " + others.map { "--profile \($0)" }.joined(separator: " or "))
    case .outside(let path, let frame, let folder):
      "\(VisibleText.line(folder)): the manifest has the image of \(VisibleText.quoted(frame)) at \(VisibleText.quoted(path)), which is "
        + "not in the corpus; build or import the corpus anew"
    case .otherPixels(let path, let frame):
      "\(VisibleText.line(path)): the pixels are not those of \(VisibleText.of(frame)) in the manifest; build or import the corpus anew"
    case .otherKind(let folder, let kind):
      "\(VisibleText.line(folder)): it holds a \(kind), no corpus; name a suite, or a folder that 'scanbench corpus build' has made"
    case .repeated(let frame, let first, let folder):
      "\(VisibleText.line(folder)): \(VisibleText.of(frame)) shows the same as \(VisibleText.of(first)), pixel for pixel, and would count "
        + "twice; import the pictures again, which takes each once"
    case .frameCount(let folder, let found, let expected):
      "\(VisibleText.line(folder)): the manifest has \(found) frames, not the \(expected) that were made; build or import the "
        + "corpus anew"
    }
  }
}
