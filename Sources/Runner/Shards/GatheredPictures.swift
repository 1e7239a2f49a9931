import Barcodes
import CorpusRendering
import Records
import Storage

/// Renders the pictures of a gathered run when all frames have passed: most that are chosen on the way are dropped for others.
final class GatheredPictures: PictureStore {
  private let folder: String
  private let inputs: [RunInput]
  private var chosen: Set<String> = []
  /// Images that an earlier gathering has left.
  private let earlier: Set<String>
  /// Frames of this run that have one of these.
  private var withEarlier: Set<String> = []

  /// - Parameters:
  ///   - folder: of the run.
  ///   - inputs: those of the plan.
  init(folder: String, inputs: [RunInput]) {
    (self.folder, self.inputs) = (folder, inputs)
    earlier = Set(Folder.names(in: "\(folder)/\(FileName.frames)") ?? [])
  }

  /// Takes in that a frame is of the run.
  func pass(_ frame: @autoclosure () -> String) {
    guard !earlier.isEmpty, case let frame = frame(),
      earlier.contains(FileName.image(ofFrame: frame))
    else { return }
    withEarlier.insert(frame)
  }

  func write(of frame: String, _ makeImage: () throws -> GreyImage) { chosen.insert(frame) }

  func remove(of frame: String) { chosen.remove(frame) }

  /// What `RunPictures` is given for pixels, and is not asked for here.
  static func notYet() -> GreyImage { GreyImage(width: 1, height: 1, filledWith: 0) }

  /// Renders those that are chosen, and removes what an earlier gathering has chosen instead.
  ///
  /// - Throws: `FileError.unwritable`, `PlanningError`, `CorpusError` or `PNGError`.
  func write() throws {
    let pictures = FramePictures(path: folder)
    try Folder.make("\(folder)/\(FileName.frames)")
    for frame in withEarlier.subtracting(chosen) { pictures.remove(of: frame) }
    for input in inputs {
      let source = input.makeSource()
      for frame in chosen.sorted() where FrameRecord.suite(ofFrame: frame) == input.suite.name {
        guard let index = input.index(ofFrame: frame) else { continue }
        try pictures.write(of: frame) { try source(index).image }
      }
    }
  }
}
