import Barcodes
import Testing

@Suite struct ImageOrientationTests {
  /// A scene turned by 90° clockwise has its top at the image's right: the image's first row is the scene's
  /// left side, which EXIF calls 8.
  @Test(arguments: [
    (0.0, 1), (90, 8), (180, 3), (270, 6), (360, 1), (-90, 6), (-180, 3), (-270, 8), (-360, 1),
  ])
  func `quarter turns have an orientation`(degrees: Double, exif: Int) {
    #expect(ImageOrientation(rotationDegrees: degrees)?.rawValue == exif)
  }

  @Test(arguments: [1.0, 45, 89.999, -30, .infinity, .nan])
  func `other turns have none`(degrees: Double) {
    #expect(ImageOrientation(rotationDegrees: degrees) == nil)
  }

  @Test func `four orientations lie on their side`() {
    #expect(ImageOrientation.allCases.map(\.rawValue) == Array(1...8))
    #expect(ImageOrientation.allCases.filter(\.swapsSides).map(\.rawValue) == [5, 6, 7, 8])
  }
}
