package import Barcodes
import CorpusRendering
import Encoding
import Foundation
package import Photographed
package import Records
import Storage

/// A folder of pictures with their truth, made into a corpus: photographs are then read, scored and
/// reported as rendered frames are.
///
/// Each picture is kept as its upright luma in a lossless PNG. Nothing else of a user's photograph
/// is copied: neither colours nor camera metadata, such as where it was taken.
package struct PhotographImport {
  /// The corpus's name, which opens the name of every frame.
  package let name: String
  private let pictures: PictureFolder
  private let kind: TruthKind
  private let turns: [ImageTurn]
  package let truths: [PictureTruth]
  /// The parts of the truth that cannot be used, and then the pictures that it does not have.
  package let faults: [ImportFault]
  /// The pictures that the truth does not have.
  package let unknown: [ImportFault]
  /// A description of the codes that are not counted, and why; nil if there are none.
  package let uncounted: String?

  /// - Parameters:
  ///   - folder: the folder of the pictures.
  ///   - name: the corpus's name, of letters, digits and hyphens; nil for the folder's name.
  ///   - turns: the turns of each picture, each of which gives a frame.
  /// - Throws: `ImportFault`, `FileError` or `RecordError` if nothing can be imported.
  package init(
    folder: String, truth: TruthSource, name: String? = nil,
    turns: [ImageTurn] = [ImageTurn.allCases[0]]
  ) throws {
    pictures = try PictureFolder(path: folder)
    kind = truth.kind
    self.turns = turns
    self.name = name ?? Self.name(ofFolder: folder)
    let known = PictureTruths(try truth.listing(of: pictures), of: pictures)
    // What cannot be used is told first.
    if known.faults.isEmpty { try known.requireCounted(at: truth.file ?? folder) }
    uncounted = known.uncounted
    passedOver = known.passedOver(in: pictures)
    unknown = known.missing.map { picture in
      ImportFault(
        place: "\(folder)/\(picture)",
        reason: "the truth does not have it; add what it shows, or nothing where it shows no code")
    }
    faults = known.faults + unknown
    truths = pictures.pictures.compactMap { known[$0] }
  }

  package var pictureCount: Int { truths.count }

  /// The number of pictures in the folder, whether or not they become part of the corpus.
  package var allPictureCount: Int { pictures.pictures.count }

  /// The files of the folder that are not pictures.
  package let passedOver: [PassedOverRecord]

  /// Returns a corpus name made from the folder's name: lower-case letters, digits and hyphens.
  package static func name(ofFolder folder: String) -> String {
    let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent.lowercased()
    let parts = last.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "photographs" : parts.joined(separator: "-")
  }

  /// The numbers of pictures, of those that are said to show no code, and of frames, and a line for each picture left out, also for
  /// one that repeats an earlier picture and would count twice.
  package typealias Written = (pictures: Int, empty: Int, frames: Int, leftOut: [String])

  /// Writes the corpus. `corpus.json` is written last: its presence means that the folder is
  /// complete.
  ///
  /// - Parameters:
  ///   - isReplaced: true to replace an existing corpus once the new one is complete.
  ///   - skipsBad: true to leave out pictures that cannot be read, instead of ending the import.
  /// - Throws: `PhotographError`, `PNGError`, `FileError`, or `ImportFault` for a truth of another
  ///   picture.
  package func write(
    to folder: String, isReplaced: Bool, skipsBad: Bool, scanbenchVersion: String, jobs: Int,
    progress: (Int) -> Void
  ) throws -> Written {
    var corpus = try CorpusFolder(folder, isReplaced: isReplaced, inputs: [pictures.path])
    let path = corpus.path
    var leftOut = faults.map(\.description)
    let work = OrderedParallelMap(count: truths.count, threads: jobs) { _ in
      { index in try importPicture(index, into: path) }
    }
    var shown: [String: PictureTruth] = [:]
    var empty = 0
    for (index, result) in work.enumerated() {
      do {
        let frames = try result.get()
        if let repeated = try repetition(of: frames[0], ofPicture: index, among: &shown) {
          leftOut.append(repeated)
          try corpus.removeImage(of: frames[0])
        } else {
          for frame in frames { try corpus.write(frame) }
          empty += frames[0].codes.isEmpty && frames[0].others == nil ? 1 : 0
        }
      } catch let error where skipsBad && (error is PhotographError || error is ImportFault) {
        leftOut.append("\(error)")
      }
      progress(index + 1)
    }
    guard corpus.frames > 0 else {
      throw ImportFault(place: pictures.path, reason: "no picture of it can be used")
    }
    try corpus.finish(
      name: name, profile: "photographs",
      of: PhotographSource(
        truth: kind.rawValue, folder: pictures.path, luma: Photograph.luma, leftOut: leftOut,
        passedOver: passedOver),
      scanbenchVersion: scanbenchVersion)
    return (corpus.frames / turns.count, empty, corpus.frames, leftOut)
  }

  /// Adds a picture to those that were shown, of which none may occur twice: forty copies of one photograph say no more than one.
  ///
  /// - Parameter shown: by the pixels of each picture.
  /// - Returns: nil, or the reason that it is left out for an identical earlier one.
  /// - Throws: `ImportFault` if the truth gives identical pictures different codes.
  private func repetition(
    of frame: FrameRecord, ofPicture index: Int, among shown: inout [String: PictureTruth]
  ) throws(ImportFault) -> String? {
    guard let first = shown[frame.pixelIdentity] else {
      shown[frame.pixelIdentity] = truths[index]
      return nil
    }
    let path = path(ofPicture: index)
    let same = "it shows the same as \(VisibleText.quoted(first.picture)), pixel for pixel"
    guard first.hasContents(of: truths[index]) else {
      throw ImportFault(
        place: path, reason: "\(same), but the truth has other codes on it; correct one of them")
    }
    return VisibleText.line("\(path): \(same), and counts once")
  }

  private func path(ofPicture index: Int) -> String {
    "\(pictures.path)/\(truths[index].picture)"
  }

  private func importPicture(_ index: Int, into folder: String) throws -> [FrameRecord] {
    let path = path(ofPicture: index)
    guard let source = pictures.source(of: truths[index].picture) else {
      throw pictures.fault(of: truths[index].picture, at: path)
    }
    let bytes = try Photograph.bytes(of: source.path)
    let photograph = try Photograph(bytes: bytes, name: path, page: source.page)
    let truth = try truths[index].placed(on: photograph, at: path)
    let names = turns.indices.map { turn in
      "\(name)/\(truth.frameKind)/\(String(format: "%06d", index * turns.count + turn))"
    }
    let file = FileName.imagePath(ofFrame: names[0])
    try photograph.image.writePNG(to: "\(folder)/\(file)")
    let digest = Digest.hexadecimal(of: bytes)
    return zip(names, turns).map { name, turn in
      truth.frame(
        named: name, file: name == names[0] ? nil : file, of: photograph.image, turn,
        isSwept: turns.count > 1,
        PhotographRecord(
          source: truth.picture, fileSHA256: digest, format: photograph.format.name,
          jpegQuality: photograph.jpegQuality, turnedDegrees: turn.degrees, notes: photograph.notes)
      )
    }
  }
}

