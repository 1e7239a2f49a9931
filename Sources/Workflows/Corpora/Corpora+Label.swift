import Barcodes
import Foundation
import Photographed
import Photographs
package import Records
package import Runner
import Storage
import Summaries
import Tallies

extension Corpora {
  /// Reads the pictures of a folder and writes a proposal for its truth, as far as engines agree, for a person to finish, with a line of
  /// progress.
  ///
  /// - Parameters:
  ///   - file: the path; nil for the one that `scanbench corpus import` looks for, in the folder of
  ///     the pictures.
  ///   - existing: the treatment of a truth that is there already: an earlier proposal is replaced
  ///     if nobody has changed it since; where it is resumed, it gets lines for the pictures that it
  ///     lacks.
  /// - Returns: a summary, line by line.
  /// - Throws: `EngineError`; `FileError.unwritable`, also if another truth is there; `ImportFault`
  ///   if no picture is there or can be read, or the truth to extend is not one.
  package static func label(
    _ folder: String, engines: [EngineChoice], limits: EngineLimits, to file: String?,
    existing: OutputFolder.Existing, jobs: Int
  ) throws -> [String] {
    let isExtended = existing == .resumed
    var session = try PictureSession(
      folder: folder, truth: nil, engines: engines, limits: limits, jobs: jobs)
    let path = file ?? usualTruth(of: folder)
    if isExtended {
      let known = try TruthListing.pictures(namedIn: path, of: session.pictures)
      guard session.pictures.leaveOut(known) else {
        return ["\(path): it has every picture of \(folder); nothing was added"]
      }
    } else {
      try checkTruth(path, isReplaced: existing == .replaced)
    }
    let outcome = try session.read(into: nil) { try requireSeveral($0) }
    let readings = outcome.readings
    let unreadable = readings.filter { $0.fault != nil }
    guard unreadable.count < readings.count || isExtended else {
      throw ImportFault(place: folder, reason: "none of its pictures can be read")
    }
    let readers = outcome.engines.map(\.engine)
    let proposal = TruthProposal(
      readings.filter { $0.fault == nil }.map { TruthLine($0, readers: readers) })
    try write(proposal, to: path, isExtended: isExtended)
    let open = proposal.openCount
    let next = importCommand(
      of: folder, truth: path, skipsBad: !unreadable.isEmpty && open == 0)
    return unreadable.map { "left out: \(folder)/\($0.picture): \($0.fault ?? "")" }
      + PassedOverRecord.lines(session.pictures.passedOver(beside: path)) + [
        "\(path): \(Wording.count(proposal.lines.count, isExtended ? "new picture" : "picture")), of which the engines agree on "
          + "\(Wording.count(proposal.lines.count - open)); \(openWords(open, isExtended: isExtended))",
        "then: \(next)",
      ]
  }

  private static func usualTruth(of folder: String) -> String {
    "\(folder)/\(TruthKind.truth.usualFile ?? "")"
  }

  /// Returns the command that makes a corpus of pictures with the truth at a path. It names the truth where it would not be found, or
  /// not alone.
  private static func importCommand(
    of folder: String, truth path: String, skipsBad: Bool
  ) -> String {
    let isFound = path == usualTruth(of: folder) && TruthSource.found(in: folder) == [.truth]
    let truth = isFound ? [] : ["--truth", path]
    let output = "Corpus/\(PhotographImport.name(ofFolder: folder))"
    return ShellWords.line(
      ["scanbench", "corpus", "import", folder] + truth + ["--output", output]
        + (skipsBad ? ["--skip-bad"] : []))
  }

  private static func write(_ proposal: TruthProposal, to path: String, isExtended: Bool) throws {
    if isExtended { return try OutputFile.append(proposal.linesToAppend(), to: path) }
    try OutputFile.write(
      proposal.file(), to: path, ofKind: proposalKind, replacing: TruthProposal.isUnedited)
  }

  private static let proposalKind = "proposal of scanbench that nobody has changed"

  /// - Throws: `EngineError.oneReader` if all engines are the same one.
  private static func requireSeveral(_ engines: [EngineRecord]) throws(EngineError) {
    guard let first = engines.first, engines.allSatisfy({ $0.engine == first.engine }) else {
      return
    }
    throw .oneReader(labels: engines.map(\.label), engine: first.engine)
  }

  private static func checkTruth(_ path: String, isReplaced: Bool) throws(FileError) {
    let isThere = FileType(at: path, followingLinks: true) == .regular
    guard isReplaced || !isThere else {
      throw .unwritable(
        path: path,
        reason:
          "a truth is there already; name another file, add what it lacks with --add, or replace what nobody has changed with --force"
      )
    }
    try OutputFile.check(path, ofKind: proposalKind, replacing: TruthProposal.isUnedited)
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
    let codes = reading.agreedCodes
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
  fileprivate init(_ code: AgreedCode, of reading: PictureReading, namesReaders: Bool) {
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
