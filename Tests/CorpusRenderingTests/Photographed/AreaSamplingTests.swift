import Barcodes
import Testing

@testable import Photographed
@testable import Suites

/// Pictures on a coarser grid, against what areas are by hand.
@Suite struct AreaSamplingTests {
  private static func sampled(
    _ picture: GreyImage, left: Double = 0, scale: Double, width: Int, height: Int = 1,
    inLight: Bool = false
  ) -> GreyImage {
    AreaSampling(left: left, top: 0, scale: scale, width: width, height: height)
      .image(of: picture, inLight: inLight)
  }

  @Test func `a new pixel is the mean of the old ones that it covers, parts counting in part`() {
    let picture = GreyImage(width: 6, height: 1, pixels: [0, 30, 60, 90, 120, 150])
    #expect(Self.sampled(picture, scale: 0.5, width: 3).pixels == [15, 75, 135])
    // 1.5 old pixels each: 0 and half of 30, half of 30 and 60, …
    #expect(Self.sampled(picture, scale: 2.0 / 3, width: 4).pixels == [10, 50, 100, 140])
    // From a quarter on.
    #expect(Self.sampled(picture, left: 0.5, scale: 0.5, width: 2).pixels == [30, 90])
  }

  /// sRGB's level of half the light is 188 (IEC 61966-2-1); the mean of the levels is 127.5.
  @Test func `a sensor gathers light, and image libraries take the mean of levels`() {
    var picture = GreyImage(width: 4, height: 4, filledWith: 0)
    for y in 0..<4 { for x in 0..<4 where (x + y) % 2 == 0 { picture[x, y] = 255 } }
    let light = Self.sampled(picture, scale: 0.5, width: 2, height: 2, inLight: true)
    #expect(light.pixels == [188, 188, 188, 188])
    let levels = Self.sampled(picture, scale: 0.5, width: 2, height: 2)
    #expect(levels.pixels == [128, 128, 128, 128])
  }

  @Test(arguments: [0.31, 0.5, 0.77, 0.999])
  func `even ground stays as it is`(scale: Double) {
    for level: UInt8 in [0, 1, 77, 200, 255] {
      let picture = GreyImage(width: 40, height: 40, filledWith: level)
      let width = Int(39 * scale)
      let small = Self.sampled(
        picture, left: 0.4, scale: scale, width: width, height: width, inLight: true)
      #expect(small.pixels.allSatisfy { $0 == level }, "\(level)")
    }
  }
}
