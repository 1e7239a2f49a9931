import BuiltPrograms
import EncodedPictures
import Foundation
import Testing

/// `scanbench corpus label`: engine a reads everything, engine b, another reader, what its options say.
@Suite struct CorpusLabelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try EncodedPicture.write(.letters("AGREEDON", width: 8), to: folder.path("in/a.png"))
    try EncodedPicture.write(.letters("SEENONCE", width: 4), to: folder.path("in/b.png"))
    _ = try folder.writeProgram(
      "exec '\(BuiltProgram.path("scripted-engine"))' --name=other", to: "other")
  }

  private static let label =
    "corpus label in --engine a=ENGINE --engine b=./other --option b:behaviour=reads_nothing"

  private func code(_ symbology: String, _ text: String, by readers: String = "") -> String {
    #"{"symbology": "\#(symbology)", "text": "\#(text)"\#(readers)}"#
  }

  @Test func `pictures that are not agreed on come first, and are open`() throws {
    let result = try folder.scanbench("\(Self.label) --option b:only_width=4")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output == """
        in/truth.jsonl: 2 pictures, of which the engines agree on 1; the first line is open, for you to finish
        then: scanbench corpus import in --output Corpus/in

        """)
    let lines = try folder.text("in/truth.jsonl").split(separator: "\n").map(String.init)
    let symbologies = ["code_128", "ean_13", "qr_code"]
    let open = symbologies.map { code($0, "SEENONCE", by: #", "read_by": ["a"]"#) }
    #expect(
      lines[0]
        == #"{"image": "b.png", "open": "not agreed: keep the codes that are right, add others, "#
        + #"and delete this key", "codes": [\#(open.joined(separator: ", "))]}"#)
    let agreed = symbologies.map { code($0, "AGREEDON") }.joined(separator: ", ")
    #expect(lines[1].hasPrefix(#"{"image": "a.png", "codes": [\#(agreed)],"unedited":""#))
    #expect(lines.count == 2)
  }

  @Test func `other contents and nothing at all are open, too`() throws {
    let differs = Self.label.replacing("reads_nothing", with: "reads_other_text")
    _ = try folder.scanbench(
      "\(differs) --option a:behaviour=reads_nothing --option a:only_width=4")
    let lines = try folder.text("in/truth.jsonl").split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(#""open": "not agreed: "#) })
    #expect(lines[0].contains(#""text": "NODEERGA", "read_by": ["b"]"#))
    #expect(
      try folder.scanbench("\(Self.label) --option a:behaviour=reads_nothing --output empty.jsonl")
        .code
        == 0)
    #expect(
      try folder.text("empty.jsonl").hasPrefix(
        #"{"image": "a.png", "open": "nothing was read: add what it shows, or no code, and delete this key", "codes": []}"#
      ))
  }

  @Test func `the command that comes next works beside a table of truths, too`() throws {
    try folder.write("image,symbology,text\na.png,qr_code,AGREEDON\n", to: "in/truth.csv")
    let result = try folder.scanbench("corpus label in --engine a=ENGINE --engine b=./other")
    let next = "corpus import in --truth in/truth.jsonl --output Corpus/in"
    #expect(result.output.hasSuffix("then: scanbench \(next)\n"))
    // Scripted, the engines agree on an EAN-13 that none can be.
    let possible = try folder.text("in/truth.jsonl").replacing("ean_13", with: "aztec")
    try folder.write(possible, to: "in/truth.jsonl")
    #expect(try folder.scanbench(next).code == 0)
  }

  @Test func `import refuses what is open, and takes it when it is finished`() throws {
    let without = try folder.scanbench("corpus import in --output out")
    #expect(without.code == 65)
    #expect(
      without.errors
        == "scanbench: in: nothing in it says what is on the pictures (truth.jsonl, truth.csv); name a truth with --truth\n"
    )
    _ = try folder.scanbench("\(Self.label) --option b:only_width=4")
    let refused = try folder.scanbench("corpus import in --output out")
    #expect(refused.code == 65)
    #expect(
      refused.errors
        == "scanbench: in/truth.jsonl:1: 'b.png' is open: see that its codes are what it shows, and delete the "
        + "key 'open'\n")
    // Scripted, the engines agree on an EAN-13 that none can be.
    let possible = try folder.text("in/truth.jsonl").replacing("ean_13", with: "aztec")
    try folder.write(possible, to: "in/truth.jsonl")
    let partly = try folder.scanbench("corpus import in --truth truth --skip-bad --output partly")
    #expect(partly.output.hasSuffix("partly: 1 frame of 1 picture, 1 left out\n"))
    let text = try folder.text("in/truth.jsonl").replacing(#/"open": "[^"]*", /#, with: "")
    try folder.write(text, to: "in/truth.jsonl")
    #expect(try folder.scanbench("corpus import in --truth truth --output out").code == 0)
    #expect(try folder.scanbench("corpus verify out").code == 0)
  }

  @Test func `a truth that anybody has changed is never replaced`() throws {
    #expect(try folder.scanbench("\(Self.label) --option b:only_width=4").code == 0)
    let again = try folder.scanbench(Self.label)
    #expect(again.code == 74)
    #expect(
      again.errors
        == "scanbench: in/truth.jsonl: cannot be written: a truth is there already; name another file, add "
        + "what it lacks with --add, or replace what nobody has changed with --force\n")
    #expect(try folder.scanbench("\(Self.label) --force").code == 0)
    let proposal = try folder.text("in/truth.jsonl")
    for (old, new) in [("AGREEDON", "agreedon"), ("}\n", "}\n\n"), ("{", " {")] {
      let edited = proposal.replacing(old, with: new, maxReplacements: 1)
      try folder.write(edited, to: "in/truth.jsonl")
      let refused = try folder.scanbench("\(Self.label) --force")
      #expect(refused.code == 74)
      #expect(
        refused.errors
          == "scanbench: in/truth.jsonl: cannot be written: what is there is no proposal of scanbench that "
          + "nobody has changed; name another file\n")
      #expect(try folder.text("in/truth.jsonl") == edited)
    }
  }

  @Test func `a truth that somebody finished is extended by new pictures alone`() throws {
    let own = #"{"image": "./a.png", "codes": []}"#
    try folder.write(own, to: "in/truth.jsonl")
    let result = try folder.scanbench("\(Self.label) --option b:only_width=4 --add")
    #expect(
      result.output.hasPrefix(
        "in/truth.jsonl: 1 new picture, of which the engines agree on 0; the first new line is open, for you to finish\n"
      ), "\(result.output)\(result.errors)")
    let text = try folder.text("in/truth.jsonl")
    #expect(text.hasPrefix(own + "\n{\"image\": \"b.png\", \"open\": "))
    #expect(text.split(separator: "\n").count == 2 && !text.contains("unedited"))
    let again = try folder.scanbench("\(Self.label) --add")
    #expect(again.code == 0)
    #expect(again.output == "in/truth.jsonl: it has every picture of in; nothing was added\n")
    #expect(try folder.text("in/truth.jsonl") == text)
    try folder.write("no truth", to: "in/truth.jsonl")
    let refused = try folder.scanbench("\(Self.label) --add")
    #expect(refused.code == 65 && refused.errors.hasPrefix("scanbench: in/truth.jsonl:1: "))
    #expect(try folder.text("in/truth.jsonl") == "no truth")
    #expect(try folder.scanbench("\(Self.label) --add --output none.jsonl").code == 65)
  }

  @Test func `what cannot be read is left out, and one engine cannot agree`() throws {
    try folder.write("no picture", to: "in/c.png")
    let result = try folder.scanbench(Self.label)
    #expect(
      result.output.hasPrefix(
        "left out: in/c.png: it is none of PNG, JPEG, WebP, HEIC, AVIF, TIFF, GIF, BMP, but a text\n"
      ))
    let alone = try folder.scanbench("corpus label in --engine a=ENGINE")
    #expect(alone.code == 64)
    #expect(
      alone.errors.hasPrefix("Error: Name at least two engines: it takes two to agree.\n"))
  }

  @Test func `one reader under two labels does not agree with itself`() throws {
    let same = "corpus label in --engine a=ENGINE --engine b=ENGINE"
    for command in [same, "\(same) --option b:only_width=9"] {
      let result = try folder.scanbench(command)
      #expect(result.code == 64)
      #expect(
        result.errors
          == "scanbench: a, b: each is the reader 'scripted', whatever its version and options; it takes two readers "
          + "to agree: name another one\n")
    }
    #expect(try folder.names(in: "in") == ["a.png", "b.png"], "nothing is written")
    // With a third that reads nothing, there are two labels for each code, and one reader.
    let third = try folder.scanbench(
      "\(same) --engine c=./other --option c:behaviour=reads_nothing")
    #expect(third.code == 0, "\(third.errors)")
    let lines = try folder.text("in/truth.jsonl").split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(#""open": "not agreed: "#) })
    #expect(lines[0].contains(#""read_by": ["a","b"]"#))
  }
}
