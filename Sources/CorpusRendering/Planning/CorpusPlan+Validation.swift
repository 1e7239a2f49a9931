import Records
import Scene
import Suites

extension CorpusPlan {
  /// Checks that every symbol can be encoded and fits its frame, before anything is rendered.
  ///
  /// Of a plan whose sampling adapts, those that are read in any case.
  ///
  /// - Throws: `PlanningError.inFrame`, for the first that does not.
  package func validate() throws(PlanningError) {
    // Photographs were found to be large enough when they were chosen.
    guard suite.photographs == nil else { return }
    try validate(
      (0..<count).lazy.filter { [self] index in
        let sample = sample(ofFrame: index)
        return sample < fewestSamples && isValidated(sample)
      })
  }

  /// True for the first, the middle and the last frame of each scan of a stream: between them codes
  /// go nowhere else. For all frames of a recorded motion.
  private func isValidated(_ sample: Int) -> Bool {
    guard let stream = suite.stream, !stream.motion.isWholePose else { return true }
    return [0, framesPerScan / 2, framesPerScan - 1].contains(sample % framesPerScan)
  }

  /// As `validate()`, for the frames at `indices` alone.
  package func validate(_ indices: some Sequence<Int>) throws(PlanningError) {
    for index in indices {
      let specification = self[index]
      do {
        _ = try FrameScene(specification)
      } catch {
        let axes = specification.setting.point.sorted { $0.key < $1.key }.map {
          "\($0.key) \($0.value)"
        }
        let point = (axes + [specification.setting.namedCondition].compactMap(\.self))
          .joined(separator: ", ")
        throw .inFrame(specification.frame, suite: suite.path, point: point, error)
      }
    }
  }
}
