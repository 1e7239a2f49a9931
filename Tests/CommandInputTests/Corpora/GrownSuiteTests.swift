import BuiltPrograms
import Foundation
import Gates
import Records
import Testing

#if ZBar

  /// Suites that are not what they were: a condition more, another one less.
  @Suite struct GrownSuiteTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.writeProxy(of: "scanbench-engine-zbar")
    }

    private static func suite(_ conditions: String) -> String {
      """
      schema: 1
      name: shelf
      purpose: A test.
      symbologies: [qr_code]
      frame: tight
      conditions: {module_width_px: 3}
      named_conditions: {\(conditions)}
      profiles:
        quick: {samples: 8}
      """
    }

    private func run(_ name: String, _ conditions: String, _ options: String = "") throws {
      try folder.write(Self.suite(conditions), to: "\(name).yaml")
      let result = try CommandResult(
        "run \(name).yaml --engine a=./proxy --output \(name)\(options)"
          .split(separator: " ").map(String.init), in: folder)
      #expect(result.code == 0, "\(result.errors)")
    }

    @Test func `frames that both have are compared, and the other cells are named`() throws {
      try run("before", "soft: {gaussian_blur_modules: 0.1}, gone: {}, changed: {}")
      try run(
        "after", "new: {}, soft: {gaussian_blur_modules: 0.1}, changed: {contrast: 0.5}",
        " --option a:drop=1")
      let result = try CommandResult(
        ["compare", "before", "after", "--output", "out", "--partial"], in: folder)
      #expect(result.code == 1, "\(result.output)\(result.errors)")
      let whole = try CommandResult(
        ["compare", "before", "after", "--output", "whole"], in: folder)
      #expect(whole.code == 65)
      #expect(whole.errors.contains("lacks 1 cell of its suites, such as 'qr_code, gone'"))
      let record = try RecordCoding.decoder().decode(
        ComparisonRecord.self, from: Data(folder.text("out/comparison.json").utf8))
      let cells = try #require(record.cells)
      #expect(cells.new == ["qr_code, new"] && cells.gone == ["qr_code, gone"])
      #expect(cells.relabelled == ["qr_code, changed"] && cells.paired == 8)
      #expect(record.engines.map(\.symbologies.first?.frames) == [8])
      #expect(
        try folder.text("out/report.md").contains(
          "Not compared: 1 cell with other pixels, 'qr_code, changed'."))
      let lost = try CommandResult(["first-lost", "before", "after"], in: folder)
      #expect(lost.output.hasPrefix("a: 2 versions, 8 frames asked of two or more of them; 8 lost"))
    }
  }

#endif
