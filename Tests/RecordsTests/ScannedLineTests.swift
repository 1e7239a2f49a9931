import Barcodes
import Foundation
import Records
import Statistics
import Testing

/// Lines that are scanned say what Foundation's decoder reads in them.
@Suite struct ScannedLineTests {
  private static let trial = """
    {"codes":[{"outcome":"missed"}],"decodes":[],"duplicates":0,"durations_ns":[4737],"engine":"zxing",\
    "false_positives":0,"frame":"guidance/aztec/000004","mask":["aztec"],"status":"ok"}
    """

  private static let fullTrial = """
    {"codes":[{"corner_error_modules":0.07142857142857142,"iou":0.9876543209876543,"outcome":"correct"},\
    {"outcome":"outside_region"}],"codes_asked":1,"decodes":[{"bytes_base64":"SUdIQkRFNDMyMA==","corners":\
    [[3.3948685535434855,6.133666560914847],[13.894868553543485,6],[1e-07,16.5],[-3,16.6336665]],"symbology":\
    "aztec","text":"IGHBDE4320"},{"bytes_base64":"YWI=","text":"ab"},{"bytes_base64":"","text":""}],"duplicates":0,\
    "durations_ns":[4737,0,999999999999999],"engine":"zxing","false_positives":1,"frame":"s/aztec/000004","mask":\
    ["aztec","upc_e"],"message":"it said: no","orientation":6,"others":2,"outside_region":3,"process_ended":true,\
    "roi":[0,1,20,30],"status":"crashed","timing":{"block":3,"control":true,"processor_ns":12,"round_trip_ns":99},\
    "view":"half"}
    """

  private static let frame = """
    {"codes":[{"bytes_base64":"YQ==","corners":[[0,0],[1,0],[1,1],[0,1]],"module_width_px":2,"symbology":"qr_code",\
    "text":"a"},{"bytes_base64":"Yg==","symbology":"ean_13","text":"b"}],"condition":{"bar_colour":null,"code_count":1,\
    "inverted":false,"phase_x_px":0.39486855354348593},"frame":"s/qr_code/0","height":30,"labelled":["qr_code"],\
    "named_condition":"nominal","payload_length":"short","pixels_sha256":"ab12","point":{"fill":0.25,"yaw_deg":-30},\
    "schema":1,"seed":18446744073709551615,"width":31,"world":{"distance_mm":1.5e2}}
    """

  /// As runs write it: the symbology and the phase are told by name and corner.
  private static let shortFrame = """
    {"codes":[{"corners":[[5.382,6.862],[15.882,6.862],[15.882,17.362],[5.382,17.362]],"modules":[15,15],"text":"MVCHRR7799"}],\
    "draw":41,"frame":"guidance/aztec/000000","height":21,"named_condition":"hand-held","payload_length":"long",\
    "pixels_sha256":"SPTQHqaVPizSL0F3E0eIcofJ7SbG2xD3LwQGlMVnjVw=","point":{"module_width_px":0.7},"schema":1,"seed":1,\
    "width":17}
    """

  private static let streamFrame = """
    {"codes":[],"frame":"s/qr_code/7","height":30,"pixels_sha256":"ab12","point":{},"schema":1,"seed":7,"stream":\
    {"aimed_at":2,"distance_mm":412.5,"exposure_s":0.01,"focus_mm":1000,"frame":14,"gain":3.5,"handed_over_ns":\
    530000000,"middle_s":0.495,"scan":3},"width":31}
    """

  private static let lines = [trial, fullTrial, frame, shortFrame, streamFrame]

  /// What is read of a line, by both ways; nil where it is refused.
  private struct Readings<Record: ScannedLine & Equatable> {
    let scanned: Record?
    let decoded: Record?

    init(_ type: Record.Type, of line: String) {
      scanned = Array(line.utf8).withUnsafeBufferPointer(Record.scanned)
      decoded = try? RecordCoding.decoder().decode(Record.self, from: Data(line.utf8))
    }

    /// Whether what was scanned is what Foundation reads; nil where nothing was.
    var agree: Bool? { scanned.map { $0 == decoded } }
  }

  @Test(arguments: [trial, fullTrial])
  func `a trial is scanned as Foundation reads it`(line: String) {
    #expect(Readings(TrialRecord.self, of: line).agree == true)
  }

  @Test func `what is written is scanned again`() throws {
    let record = try RecordCoding.decoder().decode(
      TrialRecord.self, from: Data(Self.fullTrial.utf8))
    let line = try RecordCoding.line(record)
    #expect(Array(line).withUnsafeBufferPointer(TrialRecord.scanned) == record)
  }

