import Barcodes
import BuiltPrograms
import Foundation
import Testing

@Suite struct EngineListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `engines are listed as JSON with what they say of themselves`() throws {
    let result = try CommandResult(
      ["engines", "--json"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(result.code == 0)
    #expect(result.errors == "")
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let engines = try #require(list as? [[String: Any]])
    // Beside these stand engines that were installed, if there are any.
    let names = engines.compactMap { $0["name"] as? String }
    #expect(names == names.sorted() && names.count == engines.count)
    #expect(Set(names).isSuperset(of: ["browser", "dmtx", "proxy", "vision", "zbar", "zxing"]))
    for engine in engines {
      let path = try #require(engine["path"] as? String)
      #expect(FileManager.default.isExecutableFile(atPath: path))
      if let fault = engine["fault"] as? String {
        let expected = [
          "built without", "the wrapped engine", "no server serves this page", "on macOS alone",
        ]
        #expect(expected.contains { fault.contains($0) }, "the only faults that there may be")
      } else {
        let symbologies = try #require(engine["symbologies"] as? [String])
        #expect(symbologies.count >= 1)
        #expect(symbologies.allSatisfy { Symbology(rawValue: $0) != nil })
        #expect(engine["version"] is String)
        #expect(engine["options"] is [String: String])
      }
    }
  }

  @Test func `an engine on PATH is found, also one that cannot be used`() throws {
    let path = try folder.writeProgram(
      "echo 'no licence' >&2; exit 1", to: "bin/scanbench-engine-mine")
    let result = try CommandResult(
      ["engines"], in: folder, environment: ["PATH": folder.path("bin")])
    #expect(result.code == 0)
    #expect(result.output.contains("\n\nmine  cannot be used\n  no licence\n\nproxy  "))
    for line in result.output.split(separator: "\n") where !line.contains(" path ") {
      #expect(line.count <= 80)
    }
    let run = try CommandResult(
      [
        "run", folder.write(SuiteText.tiny, to: "tiny.yaml"), "--engine", "mine", "--output", "out",
      ],
      in: folder, environment: ["PATH": folder.path("bin")])
    #expect(run.code == 69)
    #expect(run.errors.hasPrefix("scanbench: \(path): the engine did not answer 'hello': "))
    #expect(run.errors.hasSuffix("; it exited with code 1\n"))
  }
}
