import Barcodes
import Records
import Summaries

/// The consequences of a run's verdicts for a code, a camera and a distance.
package struct Advice: Sendable {
  package let basis: AdviceBasis
  package let question: AdviceQuestion
  /// In the run's order.
  package let engines: [EngineAdvice]
  /// The obstacles, of the question and then of each engine.
  package let obstacles: [AdviceObstacle]

  /// - Parameter path: of the run, for errors.
  /// - Throws: `AdviceError.noVerdictOf`, where the run says nothing of the symbology.
  package init(
    _ question: AdviceQuestion, on basis: AdviceBasis, path: String
  ) throws(AdviceError) {
    self.basis = basis
    self.question = question
    engines = basis.engines.map { engine in
      EngineAdvice(
        question, engine: engine.label,
        width: basis.safeWidth(engine, question.symbology.name))
    }
    let silent: [SafeWidth.WidthFinding] = [.notTried, .unsupported]
    guard engines.contains(where: { !silent.contains($0.width.finding) }) else {
      let known = Symbology.allCases.map(\.name).filter { name in
        basis.engines.contains { !silent.contains(basis.safeWidth($0, name).finding) }
      }
      throw .noVerdictOf(question.symbology, run: path, basis: basis.name, known: known)
    }
    obstacles = AdviceObstacle.all(question) + engines.flatMap { AdviceObstacle.all(question, $0) }
  }
}

/// The advice for one engine. Lengths in millimetres.
package struct EngineAdvice: Sendable {
  /// The label.
  package let engine: String
  package let width: SafeWidth
  /// One for each picture asked about; empty where no width is known to do.
  package let frames: [AdviceRecord.EngineFrame]
  /// The longer side, in pixels, that a picture has to have at the working distance; nil where no width is known to do.
  package let longerSide: Double?

  package init(_ question: AdviceQuestion, engine: String, width: SafeWidth) {
    self.engine = engine
    self.width = width
    frames =
      width.working.map { pixels in
        question.frames.map {
          AdviceRecord.EngineFrame(
            question, $0, pixels: pixels, most: width.falls?.range?.upperBound)
        }
      } ?? []
    longerSide = width.working.map {
      question.longerSide(ofPixels: $0, at: question.workingDistance).wholePixelsUp
    }
  }
}