  @Test func `a frame is scanned as Foundation reads it`() {
    let frame = Readings(IndexedFrame.self, of: Self.frame)
    #expect(frame.agree == true && frame.scanned?.phaseXPixels == 0.39486855354348593)
    #expect(frame.scanned?.symbologies == [.qrCode, .ean13])
    let short = Readings(IndexedFrame.self, of: Self.shortFrame)
    #expect(short.agree == true && short.scanned?.phaseXPixels == 0.382)
    #expect(short.scanned?.symbologies == [.aztec])
    #expect(frame.scanned?.pixelsSHA256 == "ab12")
  }

  @Test(arguments: [
    (",\"schema\":1", ",\"condition\":{\"phase_x_px\":0.25},\"schema\":1", 0.25),
    ("5.382,6", "-0.25,6", 0.75), ("5.382,6", "6,6", 0),
  ])
  func `a phase is the line's, or else the corner's`(
    old: String, new: String, phase: Double
  ) throws {
    // Members stand in their order.
    let object = try JSONSerialization.jsonObject(
      with: Data(Self.shortFrame.replacingOccurrences(of: old, with: new).utf8))
    let line = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    let frame = try RecordCoding.decoder().decode(IndexedFrame.self, from: line)
    #expect(frame.phaseXPixels == phase)
  }

  @Test func `a code whose symbology nothing tells is refused`() {
    for name in ["guidance/several/000000", "guidance", "a/aztec"] {
      let line = Self.shortFrame.replacingOccurrences(of: "guidance/aztec/000000", with: name)
      let readings = Readings(IndexedFrame.self, of: line)
      #expect(readings.scanned == nil && readings.decoded == nil)
    }
  }

  @Test func `a frame of a stream is scanned as Foundation reads it`() {
    let frame = Readings(IndexedFrame.self, of: Self.streamFrame)
    #expect(frame.agree == true)
    #expect(frame.scanned?.stream?.handedOverNanoseconds == 530_000_000)
    #expect(frame.scanned?.stream?.frame == 14 && frame.scanned?.stream?.aimedAt == 2)
    let nobody = Self.streamFrame.replacingOccurrences(of: "\"aimed_at\":2,", with: "")
    #expect(Readings(IndexedFrame.self, of: nobody).agree == true)
  }

  /// Bytes that mean something in JSON, and some that may stand nowhere.
  private static let bytes =
    Array("{}[],:\"\\/0123456789-+.eE nulltruefalseabx_=AZ\n\t".utf8) + [0, 0x7F, 0xC3, 0xFF]

  @Test(arguments: lines)
  func `no damage has a line scanned as Foundation does not read it`(line: String) {
    var random = SeededGenerator(seed: 7)
    var (scanned, refused) = (0, 0)
    for _ in 0..<2_000 {
      var bytes = Array(line.utf8)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(Self.bytes.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes = Array(bytes[..<max(1, place)])
        default: bytes[place] = Self.bytes.randomElement(using: &random) ?? 0
        }
      }
      // Not a text where the damage is to UTF-8; both then have the same replacements.
      let text = String(decoding: bytes, as: UTF8.self)
      for agree in [
        Readings(TrialRecord.self, of: text).agree, Readings(IndexedFrame.self, of: text).agree,
      ] {
        scanned += agree == nil ? 0 : 1
        refused += agree == nil ? 1 : 0
        #expect(agree != false, "\(text)")
      }
    }
    #expect(scanned > 100 && refused > 1_000)
  }

  @Test(arguments: [
    ("[4737]", "[04737]"), ("[4737]", "[4737.0]"), ("[4737]", "[4737,]"), ("[4737]", "[1e3]"),
    ("[4737]", "[ 4737]"), ("\"ok\"", "\"\\u006fk\""), ("zxing", "zxíng"), ("\"ok\"}", "\"ok\"} "),
    ("\"status\"", "\"mask\":[],\"status\""), ("0,\"durations", "1000001,\"durations"),
    (",\"status\":\"ok\"", ""), ("\"ok\"", "null"), ("{\"codes\"", "{\"codas\":1,\"codes\""),
  ])
  func `what is written otherwise is left to Foundation`(old: String, new: String) {
    let line = Self.trial.replacingOccurrences(of: old, with: new)
    #expect(line != Self.trial)
    #expect(Array(line.utf8).withUnsafeBufferPointer(TrialRecord.scanned) == nil)
  }

  @Test func `numbers are those that the digits say`() throws {
    for text in [
      "0.1", "-0.0", "5e-324", "1.7976931348623157e308", "123456789012345678", "9007199254740993",
      "0.30000000000000004",
    ] {
      let number = try Array("\(text),".utf8).withUnsafeBufferPointer { bytes in
        var scanner = LineScanner(bytes)
        return try scanner.number()
      }
      #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }
}
