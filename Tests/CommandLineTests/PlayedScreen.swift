import BuiltPrograms
import Foundation
import PlainClient
import Testing

/// A running `scanbench display` whose page on the screen is played by requests.
final class PlayedScreen {
  let process = Process()
  private let folder: TemporaryFolder
  private(set) var address = ""
  private var seat = 0

  /// Shows `suite.yaml`, each frame for 50 ms and as long a blank, and records into `out.jsonl`.
  init(in folder: TemporaryFolder, _ arguments: String...) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("scanbench"))
    process.arguments =
      ["display", "suite.yaml", "--output", "out.jsonl", "--shown", "0.05", "--blank", "0.05"]
      + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle(forWritingAtPath: try folder.write("", to: "output"))
    process.standardError = FileHandle(forWritingAtPath: try folder.write("", to: "errors"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    while process.isRunning, address.isEmpty {
      // The last line that it prints before a page can join.
      if let text = try? folder.text("output"), text.contains("curl"),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("On the screen:") }),
        let last = line.split(separator: " ").last
      {
        address = String(last)
      }
      usleep(2000)
    }
    try #require(!address.isEmpty)
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits for its end.
  ///
  /// - Returns: its exit code, or -1 where a signal ended it, and what it wrote to standard error.
  func ending() throws -> (code: Int32, errors: String) {
    process.waitUntilExit()
    return (
      process.terminationReason == .exit ? process.terminationStatus : -1,
      try folder.text("errors")
    )
  }

  @discardableResult
  func send(_ name: String, body: String? = nil) throws -> PlainAnswer {
    let url = try #require(URLComponents(string: address + name))
    let path = url.percentEncodedPath + (url.percentEncodedQuery.map { "?\($0)" } ?? "")
    return PlainAnswer(
      port: UInt16(try #require(url.port)), body == nil ? "GET" : "POST", path,
      body: body.map { Data($0.utf8) })
  }

  static let description =
    #"{"user_agent":"played","device_pixel_ratio":1,"width":1920,"height":1080}"#

  func join(_ description: String = PlayedScreen.description) throws {
    let answer = try send("join?page=played", body: description)
    let fields = try JSONSerialization.jsonObject(with: answer.body) as? [String: Int]
    seat = try #require(fields?["seat"])
  }

  /// Asks for the next frame.
  ///
  /// - Returns: its task's number, and the display's time.
  func next() throws -> (task: Int, now: Double) {
    var answer: PlainAnswer
    repeat { answer = try send("next?seat=\(seat)") } while answer.status == 204
    return (try #require(Int(answer.headers["task-id"] ?? "")), try now())
  }

  func now() throws -> Double {
    try #require(Double(try send("time").headers["now-ms"] ?? ""))
  }

  func answer(_ task: Int, _ result: String) throws {
    let answer = try send("result?seat=\(seat)&task=\(task)&attempt=1", body: result)
    #expect(answer.status == 204)
  }

  /// Shows a frame, of which a text is read.
  ///
  /// - Returns: when the text was read.
  func show(reading text: String) throws -> Double {
    let (task, begin) = try next()
    while try now() < begin + 100 { usleep(5000) }
    try read(text, at: begin + 10)
    try answer(task, "{\"begin_ms\":\(begin),\"end_ms\":\(begin + 100)}")
    return begin + 10
  }

  func read(_ text: String, at time: Double) throws {
    let answer = try send("read", body: "{\"text\":\"\(text)\",\"typed_ms\":\(time)}")
    #expect(answer.status == 204)
  }
}
