import Barcodes
package import Records
package import Summaries

/// The frames of a run by name, without what only their rendering needs: some 100 bytes a frame.
package struct FrameIndex {
  package let manifest: String
  package private(set) var groups: [FrameGroup] = []
  private var indices: [String: UInt32] = [:]
  private var entries: [FrameEntry] = []
  private var payloadLengths: [String] = []
  /// The marks (`CanonicalContent.mark`) of the contents of all codes, frame by frame.
  private var truths: [Int?] = []
  /// Where each frame's marks begin, and at the end their number.
  private var truthStarts = [0]
  /// By the frame's index, as what follows: few frames have them, or many of a small run.
  private var photographs: [Int: PhotographFacts] = [:]
  /// The files of photographs that any frame shows, of each suite.
  private var pictures: [String: Set<String>] = [:]
  private var twinOrigins: [Int: TwinOrigin] = [:]
  private var streams: [Int: StreamFacts] = [:]
  private var contents: Set<Int> = []
  private var printLetters: [Int: [PrintLetter?]] = [:]
  /// The photographed codes that have a twin, in the manifest's order.
  package private(set) var twins: [TwinOrigin] = []

  /// - Throws: `RecordError`, also where a line was written with another schema.
  ///
  /// - Parameters:
  ///   - offset: of the first line that is read, in bytes.
  ///   - limit: of a manifest that is being written, how many bytes are read.
  ///   - adaptiveSuites: of which a frame stands there again when another engine reads it.
  package init(
    manifest: String, from offset: UInt64 = 0, upTo limit: UInt64? = nil,
    adaptiveSuites: Set<String> = []
  ) throws {
    self.manifest = manifest
    var groupIndices: [FrameGroup: Int] = [:]
    var reader = try JSONLinesReader(
      Versioned<IndexedFrame>.self, path: manifest, from: offset, upTo: limit)
    while let frame = try reader.nextRecord(of: manifest) {
      let group = FrameGroup(frame)
      let index = groupIndices[group] ?? groups.count
      if index == groups.count {
        groupIndices[group] = index
        groups.append(group)
      }
      guard let earlier = indices[frame.frame].map(Int.init) else {
        add(frame, group: index, offset: reader.lineOffset)
        continue
      }
      guard adaptiveSuites.contains(groups[index].suite),
        entries[earlier].group == index, entries[earlier].seed == frame.seed,
        truths(ofFrame: earlier).elementsEqual(frame.truths)
      else {
        throw RecordError.malformed(
          path: manifest, line: reader.line,
          reason: "frame \(VisibleText.quoted(frame.frame)) stands here a second time")
      }
    }
    if let failure = reader.failure { throw failure }
  }

  private mutating func add(_ frame: IndexedFrame, group: Int, offset: UInt64) {
    let index = entries.count
    indices[frame.frame] = UInt32(index)
    entries.append(
      FrameEntry(
        frame, group: group, payloadLength: place(of: frame.payloadLength?.name), offset: offset))
    truths += frame.truths
    truthStarts.append(truths.count)
    photographs[index] = frame.turned.map { turned in
      let picture = frame.picture ?? frame.frame
      let isNew = pictures[groups[group].suite, default: []].insert(picture).inserted
      return PhotographFacts(
        symbologies: frame.symbologies, turned: turned, picture: picture,
        isNegative: frame.symbologies.isEmpty && !frame.hasOthers, number: frame.draw,
        isRepeated: !isNew)
    }
    twinOrigins[index] = frame.twin
    streams[index] = frame.stream.map(StreamFacts.init)
    if let twin = frame.twin { twins.append(twin) }
    if frame.hasContent { contents.insert(index) }
    if !frame.printLetters.isEmpty { printLetters[index] = frame.printLetters }
  }

  private mutating func place(of payloadLength: String?) -> UInt32 {
    guard let payloadLength else { return 0 }
    if let index = payloadLengths.firstIndex(of: payloadLength) { return UInt32(index) + 1 }
    payloadLengths.append(payloadLength)
    return UInt32(payloadLengths.count)
  }

  package var count: Int { entries.count }

  package subscript(frame: String) -> FrameFacts? {
    guard let index = indices[frame].map(Int.init) else { return nil }
    let entry = entries[index]
    return FrameFacts(
      index: index, group: Int(entry.group), codes: Int(entry.codes),
      pixels: Int(entry.width) * Int(entry.height), seed: entry.seed, phaseX: entry.phaseX,
      payloadLength: entry.payloadLength == 0 ? nil : payloadLengths[Int(entry.payloadLength) - 1],
      photograph: photographs[index], twin: twinOrigins[index], stream: streams[index],
      hasContent: contents.contains(index), printLetters: printLetters[index] ?? [])
  }

  /// Calls `body` with the name and the SHA-256 of the pixels of every frame, read from the manifest again.
  ///
  /// - Throws: `RecordError`, and what `body` throws.
  package func forEachPixelHash(_ body: (String, PixelHash) throws -> Void) throws {
    var reader = try JSONLinesReader(Versioned<IndexedFrame>.self, path: manifest)
    while let frame = try reader.nextRecord(of: manifest) {
      try body(frame.frame, PixelHash(frame.pixelsSHA256))
    }
    if let failure = reader.failure { throw failure }
  }

  /// The SHA-256 of every frame's pixels, by the frame's index.
  ///
  /// - Throws: `RecordError`.
  package func pixelHashes() throws -> [PixelHash?] {
    var hashes = [PixelHash?](repeating: nil, count: count)
    try forEachPixelHash { name, hash in
      if let index = indices[name] { hashes[Int(index)] = hash }
    }
    return hashes
  }

  /// - Parameter frame: its place in the manifest.
  /// - Returns: index into the groups.
  package func group(ofFrame frame: Int) -> Int { Int(entries[frame].group) }

  /// The marks of the contents of a frame's codes; nil of a code whose content is not known by its bytes alone.
  ///
  /// - Parameter frame: its place in the manifest.
  package func truths(ofFrame frame: Int) -> ArraySlice<Int?> {
    truths[truthStarts[frame]..<truthStarts[frame + 1]]
  }

  /// The whole lines of a few frames, read from the manifest again.
  package func lines(of names: Set<String>) throws -> [String: FrameLine] {
    var picker = try linePicker()
    var lines: [String: FrameLine] = [:]
    for name in names { lines[name] = try line(of: name, from: &picker) }
    return lines
  }

  /// The whole line of the frame at a place in the manifest, read from it again.
  ///
  /// - Throws: `RecordError`.
  package func line(at index: Int) throws -> FrameLine? {
    var picker = try linePicker()
    return try line(at: index, from: &picker)
  }

  /// For whole lines that are read again.
  ///
  /// - Throws: `FileError`.
  package func linePicker() throws -> JSONLinesReader<Versioned<FrameLine>> {
    try JSONLinesReader(linesOf: Versioned<FrameLine>.self, path: manifest)
  }

  /// The whole line of a frame; nil where there is none of its name.
  ///
  /// - Throws: `RecordError`.
  package func line(
    of name: String, from picker: inout JSONLinesReader<Versioned<FrameLine>>
  ) throws -> FrameLine? {
    try indices[name].flatMap { try line(at: Int($0), from: &picker) }
  }

  private func line(
    at index: Int, from picker: inout JSONLinesReader<Versioned<FrameLine>>
  ) throws -> FrameLine? {
    try picker.record(at: entries[index].offset)?.record(in: manifest)
  }
}

/// The facts that are kept of every frame, in 40 bytes.
private struct FrameEntry {
  /// Where its line begins in the manifest, in bytes.
  let offset: UInt64
  let seed: UInt64
  let phaseX: Double
  let group: UInt32
  let codes: UInt32
  /// One more than the index into the payload lengths; 0 for none.
  let payloadLength: UInt32
  let width: UInt16
  let height: UInt16

  init(_ frame: IndexedFrame, group: Int, payloadLength: UInt32, offset: UInt64) {
    self.offset = offset
    (seed, phaseX) = (frame.seed, frame.phaseXPixels)
    (self.group, codes) = (UInt32(group), UInt32(frame.symbologies.count))
    self.payloadLength = payloadLength
    (width, height) = (UInt16(frame.width), UInt16(frame.height))
  }
}
