import BuiltPrograms
import EncodedPictures
import Foundation
import Records
import Testing

/// Measurements of other pictures, that repeat themselves, or have numbers that no photograph has.
@Suite struct MeasurementFaultTests {
  private let folder: TemporaryFolder

  /// Two corpora of one name, whose frames have the same names and other pixels.
  init() throws {
    folder = try TemporaryFolder()
    for (corpus, letters) in [("one", "ABCDEFGH"), ("other", "IJKLMNOP")] {
      try EncodedPicture.write(.letters(letters, width: 4), to: folder.path("\(corpus)/a.png"))
      try EncodedPicture.write(.letters("QRSTUVWX", width: 8), to: folder.path("\(corpus)/b.png"))
      try folder.write(
        "image,symbology,text\na.png,qr_code,A\nb.png,qr_code,B\n", to: "\(corpus)/truth.csv")
      let result = try folder.scanbench(
        "corpus import \(corpus) --truth csv --name photos --output corpora/\(corpus)")
      #expect(result.code == 0, "\(result.errors)")
    }
  }

  private func hash(ofFrame number: Int, in corpus: String) throws -> String {
    try Manifest.frames(inFolder: folder.path("corpora/\(corpus)"))[number].pixelsSHA256
  }

  /// A line of `camera measure`.
  private func line(
    _ number: Int = 0, pixels: String?, blur: String = "0.4", corner: String = "1",
    symbol: String = "1"
  ) -> String {
    let hash = pixels.map { #""pixels_sha256":"\#($0)","# } ?? ""
    return """
      {"schema":1,"frame":"photos/qr_code/00000\(number)","code":0,\(hash)"symbology":"qr_code","unexplained":0.01,
      "geometry":{"corners":[[\(corner),0],[3,0],[3,2],[0,2]],"module_width_px":2,"modules_wide":21,"modules_high":21,
      "rotation_deg":0,"yaw_deg":0,"pitch_deg":0,"focal_length_px":1000,"cylinder_wrap_deg":0,"mirrored":false},
      "print":{"ink_growth_modules":0,"contrast":0.9,"inverted":false},"symbol":{"version":\(symbol)},
      "light":{"dark":0.1,"light":0.9,"brightness":1,"illumination_ramp":0,"illumination_ramp_angle_deg":0},
      "blur":{"kind":"gaussian","deviation_px":0.8,"size_px":0.8,"size_modules":\(blur)},
      "noise":{"dark_sd":2,"light_sd":2,"lag_x":0,"lag_y":0},"transfer":"linear"}
      """.replacing("\n", with: "") + "\n"
  }

  private static let twin = "corpus twin corpora/one --measured m.jsonl --output out"
  private static let profile =
    "camera profile m.jsonl --name made --source words --output made.yaml"

  private func expectRefusal(
    _ command: String, _ reason: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try folder.scanbench(command)
    #expect(result.errors == "scanbench: m.jsonl:\(reason)\n", sourceLocation: location)
    #expect(result.code == 65, sourceLocation: location)
    let names = try folder.names(in: ".")
    #expect(!names.contains("out") && !names.contains("made.yaml"), sourceLocation: location)
  }

  @Test func `what was measured in its corpus has twins and a camera`() throws {
    try folder.write(
      try line(pixels: hash(ofFrame: 0, in: "one")) + line(1, pixels: hash(ofFrame: 1, in: "one")),
      to: "m.jsonl")
    let twins = try folder.scanbench(Self.twin)
    #expect(twins.output == "out: 2 twins\n", "\(twins.errors)")
    #expect(try folder.scanbench("corpus verify out").code == 0)
    #expect(try folder.scanbench(Self.profile).output.hasPrefix("made.yaml: 2 draws\n"))
  }

  @Test func `measurements of a corpus of the same name have no twins`() throws {
    try folder.write(line(pixels: try hash(ofFrame: 0, in: "other")), to: "m.jsonl")
    try expectRefusal(
      Self.twin,
      "1: 'photos/qr_code/000000' has other pixels in the corpus; name the one that was measured, or measure it anew"
    )
    try folder.write(line(7, pixels: try hash(ofFrame: 0, in: "one")), to: "m.jsonl")
    try expectRefusal(
      Self.twin,
      "1: the corpus has no code 0 of 'photos/qr_code/000007'; name the corpus that was measured")
  }

  @Test(arguments: [twin, profile])
  func `measurements that do not say of which picture they are make nothing`(command: String)
    throws
  {
    try folder.write(line(pixels: nil), to: "m.jsonl")
    try expectRefusal(
      command,
      "1: it lacks 'pixels_sha256', which says what picture was measured; measure the corpus anew")
  }

  @Test(arguments: [twin, profile])
  func `a code that is measured twice is refused with its line`(command: String) throws {
    let line = line(pixels: try hash(ofFrame: 0, in: "one"))
    try folder.write(line + line, to: "m.jsonl")
    try expectRefusal(
      command,
      "2: code 0 of 'photos/qr_code/000000' was measured in line 1 already, and would count twice; remove one"
    )
  }

  @Test func `a picture under several names is one draw of a camera`() throws {
    let lines = (0..<4).map { line($0, pixels: "0a") }.joined()
    try folder.write(lines, to: "m.jsonl")
    try folder.write(line(9, pixels: "0b") + line(8, pixels: "0a"), to: "n.jsonl")
    let result = try folder.scanbench(Self.profile.replacing("m.jsonl", with: "m.jsonl n.jsonl"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output.hasPrefix(
        """
        made.yaml: 2 draws
          4 measurements are of pictures that were measured before, pixel for pixel, and count once

        """), "\(result.output)")
  }

  @Test(arguments: [twin, profile])
  func `a blur that no suite may have is refused`(command: String) throws {
    let pixels = try hash(ofFrame: 0, in: "one")
    let end = "; restore the file, or build its folder anew"
    try folder.write(line(pixels: pixels, blur: "1000000"), to: "m.jsonl")
    try expectRefusal(
      command,
      "1: not a usable record: gaussian_blur_modules is 1000000.0, but must lie in 0.0 … 20.0\(end)"
    )
    try folder.write(line(pixels: pixels, symbol: "1e15"), to: "m.jsonl")
    try expectRefusal(
      command, "1: not a usable record: 1000000000000000.0 lies outside 0 … 1000000 at symbol\(end)"
    )
  }

  @Test func `a corner far from its photograph is refused`() throws {
    try folder.write(
      line(pixels: try hash(ofFrame: 0, in: "one"), corner: "-999999"), to: "m.jsonl")
    for command in [Self.twin, Self.twin + " --in-place"] {
      try expectRefusal(
        command,
        "1: a corner at (-999999.0, 0.0) lies far from its frame of 4 × 2 px; measure the corpus anew"
      )
    }
  }

  @Test func `where engines read is taken from a run of the same pictures alone`() throws {
    #expect(try folder.scanbench("run corpora/other --engine a=ENGINE --output run").code == 0)
    let result = try folder.scanbench("camera measure corpora/one --run run --output new.jsonl")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: run: 'photos/qr_code/000000' has other pixels there; name a run of the corpus that is measured\n"
    )
    #expect(try !folder.names(in: ".").contains("new.jsonl"))
  }
}
