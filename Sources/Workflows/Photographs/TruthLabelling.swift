import Barcodes
import Foundation
import Photographed
import Photographs
package import Records
package import Runner
import Storage
import Summaries
import Tallies

/// Writes a proposal for a folder's truth, as far as engines agree, for a person to finish.
package struct TruthLabelling {
  private let folder: String
  private let session: PictureSession

  /// - Throws: `ImportFault` if there are no pictures.
  package init(folder: String, engines: [EngineChoice], limits: EngineLimits, jobs: Int) throws {
    self.folder = folder
    session = PictureSession(
      pictures: try Photographs.PictureFolder(path: folder), truths: nil, choices: engines,
      limits: limits, jobs: jobs)
  }

  /// Reads the pictures and writes the truth, with a line of progress.
  ///
  /// - Parameters:
  ///   - file: the path; nil for the one that `scanbench corpus import` looks for, in the folder of
  ///     the pictures.
  ///   - existing: the treatment of a truth that is there already: an earlier proposal is replaced
  ///     if nobody has changed it since; where it is resumed, it gets lines for the pictures that it
  ///     lacks.
  /// - Returns: a summary, line by line.
  /// - Throws: `EngineError`; `FileError.unwritable`, also if another truth is there; `ImportFault`
  ///   if no picture can be read, or the truth to extend is not one.
  package func write(to file: String?, existing: OutputFolder.Existing) throws -> [String] {
    let isExtended = existing == .resumed
    let usual = "\(folder)/\(TruthKind.truth.usualFile ?? "")"
    let path = file ?? usual
    var session = session
    if isExtended {
      let known = try TruthListing.pictures(namedIn: path, of: session.pictures)
      guard session.pictures.leaveOut(known) else {
        return ["\(path): it has every picture of \(folder); nothing was added"]
      }
    } else {
      try Self.check(path, isReplaced: existing == .replaced)
    }
    let outcome = try session.read(into: nil) { try Self.check($0) }
    let readings = outcome.readings
    let unreadable = readings.filter { $0.fault != nil }
    guard unreadable.count < readings.count || isExtended else {
      throw ImportFault(place: folder, reason: "none of its pictures can be read")
    }
    let readers = outcome.engines.map(\.engine)
    let proposal = TruthProposal(
      readings.filter { $0.fault == nil }.map { TruthLine($0, readers: readers) })
    if isExtended {
      try OutputFile.append(try proposal.linesToAppend(), to: path)
    } else {
      try OutputFile.write(
        try proposal.file(), to: path, ofKind: Self.kind, replacing: TruthProposal.isUnedited)
    }
    let open = proposal.openCount
    let truth = path == usual ? [] : ["--truth", path]
    let output = "Corpus/\(PhotographImport.name(ofFolder: folder))"
    let next =
      ["scanbench", "corpus", "import", folder] + truth
      + ["--output", output] + (unreadable.isEmpty || open > 0 ? [] : ["--skip-bad"])
    return unreadable.map { "left out: \(folder)/\($0.picture): \($0.fault ?? "")" }
      + PassedOverRecord.lines(session.pictures.passedOver(beside: path)) + [
        "\(path): \(Wording.count(proposal.lines.count, isExtended ? "new picture" : "picture")), of which the engines agree on "
          + "\(Wording.count(proposal.lines.count - open)); \(Self.openWords(open, isExtended: isExtended))",
        "then: \(ShellWords.line(next))",
      ]
  }

  private static let kind = "proposal of scanbench that nobody has changed"

  /// - Throws: `EngineError.oneReader` if all engines are the same one.
  private static func check(_ engines: [EngineRecord]) throws(EngineError) {
    guard let first = engines.first, engines.allSatisfy({ $0.engine == first.engine }) else {
      return
    }
    throw .oneReader(labels: engines.map(\.label), engine: first.engine)
  }

  private static func check(_ path: String, isReplaced: Bool) throws(FileError) {
    let isThere = FileType(at: path, followingLinks: true) == .regular
    guard isReplaced || !isThere else {
      throw .unwritable(
        path: path,
        reason:
          "a truth is there already; name another file, add what it lacks with --add, or replace what nobody has changed with --force"
      )
    }
    try OutputFile.check(path, ofKind: kind, replacing: TruthProposal.isUnedited)
  }

  private static func openWords(_ open: Int, isExtended: Bool) -> String {
    let which = isExtended ? "the first new" : "the first"
    return switch open {
    case 0: "look at them all the same"
    case 1: "\(which) line is open, for you to finish"
    default: "\(which) \(Wording.count(open)) lines are open, for you to finish"
    }
  }
}

extension TruthLine {
  /// Creates a line, which is open unless each code was read by at least two readers.
  ///
  /// - Parameter readers: each engine's own name. Labels, options and versions of one reader do not
  ///   make it two.
  init(_ reading: PictureReading, readers: [String]) {
    let codes = reading.consensus.codes
    let isAgreed =
      !codes.isEmpty && codes.allSatisfy { Set($0.readers.map { readers[$0] }).count > 1 }
    self.init(
      image: reading.picture,
      codes: codes.map { LineCode($0, of: reading, namesReaders: !isAgreed) })
    if codes.isEmpty {
      open = "nothing was read: add what it shows, or no code, and delete this key"
    } else if !isAgreed {
      open = "not agreed: keep the codes that are right, add others, and delete this key"
    }
  }
}

extension TruthLine.LineCode {
  /// Creates the code with the content that its first reader gives.
  fileprivate init(_ code: Consensus.AgreedCode, of reading: PictureReading, namesReaders: Bool) {
    let decodes = code.readers.compactMap { code.decodes[$0] }
    let first = decodes.first
    let isText = first?.text.unicodeScalars.contains("\u{FFFD}") == false
    // Readers guess how a content is encoded, and may agree on its bytes alone.
    let isBytesAlone =
      Set(decodes.map(\.bytes)).count == 1 && Set(decodes.map(\.text)).count > 1
    self.init(
      symbology: first?.symbology?.name ?? "other", text: isText ? first?.text : nil,
      // ZBar's may be lines.
      corners: decodes.compactMap(\.corners).first { $0.area > 0 }?.roundedToTenths)
    bytesBase64 = isText && !isBytesAlone ? nil : first.map { Base64Bytes($0.bytes) }
    readBy = namesReaders ? code.readers.map { reading.readings[$0].engine } : nil
  }
}

extension Quad {
  fileprivate var roundedToTenths: Quad? {
    Quad(
      corners: corners.map {
        Point(x: ($0.x * 10).rounded() / 10, y: ($0.y * 10).rounded() / 10)
      })
  }
}
