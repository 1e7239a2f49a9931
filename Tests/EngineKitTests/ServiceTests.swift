import Barcodes
import EngineKit
import Foundation
import Testing

/// A detect request for a 2 x 2 image and its four pixels, spelled as DESIGN.md does.
private func detect(id: Int = 7, warmup: Int = 0, repeats: Int = 1) -> String {
  "{\"type\":\"detect\",\"id\":\(id),\"width\":2,\"height\":2,\"warmup\":\(warmup),"
    + "\"repeats\":\(repeats),\"payload\":4}\nabcd"
}

@Suite struct ServiceTests {
  @Test func `hello is answered with the engine and its options`() throws {
    let (lines, error) = try answers(
      of: ScriptedEngine(), to: #"{"type":"hello","protocol":1}"# + "\n")
    #expect(error == nil)
    #expect(
      try lines.map(reply) == [
        .hello(
          .init(
            engine: "scripted", version: "1.2.3", symbologies: [.ean13, .qrCode],
            options: ["tryHarder": "true", "density": "1"], features: [.orientation, .region]))
      ])
  }

  @Test(arguments: [
    #""id":1,"width":2,"height":2,"warmup":9223372036854775807,"repeats":1"#,
    #""id":1,"width":2,"height":2,"warmup":0,"repeats":9223372036854775807"#,
    #""id":1,"width":2,"height":2,"warmup":9223372036854775807,"repeats":9223372036854775807"#,
    #""id":1,"width":2,"height":2,"warmup":-9223372036854775808,"repeats":1"#,
    #""id":1,"width":9223372036854775807,"height":3,"warmup":0,"repeats":1"#,
    #""id":1,"width":-2,"height":-2,"warmup":0,"repeats":1"#,
    #""id":1,"width":2,"height":2,"warmup":0,"repeats":1,"roi":[9223372036854775807,0,1,1]"#,
  ])
  func `numbers that cannot be are refused, and the engine goes on`(keys: String) throws {
    let (lines, error) = try answers(
      of: ScriptedEngine(), to: "{\"type\":\"detect\",\(keys),\"payload\":4}\nabcd" + detect())
    #expect(error == nil)
    let replies = try lines.map(reply)
    #expect(replies.count == 2)
    guard case .failed(let failed)? = replies.first, case .detected? = replies.last else {
      Issue.record("\(replies)")
      return
    }
    #expect(failed.id == 1)
  }

  @Test func `hello in another protocol fails and names both`() throws {
    let (lines, _) = try answers(of: ScriptedEngine(), to: #"{"type":"hello","protocol":2}"# + "\n")
    #expect(
      try lines.map(reply) == [.failed(.init(message: "this engine speaks protocol 1, not 2"))])
  }

