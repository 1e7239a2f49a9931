import Barcodes
package import Findings
import Foundation
import Gates
import Records
import ResultSite
import Storage
import Summaries
import Tallies

/// Results that are published: made of runs, held against them, and shown as a site.
package enum PublishedResults {
  /// Writes what a run found as a result.
  ///
  /// - Parameter output: the file, whose name without its ending is the result's.
  /// - Throws: `UsageError` where the run is not finished, or does not have its files' digests; `RecordError`, `FileError`, also
  ///   where something else than a result is there.
  package static func add(run: String, to output: String, isReplaced: Bool) throws {
    let record = try record(of: RunFolder(path: run), name: name(of: output))
    if FileManager.default.fileExists(atPath: output) {
      // Nothing but a result is replaced.
      do {
        _ = try read(output)
      } catch is RecordError {
        throw FileError.unwritable(
          path: output, reason: "it is there, and no result; name another file")
      }
      guard isReplaced else {
        throw UsageError("\(output): it holds a result already; replace it with --force")
      }
    }
    try FileReplacement.write(RecordCoding.document(record), to: output)
  }

  /// - Throws: `RecordError`, also where its figures can be no run's.
  package static func read(_ path: String) throws -> ResultRecord {
    let result = try ResultRecord.read(file: path)
    if let fault = result.fault {
      throw RecordError.malformed(path: path, line: nil, reason: fault)
    }
    return result
  }

  static func record(of folder: RunFolder, name: String) throws -> ResultRecord {
    let run = folder.path
    try folder.run.requireWhole(at: run)
    let digests = folder.run.files ?? [:]
    guard ResultRecord.digestedFiles.allSatisfy({ digests[$0] != nil }) else {
      throw UsageError(
        "\(run): \(FileName.run) does not have the digests of \(Wording.list(ResultRecord.digestedFiles)), by which a result is "
          + "held against its run; run the suites anew")
    }
    let summary = try folder.reportedSummary()
    let given = summary.cells.filter { $0.statuses.givenUp > 0 }
    if let first = given.first {
      let frames = given.reduce(0) { $0 + ($1.engine == first.engine ? $1.statuses.givenUp : 0) }
      throw UsageError(
        "\(run): engine \(first.engine) was given up, and \(Wording.count(frames, "frame")) were not asked; a result has all of "
          + "them: run it with a greater --give-up-after")
    }
    return ResultRecord(summary, name: name)
  }

  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The pages of readers and symbologies that a site in a folder has: those to which its first page leads, and that have such a page's
  /// name and mark. A copy of one is somebody's own.
  private static func pages(ofSiteIn folder: String) -> [String] {
    let first = "\(folder)/\(FileName.page)"
    guard isPage(first), let bytes = try? Data(contentsOf: URL(fileURLWithPath: first)) else {
      return []
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return (Folder.names(in: folder) ?? []).filter { name in
      SiteContent.isPassing(name) && text.contains("href=\"\(name)\"")
        && isPage("\(folder)/\(name)")
    }
  }

  /// True of a page that was made for a site, and is no link to one.
  private static func isPage(_ path: String) -> Bool {
    guard FileType(at: path, followingLinks: false) == .regular,
      let page = try? InputFile.bytes(of: path, limitBytes: InputFile.replacedLimitBytes)
    else { return false }
    return SiteContent.isOne(page)
  }

  /// Returns the overview of some results as Markdown.
  ///
  /// - Throws: `UsageError` where no result tells how much readers read; `RecordError`.
  package static func table(of paths: [String]) throws -> String {
    guard let table = SiteContent.readmeTable(try paths.map(read)) else {
      throw UsageError("\(paths.joined(separator: ", ")): \(SiteContent.noTable)")
    }
    return table
  }

  /// Puts the overview of some results between its marks in a file, all else of which stays.
  ///
  /// - Throws: `UsageError` where the marks are not there; `RecordError`, `FileError`.
  package static func splice(tableOf paths: [String], into file: String) throws {
    let text = String(
      decoding: try InputFile.bytes(of: file, limitBytes: InputFile.replacedLimitBytes),
      as: UTF8.self)
    guard let spliced = SiteContent.spliced(try table(of: paths), into: text) else {
      throw UsageError(
        "\(file): the table's place is not marked; write '\(SiteContent.tableOpening)' and '\(SiteContent.tableEnd)' in lines of their own, once"
      )
    }
    // A link is followed.
    try FileReplacement.write(Data(spliced.utf8), to: CanonicalPath.of(file))
  }

  /// Writes the site of some results and returns the path of its first page.
  ///
  /// - Throws: `UsageError` where two have one name; `RecordError`, `ReportError`, `FileError`.
  package static func site(of paths: [String], to output: String) throws -> String {
    let results = try paths.map(read)
    let names = results.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError("two results have the name '\(twice)'; give each file a name of its own")
    }
    let files = try SiteContent.files(of: results)
    if let refusal = Folder.refusal(ofName: output) {
      throw FileError.unwritable(path: output, reason: refusal)
    }
    try Folder.make(output)
    for (name, _) in files {
      let path = "\(output)/\(name)"
      guard FileType(at: path, followingLinks: false) != nil else { continue }
      guard isPage(path) else {
        throw FileError.unwritable(
          path: path, reason: "it is there, and no page of a site; name another folder")
      }
    }
    let older = Set(pages(ofSiteIn: output)).subtracting(files.map(\.name))
    try FileReplacement.write(files, in: output)
    for name in older { try FileManager.default.removeItem(atPath: "\(output)/\(name)") }
    return "\(output)/\(FileName.page)"
  }
}
