import Barcodes
import CorpusRendering
import Encoding
import Foundation
import Records
import SourcedYAML
import Suites
import Testing

/// Contents that a suite names word for word.
@Suite struct OwnTextTests {
  private func suite(
    _ payload: String, symbologies: String = "[qr_code, code_39, itf]", more: String = "",
    in folder: String = ""
  ) throws -> Suite {
    let yaml = """
      schema: 1
      name: own
      purpose: Are our own strings read?
      symbologies: \(symbologies)
      payload: \(payload)
      frame: tight
      conditions: {module_width_px: 3}
      \(more)
      profiles: {quick: {samples: 2}}
      """
    return try Suite(
      yaml: Data(yaml.utf8), path: folder.isEmpty ? "own.yaml" : "\(folder)/own.yaml")
  }

  private func message(_ payload: String, symbologies: String = "[qr_code, itf]", more: String = "")
    -> String?
  {
    #expect(throws: SourcedError.self) {
      try suite(payload, symbologies: symbologies, more: more)
    }?.description
  }

  @Test func `each text is said by those that can say it, under its own name`() throws {
    let suite = try suite(#"{texts: ["EMPSUI_7", "EMPSUI-8", "123456", "Grüße ✓"]}"#)
    let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 1)
    var contents: [String: Set<String>] = [:]
    for index in 0..<plan.count {
      let frame = try FrameRenderer().render(plan[index]).record
      contents[frame.codes[0].symbology.name, default: []].insert(frame.codes[0].text)
      #expect(frame.namedCondition == frame.codes[0].text)
      #expect(frame.codes[0].bytesBase64.bytes == Array(frame.codes[0].text.utf8))
    }
    #expect(
      contents == [
        "qr_code": ["EMPSUI_7", "EMPSUI-8", "123456", "Grüße ✓"],
        "code_39": ["EMPSUI-8", "123456"], "itf": ["123456"],
      ])
    #expect(
      suite.unsaid
        == "own: left out, code_39 cannot say 2 of 4 texts, as 'EMPSUI_7': \(try refusal()); "
        + "itf cannot say 3 of 4 texts, as 'EMPSUI_7': \(try refusal(of: .itf))")
    #expect(try self.suite(#"{texts: ["12"]}"#).unsaid == nil)
    let digits = try CorpusPlan(suite: self.suite(#"["0012"]"#), profile: "quick", seed: 1)
    let code = try FrameRenderer().render(digits[0]).record.codes[0]
    #expect(code.text == "0012", "digits in quotation marks are no length")
  }

  @Test func `a list in quotation marks is of texts, unless one of them is a length`() throws {
    let named = try suite(#"["EMPSUI_7", 'EMPSUI_8']"#).namedConditions.map(\.name)
    #expect(named == ["EMPSUI_7", "EMPSUI_8"])
    #expect(try suite(#"["short", "12"]"#, symbologies: "[qr_code]").namedConditions.isEmpty)
    for payload in ["[EMPSUI_7, EMPSUI_8]", #"["EMPSUI_7", "short"]"#, #"["EMPSUI_7", EMPSUI_8]"#] {
      #expect(message(payload)?.contains("'EMPSUI_7' is no payload length") == true, "\(payload)")
    }
  }

  private func refusal(of symbology: Symbology = .code39) throws -> String {
    let error = #expect(throws: EncodingError.self) {
      try ModuleGrid.encode(Array("EMPSUI_7".utf8), as: symbology)
    }
    return try #require(error).message
  }

  @Test func `what libzint would mend is no text of the symbology`() {
    for (text, symbology, reason) in [
      ("400638133393", "ean_13", "it has 13 digits, with the check digit"),
      ("123", "itf", "it has an even number of digits"),
      ("abc", "code_39", "it has no lower case"), ("Grüße", "code_128", "it has ASCII alone"),
    ] {
      #expect(
        message(#"{texts: ["\#(text)"]}"#, symbologies: "[\(symbology)]")
          == "own.yaml:5: '\(text)' cannot be said by \(symbology): \(reason)")
    }
  }

  @Test func `texts of a file are read line by line, and belong to the suite`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "texts.txt")
    try Data("\u{FEFF}ABC\r\n\r\nX Y\n".utf8).write(to: file)
    let first = try suite("{file: texts.txt}", in: folder.path)
    #expect(try CorpusPlan(suite: first, profile: "quick", seed: 1).count == 8)
    try Data("ABC\nX Z\n".utf8).write(to: file)
    #expect(try suite("{file: texts.txt}", in: folder.path).sha256 != first.sha256)
    try Data("ABC\nä ö\n\u{1}".utf8).write(to: file)
    let error = #expect(throws: SourcedError.self) {
      try suite("{file: texts.txt}", symbologies: "[code_39]", in: folder.path)
    }
    #expect(error?.path == file.path && error?.line == 2)
  }

  @Test func `a payload that is none says what can be written`() {
    #expect(
      message("[EMPSUI_7]")?.hasSuffix(
        #"([short, long], [12]), or contents of your own ({texts: ["…"]}, {file: texts.txt})"#)
        == true)
    #expect(message(#"{texts: ["A", "A"]}"#) == "own.yaml:5: 'A' stands here twice")
    #expect(message("{texts: []}") == "own.yaml:5: a list of at least one is needed here: [a, b]")
    #expect(
      message("{file: nowhere.txt}")
        == "own.yaml:5: there is no file 'nowhere.txt' beside the suite or in the working directory"
    )
    #expect(
      message(#"{texts: ["A"]}"#, more: "named_conditions: {a: {yaw_deg: 10}}")
        == "own.yaml:5: texts take the place of 'named_conditions'; give one of them")
  }
}
