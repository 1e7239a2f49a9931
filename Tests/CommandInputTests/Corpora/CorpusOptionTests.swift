import BuiltPrograms
import Foundation
import Testing

/// The options that say which frames a suite gives, where a corpus has its own.
@Suite struct CorpusOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    try folder.write(SuiteText.tiny.replacing("name: tiny", with: "name: other"), to: "other.yaml")
    #expect(try folder.scanbench("corpus build tiny.yaml --output corpus").code == 0)
  }

  /// What a command says on standard error.
  private func errors(_ command: String, code: Int32 = 0) throws -> String {
    let result = try folder.scanbench("\(command) --output out --force")
    #expect(result.code == code, "\(command): \(result.errors)")
    return result.errors
  }

  @Test(arguments: [
    ("", ""),
    ("--profile quick", "scanbench: --profile changes no frame of corpus: a corpus has its own\n"),
    ("--seed 1", "scanbench: --seed changes no frame of corpus: a corpus has its own\n"),
    (
      "--seed 2 --profile none",
      "scanbench: --profile and --seed change no frame of corpus: a corpus has its own\n"
    ),
  ])
  func `options that change no frame of a run are named`(options: String, said: String) throws {
    #expect(try errors("run corpus --engine s=ENGINE \(options)") == said)
  }

  @Test func `beside a suite they count`() throws {
    let run = "run corpus other.yaml --engine s=ENGINE --seed 2 --profile quick"
    #expect(try errors(run) == "")
  }

  @Test func `a duel draws its turns from the seed`() throws {
    let duel = "duel ENGINE ENGINE --suite corpus --accuracy-only --seed 2"
    // Two frames decide nothing.
    #expect(!(try errors(duel, code: 2).contains("no frame of")))
    let named = try errors("\(duel) --profile quick", code: 2)
    #expect(named.contains("scanbench: --profile changes no frame of corpus: a corpus has its own"))
  }
}
