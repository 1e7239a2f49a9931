/// The physical parameters of one frame. The defaults are neutral: they change nothing.
///
/// They stand in the order in which they act, as in a real camera: print, light, geometry, lens, sensor.
/// Lengths on the symbol are in modules, so that a blur means the same at every size; grey levels are 0 to
/// 255; angles are in degrees. The file in Rendering that applies a parameter names its source.
public struct Condition: Sendable, Hashable {
  // MARK: Print

  /// The amount by which each bar is wider than meant, half of it at each edge, in modules; below 0
  /// bars lose ink.
  public var printGrowthModules = 0.0
  /// The standard deviation by which edges of ink lie elsewhere than meant, along each axis, in modules.
  public var printRaggednessModules = 0.0
  /// The print contrast signal: (ground − bars) / ground, in reflectance, 0 to 1.
  public var contrast = 0.9
  /// Light bars on dark ground.
  public var inverted = false
  /// The colour of the bars; nil for the black that `contrast` gives.
  public var barColour: Colour?
  /// The colour of the ground that they are printed on; nil for white paper.
  public var groundColour: Colour?
  /// As a fraction of the quiet zone that the symbology's standard demands.
  public var quietZone = 1.0
  /// Straight scratches through the ink down to the paper, in per cent of the symbol's area.
  public var scratchesPercent = 0.0
  /// Round spots of ink, in per cent of the symbol's area.
  public var blotsPercent = 0.0
  /// A corner torn off, in per cent of the symbol's area.
  public var missingCornerPercent = 0.0
  /// The payload in writing under a linear code.
  public var humanReadable = false
  /// The height of a linear code's bars in modules; nil for that of its standard.
  public var barHeightModules: Double?
  /// The choices that the symbology's standard leaves open.
  public var symbol = SymbolShape()

  // MARK: Light

  /// Exposure gain: 1 brings white paper (reflectance 0.9) to 0.9 of full scale.
  public var brightness = 1.0
  /// The light at the frame's brightest edge is 1 + this times that in its middle, at the darkest 1 − this.
  public var illuminationRamp = 0.0
  /// The direction towards which the light grows: 0 right, 90 down.
  public var illuminationRampAngleDegrees = 0.0
  /// The light at the middle of a glare spot, beyond that of the scene, in full scales.
  public var glare = 0.0
  /// The standard deviation of the spot's Gaussian profile, as a share of the frame's height.
  public var glareRadius = 0.15
  /// The spot's middle as a share of the frame's width, and of its height.
  public var glareX = 0.5
  public var glareY = 0.5
  /// The share of the light that is lost in the frame's corners.
  public var vignetting = 0.0
  /// The light of a band's brightest row is 1 + this times the mean, of its darkest 1 − this.
  public var banding = 0.0
  /// Bands in the frame's height.
  public var bandingCycles = 3.0
  /// Where in a band the frame's middle row lies: 0 brightest, 180 darkest.
  public var bandingPhaseDegrees = 0.0

  // MARK: Geometry

  /// The width of the smallest element of the symbol, before tilt and curvature.
  public var moduleWidthPixels = 2.0
  /// The height of a module; nil where it is as high as wide.
  public var moduleHeightPixels: Double?
  /// Where the symbol's own top left corner lies within its pixel, 0 to 1.
  public var phaseXPixels = 0.0
  public var phaseYPixels = 0.0
  /// Clockwise on the screen.
  public var rotationDegrees = 0.0
  /// About the frame's vertical axis; above 0 the right side is farther away.
  public var yawDegrees = 0.0
  /// About the frame's horizontal axis; above 0 the top is farther away.
  public var pitchDegrees = 0.0
  /// The camera's focal length, which says how strong the perspective of a tilt is.
  public var focalLengthPixels = 1000.0
  /// The angle that the symbol's width subtends on the cylinder that it is wrapped around; 0 is flat.
  public var cylinderWrapDegrees = 0.0
  /// The number of codes in the frame, all of one symbology.
  public var codeCount = 1
  /// Where the codes lie in a frame of fixed size: 0 at the left (the top) edge, 0.5 in the middle, 1 at the
  /// right (the bottom) edge.
  public var positionX = 0.5
  public var positionY = 0.5
  /// The contrast of what surrounds the label, 0 to 1: shelf edges, lines of text and gradients.
  public var clutter = 0.0

  // MARK: Lens and motion

  /// The radius of the disc that a point out of focus becomes.
  public var defocusRadiusModules = 0.0
  /// The standard deviation of the Gaussian point spread.
  public var gaussianBlurModules = 0.0
  /// The distance that the image moves during the exposure, in modules.
  public var motionLengthModules = 0.0
  /// The direction in which it moves: 0 right, 90 down.
  public var motionAngleDegrees = 0.0

  // MARK: Sensor

  /// The standard deviation of the read noise, in grey levels.
  public var noiseSigma = 0.0
  /// The variance of the photon noise for each grey level of signal, in grey levels.
  public var shotNoise = 0.0
  /// The standard deviation of the Gaussian that makes neighbours' noise alike; its strength stays. In pixels of the sensor.
  public var noiseCorrelationPixels = 0.0
  /// True if each pixel sees red, green or blue alone, by Bayer's pattern RGGB, and the others are
  /// interpolated.
  public var bayerMosaic = false
  /// True if the other colours' gradients correct the interpolation; else it is bilinear.
  public var gradientDemosaicing = false
  /// By how many standard deviations of the noise pixels may differ that are averaged.
  public var denoising = 0.0
  /// The standard deviation of the Gaussian over which they are averaged, in pixels of the sensor.
  public var denoisingRadiusPixels = 1.0
  /// The factor by which the detail that a Gaussian blur takes away is multiplied before it is
  /// added.
  public var sharpening = 0.0
  /// The standard deviation of this Gaussian, in pixels of the sensor.
  public var sharpeningRadiusPixels = 1.0
  /// The standard deviation by which edges lie elsewhere than lens and print have them, along each axis, in pixels of the picture.
  public var edgeDisplacementPixels = 0.0
  /// The correlation of this displacement in neighbours across an edge; it falls off by powers.
  public var edgeDisplacementLagAcross = 0.0
  /// The correlation of this displacement in neighbours along an edge; it falls off by powers.
  public var edgeDisplacementLagAlong = 0.0
  /// True if read and photon noise are in levels of the picture, behind the curve, and not of the
  /// sensor.
  public var noiseAfterCurve = false
  /// Behind the curve: the standard deviation of noise that is added at black, and of which less is added in proportion to how near a level
  /// is to white (by variance).
  public var inkNoiseSigma = 0.0
  /// True if levels are encoded by the curve of sRGB; else they stay linear in light.
  public var srgbCurve = false
  /// The factor by which the sensor's image is enlarged.
  public var digitalZoom = 1.0
  /// 1 to 100; nil without JPEG.
  public var jpegQuality: Int?

  public init() {}
}
