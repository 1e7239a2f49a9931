import BuiltPrograms
import Foundation
import Records
import Testing

/// `scanbench corpus show` of a suite: one frame alone.
@Suite struct CorpusShowTests {
  private let folder: TemporaryFolder

  private static let profiles = """
    schema: 1
    name: shown
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: [1.5, 2]
    profiles:
      quick: {target: 0.9, start: 4, most: 8}
      many: {samples: 20}
      timed: {blocks: [3, 5]}
    """

  private static let stream = SuiteText.held()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.profiles, to: "shown.yaml")
    try folder.write(Self.stream, to: "held.yaml")
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
  }

  /// The digest of a frame's pixels, as it is printed.
  private func pixels(of command: String) throws -> String {
    let result = try folder.scanbench(command)
    try #require(result.code == 0, "\(result.errors)")
    return String(try #require(result.output.firstMatch(of: /"pixels_sha256" : "([0-9a-f]+)"/)).1)
  }

  @Test func `a frame of a suite is that of the corpus that is built of it`() throws {
    #expect(try folder.scanbench("corpus build tiny.yaml --output corpus --seed 5").code == 0)
    let frame = "tiny/qr_code/000000"
    let built = try pixels(of: "corpus show corpus \(frame) --output built.png")
    #expect(
      try pixels(of: "corpus show tiny.yaml \(frame) --seed 5 --output alone.png") == built)
    #expect(try pixels(of: "corpus show tiny.yaml \(frame) --output other.png") != built)
    let pictures = try ["built.png", "alone.png"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.path($0)))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: [
    ("held.yaml", "held/qr_code/000017", "quick"), ("shown.yaml", "shown/qr_code/000009", "quick"),
    ("shown.yaml", "shown/ean_13/000007", "timed"), ("shown.yaml", "shown/ean_13/000039", "many"),
  ])
  func `any frame is rendered alone: of streams, and where it depends on reads which are read`(
    suite: String, frame: String, profile: String
  ) throws {
    let result = try folder.scanbench("corpus show \(suite) \(frame) --profile \(profile)")
    #expect(result.errors == "" && result.code == 0)
    #expect(result.output.contains("\"\(frame)\""))
    let picture = frame.replacing("/", with: "-") + ".png"
    #expect(result.output.hasSuffix("corners drawn in: \(picture)\n"))
    #expect(try folder.names(in: ".").contains(picture))
  }

  @Test(arguments: [
    (
      "shown.yaml shown/qr_code/000039",
      "shown.yaml: profile 'quick' has no frame 'shown/qr_code/000039'; give the run's: --profile many"
    ),
    (
      "shown.yaml shown/qr_code/000500",
      "shown.yaml: profile 'quick' has no frame 'shown/qr_code/000500'; its frames run from shown/ean_13/000000 "
        + "to shown/qr_code/000015"
    ),
    (
      "tiny.yaml tiny/qr_code/000000 --profile full",
      "tiny.yaml: there is no profile 'full'; it has quick"
    ),
  ])
  func `a frame that there is not is named, with where it is`(
    arguments: String, message: String
  ) throws {
    let result = try folder.scanbench("corpus show \(arguments)")
    #expect(result.errors == "scanbench: \(message)\n")
    #expect(result.code == 65)
    #expect(result.output == "")
  }

  @Test func `a frame that cannot be made is named with its condition`() throws {
    try folder.write(
      SuiteText.tiny.replacing("frame: tight", with: "frame: {width: 60, height: 60}"),
      to: "small.yaml")
    let result = try folder.scanbench("corpus show small.yaml tiny/ean_13/000000")
    #expect(result.errors.hasPrefix("scanbench: small.yaml: frame tiny/ean_13/000000"))
    #expect(result.errors.contains("symbol and quiet zone need a frame width of "))
    #expect(result.code == 65)
  }
}
