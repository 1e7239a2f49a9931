import Barcodes
import CorpusRendering
import Foundation
package import Records
import Storage
import Suites

/// The merge of a run's parts into the files that one machine would have written. The order of
/// frames follows from what was read, so the run is replayed with each frame taken from its part.
package struct PartMerge {
  private let inputs: [RunInput]
  private let shares: PartShares
  /// The claimed symbologies of each engine that was run.
  private let claims: [Set<Symbology>]
  private var readers: [PartReader]

  /// - Parameter folders: the parts' folders, in order.
  /// - Throws: `FileError` or `RecordError`.
  package init(_ folders: [String], inputs: [RunInput], engines: [EngineRecord]) throws {
    self.inputs = inputs
    shares = PartShares(inputs, parts: folders.count)
    claims = engines.filter { $0.recorded == nil }.map { Set($0.symbologies) }
    readers = try folders.map { try PartReader(folder: $0) }
  }

  /// The index of the part that timed each timed suite, by the suite's name.
  package var timed: [String: Int] {
    let places = inputs.enumerated().compactMap { place, input in
      input.isTimed ? shares.part(ofWhole: place).map { (input.suite.name, $0 - 1) } : nil
    }
    return Dictionary(uniqueKeysWithValues: places)
  }

  /// - Throws: `RecordError` if a part has other frames than it was to read; `FileError`, and the
  ///   errors of rendering a picture.
  package mutating func write(
    into folder: RunFolderWriter, progress: (_ frames: Int) -> Void
  ) throws {
    var frames = 0
    for (place, input) in inputs.enumerated() {
      if let part = shares.part(ofWhole: place) {
        while let name = readers[part - 1].nextName,
          FrameRecord.suite(ofFrame: name) == input.suite.name
        {
          try copyWhole(name, from: part - 1, isOfStream: input.stream != nil, to: folder)
          frames += 1
          progress(frames)
        }
        guard input.isTimed else { continue }
        for block in try readers[part - 1].blocks(ofSuite: input.suite.name) {
          try folder.write(block)
        }
      } else {
        try copyInTurn(of: place, to: folder) {
          frames += 1
          progress(frames)
        }
      }
    }
    for reader in readers { try reader.requireEnd() }
  }

  private mutating func copyWhole(
    _ name: String, from part: Int, isOfStream: Bool, to folder: RunFolderWriter
  ) throws {
    let frame = try readers[part].take(name)
    let reader = readers[part]
    try folder.copy(frame, isSampled: !isOfStream) {
      guard let image = try reader.pixels(of: name) else {
        throw RecordError.malformed(
          path: reader.folder, line: nil, reason: "its picture of \(name) is missing")
      }
      return image
    }
    if let shot = reader.shot(of: name) { try folder.keepShot(of: name, from: shot) }
  }

  /// Copies an input's frames in the order in which one machine would have read them.
  private mutating func copyInTurn(
    of place: Int, to folder: RunFolderWriter, _ copied: () -> Void
  ) throws {
    let input = inputs[place]
    let source = input.makeSource()
    var batches = BatchSequence(input, claims: claims, isFixed: false)
    while let batch = batches.next() {
      for position in 0..<batch.count {
        let task = batch[position]
        let part = shares.part(ofFrame: task.frame, ofInput: place) - 1
        let name = input.name(ofFrame: task.frame)
        let frame = try readers[part].take(name)
        let reader = readers[part]
        try folder.copy(frame, isSampled: true) {
          try reader.pixels(of: name) ?? source(task.frame).image
        }
        batches.add(task, reads: frame.trials.map(\.record.readsFrame))
        copied()
      }
    }
  }
}
