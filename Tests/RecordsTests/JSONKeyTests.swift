import Barcodes
import Foundation
import Records
import Testing

struct JSONKeyTests {
  @Test(arguments: [
    ("moduleWidthPixels", "module_width_px"), ("pixelsSHA256", "pixels_sha256"),
    ("scans", "scans"), ("framesPerSecond", "frames_per_second"), ("p50Nanoseconds", "p50_ns"),
    ("seconds", "seconds"), ("adjustedPValue", "adjusted_p_value"), ("phaseXPixels", "phase_x_px"),
    ("workingDistanceMillimetres", "working_distance_mm"),
  ])
  func `a key is the property in snake case, its unit abbreviated`(property: String, key: String) {
    #expect(JSONKey.key(ofProperty: property) == key)
    #expect(JSONKey.property(ofKey: key) == property)
    #expect(JSONKey.key(ofProperty: key) == key)
  }

  @Test(arguments: [
    "needed_seconds", "value_type", "_width", "a__b", "width_", "_", "",
  ])
  func `a key that follows from no property stands for itself`(key: String) {
    #expect(JSONKey.property(ofKey: key) == key)
  }

  @Test func `every key of the schemas leads to one property, and back`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/schemas").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var keys: Set<String> = []
    func collect(from value: Any) {
      if let list = value as? [Any] { list.forEach(collect) }
      guard let object = value as? [String: Any] else { return }
      keys.formUnion((object["properties"] as? [String: Any] ?? [:]).keys)
      object.values.forEach(collect)
    }
    for file in files {
      collect(from: try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    }
    #expect(keys.count > 300)
    #expect(Set(keys.map(JSONKey.property(ofKey:))).count == keys.count)
    for key in keys { #expect(JSONKey.key(ofProperty: JSONKey.property(ofKey: key)) == key) }
  }

  private struct Sample: Codable {
    var moduleWidthPixels: Double
  }

  @Test func `a record is read and written by its keys, and a missing one is named`() throws {
    let line = Data(#"{"module_width_px":2.5}"#.utf8)
    let sample = try RecordCoding.decode(Sample.self, from: line)
    #expect(sample.moduleWidthPixels == 2.5)
    #expect(try RecordCoding.line(sample) == line)
    // The name of a property is no key.
    let other = Data(#"{"moduleWidthPixels":2.5}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try RecordCoding.decode(Sample.self, from: other)
    }
    #expect(
      try DecodingError.clause(describing: #require(error))
        == "the key 'module_width_px' is missing")
  }

  @Test func `keys of a dictionary are words of its own`() throws {
    let widths = ["lowLight": 2.0, "_low_px": 3]
    let copy = try RecordCoding.decode([String: Double].self, from: RecordCoding.line(widths))
    #expect(copy == widths)
  }
}
