import BuiltPrograms
import Foundation
import PageFaults
import Testing

@Suite struct CorpusPreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    let sweep = SuiteText.tiny.replacing("to: 2, step: 2", with: "to: 4, step: 0.1")
      .replacing("A test.", with: #""A test of <b> & 'such'.""#).replacing("tiny", with: "sweep")
    try folder.write(sweep, to: "suites/sweep.yaml")
    try folder.write("", to: "file")
  }

  @Test func `a preview lies beside its suite, with a frame of each condition`() throws {
    let result = try folder.scanbench("corpus preview suites/sweep.yaml")
    #expect(result.errors == "")
    #expect(result.output == "suites/rendered/preview-sweep/index.html\n")
    #expect(result.code == 0)
    let path = "suites/rendered/preview-sweep"
    #expect(
      try folder.names(in: path) == ["contact-sheet.png", "frames", "index.html", "preview.json"])
    let page = try folder.text("\(path)/index.html")
    let pictures = page.matches(of: /<a href="([^"]+)"><img src="([^"]+)"/)
    #expect(pictures.count == 21)
    #expect(
      Set(pictures.map { String($0.1) })
        == Set(try folder.names(in: "\(path)/frames").map { "frames/\($0)" }))
    #expect(pictures.allSatisfy { $0.1 == $0.2 })
    #expect(page.contains("<b>module\u{A0}width\u{A0}2.1\u{A0}px</b>"))
    #expect(page.contains("A test of &lt;b&gt; &amp; &#39;such&#39;."))
    #expect(!page.contains("://"))
    let faults = try PageFaults.found(
      in: page, folder: folder.path(path), elements: ["dt", "b", "code", "img"])
    #expect(faults == [])
  }

  @Test func `with an engine it says how long each profile takes`() throws {
    let engine = BuiltProgram.path("scripted-engine")
    let result = try folder.scanbench("corpus preview tiny.yaml --output out --engine a=\(engine)")
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.last == "out/index.html")
    #expect(
      lines.dropLast().allSatisfy {
        $0.contains(/^profile [a-z]+: [0-9,]+ frames; with a about [0-9]+ (s|min)$/)
      })
    #expect(lines.count == 2, "one profile, and the page")
    let failed = try folder.scanbench("corpus preview tiny.yaml --output other --engine nowhere")
    #expect(failed.code == 69)
    #expect(failed.errors.hasPrefix("scanbench: there is no engine 'nowhere': "))
  }

  @Test func `the frames are those that the profile renders`() throws {
    #expect(try folder.scanbench("corpus preview tiny.yaml --output preview --seed 5").code == 0)
    #expect(try folder.scanbench("corpus build tiny.yaml --output corpus --seed 5").code == 0)
    let names = try folder.names(in: "preview/frames")
    #expect(names == ["tiny-ean_13-000000.png", "tiny-qr_code-000000.png"])
    for name in names {
      let shown = FileManager.default.contents(atPath: folder.path("preview/frames/\(name)"))
      let built = FileManager.default.contents(atPath: folder.path("corpus/images/\(name)"))
      #expect(shown != nil)
      #expect(shown == built)
    }
  }

  @Test func `the same preview is the same bytes, with any number of jobs`() throws {
    for jobs in [1, 3] {
      #expect(
        try folder.scanbench("corpus preview tiny.yaml --output \(jobs) --jobs \(jobs)").code == 0)
    }
    for name in ["contact-sheet.png", "index.html", "preview.json"] {
      let files = ["1", "3"].map {
        FileManager.default.contents(atPath: folder.path("\($0)/\(name)"))
      }
      #expect(files[0] != nil)
      #expect(files[0] == files[1])
    }
  }

  @Test func `a limit says how much is shown`() throws {
    let result = try folder.scanbench("corpus preview suites/sweep.yaml --output out --limit 5")
    #expect(
      result.errors
        == "scanbench: the sheet shows 5 of 21 conditions, spread evenly; --limit shows more\n"
    )
    #expect(result.output == "out/index.html\n")
    #expect(result.code == 0)
    #expect(try folder.names(in: "out/frames").count == 5)
    #expect(try folder.text("out/index.html").contains("5 of 21 conditions, spread evenly"))
  }

  @Test func `symbologies that are asked for have a row each`() throws {
    let one = try folder.scanbench(
      "corpus preview suites/sweep.yaml --symbology qr_code --output one")
    #expect(one.code == 0)
    let names = try folder.names(in: "one/frames")
    #expect(names.count == 21)
    #expect(names.allSatisfy { $0.hasPrefix("sweep-qr_code-") })
    let all = try folder.scanbench(
      "corpus preview suites/sweep.yaml --all-symbologies --output all")
    #expect(all.code == 0)
    #expect(try folder.names(in: "all/frames").count == 42)
    let page = try folder.text("all/index.html")
    #expect(page.matches(of: /<h2>([^<]+)<\/h2>/).map { String($0.1) } == ["ean_13", "qr_code"])
    #expect(try PageFaults.found(in: page, folder: folder.path("all")) == [])
  }

  @Test(
    arguments: [
      (
        "corpus preview missing.yaml", 65,
        "missing.yaml: cannot be read: there is no such file, and no suite of that name"
      ),
      (
        "corpus preview tiny.yaml --profile fast", 65,
        "tiny.yaml: there is no profile 'fast'; it has quick"
      ),
      (
        "corpus preview tiny.yaml --symbology itf", 64,
        "--symbology itf: the suite has ean_13, qr_code"
      ),
      (
        "corpus preview tiny.yaml --all-symbologies --limit 1", 64,
        "--limit 1: a row for each of 2 symbologies takes 2 frames"
      ),
      (
        "corpus preview tiny.yaml --output file", 74,
        "file: cannot be written: it is no folder; name another one"
      ),
      (
        "corpus preview tiny.yaml --output file/out", 74,
        "file/out: cannot be written: Not a directory; a part of its path is no folder; name another place"
      ),
    ] as [(String, Int32, String)])
  func `a preview that cannot be made says why`(
    command: String, code: Int32, message: String
  ) throws {
    try folder.expectFailure(command, code: code, message: message)
    #expect(try !folder.names(in: ".").contains("rendered"), "nothing is left behind")
  }

  @Test func `a suite whose codes do not fit is named with the frame`() throws {
    let bad = SuiteText.tiny.replacing("tight", with: "{width: 100, height: 200}")
    try folder.write(bad, to: "bad.yaml")
    let result = try folder.scanbench("corpus preview bad.yaml")
    #expect(
      result.errors.hasPrefix(
        "scanbench: bad.yaml: frame tiny/ean_13/000000: symbol and quiet zone need a frame width of "
      ))
    #expect(result.code == 65)
    #expect(try !folder.names(in: ".").contains("rendered"))
  }

  @Test func `a preview is replaced only when asked, and nothing else ever`() throws {
    #expect(try folder.scanbench("corpus preview suites/sweep.yaml --output out").code == 0)
    try folder.write("mine", to: "out/notes.txt")
    try folder.expectFailure(
      "corpus preview tiny.yaml --output out", code: 74,
      message:
        "out: cannot be written: it holds a preview already; name another folder, or replace "
        + "it with --force")
    #expect(try folder.scanbench("corpus preview tiny.yaml --output out --force").code == 0)
    #expect(try folder.names(in: "out/frames").count == 2)
    #expect(try folder.text("out/notes.txt") == "mine")

    try folder.write("a report", to: "run/index.html")
    try folder.expectFailure(
      "corpus preview tiny.yaml --output run --force", code: 74,
      message: "run: cannot be written: it holds 'index.html', but no preview; name another folder")
    #expect(try folder.text("run/index.html") == "a report")
  }

  @Test(arguments: [
    "corpus preview", "corpus preview tiny.yaml --limit 0", "corpus preview tiny.yaml --limit 501",
    "corpus preview tiny.yaml --all-symbologies --symbology itf",
  ])
  func `arguments that do not go together show the usage`(command: String) throws {
    let result = try folder.scanbench(command)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("\nUsage: scanbench corpus preview <suite>"))
  }
}
