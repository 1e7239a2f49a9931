import Foundation
import Records
import Testing

/// What a sequential test presumes is checked where a run is read.
struct SamplingBoundsTests {
  private func suite(_ keys: String) throws -> SuiteRecord {
    let json = """
      {"name":"s","purpose":"p","path":"s.yaml","sha256":"","profile":"quick","seed":1,"masks":["own"],\
      "repeats":1,"warmup":0,"frames":9,\(keys)}
      """
    return try JSONDecoder().decode(SuiteRecord.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    #""looks":[],"target":0.9"#, #""looks":[10,10],"target":0.9"#, #""looks":[0,5],"target":0.9"#,
    #""looks":[5,4],"target":0.9"#, #""looks":[5],"target":1"#, #""looks":[5],"target":0"#,
    #""looks":[5],"target":0.9,"module_widths_px":[1e300]"#,
  ])
  func `looks that do not grow and targets at an end are refused`(keys: String) {
    #expect(throws: DecodingError.self) { try suite(keys) }
  }

  @Test func `others are taken`() throws {
    #expect(try suite(#""looks":[10,40],"target":0.99"#).looks == [10, 40])
    #expect(try suite(#""seed":1"#).looks == nil)
  }
}
