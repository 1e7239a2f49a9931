import Barcodes
import CorpusRendering
import Records

extension StreamReader {
  /// The number of pictures kept of a scan that is shown.
  private static let picturesPerScan = 8

  /// Writes what was read of a scan, with the pictures that are worth keeping.
  ///
  /// - Parameter earlier: the frames of the scan that an interrupted run has left.
  /// - Throws: `RecordError`, `PNGError`, `PlanningError`, or `RunInterrupted`.
  func write(
    _ frames: [ReadFrame], ofScan scan: Int, after earlier: [ReadFrame] = [],
    to folder: RunFolderWriter, with renderer: FrameRenderer, unless isInterrupted: () -> Bool,
    _ body: ([TrialRecord], Int) -> Void
  ) throws {
    func image(of frame: ReadFrame) throws -> GreyImage {
      guard let index = plan.index(ofFrame: frame.record.frame) else {
        preconditionFailure("a frame of the plan has a name of the plan")
      }
      return try renderer.image(plan[index])
    }
    for frame in frames {
      // What engines answered that were ended by the interruption is not a result.
      guard !isInterrupted() else { throw RunInterrupted() }
      try folder.write(frame) { try image(of: frame) }
      body(frame.trials, scan)
    }
    // The first scan of each symbology at each point is shown.
    guard plan.sample(ofFrame: plan.index(ofFrame: 0, inScan: scan)) == 0 else { return }
    for frame in (earlier + frames).spread(Self.picturesPerScan) {
      try folder.keepShot(of: frame.record) { try image(of: frame) }
    }
  }
}

extension Array {
  /// Returns at most `most` elements, the first and the last among them, spread evenly.
  fileprivate func spread(_ most: Int) -> [Element] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}
