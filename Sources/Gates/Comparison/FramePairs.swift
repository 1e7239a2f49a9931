import Records
import Summaries
import Tallies

/// Which frame of a baseline each frame of a candidate is held against: that of its name; of photographs in corpora that are not the same,
/// that of its pixels; and of suites whose files are not the same, that of its cell and seed with the same pixels, wherever it stands in
/// either.
struct FramePairs {
  private let baseline: FrameIndex
  private let candidate: FrameIndex
  /// Suites whose frames are not told by their names.
  private let suites: Set<String>
  /// The baseline's frames of those suites, by the candidate's.
  private var places: [Int: Int] = [:]
  /// Changes in their photographs; nil where the corpora are the same.
  private(set) var pictures: FrameChanges?
  /// Changes in the cells of suites; nil where their files are the same.
  private(set) var cells: FrameChanges?

  /// - Throws: `RecordError`.
  init(_ baseline: RunFolder, _ candidate: RunFolder) throws {
    (self.baseline, self.candidate) = (baseline.frames, candidate.frames)
    let changed = candidate.run.suites.filter { suite in
      baseline.run.suites.contains { $0.name == suite.name && $0.sha256 != suite.sha256 }
    }
    suites = Set(changed.map(\.name))
    if changed.contains(where: \.isImported) { try pairPhotographs() }
    let rendered = Set(changed.filter { !$0.isImported }.map(\.name))
    if !rendered.isEmpty { try pairCells(of: rendered) }
  }

  private mutating func pairCells(of suites: Set<String>) throws {
    // By cell and seed, whatever the frames' names.
    var earlier: [FrameGroup: [UInt64: (place: Int, pixels: PixelHash)]] = [:]
    try baseline.forEachCellFrame(of: suites) { cell, seed, place, pixels in
      earlier[cell, default: [:]][seed] = (place, pixels)
    }
    var (cells, others) = (Set<FrameGroup>(), Set<FrameGroup>())
    var paired = 0
    try candidate.forEachCellFrame(of: suites) { cell, seed, place, pixels in
      cells.insert(cell)
      guard let before = earlier[cell]?[seed] else { return }
      if before.pixels == pixels {
        places[place] = before.place
        paired += 1
      } else {
        others.insert(cell)
      }
    }
    let before = Set(earlier.keys)
    func words(_ cells: Set<FrameGroup>) -> Set<String> { Set(cells.map(\.words)) }
    self.cells = FrameChanges(
      new: words(cells.subtracting(before)), gone: words(before.subtracting(cells)),
      relabelled: words(others), paired: paired)
  }

  private mutating func pairPhotographs() throws {
    var earlier: [PixelHash: FrameIndex.PhotographIdentity] = [:]
    try baseline.forEachPhotograph { photograph in
      if suites.contains(photograph.suite) { earlier[photograph.pixels] = photograph }
    }
    var (new, relabelled) = (Set<String>(), Set<String>())
    var met: Set<Int> = []
    try candidate.forEachPhotograph { photograph in
      guard suites.contains(photograph.suite) else { return }
      guard let before = earlier[photograph.pixels] else {
        new.insert(photograph.source)
        return
      }
      met.insert(before.place)
      if before.truth == photograph.truth {
        places[photograph.place] = before.place
      } else {
        relabelled.insert(photograph.source)
      }
    }
    let gone = Set(earlier.values.filter { !met.contains($0.place) }.map(\.source))
    pictures = FrameChanges(new: new, gone: gone, relabelled: relabelled, paired: places.count)
  }

  /// Where the baseline has a frame of the candidate; nil where it has not.
  ///
  /// - Parameter place: of the frame in the candidate.
  func place(of frame: String, at place: Int) -> Int? {
    suites.contains(FrameRecord.suite(ofFrame: frame)) ? places[place] : baseline[frame]?.index
  }

  /// True if frames of one name have to have the same pixels.
  func isPaired(byName frame: String) -> Bool {
    !suites.contains(FrameRecord.suite(ofFrame: frame))
  }
}

extension SuiteRecord {
  /// True if its frames are photographs as they were imported.
  var isImported: Bool { photographs == true && photographSet == nil }
}
