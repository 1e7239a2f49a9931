import Barcodes
package import Records
import Scene
import Suites

/// The part of a frame that its stream decides, but for what follows from the sheet that the codes
/// are printed on.
package struct StreamMoment: Equatable, Sendable {
  /// As the manifest has it.
  package var record: StreamFrameRecord
  /// The seed from which the sensor's noise is drawn: the frame's own, while all else of a scan has
  /// one seed.
  package var noiseSeed: UInt64
  /// Where what is aimed at lies in the camera's own axes, in millimetres.
  var place: SpacePoint
  /// In millimetres for each second.
  var velocity: SpacePoint
  /// The target on the sheet that is aimed at; nil for its middle.
  var aim: AimTarget?
  /// The focal length as a multiple of the one that the camera states, by the lens and by
  /// enlarging.
  var zoom: Double
  /// Between neighbouring labels; nil for the usual gap of sheets.
  var labelGapMillimetres: Double?
  /// The greatest distance of the motion, at which the surroundings are as they are drawn.
  var farthest: Double
}

extension SuiteStream {
  /// Puts a frame of a scan where the stream has it at that moment.
  ///
  /// One function: each step needs what those before it have found.
  ///
  /// - Parameters:
  ///   - specification: with the scan's seed, and the conditions that the suite sets.
  ///   - noiseSeed: the frame's own.
  ///   - camera: how wide it sees, unzoomed.
  func film(
    _ specification: inout FrameSpecification, scan: Int, number: Int, noiseSeed: UInt64,
    parameters: [StreamParameter: Double], camera: SuiteCamera
  ) {
    guard case .fixed(let width, let height) = specification.layout else { return }
    let lens = StreamLens(
      camera, opticalZoom: parameters.value(of: .opticalZoom),
      digitalZoom: specification.condition.digitalZoom, frame: (width, height))
    let draw = spread.draw(seed: specification.seed, huntingShare: focus.huntingShare)
    let setting = ScanSetting(
      distanceMillimetres: (specification.distanceMillimetres ?? 1) * draw.distanceFactor,
      speedMillimetresPerSecond: parameters.value(of: .speed),
      focalLengthPixels: lens.focalLengthPixels, frame: (width, height),
      codeCount: max(1, specification.condition.codeCount), shift: draw.shift, chance: draw.chance,
      seconds: seconds)
    let end = exposureEnd(ofFrame: number)
    let lux = ExposureControl.lux(
      scene: parameters.value(of: .light), torch: parameters.value(of: .torch),
      distanceMillimetres: motion.pose(at: end, in: setting).place.length)
    let exposed = exposure.choice(lux: lux, aperture: lens.aperture)
    let middle = end - exposed.time / 2
    let pose = motion.pose(at: middle, in: setting)
    let turn = shake.map { ScanShake($0, seed: specification.seed).turn(at: middle) }
    let (place, velocity) = (turn ?? .none).seen(pose.place, movingBy: pose.velocity)
    let focused = focus.focus(at: middle, hunts: draw.hunts) {
      motion.pose(at: $0, in: setting).place.z
    }

    specification.condition.tilt(by: draw.turn, pose.turn, seenBy: turn)
    specification.condition.expose(
      brightness: exposed.brightness, gain: exposed.gain, sensorPixels: lens.sensorPixels)
    specification.pixelLengths[.defocusRadius] = Autofocus.discRadius(
      focalLengthPixels: lens.focalLengthPixels, apertureMillimetres: lens.apertureMillimetres,
      distance: place.z, focus: focused)
    specification.put(
      StreamMoment(
        record: StreamFrameRecord(
          scan: scan, frame: number,
          handedOverNanoseconds: handedOverNanoseconds(ofFrame: number),
          middleSeconds: middle, exposureSeconds: exposed.time, gain: exposed.gain,
          distanceMillimetres: place.z, focusMillimetres: 1 / focused, aimedAt: pose.aim?.nearest),
        noiseSeed: noiseSeed, place: place, velocity: velocity, aim: pose.aim, zoom: lens.zoom,
        labelGapMillimetres: motion.labelGapMillimetres, farthest: motion.farthest(in: setting)))
  }
}

extension FrameSpecification {
  /// Has the code lie where the stream has it, and not where the suite's position and phase would.
  fileprivate mutating func put(_ moment: StreamMoment) {
    stream = moment
    distanceMillimetres = moment.place.z
    allowsClipping = true
    surround = PaperMargin()
  }
}

extension [StreamParameter: Double] {
  func value(of parameter: StreamParameter) -> Double { self[parameter] ?? parameter.usual ?? 0 }
}

extension Condition {
  /// Turns the sheet as the scan and the motion have it, as a turned camera sees it.
  ///
  /// - Parameter pose: instead of what the suite sets.
  fileprivate mutating func tilt(
    by scan: CodePose.PoseTurn, _ pose: CodePose.PoseTurn?, seenBy camera: CameraTurn?
  ) {
    if let pose {
      (yawDegrees, pitchDegrees, rotationDegrees) = (pose.yaw, pose.pitch, pose.roll)
    }
    yawDegrees += scan.yaw
    pitchDegrees += scan.pitch
    rotationDegrees += scan.roll
    guard let camera else { return }
    (yawDegrees, pitchDegrees, rotationDegrees) = Tilt(self).angles(seenBy: camera)
  }

  /// Read noise and photon noise are of the sensor's signal, which the gain amplifies: the standard deviation of the one grows with the
  /// gain, and so does the variance of the other for each grey level (EMVA Standard 1288, 2.3: σ² = K² σd² + K (µ − µ dark), K the
  /// system's gain). The mean of n pixels of the sensor has an n-th of their variance.
  mutating func expose(brightness: Double, gain: Double, sensorPixels: Double) {
    self.brightness = brightness
    noiseSigma *= gain / sensorPixels.squareRoot()
    shotNoise *= gain / sensorPixels
  }
}
