import Barcodes
import Records

/// Advice as `scanbench advise --json` prints it (Documentation/FORMATS.md). Lengths in millimetres, widths in pixels; nil of
/// what cannot be told.
package struct AdviceRecord: Codable, Sendable, VersionedRecord {
  private(set) var schema = currentSchema
  package let basis: Basis
  package let question: AskedAdvice
  package let distances: [Distance]
  package let engines: [Engine]
  package let obstacles: [Obstacle]

  /// - Parameter path: of the run.
  package init(_ advice: Advice, run path: String) {
    let question = advice.question
    basis = Basis(advice.basis, run: path)
    self.question = AskedAdvice(question)
    distances = question.distances.map { distance in
      Distance(
        distance: distance,
        pixelsPerModule: question.frames.map { question.pixelsPerModule($0, at: distance) })
    }
    engines = advice.engines.map(Engine.init)
    obstacles = advice.obstacles.map(Obstacle.init)
  }

  /// The verdicts that the advice rests on.
  package struct Basis: Codable, Sendable {
    package let run, startedAt, suite, profile, mask, condition: String
    package let finishedAt, conditionWords: String?
    package let target: Double
    package let otherConditions: [String]

    package init(_ basis: AdviceBasis, run path: String) {
      (run, startedAt, finishedAt) = (path, basis.run.startedAt, basis.run.finishedAt)
      (suite, profile, mask) = (basis.suite.name, basis.suite.profile, basis.mask.description)
      (condition, conditionWords) = (basis.condition, basis.conditionWords)
      (target, otherConditions) = (basis.target, basis.otherConditions)
    }
  }

  /// The question, defaults filled in.
  package struct AskedAdvice: Codable, Sendable {
    package let symbology: String
    package let moduleMillimetres: Double
    package let modulesWide, codeMillimetres, fovDegrees: Double?
    package let frames: [AskedPicture]
    package let closestFocusMillimetres: Double
    package let distanceMillimetres: Double?
    package let workingDistanceMillimetres: Double
    let fitsFromMillimetres: [Double]?
    package let defaults: [String]

    package init(_ question: AdviceQuestion) {
      symbology = question.symbology.name
      (moduleMillimetres, modulesWide) = (question.moduleMillimetres, question.modulesWide)
      (codeMillimetres, fovDegrees) = (question.codeMillimetres, question.fieldOfViewDegrees)
      frames = question.frames.map {
        AskedPicture($0, focalPixels: question.camera($0).focalLengthPixels)
      }
      closestFocusMillimetres = question.closestFocusMillimetres
      distanceMillimetres = question.distanceMillimetres
      workingDistanceMillimetres = question.workingDistance
      fitsFromMillimetres =
        question.modulesWide == nil ? nil : question.frames.compactMap(question.nearestFit)
      defaults = question.defaults.map(\.rawValue).sorted()
    }
  }

  /// A picture.
  package struct AskedPicture: Codable, Sendable {
    let widthPixels, heightPixels: Double
    let focalPixels: Double?
    package var size: FrameSize { FrameSize(width: widthPixels, height: heightPixels) }

    init(_ size: FrameSize, focalPixels: Double? = nil) {
      (widthPixels, heightPixels, self.focalPixels) = (size.width, size.height, focalPixels)
    }
  }

  /// Pixels per module at a distance, one for each picture.
  package struct Distance: Codable, Sendable {
    package let distance: Double
    package let pixelsPerModule: [Double]

    enum CodingKeys: String, CodingKey {
      case distance = "distanceMillimetres"
      case pixelsPerModule = "pxPerModule"
    }
  }
}
