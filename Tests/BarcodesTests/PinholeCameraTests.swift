import Barcodes
import Testing

@Suite struct PinholeCameraTests {
  /// tan 32.5° = 0.637070260807.
  private let camera = PinholeCamera(fieldOfViewDegrees: 65, longerSidePixels: 1920)

  @Test func `what it sees across at a distance is the frame's longer side`() {
    #expect(abs(camera.focalLengthPixels - 960 / 0.637_070_260_807) < 1e-6)
    let seen = camera.millimetres(ofPixels: 1920, atDistance: 1000)
    #expect(abs(seen - 2 * 1000 * 0.637_070_260_807) < 1e-6)
  }

  @Test func `at 90° half the longer side is the focal length`() {
    let camera = PinholeCamera(fieldOfViewDegrees: 90, longerSidePixels: 1280)
    #expect(abs(camera.focalLengthPixels - 640) < 1e-9)
  }

  @Test func `widths, pixels and distances follow from one another`() {
    let pixels = 0.33 * camera.pixelsPerMillimetre(atDistance: 150)
    #expect(abs(camera.distance(ofMillimetres: 0.33, pixels: pixels) - 150) < 1e-9)
    #expect(abs(camera.millimetres(ofPixels: pixels, atDistance: 150) - 0.33) < 1e-12)
  }
}
