import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import PageFaults
import Records
import Testing

/// `scanbench photos` with pictures that the tests draw, and the scripted engine.
@Suite struct PhotosTests {
  private let folder: TemporaryFolder

  /// One picture 8 pixels wide, one 4 in a folder below, and one 16 of grey.
  init() throws {
    folder = try TemporaryFolder()
    try EncodedPicture.write(.letters("4006381333931ABC", width: 8), to: folder.path("in/a.png"))
    try EncodedPicture.write(.letters("HELLO WORLD!", width: 4), to: folder.path("in/b/b.webp"))
    try EncodedPicture.write(
      GreyImage(width: 16, height: 700, filledWith: 90), to: folder.path("in/c.jpg"))
    _ = try folder.writeProgram(
      "exec '\(BuiltProgram.path("scripted-engine"))' --name=other", to: "other")
  }

  /// - Parameter others: of the engines those that are another reader.
  private func photos(
    _ options: String = "", engines: [String] = ["a"], others: Set<String> = ["b"],
    of name: String = "in"
  ) throws -> CommandResult {
    var arguments = ["photos", name]
    for label in engines {
      let engine = others.contains(label) ? "./other" : BuiltProgram.path("scripted-engine")
      arguments += ["--engine", "\(label)=\(engine)"]
    }
    arguments += options.split(separator: " ").map(String.init)
    return try CommandResult(arguments, in: folder)
  }

