import Barcodes
import Records
import Testing

@testable import Reporting
@testable import Summaries

struct StepTests {
  private func engine(_ library: String, _ version: String, _ options: [String: String])
    -> EngineRecord
  {
    EngineRecord(
      label: "e", engine: library, version: version, path: "/e", options: options,
      symbologies: [.qrCode])
  }

  @Test func `a step of one library names each option that differs`() {
    let old = engine("zxing-cpp", "3.0.0", ["tryHarder": "true", "tryRotate": "true"])
    let new = engine("zxing-cpp", "3.1.1", ["tryHarder": "false", "tryRotate": "true", "x": "1"])
    #expect(
      Wording.step(from: old, to: new)
        == "zxing-cpp 3.0.0 → zxing-cpp 3.1.1, tryHarder true → false, x not set → 1")
    #expect(Wording.step(from: old, to: old) == "zxing-cpp 3.0.0")
  }

  @Test func `a step to another library names the options that both have`() {
    let zbar = engine("ZBar", "0.23.92", ["x_density": "1", "tryHarder": "false"])
    let zxing = engine("zxing-cpp", "3.1.1", ["tryHarder": "true", "textMode": "HRI"])
    #expect(
      Wording.step(from: zbar, to: zxing)
        == "ZBar 0.23.92 → zxing-cpp 3.1.1, tryHarder false → true")
  }
}
