import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Photographed
import Records
import Suites
import Testing

@testable import Photographs

/// From pictures and their truth to a corpus, and back.
@Suite struct PhotographImportTests {
  private let fixture: PictureFixture

  /// Pictures of 6 × 4 pixels with a mark at the left of the top row, in two formats, of which one has another mark.
  init() throws {
    fixture = try PictureFixture()
    var image = GreyImage(width: 6, height: 4, filledWith: 200)
    image[1, 0] = 10
    for name in ["a.png", "sub/b.webp"] {
      try EncodedPicture.write(image, to: "\(fixture.path)/\(name)")
      image[5, 3] = 90
    }
    try fixture.write(
      """
      {"image": "a.png", "codes": [{"symbology": "qr_code", "text": "A", "corners": [[1,0],[2,0],[2,1],[1,1]]},
      {"symbology": "maxicode"}]}
      """.replacing("\n", with: " ") + "\n{\"image\": \"sub/b.webp\", \"codes\": []}\n",
      to: "truth.jsonl")
  }

  @discardableResult
  private func write(
    _ output: String = "out", turns: [ImageTurn] = [ImageTurn.allCases[0]], force: Bool = false,
    skipsBad: Bool = false
  ) throws -> [String] {
    try PhotographImport(
      folder: fixture.path, truth: TruthSource(.truth), name: "own", turns: turns
    ).write(
      to: fixture.folder.path(output), isReplaced: force, skipsBad: skipsBad,
      scanbenchVersion: "1", jobs: 2
    ) { _ in }.leftOut
  }

  private func corpus(_ name: String = "out") throws -> Corpus {
    try Corpus(folder: fixture.folder.path(name))
  }

  @Test func `the manifest has what the truth says, and the images what the pictures show`() throws
  {
    #expect(try write() == [])
    let corpus = try corpus()
    #expect(corpus.frames.map(\.frame) == ["own/qr_code/000000", "own/none/000001"])
    let first = corpus.frames[0]
    #expect(first.codes.map(\.text) == ["A"] && first.codes[0].isKnownByText == true)
    #expect(first.others == [OtherCodeRecord(kind: "maxicode")])
    #expect(first.condition == nil && first.namedCondition == nil)
    #expect(first.photograph?.source == "a.png" && first.photograph?.format == "PNG")
    #expect(corpus.frames[1].namedCondition == "sub", "grouped by its folder")
    for frame in corpus.frames {
      let image = try corpus.image(of: frame)
      #expect(image[1, 0] == 10 && image[0, 0] == 200)
    }
    #expect(corpus.origin.photographs?.truth == "truth")
    #expect(try Suite(of: corpus).name == "own")
  }

  @Test func `corners turn with the pixels`() throws {
    try write(turns: ImageTurn.allCases)
    let corpus = try corpus()
    let turned = corpus.frames.filter { $0.photograph?.source == "a.png" }
    #expect(turned.map(\.point) == [0, 90, 180, 270].map { ["rotation_deg": $0] })
    #expect(turned.map(\.width) == [6, 4, 6, 4])
    for frame in turned {
      let image = try corpus.image(of: frame)
      // The code's one pixel is the dark one, wherever it went.
      let centre = try #require(frame.codes[0].corners).centre
      #expect(image[Int(centre.x), Int(centre.y)] == 10, "\(frame.frame)")
      #expect(image.pixels.count { $0 == 10 } == 1)
    }
    #expect(try fixture.folder.names(in: "out/images").count == 2, "each picture is kept once")
  }

  @Test func `the same pictures are the same bytes`() throws {
    try write("one")
    try write("two")
    #expect(try fixture.folder.tree("one") == fixture.folder.tree("two"))
  }

  @Test func `a corpus is replaced only when asked, and the pictures never`() throws {
    try write()
    let again = #expect(throws: (any Error).self) { try write() }
    #expect("\(again.map { "\($0)" } ?? "")".contains("it holds a corpus already"))
    try write(turns: ImageTurn.allCases, force: true)
    #expect(try corpus().frames.count == 8)
    let before = try fixture.folder.tree("in")
    for output in ["in", "."] {
      #expect(throws: (any Error).self) { try write(output, force: true) }
    }
    #expect(try fixture.folder.tree("in") == before)
  }

  @Test func `pictures and truth that lack each other are faults`() throws {
    try EncodedPicture.write(
      GreyImage(width: 6, height: 4, filledWith: 9), to: "\(fixture.path)/new.png")
    let line = "{\"image\": \"a.png\", \"codes\": []}\n{\"image\": \"gone.png\", \"codes\": []}\n"
    try fixture.write(try fixture.folder.text("in/truth.jsonl") + line, to: "truth.jsonl")
    let source = try PhotographImport(folder: fixture.path, truth: TruthSource(.truth))
    #expect(
      source.faults.map(fixture.words) == [
        "in/truth.jsonl:4: there is no picture 'gone.png' in in",
        "in/a.png: the truth has it twice; put all its codes in one place",
        "in/new.png: the truth does not have it; add what it shows, or nothing where it shows no code",
      ])
    #expect(source.truths.map(\.picture) == ["sub/b.webp"])
  }

  @Test func `a picture that cannot be read ends the import, or is left out`() throws {
    try fixture.write("no picture", to: "a.png")
    #expect(throws: PhotographError.self) { try write() }
    let leftOut = try write(skipsBad: true)
    #expect(
      leftOut.map(fixture.words) == ["in/a.png: it is none of \(PictureFormat.names), but a text"])
    #expect(try corpus().frames.count == 1)
    #expect(try corpus().origin.photographs?.leftOut.count == 1)
    try fixture.write("no picture", to: "sub/b.webp")
    #expect(throws: ImportFault.self) { try write("other", skipsBad: true) }
  }

  @Test func `a corpus is named after its folder`() {
    #expect(PhotographImport.name(ofFolder: "My Photos (2)/") == "my-photos-2")
    #expect(PhotographImport.name(ofFolder: "/") == "photographs")
  }
}
