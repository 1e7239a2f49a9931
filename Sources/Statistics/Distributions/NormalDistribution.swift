import RealModule

/// The normal distribution with mean 0 and standard deviation 1.
public struct NormalDistribution: Sendable, Hashable {
  public init() {}

  /// P(Z ≤ `z`), as half a complementary error function, accurate in both tails.
  public func cumulativeProbability(of z: Double) -> Double {
    Double.erfc(-z * 0.5.squareRoot()) / 2
  }

  /// Returns the z with P(Z ≤ z) = `probability`, to a relative error of 1e-15; infinite at 0 and
  /// 1.
  ///
  /// Source: routine PPND16 of M. J. Wichura, "Algorithm AS 241: the percentage points of the
  /// normal distribution", Applied Statistics 37, 1988, pp. 477–484.
  ///
  /// - Parameter probability: 0 to 1.
  public func quantile(_ probability: Double) -> Double {
    precondition((0...1).contains(probability), "a probability lies in 0 to 1")
    let offset = probability - 0.5
    if abs(offset) <= 0.425 { return offset * Ratio.central(at: 0.180625 - offset * offset) }
    let tail = offset < 0 ? probability : 1 - probability
    if tail == 0 { return offset < 0 ? -.infinity : .infinity }
    let radius = (-Double.log(tail)).squareRoot()
    let z = radius <= 5 ? Ratio.near(at: radius - 1.6) : Ratio.far(at: radius - 5)
    return offset < 0 ? -z : z
  }
}

extension NormalDistribution {
  /// A quotient of two polynomials, with coefficients from the constant upwards.
  private struct Ratio {
    let numerator: [Double]
    let denominator: [Double]

    func callAsFunction(at x: Double) -> Double {
      func polynomial(_ coefficients: [Double]) -> Double {
        coefficients.reversed().reduce(0) { $0 * x + $1 }
      }
      return polynomial(numerator) / polynomial(denominator)
    }

    /// For probabilities from 0.075 to 0.925.
    static let central = Ratio(
      numerator: [
        3.387_132_872_796_366_5, 133.141_667_891_784_38, 1971.590_950_306_551_3,
        13_731.693_765_509_46, 45_921.953_931_549_87, 67_265.770_927_008_7, 33_430.575_583_588_13,
        2509.080_928_730_122_7,
      ],
      denominator: [
        1, 42.313_330_701_600_91, 687.187_007_492_057_9, 5394.196_021_424_751,
        21_213.794_301_586_597, 39_307.895_800_092_71, 28_729.085_735_721_943, 5226.495_278_852_854,
      ])

    /// For tails of at least e^−25.
    static let near = Ratio(
      numerator: [
        1.423_437_110_749_683_5, 4.630_337_846_156_546, 5.769_497_221_460_691,
        3.647_848_324_763_204_5, 1.270_458_252_452_368_4, 0.241_780_725_177_450_6,
        0.022_723_844_989_269_184, 0.000_774_545_014_278_341_4,
      ],
      denominator: [
        1, 2.053_191_626_637_759, 1.676_384_830_183_803_8, 0.689_767_334_985_1,
        0.148_103_976_427_480_08, 0.015_198_666_563_616_457, 0.000_547_593_808_499_534_5,
        1.050_750_071_644_416_9e-09,
      ])

    /// For tails below e^−25.
    static let far = Ratio(
      numerator: [
        6.657_904_643_501_103, 5.463_784_911_164_114, 1.784_826_539_917_291_3,
        0.296_560_571_828_504_87, 0.026_532_189_526_576_124, 0.001_242_660_947_388_078_4,
        2.711_555_568_743_487_6e-05, 2.010_334_399_292_288_1e-07,
      ],
      denominator: [
        1, 0.599_832_206_555_888, 0.136_929_880_922_735_8, 0.014_875_361_290_850_615,
        0.000_786_869_131_145_613_3, 1.846_318_317_510_054_8e-05, 1.421_511_758_316_446e-07,
        2.044_263_103_389_939_7e-15,
      ])
  }
}