  @Test func `configure keeps to what the engine claims`() throws {
    let engine = ScriptedEngine()
    let (lines, _) = try answers(
      of: engine,
      to: #"{"type":"configure","mask":["aztec","qr_code"],"options":{"density":"3"}}"# + "\n")
    #expect(lines == [#"{"type":"configured"}"#])
    #expect(engine.log.events == ["configure qr_code"])
  }

  @Test(arguments: [
    (#""mask":["aztec"],"options":{}"#, "the mask (aztec) has no symbology that this engine reads"),
    (#""mask":["qr"],"options":{}"#, "unknown symbology 'qr' in the mask"),
    (
      #""mask":["ean_13"],"options":{"fast":"true"}"#,
      "unknown option 'fast'; known are tryHarder, density"
    ),
    (
      #""mask":["ean_13"],"options":{"tryHarder":"yes"}"#,
      "option 'tryHarder' cannot be 'yes'; it takes true or false"
    ),
    (
      #""mask":["ean_13"],"options":{"density":"10"}"#,
      "option 'density' cannot be '10'; it takes a whole number from 0 to 9"
    ),
  ])
  func `a configuration that cannot be used says why`(keys: String, message: String) throws {
    let engine = ScriptedEngine()
    let (lines, error) = try answers(
      of: engine, to: "{\"type\":\"configure\",\(keys)}\n" + detect())
    #expect(error == nil)
    #expect(try reply(lines[0]) == .failed(.init(message: message)))
    #expect(lines.count == 2, "the engine goes on")
  }

  @Test func `only the counted calls are reported and only the last result is converted`() throws {
    let engine = ScriptedEngine()
    let (lines, _) = try answers(of: engine, to: detect(warmup: 2, repeats: 3))
    guard case .detected(let detected) = try reply(lines[0]) else {
      Issue.record("not detected: \(lines)")
      return
    }
    #expect(detected.id == 7)
    #expect(detected.durationsNanoseconds.count == 3)
    #expect(detected.durationsNanoseconds.allSatisfy { $0 >= 0 })
    let calls = (0..<5).flatMap { _ in ["prepare", "detect"] }
    #expect(engine.log.events == calls + ["decodes"])
  }

  @Test func `the engine sees exactly the bytes that were sent`() throws {
    let pixels = (0..<256).map(UInt8.init)  // Newlines and braces among them.
    let image = GreyImage(width: 64, height: 4, pixels: pixels)
    let engine = ScriptedEngine { seen in
      [Decode(symbology: .qrCode, bytes: seen.pixels, text: "\(seen.width)", corners: nil)]
    }
    let pipe = Pipe()
    let bench = MessageChannel(
      reading: -1, writing: pipe.fileHandleForWriting.fileDescriptor)
    for id in 1...2 {
      try bench.send(.init(id: id, image: image, warmup: 0, repeats: 1), pixelsOf: image)
    }
    try bench.send(.quit)
    try pipe.fileHandleForWriting.close()
    let sent = try #require(try pipe.fileHandleForReading.readToEnd())

    let (lines, error) = try answers(of: engine, to: sent)
    #expect(error == nil)
    for (id, line) in zip(1...2, lines) {
      guard case .detected(let detected) = try reply(line) else {
        Issue.record("not detected: \(line)")
        continue
      }
      #expect(detected.id == id)
      #expect(
        detected.decodes.map(Decode.init) == [
          Decode(symbology: .qrCode, bytes: pixels, text: "64", corners: nil)
        ])
    }
    #expect(lines.count == 2)
  }

  /// 64 x 4 pixels, of which the engine is shown 2 x 3, turned by 90°: EXIF 8 of what lies turned clockwise.
  @Test func `the engine sees the region upright, and its corners go back to the frame`() throws {
    let image = GreyImage(width: 64, height: 4, pixels: (0..<256).map { UInt8($0 % 251) })
    let engine = ScriptedEngine { seen in
      [
        Decode(
          symbology: .qrCode, bytes: seen.pixels, text: "\(seen.width)x\(seen.height)",
          corners: Quad(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 0), bottomRight: Point(x: 1, y: 1),
            bottomLeft: Point(x: 0, y: 1)))
      ]
    }
    let pipe = Pipe()
    let bench = MessageChannel(reading: -1, writing: pipe.fileHandleForWriting.fileDescriptor)
    try bench.send(
      .init(
        id: 1, image: image, warmup: 0, repeats: 1, orientation: .left,
        region: PixelRectangle(x: 10, y: 1, width: 2, height: 3)), pixelsOf: image)
    try pipe.fileHandleForWriting.close()
    let sent = try #require(try pipe.fileHandleForReading.readToEnd())
    let (lines, _) = try answers(of: engine, to: sent)
    guard case .detected(let detected) = try reply(lines[0]) else {
      Issue.record("not detected: \(lines)")
      return
    }
    // Columns 11, then 10, each from row 1 down, are the rows of what is seen.
    let rows: [[UInt8]] = [11, 10].map { (x: Int) in
      (1...3).map { (y: Int) in UInt8((y * 64 + x) % 251) }
    }
    let decode = Decode(detected.decodes[0])
    #expect(decode.text == "3x2")
    #expect(decode.bytes == rows.flatMap(\.self))
    #expect(
      decode.corners?.corners == [
        Point(x: 12, y: 1), Point(x: 12, y: 2), Point(x: 11, y: 2), Point(x: 11, y: 1),
      ])
  }

