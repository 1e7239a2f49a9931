import Barcodes
import EngineKit
import Foundation
import Testing

/// Each message held against its spelling in DESIGN.md, with the values of a real exchange.
@Suite struct WireFormatTests {
  @Test(arguments: [
    (EngineRequest.hello(.init()), #"{"type":"hello","protocol":1}"#),
    (
      .configure(.init(mask: [.qrCode, .aztec], options: ["tryHarder": "false"])),
      #"{"type":"configure","mask":["aztec","qr_code"],"options":{"tryHarder":"false"}}"#
    ),
    (
      .detect(
        .init(
          id: 7, image: GreyImage(width: 1280, height: 720, filledWith: 0), warmup: 1, repeats: 5)),
      #"{"type":"detect","id":7,"width":1280,"height":720,"warmup":1,"repeats":5,"payload":921600}"#
    ),
    (
      .detect(
        .init(
          id: 8, image: GreyImage(width: 4, height: 3, filledWith: 0), warmup: 0, repeats: 1,
          orientation: .right, region: PixelRectangle(x: 1, y: 0, width: 3, height: 2))),
      #"{"type":"detect","id":8,"width":4,"height":3,"warmup":0,"repeats":1,"payload":12,"#
        + #""orientation":6,"roi":[1,0,3,2]}"#
    ),
    (.quit, #"{"type":"quit"}"#),
  ])
  func `requests are spelled as in the contract`(request: EngineRequest, json: String) throws {
    try expectSpelling(request, json)
  }

  @Test(arguments: [
    (#""options":{"a\nb":"1"}"#, "the name or value of an option has a control character (U+000A)"),
    (
      #""options":{"a":"1\u0085"}"#,
      "the name or value of an option has a control character (U+0085)"
    ),
    (
      #""options":{"a":"\u2028"}"#,
      "the name or value of an option has a control character (U+2028)"
    ),
    (
      "\"options\":{\"a\":\"\(String(repeating: "é", count: 2049))\"}",
      "4098 bytes, but a name or value has at most 4096"
    ),
    (
      "\"options\":{\((0...1000).map { "\"o\($0)\":\"\"" }.joined(separator: ","))}",
      "1001 options, but an engine has at most 1000"
    ),
  ])
  func `a hello whose options cannot stand in a line is refused`(
    key: String, reason: String
  ) throws {
    let line =
      #"{"type":"hello","protocol":1,"engine":"e","version":"1","symbologies":[],"# + key + "}"
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(EngineReply.self, from: Data(line.utf8))
    }
    #expect(error.map { "\($0)".contains(reason) } == true, "\(error.debugDescription)")
  }

  @Test func `what a hello claims twice is claimed once`() throws {
    let line =
      #"{"type":"hello","protocol":1,"engine":"e","version":"1","symbologies":["itf","aztec","itf"],"#
      + #""features":["roi","roi"]}"#
    let reply = try JSONDecoder().decode(EngineReply.self, from: Data(line.utf8))
    #expect(
      reply
        == .hello(
          .init(
            engine: "e", version: "1", symbologies: [.itf, .aztec], options: [:],
            features: [.region])))
  }

  @Test(arguments: [
    (
      EngineReply.hello(
        .init(
          engine: "zxing-cpp", version: "3.1.1", symbologies: [.aztec, .qrCode],
          options: ["tryHarder": "true"], features: [.orientation, .region])),
      #"{"type":"hello","protocol":1,"engine":"zxing-cpp","version":"3.1.1","#
        + #""symbologies":["aztec","qr_code"],"options":{"tryHarder":"true"},"#
        + #""features":["orientation","roi"]}"#
    ),
    (.configured, #"{"type":"configured"}"#),
    (
      .detected(
        .init(
          id: 7, durationsNanoseconds: [1_000_000, 999_999],
          decodes: [
            WireDecode(
              Decode(
                symbology: .qrCode, bytes: [0x41, 0xFF], text: "Aÿ",
                corners: Quad(
                  topLeft: Point(x: 1, y: 2.5), topRight: Point(x: 3, y: 2.5),
                  bottomRight: Point(x: 3, y: 4), bottomLeft: Point(x: 1, y: 4))))
          ])),
      #"{"type":"detected","id":7,"durations_ns":[1000000,999999],"decodes":[{"symbology":"qr_code","#
        + #""text":"Aÿ","bytes_base64":"Qf8=","corners":[[1,2.5],[3,2.5],[3,4],[1,4]]}]}"#
    ),
    (
      .failed(.init(id: 7, message: "out of memory")),
      #"{"type":"failed","id":7,"message":"out of memory"}"#
    ),
    (.failed(.init(message: "no")), #"{"type":"failed","message":"no"}"#),
  ])
  func `replies are spelled as in the contract`(reply: EngineReply, json: String) throws {
    try expectSpelling(reply, json)
  }

  @Test(arguments: [#""symbology":null,"#, #""symbology":"maxicode","#, ""])
  func `a decode of another format has no symbology`(symbology: String) throws {
    let line =
      #"{"type":"detected","id":1,"durations_ns":[5],"decodes":[{\#(symbology)"text":"A","#
      + #""bytes_base64":"QQ=="}]}"#
    guard case .detected(let detected) = try reply(line) else {
      Issue.record("not detected")
      return
    }
    #expect(
      detected.decodes.map(Decode.init) == [
        Decode(symbology: nil, bytes: [0x41], text: "A", corners: nil)
      ])
  }

  @Test func `an engine may claim more than the thirteen`() throws {
    let line =
      #"{"type":"hello","protocol":1,"engine":"e","version":"1","symbologies":["maxicode","itf"]}"#
    #expect(
      try reply(line) == .hello(.init(engine: "e", version: "1", symbologies: [.itf], options: [:]))
    )
  }

  @Test func `a note of an engine comes through, and is as short as a name`() throws {
    let hello = EngineReply.hello(
      .init(engine: "e", version: "1", symbologies: [.itf], options: [:], note: "nobody ran it"))
    let line = try JSONEncoder().encode(hello)
    #expect(try JSONDecoder().decode(EngineReply.self, from: line) == hello)
    let long = String(decoding: line, as: UTF8.self).replacing(
      "nobody ran it", with: String(repeating: "x", count: 4097))
    #expect(throws: DecodingError.self) { try reply(long) }
  }

  @Test func `what an engine says of a content has keys of its own`() throws {
    let json =
      #"{"type":"detected","id":1,"durations_ns":[5],"decodes":[{"symbology":"code_128","text":"10A","#
      + #""bytes_base64":"MTBB","symbology_identifier":"]C1","eci":[],"gs1":[["10","A"]],"#
      + #""value_type":"text","value":{"a":"b"}}]}"#
    let details = DecodeDetails(
      symbologyIdentifier: "]C1", eci: [], gs1: [GS1Element(identifier: "10", value: "A")],
      valueType: .text, value: ["a": "b"])
    let decode = Decode(
      symbology: .code128, bytes: Array("10A".utf8), text: "10A", corners: nil, details: details)
    #expect(details.said == DecodeDetails.CodingKeys.allCases)
    try expectSpelling(
      EngineReply.detected(
        .init(id: 1, durationsNanoseconds: [5], decodes: [WireDecode(decode)])), json)
    guard case .detected(let detected) = try reply(json) else {
      Issue.record("not detected")
      return
    }
    #expect(detected.decodes.map(Decode.init) == [decode])
  }

  @Test func `a value type that is not known is as if it were not said`() throws {
    let json =
      #"{"type":"detected","id":1,"durations_ns":[5],"decodes":[{"symbology":"qr_code","text":"A","#
      + #""bytes_base64":"QQ==","value_type":"recipe"}]}"#
    guard case .detected(let detected) = try reply(json) else {
      Issue.record("not detected")
      return
    }
    #expect(detected.decodes[0].details == DecodeDetails())
  }

  @Test func `features that are not known are passed over`() throws {
    let line =
      #"{"type":"hello","protocol":1,"engine":"e","version":"1","symbologies":["itf"],"#
      + #""features":["colour","roi"]}"#
    #expect(
      try reply(line)
        == .hello(
          .init(
            engine: "e", version: "1", symbologies: [.itf], options: [:], features: [.region])))
  }

  @Test func `corners that JSON cannot hold are left out`() {
    let nowhere = Point(x: .nan, y: 0)
    let decode = Decode(
      symbology: .itf, bytes: [],
      corners: Quad(
        topLeft: nowhere, topRight: nowhere, bottomRight: nowhere, bottomLeft: nowhere))
    #expect(WireDecode(decode).corners == nil)
  }

  /// Sends `message` over a pipe, compares what came out as JSON values, and reads `json` back.
  private func expectSpelling<Message: Codable & Equatable>(_ message: Message, _ json: String)
    throws
  {
    let encoded = try JSONEncoder().encode(message)
    let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    #expect(try JSONSerialization.jsonObject(with: encoded) as? NSDictionary == expected)
    #expect(try JSONDecoder().decode(Message.self, from: Data(json.utf8)) == message)
  }
}