extension PictureTruth {
  /// The part of a frame's name that stands for its symbology.
  package var frameKind: String {
    let symbologies = Set(codes.map(\.symbology))
    return switch symbologies.count {
    case 0: others.isEmpty ? "none" : "other"
    case 1: symbologies.first?.name ?? "none"
    default: "several"
    }
  }

  /// Returns the frame of the picture after a turn; `file` is the picture's if not the frame's own.
  package func frame(
    named name: String, file: String?, of image: GreyImage, _ turn: ImageTurn, isSwept: Bool,
    _ photograph: PhotographRecord
  ) -> FrameRecord {
    let turned = image.turned(by: turn)
    func move(_ quad: Quad?) -> Quad? {
      quad?.turned(by: turn, width: image.width, height: image.height)
    }
    let folder = Folder.parent(of: picture)
    return FrameRecord(
      frame: name, file: file, width: turned.width, height: turned.height,
      pixelsSHA256: Digest.hexadecimal(of: turned.pixels),
      seed: Digest.seed(ofFrame: name, runSeed: 0),
      point: isSwept ? ["rotation_deg": Double(turn.degrees)] : [:],
      namedCondition: tag ?? (folder.isEmpty ? nil : folder), condition: nil,
      codes: codes.map { code in
        var code = code
        code.corners = move(code.corners)
        return CodeRecord(code)
      },
      others: others.isEmpty
        ? nil
        : others.map { other in
          var other = other
          other.corners = move(other.corners)
          return other
        }, labelled: labelled.map { $0.sorted() }, photograph: photograph)
  }
}
