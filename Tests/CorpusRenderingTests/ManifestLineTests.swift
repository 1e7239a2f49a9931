import Barcodes
import Foundation
import Records
import Storage
import Testing

@testable import CorpusRendering
@testable import Photographed
@testable import Scene
@testable import Suites

/// Lines of a manifest leave out what follows from elsewhere, and lose nothing.
@Suite struct ManifestLineTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpus").standardizedFileURL.path
  private static let suites =
    ((try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  /// A frame as a manifest would have it, but for its pixels.
  private func record(_ specification: FrameSpecification) throws -> FrameRecord {
    let pixels = Digest.hexadecimal(of: Data(specification.frame.utf8))
    return FrameRecord(specification, try FrameScene(specification), pixelsSHA256: pixels)
  }

  private func plan(_ suite: String, _ profile: String) throws -> CorpusPlan {
    try CorpusPlan(
      suite: Suites.Suite(path: "\(Self.corpus)/\(suite)"), profile: profile, seed: 3)
  }

  /// What a table says after it was written and read.
  private func stored(_ table: ConditionTable) throws -> ConditionTable {
    let folder = try TemporaryFolder()
    try table.write(inFolder: folder.path)
    return try ConditionTable(folder: folder.path)
  }

  @Test(arguments: suites)
  func `of every suite, what is written is read as it was`(suite: String) throws {
    let plan = try plan(suite, "quick")
    let table = try stored(plan.conditions)
    let step = max(1, plan.count / 40)
    for index in stride(from: 0, to: plan.count, by: step) {
      let record = try record(plan[index])
      let line = try RecordCoding.line(FrameLine(record, table))
      let read = try RecordCoding.decoder().decode(FrameLine.self, from: line)
      #expect(try read.record(table) == record, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test(arguments: ["quick", "standard", "full"])
  func `lines of guidance have at most 400 bytes on average`(profile: String) throws {
    let plan = try plan("guidance.yaml", profile)
    let table = plan.conditions
    var sizes: [Int] = []
    for symbology in plan.suite.symbologies {
      for point in stride(from: 0, to: plan.pointCount, by: 5) {
        for sample in 0..<2 {
          guard let index = plan.index(of: symbology, atPoint: point, sample: sample) else {
            continue
          }
          sizes.append(try RecordCoding.line(FrameLine(record(plan[index]), table)).count + 1)
        }
      }
    }
    #expect(sizes.count >= 200)
    #expect(sizes.reduce(0, +) <= 400 * sizes.count, "\(sizes.reduce(0, +) / sizes.count)")
  }

  @Test func `a line says what the suite and the camera do not`() throws {
    let plan = try plan("guidance.yaml", "quick")
    let held = try #require(plan.points.firstIndex { $0.namedCondition == "several-codes" })
    let record = try record(plan[try #require(plan.index(of: .ean13, atPoint: held))])
    let line = FrameLine(record, plan.conditions)
    #expect(line.condition == nil && line.file == nil)
    #expect(line.codes[0].symbology == nil && line.codes[0].bytesBase64 == nil)
    #expect(line.codes[0].moduleWidthPixels == nil && line.codes[0].modules?.count == 2)
    let draw = try #require(line.draw)
    let camera = try #require(plan.points[held].cameraProfile)
    // Of the profile's file: what the frame's condition has it from.
    for setting in camera.draws[draw].settings {
      guard case .condition(let parameter) = setting.parameter,
        case .number(let path) = parameter.storage, case .number(let number) = setting.value
      else { continue }
      #expect(record.condition?[keyPath: path] == number)
    }
    // Without the table it cannot be told.
    #expect(throws: IncompleteLine.self) { try line.record(ConditionTable([])) }
  }

  @Test func `what the table lacks stands in the line`() throws {
    let plan = try plan("guidance.yaml", "quick")
    let held = try #require(plan.points.firstIndex { $0.namedCondition == "several-codes" })
    var record = try record(plan[try #require(plan.index(of: .ean13, atPoint: held))])
    let line = FrameLine(record, ConditionTable([]))
    #expect(line.draw == nil && line.condition?.names.contains("brightness") == true)
    record.draw = nil
    #expect(try line.record(ConditionTable([])) == record)
  }

  @Test func `truth is told to 1/1000, and phases are what the corner tells`() throws {
    let plan = try plan("guidance.yaml", "quick")
    for index in stride(from: 0, to: plan.count, by: plan.count / 50) {
      let scene = try FrameScene(plan[index])
      let record = try record(plan[index])
      let corners = try #require(record.codes[0].corners).corners
      for (told, exact) in zip(
        corners, scene.geometry.corners(of: scene.sheet.printed[0].symbol).corners)
      {
        #expect(abs(told.x - exact.x) <= 0.000501 && abs(told.y - exact.y) <= 0.000501)
        #expect("\(told.x)".count <= 8 && "\(told.y)".count <= 8)
      }
      let phase = try #require(record.condition).phaseXPixels
      #expect(abs(phase - scene.condition.phaseXPixels) <= 0.000501)
    }
  }

  @Test func `a named condition that undoes an axis is told`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/s.yaml"
    try """
    schema: 1
    name: s
    purpose: A test.
    symbologies: [qr_code]
    frame: tight
    conditions: {module_width_px: 2, noise_sigma: [3, 5], inverted: [true, false], gaussian_blur_px: [0.5, 1]}
    named_conditions: {clean: {noise_sigma: 0}, other: {contrast: 0.5, module_width_px: 3}}
    profiles: {quick: {samples: 1}}
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let plan = try CorpusPlan(
      suite: Suites.Suite(path: path), profile: "quick", seed: 1)
    let table = try stored(plan.conditions)
    for index in 0..<plan.count {
      let record = try record(plan[index])
      let line = FrameLine(record, table)
      #expect(try line.record(table) == record)
      #expect(
        line.condition?.names ?? [] == (record.namedCondition == "clean" ? ["noise_sigma"] : []))
    }
  }
}
