import BuiltPrograms
import Testing

/// Numbers that are none, or beyond all measure, in options.
struct EndlessOptionTests {
  /// Commands that are complete but for the option, which has to be refused before any file is opened.
  static let options: [(command: String, option: String)] = [
    ("duel ./a ./b --suite s.yaml", "--tolerance"), ("duel ./a ./b --suite s.yaml", "--error-rate"),
    ("duel ./a ./b --suite s.yaml", "--cell-seconds"), ("duel ./a ./b --suite s.yaml", "--timeout"),
    ("calibrate ./a --suite s.yaml", "--slowdown"), ("calibrate ./a --suite s.yaml", "--budget"),
    ("compare a b", "--error-rate"), ("run s.yaml --engine ./a", "--timeout"),
    ("camera profile m.jsonl --name n --source w --output o.yaml", "--least-blur"),
    ("camera profile m.jsonl --name n --source w --output o.yaml", "--most-blur"),
    ("camera profile m.jsonl --name n --source w --output o.yaml", "--most-unexplained"),
    ("display s.yaml --output r.jsonl --name n", "--shown"),
    ("display s.yaml --output r.jsonl --name n", "--blank"),
    ("advise run", "--module-mm"), ("advise run", "--code-mm"), ("advise run", "--modules-wide"),
    ("advise run", "--fov-deg"), ("advise run", "--focal-px"),
    ("advise run", "--closest-focus-mm"), ("advise run", "--distance-mm"),
    ("advise run", "--target"),
  ]

  @Test(arguments: options)
  func `a number that is none is refused as a mistake in the command`(
    command: String, option: String
  ) throws {
    let folder = try TemporaryFolder()
    for number in ["nan", "1e308", "-1"] {
      let result = try CommandResult(
        command.split(separator: " ").map(String.init) + ["\(option)=\(number)"], in: folder)
      #expect(result.code == 64, "\(number): \(result.errors)")
      #expect(result.errors.contains(option), "\(number): \(result.errors)")
    }
  }
}
