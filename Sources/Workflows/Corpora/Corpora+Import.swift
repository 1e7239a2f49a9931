package import Barcodes
import Photographed
package import Photographs
import Records
import Summaries

extension Corpora {
  /// Makes a corpus of photographs whose codes are known, with a line of progress, and returns lines to print.
  package static func importPhotographs(
    from folder: String, truth: TruthSource, name: String?, turns: [ImageTurn], to output: String,
    isReplaced: Bool, skipsBad: Bool, jobs: Int
  ) throws -> [String] {
    try OutputFolder.check(output, isOutsidePhotographs: folder)
    let source = try PhotographImport(folder: folder, truth: truth, name: name, turns: turns)
    if !skipsBad, let fault = source.faults.first {
      let more = source.unknown.count - 1
      throw source.unknown.first == fault
        ? skippable(
          fault.place, fault.reason + (more > 0 ? ", as of \(Wording.count(more)) more" : ""))
        : fault
    }
    let progress = ProgressLine(unit: "pictures")
    let written: PhotographImport.Written
    do {
      written = try source.write(
        to: output, isReplaced: isReplaced, skipsBad: skipsBad, scanbenchVersion: Program.version,
        jobs: jobs
      ) { progress.show(source.name, done: $0, of: source.pictureCount) }
    } catch let error as PhotographError {
      throw skippable(error.path, error.reason)
    }
    progress.finish()
    var lines = written.leftOut.map { "left out: \($0)" }
    lines += PassedOverRecord.lines(source.passedOver).map { VisibleText.line($0) }
    if let uncounted = source.uncounted { lines.append(VisibleText.line(uncounted)) }
    if written.empty > 0 {
      lines.append(
        "\(Wording.count(written.empty)) of \(Wording.count(written.pictures, "picture")) \(written.empty == 1 ? "is" : "are") said to show no code, "
          + "so that whatever is read there is a false positive")
    }
    let leftOut = source.allPictureCount - written.pictures
    let rest = leftOut == 0 ? "" : ", \(leftOut) left out"
    let pictures = Wording.count(written.pictures, "picture")
    return lines + ["\(output): \(Wording.count(written.frames, "frame")) of \(pictures)\(rest)"]
  }

  private static func skippable(_ place: String, _ reason: String) -> ImportFault {
    ImportFault(place: place, reason: "\(reason); --skip-bad leaves out what cannot be used")
  }
}