  /// What was said, without times, which are another each time.
  private func said(_ result: CommandResult) -> String {
    result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(": a picture takes ") }.joined(separator: "\n")
  }

  private func readings(_ output: String = "Reports/photos-in") throws -> [PictureReading] {
    try JSONLinesReader.all(PictureReading.self, path: folder.path("\(output)/photos.jsonl"))
  }

  @Test func `every picture is on the page with what was read`() throws {
    let before = try folder.tree("in")
    let result = try photos()
    #expect(result.code == 0, "\(result.errors)")
    #expect(said(result) == "in: 3 pictures: 3 read\nReports/photos-in/index.html\n")
    let readings = try readings()
    #expect(readings.map(\.picture) == ["a.png", "b/b.webp", "c.jpg"])
    #expect(readings.map(\.format) == ["PNG", "WebP", "JPEG"])
    #expect(
      readings.prefix(2).map { $0.readings[0].decodes.map(\.text) }
        == [
          Array(repeating: "4006381333931ABC", count: 3),
          Array(repeating: "HELLO WORLD!", count: 3),
        ])
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains("<code>qr_code: HELLO WORLD!</code>"))
    #expect(!page.contains("://"), "it asks nothing of any other place")
    let faults = try PageFaults.found(
      in: page, folder: folder.path("Reports/photos-in"),
      elements: ["h2", "dt", "dd", "code", "img", "path"])
    #expect(faults == [])
    let pictures = page.matches(of: /href="([^"]+)"><img src="([^"]+)"[^>]* loading="lazy"/)
    #expect(pictures.map { $0.1 } == ["../../in/a.png", "../../in/b/b.webp", "../../in/c.jpg"])
    #expect(
      pictures.map { String($0.2) }
        == (try folder.names(in: "Reports/photos-in/thumbnails")).map { "thumbnails/\($0)" })
    // 700 pixels are reduced by 3.
    #expect(readings[2].thumbnail?.height == 233 && readings[2].thumbnail?.factor == 3)
    #expect(try folder.tree("in") == before, "nothing is written among the photographs")
  }

  @Test func `readings are grouped by how they compare`() throws {
    let result = try photos(
      """
      --option b:behaviour=reads_nothing --option b:only_width=4 \
      --option c:behaviour=reads_other_text --option c:only_width=8
      """, engines: ["a", "b", "c"])
    #expect(
      said(result) == """
        in: 3 pictures: 1 they differ, 1 only a and c, 1 all agree
        Reports/photos-in/index.html

        """)
    let readings = try readings()
    #expect(readings.map(\.agreement) == [.differ, .only, .all])
    #expect(readings[1].readBy == ["a", "c"])
    let page = try folder.text("Reports/photos-in/index.html")
    let titles = page.matches(of: /<h2>([^<]+) <small>1<\/small><\/h2>/).map { String($0.1) }
    #expect(titles == ["they differ", "only a and c", "all agree"])
    #expect(page.contains("<code>≠ ean_13: 4006381333931ABC</code>"))
    #expect(page.contains("<code>≠ ean_13: CBA1393331836004</code>"))
    #expect(page.contains("#photos:has(#only-g1:checked) .group:not(.g1) { display: none; }"))
    #expect(page.contains(#"<label for="only-e1-nothing">read nothing 1</label>"#))
    #expect(try photos("--option a:behaviour=reads_nothing --output none").code == 0)
    #expect(try self.readings("none").allSatisfy { $0.agreement == .none })
  }

  @Test func `one reader under two labels does not agree with itself`() throws {
    let result = try photos(engines: ["a", "b"], others: [])
    #expect(result.output.hasPrefix("in: 3 pictures: 3 read\n"), "\(result.output)")
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains("<h2>read <small>3</small></h2>") && !page.contains("agree"))
    let two = try photos("--output two", engines: ["a", "b"])
    #expect(two.output.hasPrefix("in: 3 pictures: 3 all agree\n"), "\(two.output)")
  }

  @Test func `outlines lie over the picture, in the engine's colour and shape`() throws {
    _ = try photos("--option b:behaviour=reads_ghost", engines: ["a", "b"])
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains(#"viewBox="0 0 8 2" preserveAspectRatio="none""#))
    #expect(
      page.contains(#"<path class="outline e1" d="M-4 -1L-3.5 -1 -3.5 -0.5 -4 -0.5z"/>"#))
    #expect(page.contains(".outline.e0 { stroke: #1f83c4; stroke-dasharray: none; }"))
    #expect(page.contains(".outline.e1 { stroke: #d55e00; stroke-dasharray: 7 4; }"))
  }

  @Test func `a truth says what is read, misread and missed`() throws {
    try folder.write(
      """
      image,symbology,text
      a.png,qr_code,4006381333931ABC
      a.png,code_128,OTHER
      c.jpg,,
      nowhere.png,qr_code,A
      """, to: "truth.csv")
    let result = try photos("--truth truth.csv")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      said(result) == """
        truth: truth.csv, row 5: there is no picture 'nowhere.png' in in
        truth: it lacks 1 picture, which nothing is held against: 'b/b.webp'
        in: 3 pictures: 3 read
        a: 1 of 2 codes read, no interval: several codes to a picture; 1 misread, 0 missed, 3 false positives
        Reports/photos-in/index.html

        """)
    let readings = try readings()
    #expect(
      readings[0].readings[0].codes?.map(\.outcome) == [.correct, .misread])
    #expect(readings[1].codes == nil && readings[1].readings[0].codes == nil)
    #expect(readings[2].codes == [] && readings[2].readings[0].falsePositives == 3)
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains(#"<span class="verdict fails">1 of 2 read, 1 misread</span>"#))
    #expect(page.contains("<dt>truth</dt><dd><code>not known</code>"))
    #expect(page.contains("<dt>truth</dt><dd><code>no code</code>"))
  }

  @Test func `a truth as JSON Lines is taken, too, and one that is open is not`() throws {
    try folder.write(
      """
      {"image": "a.png", "codes": [{"symbology": "qr_code", "text": "4006381333931ABC"}]}
      {"image": "c.jpg", "open": "look", "codes": []}
      """, to: "truth.jsonl")
    let result = try photos("--truth truth.jsonl")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output.contains(
        "truth: truth.jsonl:2: 'c.jpg' is open: see that its codes are what it shows, and delete the key 'open'\n"
      ))
    #expect(try readings().map { $0.codes?.count } == [1, nil, nil])
  }

  @Test func `a crash costs one picture, and what cannot be read is left out`() throws {
    let jpeg = try EncodedPicture.jpeg(GreyImage(width: 40, height: 40, filledWith: 9))
    try Data(jpeg.prefix(jpeg.count - 20)).write(to: URL(fileURLWithPath: folder.path("in/d.jpg")))
    let result = try photos("--option a:behaviour=crashes --option a:only_width=4")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      said(result) == """
        left out: in/d.jpg: not a readable JPEG: Premature end of JPEG file
        in: 4 pictures: 1 nothing read, 1 cannot be read as a picture, 2 read
        Reports/photos-in/index.html

        """)
    let readings = try readings()
    #expect(readings.map { $0.readings.first?.status } == [.ok, .crashed, .ok, nil])
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains("<small>no answer: the engine was ended by signal 9</small>"))
    #expect(page.contains("<dt>fault</dt><dd>not a readable JPEG: Premature end of JPEG file</dd>"))
  }

  @Test func `the same pictures are the same bytes but for times, with any number of jobs`() throws
  {
    for jobs in [1, 3] { #expect(try photos("--jobs \(jobs) --output \(jobs)").code == 0) }
    for (name, times) in [
      ("photos.jsonl", #""durations_ns":\[[0-9]+\]"#),
      ("photos.json", #""(jobs|[a-z_]*_ns)" : [0-9.]+"#),
      ("index.html", #"Time a picture[\s\S]*?</table>"#),
    ] {
      let texts = try ["1", "3"].map { folder in
        try self.folder.text("\(folder)/\(name)").replacing(try Regex(times), with: "")
      }
      #expect(texts[0] == texts[1], "\(name)")
      #expect(try texts[0].count < folder.text("1/\(name)").count, "\(name) has times")
    }
  }

  @Test func `times are told for each reader, and five times over where they are to be compared`()
    throws
  {
    let result = try photos("--timed", engines: ["a", "b"])
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").filter { $0.contains(": a picture takes ") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains(", of 3; block by block, of 5, the median went from ") })
    let readings = try readings()
    #expect(readings.flatMap(\.readings).allSatisfy { $0.durationsNanoseconds?.count == 5 })
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains("Time a picture, median and quartiles of the pictures."))
    #expect(page.contains("Pictures were read one at a time"))
  }

  @Test func `an engine whose clock shows no time keeps its readings, and has no times`() throws {
    let result = try photos("--option a:behaviour=claims_nothing")
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.output.contains("a picture takes"), "\(result.output)")
    #expect(try readings().allSatisfy { $0.readings[0].status == .ok })
    #expect(!(try folder.text("Reports/photos-in/index.html").contains("Time a picture")))
  }

  @Test func `names and contents are shown as text`() throws {
    let name = "<b>&\"'.png"
    try EncodedPicture.write(.letters("<i>'\"&\u{1}x", width: 8), to: folder.path("in/\(name)"))
    #expect(try photos().code == 0)
    let page = try folder.text("Reports/photos-in/index.html")
    #expect(page.contains("<b>&lt;b&gt;&amp;&quot;&#39;.png</b>"))
    #expect(page.contains("<code>qr_code: &lt;i&gt;&#39;&quot;&amp;[U+0001]x</code>"))
    #expect(page.contains(#"href="../../in/%3Cb%3E%26%22%27.png""#))
  }
}
