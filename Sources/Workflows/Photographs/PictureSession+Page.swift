import Barcodes
import Foundation
import Photographed
import Photographs
import Records
import Reporting
import Storage
import Summaries
import Tallies

extension PictureSession {
  /// Returns `Reports/photos-NAME` in the working directory.
  package static func usualOutput(ofFolder folder: String) -> String {
    "Reports/photos-\(PhotographImport.name(ofFolder: folder))"
  }

  /// Reads the pictures and writes a page with each of them and the reads of each engine, with a line of progress.
  ///
  /// - Parameter isReplaced: true if the new page, once complete, replaces one that is there
  ///   already.
  /// - Returns: the findings line by line; the page last.
  /// - Throws: `EngineError`; `FileError.unwritable`, also for a folder that must not be written;
  ///   `ImportFault` if none of the pictures can be read, after writing the page that lists them.
  package func writePage(to output: String, isReplaced: Bool) throws -> [String] {
    let folder = pictures.path
    // Beside a picture that was named alone, its user's other files may be, and the page.
    if !pictures.isOfOnePicture {
      try OutputFolder.check(output, isOutsidePhotographs: folder)
    }
    let target = try OutputFolder(
      output, .photographs, existing: isReplaced ? .replaced : .refused,
      inputs: [folder] + (truth?.file.map { [$0] } ?? []))
    let path = target.workPath
    try Folder.make("\(path)/\(FileName.thumbnails)")
    let outcome = try read(into: path)
    let lines = try JSONLinesWriter(path: "\(path)/\(FileName.pictureReadings)")
    for reading in outcome.readings { try lines.write(reading) }
    try lines.synchronize()
    try lines.close()
    let record = PhotographPageRecord(
      scanbenchVersion: Program.version, folder: folder, truth: truth?.name,
      engines: outcome.engines, readings: outcome.readings,
      faults: truths.map { Self.faults(of: $0) + Self.repeats(in: outcome.readings, $0) } ?? [],
      passedOver: truths?.passedOver(in: pictures) ?? pictures.passedOver,
      jobs: min(jobs, outcome.readings.count))
    let page = PhotographPage(record, outcome.readings) { picture in
      Self.link(
        to: pictures.source(of: picture)?.path ?? "\(folder)/\(picture)", from: output)
    }
    try FileReplacement.write([
      ("\(path)/\(FileName.page)", Data(try page.html().utf8)),
      ("\(path)/\(FileName.photographs)", RecordCoding.document(record)),
    ])
    try target.putInPlace()
    let summary = Self.summary(record, outcome.readings) + ["\(output)/\(FileName.page)"]
    guard outcome.readings.contains(where: { $0.fault == nil }) else {
      throw ImportFault(
        place: folder,
        reason: "none of its pictures can be read; \(output)/\(FileName.page) says why of each")
    }
    return summary
  }

  private static func faults(of truths: PictureTruths) -> [String] {
    let missing = truths.missing
    let named = missing.prefix(3).map { VisibleText.quoted($0) }
    return truths.faults.map(\.description)
      + (missing.isEmpty
        ? []
        : [
          "it lacks \(Wording.count(missing.count, "picture")), which nothing is held against: "
            + Wording.list(named + (missing.count > 3 ? ["others"] : []))
        ])
  }

  private static func repeats(in readings: [PictureReading], _ truths: PictureTruths) -> [String] {
    readings.compactMap { reading in
      reading.sameAs.map { first in
        let same =
          "\(VisibleText.quoted(reading.picture)) shows the same as \(VisibleText.quoted(first)), pixel for pixel"
        guard let own = truths[reading.picture], let other = truths[first],
          !own.hasContents(of: other)
        else { return "\(same), and counts once" }
        return "\(same), but has other codes; correct one of them: that of the first counts"
      }
    }
  }

  private static func summary(
    _ record: PhotographPageRecord, _ readings: [PictureReading]
  ) -> [String] {
    let unreadable = readings.filter { $0.fault != nil }
    let counts = record.agreements.map {
      "\($0.pictures) \($0.words(isAlone: record.hasOneReader))"
    }
    return unreadable.prefix(mostListed).map {
      "left out: \(record.folder)/\($0.picture): \($0.fault ?? "")"
    }
      + more(than: unreadable.count, "pictures that cannot be read")
      + (record.faults ?? []).prefix(mostListed).map { "truth: \($0)" }
      + more(than: record.faults?.count ?? 0, "lines about the truth")
      + noted(readings)
      + PassedOverRecord.lines(record.passedOver ?? [])
      + [
        "\(record.folder): \(Wording.count(record.pictures, "picture")): \(counts.joined(separator: ", "))"
      ]
      + (record.copyWords.map { [$0] } ?? [])
      + record.times.compactMap(\.words)
      + (record.places ?? []).map { score in
        "\(score.engine): found a code at \(score.found) of \(Wording.count(score.places, "place")) without a content"
          + (score.rate.map { ", \(Wording.interval($0))" } ?? "")
      }
      + (record.placeAgreements ?? []).map { pair in
        "\(Wording.list(pair.engines)): say the same at \(pair.same) of \(Wording.count(pair.both, "place")) that both found"
      }
      + (record.scores ?? []).filter { $0.codes > 0 || record.places == nil }.map { score in
        "\(score.engine): \(score.outcomes.correct) of \(score.codes) codes read"
          + (score.read.map { ", \(Wording.interval($0, dependence: score.dependence))" } ?? "")
          + "; \(score.outcomes.misread + score.outcomes.formatError) misread, "
          + "\(score.outcomes.missed + score.outcomes.unanswered) missed, "
          + Wording.count(score.falsePositives, "false positive")
      }
  }

  /// Returns for each kind of conversion to grey levels the number of pictures and the first one.
  private static func noted(_ readings: [PictureReading]) -> [String] {
    let noted = readings.flatMap { reading in (reading.notes ?? []).map { (reading.picture, $0) } }
    let (notes, groups) = noted.grouped { $0.1 }
    return notes.map { note in
      let pictures = groups[note] ?? []
      return "converted: \(Wording.count(pictures.count, "picture"))"
        + " (\(VisibleText.quoted(pictures[0].0))\(pictures.count > 1 ? ", …" : "")): \(note)"
    }
  }

  /// The number of lines of a kind at most; the page has all.
  private static let mostListed = 10

  private static func more(than count: Int, _ what: String) -> [String] {
    count > mostListed ? ["and \(count - mostListed) more \(what), which the page lists"] : []
  }

  /// Returns the link to a file from a page in the folder.
  private static func link(to path: String, from folder: String) -> String {
    let target = CanonicalPath.of(path).split(separator: "/")
    let start = CanonicalPath.of(folder).split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: start.count - shared) + target[shared...].map(String.init)
    return parts.map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
      .joined(separator: "/")
  }

  /// The unreserved characters of RFC 3986, 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
