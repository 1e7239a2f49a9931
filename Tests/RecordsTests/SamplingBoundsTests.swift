import Foundation
import Records
import Testing

/// What bets presume is checked where a run is read.
struct SamplingBoundsTests {
  private func suite(_ keys: String) throws -> SuiteRecord {
    let json = """
      {"name":"s","purpose":"p","path":"s.yaml","sha256":"","profile":"quick","seed":1,"masks":["own"],\
      "repeats":1,"warmup":0,"frames":9,\(keys)}
      """
    return try RecordCoding.decoder().decode(SuiteRecord.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    #""target":1"#, #""target":0"#, #""target":0.9,"module_widths_px":[1e300]"#,
  ])
  func `targets at an end and widths beyond all are refused`(keys: String) {
    #expect(throws: DecodingError.self) { try suite(keys) }
  }

  @Test func `others are taken`() throws {
    #expect(try suite(#""target":0.99"#).target == 0.99)
    #expect(try suite(#""seed":1"#).target == nil)
    #expect(try suite(#""looks":[10,10],"target":0.9"#).target == 0.9, "of older runs")
  }
}
