import BuiltPrograms
import Foundation
import Records
import Testing

/// Gates that nothing could fail, and pictures that have to be read.
@Suite struct PinnedFrameTests {
  private let folder: TemporaryFolder

  /// Pictures of QR codes, all of which the proxy loses where it is told to.
  init() throws {
    folder = try TemporaryFolder()
  }

  private func importPictures(_ count: Int, inFolder sub: String = "") throws {
    try folder.write(SuiteText.plain(samples: count), to: "source.yaml")
    #expect(try folder.scanbench("corpus build source.yaml --output source").code == 0)
    var truth = "image,symbology,text\n"
    try FileManager.default.createDirectory(
      atPath: folder.path("in/\(sub)"), withIntermediateDirectories: true)
    for (number, frame) in try Manifest.frames(inFolder: folder.path("source")).enumerated() {
      try FileManager.default.copyItem(
        atPath: folder.path("source/\(FileName.imagePath(ofFrame: frame.frame))"),
        toPath: folder.path("in/\(sub)\(number).png"))
      let text = frame.codes[0].text.replacing("\"", with: "\"\"")
      truth += "\(sub)\(number).png,qr_code,\"\(text)\"\n"
    }
    try folder.write(truth, to: "in/truth.csv")
    let result = try folder.scanbench("corpus import in --truth csv --name photos --output corpus")
    #expect(result.code == 0, "\(result.errors)")
  }

  private func duel(_ rest: String = "", drop: String = "1.0") throws -> CommandResult {
    let zxing = BuiltProgram.path("scanbench-engine-zxing")
    return try folder.scanbench(
      "duel \(zxing) \(BuiltProgram.path("scanbench-engine-proxy")) --option candidate:drop=\(drop) "
        + "--suite corpus --accuracy-only --output duel --force \(rest)",
      environment: ["SCANBENCH_PROXY_ENGINE": zxing])
  }

  @Test(arguments: [1, 6])
  func `of so few pictures all may be lost, and that is not fine`(count: Int) throws {
    try importPictures(count)
    let result = try duel()
    #expect(result.code == 2, "\(result.output)")
    #expect(
      result.output.contains(
        "Inconclusive: \(count) of \(count == 1 ? "1 frame" : "6 frames") lost"), "\(result.output)"
    )
    #expect(result.output.contains("7 or more can, were all of them lost"))
    if count == 6 { #expect(result.output.contains("least p of reading less 0.016 (qr_code)")) }
    // Nor is it fine where nothing is lost: nothing could have been found.
    #expect(try duel(drop: "0").code == 2)
  }

  @Test func `of seven pictures all lost are worse, and none lost is fine`() throws {
    try importPictures(7)
    #expect(try duel().code == 1)
    #expect(try duel(drop: "0").code == 0)
  }

  @Test func `where none may be lost one is worse, by name`() throws {
    try importPictures(1)
    let result = try duel("--no-lost")
    #expect(result.code == 1)
    #expect(result.output.contains("qr_code: 1 of 1 frame lost and 0 gained; none may be."))
    #expect(try folder.text("duel/junit.xml").contains("photos/qr_code/000000"))
  }

  @Test func `a picture that has to be read is worse where it is not, in a folder of its own, too`()
    throws
  {
    try importPictures(12, inFolder: "shelf/")
    try folder.write(
      "# what customers sent\n\nshelf/3.png\nphotos/qr_code/000000\n", to: "pinned.txt")
    let result = try duel("--must-read pinned.txt")
    #expect(result.code == 1)
    #expect(result.output.contains("shelf/3.png has to be read, and is not."), "\(result.output)")
    #expect(try duel("--must-read pinned.txt", drop: "0").code == 0)
  }

  @Test func `a picture that is not there is named with its line`() throws {
    try importPictures(1)
    try folder.write("0.png\n9.png\n", to: "pinned.txt")
    let result = try duel("--must-read pinned.txt")
    #expect(result.code == 65)
    #expect(
      result.errors.hasSuffix(
        "scanbench: pinned.txt:2: there is no frame, no picture and no pixels_sha256 '9.png' among those compared; name them as the manifest does, "
          + "or remove the line\n"), "\(result.errors)")
    try folder.write("# none\n", to: "pinned.txt")
    #expect(
      try duel("--must-read pinned.txt").errors.hasSuffix(
        "scanbench: pinned.txt: it names no frame; write one in each line\n"))
  }

  @Test func `a frame is named by its pixels, whatever its number is`() throws {
    try importPictures(3)
    let frame = try #require(try Manifest.frames(inFolder: folder.path("corpus")).last)
    try folder.write("\(frame.pixelsSHA256) of/another/000007\n", to: "pinned.txt")
    let result = try duel("--must-read pinned.txt")
    #expect(result.code == 1)
    #expect(
      result.output.contains(
        "\(frame.pixelsSHA256) of/another/000007 has to be read, and is not."), "\(result.output)")
    let other = (frame.pixelsSHA256.first == "A" ? "B" : "A") + frame.pixelsSHA256.dropFirst()
    try folder.write("\(other)\n", to: "pinned.txt")
    #expect(try duel("--must-read pinned.txt").code == 65)
  }

  @Test func `of two runs, too, and of summaries nothing can be pinned`() throws {
    try importPictures(6)
    let zxing = BuiltProgram.path("scanbench-engine-zxing")
    #expect(try folder.scanbench("run corpus --engine zxing=\(zxing) --output one").code == 0)
    #expect(
      try folder.scanbench(
        "run corpus --engine zxing=\(BuiltProgram.path("scanbench-engine-proxy")) --option zxing:drop=1.0 --output other",
        environment: ["SCANBENCH_PROXY_ENGINE": zxing]
      ).code == 0)
    #expect(try folder.scanbench("compare one other --output c").code == 2)
    #expect(try folder.scanbench("compare one other --output c --no-lost").code == 1)
    for run in ["one", "other"] { #expect(try folder.scanbench("report \(run)").code == 0) }
    let result = try folder.scanbench(
      "compare one/summary.json other/summary.json --output c --no-lost")
    #expect(result.code == 65)
    #expect(result.errors.contains("summaries have no frames"))
  }
}
