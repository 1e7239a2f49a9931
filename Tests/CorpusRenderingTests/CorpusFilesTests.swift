import Barcodes
import Foundation
import Records
import Storage
import Testing

@testable import CorpusRendering
@testable import Photographed
@testable import Suites

/// A folder that is removed with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "scanbench-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct CorpusFilesTests {
  private static let yaml = """
    schema: 1
    name: small
    purpose: A test.
    symbologies: [aztec, code_128, data_matrix, ean_8]
    frame: tight
    conditions:
      module_width_px: 1.6
      rotation_deg: [0, 30]
      gaussian_blur_modules: 0.2
      noise_sigma: 5
    profiles:
      quick: {samples: 1}
    """
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @discardableResult
  private func build(_ name: String, jobs: Int = 2, seed: UInt64 = 1) throws -> Corpus {
    let suitePath = "\(temporary.path)/small.yaml"
    try Self.yaml.write(toFile: suitePath, atomically: true, encoding: .utf8)
    let plan = try CorpusPlan(
      suite: Suites.Suite(path: suitePath), profile: "quick", seed: seed)
    try plan.write(to: "\(temporary.path)/\(name)", scanbenchVersion: "test", jobs: jobs) { _ in }
    return try Corpus(folder: "\(temporary.path)/\(name)")
  }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(temporary.path)/\(path)"))
  }

  @Test func `a corpus comes out of its files as it went in`() throws {
    let corpus = try build("a")
    #expect(corpus.frames.count == 8)
    #expect(corpus.origin.suite == "small")
    for frame in corpus.frames {
      let image = try corpus.image(of: frame)
      #expect((image.width, image.height) == (frame.width, frame.height))
    }
  }

  @Test func `any number of jobs writes the same bytes`() throws {
    let corpus = try build("one", jobs: 1)
    try build("two", jobs: 2)
    try build("five", jobs: 5)
    for other in ["two", "five"] {
      #expect(try bytes("one/manifest.jsonl") == bytes("\(other)/manifest.jsonl"))
      for frame in corpus.frames {
        let image = FileName.imagePath(ofFrame: frame.frame)
        #expect(try bytes("one/\(image)") == bytes("\(other)/\(image)"))
      }
    }
  }

  @Test func `another seed draws other frames`() throws {
    let (first, second) = (try build("one", seed: 1), try build("two", seed: 2))
    for (a, b) in zip(first.frames, second.frames) {
      #expect(a.pixelsSHA256 != b.pixelsSHA256)
      #expect(a.codes[0].text != b.codes[0].text)
    }
  }

  @Test func `a corrupt, a missing and an exchanged image are named`() throws {
    let corpus = try build("a")
    let path = "\(temporary.path)/a/\(FileName.imagePath(ofFrame: corpus.frames[0].frame))"
    let other = "\(temporary.path)/a/\(FileName.imagePath(ofFrame: corpus.frames[1].frame))"

    try Data(contentsOf: URL(filePath: other)).write(to: URL(filePath: path))
    #expect(throws: CorpusError.otherPixels(path: path, frame: "small/aztec/000000")) {
      try corpus.image(of: corpus.frames[0])
    }
    try Data("not a PNG".utf8).write(to: URL(filePath: path))
    let corrupt = #expect(throws: PNGError.self) { try corpus.image(of: corpus.frames[0]) }
    #expect(
      corrupt?.description
        == "\(path): not a readable PNG: Not a PNG file; build or import the corpus anew")
    try FileManager.default.removeItem(atPath: path)
    let missing = #expect(throws: PNGError.self) { try corpus.image(of: corpus.frames[0]) }
    #expect(missing?.description.hasPrefix("\(path): not a readable PNG: No such file") == true)
  }

  @Test func `a manifest of another schema is refused by its line`() throws {
    try build("a")
    let path = "\(temporary.path)/a/manifest.jsonl"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("\"schema\":1", with: "\"schema\":7").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: RecordError.otherSchema(path: path, line: 1, found: 7, expected: 1)) {
      try Corpus(folder: "\(temporary.path)/a")
    }
  }

  @Test func `a schema that a later line names is the cause of a line that cannot be read`() throws
  {
    try build("a")
    let path = "\(temporary.path)/a/manifest.jsonl"
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    lines[1] = "{\"schema\":1,\"frame\":7}"
    let other = lines[3].replacing("\"schema\":1", with: "\"schema\":7")
    func expect(_ error: RecordError, _ lines: [Substring]) throws {
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
      let found = #expect(throws: RecordError.self) { try Corpus(folder: "\(temporary.path)/a") }
      #expect(found == error)
    }
    let cause = RecordError.otherSchema(path: path, line: 4, found: 7, expected: 1)
    try expect(cause, lines[..<3] + [Substring(other)] + lines[4...])
    // Another line that is no record at all comes before.
    let own = try #require(throws: RecordError.self) {
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
      return try Corpus(folder: "\(temporary.path)/a")
    }
    #expect(own.description.hasPrefix("\(path):2: not a usable record"))
    try expect(own, lines[..<2] + ["{"] + [Substring(other)] + lines[4...])
  }

  @Test func `a torn manifest is refused by its line`() throws {
    try build("a")
    let path = "\(temporary.path)/a/manifest.jsonl"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try String(text.dropLast(40)).write(toFile: path, atomically: true, encoding: .utf8)
    let error = #expect(throws: RecordError.self) { try Corpus(folder: "\(temporary.path)/a") }
    #expect(error?.description.hasPrefix("\(path):8: not a usable record") == true)
  }

  @Test func `a folder that cannot be made is named with the reason`() throws {
    try Data().write(to: URL(filePath: "\(temporary.path)/file"))
    let folder = "\(temporary.path)/file/corpus"
    #expect(
      throws: FileError.unwritable(
        path: folder, reason: "Not a directory; a part of its path is no folder; name another place"
      )
    ) {
      try CorpusFolder(folder, isReplaced: false, inputs: ["\(temporary.path)/small.yaml"])
    }
  }

  @Test func `a corpus is not built over another`() throws {
    try build("a")
    let error = #expect(throws: FileError.self) { try build("a") }
    #expect(error?.description.contains("it holds a corpus already; name another folder") == true)
  }
}
