import Barcodes
import Foundation
import Records
import Testing

/// Numbers of files are held against bounds where they are read.
@Suite struct BoundsTests {
  /// A number that no run has written.
  struct Stray: CustomTestStringConvertible {
    let key: String
    let value: String
    let reason: String
    var testDescription: String { "\(key) \(value)" }

    init(_ key: String, _ value: String, _ reason: String) {
      (self.key, self.value, self.reason) = (key, value, reason)
    }
  }

  private static let trial = """
    {"codes":[{"outcome":"correct"}],"codes_asked":1,"decodes":[{"bytes_base64":"","corners":\
    [[0,0],[1,0],[1,1],[0,1]],"text":""}],"duplicates":0,"durations_ns":[1,0],"engine":"a",\
    "false_positives":0,"frame":"s/qr_code/0","mask":["qr_code"],"outside_region":0,\
    "roi":[0,0,1,1],"status":"ok","timing":{"block":0,"round_trip_ns":3}}
    """

  private static let frame = """
    {"codes":[{"bytes_base64":"","corners":[[0,0],[1,0],[1,1],[0,1]],"module_width_px":2,\
    "modules_high":21,"modules_wide":21,"symbology":"qr_code","text":""}],"condition":\
    {"code_count":1,"phase_x_px":0.5},"frame":"s/qr_code/0","height":30,"pixels_sha256":"",\
    "point":{"fill":1},"schema":1,"seed":1,"width":30}
    """

  private func fault<Record: Decodable>(_ type: Record.Type, in text: String) -> String? {
    do {
      _ = try RecordCoding.decoder().decode(type, from: Data(text.utf8))
      return nil
    } catch { return DecodingError.clause(describing: error) }
  }

  @Test(arguments: [
    Stray("\"codes_asked\":", "-1", "-1 lies outside 0 … 1000000 at codes_asked"),
    Stray("[[", "4.6e18", "4.6e+18 lies outside -1000000 … 1000000 at "),
    Stray("[[", "1e308", "1e+308 lies outside -1000000 … 1000000 at "),
    Stray("\"duplicates\":", "-1", "-1 lies outside 0 … 1000000 at duplicates"),
    Stray("\"durations_ns\":[", "-1", "-1 lies outside 0 … 1000000000000000 at durations_ns"),
    Stray("\"false_positives\":", "9223372036854775807", "9223372036854775807 lies outside 0 … "),
    Stray("\"outside_region\":", "1000001", "1000001 lies outside 0 … 1000000 at outside_region"),
    Stray("\"roi\":[", "-9223372036854775808", "-9223372036854775808 lies outside -1000000 … "),
    Stray("\"block\":", "-1", "-1 lies outside 0 … 1000000000000 at timing.block"),
    Stray("\"round_trip_ns\":", "9223372036854775807", "9223372036854775807 lies outside 0 … "),
  ])
  func `a trial with a number that no run writes is refused by its place`(stray: Stray) throws {
    #expect(fault(TrialRecord.self, in: Self.trial) == nil)
    let changed = Self.replacing(stray, in: Self.trial)
    #expect(fault(TrialRecord.self, in: changed)?.hasPrefix(stray.reason) == true)
  }

  @Test(arguments: [
    Stray("\"width\":", "0", "0 lies outside 1 … 65535 at width"),
    Stray("\"height\":", "9223372036854775807", "9223372036854775807 lies outside 1 … 65535 at "),
    Stray("\"fill\":", "1e300", "1e+300 lies outside -1000000 … 1000000 at point"),
    Stray("\"module_width_px\":", "0", "0.0 lies outside 1e-06 … 1000000 at codes"),
    Stray("\"modules_high\":", "-21", "-21.0 lies outside 1e-06 … 1000000 at codes"),
    Stray("\"code_count\":", "4000000000", "4000000000 lies outside -1000000 … 1000000 at "),
    Stray("\"phase_x_px\":", "1e19", "1e+19 lies outside -1000000 … 1000000 at condition"),
  ])
  func `a frame with a number that no suite makes is refused by its place`(stray: Stray) throws {
    #expect(fault(FrameLine.self, in: Self.frame) == nil)
    let changed = Self.replacing(stray, in: Self.frame)
    #expect(fault(FrameLine.self, in: changed)?.hasPrefix(stray.reason) == true)
  }

  private static func replacing(_ stray: Stray, in text: String) -> String {
    guard let key = text.firstRange(of: stray.key) else { return text }
    let end = text[key.upperBound...].firstIndex { ",]}".contains($0) } ?? text.endIndex
    return text.replacingCharacters(in: key.upperBound..<end, with: stray.value)
  }

  @Test func `the bounds change nothing in what is written`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Reports/baselines/gate").standardizedFileURL
    try expectSameLines(FrameLine.self, in: folder.appending(path: "manifest.jsonl"))
    try expectSameLines(TrialRecord.self, in: folder.appending(path: "trials.jsonl"))
    let run = try Data(contentsOf: folder.appending(path: "run.json"))
    let record = try RecordCoding.decoder().decode(RunRecord.self, from: run)
    #expect(try RecordCoding.document(record) == run)
  }

  private func expectSameLines<Record: Codable>(_ type: Record.Type, in file: URL) throws {
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 400)
    for line in lines {
      let record = try RecordCoding.decoder().decode(type, from: Data(line))
      let written = try JSONSerialization.jsonObject(with: RecordCoding.line(record))
      #expect(Self.keeps(try JSONSerialization.jsonObject(with: Data(line)), in: written))
    }
  }

  /// Whether everything of an earlier build's record is there as it was, but for the parameters of a condition that are neutral, which
  /// schema 2 leaves out; conditions that came since may stand beside.
  private static func keeps(_ old: Any, in new: Any) -> Bool {
    if let old = old as? [String: Any], let new = new as? [String: Any] {
      return old.allSatisfy { key, value in
        new[key].map { keeps(value, in: $0) } ?? isNeutral(key, value)
      }
    }
    if let old = old as? [Any], let new = new as? [Any] {
      return old.count == new.count && zip(old, new).allSatisfy { keeps($0, in: $1) }
    }
    return (old as? NSObject) == (new as? NSObject)
  }

  private static func isNeutral(_ key: String, _ value: Any) -> Bool {
    guard ConditionParameter.all.contains(where: { $0.name == key }),
      let alone = try? JSONSerialization.data(withJSONObject: [key: value])
    else { return false }
    return (try? RecordCoding.decoder().decode(Condition.self, from: alone)) == Condition()
  }
}
