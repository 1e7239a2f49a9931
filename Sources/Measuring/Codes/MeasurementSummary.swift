import Barcodes
import Encoding
import Foundation
import Photographed
import Rendering

/// The measures of a record and their standard errors, from a fit.
struct MeasurementSummary {
  /// The appearance under another shape of blur, and that shape's likelihood in 0...1.
  typealias OtherShape = (appearance: SymbolAppearance, weight: Double)

  let fit: AppearanceFit
  let candidate: SymbolCandidate
  let otherShapes: [OtherShape]
  /// The ends of the bars, if only a band was fitted.
  let barEnds: BarEnds?
  let curveEvidence: (curve: MeasuredCurve, powerError: Double?)
  let measurer: CodeMeasurer
  let covariance: SquareMatrix
  let projectionCovariance: SquareMatrix
  let residuals: FitResiduals
  let noise: ResidualNoise
  /// The noise away from edges in a photograph; nil for a rendered frame, whose model is exact.
  let flatNoise: ResidualNoise?
  let pose: PoseEstimate
  private let isAspectKnown: Bool

  init(
    _ fit: AppearanceFit, of candidate: SymbolCandidate, in scene: MeasuredScene,
    otherShapes: [OtherShape], curveEvidence: (curve: MeasuredCurve, powerError: Double?)
  ) throws(Fault) {
    (self.fit, self.candidate) = (fit, candidate)
    (self.otherShapes, self.curveEvidence) = (otherShapes, curveEvidence)
    barEnds =
      scene.isBand ? BarEnds(scene.window, fit.appearance.projection, of: candidate) : nil
    measurer = scene.measurer
    residuals = FitResiduals(fit)
    noise = ResidualNoise(of: fit, parameters: fit.parameterCount)
    flatNoise = measurer.trustsCorners ? nil : ResidualNoise(ofFlatPlacesIn: fit)
    guard var covariance = fit.covariance() else {
      throw Fault(reason: "the picture does not decide where it lies")
    }
    let factor = residuals.inflation
    for index in covariance.elements.indices { covariance.elements[index] *= factor }
    self.covariance = covariance
    isAspectKnown = scene.isAspectKnown
    projectionCovariance = fit.freedom.covarianceOfParameters(covariance)
    switch fit.appearance.projection {
    case .wrapped(let wrapped):
      pose = PoseEstimate(wrapped, covariance: projectionCovariance)
    case .flat(let homography):
      guard
        let pose = PoseEstimate(
          homography, covariance: projectionCovariance, focalLength: measurer.focalLengthPixels,
          isAspectKnown: isAspectKnown, isBand: scene.isBand)
      else { throw Fault(reason: "no camera sees it as it lies") }
      self.pose = pose
    }
  }

  /// The largest unexplained share of the variance; beyond it the fit is of something else.
  private static let mostUnexplained = 0.3

  func record(_ code: TrueCode, _ image: GreyImage) throws(Fault) -> CodeMeasurement {
    guard unexplained < Self.mostUnexplained else {
      let share = Int((100 * unexplained).rounded())
      throw Fault(
        reason: "the model leaves \(share) % of the variance in the picture unexplained")
    }
    var record = CodeMeasurement(symbology: code.symbology)
    record.correlation = fit.correlation
    record.geometry = geometry
    record.print = MeasuredPrint(
      inkGrowthModules: fit.appearance.growth, dark: fit.appearance.dark,
      light: fit.appearance.light)
    record.light = light(image)
    record.blur = MeasuredBlur(fit.appearance.spread, moduleWidth: pose.pose.moduleWidth)
    record.noise = measuredNoise
    record.edgeDisplacement =
      measurer.trustsCorners
      ? nil
      : MeasuredEdgeDisplacement(
        of: fit, moduleWidth: pose.pose.moduleWidth, isLinear: code.symbology.dimension == .linear)
    record.transfer = measurer.curve
    record.transferEvidence = curveEvidence.curve
    record.unexplained = unexplained
    record.symbol = candidate.choices.isEmpty ? nil : candidate.choices
    record.standardErrors = standardErrors
    return record
  }

  /// The noise; nil for a photograph that has no place without edges.
  private var measuredNoise: MeasuredNoise? {
    (measurer.trustsCorners ? noise : flatNoise).map {
      MeasuredNoise(darkSd: $0.dark, lightSd: $0.light, lagX: $0.lagAcross, lagY: $0.lagDown)
    }
  }

  private var geometry: MeasuredGeometry {
    let projection = fit.appearance.projection
    let corners = barEnds?.corners(projection) ?? poseCorners?.quad ?? projection.corners
    let height = barEnds.map { _ in
      (corners.topLeft.midpoint(to: corners.topRight)
        - corners.bottomLeft.midpoint(to: corners.bottomRight)).length / pose.pose.moduleWidth
    }
    let isHeightMeasured = barEnds == nil && !isAspectKnown
    return MeasuredGeometry(
      corners: corners, moduleWidthPixels: pose.pose.moduleWidth,
      moduleHeightPixels: isHeightMeasured
        ? pose.pose.moduleWidth * abs(pose.pose.aspect) : nil,
      modulesWide: candidate.width, modulesHigh: height ?? candidate.height,
      rotationDegrees: remainder(pose.pose.rotation, 360), yawDegrees: pose.pose.yaw,
      pitchDegrees: pose.pose.pitch, focalLengthPixels: measurer.focalLengthPixels,
      cylinderWrapDegrees: wrapDegrees ?? 0, isMirrored: pose.pose.aspect < 0)
  }

  /// The corners of a flat symbol in a rendered frame, whose camera is known; otherwise nil.
  var poseCorners: (quad: Quad, error: Double)? {
    guard measurer.trustsCorners, case .flat(let homography) = fit.appearance.projection else {
      return nil
    }
    return pose.corners(of: homography, focalLength: measurer.focalLengthPixels)
  }

  /// The wrap in degrees; nil for a flat symbol.
  var wrapDegrees: Double? {
    guard case .wrapped(let wrapped) = fit.appearance.projection else { return nil }
    return wrapped.wrapDegrees
  }

  private func light(_ image: GreyImage) -> MeasuredLight {
    let (frame, appearance) = (fit.picture.frame, fit.appearance)
    return MeasuredLight(
      dark: appearance.dark, light: appearance.light,
      slope: Point(
        x: 2 * appearance.rampAcross / Double(frame.width),
        y: 2 * appearance.rampDown / Double(frame.height)),
      at: Point(
        x: Double(frame.x) + Double(frame.width) / 2, y: Double(frame.y) + Double(frame.height) / 2),
      inPicture: Point(x: Double(image.width), y: Double(image.height)))
  }

  private var unexplained: Double {
    let (dark, light) = (measuredNoise?.darkSd ?? 0, measuredNoise?.lightSd ?? 0)
    let expected = residuals.shares.reduce(0.0) {
      $0 + dark * dark * $1 + light * light * (1 - $1)
    }
    let left =
      residuals.meanSquare - expected / Double(max(residuals.shares.count, 1))
      - GreyImage.roundingVariance
    return residuals.totalVariance > 0 ? max(0, left) / residuals.totalVariance : 0
  }
}

extension Symbology {
  /// True if a standard fixes the height of a module.
  var isOfFixedProportions: Bool { form == .matrix }
}
