import BuiltPrograms
import EncodedPictures
import Foundation
import Records
import Testing

/// Truths that contradict or repeat themselves, and pictures that repeat each other.
@Suite struct TwiceNamedPicturesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try EncodedPicture.write(.letters("ABCDEFGH", width: 4), to: folder.path("in/a.png"))
    try EncodedPicture.write(.letters("IJKLMNOP", width: 4), to: folder.path("in/b.png"))
  }

  private static func line(_ image: String, _ text: String) -> String {
    #"{"image": "\#(image)", "codes": [{"symbology": "qr_code", "text": "\#(text)"}]}"#
  }

  private static let twice = "in/a.png: the truth has it twice; put all its codes in one place"

  /// A kind, the truth's file, what it holds, and what is said of the picture that it contradicts itself about.
  private static let truths = [
    (
      "truth", "truth.jsonl",
      [line("a.png", "ABCDEFGH"), line("b.png", "IJKLMNOP"), line("a.png", "OTHER")]
        .joined(separator: "\n"), twice
    ),
    (
      "via", "via_project.json",
      """
      {"1": {"filename": "a.png", "regions": []}, "2": {"filename": "b.png", "regions": []},
       "3": {"filename": "a.png", "regions": []}}
      """, twice
    ),
    (
      "coco", "annotations.json",
      """
      {"images": [{"id": 1, "file_name": "a.png"}, {"id": 2, "file_name": "b.png"}, {"id": 3, "file_name": "a.png"}],
       "annotations": []}
      """, twice
    ),
    (
      "csv", "truth.csv",
      """
      image,symbology,text
      a.png,qr_code,ABCDEFGH
      b.png,qr_code,IJKLMNOP
      a.png,,IJKL
      """, "in/truth.csv, row 4: it has a text but no symbology; add it, such as ean_13"
    ),
  ]

  @Test(arguments: truths)
  func `a picture that is said to be left out is in no corpus`(
    kind: String, file: String, text: String, fault: String
  ) throws {
    try folder.write(text, to: "in/\(file)")
    let refused = try folder.scanbench("corpus import in --truth \(kind) --output out")
    #expect(refused.code == 65 && refused.errors == "scanbench: \(fault)\n", "\(refused.errors)")
    let result = try folder.scanbench("corpus import in --truth \(kind) --skip-bad --output out")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output.hasPrefix("left out: \(fault)\n")
        && result.output.hasSuffix("\nout: 1 frame of 1 picture, 1 left out\n"))
    #expect(
      result.output.contains("1 of 1 picture is said to show no code") != text.contains("IJKLMNOP"))
    let frames = try Manifest.frames(inFolder: folder.path("out"))
    #expect(frames.map(\.photograph?.source) == ["b.png"])
  }

  @Test func `annotations of two pictures with one id are nobody's`() throws {
    try EncodedPicture.write(.letters("QRSTUVWX", width: 4), to: folder.path("in/c.png"))
    try folder.write(
      """
      {"images": [{"id": 1, "file_name": "a.png"}, {"id": 2, "file_name": "b.png"}, {"id": 1, "file_name": "c.png"}],
       "annotations": [{"image_id": 1, "category_id": 1, "text": "ABCDEFGH"}], "categories": [{"id": 1, "name": "qr_code"}]}
      """, to: "in/annotations.json")
    let result = try folder.scanbench("corpus import in --truth coco --skip-bad --output out")
    #expect(
      result.output == """
        left out: in/annotations.json.images[2]: an image before it has the id '1', too; correct one
        1 of 1 picture is said to show no code, so that whatever is read there is a false positive
        out: 1 frame of 1 picture, 2 left out

        """)
    let frames = try Manifest.frames(inFolder: folder.path("out"))
    #expect(frames.map(\.photograph?.source) == ["b.png"])
  }

  @Test func `nothing is held against a truth that has a picture twice`() throws {
    try folder.write(
      [
        Self.line("a.png", "OTHER"), Self.line("b.png", "IJKLMNOP"), Self.line("a.png", "ABCDEFGH"),
      ].joined(separator: "\n"), to: "truth.jsonl")
    let result = try folder.scanbench(
      "photos in --engine a=ENGINE --truth truth.jsonl --output out")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("truth: \(Self.twice)\n"), "\(result.output)")
    #expect(result.output.contains("\na: 1 of 1 codes read"), "\(result.output)")
    let readings = try JSONLinesReader.all(
      PictureReading.self, path: folder.path("out/photos.jsonl"))
    #expect(readings.map { $0.codes?.count } == [nil, 1])
  }

  @Test func `a table that is not UTF-8 is refused, and makes no other contents`() throws {
    let bytes = Data("image,symbology,text\na.png,qr_code,B".utf8) + [0xE9]
    try bytes.write(to: URL(fileURLWithPath: folder.path("in/truth.csv")))
    let result = try folder.scanbench("corpus import in --truth csv --output out")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: in/truth.csv: it is neither UTF-8 nor UTF-16; save it as CSV in UTF-8\n")
  }

  // MARK: Pictures that show the same

  /// Copies, one of them in another format.
  private func writeCopies() throws {
    try EncodedPicture.write(.letters("ABCDEFGH", width: 4), to: folder.path("in/c.webp"))
    try FileManager.default.copyItem(
      atPath: folder.path("in/a.png"), toPath: folder.path("in/d.png"))
  }

  private func writeTruth(ofLast text: String = "ABCDEFGH") throws {
    let lines = ["a.png", "b.png", "c.webp"].map {
      Self.line($0, $0 == "b.png" ? "IJKLMNOP" : "ABCDEFGH")
    }
    try folder.write(
      (lines + [Self.line("d.png", text)]).joined(separator: "\n"), to: "in/truth.jsonl")
  }

  private static let same = "shows the same as 'a.png', pixel for pixel"

  @Test func `pictures that show the same are one frame`() throws {
    try writeCopies()
    try writeTruth()
    let result = try folder.scanbench("corpus import in --truth truth --turns 0,90 --output out")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output == """
        left out: in/c.webp: it \(Self.same), and counts once
        left out: in/d.png: it \(Self.same), and counts once
        out: 4 frames of 2 pictures, 2 left out

        """)
    let frames = try Manifest.frames(inFolder: folder.path("out"))
    #expect(frames.map(\.photograph?.source) == ["a.png", "a.png", "b.png", "b.png"])
    #expect(try folder.names(in: "out/images").count == 2, "no image is left behind")
    #expect(try folder.scanbench("corpus verify out").code == 0)
  }

  @Test func `a copy with a code that nobody wrote down contradicts one without codes`() throws {
    try writeCopies()
    try folder.write(
      """
      {"image": "a.png", "codes": []}
      \(Self.line("b.png", "IJKLMNOP"))
      {"image": "c.webp", "codes": []}
      {"image": "d.png", "codes": [{"symbology": "qr_code"}]}
      """, to: "in/truth.jsonl")
    let result = try folder.scanbench("corpus import in --truth truth --output out")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: in/d.png: it \(Self.same), but the truth has other codes on it; correct one of them\n"
    )
    let page = try folder.scanbench(
      "photos in --engine a=ENGINE --truth in/truth.jsonl --output page")
    #expect(
      page.output.contains(
        "truth: 'd.png' \(Self.same), but has other codes; correct one of them: that of the first counts\n"
      ), "\(page.output)\(page.errors)")
  }

  @Test func `pictures that show the same have the same codes on them`() throws {
    try writeCopies()
    try writeTruth(ofLast: "OTHER")
    let result = try folder.scanbench("corpus import in --truth truth --output out")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: in/d.png: it \(Self.same), but the truth has other codes on it; correct one of them\n"
    )
  }

  @Test func `pictures that show the same count once where they are held against a truth`() throws {
    try writeCopies()
    try writeTruth()
    let result = try folder.scanbench(
      "photos in --engine a=ENGINE --truth in/truth.jsonl --output out")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output.hasPrefix(
        "truth: 'c.webp' \(Self.same), and counts once\ntruth: 'd.png' \(Self.same), and counts once\n"
      ), "\(result.output)")
    #expect(result.output.contains("\na: 2 of 2 codes read"), "\(result.output)")
    let readings = try JSONLinesReader.all(
      PictureReading.self, path: folder.path("out/photos.jsonl"))
    #expect(readings.map(\.sameAs) == [nil, nil, "a.png", "a.png"])
  }

  /// As an earlier build wrote them.
  @Test func `a corpus that has a photograph twice is refused`() throws {
    try writeTruth()
    let lines = try folder.text("in/truth.jsonl").split(separator: "\n").prefix(2)
    try folder.write(lines.joined(separator: "\n"), to: "in/truth.jsonl")
    #expect(
      try folder.scanbench("corpus import in --truth truth --name old --output out").code == 0)
    let manifest = try folder.text("out/manifest.jsonl")
    let first = try #require(manifest.split(separator: "\n").first)
    try folder.write(
      manifest + first.replacing("qr_code/000000", with: "qr_code/000009") + "\n",
      to: "out/manifest.jsonl")
    let result = try folder.scanbench("run out --engine a=ENGINE --output run")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: out: old/qr_code/000009 shows the same as old/qr_code/000000, pixel for pixel, and would count "
        + "twice; import the pictures again, which takes each once\n")
  }
}
