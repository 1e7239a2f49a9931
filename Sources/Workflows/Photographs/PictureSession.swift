import Barcodes
import EngineHosting
import Foundation
import Photographed
package import Photographs
import Records
package import Runner
import Storage
import Summaries
import Tallies

/// Has engines read all pictures of a folder, several at a time.
package struct PictureSession {
  var pictures: Photographs.PictureFolder
  let truth: TruthSource?
  /// Nil if nothing is known of any picture.
  let truths: PictureTruths?
  private let choices: [EngineChoice]
  private let limits: EngineLimits
  let jobs: Int
  private let blocks: Int

  /// - Parameters:
  ///   - jobs: the number of pictures that are read at a time.
  ///   - blocks: the number of times that all pictures are read, each time by fresh processes.
  /// - Throws: `ImportFault`, `FileError` or `RecordError` if there are no pictures or the truth
  ///   cannot be used at all.
  package init(
    folder: String, truth: TruthSource?, engines: [EngineChoice], limits: EngineLimits, jobs: Int,
    blocks: Int = 1
  ) throws {
    let pictures = try Photographs.PictureFolder(path: folder)
    self.pictures = pictures
    self.truth = truth
    truths = try truth.map { try PictureTruths($0, of: pictures) }
    choices = engines
    (self.limits, self.jobs, self.blocks) = (limits, jobs, blocks)
  }

  /// Reads, with a line of progress.
  ///
  /// - Parameters:
  ///   - folder: the folder for thumbnails and the engines' standard error; nil for neither.
  ///   - check: called with the engines before they read.
  /// - Returns: the engines, and the readings in the order of the pictures.
  /// - Throws: `EngineError`, the errors of `check`, or `FileError` and `PNGError`.
  func read(
    into folder: String?, check: ([EngineRecord]) throws -> Void = { _ in }
  ) throws -> (engines: [EngineRecord], readings: [PictureReading]) {
    let progress = ProgressLine(unit: "pictures")
    defer { progress.finish() }
    let total = blocks * pictures.pictures.count
    var done = 0
    var outcome: (engines: [EngineRecord], readings: [PictureReading]) = ([], [])
    var shown: [String: String] = [:]
    for block in 0..<blocks {
      let engines = try started(into: folder, isContinued: block > 0)
      let workers = EngineWorkers(engines, count: min(jobs, pictures.pictures.count))
      defer { workers.quit() }
      if block == 0 { try check(engines.map(\.record)) }
      outcome.engines = engines.map(\.record)
      let work = workers.work(count: pictures.pictures.count) { number, read in
        try reading(ofPicture: number, into: block == 0 ? folder : nil, read)
      }
      for (number, result) in work.enumerated() {
        var (reading, identity) = try result.get()
        if block > 0 {
          outcome.readings[number].addDurations(of: reading)
        } else {
          if let identity {
            reading.sameAs = shown[identity]
            shown[identity] = shown[identity] ?? reading.picture
          }
          outcome.readings.append(reading)
        }
        done += 1
        progress.show("reading", done: done, of: total)
      }
    }
    return outcome
  }

  private func started(into folder: String?, isContinued: Bool) throws -> [EngineUnderTest] {
    try choices.map { choice in
      try choice.start(
        limits: limits,
        log: try folder.map {
          try EngineLog(ofEngine: choice.label, in: $0, isContinued: isContinued)
        } ?? EngineLog())
    }
  }

  /// - Returns: the reading, and an identity that pictures with the same pixels share.
  private func reading(
    ofPicture number: Int, into folder: String?,
    _ read: (GreyImage, FrameRecord) -> [TrialRecord]
  ) throws -> (PictureReading, identity: String?) {
    let picture = pictures.pictures[number]
    var reading = PictureReading(picture: picture)
    let photograph: Photograph
    let path = "\(pictures.path)/\(picture)"
    guard let source = pictures.source(of: picture) else {
      throw pictures.fault(of: picture, at: path)
    }
    do {
      photograph = try Photograph(source)
    } catch {
      reading.fault = error.reason
      return (reading.compared(), nil)
    }
    let truth: PictureTruth?
    do throws(ImportFault) {
      truth = try truths?[picture]?.placed(on: photograph, at: path)
    } catch {
      reading.fault = error.reason
      return (reading.compared(), nil)
    }
    let image = photograph.image
    let frame = truth?.frame(of: image) ?? PictureTruth(picture: picture).frame(of: image)
    reading.format = photograph.format.name
    reading.notes = photograph.notes.isEmpty ? nil : photograph.notes
    (reading.width, reading.height) = (image.width, image.height)
    reading.readings = read(image, frame).map { EngineReading($0, isScored: truth != nil) }
    if let truth {
      reading.codes = truth.codes.map(CodeRecord.init)
      reading.others = truth.others.isEmpty ? nil : truth.others
    }
    if let folder { reading.thumbnail = try thumbnail(of: image, number, in: folder) }
    return (reading.compared(), frame.pixelIdentity)
  }

  private func thumbnail(
    of image: GreyImage, _ number: Int, in folder: String
  ) throws -> ThumbnailRecord? {
    guard let thumbnail = image.thumbnail else { return nil }
    let frame = "photos/unknown/\(String(format: "%06d", number))"
    let file = "\(FileName.thumbnails)/\(FileName.image(ofFrame: frame))"
    try thumbnail.image.writePNG(to: "\(folder)/\(file)")
    return ThumbnailRecord(file: file, of: thumbnail.image, factor: thumbnail.factor)
  }
}

extension PictureReading {
  /// Adds the durations of another reading of the same picture.
  fileprivate mutating func addDurations(of other: PictureReading) {
    for index in readings.indices where other.readings.indices.contains(index) {
      readings[index].durationsNanoseconds =
        (readings[index].durationsNanoseconds ?? [])
        + (other.readings[index].durationsNanoseconds ?? [])
    }
  }
}

extension PictureTruth {
  /// Returns the picture as a frame that is in no corpus.
  fileprivate func frame(of image: GreyImage) -> FrameRecord {
    FrameRecord(
      frame: picture, width: image.width, height: image.height,
      pixelsSHA256: Digest.hexadecimal(of: image.pixels), seed: 0, point: [:], condition: nil,
      codes: codes.map(CodeRecord.init),
      others: others.isEmpty ? nil : others, labelled: labelled.map { $0.sorted() })
  }
}