  @Test func `a detect that throws is answered with its id, and the engine goes on`() throws {
    let engine = ScriptedEngine { _ in throw ScriptedFailure() }
    let (lines, error) = try answers(of: engine, to: detect(id: 1) + detect(id: 2))
    #expect(error == nil)
    #expect(
      try lines.map(reply) == [
        .failed(.init(id: 1, message: "the scripted failure")),
        .failed(.init(id: 2, message: "the scripted failure")),
      ])
  }

  @Test(arguments: [
    (#""width":3,"height":2,"warmup":0,"repeats":1"#, "4 bytes are no image of 3 x 2 pixels"),
    (#""width":-2,"height":-2,"warmup":0,"repeats":1"#, "4 bytes are no image of -2 x -2 pixels"),
    (
      #""width":2,"height":2,"warmup":0,"repeats":0"#,
      "repeats has to be 1 to 1000000 and warmup 0 to 1000000"
    ),
    (Self.plain + #","orientation":0"#, "orientation is 0, but EXIF has 1 to 8"),
    (Self.plain + #","orientation":9"#, "orientation is 9, but EXIF has 1 to 8"),
    (Self.plain + #","roi":[0,0,2]"#, "roi is [0, 0, 2], but has to be [x, y, width, height]"),
    (Self.plain + #","roi":[0,0,3,2]"#, "roi [0, 0, 3, 2] is not within the frame of 2 x 2 pixels"),
    (Self.plain + #","roi":[0,0,0,2]"#, "roi [0, 0, 0, 2] is not within the frame of 2 x 2 pixels"),
    (
      Self.plain + #","roi":[-1,0,1,1]"#,
      "roi [-1, 0, 1, 1] is not within the frame of 2 x 2 pixels"
    ),
    (
      Self.plain + #","roi":[1,1,9223372036854775807,1]"#,
      "roi [1, 1, 9223372036854775807, 1] is not within the frame of 2 x 2 pixels"
    ),
  ])
  func `a detect that makes no sense fails after its payload`(keys: String, message: String) throws
  {
    let (lines, error) = try answers(
      of: ScriptedEngine(),
      to: "{\"type\":\"detect\",\"id\":1,\(keys),\"payload\":4}\nabcd" + detect())
    #expect(error == nil)
    #expect(try reply(lines[0]) == .failed(.init(id: 1, message: message)))
    #expect(lines.count == 2)
  }

  private static let plain = #""width":2,"height":2,"warmup":0,"repeats":1"#

  @Test func `nothing is answered after quit`() throws {
    let (lines, error) = try answers(of: ScriptedEngine(), to: "{\"type\":\"quit\"}\n" + detect())
    #expect(lines.isEmpty && error == nil)
  }

  @Test func `the end of input between two messages is quiet`() throws {
    let (lines, error) = try answers(of: ScriptedEngine(), to: "")
    #expect(lines.isEmpty && error == nil)
  }

  @Test func `the end of input inside a payload is an error`() throws {
    let (lines, error) = try answers(of: ScriptedEngine(), to: String(detect().dropLast()))
    #expect(lines.isEmpty)
    #expect(error as? MessageChannelError == .truncated)
  }

  @Test(arguments: [
    ("hello", "not a message of protocol 1: it is not JSON, in 'hello'"),
    (
      #"{"type":"detect","id":1}"#,
      #"not a message of protocol 1: the key 'width' is missing, in '{"type":"detect","id":1}'"#
    ),
    (
      #"{"type":"scan"}"#, "unknown message type 'scan'; protocol 1 has no such message"
    ),
  ])
  func `a line that is no request is answered and ends the service`(
    line: String, message: String
  ) throws {
    let (lines, error) = try answers(of: ScriptedEngine(), to: line + "\n" + detect())
    #expect(try lines.map(reply) == [.failed(.init(message: message))])
    #expect((error as? EngineMessageError)?.description == message)
  }
}
