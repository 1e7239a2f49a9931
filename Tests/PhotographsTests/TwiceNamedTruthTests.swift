import Foundation
import Photographed
import Suites
import Testing

@testable import Photographs

/// Truths and recordings that say something twice.
@Suite struct TwiceNamedTruthTests {
  @Test func `an archive that has a picture twice says nothing of it`() throws {
    let fixture = try PictureFixture("a.jpg", "b.png", "c.png")
    try fixture.writeArchive(
      [
        ("a.txt", "[]"), ("a.jpg.txt", "[]"), ("b.txt", "[]"), ("c.txt", "[]"), ("c.png.txt", "{}"),
      ])
    let imported = try PhotographImport(folder: fixture.path, truth: TruthSource(.barcodeDataset))
    #expect(imported.truths.map(\.picture) == ["b.png"])
    #expect(
      imported.faults.map(fixture.words) == [
        "in/results.zip, c.png.txt: a list is needed; it has another shape than this kind of truth",
        "in/a.jpg: the truth has it twice; put all its codes in one place",
      ])
  }

  @Test func `a reader has one answer on a picture, and copies are one picture`() throws {
    let fixture = try PictureFixture("a.jpg", "b.jpg")
    try fixture.writeArchive(
      [("a-one.json", #"{"results":[]}"#), ("b-one.json", #"{"results":[]}"#)])
    let answers = try DatasetRecording(folder: fixture.path).answers(
      of: "one", device: nil, source: "a test")
    #expect(answers.count == 1)
    try fixture.writeArchive(
      [("a-one.json", #"{"results":[]}"#), ("a.jpg-one.json", #"{"results":[]}"#)])
    let fault = #expect(throws: ImportFault.self) {
      try DatasetRecording(folder: fixture.path).answers(of: "one", device: nil, source: "a test")
    }
    #expect(
      fault.map(fixture.words)
        == "in/results.zip, a.jpg-one.json: it has an answer of 'one' on 'a.jpg' already; remove one"
    )
  }

  @Test func `an object that has a key twice says nothing`() throws {
    let fixture = try PictureFixture("a.jpg", "b.jpg")
    let (one, other) = (#"{"filename": "a.jpg", "regions": []}"#, #"{"filename": "b.jpg"}"#)
    for (key, words) in [("x", "x"), (#"\u0078"#, "x"), (#"q\"{"#, #"q"{"#)] {
      let twice = key == #"\u0078"# ? "x" : key
      try fixture.write(
        #"{"y": \#(other), "\#(key)": \#(one), "z": {"x": 1}, "\#(twice)": \#(other)}"#,
        to: "via_project.json")
      fixture.expectRefusal(
        .via,
        "in/via_project.json: an object has the key '\(words)' twice; put all of it in one place")
    }
    try fixture.write(
      #"{"image": "a.jpg", "codes": [], "codes": []}"# + "\n" + #"{"image": "b.jpg", "codes": []}"#,
      to: "truth.jsonl")
    let imported = try PhotographImport(folder: fixture.path, truth: TruthSource(.truth))
    #expect(imported.truths.map(\.picture) == ["b.jpg"])
    #expect(
      imported.faults.map(fixture.words) == [
        "in/truth.jsonl:1: an object has the key 'codes' twice; put all of it in one place"
      ])
  }
}
