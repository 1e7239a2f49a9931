import Records

/// Which frame of a baseline each frame of a candidate is held against: that of its name; of photographs in corpora that are not the same,
/// that of its pixels, wherever it stands in either.
struct FramePairs {
  private let baseline: FrameIndex
  private let candidate: FrameIndex
  /// Suites whose frames are told by their pixels.
  private let suites: Set<String>
  /// The baseline's frames of those suites, by the candidate's.
  private var places: [Int: Int] = [:]
  /// What became of their photographs; nil where the corpora are the same.
  private(set) var pictures: PictureChanges?

  /// - Throws: `RecordError`.
  init(_ baseline: RunFolder, _ candidate: RunFolder) throws {
    (self.baseline, self.candidate) = (baseline.frames, candidate.frames)
    suites = Set(
      candidate.run.suites.filter { suite in
        suite.isImported
          && baseline.run.suites.contains {
            $0.name == suite.name && $0.isImported && $0.sha256 != suite.sha256
          }
      }.map(\.name))
    if !suites.isEmpty { try pairPhotographs() }
  }

  private mutating func pairPhotographs() throws {
    var earlier: [PixelHash: FrameIndex.Photograph] = [:]
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
    pictures = PictureChanges(
      new: new.sorted(), gone: gone.sorted(), relabelled: relabelled.sorted(), paired: places.count)
  }

  /// Where the baseline has a frame of the candidate; nil where it has not.
  ///
  /// - Parameter place: of the frame in the candidate.
  func place(of frame: String, at place: Int) -> Int? {
    suites.contains(FrameRecord.suite(ofFrame: frame)) ? places[place] : baseline[frame]?.index
  }

  /// Whether frames of one name have to have the same pixels.
  func isPaired(byName frame: String) -> Bool {
    !suites.contains(FrameRecord.suite(ofFrame: frame))
  }
}

extension SuiteRecord {
  /// Whether its frames are photographs as they were imported.
  var isImported: Bool { photographs == true && photographSet == nil }
}
