import ArgumentParser
import Barcodes
import Records
import Workflows

/// `scanbench engine read`
struct EngineReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Have an engine read images, and print what it says.",
    usage: "scanbench engine read <engine> <image> ... [<options>]",
    discussion: """
      Each image is a PNG, JPEG, WebP, HEIC, AVIF, TIFF (each page), GIF or BMP; it is turned \
      as it says, and colours become luma (BT.601). A line says how the engine answered and how long its call took; \
      what it read follows. What it writes to its standard error comes on that of this \
      command. Exits with 1 where it did not answer; a run's reproduce.txt has the commands \
      for the frames on which an engine died.

      EXAMPLE
        scanbench engine read zxing photo.jpg
        scanbench engine read ./my-engine frames/*.png --mask ean_13+ean_8
      """)

  @OptionGroup var engine: SingleEngineOptions

  @Argument(help: ArgumentHelp("Images, such as JPEG.", valueName: "image"))
  var images: [String]

  @Option(
    help: ArgumentHelp(
      "all, linear, matrix, or symbologies joined by +; the engine is asked for those that it claims.",
      valueName: "mask"))
  var mask = "all"

  @Option(
    help: ArgumentHelp(
      "How the pixels lie in the upright scene, as in EXIF: 1 to 8.", valueName: "number"))
  var orientation: Int?

  @Option(help: ArgumentHelp("The region of interest, in pixels.", valueName: "x,y,w,h"))
  var roi: String?

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let code = try engine.choice().read(
      images, mask: FormatMask(argument: mask),
      view: FrameView(orientation: parsedOrientation(), region: parsedRegion()),
      limits: limits.limits, tell: { print($0) })
    guard code == 0 else { throw ExitCode(code) }
  }

  private func parsedOrientation() throws -> ImageOrientation? {
    guard let orientation else { return nil }
    guard let parsed = ImageOrientation(rawValue: orientation) else {
      throw UsageError("--orientation \(orientation): write a number from 1 to 8")
    }
    return parsed
  }

  private func parsedRegion() throws -> PixelRectangle? {
    guard let roi else { return nil }
    let numbers = roi.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 4, numbers[0] >= 0, numbers[1] >= 0, numbers[2] > 0, numbers[3] > 0
    else { throw UsageError("--roi \(roi): write X,Y,WIDTH,HEIGHT in pixels, as in 0,120,640,240") }
    return PixelRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
