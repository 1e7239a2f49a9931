import Barcodes
import CorpusRendering

/// What a fit leaves of a photograph where its picture has edges, beyond the noise of flat places, and beyond what edges leave that lie
/// elsewhere than modelled: the noise that processing kept or strengthened there, and its traces.
struct EdgeNoiseMeasure {
  let noise: MeasuredEdgeNoise

  /// Of fewer pixels nothing is told.
  private static let fewest = 300
  /// How far the square reaches whose mean is taken off, in pixels: light that varies slowly is no noise.
  private static let reach = 6
  /// An autoregression of more has no end in a picture of this size.
  private static let mostLag = 0.97

  /// Nil where too few pixels are near edges.
  init?(of fit: AppearanceFit, flat: MeasuredNoise?) {
    let (width, height) = (fit.picture.frame.width, fit.picture.frame.height)
    let modelled = fit.levelsOfWindow()
    let rounded = modelled.map { UInt8(min(max($0, 0), 255).rounded()) }
    let ranges = EdgeRanges(of: rounded, width: width, height: height)
    var left = [Double?](repeating: nil, count: width * height)
    for index in fit.pixels.indices where Int(ranges.square[index]) >= EdgeNoise.fullRange {
      let picture = fit.picture.levels[index]
      // A clipped level has lost its noise; and what is modelled beyond black or full scale, no picture shows.
      if picture > 0, picture < 255, (0...255).contains(modelled[index]) {
        left[index] = Double(picture) - modelled[index]
      }
    }
    let field = DetrendedField(left, width: width, height: height, reach: Self.reach)
    guard field.places.count >= Self.fewest else { return nil }
    let moments = EdgeMoments(field, ranges, DisplacedLevels(fit))
    // Flat places have theirs everywhere.
    let share = flat.map { ($0.dark * $0.dark + $0.light * $0.light) / 2 } ?? 0
    let variance = moments.variance - share - ResidualNoise.roundingVariance
    guard variance > 0 else {
      noise = MeasuredEdgeNoise(
        deviation: 0, lagAcross: 0, lagAlong: 0, displacementPixels: moments.displacement)
      return
    }
    let flatLag = flat.map { ($0.lagAcross + $0.lagDown) / 2 } ?? 0
    func lag(_ moment: Double) -> Double {
      min(max((moment - share * flatLag) / variance, 0), Self.mostLag)
    }
    noise = MeasuredEdgeNoise(
      deviation: variance.squareRoot(), lagAcross: lag(moments.across),
      lagAlong: lag(moments.along), displacementPixels: moments.displacement)
  }
}
