import BuiltPrograms
import Testing

/// A suite with one thing wrong in it.
struct BadSuite: CustomTestStringConvertible {
  /// What is wrong.
  let testDescription: String
  let old: String
  let new: String
  /// The whole line on standard error, after `scanbench: `.
  let message: String

  init(_ what: String, _ old: String, _ new: String, _ message: String) {
    (testDescription, self.old, self.new, self.message) = (what, old, new, message)
  }

  static let all = [
    BadSuite(
      "unknown symbology", "qr_code", "qr",
      "bad.yaml:4: unknown symbology 'qr'; did you mean qr_code?"),
    BadSuite(
      "negative width", "from: 2", "from: -2",
      "bad.yaml:7: module_width_px is -2.0, but must lie in 0.1 … 200.0"),
    BadSuite(
      "step of nothing", "step: 2", "step: 0",
      "bad.yaml:7: a sweep needs a step above 0 and 'to' not below 'from'"),
    BadSuite(
      "backward axis", "to: 2", "to: 1",
      "bad.yaml:7: a sweep needs a step above 0 and 'to' not below 'from'"),
    BadSuite(
      "syntax", "purpose: A test.", "purpose: [A test.",
      "bad.yaml:4: not YAML: did not find expected ',' or ']' while parsing a flow sequence from "
        + "line 3"),
    BadSuite(
      "another schema", "schema: 1", "schema: 2",
      "bad.yaml:1: written for another scanbench: this one reads suites of schema 1"),
    BadSuite(
      "unknown profile", "quick", "thorough",
      "bad.yaml: there is no profile 'quick'; it has thorough"),
    BadSuite(
      "too large for its frame", "tight", "{width: 100, height: 200}",
      "bad.yaml: frame tiny/ean_13/000000: symbol and quiet zone need a frame width of 227 px, but "
        + "it is 100 px; make the frame larger, or the module width or fill smaller, or say "
        + "allow_clipping: true"
    ),
  ]
}

@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    try folder.write("", to: "file")
  }

  private func expectFailure(
    _ command: String, code: Int32, message: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try CommandResult(command.split(separator: " ").map(String.init), in: folder)
    #expect(result.errors == "scanbench: \(message)\n", sourceLocation: location)
    #expect(result.code == code, sourceLocation: location)
    #expect(result.output == "", sourceLocation: location)
  }

  @Test(arguments: BadSuite.all, ["corpus build bad.yaml", "run bad.yaml --engine zxing"])
  func `a bad suite is named with its line`(bad: BadSuite, command: String) throws {
    try folder.write(SuiteText.tiny.replacing(bad.old, with: bad.new), to: "bad.yaml")
    try expectFailure("\(command) --output out", code: 65, message: bad.message)
    #expect(try !folder.names(in: ".").contains("out"), "nothing is left behind")
  }

  @Test(
    arguments: [
      (
        "run missing.yaml", 65,
        "missing.yaml: cannot be read: there is no such file, and no suite of that name"
      ),
      (
        "run hanhdeld", 65,
        "hanhdeld: cannot be read: there is no such file, and no suite of that name; did you mean handheld?"
      ),
      (
        "run .", 65,
        "./manifest.jsonl: cannot be read; check that it exists and that you may read it"
      ),
      ("run tiny.yaml --profile fast", 65, "tiny.yaml: there is no profile 'fast'; it has quick"),
      (
        "run tiny.yaml tiny.yaml", 64,
        "the suite 'tiny' is given twice, and frames are told apart by its name; give one of them another 'name'"
      ),
      (
        "run tiny.yaml --mask qr", 64,
        "--mask qr: write own, all, linear, matrix, each, all-each, all-ean_13, or symbologies joined by + "
          + "(ean_13+upc_a)"
      ),
      (
        "run tiny.yaml --option behaviour=hangs", 64,
        "--option behaviour=hangs: write LABEL:KEY=VALUE, as in zxing:tryHarder=false"
      ),
      (
        "run tiny.yaml --option other:a=b", 64,
        "--option other:a=b: no --engine has the label 'other'"
      ),
      (
        "run tiny.yaml --option scripted:manners=good", 64,
        "engine scripted: unknown option 'manners'; known are behaviour, only_width"
      ),
      (
        "run tiny.yaml --engine scripted=other", 64,
        "--engine scripted is given twice; give each its own label: LABEL=PATH"
      ),
      (
        "run tiny.yaml --engine a=", 64,
        "'a=' names no engine: write NAME, PATH, LABEL=NAME or LABEL=PATH with a label of letters, digits, -, _ and ."
      ),
      (
        "run tiny.yaml --engine mine=file", 69,
        "file: not a program that can be run; check the path and its permissions"
      ),
      (
        "run tiny.yaml --output file/run", 74,
        "file/run: cannot be written: Not a directory; a part of its path is no folder; name another place"
      ),
      (
        "run tiny.yaml --output file", 74,
        "file: cannot be written: it is no folder; name another one"
      ),
    ] as [(String, Int32, String)])
  func `a run that cannot be made says why`(command: String, code: Int32, message: String) throws {
    let output = command.contains("--output") ? "" : " --output out"
    let engine = " --engine scripted=\(BuiltProgram.path("scripted-engine"))"
    try expectFailure(command + output + engine, code: code, message: message)
  }

  @Test func `a bad file of rules is named with its line`() throws {
    try folder.write("schema: 2\nrules: []\n", to: "rules.yaml")
    try expectFailure(
      "report . --rules rules.yaml", code: 65,
      message: "rules.yaml:1: this scanbench reads rules of schema 1; write that")
  }

  @Test func `an unknown engine is named with those that there are`() throws {
    let result = try CommandResult(
      ["run", "tiny.yaml", "--engine", "zxinng", "--output", "out"], in: folder,
      environment: ["PATH": "/nowhere"])
    #expect(result.code == 69)
    #expect(result.output == "")
    // Among those that are found are engines that were installed, if there are any.
    let named = /found: (?<names>[^(]+) \(/
    let names = result.errors.firstMatch(of: named)?.names.split(separator: ", ") ?? []
    #expect(Set(names).isSuperset(of: ["browser", "dmtx", "proxy", "vision", "zbar", "zxing"]))
    #expect(
      result.errors.replacing(named, with: "found (")
        == "scanbench: there is no engine 'zxinng': no scanbench-engine-zxinng beside scanbench or on "
        + "PATH; found (see 'scanbench engines', or give its path, as in ./zxinng)\n")
  }

  @Test func `a run without an engine says where they are listed`() throws {
    let result = try CommandResult(["run", "tiny.yaml", "--output", "out"], in: folder)
    #expect(result.code == 64)
    #expect(
      result.errors == "scanbench: name at least one --engine; 'scanbench engines' lists them\n")
  }

  @Test(arguments: [
    "run --engine zxing --output out", "run tiny.yaml --engine zxing",
    "run tiny.yaml --engine zxing --output out --timeout 0", "corpus build tiny.yaml",
    "corpus build tiny.yaml --output out --jobs 0", "corpus show out", "engines --xml", "reprot",
    "corpus build tiny.yaml --output out --seed 9007199254740992",
  ])
  func `arguments that cannot be parsed show the usage`(command: String) throws {
    let result = try CommandResult(command.split(separator: " ").map(String.init), in: folder)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("\nUsage: scanbench "))
    #expect(result.errors.split(separator: "\n").last?.hasPrefix("  See 'scanbench ") == true)
    for line in result.errors.split(separator: "\n").drop(while: { !$0.hasPrefix("Usage") }) {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
