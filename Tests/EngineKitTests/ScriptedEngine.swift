import Barcodes
import EngineKit
import Foundation

/// An engine that finds what it is told to, and keeps no secrets about how it was called.
struct ScriptedEngine: BarcodeEngine {
  let name = "scripted"
  let version = "1.2.3"
  var symbologies: [Symbology] = [.qrCode, .ean13]
  var options: [String: String] { settings.values }
  /// Says for each image what is found there.
  var find: @Sendable (GreyImage) throws -> [Decode] = { _ in [] }

  let log = Log()
  private var settings = Self.defaults
  private static let defaults = EngineOptions([
    .flag("tryHarder", default: true), .integer("density", default: 1, in: 0...9),
  ])

  mutating func configure(mask: FormatMask, options: [String: String]) throws {
    settings = try Self.defaults.setting(options)
    log.events.append("configure \(mask.name)")
  }

  mutating func prepare() { log.events.append("prepare") }

  func detect(in image: GreyImage) throws -> [Decode] {
    log.events.append("detect")
    return try find(image)
  }

  func decodes(of reading: [Decode]) -> [Decode] {
    log.events.append("decodes")
    return reading
  }

  final class Log {
    var events: [String] = []
  }

  init(find: @escaping @Sendable (GreyImage) throws -> [Decode] = { _ in [] }) { self.find = find }
}

struct ScriptedFailure: Error, CustomStringConvertible {
  let description = "the scripted failure"
}

/// What an engine answers to `input`, line by line, and the error that ended the service.
///
/// Both pipes are filled and drained in turn, so input and output have to fit into a pipe's buffer (64 KiB).
func answers(
  of engine: some BarcodeEngine, to input: Data
) throws -> (lines: [String], error: (any Error)?) {
  let (toEngine, toBench) = (Pipe(), Pipe())
  try toEngine.fileHandleForWriting.write(contentsOf: input)
  try toEngine.fileHandleForWriting.close()
  var failure: (any Error)?
  do {
    try serve(
      engine,
      on: MessageChannel(
        reading: toEngine.fileHandleForReading.fileDescriptor,
        writing: toBench.fileHandleForWriting.fileDescriptor))
  } catch { failure = error }
  try toBench.fileHandleForWriting.close()
  let output = try toBench.fileHandleForReading.readToEnd() ?? Data()
  return (String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init), failure)
}

/// The same for a text, whose lines are requests.
func answers(
  of engine: some BarcodeEngine, to input: String
) throws -> (lines: [String], error: (any Error)?) {
  try answers(of: engine, to: Data(input.utf8))
}

func reply(_ line: String) throws -> EngineReply {
  try JSONDecoder().decode(EngineReply.self, from: Data(line.utf8))
}
